// The outside world of the WebAssembly build: two calls of WASI, declared by hand.
#if hasFeature(Embedded)

@_extern(wasm, module: "wasi_snapshot_preview1", name: "fd_read")
@_extern(c)
func fd_read(_ file: Int32, _ vectors: UnsafeRawPointer, _ count: Int32, _ done: UnsafeMutableRawPointer) -> Int32

@_extern(wasm, module: "wasi_snapshot_preview1", name: "fd_write")
@_extern(c)
func fd_write(_ file: Int32, _ vectors: UnsafeRawPointer, _ count: Int32, _ done: UnsafeMutableRawPointer) -> Int32

@_expose(wasm, "_start") @_cdecl("_start")
func start() { replay() }

/// Fills bytes from the standard input; `false` when it ends before.
func readInput(into bytes: UnsafeMutableRawBufferPointer) -> Bool {
    var rest = (bytes.baseAddress.unsafelyUnwrapped, bytes.count)
    while rest.1 > 0 {
        var done = 0
        guard fd_read(0, &rest, 1, &done) == 0, done > 0 else { return false }
        rest = (rest.0 + done, rest.1 - done)
    }
    return true
}

/// Writes bytes to the standard output.
func writeOutput(_ bytes: UnsafeRawBufferPointer) {
    var rest = (bytes.baseAddress.unsafelyUnwrapped, bytes.count)
    while rest.1 > 0 {
        var done = 0
        let status = fd_write(1, &rest, 1, &done)
        precondition(status == 0 && done > 0, "The output cannot be written.")
        rest = (rest.0 + done, rest.1 - done)
    }
}

#endif
