import ArgumentParser
import Foundation

/// Runs this program again and waits for its end, by the system's own calls: Foundation's `Process` adds 50 ms to each start on Linux,
/// as much as the program and its first picture need.
enum ColdStart {
    /// Milliseconds from the start of a process with these arguments to its end.
    static func milliseconds(_ arguments: [String]) throws -> Double {
        let words: [UnsafeMutablePointer<CChar>?] = (["galley-bench"] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process = pid_t()
        var status: Int32 = 0
        let begin = Clock.milliseconds
        let failure = posix_spawn(&process, "/proc/self/exe", nil, nil, words, environ)
        guard failure == 0 else { throw ValidationError("cannot start again: \(String(cString: strerror(failure)))") }
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let end = Clock.milliseconds
        // The low seven bits are the signal that ended it, the next eight the exit code.
        guard status == 0 else { throw ExitCode(status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F) }
        return end - begin
    }
}
