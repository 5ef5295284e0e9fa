import BarPolicies

/// L7: a resting, shown bar is asked to lower only in a step with travel.
struct HidingNeedsTravel: LawWatch {
    func see(_ moment: Moment) -> String? {
        for heard in moment.heard {
            guard let said = heard.said, said.exposure < 1, heard.step.bar.isShown, heard.step.travel == 0 else {
                continue
            }
            return "The user scrolled nothing there (cause \(heard.step.cause)), and it said \(heard.said.words)."
        }
        return nil
    }
}
