import Foundation
import GalleyLayout
import GalleyExtraLayouts
import Testing

@Suite("Flow layout")
struct FlowLayoutTests {
    private let three: [LayoutBench.Box] = [.rigid(50, 20), .rigid(60, 20), .rigid(70, 20)]

    @Test("Rows break where the next subview does not fit, and the answer is the width in use")
    func rows() {
        let bench = LayoutBench(FlowLayout(itemSpacing: 4, rowSpacing: 8), three, width: 150)
        #expect(bench.size == CGSize(width: 114, height: 48))
        #expect(bench.origins == [[0, 0], [54, 0], [0, 28]])
    }

    @Test("A row that fits exactly is not broken; proposing the answer gives the same rows")
    func exactFit() {
        let layout = FlowLayout(itemSpacing: 4, rowSpacing: 8)
        #expect(LayoutBench(layout, three, width: 114).size == CGSize(width: 114, height: 48))
        #expect(LayoutBench(layout, three, width: 113.9).size == CGSize(width: 70, height: 76))
    }

    @Test("Without a finite width there is one row", arguments: [nil, CGFloat.infinity])
    func oneRow(width: CGFloat?) {
        let bench = LayoutBench(FlowLayout(itemSpacing: 4), three, width: width)
        #expect(bench.size == CGSize(width: 188, height: 20))
    }

    @Test("Preferred distances when none are given")
    func preferredSpacing() {
        let bench = LayoutBench(FlowLayout(), three, width: 150)
        #expect(bench.origins == [[0, 0], [58, 0], [0, 28]])
    }

    @Test("Rows and their subviews follow the alignment")
    func alignment() {
        let boxes: [LayoutBench.Box] = [.rigid(50, 20), .rigid(50, 40), .rigid(40, 10)]
        let trailing = LayoutBench(
            FlowLayout(alignment: .bottomTrailing, itemSpacing: 0, rowSpacing: 0), boxes, width: 100)
        #expect(trailing.origins == [[0, 20], [50, 0], [60, 40]])
        let centred = LayoutBench(FlowLayout(alignment: .center, itemSpacing: 0, rowSpacing: 0), boxes, width: 100)
        #expect(centred.origins == [[0, 10], [50, 0], [30, 40]])
    }

    @Test("A subview wider than a row gets the row's width and the height it then needs")
    func wideSubview() {
        let bench = LayoutBench(
            FlowLayout(itemSpacing: 5, rowSpacing: 5), [.rigid(30, 20), .text(ideal: 250, height: 20)], width: 100)
        #expect(bench.frames[1] == CGRect(x: 0, y: 25, width: 100, height: 60))
        #expect(bench.size == CGSize(width: 100, height: 85))
    }

    @Test("Nothing, no width, and a negative width")
    func edges() {
        #expect(LayoutBench(FlowLayout(), [], width: 100).size == .zero)
        #expect(LayoutBench(FlowLayout(itemSpacing: 4, rowSpacing: 0), three, width: 0).size.height == 60)
        #expect(LayoutBench(FlowLayout(itemSpacing: 4, rowSpacing: 0), three, width: -5).size.width == 70)
    }
}

@Suite("Radial layout")
struct RadialLayoutTests {
    private let twelve = [LayoutBench.Box](repeating: .rigid(20, 20), count: 12)

    private func centres(_ bench: LayoutBench) -> [[Double]] {
        bench.frames.map { [($0.midX * 1000).rounded() / 1000, ($0.midY * 1000).rounded() / 1000] }
    }

    @Test("Clockwise from the top")
    func directions() {
        let bench = LayoutBench(RadialLayout(fraction: 2.0 / 3), twelve, width: 240, height: 240)
        let points = centres(bench)
        #expect([points[0], points[3], points[6], points[9]] == [[120, 40], [200, 120], [120, 200], [40, 120]])
        let turned = LayoutBench(
            RadialLayout(fraction: 2.0 / 3, startAngle: .degrees(90)), twelve, width: 240, height: 240)
        #expect(centres(turned)[0] == [200, 120])
    }

    @Test("A fixed radius is rigid; without a fraction subviews touch the edge from inside")
    func sizes() {
        #expect(LayoutBench(RadialLayout(radius: 50), twelve, width: 10, height: 10).size.width == 120)
        let fitted = LayoutBench(RadialLayout(), twelve, width: 200, height: 300)
        #expect(fitted.size == CGSize(width: 200, height: 300))
        #expect(centres(fitted)[0] == [100, 60])
        #expect(LayoutBench(RadialLayout(), twelve, width: .infinity).size.width.isFinite)
        #expect(LayoutBench(RadialLayout(), [], width: 100).size == .zero)
    }
}

@Suite("Equal widths")
struct EqualWidthTests {
    private let buttons: [LayoutBench.Box] = [.rigid(60, 30), .rigid(90, 30), .rigid(75, 30)]

    @Test("A row of the widest ideal width, with default spacing")
    func row() {
        let bench = LayoutBench(EqualWidthHStack(), buttons, width: nil)
        #expect(bench.size == CGSize(width: 286, height: 30))
        #expect(bench.frames.map(\.midX) == [45, 143, 241])
    }

    @Test("In less space the subviews share it, down to the widest minimum")
    func narrowRow() {
        let texts: [LayoutBench.Box] = [.text(ideal: 60, height: 10), .text(ideal: 100, height: 10)]
        let bench = LayoutBench(EqualWidthHStack(alignment: .top, spacing: 10), texts, width: 110)
        #expect(bench.size == CGSize(width: 110, height: 20))
        #expect(bench.frames.map(\.minX) == [0, 60])
        #expect(LayoutBench(EqualWidthHStack(spacing: 8), buttons, width: 100).size.width == 286)
    }

    @Test("A column of the widest ideal width")
    func column() {
        let bench = LayoutBench(EqualWidthVStack(alignment: .trailing, spacing: 5), buttons, width: 300)
        #expect(bench.size == CGSize(width: 90, height: 100))
        #expect(bench.origins == [[30, 0], [0, 35], [15, 70]])
        #expect(LayoutBench(EqualWidthVStack(), [], width: 300).size == .zero)
    }
}

@Suite("Masonry layout")
struct MasonryLayoutTests {
    @Test("Each subview goes to the shortest column")
    func columns() {
        let boxes: [LayoutBench.Box] = [.rigid(40, 50), .rigid(40, 20), .rigid(40, 10), .rigid(40, 30)]
        let bench = LayoutBench(MasonryLayout(columns: 2, spacing: 10), boxes, width: 110)
        #expect(bench.origins == [[0, 0], [60, 0], [60, 30], [60, 50]])
        #expect(bench.size == CGSize(width: 110, height: 80))
    }

    @Test("Without a width the widest subview makes the columns; a count below one is one")
    func ideal() {
        let boxes: [LayoutBench.Box] = [.rigid(40, 50), .rigid(70, 20)]
        #expect(LayoutBench(MasonryLayout(columns: 2), boxes, width: nil).size == CGSize(width: 148, height: 50))
        #expect(LayoutBench(MasonryLayout(columns: 0, spacing: 0), boxes, width: 100).size.height == 70)
        #expect(LayoutBench(MasonryLayout(columns: 3), [], width: 100).size == .zero)
    }
}
