import BarPolicies
import Testing

@Suite struct BarReasonTests {
    @Test func aReasonIsItsText() {
        let reason: BarReason = "scrolled up"
        #expect(String(cString: reason.utf8Start) == "scrolled up")
        #expect(reason == "scrolled up")
        #expect(reason != "scrolled down")
        #expect(reason != "scrolled")
        #expect(Set<BarReason>(["a", "b", "a"]).count == 2)
    }

    @Test func shortAndForeignTextsAreReasonsToo() {
        let empty: BarReason = ""
        let letter: BarReason = "x"
        let foreign: BarReason = "nach oben gescrollt ↑ 🙂"
        #expect(String(cString: empty.utf8Start) == "")
        #expect(String(cString: letter.utf8Start) == "x")
        #expect(String(cString: foreign.utf8Start) == "nach oben gescrollt ↑ 🙂")
    }

    @Test func aReasonIsAPointerInSize() {
        #expect(MemoryLayout<BarReason>.size == 8)
    }
}
