extension Double {
    /// The number as people write it: 1, 0.5, and every digit where there are many.
    var plain: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
