import BarPolicies
import BarPoliciesTesting
import Testing

@Suite struct ScriptTests {
    @Test func `a script does what the calls do`() throws {
        var (scripted, called) = (ScrollSimulator(), ScrollSimulator())
        try scripted.play("drag 300 down, fling 1200, wait 0.5, insert 500 above\n settle")
        called.drag(by: 300)
        called.fling(velocity: 1_200)
        called.wait(0.5)
        called.insertAbove(500)
        called.settle()
        #expect(scripted == called)
        #expect(scripted.samples.count > 100)
    }

    @Test(arguments: [
        "touch", "drag 300 down", "drag 300 up in 0.5", "fling 1200 down", "fling 900 up", "lift", "lift towards 400",
        "cancel", "wait 0.5", "wait 3 stale", "settle", "stall 0.2", "insert 500 above", "insert 500 above late",
        "delete 80.5 above loose", "insert 500 below", "delete 500 below", "rotate 400", "rotate 400 content 5000",
        "keyboard 300", "keyboard -300", "wheel 120 down", "wheel 600 up in 0.2", "pinch 2", "pinch 0.5 in 1",
        "jump 800", "jump 800 running", "animate 800", "animate 800 in 1", "top", "top in 1", "refresh", "refresh 2",
        "refreshed", "!hold", "!thaw", "!expose:0.5", "!attach", "!tap",
    ])
    func `an action is written as it is read`(text: String) throws {
        let actions = try ScrollSimulator.Action.script(text)
        #expect(actions.map(\.description) == [text])
    }

    @Test func `every action does what it says`() throws {
        // One after the other, with what each leaves behind.
        let expected: [(String, ScrollSample.Phase, Double)] = [
            ("touch", .tracking, 0), ("drag 310 down", .interacting, 300), ("cancel", .idle, 300),
            ("drag 60 down in 1", .interacting, 350), ("wait 0.1, lift", .idle, 350),
            ("fling 300 up, settle", .idle, 350 - 20 - 145), ("jump 800", .idle, 800),
            ("insert 200 above", .idle, 1_000), ("delete 200 above", .idle, 800),
            ("insert 200 above late", .idle, 1_000),
            ("insert 200 above loose", .idle, 1_000), ("insert 100 below", .idle, 1_000),
            ("delete 100 below", .idle, 1_000), ("wheel 50", .idle, 1_050), ("animate 400 in 0.1, settle", .idle, 400),
            ("rotate 300 content 600", .idle, 300), ("pinch 2", .idle, 750), ("keyboard 100, jump 1000", .idle, 1_000),
            ("keyboard -100", .idle, 900), ("top, settle", .idle, 0), ("refresh", .idle, 0),
            ("drag 50 down, wait 0.1, lift towards 80, settle", .idle, 80),
        ]
        var simulator = ScrollSimulator()
        for (script, phase, offset) in expected {
            try simulator.play(script)
            #expect(simulator.phase == phase, "\(script)")
            #expect(near(simulator.offset, offset, 2), "\(script)")
        }
    }

    @Test func `down is the usual direction, and blanks do not matter`() throws {
        let actions = try ScrollSimulator.Action.script("  drag   300,,fling -20 \n\n, wheel 5 up ")
        #expect(actions == [.drag(300, seconds: 0.3), .fling(-20), .wheel(-5, seconds: 0)])
    }

    @Test(arguments: [
        ("drag 300, insert 500", #"token 2 "insert 500": expected above or below"#),
        ("drag", #"token 1 "drag": expected a number after "drag""#),
        ("drag  x down", #"token 1 "drag x down": expected a number after "drag""#),
        ("fling nan", #"token 1 "fling nan": expected a number after "fling""#),
        ("jump inf", #"token 1 "jump inf": expected a number after "jump""#),
        ("wait -1", #"token 1 "wait -1": expected a number of 0 to 3600 seconds after "wait""#),
        ("drag 5 in 1e9", #"token 1 "drag 5 in 1e9": expected a number of 0 to 3600 seconds after "drag 5 in""#),
        ("pinch 0", #"token 1 "pinch 0": expected a number above 0 after "pinch""#),
        ("rotate 0", #"token 1 "rotate 0": expected a number above 0 after "rotate""#),
        ("settle now", #"token 1 "settle now": expected no more after "settle""#),
        (
            "!hodl",
            #"token 1 "!hodl": expected !hold, !release, !freeze, !thaw, !show, !hide, !expose:0.5, !attach, !length:60, "#
                + "!done, !tap, !reduce or !reduce:0"
        ),
        ("!hold,!expose:x", #"token 2 "!expose:x": expected a number after "expose:""#),
    ])
    func `a mistake is named with its place`(script: String, message: String) {
        var simulator = ScrollSimulator()
        let error = #expect(throws: TraceError.self) { try simulator.play(script) }
        #expect(error?.description == "gestures: " + message)
        #expect(simulator.samples.count == 1)
    }

    @Test func `an unknown action is answered with those there are`() {
        let error = #expect(throws: TraceError.self) { try ScrollSimulator.Action.script("swipe 5") }
        #expect(
            error?.description
                == #"gestures: token 1 "swipe 5": expected touch, drag, fling, lift, cancel, wait, settle, stall, "#
                + "insert, delete, rotate, keyboard, wheel, pinch, jump, animate, top, refresh, refreshed or a host call"
        )
    }
}
