#if !hasFeature(Embedded)

/// The choice of tokens for a sample.
extension NotationWriter {
    /// Writes the sample at an index, and those behind it that the same token covers. Returns how many that was.
    mutating func writeSamples(at index: Int) -> Int {
        guard let sample = sample(at: index) else { return 0 }
        if hasSample, !owesDeceleration, isSame(sample, present) {
            add("=")
            follow(sample)
            return 1
        }
        if !isSame(sample.time, now + NotationReader.interval) {
            endSetUp()
            add("t:", sample.time)
        }
        if stage == .attached, sample.phase == .idle {
            writeOpening(sample)
        } else if !writeLength(sample) {
            return writeMotion(at: index)
        }
        return 1
    }

    /// Writes the first sample of a new scroller.
    private mutating func writeOpening(_ sample: ScrollSample) {
        let keepsViewport = isSame(sample.viewportLength, present.viewportLength)
        let keepsContent = isSame(sample.contentLength, present.contentLength)
        if !keepsViewport { add("V=", sample.viewportLength) }
        if !keepsContent { add("C=", sample.contentLength) }
        if keepsViewport && keepsContent || !isSame(sample.offset, 0) { add("y=", sample.offset) }
        writeVelocity(of: sample)
        follow(sample)
        if sample.velocity == nil { stage = .opening }
    }

    /// Writes a sample in which one length changed and the phase did not; `false` = it is no such sample.
    private mutating func writeLength(_ sample: ScrollSample) -> Bool {
        let keepsViewport = isSame(sample.viewportLength, present.viewportLength)
        let keepsContent = isSame(sample.contentLength, present.contentLength)
        guard stage == .running || stage == .setUp, !owesDeceleration, sample.phase == present.phase,
            keepsViewport != keepsContent
        else { return false }
        endSetUp()
        let length = keepsViewport ? sample.contentLength : sample.viewportLength
        let change = (keepsViewport ? "C=" : "V=") + NumberText.write(length)
        add(isSame(sample.offset, present.offset) ? change : change + "@" + NumberText.write(sample.offset))
        writeVelocity(of: sample)
        follow(sample)
        return true
    }

    /// Parts the set-up from a token that could be taken for a part of it.
    private mutating func endSetUp() {
        guard stage == .setUp else { return }
        add("|")
        stage = .running
    }
}

#endif
