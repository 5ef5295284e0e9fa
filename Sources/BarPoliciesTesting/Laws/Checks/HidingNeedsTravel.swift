import BarPolicies

/// L7: a resting, shown bar is asked to lower only in a step with travel.
struct HidingNeedsTravel: LawWatch {
    func see(_ moment: Moment) -> String? {
        for heard in moment.heard {
            guard let said = heard.said, said.exposure < 1, heard.step.bar.isShown, heard.step.travel == 0 else {
                continue
            }
            // With reduced motion nothing follows the finger, and its lift, or the end of its momentum, is all there is.
            if heard.step.bar.reducesMotion, heard.step.endsDrag || heard.step.settles { continue }
            return "The user scrolled nothing there (cause \(heard.step.cause)), and it said \(heard.said.words)."
        }
        return nil
    }
}
