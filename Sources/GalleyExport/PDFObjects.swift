import Foundation

/// The objects of a document as Cairo writes it: a table of places at the end, each object between `N 0 obj` and `endobj`.
struct PDFObjects {
    /// An object's text, and the bytes of its stream if it has one.
    struct Object {
        var text: String
        var stream: ArraySlice<UInt8>?
    }

    private let bytes: [UInt8]
    /// Where each object begins; nil if there is none.
    private var places: [Int?] = []
    /// The number of the document's catalog.
    private(set) var root = 0
    /// The number of what is said of the document.
    private(set) var info = 0

    /// How many numbers are taken, 0 included.
    var count: Int { places.count }

    /// - Throws: `ExportError` if there is no such table.
    init(_ bytes: [UInt8]) throws {
        self.bytes = bytes
        let tail = bytes.suffix(1024)
        guard let mark = Self.last("startxref", in: bytes, tail.startIndex..<bytes.count),
            let start = Self.number(in: bytes, from: mark + 9)?.value,
            let header = Self.number(in: bytes, from: start + 4),
            let total = Self.number(in: bytes, from: header.end), total.value < bytes.count
        else { throw ExportError.drawingFailed("the document has no table of its objects") }
        // "\n", then twenty bytes an object: ten digits, a space, five digits, a space, n or f.
        let first = total.end + 1
        guard first + 20 * total.value <= bytes.count else {
            throw ExportError.drawingFailed("the document's table of objects ends early")
        }
        places = (0..<total.value).map { index in
            let entry = first + 20 * index
            guard bytes[entry + 17] == UInt8(ascii: "n") else { return nil }
            return Self.number(in: bytes, from: entry)?.value
        }
        let trailer = String(decoding: bytes[(first + 20 * total.value)...], as: UTF8.self)
        root = Self.reference("/Root", in: trailer) ?? 0
        info = Self.reference("/Info", in: trailer) ?? 0
    }

    /// Whether an object's text begins so.
    func begins(_ number: Int, with text: StaticString) -> Bool {
        guard let start = places[number].map(content(at:)) else { return false }
        let length = text.utf8CodeUnitCount
        return start + length <= bytes.count
            && bytes[start..<start + length].elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: length))
    }

    subscript(_ number: Int) -> Object? {
        guard number < places.count, let place = places[number] else { return nil }
        let start = content(at: place)
        // A stream's own bytes may hold anything; what is before them may not.
        guard let end = Self.first("\nendobj", in: bytes, start..<bytes.count) else { return nil }
        guard let stream = Self.first("\nstream\n", in: bytes, start..<end) else {
            return Object(text: String(decoding: bytes[start..<end], as: UTF8.self))
        }
        let text = String(decoding: bytes[start..<stream], as: UTF8.self)
        guard let length = length(in: text) else { return nil }
        let content = stream + 8
        guard content + length <= bytes.count else { return nil }
        return Object(text: text, stream: bytes[content..<content + length])
    }

    private func length(in text: String) -> Int? {
        if let number = Self.reference("/Length", in: text) {
            return self[number].flatMap { Int($0.text.trimmingCharacters(in: .whitespacesAndNewlines)) }
        }
        return Self.value("/Length", in: text)
    }

    /// Where an object's text begins, behind its number.
    private func content(at place: Int) -> Int { (Self.first(" obj\n", in: bytes, place..<bytes.count) ?? place) + 5 }

    // MARK: Text

    /// The object that a name in a dictionary refers to.
    static func reference(_ name: String, in text: String) -> Int? {
        guard let end = end(of: name, in: text) else { return nil }
        let words = text[end...].prefix(24).split(whereSeparator: { $0 == " " || $0 == "\n" })
        guard words.count >= 3, words[2].first == "R" else { return nil }
        return Int(words[0])
    }

    /// The number that a name in a dictionary has.
    static func value(_ name: String, in text: String) -> Int? {
        guard let end = end(of: name, in: text) else { return nil }
        return Int(text[end...].prefix { $0.isNumber })
    }

    /// Where what follows a name and a space begins.
    private static func end(of name: String, in text: String) -> String.Index? {
        let name = name + " "
        return place(of: name, in: text).map { text.utf8.index(text.startIndex, offsetBy: $0 + name.utf8.count) }
    }

    /// How many bytes lie before the first occurrence of a text of ASCII; Foundation's search would look for letters.
    static func place(of part: String, in text: String) -> Int? {
        var (text, part) = (text, part)
        return text.withUTF8 { text in
            part.withUTF8 { UnsafeRawBufferPointer(text).first(UnsafeRawBufferPointer($0), from: 0) }
        }
    }

    private static func number(in bytes: [UInt8], from start: Int) -> (value: Int, end: Int)? {
        var index = start
        while index < bytes.count, bytes[index] == 10 || bytes[index] == 32 { index += 1 }
        var value = 0
        let first = index
        while index < bytes.count, (48...57).contains(bytes[index]), value < 1 << 50 {
            value = value * 10 + Int(bytes[index] - 48)
            index += 1
        }
        return index > first ? (value, index) : nil
    }

    private static func first(_ text: StaticString, in bytes: [UInt8], _ range: Range<Int>) -> Int? {
        bytes.withUnsafeBytes { all in
            UnsafeRawBufferPointer(rebasing: all[..<range.upperBound]).first(
                UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), from: range.lowerBound)
        }
    }

    private static func last(_ text: StaticString, in bytes: [UInt8], _ range: Range<Int>) -> Int? {
        var found: Int?
        var start = range.lowerBound
        while let next = first(text, in: bytes, start..<range.upperBound) {
            found = next
            start = next + 1
        }
        return found
    }
}
