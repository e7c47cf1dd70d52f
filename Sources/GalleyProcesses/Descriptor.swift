import Foundation
import GalleyProtocol

/// A file descriptor that closes itself; programs that we start do not inherit it.
package final class Descriptor {
    /// The descriptor, or a negative number when it is closed.
    package private(set) var number: Int32

    package init(_ number: Int32) { self.number = number }

    deinit { close() }

    package func close() {
        if number >= 0 { _ = Foundation.close(number) }
        number = -1
    }

    /// A pipe's two ends.
    package static func pipe() throws -> (reading: Descriptor, writing: Descriptor) {
        var ends: [Int32] = [-1, -1]
        guard Foundation.pipe(&ends) == 0 else {
            throw Failure(ExitStatus.unavailable, "cannot make a pipe: \(String(cString: strerror(errno)))")
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (Descriptor(ends[0]), Descriptor(ends[1]))
    }

    /// Lets reading and writing return at once when there is nothing to read, or no room.
    package func neverBlock() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

    /// What can be read now; closes the descriptor at the end of the file. Nil when there is nothing.
    package func read(into buffer: UnsafeMutableRawBufferPointer) -> UnsafeRawBufferPointer? {
        let count = Foundation.read(number, buffer.baseAddress, buffer.count)
        if count > 0 { return UnsafeRawBufferPointer(rebasing: buffer[..<count]) }
        if count == 0 || ![EAGAIN, EINTR].contains(errno) { close() }
        return nil
    }

    /// Writes what fits and returns the rest; closes the descriptor when no one reads any more.
    package func write(_ data: Data.SubSequence) -> Data.SubSequence {
        let count = data.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
        if count >= 0 { return data.dropFirst(count) }
        if [EAGAIN, EINTR].contains(errno) { return data }
        close()
        return data[data.endIndex...]
    }
}
