import BarPoliciesTesting

/// Which settings are left when only those are dropped that others beat in everything.
enum TradeOff {
    /// Marks the settings on the front.
    ///
    /// - Complexity: O(settings times different costs on the front).
    static func mark(_ settings: inout [Setting]) {
        // By cost in all: whatever beats a setting in everything comes before it.
        let order = settings.indices.sorted { (settings[$0].cost.total, $0) < (settings[$1].cost.total, $1) }
        var front: [FeelCost] = []
        for index in order {
            let cost = settings[index].cost
            if front.contains(where: { $0.dominates(cost) }) { continue }
            settings[index].isOnFront = true
            if front.last != cost { front.append(cost) }
        }
    }

    /// The settings as points: what a missing bar costs, against what an unquiet one costs. Those on the front
    /// stand out, and the best is named.
    static func svg(_ settings: [Setting], names: [String]) -> String {
        let left = 70.0
        let bottom = 420.0
        var drawing = Drawing(width: 720, height: 480, title: "Settings by their costs")
        let worst = settings.map(\.cost)
        let losses = Axis(0...max(worst.map(\.loss).max() ?? 1, 0.001), from: left, to: 690)
        let unrests = Axis(0...max(worst.map(\.unrest).max() ?? 1, 0.001), from: bottom, to: 50)
        drawing.text("Settings by their costs", x: 24, y: 26, size: 15, isBold: true)
        drawing.columns(losses, top: 50, bottom: bottom)
        drawing.rows(unrests, left: left, right: 690)
        drawing.text("loss: the bar is missing when it is wanted", x: 690, y: bottom + 36, .end, size: 11, .quiet)
        drawing.text("unrest: it moves, flickers, stands half way", x: left, y: 44, size: 11, .quiet)
        for setting in settings.reversed() {
            let place = (x: losses.place(setting.cost.loss), y: unrests.place(setting.cost.unrest))
            let ink: Ink = setting.isOnFront ? .series(1) : .series(0)
            drawing.circle(x: place.x, y: place.y, radius: setting.isOnFront ? 4 : 2.5, ink, opacity: 0.6)
        }
        if let best = settings.first {
            let words = zip(names, best.values).map { "\($0) \($1)" }.joined(separator: ", ")
            let place = (x: losses.place(best.cost.loss), y: unrests.place(best.cost.unrest))
            drawing.circle(x: place.x, y: place.y, radius: 6, .text)
            drawing.text("best: \(words)", x: min(place.x + 10, 460), y: max(place.y - 10, 64), size: 12, isBold: true)
        }
        return drawing.svg
    }
}
