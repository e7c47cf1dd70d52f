import Testing

@testable import GalleyText

/// For which proposals an answer holds, exactly: rules.md §13.1, from the size that the lines need to the size that
/// they were offered, or at which the next word would come up. In squares of 10 points, of which 8 lie above the
/// baseline.
@Suite("Ranges of proposals, in squares") struct SquareRangeTests {
    /// By so much a range ends before the width or height at which something changes.
    private let margin = 2e-6

    private func told(_ size: TextMeasurement) -> [Double] {
        [size.width, size.height, size.widthLow, size.widthHigh, size.heightLow, size.heightHigh]
    }

    private func near(_ a: [Double], _ b: [Double]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { $0 == $1 || abs($0 - $1) < 1e-7 }
    }

    @Test("Lines that are not cut: from what they need to where the next word fits") func whole() {
        let text = squares("aaa bbb ccc ddd")
        // The space at a line's end counts as far as there is room for it.
        #expect(near(told(text.measure(width: 75, height: nil)), [75, 20, 75, 75, 20, .infinity]))
        #expect(near(told(text.measure(width: 90, height: nil)), [80, 20, 80, 110 - margin, 20, .infinity]))
        // "ddd" is not to stand alone: it takes "ccc" with it, until all of it fits into one line.
        #expect(near(told(text.measure(width: 110, height: 20)), [80, 20, 80, 150 - margin, 20, .infinity]))
        #expect(near(told(text.measure(width: 150, height: 5)), [150, 10, 150, .infinity, 0, .infinity]))
        #expect(near(told(text.measure(width: 400, height: nil)), [150, 10, 150, .infinity, 0, .infinity]))
        let parted = squares("aaaaaa").measure(width: 45, height: nil)
        #expect(near(told(parted), [40, 20, 40, 50 - margin, 20, .infinity]))
        let forced = squares("aaa\nbb").measure(width: 31, height: 50)
        #expect(near(told(forced), [30, 20, 30, .infinity, 20, .infinity]))
    }

    @Test("A line that is cut: from what it takes to what it was offered; in the middle that alone") func cut() {
        func size(_ mode: TextTruncation, _ width: Double, _ height: Double? = nil) -> [Double] {
            told(squareLine("aaa bbb ccc ddd", mode).measure(width: width, height: height))
        }
        #expect(near(size(.tail, 55), [40, 10, 40, 55, 0, .infinity]))
        #expect(near(size(.head, 55), [40, 10, 40, 55, 0, .infinity]))
        #expect(near(size(.middle, 75), [70, 10, 75, 75, 0, .infinity]))
        #expect(near(size(.tail, 4), [4, 10, 4, 4, 0, .infinity]))
    }

    @Test("For want of height: up to the height of a line more, unless that is not allowed") func lowHeights() {
        func size(_ height: Double, limit: Int? = nil, spacing: Double = 0) -> [Double] {
            let text = squares("aaa bbb ccc ddd eee") {
                $0.lineLimit = limit
                $0.lineSpacing = spacing
            }
            return told(text.measure(width: 35, height: height))
        }
        #expect(near(size(25), [35, 20, 35, 35, 20, 30 - margin]))
        #expect(near(size(3), [30, 10, 30, 35, 0, 20 - margin]))
        #expect(near(size(49), [35, 40, 35, 35, 40, 50 - margin]))
        #expect(near(size(50), [35, 50, 35, 35, 50, .infinity]))
        #expect(near(size(25, limit: 2), [35, 20, 35, 35, 20, .infinity]))
        #expect(near(size(25, limit: 3), [35, 20, 35, 35, 20, 30 - margin]))
        // Two lines with 5 between them are 25 tall, three 40.
        #expect(near(size(39, spacing: 5), [35, 25, 35, 35, 25, 40 - margin]))
    }

