import Foundation
import GalleyProtocol

/// Standard output, whose errors count: a result that was lost is no success.
package enum StandardOutput {
    /// Writes a text, all of it.
    ///
    /// - Throws: A failure when it cannot be written. When no one reads any more, such as after `| head -1`, the process
    ///   ends quietly, as SIGPIPE would have ended it.
    package static func write(_ text: String) throws {
        var rest = Data(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EPIPE {
                exit(ExitStatus.signal + SIGPIPE)
            } else if errno != EINTR {
                throw Failure(
                    ExitStatus.cannotWrite, "cannot write to standard output: \(String(cString: strerror(errno)))")
            }
        }
    }
}
