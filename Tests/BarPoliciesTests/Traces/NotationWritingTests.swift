import BarPolicies
import Testing

/// Writing picks the telling token: these come back as they are.
@Suite struct NotationWritingTests {
    @Test(arguments: [
        "V=600 C=3000", "V=600 C=3000 y=-0 B=0.5 H t:2 phase:tracking v:3", "V=600 C=3000 none",
        "V=600 C=3000 H none !hide",
        "V=600 C=3000 T D >390/20 U900 ~2400/40 .", "V=600 C=3000 D300 U ~310 .", "V=600 C=3000 T D5 >7 X ~9 .",
        "V=600 C=3000 T U", "V=600 C=3000 T X ~7", "V=600 C=3000 .1520 J800 W40 W400/40 Z80 Z A700 A900 T30",
        "V=600 C=3000 = C=400 V=300 C=3500@1520 v:2", "V=600 C=3000 | C=400", "V=600 C=3000 v:1 C=400",
        "V=600 C=3000 | t:2.5 c:70 T p:80 c:90 D8 v:-0.25",
        "V=600 C=3000 +0.5s . !hold !freeze ?1 ?>0 ?settled:1 ?moves:2",
        "V=600 C=3000 !attach V=300 C=400 y=5 c:500 . C=600", "V=600 C=3000 !attach y=0 . !attach c:5 T",
        "V=600 C=3000 !attach t:3 y=70 v:1 C=5", "V=600 C=3000 | t:-1 . t:1e+16 . t:5e-324 .",
        "V=600 C=3000 D100 U ~120 !hide D130 U", "V=600 C=3000 none !hide t:0 T",
    ])
    func comesBackAsItIs(notation: String) throws {
        #expect(try ScrollTrace(notation).notation == notation)
    }

    @Test(arguments: [
        ("S", "V=600 C=3000"), ("B=44 C=3000 V=600", "V=600 C=3000"), ("none", "V=600 C=3000 none"),
        (">20/20 >40 >60", "V=600 C=3000 >60/20"), ("D20 >40", "V=600 C=3000 D20 >40"),
        ("D40 .", "V=600 C=3000 W40"), ("T D40 .", "V=600 C=3000 T D40 U"), ("A5 .", "V=600 C=3000 J5"),
        ("| t:0 .", "V=600 C=3000 ="), ("X", "V=600 C=3000 ."), ("!reduce:1", "V=600 C=3000 !reduce"),
        ("phase:interacting U", "V=600 C=3000 phase:interacting U"),
    ])
    func otherSpellingsBecomeTheUsualOne(notation: String, expected: String) throws {
        #expect(try ScrollTrace(notation).notation == expected)
    }
}
