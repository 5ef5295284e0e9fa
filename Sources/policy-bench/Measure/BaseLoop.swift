import BarPoliciesTesting

/// A loop by hand that policies are held to and compared with.
struct BaseLoop: Sendable {
    let name: String
    let loop: TimedLoop

    init(_ policy: String, _ run: @escaping TimedLoop.Run) {
        name = "\(policy), same duty by hand"
        loop = TimedLoop(byHand: run)
    }

    static let flick = BaseLoop("flick", flickDuty)
    static let swipe = BaseLoop("swipe", swipeDuty)
    static let sticky = BaseLoop("sticky", stickyDuty)
    static let three = BaseLoop("composed of 3", threeComposedDuty)
    static let five = BaseLoop("composed of 5", fiveComposedDuty)

    /// The loop that gives the same moves as a policy, found by how the policy prints; `nil` where there is none.
    static func matching(_ policy: String) -> BaseLoop? {
        switch policy {
        case "flick": flick
        case "swipe": swipe
        case "sticky": sticky
        case String(describing: Compositions.three): three
        default: nil
        }
    }
}
