import BarPolicies
import BarPoliciesTesting
import XCTest

/// The kit asks for no test framework: here it is used from XCTest.
final class XCTestUseTests: XCTestCase {
    func testAPolicyThatKeepsTheLaws() {
        XCTAssertNoThrow(try PolicyConformance { StickyHeaderPolicy() }.traces(4).verify())
    }

    func testAPolicyThatBreaksOne() {
        XCTAssertThrowsError(try PolicyConformance { HidesOnAJump() }.traces(4).verify(.l7)) { error in
            XCTAssertEqual((error as? ConformanceFailure)?.counterexamples.map(\.law), [.l7])
        }
    }
}
