import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Distances of baselines that are asked for (Apple's documentation of `AttributedString.LineHeight`: of the point size, "regardless
/// of the effective ascent and descent of the fonts in use").
@MainActor @Suite("Heights of lines")
struct LineHeightTests {
    private func height(_ lines: Int, _ lineHeight: AttributedString.LineHeight?) -> CGFloat {
        let text = Array(repeating: "x", count: lines).joined(separator: "\n")
        return size(of: Text(verbatim: text).font(.system(size: 20)).lineHeight(lineHeight), nil, nil).height
    }

    @Test("So many points, more than the font's size, or times it") func kinds() {
        #expect(height(1, .exact(points: 30)) == 30 && height(3, .exact(points: 30)) == 90)
        #expect(height(2, .leading(increase: 3)) == 46)
        #expect(height(2, .multiple(factor: 2)) == 80)
        #expect(height(3, .variable) == height(3, nil))
    }

    @Test("Baselines are that far apart") func baselines() {
        let text = Text(verbatim: "x\nx").font(.system(size: 20)).lineHeight(.exact(points: 32))
        let record = LayoutRecord(
            of: HStack(alignment: .firstTextBaseline, spacing: 0) {
                text.probe("both")
                Text(verbatim: "x").font(.system(size: 20)).lineHeight(.exact(points: 32)).probe("first")
            })
        #expect(record.node("both")?.frame.minY == record.node("first")?.frame.minY)
        #expect(record.node("both")?.frame.height == 64)
    }
}
