import CMalloc
import Foundation
import GalleyExport

/// The memory of a process with many sessions.
enum SessionMemory {
    /// The bytes that are in use; those that are kept for anyone's next picture are not.
    static var used: Int {
        let info = mallinfo2()
        return Int(info.uordblks + info.hblkhd) - PixelMemory.keptCount
    }

    /// The most bytes that the process has ever had.
    static var peak: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss << 10
    }

    /// A change builds a view before it frees the one that was: what is free then at the end of the memory is wanted by the next change, and
    /// is given back by `trim()`, not by each.
    static func keepTop() {
        mallopt(M_TRIM_THRESHOLD, 8 << 20)
        mallopt(M_TOP_PAD, 128 << 10)
        mallopt(M_MMAP_THRESHOLD, 8 << 20)
    }
}
