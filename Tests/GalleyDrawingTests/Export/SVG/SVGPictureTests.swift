import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyText
import Testing

@testable import GalleyExport

/// Pictures that come one after the other, each written from what was written before.
@Suite("SVG from the picture before") struct SVGPictureTests {
    private static let size = CGSize(width: 200, height: 100)

    private static func fill(_ x: Int, _ color: ResolvedColor = .black) -> DrawItem {
        .fill(Path(CGRect(x: x, y: 0, width: 5, height: 5)), .color(color), FillStyle())
    }

    private static func text(_ text: String, x: CGFloat = 0) throws -> DrawItem {
        let paragraph = Paragraph(
            [TextSpan(text, font: FontRequest(size: 10, weight: 400))], options: ParagraphOptions(), fonts: .shared)
        let run = try #require(paragraph.layout(width: nil, height: nil).lines.first?.runs.first)
        return .glyphs(run, origin: CGPoint(x: x, y: 20), .color(.black))
    }

    private static func row(_ number: Int, _ label: String? = nil) throws -> DrawItem {
        .group(tag: ViewTag(kind: "Row"), [fill(number), try text(label ?? "Row \(number)")])
    }

    private static func written(_ items: [DrawItem], _ memory: SVGMemory) throws -> SVGPicture {
        try SVGExporter().picture(for: DisplayList(size: size, items: items), memory)
    }

    @Test("What has stayed is the same object, whatever objects were drawn") func identity() throws {
        let memory = SVGMemory()
        let first = try Self.written([Self.row(1), Self.row(2), Self.row(3)], memory)
        let second = try Self.written([Self.row(1), Self.row(2, "New"), Self.row(3)], memory)
        #expect(second.elements[0] === first.elements[0] && second.elements[2] === first.elements[2])
        #expect(second.elements[1] !== first.elements[1])
        // Without the second one, the third is known from the end.
        let third = try Self.written([Self.row(1), Self.row(3)], memory)
        #expect(third.elements.count == 2 && third.elements[1] === first.elements[2])
    }

    @Test("Inside of a group that has changed, the others stay") func inside() throws {
        let memory = SVGMemory()
        func picture(_ x: CGFloat, _ label: String) throws -> SVGElement {
            let items = [
                DrawItem.group(
                    transform: CGAffineTransform(translationX: x, y: 0), [try Self.row(1), try Self.row(2, label)])
            ]
            return try #require(try Self.written(items, memory).elements.first)
        }
        let (first, moved, other) = (try picture(1, "a"), try picture(2, "a"), try picture(2, "b"))
        #expect(first.tag == "<g transform=\"translate(1 0)\">" && moved.tag == "<g transform=\"translate(2 0)\">")
        #expect(moved.children[0] === first.children[0] && moved.children[1] === first.children[1])
        #expect(other.children[0] === first.children[0] && other.children[1] !== first.children[1])
    }

    /// A filter's area ends where the picture does: the same group elsewhere has another one.
    @Test("What depends on its place is written again elsewhere") func place() throws {
        let memory = SVGMemory()
        func picture(_ x: CGFloat, _ memory: SVGMemory) throws -> String {
            let wide = DrawItem.fill(Path(CGRect(x: 0, y: 0, width: 500, height: 50)), .color(.black), FillStyle())
            let blurred = DrawItem.group(
                tag: ViewTag(kind: "Blur"), [.group(effect: .blur(LayerBlur(radius: 3)), [wide])])
            let items = [DrawItem.group(transform: CGAffineTransform(translationX: x, y: 0), [blurred])]
            return try Self.written(items, memory).text
        }
        #expect(try picture(0, memory) != picture(-100, memory))
        #expect(try picture(50, memory) == picture(50, SVGMemory()))
    }

    /// A heading without a level is one below the last that has one.
    @Test("What depends on what stands before is written again") func headings() throws {
        func heading(_ level: Int) -> DrawItem {
            .group(tag: ViewTag(kind: "Text"), semantics: Semantics(.heading(level: level)), [Self.fill(1)])
        }
        let memory = SVGMemory()
        for level in [1, 2, 4] {
            let items = [heading(level), heading(0)]
            #expect(try Self.written(items, memory).text == Self.written(items, SVGMemory()).text)
            #expect(try Self.written(items, memory).body.contains("aria-level=\"\(level + 1)\""))
        }
    }

    /// An item of a list is none elsewhere.
    @Test("What depends on what is around is written again") func roles() throws {
        let row = DrawItem.group(
            tag: ViewTag(kind: "Row"), [.group(semantics: Semantics(.listItem), [Self.fill(1)])])
        let memory = SVGMemory()
        for isList in [true, false, true] {
            let semantics = isList ? Semantics(.list) : Semantics(nil, label: "said")
            let list = DrawItem.group(tag: ViewTag(kind: "List"), semantics: semantics, [row])
            #expect(try Self.written([list], memory).body.contains("listitem") == isList)
        }
    }

