import Foundation

/// Messages on standard input, none of which takes more memory than it may.
package struct RPCInput {
    /// How messages are told apart.
    package enum Framing {
        /// A line each, as the Model Context Protocol has them.
        case lines
        /// Each behind a `Content-Length` and an empty line, as the Language Server Protocol has them.
        case headers
    }

    /// What was read.
    enum Piece: Equatable {
        case message(Data)
        /// A message that was longer than it may be, and is not kept.
        case tooLong
        /// Something where a header ought to be.
        case garbage
    }

    private let framing: Framing
    private let longest: Int
    private let descriptor: Int32
    private var bytes = Data()
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// - Parameter longest: The most bytes of a message.
    init(_ framing: Framing, longest: Int, descriptor: Int32 = STDIN_FILENO) {
        (self.framing, self.longest, self.descriptor) = (framing, longest, descriptor)
    }

    /// The next piece; nil at the end of the input.
    mutating func next() -> Piece? {
        switch framing {
        case .lines:
            guard let line = line(longest) else { return nil }
            return line.map(Piece.message) ?? .tooLong
        case .headers: return headed()
        }
    }

    /// The longest line of a header.
    private static let longestHeader = 4096

    private mutating func headed() -> Piece? {
        var length: Int?
        var isGarbage = false
        while true {
            guard let line = line(Self.longestHeader) else { return isGarbage ? .garbage : nil }
            var text = line.map { String(decoding: $0, as: UTF8.self) } ?? "?"
            if text.last == "\r" { text.removeLast() }
            if text.isEmpty {
                if isGarbage, length == nil { return .garbage }
                guard let length else { continue }
                return body(length)
            }
            let field = text.split(separator: ":", maxSplits: 1)
            let name = field[0].lowercased()
            if name == "content-length", field.count == 2,
                let number = Int(field[1].trimmingCharacters(in: .whitespaces)), number >= 0
            {
                length = number
            } else if name != "content-type" {
                isGarbage = true
            }
        }
    }

    private mutating func body(_ length: Int) -> Piece? {
        guard length <= longest else {
            var left = length
            while left > 0 {
                if bytes.isEmpty, !fill() { return nil }
                let count = min(left, bytes.count)
                bytes = Data(bytes.dropFirst(count))
                left -= count
            }
            return .tooLong
        }
        while bytes.count < length { guard fill() else { return nil } }
        let message = Data(bytes.prefix(length))
        bytes = Data(bytes.dropFirst(length))
        return .message(message)
    }

    /// A line without its end: nil at the end of the input, and nil inside where it is longer than it may be and not kept.
    private mutating func line(_ longest: Int) -> Data?? {
        var isSkipping = false
        var searched = 0
        while true {
            if let end = bytes[(bytes.startIndex + searched)...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(bytes[..<end])
                bytes = Data(bytes[(end + 1)...])
                return .some(isSkipping || line.count > longest ? nil : line)
            }
            if bytes.count > longest { (bytes, isSkipping) = (Data(), true) }
            searched = bytes.count
            guard fill() else { return nil }
        }
    }

    /// Reads what there is; false at the end of the input.
    private mutating func fill() -> Bool {
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            bytes.append(contentsOf: buffer[..<count])
            return true
        }
    }
}
