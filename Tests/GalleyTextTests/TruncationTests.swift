import Testing

@testable import GalleyText

@Suite("Limits and truncation (rules.md §13.2)") struct TruncationTests {
    @Test("T-161: one line in 150 points", arguments: [TextTruncation.tail, .head, .middle])
    func oneLine(mode: TextTruncation) {
        let text = paragraph(t160) {
            $0.lineLimit = 1
            $0.truncation = mode
        }
        let fitted = text.layout(width: 150, height: nil)
        #expect(fitted.isTruncated)
        #expect(fitted.size.height == 16)
        #expect(fitted.size.width <= 150 && fitted.size.width > 140)
        let shown = fitted.lines[0].text
        switch mode {
        case .tail: #expect(shown == "Layout must wrap this…")
        case .head: #expect(shown == "…inside a narrow frame.")
        case .middle: #expect(shown.hasPrefix("Layout mu") && shown.contains("…") && shown.hasSuffix("frame."))
        }
        // The sign is a glyph like the others, of its own run.
        #expect(fitted.lines[0].runs.map(\.text).joined() == shown)
    }

    @Test(
        "T-163: a height keeps the lines that it has room for, at least one",
        arguments: [
            (8.0, 1), (20, 1), (32, 2), (40, 2), (48, 3), (70, 4),
        ]) func heights(height: Double, count: Int)
    {
        let fitted = paragraph(t160).layout(width: 110, height: height)
        #expect(fitted.lines.count == count)
        #expect(fitted.size.height == Double(count) * 16)
        #expect(fitted.isTruncated)
        #expect(fitted.lines.last?.text.hasSuffix("…") == true)
        #expect(fitted.lines.dropLast().allSatisfy { !$0.text.contains("…") })
    }

    @Test("Its own size has room for a text", arguments: TextStyle.allCases) func ownSize(style: TextStyle) {
        for pixels in [1.0, 2, 3] {
            let text = paragraph(t160, style, .iOS, pixels: pixels)
            let size = text.measure(width: 150, height: nil)
            let again = text.layout(width: size.width, height: size.height)
            #expect(!again.isTruncated)
            #expect(again.size.width == size.width && again.size.height == size.height)
        }
    }

    @Test("T-166: text shrinks before it is cut", arguments: [(100.0, 13.0, false), (60, 8, true), (40, 8, true)])
    func minimumScale(width: Double, height: Double, isTruncated: Bool) {
        let text = paragraph("The quick brown fox") {
            $0.lineLimit = 1
            $0.minimumScale = 0.5
        }
        let fitted = text.layout(width: width, height: nil)
        #expect(fitted.size.height == height)
        #expect(fitted.size.width <= width)
        #expect(fitted.isTruncated == isTruncated)
        if !isTruncated { #expect(fitted.size.width == width) }
        let size = fitted.lines[0].runs[0].size
        #expect(isTruncated ? size == 6.5 : size > 10 && size < 10.6)
    }

    @Test("Where lines are allowed, text wraps before it shrinks") func wrapsFirst() {
        let fitted = paragraph(t160) { $0.minimumScale = 0.5 }.layout(width: 150, height: nil)
        #expect(fitted.lines.count == 4 && fitted.lines[0].runs[0].size == 13)
    }

    @Test("Spaces beside the sign are dropped") func spaces() {
        let text = paragraph("one two three", platform: .iOS) { $0.lineLimit = 1 }
        for width in stride(from: 20.0, through: 80, by: 0.5) {
            let line = text.lines(width)[0]
            #expect(!line.contains(" …"))
        }
        let head = paragraph("one two three", platform: .iOS) {
            $0.lineLimit = 1
            $0.truncation = .head
        }
        for width in stride(from: 20.0, through: 80, by: 0.5) { #expect(!head.lines(width)[0].contains("… ")) }
    }

    @Test("What is cut at a line feed gets the sign, too") func lineFeed() {
        let text = paragraph("one\ntwo", platform: .iOS) { $0.lineLimit = 1 }
        #expect(text.lines(nil) == ["one…"])
        let head = paragraph("one\ntwo", platform: .iOS) {
            $0.lineLimit = 1
            $0.truncation = .head
        }
        #expect(head.lines(nil) == ["…two"])
    }

    @Test("Where nothing fits, the sign stands alone") func tiny() {
        let text = paragraph(t160) { $0.lineLimit = 1 }
        #expect(text.lines(3) == ["…"])
        #expect(text.measure(width: 3, height: nil).width == 3)
    }

    @Test("A limit below 1 counts as 1") func limit() {
        #expect(paragraph(t160) { $0.lineLimit = 0 }.lines(100).count == 1)
        #expect(paragraph(t160) { $0.lineLimit = -4 }.lines(100).count == 1)
    }
}
