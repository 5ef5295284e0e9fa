import BarPolicies

/// What every scroller does all day, one thing after the other: the first that is played.
enum PlainGestures {
    static let traces: [ScrollTrace] = [
        session { view in
            view.drag(by: 300)
            view.lift()
            view.wait(1)
            view.drag(by: -200)
            view.lift()
            view.wait(1)
            view.fling(velocity: 1500)
            view.settle()
            view.fling(velocity: -800)
            view.settle()
            view.scrollToStart()
            view.settle()
        },
        session { view in
            view.refresh()
            view.drag(by: 1500, over: 1.5)
            view.lift()
            view.wait(1)
            view.jump(to: 0)
            view.wait(1)
            view.fling(velocity: 3000)
            view.wait(0.5)
            view.insertAbove(500)
            view.settle()
            view.drag(by: -4000, over: 2)
            view.cancelTouch()
            view.settle()
        },
        session { view in
            view.jump(to: 2400)
            view.wait(1)
            view.wheel(by: -300)
            view.wheel(by: 400, over: 0.2)
            view.wait(1)
            view.drag(by: 150)
            view.wait(0.1)
            view.lift()
            view.settle()
            view.drag(by: 150)
            view.drag(by: -190)
            view.lift()
            view.wait(1)
            view.drag(by: -300)
            view.lift()
            view.drag(by: 340)
            view.lift()
            view.settle()
            view.wait(1)
            view.drag(by: 150)
            view.wait(0.1)
            view.lift()
            view.settle()
            view.wait(1)
            view.fling(velocity: 2500)
            view.settle()
            view.drag(by: 40)
            view.delete(2400)
            view.lift()
            view.settle()
            view.fling(velocity: 2000)
            view.settle()
        },
        session { view in
            view.drag(by: 400)
            view.lift()
            view.wait(1)
            view.delete(3000)
            view.settle()
            view.drag(by: 100)
            view.lift()
            view.settle()
        },
        session(content: 800) { view in
            view.drag(by: 120)
            view.lift()
            view.wait(1)
            view.rotate(viewport: 900)
            view.settle()
            view.wait(1)
            view.rotate(viewport: 500)
            view.drag(by: 120)
            view.rotate(viewport: 800)
            view.lift()
            view.settle()
            view.drag(by: 120)
            view.lift()
            view.settle()
        },
        refreshBegunByTheProgram,
    ]

    /// The content is held before its start, and no finger brought it there.
    private static var refreshBegunByTheProgram: ScrollTrace {
        var hand = Hand()
        hand.drag(by: 300, step: 30)
        hand.rest(1)
        hand.scroll(to: -60)
        hand.rest(1)
        hand.scroll(to: 0)
        hand.rest(1)
        return hand.trace
    }

    private static func session(content: Double = 3000, _ body: (inout ScrollSimulator) -> Void) -> ScrollTrace {
        var view = ScrollSimulator(content: content)
        body(&view)
        return view.trace
    }
}
