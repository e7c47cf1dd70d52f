import Foundation
import FoundationXML
import GalleyDrawing
import GalleyExport
import GalleyGeometry
import GalleyFormatChecks
import Testing

/// Blend modes and masks, as every format has them.
@Suite struct BlendTests {
    private static let source = ResolvedColor(red: 51 / 255.0, green: 102 / 255.0, blue: 178 / 255.0)
    private static let ground = ResolvedColor(red: 102 / 255.0, green: 204 / 255.0, blue: 128 / 255.0)
    private let red = ResolvedColor(red: 1, green: 0, blue: 0)

    private static func fill(_ color: ResolvedColor, _ x: CGFloat, _ width: CGFloat) -> DrawItem {
        .fill(Path(CGRect(x: x, y: 0, width: width, height: 10)), .color(color), FillStyle())
    }

    /// The ground from 0 to 20, the source over it from 10 to 30.
    private static func list(_ mode: BlendMode) -> DisplayList {
        DisplayList(
            size: CGSize(width: 30, height: 10),
            items: [fill(ground, 0, 20), .group(effect: .blend(mode), [fill(source, 10, 20)])])
    }

    private static func pixels(_ list: DisplayList) throws -> Pixels { Pixels(try PNGExporter().image(for: list)) }

    /// The W3C's formulas ("Compositing and Blending", level 1), Pegtop's for soft light, worked out by hand for
    /// (51, 102, 178) over (102, 204, 128). Swiftui-web recorded that Apple's are these (rules.md §17.3).
    @Test(
        "Opaque colours blend by the W3C's formulas",
        arguments: [
            (BlendMode.normal, [51, 102, 178]), (.multiply, [20, 82, 89]), (.screen, [133, 224, 217]),
            (.overlay, [41, 194, 178]), (.darken, [51, 102, 128]), (.lighten, [102, 204, 178]),
            (.colorDodge, [128, 255, 255]), (.colorBurn, [0, 128, 73]), (.softLight, [65, 196, 153]),
            (.hardLight, [41, 163, 178]), (.difference, [51, 102, 50]), (.exclusion, [112, 143, 127]),
            (.hue, [130, 171, 232]), (.saturation, [87, 214, 119]), (.color, [121, 172, 248]),
            (.luminosity, [32, 134, 58]), (.sourceAtop, [51, 102, 178]), (.destinationOver, [102, 204, 128]),
            (.plusDarker, [0, 51, 51]), (.plusLighter, [153, 255, 255]),
        ])
    func formulas(mode: BlendMode, expected: [Int]) throws {
        let pixels = try Self.pixels(Self.list(mode))
        let got = pixels[15, 5].map { Int($0) }
        #expect(zip(got, expected + [255]).allSatisfy { abs($0 - $1) <= 1 }, "\(mode): \(got)")
        // Over nothing the source is as it is, unless only the ground counts; beside it the ground is untouched.
        #expect(pixels[25, 5] == (mode == .sourceAtop ? [0, 0, 0, 0] : [51, 102, 178, 255]))
        #expect(pixels[5, 5] == [102, 204, 128, 255])
    }

    @Test("destinationOut cuts what lies below out") func cut() throws {
        let pixels = try Self.pixels(Self.list(.destinationOut))
        #expect(pixels[5, 5] == [102, 204, 128, 255] && pixels[15, 5][3] == 0 && pixels[25, 5][3] == 0)
    }

    @Test("Modes that Cairo lacks mix half-clear colours as the others do") func halfClear() throws {
        var half = Self.source
        half.alpha = 0.5
        let list = DisplayList(
            size: CGSize(width: 20, height: 10),
            items: [
                Self.fill(Self.ground, 0, 20),
                // Moved and in a group of its own: what lies below is found all the same.
                .group(effect: .opacity(0.999), [Self.fill(Self.ground, 0, 20)]),
                .group(
                    transform: CGAffineTransform(translationX: 10, y: 0), effect: .blend(.plusDarker),
                    [Self.fill(half, 0, 10)]),
            ])
        // 0.5 · ground + 0.5 · (0, 51, 51)
        let got = try Self.pixels(list)[15, 5].map { Int($0) }
        #expect(zip(got, [51, 128, 90, 255]).allSatisfy { abs($0 - $1) <= 1 }, "\(got)")
    }

