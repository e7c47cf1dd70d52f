import Foundation

/// What a file holds that lies among a stranger's: a pipe or a device under its name would never end.
package enum RegularFile {
    /// More than any source, property list or description of a catalogue has.
    package static let mostBytes = 256 << 20

    /// The bytes of a file; nil for what is no file, cannot be read or is larger than `mostBytes`.
    package static func contents(atPath path: String) -> Data? {
        // Opening a pipe that nobody writes to would wait.
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= mostBytes else {
            return nil
        }
        return try? FileHandle(fileDescriptor: file, closeOnDealloc: false).read(upToCount: mostBytes) ?? Data()
    }
}
