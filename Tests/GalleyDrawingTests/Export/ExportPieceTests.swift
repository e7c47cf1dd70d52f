import Foundation
import GalleyDrawing
import GalleyFormats
import GalleyGeometry
import Testing

@testable import GalleyExport

/// Pieces of the exporters that need no picture: by their doc comments, and PNG's specification (third edition, 7.2 and
/// 9).
@Suite("Pieces of exporters") struct ExportPieceTests {
    @Test("Where bytes stand first") func search() {
        func first(_ pattern: String, _ text: String, from start: Int = 0) -> Int? {
            Array(text.utf8).withUnsafeBytes { text in
                Array(pattern.utf8).withUnsafeBytes { text.first($0, from: start) }
            }
        }
        #expect(
            first("ab", "xxabab") == 2 && first("ab", "xxabab", from: 2) == 2 && first("ab", "xxabab", from: 3) == 4)
        #expect(first("ab", "xxabab", from: 4) == 4 && first("ab", "xxabab", from: 5) == nil)
        #expect(first("aab", "aaab") == 1 && first("b", "aaab") == 3 && first("c", "aaab") == nil)
        #expect(first("", "ab") == nil && first("ab", "") == nil && first("abc", "ab") == nil && first("ab", "ab") == 0)
    }

    @Test("Bands of rows: two megabytes at the least, of rows that share a filter") func bands() {
        func ends(_ height: Int, _ length: Int) -> [Int] {
            PNGBands.ranges(height: height, rowLength: length).map(\.upperBound)
        }
        #expect(ends(10, 100) == [10])
        let most = PNGFilter.most
        // 3,000 rows of 4,000 bytes are five bands of 600 rows, rounded up to whole filters.
        let share = (600 + most - 1) / most * most
        let wide = PNGBands.ranges(height: 3000, rowLength: 4000)
        #expect(wide.first == 0..<share && wide.last?.upperBound == 3000)
        #expect(zip(wide, wide.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound && $0.count == share })
        // Less than twice two megabytes is one.
        #expect(PNGBands.ranges(height: 1, rowLength: 5 << 20).count == 1)
        #expect(PNGBands.ranges(height: 2 << 20, rowLength: 1) == [0..<2 << 20])
    }

    @Test("How many bytes a row of pixels has") func rows() {
        let plain = PNGColors(hasAlpha: false), clear = PNGColors(hasAlpha: true)
        #expect(plain.rowLength(width: 7) == 21 && clear.rowLength(width: 7) == 28)
        #expect(plain.pixelBytes == 3 && clear.pixelBytes == 4 && plain.canBeFiltered && clear.depth == 8)
        func colors(_ pixels: [UInt32]) -> PNGColors {
            pixels.withUnsafeBufferPointer { PNGColors(for: $0, width: pixels.count) }
        }
        let gray = colors([0xFF00_0000, 0xFFFF_FFFF])
        // A bit a pixel, in whole bytes.
        #expect(
            gray.kind == .gray && gray.depth == 1 && [1, 8, 9, 17].map { gray.rowLength(width: $0) } == [1, 1, 2, 3])
        #expect(!gray.canBeFiltered && gray.numbers?.values == [0, 1] && gray.pixelBytes == 1)
        let four = colors([0xFF00_0000, 0xFF55_5555, 0xFFAA_AAAA, 0xFFFF_FFFF])
        #expect(
            four.depth == 2 && four.numbers?.values == [0, 1, 2, 3]
                && [4, 5].map { four.rowLength(width: $0) } == [1, 2])
        let half = colors(Array(repeating: 0x8000_0000, count: 500) + Array(repeating: 0xFF11_2233, count: 500))
        // Those with alpha come first: only they need one written.
        #expect(half.kind == .indexed && half.palette == [0, 0, 0, 0x11, 0x22, 0x33] && half.alphas == [0x80])
        #expect(PNGColors.Kind.gray.rawValue == 0 && PNGColors.Kind.rgb.rawValue == 2)
        #expect(PNGColors.Kind.indexed.rawValue == 3 && PNGColors.Kind.grayAlpha.rawValue == 4)
    }

    @Test("Elements of SVG: their tags, what follows, their names, and when they are the same") func elements() {
        let text = SVGElement("<text x=\"1\">a &gt; b</text>")
        #expect(text.tag == "<text x=\"1\">" && text.rest == "a &gt; b</text>" && text.name == "text")
        #expect(text.hasInside && text.text == "<text x=\"1\">a &gt; b</text>" && text.children.isEmpty)
        let path = SVGElement("<path d=\"M0 0\"/>")
        #expect(path.rest == "" && !path.hasInside && path.name == "path" && SVGElement("<g>").name == "g")
        #expect(SVGElement("no tag").tag == "no tag" && SVGElement("<br/>").name == "br")
        let group = SVGElement("<g opacity=\".5\">", [path, text])
        #expect(group.text == "<g opacity=\".5\">\n<path d=\"M0 0\"/>\n<text x=\"1\">a &gt; b</text>\n</g>")
        #expect(group.hasInside && group.name == "g")
        #expect(path.isSame(as: SVGElement("<path d=\"M0 0\"/>")) && !path.isSame(as: SVGElement("<path d=\"M0 1\"/>")))
        #expect(group.isSame(as: SVGElement("<g opacity=\".5\">", [path, text])))
        #expect(
            !group.isSame(as: SVGElement("<g opacity=\".5\">", [text, path]))
                && !group.isSame(as: SVGElement("<g>", [path, text])))
        #expect(group.inside == SVGElement("<g>", [path, text]).inside && text.inside != path.inside)
        let picture = SVGPicture(
            startTag: "<svg>", definitions: [.init(id: "a", text: "<a/>\n"), .init(id: "b", text: "<b/>\n")],
            elements: [path, group])
        #expect(picture.body == path.text + "\n" + group.text + "\n")
        #expect(picture.text == "<svg><defs>\n<a/>\n<b/>\n</defs>\n\(picture.body)</svg>\n")
    }

    @Test("A tree of elements: a hundred groups are told apart, deeper ones are text") func trees() {
        var tree = SVGTree()
        #expect(tree.depth == 1 && tree.count == 0 && tree.elements.isEmpty)
        tree.add("<a/>")
        tree.begin("<g>")
        #expect(tree.depth == 2 && tree.count == 0)
        tree.add("<b/>")
        tree.add([SVGElement("<c/>"), SVGElement("<d/>")])
        #expect(tree.count == 3 && tree.innermost.map(\.text) == ["<b/>", "<c/>", "<d/>"])
        tree.end("</g>")
        #expect(tree.depth == 1 && tree.elements.map(\.text) == ["<a/>", "<g>\n<b/>\n<c/>\n<d/>\n</g>"])
        var deep = SVGTree()
        for _ in 0..<99 { deep.begin("<g>") }
        #expect(deep.depth == 100)
        deep.begin("<x>")
        #expect(deep.depth == nil)
        deep.add("<a/>")
        deep.begin("<y>")
        deep.add("<b/>")
        deep.end("</y>")
        #expect(deep.depth == nil && deep.count == 0)
        deep.end("</x>")
        #expect(deep.depth == 100 && deep.innermost.map(\.text) == ["<x>\n<a/>\n<y>\n<b/>\n</y>\n</x>"])
        #expect(deep.innermost[0].tag == "<x>" && SVGTree.mostDepth == 100)
    }

    private func places(_ start: Double, _ end: Double) throws -> AngularPlaces {
        let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
        let paint = Paint.angularGradient(stops, center: .zero, startAngle: start, endAngle: end)
        guard case .angular(let gradient) = paint else { throw ExportError.drawingFailed("no gradient") }
        return AngularPlaces(gradient)
    }

    @Test("Where angles fall on an angular gradient") func angles() throws {
        func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }
        let turn = 2 * Double.pi
        let whole = try places(0, turn)
        #expect(
            near(whole.place(at: 0), 0) && near(whole.place(at: turn / 4), 0.25)
                && near(whole.place(at: -turn / 4), 0.75))
        let back = try places(0, -turn)
        #expect(near(back.place(at: turn / 4), 0.75) && near(back.place(at: -turn / 4), 0.25))
        // A quarter from 90° on: what lies beyond has the nearer end's place.
        let part = try places(turn / 4, turn / 2)
        #expect(
            near(part.place(at: turn / 4), 0) && near(part.place(at: turn * 3 / 8), 0.5)
                && near(part.place(at: turn / 2), 1))
        #expect(part.place(at: turn * 0.874) == 1 && part.place(at: turn * 0.876) == 0 && part.place(at: 0) == 0)
        #expect(near(part.place(at: turn * 11 / 8), 0.5))
        // Of two turns the last is seen.
        let two = try places(0, 2 * turn)
        #expect(near(two.place(at: turn / 4), 0.625) && near(two.place(at: turn * 3 / 4), 0.875))
        let more = try places(0, 1.5 * turn)
        #expect(near(more.place(at: turn * 0.75), 0.5) && near(more.place(at: turn / 4), 5.0 / 6))
    }

    @Test("Text in XML, and addresses that run nothing") func escaping() {
        #expect(
            SVGCanvas.escaped("a<b>&\"c\"\n\t\u{1}\u{FFFE}é")
                == "a&lt;b&gt;&amp;&quot;c&quot;&#10;&#9;\u{FFFD}\u{FFFD}é")
        #expect(
            SVGCanvas.escaped("\u{1F}\u{20}\u{FFFF}\u{FFFD}") == "\u{FFFD} \u{FFFD}\u{FFFD}"
                && SVGCanvas.escaped("") == "")
        for address in ["http://a", "mailto:a", "#x", "", "xjavascript:", "data"] {
            #expect(SVGCanvas.isHarmless(address), "\(address)")
        }
        for address in ["javascript:x", "JavaScript:x", " java\tscript:x", "vbscript:x", "data:x", "\u{1}data:x"] {
            #expect(!SVGCanvas.isHarmless(address), "\(address)")
        }
        let modes: [BlendMode] = [.colorDodge, .colorBurn, .softLight, .hardLight, .multiply, .luminosity]
        let names = ["color-dodge", "color-burn", "soft-light", "hard-light", "multiply", "luminosity"]
        #expect(modes.map { SVGCanvas.name($0) } == names)
    }

    @Test("Steps of SVG's filters") func filters() {
        #expect(SVGFilter(LayerBlur(radius: 2.5)).steps == "<feGaussianBlur stdDeviation=\"2.5\"/>")
        let opaque = SVGFilter(LayerBlur(radius: 2, isOpaque: true)).steps
        #expect(
            opaque.contains("0 0 0 0 1\"/>") && opaque.hasSuffix("<feComposite in2=\"SourceAlpha\" operator=\"in\"/>"))
        let shadow = LayerShadow(color: ResolvedColor(red: 1, green: 0, blue: 0, alpha: 0.5), radius: 0, x: 1, y: -2)
        let place =
            "<feOffset in=\"SourceAlpha\" dx=\"1\" dy=\"-2\" result=\"place\"/>"
            + "<feFlood flood-color=\"#f00\" flood-opacity=\".5\"/>"
        let merge = "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
        #expect(SVGFilter(shadow).steps == place + "<feComposite in2=\"place\" operator=\"in\"/>" + merge)
        #expect(SVGFilter(inner: shadow).steps.hasPrefix(place + "<feComposite in2=\"place\" operator=\"out\"/>"))
        var short = shadow
        (short.radius, short.falloff) = (10, .short)
        #expect(
            SVGFilter(short).steps.hasPrefix(
                "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"8.8\"/><feOffset dx=\"1\""))
        short.falloff = .long
        #expect(SVGFilter(short).steps.hasPrefix("<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"10\"/>"))
        let light = SVGFilter(luminanceIn: .black).steps
        #expect(light.contains("0.2126 0.7152 0.0722 0 0\"") && !light.contains("feFlood"))
        #expect(SVGFilter(luminanceIn: .white).steps.contains("<feFlood flood-color=\"#fff\"/>"))
        // A ramp of 255 that ends at the least alpha, and one that begins at the most.
        let cut = SVGFilter(LayerThreshold(least: 0.4, most: 0.6, color: .black)).steps
        #expect(cut.contains("slope=\"255\" intercept=\"-101\"") && cut.contains("slope=\"-255\" intercept=\"154\""))
        let open = SVGFilter(LayerThreshold(least: 0, most: 1, color: .black)).steps
        #expect(open.contains("slope=\"255\" intercept=\"0\"") && !open.contains("slope=\"-255\""))
        let area = CGRect(x: 1, y: 2.5, width: 3, height: 4)
        #expect(
            SVGFilter(tint: .black).element("id=\"f\"", area: area)
                == "<filter id=\"f\" filterUnits=\"userSpaceOnUse\" x=\"1\" y=\"2.5\" width=\"3\" height=\"4\""
                + " color-interpolation-filters=\"sRGB\"><feFlood flood-color=\"#000\"/>"
                + "<feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>")
    }

    @Test("A filter's area: its items and its reach, as far as it can be seen") func areas() {
        let seen = CGRect(x: 0, y: 0, width: 100, height: 80)
        func area(_ effect: LayerEffect, _ x: Double, _ y: Double, _ width: Double = 10, _ height: Double = 20)
            -> [CGFloat]
        {
            let item = DrawItem.fill(
                Path(CGRect(x: x, y: y, width: width, height: height)), .color(.black), FillStyle())
            let area = SVGFilter.area(of: effect, on: [item], in: seen)
            return [area.minX, area.minY, area.width, area.height]
        }
        let blur = LayerEffect.blur(LayerBlur(radius: 2))
        // Three deviations, and a point for smooth edges.
        #expect(area(blur, 40, 30) == [33, 23, 24, 34] && area(blur, 40.5, 30.25) == [33, 23, 25, 35])
        #expect(area(blur, -3, 70) == [-6, 63, 20, 23])
        #expect(area(blur, 300, 30) == [-6, -6, 1, 1])
        #expect(area(.isolation, 40, 30) == [39, 29, 12, 22])
        let shadow = LayerEffect.shadow(LayerShadow(color: .black, radius: 1, x: 5, y: -7))
        #expect(area(shadow, 40, 30) == [31, 19, 28, 42])
        let none = SVGFilter.area(of: blur, on: [], in: seen)
        #expect(none == CGRect(x: -6, y: -6, width: 112, height: 92))
    }
}
