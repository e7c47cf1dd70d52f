import Foundation
import GalleyGeometry

/// Looks at an SVG file before librsvg does, for what would take memory without measure: markup hidden in entities, elements
/// nested without end, and pictures inside, which librsvg's loaders decode whatever their size. (librsvg itself limits how often
/// elements are used again, and opens no other file.)
struct SVGGuard {
    /// Drawings made by people and programs nest some ten deep; each level can take a layer as large as the picture.
    static let maximumDepth = 200

    private var depth = 0
    private var pixels = 0

    static func check(_ bytes: [UInt8]) throws {
        guard bytes.count <= VectorFile.maximumFileSize else {
            throw damage("it is larger than \(VectorFile.maximumFileSize >> 20) MB")
        }
        // Another encoding would hide from this look what librsvg then sees.
        guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
            throw damage("it is not encoded in UTF-8")
        }
        var look = SVGGuard()
        for token in SVGMarkup(bytes) {
            switch token {
            case .instruction(let text): try look.checkEncoding(text)
            case .declaration(let text): try look.checkTypeDeclaration(text)
            case .start(let tag): try look.checkElement(tag)
            case .end: look.depth -= 1
            }
        }
    }

    private static func damage(_ reason: String) -> ImageError { .damagedImage(type: "SVG", reason: reason) }

    private func checkEncoding(_ declaration: ArraySlice<UInt8>) throws {
        let text = String(decoding: declaration, as: UTF8.self).lowercased()
        guard text.hasPrefix("<?xml "), let place = text.range(of: "encoding") else { return }
        let name = text[place.upperBound...].drop { " =\"'\t\r\n".contains($0) }.prefix { !"\"' ?".contains($0) }
        guard ["utf-8", "utf8", "us-ascii", "iso-8859-1"].contains(String(name)) else {
            throw Self.damage("it is encoded in \(name), not in UTF-8")
        }
    }

    /// Entities may stand for text, as some programs' files have them, but not for markup or for each other.
    private func checkTypeDeclaration(_ text: ArraySlice<UInt8>) throws {
        var rest = text
        while let entity = SVGMarkup.find("<!ENTITY".utf8, in: rest) {
            let end = rest[entity...].firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
            let declaration = rest[(entity + 8)..<end]
            guard !declaration.contains(where: { "<&%".utf8.contains($0) }) else {
                throw Self.damage("it declares entities that stand for markup or for other entities")
            }
            rest = rest[end...]
        }
    }

    private mutating func checkElement(_ tag: SVGMarkup.Tag) throws {
        if !tag.isEmpty { depth += 1 }
        guard depth <= Self.maximumDepth else {
            throw Self.damage("its elements are nested more than \(Self.maximumDepth) deep")
        }
        if ["image", "feImage"].contains(tag.localName) { try checkPictures(of: tag.bytes) }
    }

    /// Looks at the pictures in an image element's attributes.
    private mutating func checkPictures(of tag: ArraySlice<UInt8>) throws {
        let text = try Self.resolvingReferences(in: tag)
        for part in text.components(separatedBy: "data:").dropFirst() {
            guard let comma = part.firstIndex(of: ","), part[..<comma].hasSuffix(";base64"),
                let file = Data(
                    base64Encoded: String(part[part.index(after: comma)...].prefix { !"\"'".contains($0) }),
                    options: .ignoreUnknownCharacters)
            else { throw Self.damage("a picture inside is not encoded in base64") }
            let size = try ImageDecoder.headerSize([UInt8](file))
            pixels += size.width * size.height
            guard pixels <= ImageDecoder.maximumPixels else {
                throw Self.damage(
                    "the pictures inside have more than \(ImageDecoder.maximumPixels / 1_000_000) megapixels")
            }
        }
    }

    /// Text in which characters that are written as numbers are themselves again.
    private static func resolvingReferences(in tag: ArraySlice<UInt8>) throws -> String {
        let parts = String(decoding: tag, as: UTF8.self).split(separator: "&", omittingEmptySubsequences: false)
        var text = String(parts[0])
        for part in parts.dropFirst() {
            let name = part.prefix { $0 != ";" }
            let rest = part.dropFirst(name.count + 1)
            switch name {
            case "amp": text += "&"
            case "lt": text += "<"
            case "gt": text += ">"
            case "quot", "apos": text += " "
            default:
                let isHex = name.hasPrefix("#x")
                guard name.hasPrefix("#"),
                    let code = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10),
                    let scalar = Unicode.Scalar(code)
                else { throw damage("an image element refers to an entity") }
                text.unicodeScalars.append(scalar)
            }
            text += rest
        }
        return text
    }
}
