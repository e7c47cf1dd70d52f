import Foundation
import GalleyEngine
import GalleyExtraLayouts
import GalleyLayout
import Testing

/// Sizes and places of the layouts of GalleyExtraLayouts, worked out by hand from what their doc comments say.
@Suite("Ready-made layouts, number by number")
struct ReadyMadeNumberTests {
    private func size(_ width: Double, _ height: Double) -> CGSize { CGSize(width: width, height: height) }

    @Test("Equal widths in a row: alignments, gaps, and what is proposed") func equalRow() {
        let boxes: [LayoutBench.Box] = [.rigid(60, 30), .rigid(90, 10)]
        func row(_ alignment: VerticalAlignment) -> LayoutBench {
            LayoutBench(EqualWidthHStack(alignment: alignment, spacing: 5), boxes, width: nil)
        }
        #expect(row(.top).size == size(185, 30) && row(.top).origins == [[15, 0], [95, 0]])
        #expect(row(.bottom).origins == [[15, 0], [95, 20]] && row(.center).origins == [[15, 0], [95, 10]])
        let texts: [LayoutBench.Box] = [.text(ideal: 60, height: 10), .text(ideal: 100, height: 10)]
        func lettered(_ width: CGFloat?) -> CGSize {
            LayoutBench(EqualWidthHStack(spacing: 10), texts, width: width).size
        }
        // Each 100 wide at most; 45 of 100, in two lines and three; nothing where there is only room for the gap.
        #expect([nil, 300, .infinity].map { lettered($0) } == Array(repeating: size(210, 10), count: 3))
        #expect(lettered(100) == size(100, 30) && lettered(10) == size(10, 10) && lettered(4) == size(10, 10))
        #expect(EqualWidthHStack.axis == .horizontal && EqualWidthVStack.axis == .vertical)
        #expect(EqualWidthHStack.layoutProperties.stackOrientation == .horizontal)
        #expect(EqualWidthVStack.layoutProperties.stackOrientation == .vertical)
        #expect(LayoutBench(EqualWidthHStack(spacing: 10), [], width: 50).size == .zero)
    }

    @Test("Equal widths in a column") func equalColumn() {
        let texts: [LayoutBench.Box] = [.text(ideal: 60, height: 10), .text(ideal: 100, height: 10)]
        func column(_ width: CGFloat?, _ alignment: HorizontalAlignment = .center) -> LayoutBench {
            LayoutBench(EqualWidthVStack(alignment: alignment, spacing: 3), texts, width: width)
        }
        #expect(column(nil).size == size(100, 23) && column(nil).origins == [[20, 0], [0, 13]])
        #expect(column(nil, .leading).origins == [[0, 0], [0, 13]])
        #expect(column(nil, .trailing).origins == [[40, 0], [0, 13]])
        // In 50 points both need two lines.
        #expect(column(50).size == size(50, 43) && column(50).origins == [[0, 0], [0, 23]])
        #expect(column(.infinity).size == size(100, 23) && column(500).size == size(100, 23))
        let plain = LayoutBench(EqualWidthVStack(), texts, width: nil)
        #expect(plain.size == size(100, 28) && plain.origins[1] == [0, 18])
    }

    @Test("Masonry: the shortest column, of several the leftmost") func masonry() {
        let boxes: [LayoutBench.Box] = [
            .rigid(40, 50), .rigid(40, 20), .rigid(40, 10), .rigid(40, 30), .rigid(40, 5), .rigid(40, 1),
        ]
        let three = LayoutBench(MasonryLayout(columns: 3, spacing: 5), boxes, width: 130)
        #expect(three.origins == [[0, 0], [45, 0], [90, 0], [90, 15], [45, 25], [45, 35]])
        #expect(three.size == size(130, 50))
        let even = LayoutBench(
            MasonryLayout(columns: 2, spacing: 5), [.rigid(9, 4), .rigid(9, 4), .rigid(9, 4)], width: 25)
        #expect(even.origins == [[0, 0], [15, 0], [0, 9]] && even.size == size(25, 13))
        let few = LayoutBench(MasonryLayout(columns: 4), [.rigid(40, 5), .rigid(40, 6)], width: 184)
        #expect(few.origins == [[0, 0], [48, 0]] && few.size == size(184, 6))
        // No room for the columns leaves the gaps.
        #expect(LayoutBench(MasonryLayout(columns: 3, spacing: 5), boxes, width: 5).size.width == 10)
        let plain = LayoutBench(MasonryLayout(columns: 1), [.rigid(40, 5), .rigid(30, 6)], width: nil)
        #expect(plain.size == size(40, 19) && plain.origins[1] == [0, 13])
        #expect(MasonryLayout(columns: -3).columns == 1 && MasonryLayout(columns: 2).columns == 2)
        // A text is as tall as the column's width asks for.
        let text = LayoutBench(MasonryLayout(columns: 2, spacing: 0), [.text(ideal: 90, height: 10)], width: 60)
        #expect(text.frames == [CGRect(x: 0, y: 0, width: 30, height: 30)] && text.size == size(60, 30))
    }

