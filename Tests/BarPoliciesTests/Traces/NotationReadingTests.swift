import BarPolicies
import Testing

/// Each token, and what it stands for.
@Suite struct NotationReadingTests {
    /// A short text for the events behind the set-up: phase, offset, and what else is out of the ordinary.
    private func events(_ notation: String) throws -> String {
        try ScrollTrace(notation).events.dropFirst().map { event in
            guard case .sample(let sample) = event else { return "\(event)" }
            return "\(sample.phase) \(sample.offset)" + (sample.velocity.map { " at \($0)" } ?? "")
        }.joined(separator: ", ")
    }

    private func samples(_ notation: String) throws -> [ScrollSample] {
        try ScrollTrace(notation).events.compactMap { event in
            if case .sample(let sample) = event { sample } else { nil }
        }
    }

    @Test func theSetUpIsTheFirstSample() throws {
        let trace = try ScrollTrace("y=1500 H C=4000 B=40 V=800 t:2.5 phase:dragging")
        let sample = ScrollSample(
            time: 2.5, offset: 1500, contentLength: 4000, viewportLength: 800, phase: .interacting)
        #expect(trace == ScrollTrace(events: [.sample(sample)], barLength: 40, startsHidden: true))
    }

    @Test(arguments: ["", "S", " \n\t\r ", "V=600 C=3000 B=44 y=0 S", "|", "S |"])
    func theSetUpHasDefaults(notation: String) throws {
        let sample = ScrollSample(time: 0, offset: 0, contentLength: 3000, viewportLength: 600, phase: .idle)
        #expect(try ScrollTrace(notation) == ScrollTrace(events: [.sample(sample)]))
    }

    @Test func noneLeavesTheFirstSampleOut() throws {
        #expect(try ScrollTrace("none") == ScrollTrace())
        let sample = ScrollSample(
            time: 2 + 1.0 / 60, offset: 70, contentLength: 3000, viewportLength: 600, phase: .tracking)
        #expect(try ScrollTrace("none y=70 t:2 !hide T").events == [.call(.hide), .sample(sample)])
    }

    @Test(arguments: [
        ("T", "tracking 100.0"), ("T90", "tracking 90.0"), ("D", "interacting 100.0"), ("D300", "interacting 300.0"),
        (">390", "interacting 390.0"), (">-5.5", "interacting -5.5"), ("~390", "decelerating 390.0"),
        (">160/20", "interacting 120.0, interacting 140.0, interacting 160.0"),
        (">150/20", "interacting 120.0, interacting 140.0, interacting 150.0"),
        ("~50/20", "decelerating 80.0, decelerating 60.0, decelerating 50.0"),
        (">100/20", "interacting 100.0"), (">100.3/0.1", "interacting 100.1, interacting 100.2, interacting 100.3"),
        ("X", "idle 100.0"), (".", "idle 100.0"), (".1520", "idle 1520.0"), (".0.5", "idle 0.5"), ("..5", "idle 0.5"),
        ("J800", "animating 800.0, idle 800.0"), ("A700", "animating 700.0"),
        ("W40", "interacting 40.0, idle 40.0"),
        ("W160/40", "interacting 140.0, interacting 160.0, idle 160.0"), ("Z", "zooming 100.0"),
        ("Z80", "zooming 80.0"), ("U", "idle 100.0"), ("U900", "idle 100.0 at 900.0"),
        ("U ~120", "decelerating 100.0, decelerating 120.0"),
        (
            "U-900 !hide +1s ~90",
            "decelerating 100.0 at -900.0, call(BarPolicies.ScrollTrace.HostCall.hide), "
                + "wait(1.0), decelerating 90.0"
        ),
        ("U . ~120", "idle 100.0, idle 100.0, decelerating 120.0"), (". v:-3", "idle 100.0 at -3.0"),
        ("J800 v:5 .", "animating 800.0, idle 800.0 at 5.0, idle 800.0"),
        ("D v:7 =", "interacting 100.0 at 7.0, interacting 100.0 at 7.0"),
        ("v:3 =", "idle 100.0 at 3.0"), ("D C=400", "interacting 100.0, interacting 100.0"),
        ("T V=300@7", "tracking 100.0, tracking 7.0"),
    ])
    func samplesStandForThemselves(token: String, expected: String) throws {
        #expect(try events("y=100 " + token) == expected)
    }

