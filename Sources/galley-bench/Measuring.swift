import CMalloc
import Foundation

/// Times and counts bytes.
enum Measuring {
    /// The median duration of several runs in nanoseconds, after one that is not counted. What `body` returns is kept
    /// alive until its time is taken and given back outside of it.
    static func median<R>(runs: Int, _ body: (Int) -> R) -> Double {
        var times: [Double] = []
        for run in 0...runs {
            let start = now()
            let result = body(run)
            let end = now()
            withExtendedLifetime(result) {}
            if run > 0 { times.append(end - start) }
        }
        times.sort()
        return times[times.count / 2]
    }

    /// The processor time that this thread has used, so that other work on the machine counts as little as can be.
    static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    /// The bytes that `body`'s result holds: the difference of what the allocator has handed out.
    static func bytes<R>(_ body: () -> R) -> Double {
        let before = allocated()
        let result = body()
        let after = allocated()
        withExtendedLifetime(result) {}
        return Double(after) - Double(before)
    }

    /// The most memory that the process has used at a time, in megabytes.
    static var peakMegabytes: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Double(usage.ru_maxrss) / 1024
    }

    private static func allocated() -> Int {
        let info = mallinfo2()
        return Int(info.uordblks) + Int(info.hblkhd)
    }
}
