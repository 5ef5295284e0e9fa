#if !hasFeature(Embedded)

/// The tokens that name a phase and say where the scroller is.
extension NotationWriter {
    /// Writes the sample at an index, and those behind it that the same token covers. Returns how many that was.
    mutating func writeMotion(at index: Int) -> Int {
        guard let first = sample(at: index) else { return 0 }
        if !isSame(first.viewportLength, present.viewportLength) { add("p:", first.viewportLength) }
        if !isSame(first.contentLength, present.contentLength) { add("c:", first.contentLength) }
        if writeLift(at: index) { return 1 }

        let count = wayLength(at: index)
        let last = sample(at: index + count - 1) ?? first
        let here = isSame(first.offset, present.offset) ? "" : NumberText.write(first.offset)
        var way = NumberText.write(last.offset)
        if count > 1 { way += "/" + NumberText.write(abs(first.offset - present.offset)) }
        if let rest = rest(at: index + count, after: last), first.phase == .animating || present.phase == .idle {
            add((first.phase == .animating ? "J" : "W") + way)
            writeVelocity(of: rest)
            follow(rest)
            return count + 1
        }
        switch first.phase {
        case .idle: add("." + here)
        case .tracking: add("T" + here)
        case .interacting where count == 1 && present.phase != .interacting: add("D" + here)
        case .interacting: add(">" + way)
        case .decelerating: add("~" + way)
        case .animating: add("A" + way)
        case .zooming: add("Z" + here)
        }
        writeVelocity(of: last)
        follow(last)
        return count
    }

    /// Writes a finger that lifts where it is; `false` = the sample is something else, or cannot be put so.
    private mutating func writeLift(at index: Int) -> Bool {
        guard let sample = sample(at: index), !owesDeceleration, isSame(sample.offset, present.offset),
            present.phase == .tracking || present.phase == .interacting
        else { return false }
        let goesOn = nextPhase(after: index) == .decelerating
        let lift = "U" + (sample.velocity.map(NumberText.write) ?? "")
        switch sample.phase {
        case .decelerating where goesOn, .idle where !goesOn:
            add(lift)
        case .idle:
            add("X")
            writeVelocity(of: sample)
        default:
            return false
        }
        follow(sample)
        owesDeceleration = sample.phase == .decelerating
        return true
    }

    /// The phase of the next sample, whatever happens before it.
    private func nextPhase(after index: Int) -> ScrollSample.Phase? {
        var next = index + 1
        while next < events.count {
            if let sample = sample(at: next) { return sample.phase }
            next += 1
        }
        return nil
    }

    /// The idle sample by which `J` and `W` end, if it stands at the index.
    private func rest(at index: Int, after last: ScrollSample) -> ScrollSample? {
        guard last.phase == .animating || last.phase == .interacting, last.velocity == nil,
            let rest = sample(at: index), rest.phase == .idle, follows(rest, last), isSame(rest.offset, last.offset)
        else { return nil }
        return rest
    }

    /// A bound on what is looked at for one token, so that writing stays linear.
    private static let longestWay = 1000

    /// How many samples from the index on are an even way, `>390/20`; 1 where it is not worth a short form.
    private func wayLength(at index: Int) -> Int {
        guard let first = sample(at: index), first.phase == .interacting || first.phase == .decelerating else {
            return 1
        }
        let step = first.offset - present.offset
        guard step != 0, isSame(first.offset, present.offset + step) else { return 1 }
        var last = first
        var count = 1
        while let next = onward(at: index + count, from: last), count < Self.longestWay,
            isSame(next.offset, present.offset + step * Double(count + 1))
        {
            last = next
            count += 1
        }
        if let aim = onward(at: index + count, from: last), covers(count + 1, to: aim.offset, step: step) {
            return count + 1
        }
        return covers(count, to: last.offset, step: step) ? count : 1
    }

    /// The sample at the index, if it goes on from the last one in the same phase, and neither has a velocity.
    private func onward(at index: Int, from last: ScrollSample) -> ScrollSample? {
        guard last.velocity == nil, let next = sample(at: index), next.velocity == nil, next.phase == last.phase,
            follows(next, last)
        else { return nil }
        return next
    }

    /// Whether the way to an offset in such steps has so many samples, and so many are worth a short form.
    private func covers(_ count: Int, to aim: Double, step: Double) -> Bool {
        count > 2 && (aim > present.offset) == (step > 0)
            && EvenSteps(from: present.offset, to: aim, step: abs(step))?.count == count
    }

    /// Whether a sample comes 1/60 s after another and has the same lengths.
    private func follows(_ sample: ScrollSample, _ last: ScrollSample) -> Bool {
        isSame(sample.time, last.time + NotationReader.interval)
            && isSame(sample.contentLength, last.contentLength)
            && isSame(sample.viewportLength, last.viewportLength)
    }
}

#endif
