/// A standing order to the driver that keeps policies from moving the bar.
///
/// Holds are counted: a bar that was held twice is free again after the second release.
///
/// ```swift
/// if let move = driver.hold(.shown) { apply(move) }   // a screen reader was switched on
/// driver.release(.shown)   // and off again: the bar stays where it is, the policy decides anew
/// ```
public enum BarHold: UInt8, Sendable, Hashable {
    /// The bar is shown and stays so: a screen reader, a keyboard, an overlay, a page that loads.
    case shown
    /// The bar stays where it is (or where its running motion takes it).
    case asItIs
}
