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

    @Test func theTextCountsAndNotItsPlace() {
        // Two literals at two addresses; a zero byte ends a text.
        let one: BarReason = "scrolled up\0, once"
        let other: BarReason = "scrolled up\0, and again"
        #expect(one.utf8Start != other.utf8Start)
        #expect(one == other)
        #expect(Set([one, other]).count == 1)
        #expect(one != "scrolled uphill")
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
