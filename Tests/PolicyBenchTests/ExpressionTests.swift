import BarPolicies
import Testing

@Suite struct ExpressionTests {
    static let mistakes: [(String, String, Int)] = [
        ("", "expected a policy, found the end", 0),
        (
            "flik",
            "there is no policy flik; there are flick, swipe, sticky, fixed, flick.published, swipe.published, "
                + "sticky.published, travel, startZone, contentFits, first", 0
        ),
        ("flick(hideDistance: 20 x)", "expected \",\" or \")\", found \"x\"", 23),
        ("flick(hideDistance: 20", "expected \",\" or \")\", found the end", 22),
        ("flick(hideDistance: -1)", "expected a number that is not negative", 20),
        ("flick(hideDistance: 1.2.3)", "\"1.2.3\" is no number", 20),
        ("flick(hideDistance: 1e999)", "\"1e999\" is no number", 20),
        (
            "flick(hidden: 1)",
            "flick has no parameter hidden; it has hideDistance, showDistance, "
                + "minimumFlickVelocity, motion", 6
        ),
        ("flick(1)", "flick takes no value here; it has hideDistance, showDistance, minimumFlickVelocity, motion", 6),
        ("flick(hideDistance: 1, hideDistance: 2)", "hideDistance is given twice", 23),
        ("flick) ", "expected the end, found \")\"", 5),
        ("startZone(60, 70)", "startZone takes no more values here; it has motion", 14),
        ("fixed(1)", "fixed takes no value here", 6),
        ("travel(from: middle)", "expected turn or drag", 13),
        ("travel(motion: hopping)", "expected immediate, following, sliding or fading", 15),
        ("contentFits(margin: viewports)", "expected viewports(1.5)", 20),
        ("first(5)", "expected a policy", 6),
        ("first(flick, ?)", "expected a word or a number, found \"?\"", 13),
    ]

    @Test(arguments: mistakes) func mistakesAreShownWhereTheyAre(text: String, message: String, caret: Int) throws {
        let result = try Tool.run("replay", "--script", ".", "--policy=\(text)")
        #expect(
            result
                == Tool.Result(
                    status: 2, output: "",
                    errors: """
                        policy-bench: --policy: \(message)
                          \(text)
                          \(String(repeating: " ", count: caret))^

                        """))
    }

    static let policies: [any VisibilityPolicy & CustomStringConvertible] = [
        FlickToolbarPolicy(),
        FlickToolbarPolicy(
            hideDistance: 20, showDistance: 0.25, minimumFlickVelocity: 500, motion: .fading(0.3, .linear)),
        SwipeNavBarPolicy(fitMargin: .viewportShare(1.5), motion: .immediate),
        StickyHeaderPolicy(hideDistance: 1e-3, motion: .sliding()),
        FixedPolicy(), FlickToolbarPolicy.Published(), SwipeNavBarPolicy.Published(), StickyHeaderPolicy.Published(),
        TravelRule(showDistance: 100_000, from: .drag, motion: .following),
        StartZone(), StartZone(60, motion: .sliding(0.25, .easeOut)),
        ContentFits(margin: .barLength), ContentFits(margin: .points(12)),
        FirstDecision {
            ContentFits(margin: .barLength)
            FirstDecision {
                StartZone(60)
                TravelRule(hideDistance: 24)
            }
            AnyVisibilityPolicy(FlickToolbarPolicy(showDistance: 30))
        },
    ]

    @Test func whatAPolicyPrintsMakesThePolicyAgain() throws {
        for policy in Self.policies {
            let text = policy.description
            let result = try Tool.run("replay", "--format", "json", "--script", ".", "--policy", text)
            #expect(result.status == 0)
            #expect(result.output.contains("\"policy\":\"\(text)\""), "\(text)")
        }
    }

    @Test func blanksAndOrderDoNotMatter() throws {
        let text = " first ( startZone( motion:fading , 6e1 ) ,\n travel() ) "
        let result = try Tool.run("replay", "--format", "json", "--script", ".", "--policy", text)
        #expect(result.output.contains("\"policy\":\"first(startZone(60, motion: fading), travel)\""))
    }

    @Test func expressionsMayBeNestedOnlySoDeep() throws {
        let deep = String(repeating: "first(", count: 60) + "flick" + String(repeating: ")", count: 60)
        let result = try Tool.run("replay", "--script", ".", "--policy", deep)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("policy-bench: --policy: more than 50 brackets inside one another\n"))
    }
}
