import Foundation

/// Lines of a file or a pipe, as they come.
public struct LineReader: Sendable {
    private let descriptor: Int32
    /// The most bytes of a line.
    private let limit: Int
    private var bytes: [UInt8] = []
    private var start = 0
    private var searched = 0
    /// How many bytes the lines had so far, with their ends.
    public private(set) var offset = 0

    /// A line that is longer than it may be, or that cannot be read.
    public struct Failure: Error {
        /// What is wrong with the line.
        public var reason: String
    }

    /// Reads from a descriptor; a line of more bytes than `limit` is an error.
    public init(_ descriptor: Int32 = STDIN_FILENO, limit: Int = 1 << 30) {
        self.descriptor = descriptor
        self.limit = limit
    }

    /// The next line without its end; what has none at the end of the input counts as well. Nil when there is no more.
    public mutating func next() throws(Failure) -> Data? {
        while true {
            if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { (start, searched) = (end + 1, end + 1) }
                offset += end + 1 - start
                return Data(bytes[start..<end])
            }
            bytes.removeFirst(start)
            (start, searched) = (0, bytes.count)
            guard bytes.count <= limit else { throw Failure(reason: "a line has more than \(limit) bytes") }
            guard try fill() else {
                defer { bytes = [] }
                searched = 0
                offset += bytes.count
                return bytes.isEmpty ? nil : Data(bytes)
            }
        }
    }

    /// So many bytes, which follow the last line; nil where there are fewer.
    public mutating func bytes(_ count: Int) throws(Failure) -> Data? {
        while bytes.count - start < count {
            guard try fill() else { return nil }
        }
        defer {
            start += count
            searched = start
            offset += count
        }
        return Data(bytes[start..<(start + count)])
    }

    /// Reads what there is now. False at the end.
    private mutating func fill() throws(Failure) -> Bool {
        let room = 1 << 16
        let count = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: room))
        while true {
            let new = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + count, room) }
            if new < 0, errno == EINTR { continue }
            bytes.removeLast(room - max(new, 0))
            if new < 0 { throw Failure(reason: String(cString: strerror(errno))) }
            return new > 0
        }
    }
}