    @Test("Modes that Cairo lacks mix each pixel with the one below it") func places() throws {
        func ground(_ x: Int, _ y: Int) -> [Int] { [15 + 20 * x, 250 - 30 * y, 10 * (x + y)] }
        let items = (0..<8).flatMap { y in
            (0..<12).map { x -> DrawItem in
                let parts = ground(x, y).map { Double($0) / 255 }
                let color = ResolvedColor(red: parts[0], green: parts[1], blue: parts[2])
                return .fill(Path(CGRect(x: x, y: y, width: 1, height: 1)), .color(color), FillStyle())
            }
        }
        let over = DrawItem.fill(
            Path(CGRect(x: 2, y: 1, width: 9, height: 6)),
            .color(ResolvedColor(red: 200 / 255.0, green: 100 / 255.0, blue: 150 / 255.0)), FillStyle())
        let list = DisplayList(
            size: CGSize(width: 12, height: 8), items: items + [.group(effect: .blend(.plusDarker), [over])])
        let pixels = try Self.pixels(list)
        for y in 0..<8 {
            for x in 0..<12 {
                let isOver = (2..<11).contains(x) && (1..<7).contains(y)
                let wanted = zip(ground(x, y), [200, 100, 150]).map { isOver ? max(0, $0 + $1 - 255) : $0 } + [255]
                let got = pixels[x, y]
                #expect(zip(got, wanted).allSatisfy { abs($0 - $1) <= 1 }, "\(x), \(y): \(got) for \(wanted)")
            }
        }
    }

    @Test("A set of modes has a bit for each, in their order") func bits() {
        for (index, mode) in BlendMode.allCases.enumerated() {
            #expect(BlendModes(mode).rawValue == 1 << UInt32(index))
        }
        #expect(BlendModes([.normal, .multiply].map { BlendModes($0) }).rawValue == 3)
    }

    @Test("A picture of its own hides what lies below it from the modes inside")
    func isolation() throws {
        func list(_ effect: LayerEffect?) -> DisplayList {
            DisplayList(
                size: CGSize(width: 20, height: 10),
                items: [
                    Self.fill(Self.ground, 0, 20),
                    .group(effect: effect, [.group(effect: .blend(.multiply), [Self.fill(Self.source, 0, 20)])]),
                ])
        }
        #expect(try Self.pixels(list(nil))[5, 5] == [20, 82, 89, 255])
        for effect in [.isolation, .opacity(0.9999), .blend(.screen)] as [LayerEffect] {
            #expect(list(effect).items.blendModes == (effect == .blend(.screen) ? BlendModes(.screen) : []))
        }
        #expect(try Self.pixels(list(.isolation))[5, 5] == [51, 102, 178, 255])
        #expect(list(nil).items.blendModes == BlendModes(.multiply))
    }

