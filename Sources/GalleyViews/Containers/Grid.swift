import GalleyEngine
import GalleyGraph

/// Rows of views whose columns line up (rules.md §12.1).
nonisolated public struct Grid<Content: View>: _PrimitiveView {
    @usableFromInline let alignment: Alignment
    @usableFromInline let horizontalSpacing: CGFloat?
    @usableFromInline let verticalSpacing: CGFloat?
    @usableFromInline let content: Content

    /// A grid whose cells hold their views at `alignment`; spacings in points, nil as the views prefer.
    @inlinable public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }

    @inlinable @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let opening = builder.open(nil)
        Content._build(view.content, into: builder)
        builder.closeGrid(opening, view.alignment, view.horizontalSpacing, view.verticalSpacing)
    }
}

/// A row of a grid; outside of a grid its views stand for themselves. Modifiers apply to each of its cells
/// (rules.md §12.1).
nonisolated public struct GridRow<Content: View>: _PrimitiveView {
    @usableFromInline let alignment: VerticalAlignment?
    @usableFromInline let content: Content

    /// A row whose cells meet on `alignment`; nil leaves it to the grid's (rules.md §12.1).
    @inlinable public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @inlinable @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let row = builder.nextGridRow()
        let mark = builder.pendingCount
        let expectsOne = builder.expectsOne
        builder.expectsOne = false
        Content._build(view.content, into: builder)
        builder.expectsOne = expectsOne
        builder.closeGridRow(row, since: mark, view.alignment)
    }
}

extension ViewTreeBuilder {
    /// Makes a grid of the content.
    @usableFromInline func closeGrid(
        _ opening: Opening, _ alignment: Alignment, _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
    ) {
        let nodes = close(opening).nodes
        var cells: [GridTraits] = []
        cells.reserveCapacity(nodes.count)
        // No `map`: a closure on the main actor asks where it runs, each time.
        for node in nodes { cells.append(gridTraits(of: node)) }
        let grid = tree.addGrid(
            nodes, traits: cells, alignment: alignment,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        push(grid, NodeItem("Grid"))
    }

    /// Tells the nodes made since `mark` nodes waited which row of the grid they are in.
    @usableFromInline func closeGridRow(_ row: Int, since mark: Int, _ alignment: VerticalAlignment?) {
        addTraits(since: mark) { traits in
            traits.grid.row = row
            traits.grid.rowAlignment = alignment
        }
    }
}

extension View {
    /// The number of columns that the view takes in its grid row: from 1 to 1,000 (rules.md §12.1).
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(TraitModifier { $0.grid.columns = $0.grid.columns ?? min(max(count, 1), 1_000) })
    }

    /// Aligns every view of the column that this view is in (rules.md §12.1).
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier { $0.grid.columnAlignment = $0.grid.columnAlignment ?? guide })
    }

    /// Puts a point of the view on the same point of its cell (rules.md §12.1).
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(TraitModifier { $0.grid.anchor = $0.grid.anchor ?? CGPoint(x: anchor.x, y: anchor.y) })
    }

    /// Leaves the view out when the grid sizes its cells along these axes; the view gets what the others make
    /// (rules.md §12.1).
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitModifier { $0.grid.unsizedAxes = $0.grid.unsizedAxes ?? axes })
    }
}
