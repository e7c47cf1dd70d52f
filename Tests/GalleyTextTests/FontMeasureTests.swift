import Testing

@testable import GalleyText

/// Numbers of fonts and lines that need no font: rules.md §13.2 and §13.3, and what the measured figures say of sizes in between.
@Suite("Measures of fonts and lines") struct FontMeasureTests {
    private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

    private struct Style: Sendable {
        var style: TextStyle
        var mac, phone: [Double]
    }

    /// rules.md §13.3: size, distance of baselines, weight, weight of `.bold()`.
    @Test("Text styles on both platforms") func styles() {
        let styles: [Style] = [
            Style(style: .largeTitle, mac: [26, 32, 400, 700], phone: [34, 41, 400, 700]),
            Style(style: .title, mac: [22, 26, 400, 700], phone: [28, 34, 400, 700]),
            Style(style: .title2, mac: [17, 22, 400, 700], phone: [22, 28, 400, 700]),
            Style(style: .title3, mac: [15, 20, 400, 600], phone: [20, 25, 400, 600]),
            Style(style: .headline, mac: [13, 16, 700, 800], phone: [17, 22, 600, 600]),
            Style(style: .subheadline, mac: [11, 14, 400, 600], phone: [15, 20, 400, 600]),
            Style(style: .body, mac: [13, 16, 400, 600], phone: [17, 22, 400, 600]),
            Style(style: .callout, mac: [12, 15, 400, 600], phone: [16, 21, 400, 600]),
            Style(style: .footnote, mac: [10, 13, 400, 600], phone: [13, 18, 400, 600]),
            Style(style: .caption, mac: [10, 13, 400, 500], phone: [12, 16, 400, 600]),
            Style(style: .caption2, mac: [10, 13, 500, 600], phone: [11, 13, 400, 600]),
        ]
        func told(_ style: TextStyle, _ platform: FontPlatform) -> [Double] {
            let metrics = TextStyleMetrics.of(style, platform: platform)
            return [metrics.size, metrics.lineHeight, Double(metrics.weight), Double(metrics.boldWeight)]
        }
        #expect(styles.map(\.style) == TextStyle.allCases)
        #expect(styles.map { told($0.style, .macOS) } == styles.map(\.mac))
        #expect(styles.map { told($0.style, .iOS) } == styles.map(\.phone))
        // macOS does not scale; weights stay as they are.
        let large = TextStyleMetrics.of(.body, platform: .iOS, setting: .accessibility5)
        #expect(large.size == 53 && large.lineHeight == 62 && large.weight == 400)
        #expect(TextStyleMetrics.of(.body, platform: .macOS, setting: .accessibility5).size == 13)
    }

    @Test("Names of files by weight, each up to the middle of two; slanted ones") func files() {
        let weights = [1, 149, 150, 249, 250, 349, 350, 449, 450, 549, 550, 649, 650, 749, 750, 849, 850, 1000]
        let names = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
        #expect(weights.map { FontTable.styleName($0, false) } == names.flatMap { [$0, $0] })
        #expect([100, 400, 700].map { FontTable.styleName($0, true) } == ["ThinItalic", "Italic", "BoldItalic"])
        func choice(_ design: FontFamilyDesign, _ size: Double, _ weight: Int, italic: Bool = false) -> String {
            let choice = FontTable.primary(FontRequest(design: design, size: size, weight: weight, isItalic: italic))
            return ([choice.file] + choice.variations.map { "\($0.tag)=\(Int($0.value))" }).joined(separator: " ")
        }
        let seen: [String] = [
            choice(.standard, 20, 400), choice(.standard, 21, 700, italic: true), choice(.monospaced, 12, 900),
            choice(.monospaced, 12, 300, italic: true), choice(.rounded, 12, 100),
            choice(.rounded, 12, 1000, italic: true),
            choice(.serif, 12, 100), choice(.serif, 14.9, 900, italic: true), choice(.serif, 5, 500),
        ]
        let wanted: [String] = [
            "Inter-Regular.otf", "InterDisplay-BoldItalic.otf", "JetBrainsMono-ExtraBold.ttf",
            "JetBrainsMono-LightItalic.ttf",
            "Nunito[wght].ttf wght=200", "Nunito-Italic[wght].ttf wght=1000",
            "Newsreader[opsz,wght].ttf opsz=12 wght=200",
            "Newsreader-Italic[opsz,wght].ttf opsz=12 wght=800", "Newsreader[opsz,wght].ttf opsz=6 wght=500",
        ]
        #expect(seen == wanted)
        let optical: [Double] = [6, 9, 12, 15, 18, 22, 28, 36, 48, 72, 100]
        let axes = optical.map { FontTable.primary(FontRequest(design: .serif, size: $0)).variations[0].value }
        #expect(axes == [6, 9, 12, 15, 18, 22, 28, 36, 48, 72, 72])
    }

