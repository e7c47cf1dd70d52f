import Foundation

/// Lines of standard input, as they come.
public struct RowReader {
    private let descriptor: Int32
    private var bytes: [UInt8] = []
    private var start = 0
    private var searched = 0

    public init(_ descriptor: Int32 = STDIN_FILENO) { self.descriptor = descriptor }

    /// The next line without its end; what has none at the end of the input counts as well. Nil when there is no more.
    public mutating func next() -> Data? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { (start, searched) = (end + 1, end + 1) }
                return Data(bytes[start..<end])
            }
            bytes.removeFirst(start)
            (start, searched) = (0, bytes.count)
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                defer { bytes = [] }
                searched = 0
                return bytes.isEmpty ? nil : Data(bytes)
            }
            bytes += buffer[..<count]
        }
    }
}
