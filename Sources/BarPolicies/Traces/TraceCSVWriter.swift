#if !hasFeature(Embedded)

/// Writes a trace as CSV.
struct TraceCSVWriter {
    private var text = ""
    /// What must stand before the next word of the row's `call` cell.
    private var separator = ""

    static func write(_ trace: ScrollTrace) -> String {
        var writer = TraceCSVWriter()
        writer.append(trace)
        return writer.text
    }

    private mutating func append(_ trace: ScrollTrace) {
        text += "# bar-trace 1\n# bar-length \(NumberText.write(trace.barLength))\n"
        text += trace.startsHidden ? "# start hidden\n" : "# start shown\n"
        separator = "# bar-calls "
        var hasHeader = false
        for event in trace.events {
            if case .sample(let sample) = event {
                if !hasHeader { appendHeader() }
                hasHeader = true
                append(sample)
            } else if let word = EventText.write(event) {
                text += separator + word
                separator = " "
            }
        }
        if !hasHeader { appendHeader() }
        text += "\n"
    }

    /// Ends the line before, if words stand on it, and names the columns.
    private mutating func appendHeader() {
        if separator == " " { text += "\n" }
        text += "t,phase,offset,content,viewport,velocity,call"
    }

    private mutating func append(_ sample: ScrollSample) {
        text += "\n\(NumberText.write(sample.time)),\(PhaseText.write(sample.phase))"
        for number in [sample.offset, sample.contentLength, sample.viewportLength] {
            text += "," + NumberText.write(number)
        }
        if let velocity = sample.velocity { text += "," + NumberText.write(velocity) }
        separator = sample.velocity == nil ? ",," : ","
    }
}

#endif