    @Test("Widths of letters go from 50 to 150 percent, by whole percents") func stretch() {
        func stretch(_ width: Double) -> Double {
            var request = FontRequest(size: 17)
            request.width = width
            return request.stretch
        }
        #expect([0, 0.2, -0.2, -0.9, 0.9, 0.123, .nan, .infinity].map(stretch) == [1, 1.2, 0.8, 0.5, 1.5, 1.12, 1, 1])
    }

    /// The figures beside `SystemAdvances`: shapes of texts up to 17 points, of titles from 28 on; weights recorded from 100 to 900.
    @Test("Between sizes and between weights lie straight lines") func between() {
        let sizes: [Double] = [10, 17, 18, 19, 21.5, 24, 26, 28, 60]
        let displays: [Double] = [0, 0, 0.0454405, 0.090881, 0.4545285, 0.818176, 0.909088, 1, 1]
        #expect(zip(sizes, displays).allSatisfy { near(SystemAdvances.display($0), $1) })
        let weights = [1, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 850, 900, 1000]
        let places: [Double] = [
            -1, -1, -0.891885, -0.78377, -0.56216, -0.34055, -0.170275, 0, 0.091677, 0.183354, 0.25, 0.316646, 0.408323,
            0.5,
            0.6333285, 0.766657, 0.8833285, 1, 1,
        ]
        #expect(zip(weights, places).allSatisfy { near(SystemAdvances.position(of: $0), $1) })
        #expect(SystemAdvances.between([], 3) == 0)
    }

    @Test("Characters with a width of their own, and those that have another's") func places() {
        let codes: [UInt32] = [
            0x1F, 0x20, 0x7E, 0x7F, 0xA0, 0x2010, 0x2011, 0xB0, 0xD7, 0x2013, 0x2192, 0xE9, 0x1EC7, 0x3B1, 0x2191, 0xD8,
        ]
        let none = SystemAdvances.none
        let wanted = [none, 0, 0x5E, none, 0, 0x0D, 0x0D, 95, 97, 98, 109, 0x45, 0x45, none, none, none]
        #expect(codes.map(SystemAdvances.place) == wanted)
        #expect([0x2013, 0x2192].map { code in systemAdvanceCodes.firstIndex(of: code) } == [98, 109])
    }

    /// rules.md §13.2: the line below the letters of SF at the regular weight, and thicker ones.
    @Test("Lines under and through letters") func decorations() {
        func lines(_ weight: Int, _ design: FontFamilyDesign = .standard) -> [Double] {
            let lines = DecorationMetrics.sanFrancisco(10, weight: weight, design)
            return [lines.underlineOffset, lines.thickness, lines.strikethroughOffset]
        }
        func wanted(_ factor: Double, _ offset: Double = 1, _ thickness: Double = 1) -> [Double] {
            [1.5137 * (1 - 0.1659 * (factor - 1)) * offset, 0.5859 * factor * thickness, 1078.0 / 4096 * 10]
        }
        let seen = [
            lines(100), lines(400), lines(450), lines(500), lines(600), lines(700), lines(800), lines(900), lines(1000),
        ]
        let factors: [Double] = [1, 1, 1.107, 1.214, 1.369, 1.583, 1.894, 2.167, 2.167]
        for (line, factor) in zip(seen, factors) {
            #expect(zip(line, wanted(factor)).allSatisfy { near($0, $1) }, "\(factor)")
        }
        #expect(zip(lines(400, .serif), wanted(1, 0.76, 0.74)).allSatisfy { near($0, $1) })
        #expect(zip(lines(400, .monospaced), wanted(1, 0.65, 0.83)).allSatisfy { near($0, $1) })
        #expect(lines(700, .rounded) == lines(700))
        // At black the offset is 0.8065 times as large.
        #expect(abs(lines(900)[0] / lines(400)[0] - 0.8065) < 2e-4)
    }

