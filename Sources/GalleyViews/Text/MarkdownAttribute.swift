import GalleyGraph

/// Apple's own Markdown, `^[text](name: value)`: text with attributes, of which `inflect: true` asks for grammar that agrees.
///
/// The text is kept, with the Markdown in it, and the attributes are left out; `Inflection` makes the words agree.
nonisolated enum MarkdownAttribute {
    /// A text without the marks of attributes, and the first text in it that was to be inflected, as it was written.
    /// - Parameter marks: Whether the texts that are to be inflected stand between `Inflection`'s marks.
    static func removed(from text: String, marks: Bool = false) -> (text: String, inflected: String?) {
        // Every text that is shown comes here: searching for a string costs more than laying a short one out.
        guard text.hasByte(UInt8(ascii: "^")) else { return (text, nil) }
        let bytes = Array(text.utf8)
        let ends = partners(in: bytes)
        var result: [UInt8] = []
        var inflected: String?
        // Where the text of an attribute ends, and what follows its attributes.
        var resumptions: [Int: Int] = [:]
        var marked: Set<Int> = []
        var index = 0
        while index < bytes.count {
            if let next = resumptions[index] {
                if marked.contains(index) { result += Inflection.end.utf8 }
                index = next
            } else if bytes[index] == UInt8(ascii: "^"), let end = ends[index + 1], let last = ends[end + 1],
                bytes[index + 1] == UInt8(ascii: "["), bytes[end + 1] == UInt8(ascii: "("),
                index == 0 || bytes[index - 1] != UInt8(ascii: "\\")
            {
                resumptions[end] = last + 1
                let attributes = String(decoding: bytes[end + 2..<last], as: UTF8.self)
                if attributes.contains("inflect") {
                    inflected = inflected ?? String(decoding: bytes[index...last], as: UTF8.self)
                    if marks {
                        result += Inflection.start.utf8
                        marked.insert(end)
                    }
                }
                index += 2
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return (String(decoding: result, as: UTF8.self), inflected)
    }

    /// The brackets that are closed, and where.
    private static func partners(in bytes: [UInt8]) -> [Int: Int] {
        var partners: [Int: Int] = [:]
        var square: [Int] = []
        var round: [Int] = []
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "["): square.append(index)
            case UInt8(ascii: "("): round.append(index)
            case UInt8(ascii: "]"): if let start = square.popLast() { partners[start] = index }
            case UInt8(ascii: ")"): if let start = round.popLast() { partners[start] = index }
            default: break
            }
            index += 1
        }
        return partners
    }
}
