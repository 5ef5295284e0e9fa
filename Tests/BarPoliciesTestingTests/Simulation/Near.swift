/// Whether two numbers are the same to within so much.
func near(_ number: Double?, _ expected: Double, _ tolerance: Double) -> Bool {
    guard let number else { return false }
    return abs(number - expected) <= tolerance
}

/// Whether the lists are as long as each other and their numbers the same to within so much.
func allNear(_ numbers: some Collection<Double>, _ expected: [Double], _ tolerance: Double) -> Bool {
    numbers.count == expected.count && zip(numbers, expected).allSatisfy { near($0, $1, tolerance) }
}