    // MARK: Lines

    private func line(_ size: Double, _ platform: FontPlatform, _ height: Double? = nil) -> LineMetrics {
        LineMetrics.sanFrancisco(size: size, lineHeight: height, platform: platform)
    }

    @Test("The room of a line: the font's on iOS, whole points on macOS") func rooms() {
        let phone = line(2048, .iOS)
        #expect([phone.ascent, phone.descent, phone.capHeight, phone.leading] == [1950, 494, 1443, 0])
        let mac = line(2048, .macOS, 2500)
        #expect([mac.ascent, mac.descent, mac.capHeight, mac.leading] == [1980, 432, 1443, 88])
        #expect(line(2048, .iOS, 2000).leading == 0)
        // 23 points: 22.24 above and 4.85 below; 24: 23.2 and 5.06, which goes to the nearest point from there on.
        let sizes: [Double] = [10, 23, 24, 25, 30]
        #expect(sizes.map { line($0, .macOS).lineAscent } == [10, 22, 23, 24, 29])
        #expect(sizes.map { line($0, .macOS).lineDescent } == [3, 5, 5, 5, 6])
        // A line of a style is as tall as the font at least: 17 points take 16.435 + 3.586, 4.0215 below the 16 above.
        #expect(near(line(17, .macOS, 22).lineDescent, 17.0 * 2412 / 2048 - 16) && line(17, .macOS).lineDescent == 4)
        #expect(line(17, .iOS, 22).lineAscent == 17.0 * 1950 / 2048)
    }

    @Test("Leading: what whole points add is taken from it, what was added to it stays") func leading() {
        // 13 points with baselines 16 apart: 15.31 tall, 16 in whole points, so that nothing is left of 0.69.
        let body = line(13, .macOS, 16)
        #expect(near(body.leading, 16 - 13.0 * 2412 / 2048) && near(body.lineGap, 0))
        let added = body.leaded(by: 3)
        #expect(near(added.leading, body.leading + 3) && near(added.lineGap, 3))
        #expect(near(line(17, .iOS, 22).leaded(by: -1).lineGap, 22 - 17.0 * 2444 / 2048 - 1))
        #expect(body.leaded(by: .infinity) == body && body.leaded(by: 0) == body)
    }

    private func lines(_ ascent: Double, _ descent: Double, _ gap: Double) -> UniformLines {
        var box = LineBox()
        (box.ascent, box.descent, box.gap) = (ascent, descent, gap)
        return UniformLines(box: box)
    }

    @Test("Equal lines: n times their height, with a gap between each two") func equalLines() {
        let lines = lines(8, 2, 4)
        #expect([-1, 0, 1, 2, 3].map { lines.height($0) } == [0, 0, 10, 24, 38])
        #expect([0, 1, 2].map { lines.baseline($0) } == [8, 22, 36])
        // Room for a line more from a height of 24 and of 38 on.
        #expect([-5, 0, 10, 23.9, 24, 37.9, 38, 1e300].map { lines.count(in: $0) } == [1, 1, 1, 1, 2, 2, 3, .max])
        #expect(self.lines(0, 0, 0).count(in: 5) == .max && self.lines(8, 2, -12).height(3) == 6)
        #expect(self.lines(8, 2, -12).baseline(3) == 8)
    }

    @Test("Boxes of lines: the larger of two, and lines of a height that is given") func boxes() {
        func box(_ change: (inout ParagraphOptions) -> Void = { _ in }) -> [Double] {
            var options = ParagraphOptions()
            change(&options)
            let box = LineBox(LineMetrics(ascent: 8, descent: 2, capHeight: 7, leading: 3), size: 10, options)
            return [box.ascent, box.descent, box.gap]
        }
        #expect(
            box() == [8, 2, 3] && box { $0.lineSpacing = 2 } == [8, 2, 3] && box { $0.lineSpacing = 5 } == [8, 2, 5])
        var one = LineBox()
        (one.ascent, one.descent, one.gap) = (8, 2, 1)
        var other = LineBox()
        (other.ascent, other.descent, other.gap) = (5, 4, 3)
        one.formUnion(other)
        #expect([one.ascent, one.descent, one.gap, one.height] == [8, 4, 3, 12])
        #expect(rounded(1.24, to: 0.5) == 1 && rounded(1.25, to: 0.5) == 1.5)
    }
}
