/// Goes through the markup of an SVG file from tag to tag. It makes nothing of entities, and text is left out; what is no
/// well-formed XML is read somehow, to the end.
///
/// A parser of XML would resolve what the guard of image files has to see unresolved.
package struct SVGMarkup: Sequence, IteratorProtocol {
    /// A piece of markup, as the bytes of the file.
    package enum Token {
        /// `<? … ?>`
        case instruction(ArraySlice<UInt8>)
        /// `<! … >`, but comments and character data are left out.
        case declaration(ArraySlice<UInt8>)
        case start(Tag)
        case end(Tag)
    }

    private let bytes: [UInt8]
    private var position = 0

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    package mutating func next() -> Token? {
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = start
            if has("<!--") {
                skip(past: "-->")
            } else if has("<![CDATA[") {
                skip(past: "]]>")
            } else if has("<?") {
                skip(past: "?>")
                return .instruction(bytes[start..<position])
            } else if has("<!") {
                _ = skipTag()
                return .declaration(bytes[start..<position])
            } else if has("</") {
                let isComplete = skip(past: ">")
                return .end(Tag(bytes: bytes[start..<position], isComplete: isComplete))
            } else {
                let isComplete = skipTag()
                return .start(Tag(bytes: bytes[start..<position], isComplete: isComplete))
            }
        }
        return nil
    }

    private func has(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }

    /// Whether there is such a text; without one the file ends here.
    @discardableResult
    private mutating func skip(past text: StaticString) -> Bool {
        let end = text.withUTF8Buffer { Self.find($0, in: bytes[position...]) }
        position = end.map { $0 + text.utf8CodeUnitCount } ?? bytes.endIndex
        return end != nil
    }

    /// Where a text begins.
    package static func find(_ text: some Collection<UInt8>, in bytes: ArraySlice<UInt8>) -> Int? {
        guard let first = text.first else { return nil }
        var index = bytes.startIndex
        while let start = bytes[index...].firstIndex(of: first) {
            if bytes[start...].starts(with: text) { return start }
            index = start + 1
        }
        return nil
    }

    /// Goes past the next `>` that is neither in quotes nor, in a type declaration, in its brackets. Returns whether there is
    /// one.
    private mutating func skipTag() -> Bool {
        var quote: UInt8?
        var brackets = 0
        while position < bytes.endIndex {
            let byte = bytes[position]
            position += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "[") {
                brackets += 1
            } else if byte == UInt8(ascii: "]") {
                brackets -= 1
            } else if byte == UInt8(ascii: ">"), brackets <= 0 {
                return true
            }
        }
        return false
    }
}

extension SVGMarkup {
    /// A tag of an element.
    package struct Tag {
        /// From `<` to `>`.
        package var bytes: ArraySlice<UInt8>
        /// Whether the `>` is there.
        package var isComplete: Bool

        /// Whether the element ends with the tag.
        package var isEmpty: Bool { bytes.dropLast().last == UInt8(ascii: "/") }

        private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

        private static func endsName(_ byte: UInt8) -> Bool {
            isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
        }

        /// The element's name with its prefix.
        package var name: String {
            let inside = bytes.dropFirst()
            let name = inside.first == UInt8(ascii: "/") ? inside.dropFirst() : inside
            return String(decoding: name.prefix { !Self.endsName($0) }, as: UTF8.self)
        }

        /// The element's name without a prefix.
        package var localName: Substring { name.split(separator: ":").last ?? "" }

        /// The attributes' values as they are written, by name; of several with one name the last.
        package var attributes: [String: String] {
            var attributes: [String: String] = [:]
            var rest = bytes.dropFirst().dropLast(isComplete ? 1 : 0).drop { !Self.endsName($0) }
            while true {
                rest = rest.drop { Self.isSpace($0) || $0 == UInt8(ascii: "/") }
                let key = rest.prefix { $0 != UInt8(ascii: "=") && !Self.isSpace($0) }
                guard !key.isEmpty else { break }
                rest = rest.dropFirst(key.count).drop(while: Self.isSpace)
                guard rest.first == UInt8(ascii: "=") else { continue }
                rest = rest.dropFirst().drop(while: Self.isSpace)
                guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { break }
                let value = rest.dropFirst().prefix { $0 != quote }
                attributes[String(decoding: key, as: UTF8.self)] = String(decoding: value, as: UTF8.self)
                rest = rest.dropFirst(value.count + 2)
            }
            return attributes
        }
    }
}
