import Foundation
import Galley
import GalleyTestSupport
import GalleyText
import Testing

@testable import GalleyViews

/// A row of rules.md §13.3, at three and at two pixels a point.
private struct StyleRow: Sendable, CustomTestStringConvertible {
    var style: Font.TextStyle
    var size: Double
    var pitch: Double
    var weight, bold: Int
    var oneLine, textToText, viewToText, textToView: (at3: Double, at2: Double)
    var twoLines: Double
    var testDescription: String { "\(style)" }

    init(
        _ style: Font.TextStyle, _ size: Double, _ pitch: Double, _ weight: Int, _ bold: Int,
        _ oneLine: (Double, Double), _ twoLines: Double, _ textToText: (Double, Double),
        _ viewToText: (Double, Double), _ textToView: (Double, Double)
    ) {
        self.style = style
        self.size = size
        self.pitch = pitch
        self.weight = weight
        self.bold = bold
        self.oneLine = oneLine
        self.twoLines = twoLines
        self.textToText = textToText
        self.viewToText = viewToText
        self.textToView = textToView
    }
}

@MainActor @Suite("Text styles (rules.md §13.3)")
struct TextStyleTableTests {
    fileprivate nonisolated static let iOS: [StyleRow] = [
        StyleRow(
            .largeTitle, 34, 41, 400, 700, (40.667, 41), 81.667, (0.667, 0.5), (12.535, 12.701), (20.952, 21.118)),
        StyleRow(.title, 28, 34, 400, 700, (33.667, 33.5), 67.667, (0.667, 1), (10.421, 10.254), (17.352, 17.186)),
        StyleRow(.title2, 22, 28, 400, 700, (26.333, 26.5), 54.333, (2, 2), (7.973, 8.307), (13.420, 13.753)),
        StyleRow(.title3, 20, 25, 400, 600, (24, 24), 49, (1.333, 1.5), (7.491, 7.324), (12.442, 12.275)),
        StyleRow(.headline, 17, 22, 600, 600, (20.333, 20.5), 42.333, (2, 2), (6.434, 6.601), (10.642, 10.809)),
        StyleRow(.body, 17, 22, 400, 600, (20.333, 20.5), 42.333, (2, 2), (6.434, 6.601), (10.642, 10.809)),
        StyleRow(.callout, 16, 21, 400, 600, (19.333, 19.5), 40.333, (2, 2), (5.859, 5.859), (9.820, 9.820)),
        StyleRow(.subheadline, 15, 20, 400, 600, (18, 18), 38, (2.333, 2.5), (5.618, 5.618), (9.332, 9.332)),
        StyleRow(.footnote, 13, 18, 400, 600, (15.667, 16), 33.667, (2.667, 2.5), (4.802, 5.136), (8.021, 8.354)),
        StyleRow(.caption, 12, 16, 400, 600, (14.333, 14.5), 30.333, (2, 2), (4.561, 4.395), (7.532, 7.365)),
        StyleRow(.caption2, 11, 13, 400, 600, (13.333, 13.5), 26.333, (0, 0), (3.987, 4.153), (6.710, 6.877)),
    ]

    private func gaps(_ style: Font.TextStyle, _ scale: CGFloat, _ platform: TextPlatform) -> [Double] {
        let frames = frames(
            proposing: nil, nil, scale: scale, platform: platform,
            VStack {
                Text("a").probe("a")
                Text("b").probe("b")
                box(9, 9).probe("c")
                Text("d").probe("d")
            }.font(.system(style)))
        let views = ["a", "b", "c", "d"].compactMap { frames[$0] }
        return zip(views, views.dropFirst()).map { Double($1.minY - $0.maxY) }
    }

    private func isNear(_ values: [Double], _ expected: [Double], within: Double = 6e-4) -> Bool {
        values.count == expected.count && zip(values, expected).allSatisfy { abs($0 - $1) <= within }
    }