    @Test func samplesAreASixtiethApart() throws {
        let sixtieth = 1.0 / 60
        #expect(try samples("T D").map(\.time) == [0, sixtieth, sixtieth + sixtieth])
        #expect(try samples("| t:2.5 T .").map(\.time) == [0, 2.5, 2.5 + sixtieth])
        #expect(try samples("+0.5s +0.25s .").map(\.time) == [0, 0.75 + sixtieth])
        #expect(try samples("| t:2 W40/20 .").map(\.time).prefix(3) == [0, 2, 2 + sixtieth])
    }

    @Test func stepsAreNotOneMoreForRounding() throws {
        #expect(2.1 / 0.3 > 7)
        #expect(try samples(">2.1/0.3").count == 1 + 7)
    }

    @Test func equalRepeatsTheTimeToo() throws {
        #expect(try samples("T = = ").map(\.time) == [0, 1.0 / 60, 1.0 / 60, 1.0 / 60])
        #expect(try samples("T +1s =").map(\.time) == [0, 1.0 / 60, 1.0 / 60])
        #expect(
            try samples("T t:4 c:5 p:6 =").last
                == ScrollSample(time: 4, offset: 0, contentLength: 5, viewportLength: 6, phase: .tracking))
    }

    @Test func lengthsChangeFromASampleOn() throws {
        let lengths = try samples("C=1000 V=500 | C=400 V=300@9 c:50 T p:60 c:70 >10 .").map {
            "\($0.phase) \($0.offset) \($0.contentLength) \($0.viewportLength)"
        }
        #expect(
            lengths == [
                "idle 0.0 1000.0 500.0", "idle 0.0 400.0 500.0", "idle 9.0 400.0 300.0", "tracking 9.0 50.0 300.0",
                "interacting 10.0 70.0 60.0", "idle 10.0 70.0 60.0",
            ])
    }

    @Test func attachIsFollowedByTheFirstSampleOfTheNewScroller() throws {
        let sixtieth = 1.0 / 60
        #expect(
            try samples("y=100 D !attach C=900 V=500 y=30 .").dropFirst(2) == [
                ScrollSample(
                    time: sixtieth + sixtieth, offset: 30, contentLength: 900, viewportLength: 500, phase: .idle),
                ScrollSample(
                    time: sixtieth + sixtieth + sixtieth, offset: 30, contentLength: 900, viewportLength: 500,
                    phase: .idle),
            ])
        #expect(try events("y=100 D !attach V=500 . ").hasSuffix("attach), idle 0.0, idle 0.0"))
        #expect(try events("y=100 D !attach V=500 t:3 V=400").hasSuffix("attach), idle 0.0, idle 0.0"))
        #expect(try events("y=100 D !attach .").hasSuffix("attach), idle 100.0"))
        #expect(
            try samples("!attach t:3 V=500 v:2").last
                == ScrollSample(
                    time: 3, offset: 0, contentLength: 3000, viewportLength: 500, phase: .idle, velocity: 2))
    }

    @Test(arguments: [
        ("!hold", ScrollTrace.HostCall.hold(.shown)), ("!freeze", .hold(.asItIs)), ("!release", .release(.shown)),
        ("!thaw", .release(.asItIs)), ("!show", .show), ("!hide", .hide), ("!expose:0.5", .expose(0.5)),
        ("!attach", .attach), ("!length:60", .barLength(60)), ("!done", .motionEnded), ("!tap", .scrollToStart),
        ("!reduce", .reducesMotion(true)), ("!reduce:1", .reducesMotion(true)), ("!reduce:0", .reducesMotion(false)),
    ])
    func hostCalls(token: String, call: ScrollTrace.HostCall) throws {
        #expect(try ScrollTrace(token).events.dropFirst() == [.call(call)])
    }

    @Test(arguments: [
        ("+0.5s", ScrollTrace.Event.wait(0.5)), ("+-1s", .wait(-1)), ("?1", .expect(.exposure(1))),
        ("?>0.25", .expect(.target(0.25))), ("?settled:0", .expect(.settled(0))), ("?moves:2", .expect(.moves(2))),
    ])
    func waitsAndExpectations(token: String, event: ScrollTrace.Event) throws {
        #expect(try ScrollTrace(token).events.dropFirst() == [event])
    }
}
