import BarPolicies

/// L8: rest at the start is shown.
struct ShownAtStart: LawWatch {
    func see(_ moment: Moment) -> String? {
        guard let step = moment.step, step.phase == .idle, step.isAtStart, !moment.isOverruled else { return nil }
        if moment.settled != 1 { return "The content rests at its start, and the bar ends at \(moment.settled.plain)." }
        guard moment.willBeLowered else { return nil }
        return "The content rests at its start, and the bar is lowered once more."
    }
}

/// L9: content that fits is shown.
struct ShownWhereContentFits: LawWatch {
    func see(_ moment: Moment) -> String? {
        guard let step = moment.step, step.contentFits, !moment.isOverruled else { return nil }
        if let said = moment.heard.last?.said, step.previousLimit <= 0, said.exposure < step.bar.target {
            return "The content cannot scroll there, and it said \(moment.heard.last?.said.words ?? "")."
        }
        guard step.phase == .idle || step.endsDrag, moment.settled != 1 else { return nil }
        return "The content cannot scroll there, and the bar ends at \(moment.settled.plain)."
    }
}

/// L10: pulling to refresh never hides.
struct ShownWhilePulled: LawWatch {
    func see(_ moment: Moment) -> String? {
        for heard in moment.heard {
            let step = heard.step
            guard step.isAtStart, step.travel == 0, step.offset < 0 || step.previousOffset < 0 else { continue }
            if let said = heard.said, said.exposure < step.bar.target {
                return "The content is pulled past its start or springs back, and it said \(heard.said.words)."
            }
        }
        return nil
    }
}
