import BarPolicies
import Testing

@Suite struct TraceErrorTests {
    @Test func namesTheLineAndTheColumnOfAFile() {
        let error = TraceError(
            file: "walk.csv", line: 12, column: "offset", expected: "a number", found: "\"12x\"")
        #expect(error.description == #"walk.csv:12: column offset: expected a number, found "12x""#)
    }

    @Test func namesTheTokenOfAScript() {
        let error = TraceError(
            file: "script", tokenNumber: 5, token: ">39x", expected: #"a number after ">""#)
        #expect(error.description == #"script: token 5 ">39x": expected a number after ">""#)
    }

    @Test func escapesWhatCannotBeSeenAndCutsWhatIsLong() {
        let token = "a\u{7}\"" + String(repeating: "b", count: 100)
        let error = TraceError(file: "script", tokenNumber: 1, token: token, expected: "x")
        let shown = #"a\u{07}\""# + String(repeating: "b", count: 57)
        #expect(error.description == "script: token 1 \"\(shown)\"...: expected x")
    }
}