    @Test("Definitions are those that the picture uses") func definitions() throws {
        let image = try #require(RasterImage(pixelWidth: 1, pixelHeight: 1, premultipliedBGRA: [0, 0, 255, 255]))
        func shown(_ color: ResolvedColor) -> DrawItem {
            .group(
                tag: ViewTag(kind: "Image"),
                [.image(.raster(image), in: CGRect(x: 0, y: 0, width: 9, height: 9), ImageStyle(tint: .color(color)))])
        }
        let memory = SVGMemory()
        let red = ResolvedColor(red: 1, green: 0, blue: 0)
        let pictures = try [[shown(.black), shown(red)], [shown(red)], [shown(red), Self.fill(1)], [shown(.black)]]
            .map { try Self.written($0, memory) }
        #expect(pictures.map(\.definitions.count) == [2, 1, 1, 1])
        #expect(
            pictures[1].definitions == [pictures[0].definitions[1]]
                && pictures[2].definitions == pictures[1].definitions)
        #expect(pictures[3].definitions == [pictures[0].definitions[0]])
    }

    /// Any picture after any others is what it would be as the first: groups with every part that they can have.
    /// A picture of 4 MB that no file holds, as what is drawn as pixels becomes.
    private static func pixels(_ shade: UInt8) throws -> RasterImage {
        try #require(
            RasterImage(
                pixelWidth: 1024, pixelHeight: 1024, premultipliedBGRA: Array(repeating: shade, count: 4 << 20)))
    }

    private static func shown(_ image: RasterImage) -> DrawItem {
        .group(
            tag: ViewTag(kind: "Image"),
            [.image(.raster(image), in: CGRect(x: 0, y: 0, width: 50, height: 50), ImageStyle())])
    }

    @Test("Pixels of pictures long gone are given back") func goneImages() throws {
        final class Gone { weak var image: RasterImage? }
        let memory = SVGMemory()
        let stays = try Self.pixels(255)
        var gone: [Gone] = []
        var first: SVGPicture?
        for shade in 0..<6 {
            let image = try Self.pixels(UInt8(shade))
            gone.append(Gone())
            gone[shade].image = image
            let picture = try Self.written([Self.shown(stays), Self.row(1), Self.shown(image)], memory)
            first = first ?? picture
            // What stays is known on, and is not written again.
            #expect(picture.elements[0] === first?.elements[0] && picture.elements[1] === first?.elements[1])
        }
        // 8 MB of what is not shown, one that is, and the last picture.
        #expect(gone.filter { $0.image != nil }.count <= 4)
        #expect(gone[0].image == nil)
    }

    @Test("Pictures do not depend on those before", arguments: 0..<40) func random(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let texts = try ["a", "b c", "d"].map { try Self.text($0) }
        func items(_ depth: Int) -> [DrawItem] { (0..<random.next(4)).map { _ in item(depth) } }
        func item(_ depth: Int) -> DrawItem {
            switch random.next(depth > 0 ? 9 : 2) {
            case 0: return Self.fill(random.next(3))
            case 1: return texts[random.next(3)]
            case 2: return .group(tag: ViewTag(kind: "V\(random.next(2))"), items(depth - 1))
            case 3:
                let place = CGAffineTransform(translationX: CGFloat(random.next(3)) * 60, y: 0)
                return .group(transform: place, items(depth - 1))
            case 4: return .group(effect: .mask(LayerMask(items(depth - 1))), items(depth - 1))
            case 5: return .group(effect: .shadow(LayerShadow(color: .black, radius: 1)), items(depth - 1))
            case 6:
                let roles: [Semantics.Role] = [.list, .listItem, .copy, .heading(level: random.next(3)), .figure]
                let semantics = Semantics(roles[random.next(5)], label: random.next(2) == 0 ? nil : "said")
                return .group(
                    tag: random.next(2) == 0 ? ViewTag(kind: "S") : nil, semantics: semantics, items(depth - 1))
            case 7: return .group(items(depth - 1))
            default:
                let open = Path(CGRect(x: 0, y: 0, width: random.next(2) * 50, height: 50))
                return .group(clip: DrawClip(open), items(depth - 1))
            }
        }
        let memory = SVGMemory()
        var picture = (0..<6).map { _ in item(4) }
        for _ in 0..<15 {
            switch random.next(4) {
            case 0: picture.insert(item(4), at: random.next(picture.count + 1))
            case 1 where !picture.isEmpty: picture.remove(at: random.next(picture.count))
            case 2 where !picture.isEmpty: picture[random.next(picture.count)] = item(4)
            default: picture = picture.map { .group(transform: CGAffineTransform(translationX: 1, y: 0), [$0]) }
            }
            #expect(try Self.written(picture, memory).text == Self.written(picture, SVGMemory()).text)
        }
    }

    @Test("Groups deeper than are told apart are one element") func depth() throws {
        let memory = SVGMemory()
        func deep(_ x: Int, _ levels: Int = 3000) -> [DrawItem] {
            var items: [DrawItem] = [.group(tag: ViewTag(kind: "Stays"), [Self.fill(9)]), Self.fill(x)]
            for _ in 0..<levels { items = [.group(transform: CGAffineTransform(translationX: 1, y: 0), items)] }
            return items
        }
        for x in [1, 2, 2] {
            #expect(try Self.written(deep(x), memory).text == Self.written(deep(x), SVGMemory()).text)
        }
        for x in [1, 2, 2] {
            #expect(try Self.written(deep(x, 150), memory).text == Self.written(deep(x, 150), SVGMemory()).text)
        }
        var (element, depth) = (try Self.written(deep(2), memory).elements.first, 0)
        while let inner = element?.children.first { (element, depth) = (inner, depth + 1) }
        #expect(depth == 99)
    }

    @Test("A picture of another size is written anew") func otherSize() throws {
        let memory = SVGMemory()
        let items = [try Self.row(1)]
        let small = try Self.written(items, memory)
        let large = try SVGExporter().picture(
            for: DisplayList(size: CGSize(width: 300, height: 100), items: items), memory)
        #expect(large.elements[0] !== small.elements[0] && large.elements[0].isSame(as: small.elements[0]))
    }

    private struct SplitMix {
        var state: UInt64

        mutating func next(_ limit: Int) -> Int {
            state &+= 0x9e37_79b9_7f4a_7c15
            var z = state
            z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
            z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
            return Int((z ^ (z >> 31)) % UInt64(limit))
        }
    }
}
