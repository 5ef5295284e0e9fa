import BarPolicies

extension ScrollSimulator {
    /// Two fingers zoom about the middle of the view, and lift.
    ///
    /// - Parameters:
    ///   - factor: how many times as long the content becomes, above 0.
    ///   - seconds: how long it takes.
    public mutating func pinch(by factor: Double, over seconds: Double = 0.3) {
        precondition(factor > 0, "A pinch makes content longer or shorter by a factor above 0.")
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
}
