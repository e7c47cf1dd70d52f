import Foundation
import GalleyDrawing
import GalleyExport
import GalleyGeometry
import GalleyImages
import Testing

/// The elements of SVG files, attribute by attribute, as SVG 1.1 defines them.
enum SVGText {
    /// A file's lines between its start tag and its end.
    static func lines(
        _ items: [DrawItem], _ width: Double = 100, _ height: Double = 80, _ exporter: SVGExporter = SVGExporter()
    ) throws -> [String] {
        let list = DisplayList(size: CGSize(width: width, height: height), items: items)
        let text = String(decoding: try exporter.data(for: list), as: UTF8.self)
        return text.split(separator: "\n").dropFirst().dropLast().map(String.init)
    }
}

@Suite("Shapes in SVG") struct SVGShapeTests {
    private static let red = ResolvedColor(red: 1, green: 0, blue: 0)

    private func fill(_ path: Path, _ color: ResolvedColor = .black, _ style: FillStyle = FillStyle()) throws
        -> [String]
    {
        try SVGText.lines([.fill(path, .color(color), style)])
    }

    private func stroke(_ path: Path, _ style: StrokeStyle, _ color: ResolvedColor = .black) throws -> String {
        try SVGText.lines([.stroke(path, .color(color), style)]).joined()
    }

