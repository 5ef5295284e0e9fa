/// L3: decisions are finite.
struct DecisionRange: LawWatch {
    func see(_ moment: Moment) -> String? {
        for heard in moment.heard {
            guard let said = heard.said else { continue }
            if !(said.exposure >= 0 && said.exposure <= 1) { return "It said an exposure of \(said.exposure.plain)." }
            if !(said.motion.duration >= 0 && said.motion.duration < .infinity) {
                return "It said a motion of \(said.motion.duration.plain) s."
            }
            if !(said.delay >= 0 && said.delay < .infinity) { return "It said a delay of \(said.delay.plain) s." }
        }
        return nil
    }
}
