import Foundation
import GalleyDrawing
import GalleyExport
import GalleyGeometry
import GalleyText
import Testing

/// Text in SVG: outlines that are used, and lines that are not seen, for who searches.
@Suite("Lines of text in SVG") struct SVGTextLineTests {
    private static let face: FontFace? = Paragraph(
        [TextSpan("ab", font: FontRequest(size: 10, weight: 400))], options: ParagraphOptions(), fonts: .shared
    ).layout(width: nil, height: nil).lines.first?.runs.first?.face

    /// Letters ten points wide, from a place on.
    private func run(_ text: String, x: Double, y: Double = 0, size: Double = 16, isRightToLeft: Bool = false) throws
        -> GlyphRun
    {
        let face = try #require(Self.face)
        let shaped = Paragraph(
            [TextSpan(text, font: FontRequest(size: 10, weight: 400))], options: ParagraphOptions(), fonts: .shared
        )
        .layout(width: nil, height: nil).lines.first?.runs.first
        let glyphs = (shaped?.glyphs ?? []).enumerated().map { index, glyph in
            PlacedGlyph(id: glyph.id, x: x + Double(index) * 10, y: y, advance: 10, cluster: index)
        }
        return GlyphRun(face: face, size: size, tag: 0, glyphs: glyphs, text: text, isRightToLeft: isRightToLeft)
    }

    private func item(_ run: GlyphRun, _ x: Double = 5, _ y: Double = 20, _ paint: Paint = .color(.black)) -> DrawItem {
        .glyphs(run, origin: CGPoint(x: x, y: y), paint, pictures: [:])
    }

    /// The lines of the file's body that begin with `<text`.
    private func texts(_ items: [DrawItem]) throws -> [String] {
        try SVGText.lines(items).filter { $0.hasPrefix("<text") }
    }

