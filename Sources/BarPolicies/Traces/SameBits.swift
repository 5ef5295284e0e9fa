#if !hasFeature(Embedded)

/// Whether two numbers have the same bits: -0 differs from 0, and a "not a number" is itself.
func isSame(_ one: Double, _ other: Double) -> Bool {
    one.bitPattern == other.bitPattern
}

/// Whether two samples have the same bits.
func isSame(_ one: ScrollSample, _ other: ScrollSample) -> Bool {
    isSame(one.time, other.time) && isSame(one.offset, other.offset)
        && isSame(one.contentLength, other.contentLength) && isSame(one.viewportLength, other.viewportLength)
        && one.phase == other.phase && one.velocity?.bitPattern == other.velocity?.bitPattern
}

#endif
