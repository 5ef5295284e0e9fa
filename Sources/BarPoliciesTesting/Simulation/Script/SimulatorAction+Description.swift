import BarPolicies

extension ScrollSimulator.Action: CustomStringConvertible {
    /// The action as it stands in a script, what is usual left out: `drag 300 down in 0.5`.
    public var description: String {
        switch self {
        case .touch: "touch"
        case .drag(let points, let seconds): "drag \(way(points))\(time(seconds, usually: 0.3))"
        case .fling(let velocity): "fling \(way(velocity))"
        case .lift(let target): "lift" + (target.map { " towards \(text($0))" } ?? "")
        case .cancelTouch: "cancel"
        case .wait(let seconds, let keepsVelocity): "wait \(text(seconds))" + (keepsVelocity ? " stale" : "")
        case .settle: "settle"
        case .stall(let seconds): "stall \(text(seconds))"
        case .insertAbove(let points, let anchoring): "\(rows(points)) above\(word(for: anchoring))"
        case .append(let points): "\(rows(points)) below"
        case .rotate(let viewport, let content):
            "rotate \(text(viewport))" + (content.map { " content \(text($0))" } ?? "")
        case .keyboard(let points): "keyboard \(text(points))"
        case .wheel(let points, let seconds): "wheel \(way(points))\(time(seconds, usually: 0))"
        case .pinch(let factor, let seconds): "pinch \(text(factor))\(time(seconds, usually: 0.3))"
        case .jump(let target, let stopsMomentum): "jump \(text(target))" + (stopsMomentum ? "" : " running")
        case .animate(let target, let seconds): "animate \(text(target))\(time(seconds, usually: 0.3))"
        case .scrollToStart(let seconds): "top\(time(seconds, usually: 0.4))"
        case .refresh(let seconds): "refresh" + (seconds == 1 ? "" : " \(text(seconds))")
        case .endRefreshing: "refreshed"
        case .call(let call): word(for: call)
        }
    }

    private func text(_ number: Double) -> String {
        let text = number.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private func way(_ number: Double) -> String {
        "\(text(abs(number))) \(number < 0 ? "up" : "down")"
    }

    private func time(_ seconds: Double, usually usual: Double) -> String {
        seconds == usual ? "" : " in \(text(seconds))"
    }

    private func rows(_ points: Double) -> String {
        "\(points < 0 ? "delete" : "insert") \(text(abs(points)))"
    }

    private func word(for anchoring: ScrollSimulator.Anchoring) -> String {
        switch anchoring {
        case .together: ""
        case .lengthFirst: " late"
        case .none: " loose"
        }
    }

    /// The notation of a trace that holds nothing but the call ends with the call.
    private func word(for call: ScrollTrace.HostCall) -> String {
        let notation = ScrollTrace(events: [.call(call)]).notation
        return notation.split(separator: " ").last.map(String.init) ?? ""
    }
}
