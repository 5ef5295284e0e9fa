import BarPolicies

extension ScrollSimulator {
    /// One thing that a user, an app or time does to the simulated view: a gesture as a value.
    ///
    /// A session as an array of actions can be made at random, shortened and written down, and be played again:
    ///
    /// ```swift
    /// var simulator = ScrollSimulator()
    /// simulator.perform(.drag(300, seconds: 0.3))
    /// try simulator.play("fling 1200, wait 0.5, insert 500 above, settle")
    /// ```
    ///
    /// Each case stands for the function of the same name. Distances and velocities are positive towards the end.
    public enum Action: Sendable, Hashable {
        /// ``ScrollSimulator/touch()``: `touch`.
        case touch
        /// ``ScrollSimulator/drag(by:over:)``: `drag 300 down`, `drag 300 up in 0.5`.
        case drag(Double, seconds: Double)
        /// ``ScrollSimulator/fling(velocity:)``: `fling 1200`, `fling 1200 up`.
        case fling(Double)
        /// ``ScrollSimulator/lift(towards:)``: `lift`, `lift towards 400`.
        case lift(towards: Double?)
        /// ``ScrollSimulator/cancelTouch()``: `cancel`.
        case cancelTouch
        /// ``ScrollSimulator/wait(_:keepsVelocity:)``: `wait 0.5`, `wait 0.5 stale`.
        case wait(Double, keepsVelocity: Bool)
        /// ``ScrollSimulator/settle()``: `settle`.
        case settle
        /// ``ScrollSimulator/stall(_:)``: `stall 0.2`.
        case stall(Double)
        /// ``ScrollSimulator/insertAbove(_:anchoring:)``: `insert 500 above`; `delete 500 above` is a negative one; with
        /// `late` behind it the length comes first, with `loose` the offset stays.
        case insertAbove(Double, Anchoring)
        /// ``ScrollSimulator/append(_:)``: `insert 500 below`; `delete 500 below` is a negative one.
        case append(Double)
        /// ``ScrollSimulator/rotate(viewport:content:)``: `rotate 400`, `rotate 400 content 5000`.
        case rotate(viewport: Double, content: Double?)
        /// ``ScrollSimulator/keyboard(_:)``: `keyboard 300`, `keyboard -300`.
        case keyboard(Double)
        /// ``ScrollSimulator/wheel(by:over:)``: `wheel 120 down`, `wheel 600 up in 0.2`.
        case wheel(Double, seconds: Double)
        /// ``ScrollSimulator/pinch(by:over:)``: `pinch 2`, `pinch 0.5 in 1`.
        case pinch(Double, seconds: Double)
        /// ``ScrollSimulator/jump(to:stopsMomentum:)``: `jump 800`, `jump 800 running`.
        case jump(Double, stopsMomentum: Bool)
        /// ``ScrollSimulator/animate(to:over:)``: `animate 800`, `animate 800 in 1`.
        case animate(Double, seconds: Double)
        /// ``ScrollSimulator/scrollToStart(over:)``: `top`, `top in 1`.
        case scrollToStart(seconds: Double)
        /// ``ScrollSimulator/refresh(for:)``: `refresh`, `refresh 2`.
        case refresh(Double)
        /// ``ScrollSimulator/endRefreshing()``: `refreshed`.
        case endRefreshing
        /// ``ScrollSimulator/call(_:)``, in the words of the traces' notation: `!hold`, `!attach`.
        case call(ScrollTrace.HostCall)
    }

    /// Performs an action.
    public mutating func perform(_ action: Action) {
        switch action {
        case .touch: touch()
        case .drag(let points, let seconds): drag(by: points, over: seconds)
        case .fling(let velocity): fling(velocity: velocity)
        case .lift(let target): lift(towards: target)
        case .cancelTouch: cancelTouch()
        case .wait(let seconds, let keepsVelocity): wait(seconds, keepsVelocity: keepsVelocity)
        case .settle: settle()
        case .stall(let seconds): stall(seconds)
        case .insertAbove(let points, let anchoring): insertAbove(points, anchoring: anchoring)
        case .append(let points): append(points)
        case .rotate(let viewport, let content): rotate(viewport: viewport, content: content)
        case .keyboard(let points): keyboard(points)
        case .wheel(let points, let seconds): wheel(by: points, over: seconds)
        case .pinch(let factor, let seconds): pinch(by: factor, over: seconds)
        case .jump(let target, let stopsMomentum): jump(to: target, stopsMomentum: stopsMomentum)
        case .animate(let target, let seconds): animate(to: target, over: seconds)
        case .scrollToStart(let seconds): scrollToStart(over: seconds)
        case .refresh(let seconds): refresh(for: seconds)
        case .endRefreshing: endRefreshing()
        case .call(let call): self.call(call)
        }
    }
}