    @Test("A circle without a proposal keeps its views apart; with one it follows the space") func radialSizes() {
        func answer(_ layout: RadialLayout, _ count: Int, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize {
            let boxes = [LayoutBench.Box](repeating: .rigid(20, 10), count: count)
            return LayoutBench(layout, boxes, width: width, height: height).size
        }
        // The radius is the views' longer side, or as many quarters of it as there are views.
        #expect(answer(RadialLayout(), 1) == size(20, 10) && answer(RadialLayout(), 2) == size(60, 50))
        #expect(answer(RadialLayout(), 4) == size(60, 50) && answer(RadialLayout(), 8) == size(100, 90))
        #expect(answer(RadialLayout(fraction: 0.5), 4) == size(80, 80))
        #expect(abs(answer(RadialLayout(fraction: 0.9), 4).width - 200) < 1e-9)
        #expect(
            answer(RadialLayout(fraction: 1), 4) == size(60, 50) && answer(RadialLayout(fraction: 0), 4) == size(60, 50)
        )
        #expect(answer(RadialLayout(), 4, 100) == size(100, 50) && answer(RadialLayout(), 4, nil, 33) == size(60, 33))
        #expect(answer(RadialLayout(radius: 30), 4, 5, 5) == size(80, 70))
        #expect(answer(RadialLayout(radius: -3), 4) == size(20, 10) && RadialLayout(radius: .infinity).radius == 0)
    }

    @Test("Where views of a circle stand") func radialPlaces() {
        func centers(_ layout: RadialLayout, _ width: CGFloat, _ height: CGFloat, _ count: Int = 4) -> [[Double]] {
            let boxes = [LayoutBench.Box](repeating: .rigid(20, 10), count: count)
            return LayoutBench(layout, boxes, width: width, height: height).frames.map {
                [($0.midX * 1000).rounded() / 1000, ($0.midY * 1000).rounded() / 1000]
            }
        }
        // 80 and 50 points are left beside the views: 25 is the radius.
        #expect(centers(RadialLayout(), 100, 60) == [[50, 5], [75, 30], [50, 55], [25, 30]])
        #expect(centers(RadialLayout(), 60, 100) == [[30, 30], [50, 50], [30, 70], [10, 50]])
        #expect(centers(RadialLayout(fraction: 0.5), 100, 60) == [[50, 15], [65, 30], [50, 45], [35, 30]])
        #expect(centers(RadialLayout(), 10, 4) == Array(repeating: [5, 2], count: 4))
        #expect(centers(RadialLayout(fraction: .nan), 100, 60) == Array(repeating: [50, 30], count: 4))
        #expect(centers(RadialLayout(radius: 30, startAngle: .degrees(-90)), 5, 5, 2) == [[10, 35], [70, 35]])
    }

    @Test("Rows of a flow: guides meet, rows are indented, and gaps count inside a row alone") func flow() {
        let boxes: [LayoutBench.Box] = [.rigid(50, 20), .rigid(30, 40), .rigid(60, 10), .rigid(10, 30)]
        func flow(_ alignment: Alignment) -> LayoutBench {
            LayoutBench(FlowLayout(alignment: alignment, itemSpacing: 4, rowSpacing: 6), boxes, width: 90)
        }
        // 50 + 4 + 30 = 84, and 60 + 4 + 10 = 74.
        #expect(flow(.topLeading).size == size(84, 76))
        #expect(flow(.topLeading).origins == [[0, 0], [54, 0], [0, 46], [64, 46]])
        #expect(flow(.bottomTrailing).origins == [[0, 20], [54, 0], [10, 66], [74, 46]])
        #expect(flow(.center).origins == [[0, 10], [54, 0], [5, 56], [69, 46]])
        let none = FlowLayout()
        #expect(none.alignment == .leading && none.itemSpacing == nil && none.rowSpacing == nil)
        let single = LayoutBench(FlowLayout(itemSpacing: 4, rowSpacing: 6), [.rigid(50, 20)], width: 90)
        #expect(single.size == size(50, 20) && single.origins == [[0, 0]])
    }

    private let first: [Double] = [30, 45, 20, 60, 15, 25, 70, 10, 40, 35, 50, 5]

    /// A tree that is changed box by box: it fills the rows around a change again, and no others.
    @Test(
        "After a change the rows are those of a layout that begins anew",
        arguments: [
            FlowLayout(itemSpacing: 4, rowSpacing: 6), FlowLayout(), FlowLayout(alignment: .topTrailing, rowSpacing: 3),
            FlowLayout(alignment: .bottom, itemSpacing: 0),
        ])
    func changes(layout: FlowLayout) {
        let host = LayoutHost()
        var widths = first
        let nodes = widths.map { host.tree.addRigid(Size($0, 10 + $0 / 5)) }
        let pass = host.freeze(root: host.tree.addLayout(CustomLayout(layout, host: host), nodes))
        let proposal = Proposal(100, .nan)
        pass.place(root: proposal, at: Point(3, 4))
        func check(_ change: String) {
            let boxes = widths.map { LayoutBench.Box.rigid($0, 10 + $0 / 5) }
            let fresh = LayoutBench(layout, boxes, width: 100)
            #expect(CGSize(pass.size(of: 0)) == fresh.size, "\(change)")
            let origins = pass.children(of: 0).map { [pass.origin(of: $0).x, pass.origin(of: $0).y] }
            let isSame = zip(origins, fresh.origins).allSatisfy { a, b in
                abs(a[0] - b[0]) < 1e-9 && abs(a[1] - b[1]) < 1e-9
            }
            #expect(isSame && origins.count == fresh.origins.count, "\(change)")
        }
        check("at first")
        var state = 12345
        for _ in 0..<60 {
            state = (state * 1_103_515_245 + 12_345) & 0x7FFF_FFFF
            let index = state / 65_536 % widths.count
            let width = Double(state / 1024 % 12) * 10 + 5
            widths[index] = width
            pass.setRigid(1 + index, Size(width, 10 + width / 5))
            pass.update()
            check("box \(index) is \(width)")
        }
    }
}
