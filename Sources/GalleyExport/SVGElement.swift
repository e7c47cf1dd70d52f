import Foundation

/// An element of a picture as it is written: a line, or a start tag, elements inside and an end tag, each a line.
///
/// Pictures that come one after the other share the elements that have stayed; of others, hashes tell what is the same.
package final class SVGElement: Sendable {
    /// The start tag, or the one tag there is.
    package let tag: String
    /// What follows it in its line.
    package let rest: String
    /// The elements inside, where they are distinguished.
    package let children: [SVGElement]
    /// The element's name; elements of different names never become each other.
    package let name: Substring
    /// Of all of it.
    package let hash: Int
    /// Of what is inside.
    package let inside: Int

    /// Whether there is something inside, so that only its tag may have changed.
    package var hasInside: Bool { !children.isEmpty || !rest.isEmpty }

    /// An element in one piece.
    package init(_ text: String) {
        // In attributes, this sign is written otherwise.
        let end =
            Self.offset(of: UInt8(ascii: ">"), in: text).map { text.utf8.index(text.startIndex, offsetBy: $0 + 1) }
            ?? text.endIndex
        (tag, rest, children) = (String(text[..<end]), String(text[end...]), [])
        (name, inside) = (Self.name(of: tag), rest.hashValue)
        hash = Self.hash(tag, inside)
    }

    /// An element with others in it.
    package init(_ tag: String, _ children: [SVGElement]) {
        (self.tag, rest, self.children) = (tag, "", children)
        name = Self.name(of: tag)
        var hasher = Hasher()
        for child in children { hasher.combine(child.hash) }
        inside = hasher.finalize()
        hash = Self.hash(tag, inside)
    }

    private static func hash(_ tag: String, _ inside: Int) -> Int {
        var hasher = Hasher()
        hasher.combine(tag)
        hasher.combine(inside)
        return hasher.finalize()
    }

    private static func name(of tag: String) -> Substring {
        let name = tag.utf8.dropFirst().prefix {
            $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">")
        }
        return Substring(name)
    }

    /// Where a byte first stands: elements can be as long as the pictures in them.
    private static func offset(of byte: UInt8, in text: String) -> Int? {
        let found = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
            guard let start = bytes.baseAddress, let place = memchr(start, Int32(byte), bytes.count) else { return nil }
            return UnsafeRawPointer(place) - UnsafeRawPointer(start)
        }
        return found ?? text.utf8.firstIndex(of: byte).map { text.utf8.distance(from: text.utf8.startIndex, to: $0) }
    }

    /// Whether another one is written the same.
    package func isSame(as other: SVGElement) -> Bool { self === other || hash == other.hash }

    /// The element's text. No more than `SVGTree.mostDepth` elements lie in each other.
    package var text: String {
        if children.isEmpty { return tag + rest }
        return tag + "\n" + children.map { $0.text + "\n" }.joined() + "</\(name)>"
    }
}
