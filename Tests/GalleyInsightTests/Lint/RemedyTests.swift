import Foundation
import Galley
import GalleyTestSupport
import Testing

/// What lint advises is measured by itself: the view as it was has the finding, the same view with the remedy has none.
@MainActor @Suite("Remedies of lint")
struct RemedyTests {
    private func findings(of view: some View, _ width: CGFloat = 300, _ height: CGFloat = 400) -> [LayoutFinding] {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: width, height: height)
        options.canvas = CGSize(width: width, height: height)
        return RenderedView(view, options: options).findings().filter { $0.severity == .warning }
    }

    private func expectRemedy(
        _ faulty: some View, _ rule: LayoutFinding.Rule, _ remedy: String, mended: some View,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let found = findings(of: faulty)
        #expect(found.map(\.rule) == [rule], sourceLocation: sourceLocation)
        #expect(found.first?.fix?.contains(remedy) == true, "\(found.first?.fix ?? "")", sourceLocation: sourceLocation)
        let rest = findings(of: mended)
        #expect(rest.isEmpty, "\(rest.map(\.message))", sourceLocation: sourceLocation)
    }

    private let sentence = Text("A line longer than its card")

    @Test("fixedSize that leaves its card: text wraps without it") func fixedSize() {
        expectRemedy(
            VStack { sentence.fixedSize() }.frame(width: 120), .overflow,
            "fixedSize(horizontal: false, vertical: true)",
            mended: VStack { sentence.fixedSize(horizontal: false, vertical: true) }.frame(width: 120))
        let wide = Text("Words that need much more than the three hundred points there are").fixedSize()
        expectRemedy(
            wide, .canvasOverflow, "fixedSize(horizontal: false, vertical: true)",
            mended: Text("Words that need much more than the three hundred points there are"))
    }

    @Test("A ZStack that a filling picture blows up: background and overlay take no room") func fill() {
        // Three to two in 300×400 is 600×400.
        let picture = Color.teal.aspectRatio(1.5, contentMode: .fill)
        let title = Text("Over the picture").frame(maxWidth: .infinity, maxHeight: .infinity)
        expectRemedy(
            ZStack {
                picture; title
            }, .canvasOverflow, ".background { … } or .overlay { … }", mended: title.background { picture }.clipped())
        expectRemedy(
            picture, .canvasOverflow, "Color.clear.overlay { … }.clipped()",
            mended: Color.clear.overlay { picture }.clipped())
    }

    @Test("Text between greedy views: a priority, where the others can be smaller") func priority() {
        let text = Text("Between two rectangles")
        expectRemedy(
            HStack {
                Rectangle(); text; Rectangle()
            }.frame(height: 24), .textCut, "layoutPriority(1) on the text",
            mended: HStack {
                Rectangle(); text.layoutPriority(1); Rectangle()
            }.frame(height: 24))
        // What is as long as it has to be leaves nothing to give: 300 - 8 - 200.
        let rigid = HStack {
            Text("A title that is far too long for this").lineLimit(1); Color.red.frame(width: 200, height: 20)
        }
        #expect(findings(of: rigid).first?.fix == "a higher lineLimit, or minimumScaleFactor(0.8)")
        // A column's height is shared as well.
        let column = VStack(spacing: 0) {
            Rectangle()
            Text("Several words that wrap into four or five lines at this width").frame(width: 100)
            Rectangle()
        }.frame(height: 140)
        let found = findings(of: column)
        #expect(found.first?.fix?.hasPrefix("layoutPriority(1) on the text") == true, "\(found)")
    }

    @Test("A length that somebody asked for, and a row that is too long") func lengths() {
        expectRemedy(
            Color.red.frame(width: 500, height: 40), .canvasOverflow,
            "frame(maxWidth: 500) in place of frame(width: 500)",
            mended: Color.red.frame(maxWidth: 500).frame(height: 40))
        let row = HStack { ForEach(0..<6) { _ in Color.red.frame(width: 80, height: 50) } }
        expectRemedy(
            row, .canvasOverflow, "ScrollView(.horizontal)", mended: ScrollView(.horizontal) { row })
    }

    // MARK: Views outside of their container

    private struct Stairs: Layout {
        var step: CGFloat
        var size: CGFloat

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: size, height: size)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for (index, subview) in subviews.enumerated() {
                let offset = step * CGFloat(index)
                subview.place(at: CGPoint(x: bounds.minX + offset, y: bounds.minY + offset), proposal: .unspecified)
            }
        }
    }

    private func cells(_ count: Int) -> some View {
        ForEach(0..<count, id: \.self) { _ in Color.blue.frame(height: 20) }
    }

    @Test("A lazy grid's fixed columns and rows that need more than there is") func lazyGrids() {
        // Three columns of 150 and two gaps of 8 are 466, 83 too many on either side of 300.
        let columns = Array(repeating: GridItem(.fixed(150), spacing: 8), count: 3)
        let grid = findings(of: LazyVGrid(columns: columns) { cells(6) })
        #expect(grid.map(\.rule) == [.placedOutside])
        #expect(
            grid.first?.message
                == "LazyVGrid places views 83 beyond its left edge and 83 beyond its right edge: it is 300×48, and they reach over 466×48."
        )
        #expect(grid.first?.fix?.contains("GridItem(.flexible())") == true)
        let flexible = Array(repeating: GridItem(.flexible()), count: 3)
        #expect(findings(of: LazyVGrid(columns: flexible) { cells(6) }).isEmpty)
        // Inside of the window, but outside of its card.
        let card = LazyVGrid(columns: columns.prefix(2).map(\.self)) { cells(4) }.frame(width: 200)
        #expect(findings(of: card).map(\.rule) == [.placedOutside])
        // Four columns of 59, which are all right, with cells of 80.
        let cell = ForEach(0..<4, id: \.self) { _ in Color.blue.frame(width: 80, height: 20) }
        let four = Array(repeating: GridItem(.flexible(), spacing: 8), count: 4)
        let full = findings(of: LazyVGrid(columns: four) { cell }.padding(20))
        #expect(full.first?.message.contains("10.5 beyond its left edge and 10.5 beyond its right edge") == true)
        #expect(full.first?.fix?.hasPrefix("frame(maxWidth:) in place of frame(width:)") == true)
        let rows = Array(repeating: GridItem(.fixed(150), spacing: 8), count: 3)
        let across = ScrollView(.horizontal) {
            LazyHGrid(rows: rows) { ForEach(0..<6, id: \.self) { _ in Color.blue.frame(width: 20) } }
        }
        #expect(findings(of: across).map(\.rule) == [.placedOutside])
        #expect(
            findings(of: across).first?.message.contains("33 beyond its top edge and 33 beyond its bottom edge") == true
        )
    }

    @Test("A custom layout that answers less than it uses; what it puts far away is meant") func customLayouts() {
        func stairs(_ step: CGFloat, _ size: CGFloat) -> some View {
            Stairs(step: step, size: size) {
                ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: 20, height: 20) }
            }
        }
        // The third lies from 40 to 60.
        let found = findings(of: stairs(20, 50))
        #expect(found.map(\.rule) == [.placedOutside])
        #expect(
            found.first?.message
                == "Stairs places views 10 beyond its right edge and 10 beyond its bottom edge: it is 50×50, and they reach over 60×60."
        )
        #expect(found.first?.fix?.contains("sizeThatFits") == true)
        #expect(findings(of: stairs(20, 60)).isEmpty)
        #expect(findings(of: stairs(10_000, 60)).isEmpty)
    }

    @Test("A grid in a frame that is too narrow is told once; lazy stacks are looked at across") func others() {
        let wide = LazyVStack { Color.red.frame(width: 260, height: 20) }.frame(width: 200)
        let found = findings(of: wide)
        #expect(found.map(\.rule) == [.placedOutside])
        #expect(found.first?.message.contains("30 beyond its left edge and 30 beyond its right edge") == true)
        let row = GridRow { ForEach(0..<4, id: \.self) { _ in Color.red.frame(width: 100, height: 20) } }
        #expect(findings(of: Grid { row }).map(\.rule) == [.canvasOverflow])
    }
}
