import BarPolicies
import BarPoliciesTesting
import XCTest

/// The kit in XCTest.
final class KitInXCTestTests: XCTestCase {
    func testAPolicyKeepsEveryLaw() {
        XCTAssertNoThrow(try PolicyConformance { StickyHeaderPolicy() }.tolerance(8).verify())
    }

    func testAFaultIsThrown() {
        XCTAssertThrowsError(try PolicyConformance { HidesWhereverItGrows() }.verify(.l7)) { error in
            XCTAssertTrue("\(error)".contains("L7 is broken"))
        }
    }
}
