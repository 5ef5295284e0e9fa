/// What was looked at, and what was not as it should be.
struct Checks {
    private var count = 0
    private var failures: [String] = []

    /// Looks at one thing.
    mutating func expect<Value: Equatable>(_ found: Value, is expected: Value, _ what: String) {
        count += 1
        if found != expected { failures.append("\(what): expected \(expected), found \(found)") }
    }

    /// Looks at one number.
    mutating func expect(_ found: Double, near expected: Double, _ what: String) {
        expect(abs(found - expected) < 1e-9 ? expected : found, is: expected, what)
    }

    /// Says how it went, and ends the program where it went wrong.
    func finish() {
        guard failures.isEmpty else { fatalError(failures.joined(separator: "; ")) }
        print("\(count) checks passed")
    }
}
