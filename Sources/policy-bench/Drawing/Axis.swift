/// Brings the numbers of a chart to places in a drawing, and finds round numbers to mark.
struct Axis {
    /// The numbers at both ends.
    let numbers: ClosedRange<Double>
    /// The place of the lowest number, in the drawing.
    let start: Double
    /// The place of the highest number; less than `start` where the axis runs to the left or up.
    let end: Double

    /// Makes an axis. Where all numbers are the same, it is given a length of 1.
    init(_ numbers: ClosedRange<Double>, from start: Double, to end: Double) {
        let isPoint = numbers.lowerBound == numbers.upperBound
        self.numbers = isPoint ? numbers.lowerBound...(numbers.lowerBound + 1) : numbers
        self.start = start
        self.end = end
    }

    /// The place of a number; what is beyond an end stands at that end.
    func place(_ number: Double) -> Double {
        let bounded = min(max(number, numbers.lowerBound), numbers.upperBound)
        let share = (bounded - numbers.lowerBound) / (numbers.upperBound - numbers.lowerBound)
        return start + share * (end - start)
    }

    /// Round numbers within the axis, `count` of them or fewer: 1, 2 or 5 times a power of ten apart.
    func ticks(_ count: Int) -> [Double] {
        let width = numbers.upperBound - numbers.lowerBound
        let step = Self.roundStep(atLeast: width / Double(max(count, 2) - 1))
        let first = (numbers.lowerBound / step).rounded(.up)
        let last = (numbers.upperBound / step).rounded(.down)
        guard first <= last else { return [] }
        // Counted in whole steps, so that 0.3 is 0.3 and not a sum of tenths.
        return stride(from: first, through: last, by: 1).map { step < 1 ? $0 / (1 / step).rounded() : $0 * step }
    }

    private static func roundStep(atLeast least: Double) -> Double {
        var power = 1.0
        while power * 10 <= least { power *= 10 }
        while power > least, power > 1e-6 { power /= 10 }
        for factor in [1.0, 2, 5, 10] where factor * power >= least * (1 - 1e-9) { return factor * power }
        return 10 * power
    }
}
