import BarPolicies
import Testing

@Suite struct NotationErrorTests {
    private func message(_ notation: String) -> String {
        do {
            return "read: \(try ScrollTrace(notation))"
        } catch {
            return error.description
        }
    }

    @Test(arguments: [
        ("V=600 C=3000 T D >39x", #"token 5 ">39x": expected a number after ">""#),
        (">", #"token 1 ">": expected a number after ">""#),
        ("~", #"token 1 "~": expected a number after "~""#),
        ("W", #"token 1 "W": expected a number after "W""#),
        ("J", #"token 1 "J": expected a number after "J""#),
        ("A", #"token 1 "A": expected a number after "A""#),
        ("Down", #"token 1 "Down": expected a number after "D""#),
        ("T1x", #"token 1 "T1x": expected a number after "T""#),
        ("Zz", #"token 1 "Zz": expected a number after "Z""#),
        ("Up", #"token 1 "Up": expected a number after "U""#),
        (".x", #"token 1 ".x": expected a number after ".""#),
        (">9/", #"token 1 ">9/": expected a number after "/""#),
        (">9/0", #"token 1 ">9/0": expected steps above 0, at most 100000 of them, after "/""#),
        (">9/-1", #"token 1 ">9/-1": expected steps above 0, at most 100000 of them, after "/""#),
        ("~1e9/0.001", #"token 1 "~1e9/0.001": expected steps above 0, at most 100000 of them, after "/""#),
        (".inf", #"token 1 ".inf": expected a finite number after ".""#),
        (". C=1e999", #"token 2 "C=1e999": expected a finite number after "C=""#),
        (". C=5@x", #"token 2 "C=5@x": expected a number after "@""#),
        (". V=", #"token 2 "V=": expected a number after "V=""#),
        ("V=x", #"token 1 "V=x": expected a number after "V=""#),
        ("B=-1", #"token 1 "B=-1": expected a bar length of 0 to 1000000000 points"#),
        ("y=1 y=2", #"token 2 "y=2": expected y= only once here"#),
        ("S V=1 H", #"token 3 "H": expected S or H only once here"#),
        ("t:1 t:2", #"token 2 "t:2": expected t: only once here"#),
        (
            "phase:lost",
            #"token 1 "phase:lost": expected idle, tracking, interacting, decelerating, animating or zooming"#
        ),
        (". B=44", #"token 2 "B=44": expected it before the first sample"#),
        (". S", #"token 2 "S": expected it before the first sample"#),
        (". none", #"token 2 "none": expected it before the first sample"#),
        ("| |", #"token 2 "|": expected it before the first sample"#),
        (". phase:idle", #"token 2 "phase:idle": expected it before the first sample"#),
        (". y=3", #"token 2 "y=3": expected it before the first sample or directly after "!attach""#),
        ("!attach . y=3", #"token 3 "y=3": expected it before the first sample or directly after "!attach""#),
        ("!attach y=1 y=2", #"token 3 "y=2": expected y= only once here"#),
        ("none =", #"token 2 "=": expected a sample before it"#),
        ("none v:3", #"token 2 "v:3": expected a sample directly before it"#),
        ("!hide v:3", #"token 2 "v:3": expected a sample directly before it"#),
        (". t:1 !hide", #"token 3 "!hide": expected a sample after "t:1""#),
        (". t:1 t:2", #"token 3 "t:2": expected a sample after "t:1""#),
        (". c:1 c:2", #"token 3 "c:2": expected a sample after "c:1""#),
        (". p:1 p:2", #"token 3 "p:2": expected a sample after "p:1""#),
        (". t:1 v:2", #"token 3 "v:2": expected a sample after "t:1""#),
        ("X5", #"token 1 "X5": expected a sample, a host call, a wait, an expectation or a length"#),
        ("jump", #"token 1 "jump": expected a sample, a host call, a wait, an expectation or a length"#),
        ("+5", #"token 1 "+5": expected seconds, as in +0.5s"#),
        ("+xs", #"token 1 "+xs": expected a number after "+""#),
        ("?", #"token 1 "?": expected a number after "?""#),
        ("?>", #"token 1 "?>": expected a number after "?>""#),
        ("?settled:nan", #"token 1 "?settled:nan": expected a finite number after "?settled:""#),
        ("?moves:1.5", #"token 1 "?moves:1.5": expected a whole number after "?moves:""#),
        ("!length:", #"token 1 "!length:": expected a number after "length:""#),
        (
            "!jump",
            #"token 1 "!jump": expected !hold, !release, !freeze, !thaw, !show, !hide, !expose:0.5, !attach, "#
                + "!length:60, !done, !tap, !reduce or !reduce:0"
        ),
        ("hide", #"token 1 "hide": expected a sample, a host call, a wait, an expectation or a length"#),
    ])
    func namesTheToken(notation: String, text: String) {
        #expect(message(notation) == "script: " + text)
    }

    @Test func aScriptMayNotEndBeforeTheSampleItAnnounces() {
        #expect(message(". t:1 c:2") == #"script: expected a sample after "c:2", found the end"#)
    }

    @Test func aTraceWithANumberThatIsNotFiniteIsWrittenButNotRead() {
        #expect(message(ScrollTrace(events: [.wait(.nan)]).notation).contains("expected a finite number after \"+\""))
    }
}
