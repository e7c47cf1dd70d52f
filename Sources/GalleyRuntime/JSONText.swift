/// Where the values of a JSON text stand, which Foundation's decoder does not say.
struct JSONText {
    /// A text that is no JSON.
    struct SyntaxError: Error {
        var line: Int
        var column: Int
        var reason: String
    }

    /// A value's place, counted from 1, in characters, and what it is.
    struct Value {
        var line: Int
        var column: Int
        var kind: String
    }

    private struct Node {
        var start: Int
        var kind: String
        var members: [(key: String, node: Node)] = []
        var elements: [Node] = []
    }

    private let bytes: [UInt8]
    private let root: Node

    init(_ text: String) throws(SyntaxError) {
        bytes = Array(text.utf8)
        var parser = Parser(bytes: bytes)
        do {
            root = try parser.document()
        } catch {
            let place = Self.place(of: error.offset, in: bytes)
            throw SyntaxError(line: place.line, column: place.column, reason: error.reason)
        }
    }

    /// The value at a path; where that leads to nothing, the last one on its way.
    func value(at path: [any CodingKey]) -> Value {
        var node = root
        for key in path {
            // Of several members of one name the last one counts, as for the decoder.
            let next =
                key.intValue.flatMap { node.elements.indices.contains($0) ? node.elements[$0] : nil }
                ?? node.members.last { $0.key == key.stringValue }?.node
            guard let next else { break }
            node = next
        }
        let place = Self.place(of: node.start, in: bytes)
        return Value(line: place.line, column: place.column, kind: node.kind)
    }

    private static func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
        let before = bytes[..<min(offset, bytes.count)]
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return (
            before.count { $0 == UInt8(ascii: "\n") } + 1,
            String(decoding: before[lineStart...], as: UTF8.self).count + 1
        )
    }

    // MARK: Reading

    private struct Fault: Error {
        var offset: Int
        var reason: String
    }

    private struct Parser {
        let bytes: [UInt8]
        var index = 0

        init(bytes: [UInt8]) { self.bytes = bytes }

        mutating func document() throws(Fault) -> Node {
            let node = try value(depth: 0)
            skipSpace()
            guard index == bytes.count else { throw Fault(offset: index, reason: "something follows the value") }
            return node
        }

        private mutating func skipSpace() {
            while index < bytes.count, [0x20, 0x09, 0x0a, 0x0d].contains(bytes[index]) { index += 1 }
        }

        private mutating func take(_ character: Character) -> Bool {
            skipSpace()
            guard index < bytes.count, bytes[index] == character.asciiValue else { return false }
            index += 1
            return true
        }

        private mutating func value(depth: Int) throws(Fault) -> Node {
            skipSpace()
            let start = index
            guard index < bytes.count else { throw Fault(offset: index, reason: "it ends too early") }
            // As deep as the decoder goes.
            guard depth < 512 else { throw Fault(offset: index, reason: "it is nested too deeply") }
            if take("{") { return try object(start, depth) }
            if take("[") { return try array(start, depth) }
            if bytes[index] == UInt8(ascii: "\"") {
                _ = try string()
                return Node(start: start, kind: "a string")
            }
            return try word(start)
        }

        private mutating func object(_ start: Int, _ depth: Int) throws(Fault) -> Node {
            var node = Node(start: start, kind: "an object")
            if take("}") { return node }
            repeat {
                skipSpace()
                guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
                    throw Fault(offset: index, reason: "a key in double quotes is missing")
                }
                let key = try string()
                guard take(":") else { throw Fault(offset: index, reason: "':' is missing behind the key '\(key)'") }
                node.members.append((key, try value(depth: depth + 1)))
            } while take(",")
            guard take("}") else { throw Fault(offset: index, reason: "',' or '}' is missing") }
            return node
        }

        private mutating func array(_ start: Int, _ depth: Int) throws(Fault) -> Node {
            var node = Node(start: start, kind: "an array")
            if take("]") { return node }
            repeat { node.elements.append(try value(depth: depth + 1)) } while take(",")
            guard take("]") else { throw Fault(offset: index, reason: "',' or ']' is missing") }
            return node
        }

        /// The text between quotes; of escaped characters only those that keys have in practice are read.
        private mutating func string() throws(Fault) -> String {
            let start = index
            var text: [UInt8] = []
            index += 1
            while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                guard bytes[index] >= 0x20 else { throw Fault(offset: index, reason: "a string ends with its line") }
                if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count { index += 1 }
                text.append(bytes[index])
                index += 1
            }
            guard index < bytes.count else { throw Fault(offset: start, reason: "a string has no end") }
            index += 1
            return String(decoding: text, as: UTF8.self)
        }

        private mutating func word(_ start: Int) throws(Fault) -> Node {
            while index < bytes.count, !",]} \t\r\n".utf8.contains(bytes[index]) { index += 1 }
            let text = String(decoding: bytes[start..<index], as: UTF8.self)
            switch text {
            case "true", "false": return Node(start: start, kind: "a Boolean")
            case "null": return Node(start: start, kind: "null")
            case _ where Double(text) != nil: return Node(start: start, kind: "a number")
            default: throw Fault(offset: start, reason: "'\(text)' is no value")
            }
        }
    }
}
