import Foundation
import GalleyDrawing
import GalleyExport
import GalleyGeometry
import Testing

/// Groups of SVG files: transforms, clips, effects and what belongs to views.
@Suite("Groups in SVG") struct SVGGroupTests {
    private static let square = DrawItem.fill(
        Path(CGRect(x: 10, y: 20, width: 30, height: 30)), .color(.black), FillStyle())
    private static let mark = "<rect x=\"10\" y=\"20\" width=\"30\" height=\"30\"/>"
    private static let red = ResolvedColor(red: 1, green: 0, blue: 0, alpha: 0.5)

    private func group(
        tag: ViewTag? = nil, transform: CGAffineTransform = .identity, clip: DrawClip? = nil,
        effect: LayerEffect? = nil,
        _ items: [DrawItem] = [square]
    ) throws -> [String] {
        try SVGText.lines([.group(tag: tag, transform: transform, clip: clip, effect: effect, items)])
    }

    @Test func transforms() throws {
        #expect(
            try group(transform: CGAffineTransform(translationX: 1.5, y: -2)) == [
                "<g transform=\"translate(1.5 -2)\">", Self.mark, "</g>",
            ])
        #expect(
            try group(transform: CGAffineTransform(a: 1.0000005, b: 0.25, c: 1.0 / 3, d: -1, tx: 0.0004, ty: 7))
                == ["<g transform=\"matrix(1.000001 .25 .333333 -1 0 7)\">", Self.mark, "</g>"])
        for (a, b, c, d) in [(2.0, 0.0, 0.0, 1.0), (1, 1, 0, 1), (1, 0, 1, 1), (1, 0, 0, 2)] {
            #expect(
                try group(transform: CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0))[0]
                    == "<g transform=\"matrix(\(Int(a)) \(Int(b)) \(Int(c)) \(Int(d)) 0 0)\">")
        }
    }

    @Test func clips() throws {
        let clip = DrawClip(Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
        #expect(
            try group(clip: clip) == [
                "<defs>", "<clipPath id=\"c1\"><rect x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></clipPath>", "</defs>",
                "<g clip-path=\"url(#c1)\">", Self.mark, "</g>",
            ])
        let holes = DrawClip(Path("0 0 m 9 0 l 9 9 l h") ?? Path(), FillStyle(eoFill: true))
        #expect(
            try group(clip: holes)[1] == "<clipPath id=\"c1\"><path d=\"M0 0h9v9z\" clip-rule=\"evenodd\"/></clipPath>")
    }

    @Test func viewsAndTheirOrder() throws {
        #expect(
            try group(
                tag: ViewTag(kind: "Text", label: "a\tb\n\"", identifier: "<&>"),
                transform: CGAffineTransform(translationX: 1, y: 1),
                effect: .opacity(0.5))
                == [
                    "<g data-view=\"Text\" data-label=\"a&#9;b&#10;&quot;\" data-id=\"&lt;&amp;&gt;\">",
                    "<g transform=\"translate(1 1)\">", "<g opacity=\".5\">", Self.mark, "</g>", "</g>", "</g>",
                ])
        // Groups without contents are not written, and what comes behind is not in them.
        #expect(
            try SVGText.lines([.group(effect: .opacity(0.5), [.group(effect: .isolation, [])]), Self.square]) == [
                Self.mark
            ])
        #expect(
            try SVGText.lines([
                .group(effect: .isolation, [.group(effect: .opacity(0.5), [Self.square]), Self.square]), Self.square,
            ])
                == [
                    "<g style=\"isolation:isolate\">", "<g opacity=\".5\">", Self.mark, "</g>", Self.mark, "</g>",
                    Self.mark,
                ])
        #expect(
            try group(tag: ViewTag(kind: "\u{1}\u{1F}\u{FFFE}\u{FFFF} x"))[0]
                == "<g data-view=\"\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD} x\">")
    }

    private func filter(_ effect: LayerEffect, _ items: [DrawItem] = [square]) throws -> String {
        let lines = try group(effect: effect, items)
        #expect(lines[3] == "<g filter=\"url(#f1)\">")
        return lines[1]
    }

    /// A filter's area: its items, three radii, the shadow's offset and a point, in what is seen and as much around it.
    private func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ steps: String) -> String {
        "<filter id=\"f1\" filterUnits=\"userSpaceOnUse\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
            + " color-interpolation-filters=\"sRGB\">\(steps)</filter>"
    }

    @Test func blurs() throws {
        #expect(try filter(.blur(LayerBlur(radius: 3))) == frame(0, 10, 50, 50, "<feGaussianBlur stdDeviation=\"3\"/>"))
        #expect(
            try filter(.blur(LayerBlur(radius: 1.5, isOpaque: true)))
                == frame(
                    4, 14, 42, 42,
                    "<feGaussianBlur stdDeviation=\"1.5\"/><feColorMatrix values=\"1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 0 1\"/>"
                        + "<feComposite in2=\"SourceAlpha\" operator=\"in\"/>"))
        // No more than is seen, 100 × 80, and the filter's reach around it.
        let large = DrawItem.fill(
            Path(CGRect(x: -500, y: -500, width: 2000, height: 2000)), .color(.black), FillStyle())
        #expect(
            try filter(.blur(LayerBlur(radius: 3)), [large]).contains("x=\"-9\" y=\"-9\" width=\"118\" height=\"98\""))
        let away = DrawItem.fill(Path(CGRect(x: 500, y: 500, width: 20, height: 20)), .color(.black), FillStyle())
        #expect(try filter(.blur(LayerBlur(radius: 3)), [away]).contains("x=\"-9\" y=\"-9\" width=\"1\" height=\"1\""))
        let right = DrawItem.fill(Path(CGRect(x: 60, y: 20, width: 500, height: 10)), .color(.black), FillStyle())
        #expect(
            try filter(.blur(LayerBlur(radius: 3)), [right]).contains("x=\"50\" y=\"10\" width=\"59\" height=\"30\""))
        // In the space of a group that is enlarged, half as much is seen.
        let inside = try group(
            transform: CGAffineTransform(scaleX: 2, y: 2), [.group(effect: .blur(LayerBlur(radius: 3)), [large])])
        #expect(inside[1].contains("x=\"-9\" y=\"-9\" width=\"68\" height=\"58\""))
    }

    @Test func shadows() throws {
        let flood = "<feFlood flood-color=\"#f00\" flood-opacity=\".5\"/>"
        #expect(
            try filter(.shadow(LayerShadow(color: Self.red, radius: 2, x: 3, y: -4)))
                == frame(
                    0, 9, 50, 52,
                    "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"2\"/><feOffset dx=\"3\" dy=\"-4\" result=\"place\"/>\(flood)"
                        + "<feComposite in2=\"place\" operator=\"in\"/><feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
                ))
        #expect(
            try filter(.shadow(LayerShadow(color: .black, radius: 0, x: 1)))
                == frame(
                    8, 19, 34, 32,
                    "<feOffset in=\"SourceAlpha\" dx=\"1\" dy=\"0\" result=\"place\"/><feFlood flood-color=\"#000\"/>"
                        + "<feComposite in2=\"place\" operator=\"in\"/><feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
                ))
        #expect(
            try filter(.innerShadow(LayerShadow(color: Self.red, radius: 2, x: 3, y: -4)))
                == frame(
                    9, 19, 32, 32,
                    "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"2\"/><feOffset dx=\"3\" dy=\"-4\" result=\"place\"/>\(flood)"
                        + "<feComposite in2=\"place\" operator=\"out\"/><feComposite in2=\"SourceAlpha\" operator=\"in\" result=\"shade\"/>"
                        + "<feMerge><feMergeNode in=\"SourceGraphic\"/><feMergeNode in=\"shade\"/></feMerge>"))
    }

    @Test func colourFilters() throws {
        let flood = "<feFlood flood-color=\"#f00\" flood-opacity=\".5\"/>"
        let light =
            "<feColorMatrix values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.2126 0.7152 0.0722 0 0\" result=\"light\"/>"
        #expect(try filter(.luminanceToAlpha(.black)) == frame(9, 19, 32, 32, light))
        #expect(
            try filter(.luminanceToAlpha(Self.red))
                == frame(9, 19, 32, 32, light + flood + "<feComposite in2=\"light\" operator=\"in\"/>"))
        // Ramps of a step: from 0 at 0.5 − 1/255 to 1 at 0.5, and down again from 0.75: 255 · 0.75 + 1.
        let cut =
            "<feColorMatrix values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0\" result=\"cut\"/>\(flood)<feComposite in2=\"cut\" operator=\"in\"/>"
        func ramp(_ attributes: String, _ slope: Int, _ intercept: String) -> String {
            "<feComponentTransfer\(attributes)><feFuncA type=\"linear\" slope=\"\(slope)\" intercept=\"\(intercept)\"/></feComponentTransfer>"
        }
        #expect(
            try filter(.alphaThreshold(LayerThreshold(least: 0.5, most: 0.75, color: Self.red)))
                == frame(
                    9, 19, 32, 32,
                    ramp(" in=\"SourceGraphic\" result=\"low\"", 255, "-126.5")
                        + ramp(" in=\"SourceGraphic\"", -255, "192.25")
                        + "<feComposite in2=\"low\" operator=\"in\"/>" + cut))
        #expect(
            try filter(.alphaThreshold(LayerThreshold(least: 0, most: 1, color: Self.red)))
                == frame(9, 19, 32, 32, ramp(" in=\"SourceGraphic\" result=\"low\"", 255, "0") + cut))
    }

    @Test func masks() throws {
        let mask = LayerMask([Self.square])
        #expect(
            try group(transform: CGAffineTransform(translationX: 5, y: 6), [.group(effect: .mask(mask), [Self.square])])
                == [
                    "<defs>",
                    "<mask id=\"m1\" maskUnits=\"userSpaceOnUse\" x=\"-5\" y=\"-6\" width=\"100\" height=\"80\" mask-type=\"alpha\" style=\"mask-type:alpha\">",
                    Self.mark, "</mask>", "</defs>", "<g transform=\"translate(5 6)\">", "<g mask=\"url(#m1)\">",
                    Self.mark, "</g>", "</g>",
                ])
        // Definitions that are alike are there once, whoever uses them.
        let twice = try SVGText.lines([
            .group(effect: .mask(mask), [Self.square]), .group(effect: .mask(LayerMask([Self.square])), [Self.square]),
        ])
        #expect(twice.count { $0.hasPrefix("<mask") } == 1 && twice.count { $0 == "<g mask=\"url(#m1)\">" } == 2)
    }

    @Test(arguments: [
        (BlendMode.multiply, "multiply"), (.colorDodge, "color-dodge"), (.colorBurn, "color-burn"),
        (.softLight, "soft-light"),
        (.hardLight, "hard-light"), (.luminosity, "luminosity"), (.difference, "difference"),
    ])
    func blends(mode: BlendMode, name: String) throws {
        #expect(try group(effect: .blend(mode)) == ["<g style=\"mix-blend-mode:\(name)\">", Self.mark, "</g>"])
    }
}
