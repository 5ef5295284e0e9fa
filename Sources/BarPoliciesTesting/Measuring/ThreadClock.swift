#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Dispatch
#endif

/// How long this thread has run, in nanoseconds: a clock that stands while others have the processor.
enum ThreadClock {
    /// What the clock shows. Where the system has no such clock, it is one that goes on while others have the processor.
    static var now: UInt64 {
        #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
        #else
        return DispatchTime.now().uptimeNanoseconds
        #endif
    }
}
