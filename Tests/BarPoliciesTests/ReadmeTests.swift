import BarPolicies
import Foundation
import Testing

/// What the README says of the policies is so.
@Suite struct ReadmeTests {
    static let text =
        (try? String(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appendingPathComponent("README.md"), encoding: .utf8)) ?? ""

    /// The rows of its tables: a policy's name and the trace in the last column.
    static let rows: [(name: String, script: String)] = text.split(separator: "\n").compactMap { line in
        guard line.hasPrefix("| `"), line.hasSuffix("` |") else { return nil }
        let cells = line.split(separator: "`")
        return (String(cells[1]), String(cells[cells.count - 2]))
    }

    static let policies: [String: AnyVisibilityPolicy] = [
        "FlickToolbarPolicy": AnyVisibilityPolicy(FlickToolbarPolicy()),
        "SwipeNavBarPolicy": AnyVisibilityPolicy(SwipeNavBarPolicy()),
        "StickyHeaderPolicy": AnyVisibilityPolicy(StickyHeaderPolicy()),
        "TravelRule": AnyVisibilityPolicy(TravelRule()),
        "FixedPolicy": AnyVisibilityPolicy(FixedPolicy()),
        "ContentFits": AnyVisibilityPolicy(ContentFits()),
        "StartZone(60)": AnyVisibilityPolicy(StartZone(60)),
        "FollowingBarPolicy": AnyVisibilityPolicy(FollowingBarPolicy()),
    ]

    @Test func everyTraceInItsTablesHolds() throws {
        #expect(Set(Self.rows.map(\.name)) == Set(Self.policies.keys))
        for row in Self.rows {
            let policy = try #require(Self.policies[row.name])
            #expect(row.script.contains("?"))
            try play(row.script, policy)
        }
    }

    @Test func itsCustomPolicyDoesWhatItsTraceSays() throws {
        let trace = "D >500 ?1 >700 ?>0 U +1s D >670 ?settled:1"
        #expect(Self.text.contains(trace))
        try play(trace, HideAfterAScreen())
    }

    @Test func itsCompositionIsReluctantToHide() throws {
        let patient = FirstDecision {
            ContentFits(margin: .barLength)
            StartZone(60)
            TravelRule(hideDistance: 24, showDistance: 0)
        }
        try play("D >60 ?1 >84 ?>0 +1s >83 ?>1", patient)
        try play("C=644 D >44 ?1", patient)
    }

    @Test func itIsShort() {
        #expect(Self.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
    }
}

/// The README's custom policy.
private struct HideAfterAScreen: VisibilityPolicy {
    var distance = ScrollDistance(from: .turn, down: 600, up: 20)

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let way = distance.advance(by: step)
        if step.isAtStart { return .show(because: "at the start") }
        switch way {
        case .down: return .hide(.sliding(0.3), because: "a screen further down")
        case .up: return .show(.sliding(0.3), because: "turned back")
        case nil: return nil
        }
    }
}