    @Test func fills() throws {
        let triangle = Path("1 2 m 3 4 l 5 0 l h") ?? Path()
        #expect(try fill(triangle) == ["<path d=\"M1 2l2 2 2-4z\"/>"])
        #expect(
            try fill(triangle, Self.red, FillStyle(eoFill: true)) == [
                "<path d=\"M1 2l2 2 2-4z\" fill=\"#f00\" fill-rule=\"evenodd\"/>"
            ])
        #expect(
            try fill(triangle, .black, FillStyle(antialiased: false)) == [
                "<path d=\"M1 2l2 2 2-4z\" shape-rendering=\"crispEdges\"/>"
            ])
        #expect(try fill(Path(CGRect(x: 0, y: 0, width: 3, height: 4))) == ["<rect width=\"3\" height=\"4\"/>"])
        #expect(
            try fill(Path(CGRect(x: 1.5, y: 0, width: 3, height: 4))) == ["<rect x=\"1.5\" width=\"3\" height=\"4\"/>"])
        #expect(
            try fill(Path(CGRect(x: 0, y: -2, width: 3, height: 4))) == ["<rect y=\"-2\" width=\"3\" height=\"4\"/>"])
    }

    @Test func colors() throws {
        func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) throws -> String {
            let line = try fill(
                Path(CGRect(x: 0, y: 0, width: 1, height: 1)),
                ResolvedColor(red: red, green: green, blue: blue, alpha: alpha))
            return line.joined().replacingOccurrences(of: "<rect width=\"1\" height=\"1\"", with: "")
                .replacingOccurrences(of: "/>", with: "")
        }
        #expect(try color(0, 0, 0) == "" && color(0, 0, 0, 0.25) == " fill-opacity=\".25\"")
        #expect(try color(1, 1, 1) == " fill=\"#fff\"" && color(0x11 / 255.0, 0xAA / 255.0, 0) == " fill=\"#1a0\"")
        #expect(
            try color(0x12 / 255.0, 0xAA / 255.0, 0) == " fill=\"#12aa00\""
                && color(1, 0, 0x0F / 255.0) == " fill=\"#ff000f\"")
        #expect(
            try color(2, -1, .nan, 7) == " fill=\"#f00\""
                && color(1, 0, 1, 0) == " fill=\"#f0f\" fill-opacity=\"0\"")
        #expect(try color(0.5, 0.501, 0.503) == " fill=\"#808080\"" && color(16 / 255.0, 0, 0) == " fill=\"#100000\"")
    }

    @Test func strokes() throws {
        let line = Path("0 0 m 10 0 l") ?? Path(), corner = Path("0 0 m 10 0 l 10 5 l") ?? Path()
        #expect(try stroke(line, StrokeStyle()) == "<path d=\"M0 0h10\" fill=\"none\" stroke=\"#000\"/>")
        #expect(
            try stroke(line, StrokeStyle(lineWidth: 2.5), Self.red)
                == "<path d=\"M0 0h10\" fill=\"none\" stroke=\"#f00\" stroke-width=\"2.5\"/>")
        func end(_ style: StrokeStyle, _ path: Path) throws -> String {
            try stroke(path, style).components(separatedBy: "stroke=\"#000\"")[1]
        }
        #expect(try end(StrokeStyle(lineCap: .round), line) == " stroke-linecap=\"round\"/>")
        #expect(
            try end(StrokeStyle(lineCap: .square, lineJoin: .bevel), line)
                == " stroke-linecap=\"square\" stroke-linejoin=\"bevel\"/>")
        #expect(try end(StrokeStyle(lineJoin: .round), corner) == " stroke-linejoin=\"round\"/>")
        // SVG's limit is 4 where nothing is said; a line without corners needs none.
        for (limit, text) in [
            (10, " stroke-miterlimit=\"10\"/>"), (4, "/>"), (0.5, " stroke-miterlimit=\"1\"/>"),
            (.infinity, " stroke-miterlimit=\"10\"/>"),
        ]
            as [(CGFloat, String)]
        {
            #expect(try end(StrokeStyle(miterLimit: limit), corner) == text)
            #expect(try end(StrokeStyle(miterLimit: limit), line) == "/>")
        }
        #expect(try end(StrokeStyle(dash: [1, 2.5]), line) == " stroke-dasharray=\"1 2.5\"/>")
        #expect(
            try end(StrokeStyle(dash: [1, 2, 3], dashPhase: 1.5), line)
                == " stroke-dasharray=\"1 2 3\" stroke-dashoffset=\"1.5\"/>")
        #expect(
            try end(StrokeStyle(dash: [3], dashPhase: -1), line)
                == " stroke-dasharray=\"3 3\" stroke-dashoffset=\"-1\"/>")
        #expect(try end(StrokeStyle(dash: [1, 2, 1, 2]), line) == " stroke-dasharray=\"1 2\"/>")
        #expect(try end(StrokeStyle(dash: [1, 2, 1, 3]), line) == " stroke-dasharray=\"1 2 1 3\"/>")
        #expect(try end(StrokeStyle(dash: [0, 0.001]), line) == " stroke-dasharray=\"0 .001\"/>")
        // Less than a thousandth of a point is a solid line.
        for dash in [[0.0001, 0.0002], [0, 0], [-1, 2]] as [[CGFloat]] {
            #expect(try end(StrokeStyle(dash: dash, dashPhase: 3), line) == "/>")
        }
        #expect(try end(StrokeStyle(dash: [1], dashPhase: .nan), line) == " stroke-dasharray=\"1 1\"/>")
    }

    /// Both colours go on without a blend, so that the stops are those of the gradient.
    private static let jump = [
        GradientStop(color: red, location: 0), GradientStop(color: red, location: 0.5),
        GradientStop(color: ResolvedColor(red: 0, green: 0, blue: 1, alpha: 0.5), location: 0.5),
        GradientStop(color: ResolvedColor(red: 0, green: 0, blue: 1, alpha: 0.5), location: 1),
    ]

    private func stops(_ places: [String]) -> String {
        zip(places, ["#f00", "#f00", "#00f\" stop-opacity=\".5", "#00f\" stop-opacity=\".5"])
            .map { "<stop offset=\"\($0)\" stop-color=\"\($1)\"/>" }.joined()
    }

    @Test func gradients() throws {
        let box = Path(CGRect(x: 0, y: 0, width: 50, height: 40))
        func lines(_ paint: Paint) throws -> [String] { try SVGText.lines([.fill(box, paint, FillStyle())]) }
        let use = "<rect width=\"50\" height=\"40\" fill=\"url(#p1)\"/>"
        #expect(
            try lines(.linearGradient(Self.jump, start: CGPoint(x: 1, y: 2), end: CGPoint(x: 31.5, y: 42))) == [
                "<defs>",
                "<linearGradient id=\"p1\" gradientUnits=\"userSpaceOnUse\" x1=\"1\" y1=\"2\" x2=\"31.5\" y2=\"42\">"
                    + stops(["0", ".5", ".5", "1"]) + "</linearGradient>", "</defs>", use,
            ])
        // From radius 10 to 30: half-way is 20 of 30.
        #expect(
            try lines(.radialGradient(Self.jump, center: CGPoint(x: 20, y: 10), startRadius: 10, endRadius: 30)) == [
                "<defs>",
                "<radialGradient id=\"p1\" gradientUnits=\"userSpaceOnUse\" cx=\"20\" cy=\"10\" r=\"30\">"
                    + stops([".3333", ".6667", ".6667", "1"]) + "</radialGradient>", "</defs>", use,
            ])
        // Half as tall as wide about y = 10: y · 0.5 + 5.
        #expect(
            try lines(
                .radialGradient(
                    Self.jump, center: CGPoint(x: 20, y: 10), startRadius: 0, endRadius: 30, heightPerWidth: 0.5)
            )[1].hasPrefix(
                "<radialGradient id=\"p1\" gradientUnits=\"userSpaceOnUse\" cx=\"20\" cy=\"10\" r=\"30\" gradientTransform=\"matrix(1 0 0 .5 0 5)\">"
            ))
        // The same gradient is defined once, another one again.
        let paint = Paint.linearGradient(Self.jump, start: .zero, end: CGPoint(x: 1, y: 0))
        let other = Paint.linearGradient(Self.jump, start: .zero, end: CGPoint(x: 2, y: 0))
        let text = try SVGText.lines([
            .fill(box, paint, FillStyle()), .stroke(box, paint, StrokeStyle()), .fill(box, other, FillStyle()),
        ])
        #expect(text.count == 7 && text[5].contains("stroke=\"url(#p1)\"") && text[6].contains("url(#p2)"))
    }

    /// The picture of an angular gradient: two pixels to the point, a point wider than what it fills on each side.
    @Test(arguments: [(30.0, 20.0, 2.0), (1022, 30, 1), (2046, 8, 0.5)]) func angularGradients(
        width: Double, height: Double, density: Double
    ) throws {
        let center = CGPoint(x: width / 2, y: height / 3)
        let paint = Paint.angularGradient(Self.jump, center: center, startAngle: 0, endAngle: 2 * .pi)
        let text = try SVGText.lines(
            [.fill(Path(CGRect(x: 0, y: 0, width: width, height: height)), paint, FillStyle())], width, height)
        let size = "width=\"\(Int(width) + 2)\" height=\"\(Int(height) + 2)\""
        #expect(
            text[1].hasPrefix(
                "<pattern id=\"p1\" patternUnits=\"userSpaceOnUse\" x=\"-1\" y=\"-1\" \(size)><image \(size) preserveAspectRatio=\"none\" xlink:href=\"data:image/png;base64,"
            ))
        let encoded = text[1].components(separatedBy: "base64,")[1].prefix { $0 != "\"" }
        let image = try ImageDecoder.decode([UInt8](try #require(Data(base64Encoded: String(encoded)))))
        #expect(image.pixelWidth == Int((width + 2) * density) && image.pixelHeight == Int((height + 2) * density))
        let pixels = Pixels(image)
        for y in stride(from: 0, to: image.pixelHeight, by: 3) {
            for x in stride(from: 0, to: image.pixelWidth, by: 7) {
                let (dx, dy) = ((Double(x) + 0.5) / density - 1 - center.x, (Double(y) + 0.5) / density - 1 - center.y)
                // Red below the centre, blue of a half above; a pixel beside the jump may be either.
                guard abs(dy) > 2 / density else { continue }
                let wanted = dy > 0 ? [255, 0, 0, 255] : [0, 0, 128, 128]
                #expect(zip(pixels[x, y], wanted).allSatisfy { abs($0 - $1) <= 1 }, "\(dx) \(dy)")
            }
        }
    }

    @Test func backgroundsTitlesAndSizes() throws {
        let exporter = SVGExporter(
            background: ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.5), idPrefix: "a", title: "T", language: "de")
        let list = DisplayList(size: CGSize(width: 10.25, height: 4), items: [])
        #expect(
            String(decoding: try exporter.data(for: list), as: UTF8.self)
                == "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10.25\" height=\"4\" viewBox=\"0 0 10.25 4\" preserveAspectRatio=\"xMinYMin\" xml:lang=\"de\" role=\"group\" aria-labelledby=\"atitle\">\n<title id=\"atitle\">T</title>\n<rect width=\"10.25\" height=\"4\" fill=\"#fff\" fill-opacity=\".5\"/>\n</svg>\n"
        )
    }
}
