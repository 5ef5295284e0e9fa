import BarPoliciesTesting

/// What became of one row between two measurements.
struct RowVerdict {
    enum Kind: String {
        case same, better, worse
        case onlyInOld = "only in old"
        case onlyInNew = "only in new"
        /// A loop by hand that stands for itself: where the compiler puts so short a loop makes a third of its time.
        case notJudged = "not judged"
    }

    /// With what the row's time is compared within each run, so that a slower machine is no verdict.
    enum Measure {
        /// The loop by hand.
        case ratio
        /// Reading alone.
        case reading

        /// The least change that counts. Runs of one build differ by up to 4 %, of builds whose code lies elsewhere by up
        /// to 6 %; by reading, which waits for the memory, runs of one build by up to 8 %.
        var leastChange: Double {
            switch self {
            case .ratio: 0.08
            case .reading: 0.15
            }
        }
    }

    let name: String
    let kind: Kind
    let measure: Measure?
    let old: TimedRatio?
    let new: TimedRatio?

    /// How much more the row takes: 0.1 = a tenth more.
    var change: Double? {
        guard let old, let new else { return nil }
        return new.median / old.median - 1
    }

    /// Judges a row that is in both measurements: by the ratio to the loop by hand where both have the same one, else by
    /// the ratio to reading alone. `nil` where they have neither.
    init?(_ old: MeasurementFile.Row, _ new: MeasurementFile.Row) {
        name = new.name
        if old.base == new.base, old.base != old.name, let before = old.ratio, let after = new.ratio {
            (measure, self.old, self.new) = (.ratio, before, after)
            kind = Self.judge(before, after, Measure.ratio.leastChange)
        } else if let before = old.overReading, let after = new.overReading {
            (measure, self.old, self.new) = (.reading, before, after)
            let standsForItself = new.base == nil && new.policyBytes == nil
            kind = standsForItself ? .notJudged : Self.judge(before, after, Measure.reading.leastChange)
        } else {
            return nil
        }
    }

    /// A row that one measurement has.
    init(_ name: String, onlyIn kind: Kind) {
        self.name = name
        self.kind = kind
        measure = nil
        old = nil
        new = nil
    }

    /// A change counts if it is large enough, and the intervals of both runs leave no doubt of it.
    private static func judge(_ old: TimedRatio, _ new: TimedRatio, _ leastChange: Double) -> Kind {
        if new.median > old.median * (1 + leastChange), new.low > old.high { return .worse }
        if new.median < old.median * (1 - leastChange), new.high < old.low { return .better }
        return .same
    }
}
