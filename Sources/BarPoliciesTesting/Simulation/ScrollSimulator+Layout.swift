import BarPolicies

extension ScrollSimulator {
    /// When a host that keeps the rows in place says so.
    public enum Anchoring: Sendable, Hashable {
        /// Length and offset change in the same sample.
        case together
        /// The length changes in one sample, the offset in the next.
        case lengthFirst
        /// The rows are not kept in place: the offset stays.
        case none
    }

    /// Rows come in above those on screen.
    ///
    /// - Parameters:
    ///   - points: how long they are; negative: rows are taken away.
    ///   - anchoring: whether what is on screen stays in place. A finger, momentum and an animation go along.
    public mutating func insertAbove(_ points: Double, anchoring: Anchoring = .together) {
        let content = max(0, contentLength + points)
        switch anchoring {
        case .together:
            changeLayout(content: content, shift: points)
        case .lengthFirst:
            changeLayout(content: content)
            changeLayout(shift: points)
        case .none:
            changeLayout(content: content)
        }
    }

    /// Rows come in after the last one.
    public mutating func append(_ points: Double) {
        changeLayout(content: max(0, contentLength + points))
    }

    /// Rows at the end are taken away; what is left may fit the view.
    public mutating func delete(_ points: Double) {
        append(-points)
    }

    /// The screen turns, or its window is resized.
    ///
    /// - Parameters:
    ///   - viewport: points of the view from now on, above 0.
    ///   - content: points of the content from now on; `nil` = as before.
    public mutating func rotate(viewport: Double, content: Double? = nil) {
        changeLayout(content: content, viewport: viewport)
    }

    /// A keyboard covers so many points more of the content's end (negative: fewer), and the content gets as much room
    /// there, as an inset does it. Where the view itself shrinks, say ``rotate(viewport:content:)``.
    public mutating func keyboard(_ points: Double) {
        changeLayout(content: max(0, contentLength + points))
    }

    /// Two fingers zoom about the middle of the view, and lift.
    ///
    /// - Parameters:
    ///   - factor: how many times as long the content becomes, above 0.
    ///   - seconds: how long it takes.
    public mutating func pinch(by factor: Double, over seconds: Double = 0.3) {
        motion = .rest
        let (start, length, middle) = (time, contentLength, offset + viewportLength / 2)
        repeat {
            passFrame(.touch)
            let share = min(1, (time - start) / seconds)
            let zoomed = 1 + (factor - 1) * share
            contentLength = length * zoomed
            offset = range.nearest(to: middle * zoomed - viewportLength / 2)
            report(.zooming)
        } while time < start + seconds - Self.sameTime
        end()
    }

    /// A wheel or keys scroll, without inertia; the burst ends a frame later.
    ///
    /// - Parameters:
    ///   - points: positive towards the end; not past it.
    ///   - seconds: how long the burst lasts; 0 = one notch.
    public mutating func wheel(by points: Double, over seconds: Double = 0) {
        motion = .rest
        let (start, origin) = (time, offset)
        repeat {
            passFrame(.anything)
            let share = seconds > 0 ? min(1, (time - start) / seconds) : 1
            offset = range.nearest(to: origin + points * share)
            report(.interacting)
        } while time < start + seconds - Self.sameTime
        end()
    }

    /// Changes lengths, moves what is on screen, brings back what is now past an end, and reports with the next frame.
    private mutating func changeLayout(content: Double? = nil, viewport: Double? = nil, shift: Double = 0) {
        let stretch = offset - range.nearest(to: offset)
        contentLength = content ?? contentLength
        viewportLength = viewport ?? viewportLength
        motion.shift(by: shift)
        let shifted = offset + shift
        // What was pulled past an end stays pulled past it, no further.
        offset = min(max(shifted, range.lowerBound + min(0, stretch)), range.upperBound + max(0, stretch))
        if case .finger(var finger) = motion, offset != shifted || viewport != nil {
            finger.proposed = unstretched(offset)
            motion = .finger(finger)
        }
        drawFrame(reportsAnyway: true)
    }
}
