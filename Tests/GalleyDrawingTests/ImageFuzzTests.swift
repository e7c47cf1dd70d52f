import Foundation
import GalleyDrawing
import GalleyExport
import GalleyImages
import GalleyGeometry
import Testing

/// Valid files of every format, broken at random: whatever comes out, decoders give a picture or an error, and a picture can be
/// written to every kind of document. `make fuzz TARGET=images` runs this with growing seeds under the address sanitizer.
@Suite struct ImageFuzzTests {
    private static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }

    /// The files, by extension.
    private static let files: [String: [[UInt8]]] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: ImageFiles.folder.path)) ?? []
        var files: [String: [[UInt8]]] = [:]
        for name in names.sorted() {
            guard let bytes = try? ImageFiles.bytes(name) else { continue }
            files[(name as NSString).pathExtension, default: []].append(bytes)
        }
        if let photo = files["jpg"]?.last { files["jpg"]?.append(ImageFiles.turned(photo, 6)) }
        return files
    }()

    @Test(arguments: ["png", "jpg", "webp", "gif", "svg"]) func brokenFiles(format: String) throws {
        let files = try #require(Self.files[format])
        let first = Self.number("GALLEY_SEED") ?? 1
        // Half of what is asked for properties of views: a file takes longer than a small view.
        let rounds = Self.number("GALLEY_ROUNDS") ?? 30
        var count = 0
        var pictures = 0
        for seed in first..<first + rounds {
            var source = Mutations(seed: seed &* 31 &+ UInt64(format.utf8.reduce(0) { $0 + UInt64($1) }))
            for file in files {
                let broken = format == "svg" ? source.brokenText(file) : source.broken(file, others: files)
                if try look(at: broken, draws: source.below(8) == 0) { pictures += 1 }
                count += 1
            }
        }
        print("broken \(format) files, \(pictures) still pictures: \(count) files")
        #expect(count > 0)
    }

    /// Whether there is a picture. What is thrown is an `ImageError`, or the test fails.
    private func look(at bytes: [UInt8], draws: Bool) throws -> Bool {
        let picture: Picture
        do {
            picture =
                VectorFile.canRead(bytes)
                ? .vector(try VectorFile.read(bytes)) : .raster(try ImageDecoder.decode(bytes))
        } catch is ImageError {
            return false
        }
        guard draws else { return true }
        let rect = CGRect(x: 1, y: 1, width: 30, height: 20)
        let list = DisplayList(
            size: CGSize(width: 32, height: 24),
            items: [
                .image(picture, in: rect, ImageStyle()),
                .image(picture, in: rect, ImageStyle(isSmooth: false, tint: .color(.black))),
            ])
        _ = try PNGExporter().data(for: list)
        _ = try PDFExporter().data(for: list)
        _ = try SVGExporter().data(for: list)
        return true
    }
}

/// Breaks files, the same way for the same seed.
private struct Mutations {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    private mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }

    mutating func broken(_ file: [UInt8], others: [[UInt8]]) -> [UInt8] {
        var bytes = file
        for _ in 0...below(3) where !bytes.isEmpty {
            let place = below(bytes.count)
            switch below(7) {
            case 0: bytes[place] = UInt8(truncatingIfNeeded: next())
            case 1: bytes[place] ^= 1 << UInt8(below(8))
            case 2: bytes[place] = [0, 1, 0x7F, 0x80, 0xFF][below(5)]
            case 3:
                // Numbers at their limits, in either order of bytes.
                for offset in 0..<min([2, 4][below(2)], bytes.count - place) {
                    bytes[place + offset] = [0, 0xFF, 0x7F, 0x80][below(4)]
                }
            case 4: bytes.removeSubrange(place..<min(bytes.count, place + 1 + below(16)))
            case 5:
                let piece = bytes[place..<min(bytes.count, place + 1 + below(64))]
                bytes.insert(contentsOf: piece, at: below(bytes.count))
            default:
                let other = others[below(others.count)]
                bytes = Array(bytes[..<place] + other[min(place, other.count)...])
            }
        }
        if below(6) == 0 { bytes.removeLast(below(bytes.count)) }
        return bytes
    }

    private static let fragments = [
        "<g opacity='.5'>", "</g>", "<svg", ">", "<use href='#a'/>", "<g id='a'><use href='#a'/></g>", "&lt;",
        "&#x10FFFF;", "&",
        "<!DOCTYPE svg [<!ENTITY e '", "<![CDATA[", "<!--", "]]>", " width='1e30'", " viewBox='0 0 0 -1'",
        " transform='scale(1e9)'",
        "<filter id='f'><feGaussianBlur stdDeviation='1e9'/><feMorphology radius='900'/></filter>", " filter='url(#f)'",
        "<pattern id='p' width='1e-9' height='1e-9'><rect/></pattern>", " fill='url(#p)'", " stroke-dasharray='1e-9'",
        "<image href='data:image/png;base64,iVBORw0KGgo='/>", "<text>\u{202E}a\u{0301}</text>", "<mask id='m'>",
        " mask='url(#m)'", "<style>*{opacity:.5}</style>", "<path d='M0 0C1e30 0 1e-30 9z' stroke='red'/>",
    ]

    mutating func brokenText(_ file: [UInt8]) -> [UInt8] {
        var bytes = file
        for _ in 0...below(3) {
            let fragment = Self.fragments[below(Self.fragments.count)]
            // Attributes go after an element's name, elements between others, so that many files are still XML.
            let wanted = UInt8(ascii: fragment.hasPrefix(" ") ? "t" : ">")
            let places = bytes.indices.filter { bytes[$0] == wanted }
            let place = places.isEmpty ? 0 : places[below(places.count)] + 1
            bytes.insert(contentsOf: fragment.utf8, at: place)
        }
        return below(3) == 0 ? broken(bytes, others: [file]) : bytes
    }
}
