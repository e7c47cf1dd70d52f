import Foundation
import GalleyDrawing
import GalleyExport
import GalleyGeometry
import GalleyText
import Testing

@Suite("Text as pixels") struct GlyphMaskTests {
    private func run(_ text: String, size: Double) throws -> GlyphRun {
        let span = TextSpan(text, font: FontRequest(size: size, weight: 400))
        let paragraph = Paragraph([span], options: ParagraphOptions(), fonts: .shared)
        return try #require(paragraph.layout(width: nil, height: nil).lines.first?.runs.first)
    }

    private func pixels(_ items: [DrawItem], _ width: Double, _ height: Double, scale: Double = 1) throws -> Pixels {
        let list = DisplayList(size: CGSize(width: width, height: height), items: items)
        return Pixels(try PNGExporter(scale: scale).image(for: list))
    }

    /// The ink's sum in pixels, and its middle.
    private func ink(_ pixels: Pixels, _ width: Int, _ height: Int) -> (sum: Double, x: Double, y: Double) {
        var (sum, x, y) = (0.0, 0.0, 0.0)
        for row in 0..<height {
            for column in 0..<width {
                let alpha = Double(pixels[column, row][3]) / 255
                sum += alpha
                x += alpha * (Double(column) + 0.5)
                y += alpha * (Double(row) + 0.5)
            }
        }
        return (sum, x / sum, y / sum)
    }

    // The oracle draws the same outlines as a path, which Cairo fills with 255 steps of coverage, at their exact place.
    @Test(
        "A glyph has the ink of its outline, and lies within a sixteenth of a pixel of it",
        arguments: ["H", "a", "g", "&"], [0.0, 0.3, 0.6, 0.9])
    func outlines(text: String, shift: Double) throws {
        let size = 24.0
        let run = try run(text, size: size)
        let origin = CGPoint(x: 5 + shift, y: 5)
        let item = DrawItem.glyphs(run, origin: origin, .color(.black))
        var path = Path()
        for glyph in run.glyphs {
            let place = CGAffineTransform(
                a: run.size, b: 0, c: 0, d: run.size, tx: origin.x + glyph.x, ty: origin.y + glyph.y)
            path.addPath(run.face.outline(of: glyph.id), transform: place)
        }
        let (width, height) = (size * 2 + 10, size * 1.6 + 10)
        let masks = ink(try pixels([item], width, height), Int(width), Int(height))
        let exact = ink(
            try pixels([.fill(path, .color(.black), FillStyle())], width, height), Int(width), Int(height))
        #expect(abs(masks.sum - exact.sum) / exact.sum < 0.015, "\(masks.sum) of \(exact.sum)")
        #expect(abs(masks.x - exact.x) < 0.07 && abs(masks.y - exact.y) < 0.07)
    }

    /// Masks are made of sizes up to 256 pixels an em, and have 32 steps of coverage; an outline has 255.
    @Test("Text above 256 pixels an em is drawn as outlines", arguments: [(256.0, true), (256.5, false)])
    func largest(size: Double, isMask: Bool) throws {
        let run = try run("&", size: size)
        #expect(run.size == size)
        let pixels = try pixels([.glyphs(run, origin: CGPoint(x: 5, y: 5), .color(.black))], 300, 350)
        let alphas = Set((0..<350).flatMap { y in (0..<300).map { pixels[$0, y][3] } })
        #expect(alphas.count > 20 && (alphas.count <= 33) == isMask, "\(alphas.count) shades")
    }

    @Test("Glyphs that overlap are not seen through each other") func overlap() throws {
        var run = try run("OO", size: 40)
        for index in run.glyphs.indices { run.glyphs[index].x = 4 }
        let item = DrawItem.glyphs(
            run, origin: CGPoint(x: 0, y: 0), .color(ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.5)))
        let pixels = try pixels([item], 60, 60)
        let alphas = (0..<60).flatMap { y in (0..<60).map { pixels[$0, y][3] } }
        #expect(alphas.max() == 128)
    }

    @Test("Text is clipped like everything else") func clip() throws {
        let run = try run("HHHH", size: 40)
        let item = DrawItem.group(
            clip: DrawClip(Path(CGRect(x: 0, y: 0, width: 30, height: 60))),
            [.glyphs(run, origin: CGPoint(x: 2, y: 2), .color(.black))])
        let pixels = try pixels([item], 120, 60)
        for y in 0..<60 { for x in 30..<120 { #expect(pixels[x, y][3] == 0) } }
        #expect((0..<60).contains { y in (0..<30).contains { pixels[$0, y][3] == 255 } })
    }

    @Test("The order of pictures changes none of them") func order() throws {
        func picture(_ size: Double) throws -> Data {
            let list = DisplayList(
                size: CGSize(width: 300, height: 80),
                items: [
                    .glyphs(try run("Order \(Int(size))", size: size), origin: CGPoint(x: 3.4, y: 3), .color(.black))
                ])
            return try PNGExporter(scale: 2).data(for: list)
        }
        let first = try picture(23)
        // More glyphs than are kept.
        for size in stride(from: 10.0, to: 60, by: 0.5) { _ = try picture(size) }
        #expect(try picture(23) == first)
    }
}

@Suite("A picture of its own is as large as what it shows") struct LayerBoundsTests {
    private func fill(_ x: Double, _ y: Double, _ size: Double, _ alpha: Double = 1) -> DrawItem {
        .fill(
            Path(ellipseIn: CGRect(x: x, y: y, width: size, height: size)),
            .color(ResolvedColor(red: 0.2, green: 0.5, blue: 0.9, alpha: alpha)), FillStyle())
    }

    private static let effects: [LayerEffect] = [
        .opacity(0.4), .isolation, .blur(LayerBlur(radius: 5)), .blend(.multiply), .blend(.sourceAtop),
        .shadow(LayerShadow(color: .black, radius: 4, x: 9, y: -6)),
        .innerShadow(LayerShadow(color: .black, radius: 3, x: 2, y: 2)), .luminanceToAlpha(.black),
    ]

    // A dot in the far corner makes the layer as large as the picture; what lies away from it must not change.
    @Test("What lies far away in the same layer changes nothing here", arguments: effects.indices, [0.0, 0.4])
    func far(index: Int, turn: Double) throws {
        func image(_ items: [DrawItem]) throws -> Pixels {
            let group = DrawItem.group(
                transform: CGAffineTransform(translationX: 60, y: 50).rotated(by: turn),
                [.group(effect: Self.effects[index], items)])
            let ground = DrawItem.fill(
                Path(CGRect(x: 0, y: 0, width: 300, height: 60)),
                .color(ResolvedColor(red: 1, green: 0.9, blue: 0.4)), FillStyle())
            let list = DisplayList(size: CGSize(width: 300, height: 200), items: [ground, group])
            return Pixels(try PNGExporter().image(for: list))
        }
        let own = [fill(0, 0, 30), fill(14, 6, 30, 0.5)]
        let (narrow, wide) = (try image(own), try image(own + [fill(180, 40, 8)]))
        for y in 0..<200 { for x in 0..<140 { #expect(narrow[x, y] == wide[x, y], "at \(x), \(y)") } }
    }
}
