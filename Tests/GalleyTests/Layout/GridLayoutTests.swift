import Foundation
import Galley
import GalleyTestSupport
import Testing

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
    fileprivate static let third = VerticalAlignment(Third.self)
}

/// Views and rows of a grid, made from a seed.
private struct RandomGrid: View {
    let seed: Int

    var body: some View {
        ForEach(0..<(1 + number(0, 4)), id: \.self) { row in
            if number(row + 1, 5) == 0 {
                cell(row, 9)
            } else {
                GridRow(alignment: [nil, .top, .bottom, .firstTextBaseline, .third, .center][number(row + 7, 6)]) {
                    ForEach(0..<(1 + number(row + 3, 4)), id: \.self) { column in cell(row, column) }
                }
            }
        }
    }

    private func number(_ step: Int, _ count: Int) -> Int {
        var value = UInt64(truncatingIfNeeded: seed &* 7919 &+ step &* 104_729 &+ 12345)
        value = (value ^ value >> 31) &* 0x9E37_79B9_7F4A_7C15
        return Int((value >> 33) % UInt64(count))
    }

    @ViewBuilder private func cell(_ row: Int, _ column: Int) -> some View {
        let step = row * 31 + column * 17 + 50
        let side = CGFloat(5 + number(step, 30))
        Group {
            switch number(step + 1, 9) {
            case 0: box(side, side / 2)
            case 1: Color.blue
            case 2: Text("some words \(step)")
            case 3: box(side, side).gridCellColumns(1 + number(step + 2, 3))
            case 4: Color.green.gridCellUnsizedAxes([.horizontal, .vertical]).frame(height: side)
            case 5: box(side, 10).gridColumnAlignment([.leading, .trailing, .center][number(step + 3, 3)])
            case 6: box(side, 8).gridCellAnchor(UnitPoint(x: 0.25, y: 1))
            case 7: Text("two\nlines").font(.title).alignmentGuide(.third) { $0.height / 4 }
            default: Divider()
            }
        }.probe("\(row)-\(column)")
    }
}

/// Delegates to the layout of grids.
private struct Delegating: Layout {
    let grid: GridLayout

    func makeCache(subviews: Subviews) -> GridLayout.Cache { grid.makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout GridLayout.Cache) -> CGSize {
        grid.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout GridLayout.Cache
    ) {
        grid.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

/// `GridLayout` is the layout of `Grid` (Apple's documentation): the same frames for the same views.
@MainActor @Suite("The layout of grids as a value")
struct GridLayoutTests {
    private func frames(_ view: some View, _ width: CGFloat?, _ height: CGFloat?, _ isMirrored: Bool) -> [String:
        CGRect]
    {
        GalleyTestSupport.frames(
            proposing: width, height, view.environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight))
    }

    @Test(arguments: 0..<60) func asTheGrid(seed: Int) {
        let alignment = [Alignment.center, .topLeading, .bottomTrailing, .leadingFirstTextBaseline][seed % 4]
        let spacing: CGFloat? = seed % 3 == 0 ? nil : CGFloat(seed % 7)
        let proposal: (CGFloat?, CGFloat?) = [(nil, nil), (200, nil), (nil, 150), (200, 150), (30, 20)][seed % 5]
        let layout = GridLayout(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing)
        let views = RandomGrid(seed: seed)
        let isMirrored = seed % 2 == 1
        func found(_ view: some View) -> [String: CGRect] {
            frames(
                VStack(alignment: .leading, spacing: 0) {
                    view.probe("grid")
                }, proposal.0, proposal.1, isMirrored)
        }
        let expected = found(
            Grid(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing) { views })
        #expect(expected.count > 1)
        #expect(found(AnyLayout(layout)() { views }) == expected)
        #expect(found(layout { views }) == expected)
        #expect(found(Delegating(grid: layout)() { views }) == expected)
    }

    @Test func inRowsOfTexts() {
        // Baselines are handed on as by a grid.
        func row(_ grid: some View) -> CGFloat? {
            frames(
                HStack(alignment: .firstTextBaseline) {
                    Text("beside").font(.largeTitle)
                    grid
                }, nil, nil, false)["cell"]?.minY
        }
        let cells = GridRow { Text("cell").probe("cell") }
        #expect(row(Grid { cells }) == row(GridLayout() { cells }))
        #expect(row(Grid { cells }) != 0)
    }

    @Test func changingLayouts() {
        let cells = Group {
            GridRow {
                box(10, 10)
                box(20, 10)
            }
            GridRow { box(30, 10) }
        }
        expect(size(of: AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0))() { cells }, nil, nil), 50, 20)
        expect(size(of: AnyLayout(HStackLayout(spacing: 0))() { cells }, nil, nil), 60, 10)
    }
}