    @Test func placesAndLengths() throws {
        #expect(
            try texts([item(run("ab", x: 2, y: 3))])
                == ["<text y=\"23\" opacity=\"0\" x=\"7\" font-size=\"16\" textLength=\"20\">ab</text>"])
        // From right to left text begins at its right end.
        #expect(
            try texts([item(run("ab", x: 2, isRightToLeft: true))])
                == [
                    "<text y=\"20\" opacity=\"0\" x=\"27\" font-size=\"16\" textLength=\"20\" direction=\"rtl\">ab</text>"
                ])
        #expect(
            try texts([item(run("ab", x: 0)), item(run("c", x: 30, size: 8.5))]) == [
                "<text y=\"20\" opacity=\"0\"><tspan x=\"5\" font-size=\"16\" textLength=\"20\">ab</tspan>"
                    + "<tspan x=\"35\" font-size=\"8.5\" textLength=\"10\">c</tspan></text>"
            ])
        // Another height is another line; so are runs of nothing but space not worth one.
        #expect(try texts([item(run("ab", x: 0)), item(run("c", x: 0, y: 1))]).count == 2)
        var blank = try run("ab", x: 0)
        blank.text = " \n"
        #expect(try texts([item(blank)]).isEmpty)
        // Without a length there is none to say, and it is never less than nothing.
        for advance in [0.0, -4] {
            var narrow = try run("a", x: 0)
            narrow.glyphs[0].advance = advance
            #expect(try texts([item(narrow)]) == ["<text y=\"20\" opacity=\"0\" x=\"5\" font-size=\"16\">a</text>"])
        }
    }

    @Test func aLineBeforeAMaskIsNoPartOfIt() throws {
        func box(_ y: Double) -> DrawItem {
            .fill(Path(CGRect(x: 0, y: y, width: 30, height: 8)), .color(.black), FillStyle())
        }
        let masked = DrawItem.group(effect: .mask(LayerMask([box(0), box(12)])), [box(2)])
        let lines = try SVGText.lines([item(run("ab", x: 0)), masked])
        let end = try #require(lines.lastIndex { $0.contains("</mask>") })
        #expect(lines.filter { $0.hasPrefix("<text") }.count == 1)
        #expect(lines[end...].contains { $0.hasPrefix("<text") })
    }

    @Test func theLineStandsWhereMostGlyphsDo() throws {
        var run = try run("abc", x: 0, y: 4)
        run.glyphs[0].y = -9
        #expect(try texts([item(run)])[0].hasPrefix("<text y=\"24\""))
        run.glyphs[1].y = -9
        #expect(try texts([item(run)])[0].hasPrefix("<text y=\"11\""))
        // Of two heights with as many glyphs each, the lower one.
        run.glyphs.removeLast()
        run.glyphs[0].y = 2
        #expect(try texts([item(run)])[0].hasPrefix("<text y=\"22\""))
        run.glyphs[0].x = .nan
        #expect(try texts([item(run)])[0].contains("x=\"15\""))
    }

    /// Unseen text lies behind its glyphs and before what is drawn next.
    @Test func order() throws {
        let square = DrawItem.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(.black), FillStyle())
        let line = DrawItem.stroke(Path("0 0 m 1 0 l") ?? Path(), .color(.black), StrokeStyle())
        let text = item(try run("a", x: 0)), other = item(try run("b", x: 10))
        func order(_ items: [DrawItem]) throws -> String {
            try SVGText.lines(items).drop { !$0.hasPrefix("</defs") }.dropFirst().map { line in
                for (start, letter) in [
                    ("<text", "t"), ("<rect", "r"), ("<path", "p"), ("</g", ")"), ("<use", "i"),
                    ("<g transform=\"translate(5 20) scale", "u"), ("<g transform=\"translate(15 20) scale", "u"),
                    ("<g", "("),
                ]
                where line.hasPrefix(start) { return letter }
                return "?"
            }.joined()
        }
        #expect(try order([text, square]) == "utr" && order([text, line]) == "utp" && order([text, other]) == "uut")
        let image = try #require(RasterImage(pixelWidth: 1, pixelHeight: 1, premultipliedBGRA: [0, 0, 0, 255]))
        #expect(
            try order([text, .image(.raster(image), in: CGRect(x: 0, y: 0, width: 1, height: 1), ImageStyle())])
                == "uti")
        func group(_ items: [DrawItem]) -> DrawItem { .group(effect: .opacity(0.5), items) }
        #expect(try order([text, group([other]), text]) == "ut(ut)ut")
        #expect(try order([text, group([]), other]) == "utut")
    }

    @Test func outlinesAreUsed() throws {
        let face = try #require(Self.face)
        // A scale of 16 points to the em, and places in the font's units.
        let scale = SVGNumber.text(16 / face.unitsPerEm, decimals: 8)
        let step = SVGNumber.text(10 * face.unitsPerEm / 16, decimals: 0)
        var three = try run("aba", x: 0)
        three.glyphs[1].y = -8
        let up = SVGNumber.text(-8 * face.unitsPerEm / 16, decimals: 0)
        let lines = try SVGText.lines([item(three, 5, 20, .color(ResolvedColor(red: 1, green: 0, blue: 0, alpha: 0.5)))]
        )
        let use = try #require(lines.first { $0.hasPrefix("<g transform") })
        let twice = SVGNumber.text(20 * face.unitsPerEm / 16, decimals: 0)
        #expect(
            use
                == "<g transform=\"translate(5 20) scale(\(scale))\" fill=\"#f00\" fill-opacity=\".5\"><use xlink:href=\"#g1\"/>"
                + "<use xlink:href=\"#g2\" x=\"\(step)\" y=\"\(up)\"/><use xlink:href=\"#g1\" x=\"\(twice)\"/></g>")
        // The outline itself, in the font's units.
        var writer = SVGPathWriter(decimals: face.unitsPerEm >= 2000 ? 0 : 1)
        writer.add(
            face.outline(of: three.glyphs[0].id),
            transform: CGAffineTransform(scaleX: face.unitsPerEm, y: face.unitsPerEm))
        #expect(lines[1] == "<path id=\"g1\" d=\"\(writer.text)\"/>")
    }

    @Test func gradientsGoOverWholeRuns() throws {
        let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
        let run = try run("ab", x: 3, y: 1)
        let lines = try SVGText.lines([item(run, 5, 20, .linearGradient(stops, start: .zero, end: CGPoint(x: 9, y: 0)))]
        )
        var writer = SVGPathWriter()
        for glyph in run.glyphs {
            writer.add(
                run.face.outline(of: glyph.id),
                transform: CGAffineTransform(a: 16, b: 0, c: 0, d: 16, tx: 5 + glyph.x, ty: 20 + glyph.y))
        }
        #expect(lines.contains("<path d=\"\(writer.text)\" fill=\"url(#p1)\"/>"))
        // Where the gradient is a picture, it holds an em around each glyph: from 8 − 16 to 28 + 16, from 21 − 24 to 21 + 16, and a point.
        let angular = Paint.angularGradient(stops, center: .zero, startAngle: 0, endAngle: 1)
        let pattern = try #require(try SVGText.lines([item(run, 5, 20, angular)]).first { $0.hasPrefix("<pattern") })
        #expect(pattern.contains("x=\"-9\" y=\"-4\" width=\"54\" height=\"42\""))
    }
}
