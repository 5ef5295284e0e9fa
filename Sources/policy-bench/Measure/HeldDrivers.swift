import BarPolicies
import BarPoliciesTesting

/// A driver as a property of a class, as a view controller holds it, asked by a call for every event.
private final class Holder<Policy: VisibilityPolicy> {
    private var driver: BarDriver<Policy>

    /// Not inlined, or the compiler would keep the object on the stack, where no view controller lives.
    @inline(never)
    init(_ policy: Policy) { driver = BarDriver(policy) }

    @inline(never)
    func scrolled(to sample: ScrollSample) -> BarMove? { driver.advance(to: sample) }
}

/// The same, and the program does not watch at run time whether two parts of it use the driver at once.
private final class UncheckedHolder<Policy: VisibilityPolicy> {
    @exclusivity(unchecked) private var driver: BarDriver<Policy>

    @inline(never)
    init(_ policy: Policy) { driver = BarDriver(policy) }

    @inline(never)
    func scrolled(to sample: ScrollSample) -> BarMove? { driver.advance(to: sample) }
}

extension TimedLoop {
    /// The flick toolbar in a driver that is a property of a class.
    static let flickInClass = TimedLoop(byHand: { samples, sum in
        let holder = Holder(FlickToolbarPolicy())
        for index in samples.indices {
            if let move = holder.scrolled(to: samples[index]) { sum.add(index, move.to) }
        }
    })

    /// The same, the property marked `@exclusivity(unchecked)`.
    static let flickInClassUnchecked = TimedLoop(byHand: { samples, sum in
        let holder = UncheckedHolder(FlickToolbarPolicy())
        for index in samples.indices {
            if let move = holder.scrolled(to: samples[index]) { sum.add(index, move.to) }
        }
    })
}
