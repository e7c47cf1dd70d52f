import Foundation

extension ServiceMetrics {
    /// The bytes of memory that a process has, this one unless told otherwise; 0 where no one knows.
    package static func residentBytes(of process: pid_t? = nil) -> Int {
        let path = "/proc/\(process.map { "\($0)" } ?? "self")/statm"
        let words = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: " ") ?? []
        return words.count > 1 ? (Int(words[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
    }
}

extension HTTPServer.Configuration {
    /// As many connections as there are descriptors for, beside those of processes and files, and no more than are wanted.
    package static func mostConnections(wanted: Int) -> Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return min(wanted, 256) }
        limit.rlim_cur = min(limit.rlim_max, rlim_t(max(4096, wanted + 512)))
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return max(16, min(wanted, Int(limit.rlim_cur) - 256))
    }
}
