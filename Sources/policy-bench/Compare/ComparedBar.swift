import BarPoliciesTesting

/// A policy, as it prints itself, and how its bar felt.
struct ComparedBar {
    let policy: String
    var feel: BarFeel
}
