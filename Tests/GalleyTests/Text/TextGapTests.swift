import Foundation
import Galley
import GalleyTestSupport
import GalleyText
import Testing

@testable import GalleyViews

/// The gaps between a text and boxes above and below it, by the formulas of docs/rules.md §3.3: with L = ascent +
/// descent and d = 0.1 · L, rounded up to the pixel, d + descent above the first line and max(L + d − cap height, d +
/// descent) below the last one.
@MainActor @Suite("Gaps above and below texts")
struct TextGapTests {
    private func gaps(_ text: some View, scale: CGFloat) -> [CGFloat] {
        let view = VStack {
            box(5, 5).probe("above")
            text.probe("text")
            box(5, 5).probe("below")
        }
        let all = frames(proposing: nil, nil, scale: scale, platform: .macOS, view)
        guard let above = all["above"], let own = all["text"], let below = all["below"] else { return [] }
        return [own.minY - above.maxY, below.minY - own.maxY]
    }

    private func wanted(_ first: Double, _ last: Double, scale: Double) -> [Double] {
        func metrics(_ size: Double) -> LineMetrics {
            FontLibrary.shared.lineMetrics(for: FontRequest(size: size, platform: .macOS))
        }
        func margin(_ metrics: LineMetrics) -> Double {
            ((metrics.ascent + metrics.descent) / 10 * scale - 1e-9).rounded(.up) / scale
        }
        let (top, bottom) = (metrics(first), metrics(last))
        let length = bottom.ascent + bottom.descent
        return [
            margin(top) + top.descent,
            max(length + margin(bottom) - bottom.capHeight, margin(bottom) + bottom.descent),
        ]
    }

    private func isSame(_ found: [CGFloat], _ wanted: [Double]) -> Bool {
        found.count == 2 && zip(found, wanted).allSatisfy { abs(Double($0) - $1) < 1e-6 }
    }

    private func line(_ letter: String, _ size: CGFloat) -> Text { Text(verbatim: letter).font(.system(size: size)) }

    @Test("Of one font, at each size and density") func single() {
        for scale in [1.0, 2, 3] {
            for size in [9.0, 13, 17, 26, 40, 64.5] {
                let found = gaps(line("Ag", CGFloat(size)), scale: CGFloat(scale))
                #expect(isSame(found, wanted(size, size, scale: scale)), "\(size) at \(scale): \(found)")
            }
        }
        #expect(wanted(13, 13, scale: 1) != wanted(13, 13, scale: 3))
    }

    // Each pair is asked after the texts of one font that begin or end as it does.
    @Test("The first line's font counts above, the last line's below") func mixed() {
        for scale in [1.0, 2] {
            let pairs = [(40.0, 10.0), (10, 40), (40, 24), (24, 10), (10, 24), (24, 40)]
            for (first, last) in pairs {
                _ = gaps(line("A", CGFloat(first)), scale: CGFloat(scale))
                _ = gaps(line("A", CGFloat(last)), scale: CGFloat(scale))
                let text = line("A\n", CGFloat(first)) + line("b", CGFloat(last))
                let found = gaps(text, scale: CGFloat(scale))
                #expect(isSame(found, wanted(first, last, scale: scale)), "\(first), \(last) at \(scale): \(found)")
            }
        }
    }

    @Test("A symbol keeps nothing from a text, and one point more below than above from a box") func symbols() {
        let star = Image(systemName: "star").font(.system(size: 20))
        let view = VStack {
            line("A", 20).probe("text")
            star.probe("first")
            star.probe("second")
            line("A", 20).probe("last")
        }
        let all = frames(proposing: nil, nil, scale: 2, platform: .macOS, view)
        let names = ["text", "first", "second", "last"]
        let rects = names.compactMap { all[$0] }
        #expect(rects.count == 4)
        for (upper, lower) in zip(rects, rects.dropFirst()) { #expect(abs(lower.minY - upper.maxY) < 1e-6) }
        let around = gaps(star, scale: 2)
        #expect(around.count == 2 && abs(around[1] - around[0] - 1) < 1e-6 && around[0] > 0)
    }

    @Test("Beside each other texts, symbols and boxes are 8 points apart") func rows() {
        let view = HStack {
            line("A", 20).probe("a")
            box(5, 5).probe("b")
            Image(systemName: "star").probe("c")
            line("A", 9).probe("d")
        }
        let all = frames(proposing: nil, nil, scale: 2, platform: .macOS, view)
        let rects = ["a", "b", "c", "d"].compactMap { all[$0] }
        #expect(rects.count == 4)
        for (left, right) in zip(rects, rects.dropFirst()) { #expect(abs(right.minX - left.maxX - 8) < 1e-6) }
    }
}
