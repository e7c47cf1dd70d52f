import Foundation
import FoundationXML
import GalleyDrawing
import GalleyExport
import GalleyGeometry
import Testing

/// Shadows and blurs, as every format has them.
@Suite struct ShadowTests {
    private func fill(_ rect: CGRect) -> DrawItem { .fill(Path(rect), .color(.black), FillStyle()) }

    /// A view from x = 0 to 60, tall enough that only its right edge matters in the middle.
    private func wall(_ effect: LayerEffect) -> DisplayList {
        DisplayList(
            size: CGSize(width: 120, height: 120),
            items: [.group(effect: effect, [fill(CGRect(x: -100, y: -100, width: 160, height: 320))])])
    }

    private func square(_ effect: LayerEffect?) -> DisplayList {
        DisplayList(
            size: CGSize(width: 100, height: 100),
            items: [.group(effect: effect, [fill(CGRect(x: 40, y: 40, width: 20, height: 20))])])
    }

    private let red = ResolvedColor(red: 1, green: 0, blue: 0)

    @Test(
        "T-181: radius 10 leaves 0.49, 0.16 and 0 of the alpha at the edge, 10 and 21 beyond", arguments: [1.0, 0.33])
    func profile(alpha: Double) throws {
        let shadow = LayerShadow(color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: alpha), radius: 10)
        let pixels = Pixels(try PNGExporter(scale: 4).image(for: wall(.shadow(shadow))))
        func share(_ x: Int) -> Double { Double(pixels[x * 4, 240][3]) / (255 * alpha) }
        #expect(abs(share(60) - 0.49) < 0.01)
        #expect(abs(share(70) - 0.16) < 0.01)
        #expect(share(81) == 0)
        #expect(pixels[239, 240][3] == 255)
    }

    // A Gaussian of σ 10 between −20 and 20 leaves (Φ(−1) − Φ(−2)) / (1 − 2 Φ(−2)) = 0.1424 at 10.
    @Test("T-181-iOS: a short shadow leaves 0.49, 0.14 and 0 at the edge, 10 and 20 beyond")
    func shortProfile() throws {
        let black = ResolvedColor(red: 0, green: 0, blue: 0)
        let shadow = LayerShadow(color: black, radius: 10, falloff: .short)
        for effect in [LayerEffect.shadow(shadow), .innerShadow(shadow)] {
            #expect(effect.mapColors { _ in red } != effect)
            #expect(effect.mapColors { $0 } == effect)
        }
        let pixels = Pixels(try PNGExporter(scale: 4).image(for: wall(.shadow(shadow))))
        func share(_ x: Int) -> Double { Double(pixels[x * 4, 240][3]) / 255 }
        #expect(abs(share(60) - 0.49) < 0.01)
        // The pixel begins an eighth of a point further out.
        #expect(abs(share(70) - 0.14) < 0.006)
        #expect(share(80) == 0 && share(79) > 0)
        let svg = try SVGExporter().data(for: wall(.shadow(shadow)))
        #expect(String(decoding: svg, as: UTF8.self).contains("stdDeviation=\"8.8\""))
    }

    @Test("A blurred edge has the same profile") func blurProfile() throws {
        let pixels = Pixels(
            try PNGExporter(scale: 4).image(for: wall(LayerEffect.blur(LayerBlur(radius: 10)))))
        #expect(abs(Double(pixels[240, 240][3]) / 255 - 0.49) < 0.01)
        #expect(abs(Double(pixels[280, 240][3]) / 255 - 0.16) < 0.01)
        // As much is missing inside as there is outside.
        #expect(abs(Double(pixels[199, 240][3]) / 255 - 0.84) < 0.01)
        #expect(pixels[324, 240][3] == 0)
    }

    @Test("An opaque blur keeps the outline") func opaqueBlur() throws {
        let effect = LayerEffect.blur(LayerBlur(radius: 10, isOpaque: true))
        let pixels = Pixels(try PNGExporter().image(for: square(effect)))
        #expect(pixels[40, 40][3] == 255 && pixels[39, 40][3] == 0)
    }

    @Test("A radius so large that the picture is reduced first keeps the profile") func largeRadius() throws {
        let pixels = Pixels(
            try PNGExporter(scale: 4).image(
                for: DisplayList(
                    size: CGSize(width: 300, height: 10),
                    items: [
                        .group(
                            effect: .shadow(LayerShadow(color: red, radius: 40)),
                            [fill(CGRect(x: -400, y: -400, width: 500, height: 820))])
                    ])))
        #expect(abs(Double(pixels[400, 20][3]) / 255 - 0.5) < 0.01)
        #expect(abs(Double(pixels[560, 20][3]) / 255 - 0.159) < 0.01)
        #expect(pixels[744, 20][3] == 0)
    }

    @Test("Positive x is right, positive y is down; the shadow is behind and sharp without a radius")
    func offset() throws {
        let effect = LayerEffect.shadow(LayerShadow(color: red, radius: 0, x: 5, y: 10))
        let pixels = Pixels(try PNGExporter().image(for: square(effect)))
        #expect(pixels[50, 50] == [0, 0, 0, 255])
        #expect(pixels[50, 69] == [255, 0, 0, 255] && pixels[50, 70][3] == 0)
        #expect(pixels[64, 55] == [255, 0, 0, 255] && pixels[65, 55][3] == 0)
        #expect(pixels[39, 50][3] == 0 && pixels[50, 39][3] == 0)
    }

    @Test("All of a shape casts a shadow, however far each of its rows reaches") func rowsOfAnyWidth() throws {
        let shape = [CGRect(x: 10, y: 10, width: 40, height: 10), CGRect(x: 20, y: 20, width: 10, height: 10)]
        let list = DisplayList(
            size: CGSize(width: 60, height: 70),
            items: [.group(effect: .shadow(LayerShadow(color: red, radius: 0, y: 30)), shape.map(fill))])
        let pixels = Pixels(try PNGExporter().image(for: list))
        #expect(pixels[10, 45] == [255, 0, 0, 255] && pixels[49, 45] == [255, 0, 0, 255] && pixels[50, 45][3] == 0)
        #expect(pixels[20, 55] == [255, 0, 0, 255] && pixels[29, 55] == [255, 0, 0, 255] && pixels[30, 55][3] == 0)
    }

    @Test("What lies outside the picture casts a shadow into it") func outside() throws {
        let list = DisplayList(
            size: CGSize(width: 20, height: 20),
            items: [
                .group(
                    effect: .shadow(LayerShadow(color: red, radius: 0, x: 30)),
                    [fill(CGRect(x: -30, y: 0, width: 10, height: 20))])
            ])
        let pixels = Pixels(try PNGExporter().image(for: list))
        #expect(pixels[9, 10] == [255, 0, 0, 255] && pixels[10, 10][3] == 0)
    }

    @Test("Odd radii and offsets do no harm", arguments: [-1, 0, .nan, .infinity, 1e300, 1e5])
    func hostile(value: Double) throws {
        let effects = [
            LayerEffect.blur(LayerBlur(radius: value)),
            LayerEffect.shadow(LayerShadow(color: .black, radius: value, x: value, y: -value)),
        ]
        for (index, effect) in effects.enumerated() {
            let list = DisplayList(size: CGSize(width: 20, height: 20), items: square(effect).items)
            #expect(XMLParser(data: try SVGExporter().data(for: list)).parse())
            // Huge radii take all the pixels that may be looked at: one of them in each format is enough.
            let isHuge = value.isFinite && value > 1000
            if !isHuge || (index == 0 && value > 1e6) { _ = try PNGExporter(scale: 1).data(for: list) }
            if !isHuge || (index == 1 && value < 1e6) { _ = try PDFExporter().data(for: list) }
        }
        if !(value > 0 && value.isFinite) {
            let plain = try PNGExporter().data(for: square(nil))
            #expect(try PNGExporter().data(for: square(LayerEffect.blur(LayerBlur(radius: value)))) == plain)
        }
    }

    @Test("Same list, same bytes") func determinism() throws {
        var list = square(.blur(LayerBlur(radius: 2)))
        list.items = [
            .group(effect: .opacity(0.7), [.group(effect: .shadow(LayerShadow(color: red, radius: 7)), list.items)])
        ]
        #expect(try PNGExporter(scale: 2).data(for: list) == PNGExporter(scale: 2).data(for: list))
        #expect(try PDFExporter().data(for: list) == PDFExporter().data(for: list))
    }

    @Test("SVG has a filter whose deviation is the radius") func svg() throws {
        let effect = LayerEffect.shadow(LayerShadow(color: red, radius: 10, x: 3, y: 4))
        let text = String(decoding: try SVGExporter().data(for: square(effect)), as: UTF8.self)
        #expect(text.contains("<g filter=\"url(#f1)\">"))
        #expect(text.contains("<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"10\"/><feOffset dx=\"3\" dy=\"4\""))
        #expect(text.contains("<feFlood flood-color=\"#f00\"/>"))
        // Three deviations, a point and the offset around the square, from 40 to 60.
        #expect(text.contains("x=\"6\" y=\"5\" width=\"88\" height=\"90\""), "\(text)")
        #expect(XMLParser(data: Data(text.utf8)).parse())
    }

    @Test("PDF has the shadow as a picture") func pdf() throws {
        let plain = try PDFExporter().data(for: square(nil))
        let effect = LayerEffect.shadow(LayerShadow(color: red, radius: 10, x: 3, y: 4))
        let shaded = try PDFExporter().data(for: square(effect))
        #expect(plain.range(of: Data("/Subtype /Image".utf8)) == nil)
        #expect(shaded.range(of: Data("/Subtype /Image".utf8)) != nil)
    }
}
