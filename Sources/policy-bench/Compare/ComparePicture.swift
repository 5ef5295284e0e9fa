import BarPolicies

/// One recording as a picture: where the content was, and below it how much of each bar was on screen.
///
/// It keeps a limited number of moments, each with the least and the most of what happened meanwhile, so that its size
/// does not grow with the recording, and no move is lost.
struct ComparePicture {
    /// How many recordings one drawing takes.
    static let most = 12
    private static let mostMoments = 2_000

    private let name: String
    private let policies: [BuiltPolicy]
    private var runs: [ReplayRun] = []
    private var moments: [Moment] = []
    /// How many samples a moment holds.
    private var stride = 1
    private var samplesInLast = 0

    private struct Moment {
        var start: Double
        var end: Double
        var position: ClosedRange<Double>
        var exposures: [ClosedRange<Double>]

        mutating func add(_ other: Moment) {
            end = other.end
            position = position.union(other.position)
            for index in exposures.indices { exposures[index] = exposures[index].union(other.exposures[index]) }
        }
    }

    init(_ name: String, _ policies: [BuiltPolicy]) {
        self.name = name
        self.policies = policies
    }

    mutating func begin(barLength: Double, startsHidden: Bool) {
        runs = policies.map {
            ReplayRun(
                name: name, policy: $0.erased, barLength: barLength, startsHidden: startsHidden, firesTimers: true)
        }
    }

    mutating func play(_ events: [ScrollTrace.Event]) {
        for event in events {
            let rows = runs.indices.compactMap { runs[$0].play(event).row }
            guard let row = rows.first, row.sample.isPlausible, let time = runs.first?.time else { continue }
            let exposures = rows.map { $0.bar.exposure...$0.bar.exposure }
            add(Moment(start: time, end: time, position: row.position...row.position, exposures: exposures))
        }
    }

    private mutating func add(_ moment: Moment) {
        if samplesInLast > 0, samplesInLast < stride {
            moments[moments.count - 1].add(moment)
            samplesInLast += 1
            return
        }
        if moments.count == Self.mostMoments {
            moments = Swift.stride(from: 0, to: moments.count, by: 2).map { index in
                var both = moments[index]
                both.add(moments[index + 1])
                return both
            }
            stride *= 2
        }
        moments.append(moment)
        samplesInLast = 1
    }
}

extension ClosedRange<Double> {
    fileprivate func union(_ other: ClosedRange<Double>) -> ClosedRange<Double> {
        Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
    }
}

// MARK: Drawing

extension ComparePicture {
    private static let width = 960.0
    private static let left = 180.0
    private static let right = width - 24
    private static let chartHeight = 150.0
    private static let stripHeight = 26.0
    private static let stripGap = 10.0

    private var height: Double {
        44 + Self.chartHeight + Double(policies.count) * (Self.stripHeight + Self.stripGap) + 44
    }

    /// Some recordings, one below the other.
    static func svg(_ pictures: [ComparePicture]) -> String {
        let height = pictures.reduce(0) { $0 + $1.height }
        let names = pictures.map(\.name).joined(separator: ", ")
        var drawing = Drawing(width: width, height: height, title: "Bars on \(names)")
        var top = 0.0
        for picture in pictures {
            picture.draw(in: &drawing, top: top)
            top += picture.height
        }
        return drawing.svg
    }

    private func draw(in drawing: inout Drawing, top: Double) {
        let times = Axis((moments.first?.start ?? 0)...(moments.last?.end ?? 1), from: Self.left, to: Self.right)
        let nearest = moments.map(\.position.lowerBound).min() ?? 0
        // Less than a bar's length is not blown up to look like scrolling.
        let furthest = max(moments.map(\.position.upperBound).max() ?? 0, nearest + 100)
        let chartTop = top + 44
        let chartBottom = chartTop + Self.chartHeight
        let positions = Axis(nearest...furthest, from: chartTop, to: chartBottom)
        let bottom = top + height - 44

        drawing.text(name, x: 24, y: top + 24, size: 15, isBold: true)
        drawing.text("position, points", x: 24, y: chartTop + 12, size: 11, .quiet)
        drawing.rows(positions, left: Self.left, right: Self.right)
        drawing.columns(times, top: chartTop, bottom: bottom)
        drawing.text("seconds", x: Self.right, y: bottom + 30, .end, size: 11, .quiet)
        drawing.line(line(times, positions) { $0.position }, .text, width: 1.5)

        for index in policies.indices {
            let stripTop = chartBottom + Self.stripGap + Double(index) * (Self.stripHeight + Self.stripGap)
            let ground = stripTop + Self.stripHeight
            let exposures = Axis(0...1, from: ground, to: stripTop)
            let points = line(times, exposures) { $0.exposures[index] }
            drawing.area(under: points, to: ground, .series(index), opacity: 0.25)
            drawing.line([(Self.left, ground), (Self.right, ground)], .grid)
            drawing.line(points, .series(index), width: 1.5)
            drawing.text(label(policies[index].text), x: 24, y: ground - 8, size: 12, .series(index))
        }
    }

    /// A name that fits beside a strip.
    private func label(_ text: String) -> String { text.count <= 24 ? text : text.prefix(22) + "…" }

    private func line(
        _ times: Axis, _ values: Axis, _ value: (Moment) -> ClosedRange<Double>
    ) -> [(x: Double, y: Double)] {
        var points: [(x: Double, y: Double)] = []
        for moment in moments {
            let range = value(moment)
            add((x: times.place(moment.start), y: values.place(range.lowerBound)), to: &points)
            guard range.lowerBound < range.upperBound else { continue }
            add((x: times.place(moment.end), y: values.place(range.upperBound)), to: &points)
        }
        return points
    }

    /// Adds a point; of a level stretch only both ends are kept.
    private func add(_ point: (x: Double, y: Double), to points: inout [(x: Double, y: Double)]) {
        if points.count > 1, points[points.count - 1].y == point.y, points[points.count - 2].y == point.y {
            points.removeLast()
        }
        points.append(point)
    }
}