    @Test("Heights and distances on iOS", arguments: iOS) fileprivate func distances(row: StyleRow) {
        func height(_ text: String, _ scale: CGFloat) -> Double {
            Double(size(of: Text(text).font(.system(row.style)), nil, nil, scale: scale).height)
        }
        #expect(abs(height("Hg", 3) - row.oneLine.at3) < 6e-4 && height("Hg", 2) == row.oneLine.at2)
        #expect(abs(height("H\ng", 3) - row.twoLines) < 6e-4)
        #expect(
            isNear(gaps(row.style, 3, .iOS), [row.textToText.at3, row.textToView.at3, row.viewToText.at3]),
            "\(gaps(row.style, 3, .iOS))")
        #expect(
            isNear(gaps(row.style, 2, .iOS), [row.textToText.at2, row.textToView.at2, row.viewToText.at2]),
            "\(gaps(row.style, 2, .iOS))")
    }

    @Test("Sizes, distances of baselines and weights on iOS", arguments: iOS) fileprivate func fonts(row: StyleRow) {
        let environment = EnvironmentValues()
        let plain = Font.system(row.style).request(FontTraits(), in: environment)
        #expect(plain.size == row.size && plain.lineHeight == row.pitch && plain.weight == row.weight)
        #expect(Font.system(row.style).bold().request(FontTraits(), in: environment).weight == row.bold)
    }

    /// Style, size, distance of baselines, weight, weight of bold.
    private nonisolated static let macOS: [(Font.TextStyle, Double, Double, Int, Int)] = [
        (.largeTitle, 26, 32, 400, 700), (.title, 22, 26, 400, 700), (.title2, 17, 22, 400, 700),
        (.title3, 15, 20, 400, 600), (.headline, 13, 16, 700, 800), (.body, 13, 16, 400, 600),
        (.callout, 12, 15, 400, 600), (.subheadline, 11, 14, 400, 600), (.footnote, 10, 13, 400, 600),
        (.caption, 10, 13, 400, 500), (.caption2, 10, 13, 500, 600),
    ]

    @Test("Sizes, weights, heights and distances on macOS", arguments: macOS)
    func macOS(style: Font.TextStyle, points: Double, pitch: Double, weight: Int, bold: Int) {
        var environment = EnvironmentValues()
        environment.textPlatform = .macOS
        let plain = Font.system(style).request(FontTraits(), in: environment)
        #expect(plain.size == points && plain.lineHeight == pitch && plain.weight == weight)
        #expect(Font.system(style).bold().request(FontTraits(), in: environment).weight == bold)
        // AppKit's metrics, and the distances of §3: 1980 up, 432 down, capitals 1443 of 2048 units.
        let (ascent, descent, capitals) = (1980 / 2048 * points, 432 / 2048 * points, 1443 / 2048 * points)
        let line = ascent + descent
        for scale in [1.0, 2] {
            func up(_ length: Double) -> Double { (length * scale - 1e-9).rounded(.up) / scale }
            let extra = up(line / 10)
            let expected = [up(max(pitch - line, 0)), max(line + extra - capitals, extra + descent), descent + extra]
            let found = gaps(style, CGFloat(scale), .macOS)
            #expect(isNear(found, expected, within: 1e-9), "\(found) instead of \(expected)")
            let size = size(of: Text("Hg").font(.system(style)), nil, nil, scale: CGFloat(scale), platform: .macOS)
            // Whole points (faults B7: 10 points 13, 11 points 14, 15 points 19), and never less than the font's own.
            let whole = ascent.rounded() + descent.rounded(points < 24 ? .up : .toNearestOrAwayFromZero)
            #expect(Double(size.height) == up(max(whole, line)))
        }
    }

    @Test("T-108's formula: measured distances of macOS styles, without the recording's larger lines") func recorded() {
        // 1.0, 1.5 and 1.5 were measured at two pixels a point for body, largeTitle and caption2.
        for (style, gap) in [(Font.TextStyle.body, 1.0), (.largeTitle, 1.5), (.caption2, 1.5)] {
            #expect(gaps(style, 2, .macOS)[0] == gap)
        }
    }

    /// The table of Dynamic Type: from extra small to the fifth accessibility size, points and distances of baselines (Human
    /// Interface Guidelines, Typography).
    private nonisolated static let typeSizes: [(Font.TextStyle, [Double], [Double])] = [
        (
            .largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
        ),
        (
            .title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
        ),
        (
            .title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
        ),
        (
            .title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
        ),
        (
            .headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
        ),
        (
            .body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
        ),
        (
            .callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
        ),
        (
            .subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
        ),
        (
            .footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
        ),
        (
            .caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
        ),
        (
            .caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
            [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
        ),
    ]

    @Test("Dynamic Type, every size of every style", arguments: typeSizes)
    func dynamicType(style: Font.TextStyle, sizes: [Double], pitches: [Double]) {
        let found = DynamicTypeSize.allCases.map { setting in
            var environment = EnvironmentValues()
            environment.dynamicTypeSize = setting
            return Font.system(style).request(FontTraits(), in: environment)
        }
        #expect(found.map(\.size) == sizes)
        #expect(found.map(\.lineHeight) == pitches)
        // A line of each is as tall as its ascent and descent, rounded up to a pixel.
        for (setting, points) in zip(DynamicTypeSize.allCases, sizes) {
            let text = Text("Hg").font(.system(style)).dynamicTypeSize(setting)
            for scale in [2.0, 3] {
                let height = (2444 / 2048 * points * scale - 1e-9).rounded(.up) / scale
                #expect(abs(Double(size(of: text, nil, nil, scale: CGFloat(scale)).height) - height) < 1e-9)
            }
        }
    }
}
