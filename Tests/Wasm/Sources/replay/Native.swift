// The outside world of the native build.
#if !hasFeature(Embedded)

import Foundation

@main
struct Native {
    static func main() { replay() }
}

/// Fills bytes from the standard input; `false` when it ends before.
func readInput(into bytes: UnsafeMutableRawBufferPointer) -> Bool {
    var rest = (bytes.baseAddress.unsafelyUnwrapped, bytes.count)
    while rest.1 > 0 {
        let done = read(STDIN_FILENO, rest.0, rest.1)
        guard done > 0 else { return false }
        rest = (rest.0 + done, rest.1 - done)
    }
    return true
}

/// Writes bytes to the standard output.
func writeOutput(_ bytes: UnsafeRawBufferPointer) {
    FileHandle.standardOutput.write(Data(bytes))
}

/// Tells on the standard error which policy has which number.
func announce(_ number: UInt64, _ policy: String) {
    FileHandle.standardError.write(Data("\(number) \(policy)\n".utf8))
}

#endif
