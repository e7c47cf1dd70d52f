import Foundation
import GalleyBytes

/// The elements of a JSON array, one after the other, as they are written.
struct JSONArrayReader: Sendable {
    /// What is wrong, and in which line.
    struct Fault: Error, Equatable {
        var line: Int
        var reason: String
    }

    struct Element: Equatable {
        var text: Data
        /// The line that it begins in.
        var line: Int
    }

    private var lines: LineReader
    private var bytes: [UInt8] = []
    private var place = 0
    private var line = 0
    private var isOpen = false
    /// Whether an element may follow next, and whether it has to.
    private var isAwaited = true
    private var isOwed = false
    private var isDone = false

    init(_ descriptor: Int32) { lines = LineReader(descriptor, limit: 1 << 30) }

    /// How many bytes have been read.
    var offset: Int { lines.offset }

    /// The next element; nil at the end of the array.
    mutating func next() throws(Fault) -> Element? {
        while let byte = try byte() {
            let isSpace = byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
            if isSpace || !isOpen && line == 1 && [0xEF, 0xBB, 0xBF].contains(byte) { continue }
            guard isOpen else {
                guard byte == UInt8(ascii: "[") else { throw fault("it is no JSON array: it begins with no '['") }
                isOpen = true
                continue
            }
            if isDone { throw fault("something stands behind the array") }
            switch byte {
            case UInt8(ascii: "]"):
                if isOwed { throw fault("a value is missing before ']'") }
                isDone = true
            case UInt8(ascii: ","):
                if isAwaited { throw fault("a value is missing before ','") }
                (isAwaited, isOwed) = (true, true)
            default:
                guard isAwaited else { throw fault("a ',' is missing between two values") }
                (isAwaited, isOwed) = (false, false)
                return try element()
            }
        }
        guard isDone else { throw fault(isOpen ? "the array has no end" : "it is no JSON array: it is empty") }
        return nil
    }

    /// The element that begins with the last byte.
    private mutating func element() throws(Fault) -> Element {
        var element = Element(text: Data(), line: line)
        var (depth, isText, isEscaped) = (0, false, false)
        place -= 1
        while let byte = try byte() {
            if isEscaped {
                isEscaped = false
            } else if isText {
                isEscaped = byte == UInt8(ascii: "\\")
                isText = byte != UInt8(ascii: "\"")
            } else {
                switch byte {
                case UInt8(ascii: "\""): isText = true
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "}") where depth > 0, UInt8(ascii: "]") where depth > 0:
                    depth -= 1
                    guard depth == 0 else { break }
                    element.text.append(byte)
                    return element
                // A number, a word or a text ends where something else begins.
                case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), 0x20, 0x09, 0x0A, 0x0D:
                    guard depth == 0 else { break }
                    place -= 1
                    return element
                default: break
                }
            }
            element.text.append(byte)
        }
        throw Fault(line: element.line, reason: "a value has no end")
    }

    private mutating func byte() throws(Fault) -> UInt8? {
        if place == bytes.count {
            do throws(LineReader.Failure) {
                guard let next = try lines.next() else { return nil }
                bytes = Array(next) + [0x0A]
            } catch {
                throw Fault(line: line + 1, reason: error.reason)
            }
            (place, line) = (0, line + 1)
        }
        defer { place += 1 }
        return bytes[place]
    }

    private func fault(_ reason: String) -> Fault { Fault(line: max(line, 1), reason: reason) }
}
