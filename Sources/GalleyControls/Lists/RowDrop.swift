import GalleyGraph
import GalleyLive
import GalleyViews

/// What takes something that is dropped between the rows of a collection.
package nonisolated protocol RowInsertion {
    /// What of it would be taken; nothing is not taken.
    @MainActor func fitting(_ items: [AnyObject]) -> [AnyObject]
    /// Puts it before the element at a place, or at the end.
    @MainActor func insert(_ items: [AnyObject], at offset: Int)
}

/// Elements between whose rows something can be dropped, in a list.
package nonisolated struct InsertedContent<Content: DynamicViewContent>: DynamicViewContent, _PrimitiveView {
    let content: Content
    let insertion: any RowInsertion

    package init(content: Content, insertion: any RowInsertion) {
        (self.content, self.insertion) = (content, insertion)
    }

    package nonisolated var data: Content.Data { content.data }

    @MainActor package static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        Content._build(view.content, into: builder)
    }

    @MainActor package static func _list(_ view: Self, into elements: ViewElements) {
        let mark = elements.segments.count
        Content._list(view.content, into: elements)
        elements.changeElements(since: mark, of: view.data.count) { segment, offset in
            if segment.traits[RowDropping.self] == nil {
                segment.traits[RowDropping.self] = RowDrop(insertion: view.insertion, offset: offset)
            }
        }
    }
}

/// What takes what is dropped beside the rows of a collection, and an element's place in it, given the row's number among those that were
/// listed with it.
struct RowDrop {
    var insertion: any RowInsertion
    var offset: (Int) -> Int
}

/// Where something is dragged between the rows of a list, and how high these are.
@MainActor
final class RowGaps {
    /// The row that it is over, and whether it is over the lower half.
    private var gap: (row: AnyHashable, isBehind: Bool)?
    private var heights: [AnyHashable: CGFloat] = [:]
    private let changes: ChangeLog

    init(_ changes: ChangeLog) { self.changes = changes }

    func note(_ row: AnyHashable, height: CGFloat) { heights[row] = height }

    /// Whether a point of a row lies in its lower half.
    func isBehind(_ row: AnyHashable, _ point: CGPoint) -> Bool { point.y > (heights[row] ?? 0) / 2 }

    func isShown(_ row: AnyHashable, isBehind: Bool) -> Bool { gap.map { $0 == (row, isBehind) } ?? false }

    func show(_ row: AnyHashable, isBehind: Bool) {
        guard !isShown(row, isBehind: isBehind) else { return }
        gap = (row, isBehind)
        changes.note(.root)
    }

    func hide(_ row: AnyHashable) {
        guard gap?.row == row else { return }
        gap = nil
        changes.note(.root)
    }
}

/// A row on whose halves something can be dropped: it goes before the row's element, or behind it.
struct RowDropPlace {
    let row: AnyHashable
    let offset: Int
    let insertion: any RowInsertion
    let gaps: RowGaps

    @MainActor var target: DropTarget {
        DropTarget { phase, items, point in
            let fitting = insertion.fitting(items)
            guard !fitting.isEmpty else { return false }
            let isBehind = gaps.isBehind(row, point)
            switch phase {
            case .asked: break
            case .entered, .moved: gaps.show(row, isBehind: isBehind)
            case .left: gaps.hide(row)
            case .dropped:
                gaps.hide(row)
                insertion.insert(fitting, at: offset + (isBehind ? 1 : 0))
            }
            return true
        }
    }
}

/// Lets things be dropped on a row's halves, with a line where they would go.
nonisolated struct RowDropModifier: PrimitiveModifier {
    let place: RowDropPlace?

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        guard let place = modifier.place else { return Base._build(content, into: builder) }
        build(place, around: content, into: builder)
    }

    @MainActor private static func build<Base: View>(
        _ place: RowDropPlace, around content: Base, into builder: ViewTreeBuilder
    ) {
        let shown = content.overlay(alignment: .top) { line(place, isBehind: false) }
            .overlay(alignment: .bottom) { line(place, isBehind: true) }
        let dropping = InteractionModifier(kind: "dropDestination", interaction: .dropTarget(place.target))
        let item = NodeItem("droppable", DeferredContent(RowHeightWork(place: place)))
        builder.wrap({ InteractionModifier._build(dropping, around: shown, into: builder) }, item) {
            builder.tree.addPassthrough(around: $0)
        }
    }

    @MainActor @ViewBuilder private static func line(_ place: RowDropPlace, isBehind: Bool) -> some View {
        if place.gaps.isShown(place.row, isBehind: isBehind) { Rectangle().fill(.tint).frame(height: 2) }
    }
}

/// Notes how high a row is.
private struct RowHeightWork: DeferredWork {
    let place: RowDropPlace

    func resolve(_ node: Int, in tree: ViewTree) {
        place.gaps.note(place.row, height: CGSize(tree.pass.size(of: node)).height)
    }
}
