#if !hasFeature(Embedded)

/// The form in which traces stand in tests, documents and bug reports: one line, tokens parted by blanks.
///
/// ```swift
/// let trace = try ScrollTrace("V=600 C=3000 T D >390/20 U900 ~2400/40 . ?settled:0")
/// ```
///
/// **Set-up**, in any order, each at most once: `V=600` viewport, `C=3000` content, `y=0` first offset, `B=44` bar length,
/// `S` or `H` bar shown or hidden at first (given here are the defaults, and `S`); also `t:0` and `phase:idle` of the first
/// sample. That sample follows from the set-up alone and stands for itself: `""` is a trace of one sample. The set-up
/// ends with the first other token, a length given again included (`V=600 C=3000 C=400`), or with `|` where the next
/// token could be mistaken for a part of it (`V=600 | C=400`). With `none` in the set-up there is no first sample: what
/// follows begins from there all the same.
///
/// **Samples** come 1/60 s after the sample (or the wait) before. What a token does not say stays as it was, the
/// velocity aside, which is unknown unless given. An offset may be left out where the table has a form without one.
///
/// | token | sample |
/// | --- | --- |
/// | `T` | finger down (tracking) |
/// | `D`, `D300` | dragging (interacting), here or at 300 |
/// | `>390`, `>390/20` | dragging to 390, at once or in samples 20 pt apart, the last step being shorter if it must |
/// | `U`, `U900` | the finger lifts, at 900 pt/s: decelerating if the next sample is a `~`, idle if not |
/// | `X` | the touch is cancelled (idle) |
/// | `~2400`, `~2400/20` | decelerating to 2400, likewise |
/// | `.`, `.1520` | idle |
/// | `J800` | the program jumps: animating at 800, then idle there (two samples) |
/// | `A700` | the program scrolls: animating |
/// | `W40`, `W400/40` | a wheel: interacting there, at once or in steps, then idle (one more sample) |
/// | `Z`, `Z80` | zooming |
/// | `=` | the last sample again, its time and velocity included |
/// | `C=400`, `V=300`, `C=3500@1520` | another length, at an offset if given, in the present phase |
///
/// Before a sample: `t:2.5` its exact time, `c:3500` and `p:390` another content or viewport from here on. Behind a sample:
/// `v:-120`, its velocity. (Of several samples from one token the first are meant by the former, the last by the latter.)
///
/// **Host and time**: `!hold !release !freeze !thaw !show !hide !expose:0.5 !attach !length:60 !done !tap !reduce !reduce:0`
/// (see ``ScrollTrace/HostCall``); `+0.5s` lets time pass. Directly after `!attach`, `V=`, `C=` and `y=` together form one
/// idle sample, the first of the new scroller; without `y=` it is at 0.
///
/// **Expectations**: `?1` exposure now, `?>0` where it goes, `?settled:1` in the end, `?moves:2` so far.
extension ScrollTrace {
    /// Reads a trace from the one-line notation.
    ///
    /// - Parameter notation: tokens parted by blanks, tabs or newlines.
    /// - Throws: a ``TraceError`` for the first mistake. Nothing is half-read. A token that stands for more than 100,000
    ///   samples is a mistake too.
    /// - Complexity: O(length of the notation + number of samples).
    public init(_ notation: String) throws(TraceError) {
        var reader = NotationReader()
        self = try reader.read(Array(notation.utf8))
    }

    /// The trace in the one-line notation.
    ///
    /// It is written with the most telling tokens that give exactly the same samples; what cannot be put so is spelt out
    /// (`t:2.5 c:3500 ~300 v:12`). Reading it gives the same trace back, bit for bit, whatever the trace holds, as long as
    /// every number is finite. (Others are written as they are, and reading them fails.)
    ///
    /// - Complexity: O(number of events).
    public var notation: String { NotationWriter.write(self) }
}

#endif
