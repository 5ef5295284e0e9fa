#if !hasFeature(Embedded)

extension BarMotion: CustomStringConvertible {
    /// The motion as an expression: `sliding`, `sliding(0.4, easeIn)`, `following`; defaults are left out.
    public var description: String {
        switch kind {
        case .immediate: return "immediate"
        case .following: return "following"
        default: break
        }
        let standard = BarMotion.sliding()
        var call = CallText(kind == .fading ? "fading" : "sliding")
        if curve != standard.curve {
            call.add(NumberText.write(duration))
            call.add(String(describing: curve))
        } else {
            call.addNumber(duration, unless: standard.duration)
        }
        return call.text
    }
}

#endif
