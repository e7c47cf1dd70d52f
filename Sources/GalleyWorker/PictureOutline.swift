import Foundation
import GalleyExport

/// An SVG element as far as it takes to see whether another one is the same: hashes of its text, not the text.
struct PictureOutline: Equatable {
    /// Of all of it.
    var hash: Int
    /// Of its start tag.
    var tag: Int
    /// Of what is inside.
    var inside: Int
    /// Of its name; elements of different names never become each other.
    var name: Int
    /// Whether there is something inside, so that only its start tag may have changed.
    var hasInside: Bool
    /// The elements inside, where they are told apart.
    var children: [PictureOutline] = []
}

/// The elements of a picture's body with their text.
struct PictureText {
    /// An element, by where its text is.
    struct Element {
        var outline: PictureOutline
        var text: Range<Int>
        var tag: Range<Int>
        var children: [Element] = []
    }

    private let bytes: [UInt8]
    private(set) var elements: [Element] = []

    /// Groups deeper than this are taken whole, so that nobody who reads the picture goes arbitrarily deep.
    private static let mostDepth = 100

    /// - Parameter body: Each element a line, or a start tag, the elements inside and an end tag, each a line (`SVGParts`).
    init(_ body: String) {
        bytes = Array(body.utf8)
        elements = Self.elements(in: bytes)
    }

    /// The text of an element, or of its start tag.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private struct Open {
        var start: Int
        var tagEnd: Int
        var children: [Element] = []
    }

    private static func elements(in bytes: [UInt8]) -> [Element] {
        bytes.withUnsafeBytes { raw in
            var open = [Open(start: 0, tagEnd: 0)]
            // The group below the deepest that is looked into: where it starts, and how many are open in it.
            var (buriedStart, buried) = (0, 0)
            var start = 0
            while start < raw.count, let base = raw.baseAddress {
                let found = memchr(base + start, 0x0A, raw.count - start)
                let end = found.map { UnsafeRawPointer($0) - base } ?? raw.count
                defer { start = end + 1 }
                guard end - start >= 2 else { continue }
                if raw[start + 1] == UInt8(ascii: "/") {
                    if buried > 0 {
                        buried -= 1
                        if buried == 0 { open[open.count - 1].children.append(leaf(raw, buriedStart..<end)) }
                    } else if open.count > 1 {
                        let element = group(raw, open.removeLast(), end: end)
                        open[open.count - 1].children.append(element)
                    }
                } else if isStartTag(raw, start..<end) {
                    if open.count < mostDepth, buried == 0 {
                        open.append(Open(start: start, tagEnd: end))
                    } else {
                        if buried == 0 { buriedStart = start }
                        buried += 1
                    }
                } else if buried == 0 {
                    open[open.count - 1].children.append(leaf(raw, start..<end))
                }
            }
            return open[0].children
        }
    }

    /// Whether a line is a start tag alone: nothing else begins in it, and it does not end by itself.
    private static func isStartTag(_ raw: UnsafeRawBufferPointer, _ line: Range<Int>) -> Bool {
        guard raw[line.upperBound - 1] == UInt8(ascii: ">"), raw[line.upperBound - 2] != UInt8(ascii: "/") else {
            return false
        }
        guard let base = raw.baseAddress else { return false }
        return memchr(base + line.lowerBound + 1, 0x3C, line.count - 1) == nil
    }

    private static func hash(_ raw: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int {
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: raw[range]))
        return hasher.finalize()
    }

    /// Where the name ends that begins an element.
    private static func nameEnd(_ raw: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int {
        var end = range.lowerBound + 1
        while end < range.upperBound, ![0x20, 0x2F, 0x3E].contains(raw[end]) { end += 1 }
        return end
    }

    private static func leaf(_ raw: UnsafeRawBufferPointer, _ line: Range<Int>) -> Element {
        var tagEnd = line.upperBound
        if let base = raw.baseAddress, let end = memchr(base + line.lowerBound, 0x3E, line.count) {
            tagEnd = UnsafeRawPointer(end) - base + 1
        }
        let tag = line.lowerBound..<tagEnd
        let name = hash(raw, line.lowerBound..<nameEnd(raw, line))
        let outline = PictureOutline(
            hash: hash(raw, line), tag: hash(raw, tag), inside: hash(raw, tagEnd..<line.upperBound), name: name,
            hasInside: tagEnd < line.upperBound)
        return Element(outline: outline, text: line, tag: tag)
    }

    private static func group(_ raw: UnsafeRawBufferPointer, _ open: Open, end: Int) -> Element {
        let text = open.start..<end
        let tag = open.start..<open.tagEnd
        var hasher = Hasher()
        for child in open.children { hasher.combine(child.outline.hash) }
        let inside = hasher.finalize()
        let tagHash = hash(raw, tag)
        hasher = Hasher()
        hasher.combine(tagHash)
        hasher.combine(inside)
        let outline = PictureOutline(
            hash: hasher.finalize(), tag: tagHash, inside: inside, name: hash(raw, open.start..<nameEnd(raw, tag)),
            hasInside: true, children: open.children.map(\.outline))
        return Element(outline: outline, text: text, tag: tag, children: open.children)
    }
}