    @Test("A mask's alpha counts, not its colour") func masks() throws {
        let mask = LayerMask([
            Self.fill(.black, 0, 5), Self.fill(ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.5), 5, 5),
        ])
        let list = DisplayList(
            size: CGSize(width: 15, height: 10), items: [.group(effect: .mask(mask), [Self.fill(red, 0, 15)])])
        let pixels = try Self.pixels(list)
        #expect(pixels[2, 5] == [255, 0, 0, 255] && pixels[7, 5] == [128, 0, 0, 128] && pixels[12, 5][3] == 0)
        let svg = String(decoding: try SVGExporter().data(for: list), as: UTF8.self)
        #expect(svg.contains("<mask id=\"m1\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"15\" height=\"10\""))
        #expect(svg.contains("<g mask=\"url(#m1)\">"))
        #expect(XMLParser(data: Data(svg.utf8)).parse())
        #expect(try DocumentTool.objects(PDFExporter().data(for: list)).contains("/SMask"))
    }

    @Test("What is bright becomes opaque; how opaque it was does not count")
    func luminance() throws {
        // Recorded (swiftui-web Effects.md): (204, 102, 51), opaque and at a half, becomes black with an alpha of 120.
        let swatch = ResolvedColor(red: 0.8, green: 0.4, blue: 0.2)
        var half = swatch
        half.alpha = 0.5
        let list = DisplayList(
            size: CGSize(width: 20, height: 10),
            items: [.group(effect: .luminanceToAlpha(.black), [Self.fill(swatch, 0, 10), Self.fill(half, 10, 5)])])
        let pixels = try Self.pixels(list)
        #expect(pixels[5, 5] == [0, 0, 0, 120] && pixels[17, 5][3] == 0)
        #expect(abs(Int(pixels[12, 5][3]) - 120) <= 1)
        let svg = String(decoding: try SVGExporter().data(for: list), as: UTF8.self)
        #expect(svg.contains("0.2126 0.7152 0.0722 0 0\" result=\"light\"/></filter>"))
    }

    @Test("SVG and PDF have the modes by name, and draw what they lack as pixels")
    func documents() throws {
        let svg = String(decoding: try SVGExporter().data(for: Self.list(.colorDodge)), as: UTF8.self)
        #expect(svg.contains("<g style=\"mix-blend-mode:color-dodge\">") && !svg.contains("<image"))
        let exporter = PDFExporter()
        let pdf = try exporter.data(for: Self.list(.colorDodge))
        #expect(try DocumentTool.objects(pdf).contains("/BM /ColorDodge"))
        for mode in [.sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter] as [BlendMode] {
            let svg = String(decoding: try SVGExporter().data(for: Self.list(mode)), as: UTF8.self)
            #expect(svg.contains("data:image/png") && !svg.contains("mix-blend-mode"))
            #expect(try exporter.data(for: Self.list(mode)).range(of: Data("/Subtype /Image".utf8)) != nil)
        }
        // Only the group that is a picture of its own becomes pixels.
        let group = DisplayList(
            size: CGSize(width: 30, height: 10),
            items: [Self.fill(red, 0, 3), .group(effect: .isolation, Self.list(.destinationOut).items)])
        let text = String(decoding: try SVGExporter().data(for: group), as: UTF8.self)
        #expect(text.contains("fill=\"#f00\"") && text.contains("data:image/png"))
    }

    @Test(
        "Other programs draw our documents as we do",
        .enabled(if: RasterizedDocument.canSVG && RasterizedDocument.canPDF))
    func others() throws {
        for mode in BlendMode.allCases {
            // Pegtop's soft light is ours alone: the documents' viewers have the W3C's.
            let tolerance = mode == .softLight ? 30 : 3
            var list = Self.list(mode)
            // On white, as a document's page is.
            list.items.insert(Self.fill(ResolvedColor(red: 1, green: 1, blue: 1), 0, 30), at: 0)
            let expected = try Self.pixels(list)
            for (name, got) in [
                ("SVG", Pixels(try RasterizedDocument.svg(list, scale: 1))),
                ("PDF", Pixels(try RasterizedDocument.pdf(list, scale: 1))),
            ] {
                for x in [5, 15, 25] {
                    // Poppler has formulas of its own for these.
                    if name == "PDF", [.colorBurn, .hue, .saturation, .color, .luminosity].contains(mode) { continue }
                    // A page is white where a picture has a hole.
                    let isHole = name == "PDF" && expected[x, 5][3] == 0
                    let wanted = isHole ? [255, 255, 255, 255] : expected[x, 5]
                    let near = zip(got[x, 5], wanted).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
                    #expect(near, "\(name), \(mode) at \(x): \(got[x, 5]) for \(expected[x, 5])")
                }
            }
        }
        let mask = LayerMask([
            Self.fill(.black, 0, 5), Self.fill(ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.5), 5, 5),
        ])
        let list = DisplayList(
            size: CGSize(width: 15, height: 10), items: [.group(effect: .mask(mask), [Self.fill(red, 0, 15)])])
        let (svg, pdf) = (
            Pixels(try RasterizedDocument.svg(list, scale: 1)), Pixels(try RasterizedDocument.pdf(list, scale: 1))
        )
        #expect(svg[2, 5] == [255, 0, 0, 255] && svg[12, 5][3] == 0 && abs(Int(svg[7, 5][3]) - 128) <= 1)
        #expect(pdf[2, 5] == [255, 0, 0, 255] && pdf[12, 5] == [255, 255, 255, 255])
        #expect(abs(Int(pdf[7, 5][1]) - 127) <= 2)
    }

    @Test("Deep masks and blends are drawn and freed") func deep() throws {
        var item = Self.fill(red, 0, 10)
        for _ in 0..<300 { item = .group(effect: .mask(LayerMask([item])), [Self.fill(red, 0, 10)]) }
        let list = DisplayList(size: CGSize(width: 10, height: 10), items: [item])
        #expect(try Self.pixels(list)[5, 5] == [255, 0, 0, 255])
        #expect(XMLParser(data: try SVGExporter().data(for: list)).parse())
        _ = try PDFExporter().data(for: list)
    }
}
