import Glibc

/// The modules that texts import.
package enum ImportedNames {
    /// - Parameter isUnconditional: Whether an import under a condition is none.
    package static func all(in text: String, isUnconditional: Bool = false) -> Set<Substring> {
        var text = text
        // A file may have millions of lines, and is asked for its imports again and again: the C library looks for the few places.
        return text.withUTF8 { bytes in
            let source = SourceBytes(bytes)
            var names: Set<Substring> = []
            var conditions = Conditions(source)
            var next = source.first("import", from: 0)
            while let place = next {
                next = source.first("import", from: place + 6)
                guard source.isWord(place..<place + 6) else { continue }
                if isUnconditional, conditions.depth(at: place) > 0 { continue }
                guard let name = source.word(after: place + 6) else { continue }
                // `import struct Foundation.Date` is no import of all of it.
                names.insert(Substring(name))
                // `import UIKit.UIFont` is one of UIKit.
                names.insert(name.prefix { $0 != "." })
            }
            // Foundation brings the C library by this name on Apple's platforms.
            if source.uses("Darwin.", isUnconditional: isUnconditional) { names.insert("Darwin") }
            return names
        }
    }

    /// How deep a place lies in `#if`, asked for places in order.
    fileprivate struct Conditions {
        private let source: SourceBytes
        private var depth = 0
        private var next: Int?

        init(_ source: SourceBytes) {
            self.source = source
            next = source.first("#", from: 0)
        }

        mutating func depth(at place: Int) -> Int {
            while let mark = next, mark < place {
                next = source.first("#", from: mark + 1)
                // In the midst of a line it is a macro's, or a text's.
                guard source.beginsLine(at: mark) else { continue }
                if source.starts(with: "#if", at: mark) { depth += 1 }
                if source.starts(with: "#endif", at: mark) { depth -= 1 }
            }
            return depth
        }
    }
}

/// A text's bytes, in which words are looked for.
private struct SourceBytes {
    private let bytes: UnsafeBufferPointer<UInt8>

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    func first(_ word: StaticString, from start: Int) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        var start = start
        while start < bytes.count,
            let found = memchr(base + start, Int32(word.utf8Start.pointee), bytes.count - start)
        {
            let place = UnsafeRawPointer(found) - UnsafeRawPointer(base)
            if starts(with: word, at: place) { return place }
            start = place + 1
        }
        return nil
    }

    /// Whether a name stands somewhere, and is no part of a longer one.
    func uses(_ word: StaticString, isUnconditional: Bool) -> Bool {
        var conditions = ImportedNames.Conditions(self)
        var next = first(word, from: 0)
        while let place = next {
            let isName = place == 0 || !Self.isLetter(bytes[place - 1])
            if isName, !isUnconditional || conditions.depth(at: place) == 0 { return true }
            next = first(word, from: place + 1)
        }
        return false
    }

    func starts(with word: StaticString, at place: Int) -> Bool {
        guard let base = bytes.baseAddress, place + word.utf8CodeUnitCount <= bytes.count else { return false }
        return memcmp(base + place, word.utf8Start, word.utf8CodeUnitCount) == 0
    }

    /// Whether only blanks lie before a place on its line.
    func beginsLine(at place: Int) -> Bool {
        let before = bytes[..<place].last { !Self.isBlank($0) }
        return before.map(Self.isNewline) ?? true
    }

    func isWord(_ range: Range<Int>) -> Bool {
        (range.lowerBound == 0 || Self.parts(bytes[range.lowerBound - 1]))
            && (range.upperBound == bytes.count || Self.parts(bytes[range.upperBound]))
    }

    /// The word that follows on the same line.
    func word(after place: Int) -> String? {
        let rest = bytes[place...].drop(while: Self.isBlank)
        let word = rest.prefix { !Self.parts($0) }
        return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    private static func isLetter(_ byte: UInt8) -> Bool { byte > 0x40 && byte != 0x60 }
    private static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    private static func parts(_ byte: UInt8) -> Bool { isBlank(byte) || isNewline(byte) || byte == 0x3B }
}