    @Test("Drawn together, or smaller: for this width alone") func squeezed() {
        let tight = squares(String(repeating: "a", count: 10), size: 72, pixels: 1) {
            $0.lineLimit = 1
            $0.allowsTightening = true
        }
        #expect(near(told(tight.measure(width: 715, height: nil)), [715, 72, 715, 715, 0, .infinity]))
        let small = squares("aaaaaaaaaa") {
            $0.lineLimit = 1
            $0.minimumScale = 0.5
        }
        let half = small.measure(width: 50, height: 33)
        #expect(near([half.widthLow, half.widthHigh, half.heightLow, half.heightHigh], [50, 50, 33, 33]))
        #expect(half.width == 50 && half.height == 5 && half.firstBaseline == 4)
        let plain = small.measure(width: 100, height: 33)
        #expect(near(told(plain), [100, 10, 100, .infinity, 0, .infinity]))
        let endless = small.measure(width: 50, height: nil)
        #expect(endless.heightLow == .infinity && endless.heightHigh == .infinity)
    }

    /// Two letters of 10 points and two of 20, with a space of 10 between them.
    private func mixed(_ change: (inout ParagraphOptions) -> Void = { _ in }, _ more: [TextSpan] = []) -> Paragraph {
        var options = ParagraphOptions(pixelLength: 1)
        change(&options)
        let small = SquareFont.request(10), large = SquareFont.request(20)
        return Paragraph(
            [TextSpan("aa ", font: small), TextSpan("bb", font: large)] + more, options: options,
            fonts: SquareFont.fonts)
    }

    @Test("Lines of two sizes: each as tall as the tallest in it") func mixedLines() {
        let one = mixed().measure(width: nil, height: nil)
        #expect(near(told(one), [70, 20, 70, .infinity, 0, .infinity]))
        #expect(one.firstBaseline == 16 && one.lastBaseline == 16)
        let two = mixed().measure(width: 50, height: nil)
        #expect(near(told(two), [40, 30, 40, 70 - margin, 30, .infinity]))
        #expect(two.firstBaseline == 8 && two.lastBaseline == 26)
        let spaced = mixed { $0.lineSpacing = 3 }.measure(width: 50, height: nil)
        #expect(spaced.height == 33 && spaced.lastBaseline == 29 && spaced.heightLow == 33)
        // Room for two lines more of the last one's size and gap.
        let reserved = mixed { $0.reservedLines = 4 }.measure(width: 50, height: nil)
        #expect(reserved.height == 70 && reserved.lastBaseline == 26 && reserved.heightLow == 30)
        let spacedRoom = mixed {
            $0.reservedLines = 3
            $0.lineSpacing = 3
        }.measure(width: 50, height: nil)
        #expect(spacedRoom.height == 33 + 23)
    }

    @Test("A height that is too low for the next line cuts the one before; for that height alone") func mixedHeights() {
        let more = [TextSpan(" ", font: SquareFont.request(20)), TextSpan("cc", font: SquareFont.request(10))]
        func fitted(_ height: Double) -> (text: [String], size: [Double]) {
            let fitted = mixed({ _ in }, more).layout(width: 45, height: height)
            return (fitted.lines.map(\.text), told(fitted.size))
        }
        let low = fitted(29)
        #expect(low.text == ["aa…"] && near(low.size, [30, 10, 45, 45, 29, 29]))
        let middle = fitted(30)
        #expect(middle.text == ["aa", "b…"] && near(middle.size, [40, 30, 45, 45, 30, 30]))
        let high = fitted(40)
        #expect(high.text == ["aa", "bb", "cc"] && near(high.size, [45, 40, 45, 45, 40, .infinity]))
        let limited = mixed({ $0.lineLimit = 1 }, more).measure(width: 45, height: nil)
        #expect(near(told(limited), [30, 10, 45, 45, 0, .infinity]))
        let middleCut = mixed({ $0.lineLimit = 2 }, more).measure(width: 45, height: 80)
        #expect(near(told(middleCut), [40, 30, 45, 45, 30, .infinity]))
    }

    @Test("No text: no room, but for lines that are reserved") func empty() {
        #expect(near(told(squares("").measure(width: 30, height: 4)), [0, 0, 0, .infinity, 0, .infinity]))
        let text = squares("") {
            $0.reservedLines = 2
            $0.lineSpacing = 3
        }
        let size = text.measure(width: 30, height: 4)
        #expect(near(told(size), [0, 23, 0, .infinity, 0, .infinity]))
        #expect(size.firstBaseline == 8 && size.lastBaseline == 8)
        #expect(squares("").measure(width: nil, height: nil).lastBaseline == 0)
        #expect(squares("").layout(width: nil, height: nil).lines.isEmpty)
    }
}
