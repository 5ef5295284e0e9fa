/// How much a run of the tests looks at: everything where the code is optimised (`swift test -c release`), a part of it
/// in a debug build, so that people run the tests.
enum Thoroughness {
    #if DEBUG
    static let isThorough = false
    #else
    static let isThorough = true
    #endif
}
