/// What one recording asks of one policy, worked out by reading how the offset went. "Up" and
/// "above" are towards the start, "down" and "below" towards the end; numbers are positions in points.
///
/// A move's bracket, from `after` to `before` in seconds, holds the time of the sample at which the
/// move must be asked: one time of the recording, or two where a motion ends within rounding of a sample.
struct RecordingReading: Sendable {
    /// The policy that is meant, with its defaults, its bar shown at the start.
    enum Leaf: Sendable { case flick, sticky }

    /// One move that must be asked for: the exposure to go to, when, and what the user did.
    struct Move: Sendable {
        let to: Double
        let after: Double
        let before: Double
        let because: String

        static func hide(_ after: Double, _ before: Double, _ because: String) -> Move {
            Move(to: 0, after: after, before: before, because: because)
        }

        static func show(_ after: Double, _ before: Double, _ because: String) -> Move {
            Move(to: 1, after: after, before: before, because: because)
        }
    }

    /// The recording's path in the folder of recordings.
    let file: String
    let policy: Leaf
    /// All moves, in order; no others may be asked for.
    let moves: [Move]
    /// Why nothing may move, where `moves` is empty.
    let note: String

    init(_ recording: String, _ policy: Leaf, _ moves: [Move] = [], note: String = "") {
        file = "chromium/\(recording).csv"
        self.policy = policy
        self.moves = moves
        self.note = note
    }
}

extension RecordingReading {
    /// Every reading that the rules settle.
    static let all: [RecordingReading] =
        drags + flings + edges + programs + content
        + views + wheelAndKeys + sessions
}
