import Foundation
import GalleyGraph
import GalleyLive
import GalleyViews

/// What puts a row's element in another place among those that it was listed with.
struct RowMove {
    /// What tells the elements from those of other collections in the list.
    var group: AnyHashable
    /// The element's place, given the row's number among those that were listed with it.
    var offset: (Int) -> Int
    /// Takes the element at a place and puts it before the one at another, or at the end, as `onMove` is told.
    var move: (_ source: Int, _ destination: Int) -> Void
}

/// Where the rows of a list lie that can be moved, and which of them a finger is moving. The others make room for it.
@MainActor
final class RowPlaces {
    /// A row among those that can change places.
    struct Row: Hashable {
        var group: AnyHashable
        var offset: Int
    }

    private var frames: [Row: CGRect] = [:]
    /// The row that is being moved, how far it is from its place, and where all were when that began.
    private var moved: (row: Row, way: CGFloat, frames: [Row: CGRect])?
    private let changes: ChangeLog

    init(_ changes: ChangeLog) { self.changes = changes }

    /// The rows are built again.
    func begin() { frames = [:] }

    func note(_ row: Row, _ frame: CGRect) { frames[row] = frame }

    func isMoved(_ row: Row) -> Bool { moved?.row == row }

    /// How far below its place a row is shown.
    func shift(of row: Row) -> CGFloat {
        guard let moved, moved.row.group == row.group, let frame = moved.frames[moved.row] else { return 0 }
        if moved.row == row { return moved.way }
        let (from, to) = (moved.row.offset, target(of: moved))
        if from < row.offset, row.offset <= to { return -frame.height }
        if to <= row.offset, row.offset < from { return frame.height }
        return 0
    }

    /// A finger moves a row.
    func move(_ row: Row, by way: CGFloat) {
        if moved?.row != row { moved = (row, way, frames) }
        moved?.way = way
        changes.note(.root)
    }

    /// The finger went up; tells where the row goes: before the element that was at the second place, or at the end.
    func end(_ row: Row) -> (source: Int, destination: Int)? {
        guard let moved, moved.row == row else { return nil }
        self.moved = nil
        changes.note(.root)
        let to = target(of: moved)
        return to == row.offset ? nil : (row.offset, to > row.offset ? to + 1 : to)
    }

    /// Where a row goes that is moved by keys, as many places down, or up where that is less than none; nil where there is no such place.
    func step(_ row: Row, by count: Int) -> (source: Int, destination: Int)? {
        let places = frames.keys.filter { $0.group == row.group }.map(\.offset)
        let to = min(max(row.offset + count, places.min() ?? row.offset), places.max() ?? row.offset)
        return to == row.offset ? nil : (row.offset, to > row.offset ? to + 1 : to)
    }

    /// The place among its own that a moved row has come to: behind those whose middles its own has passed.
    private func target(of moved: (row: Row, way: CGFloat, frames: [Row: CGRect])) -> Int {
        guard let frame = moved.frames[moved.row] else { return moved.row.offset }
        var place = moved.row.offset
        for (row, other) in moved.frames where row.group == moved.row.group {
            if row.offset > moved.row.offset, frame.maxY + moved.way > other.midY { place = max(place, row.offset) }
            if row.offset < moved.row.offset, frame.minY + moved.way < other.midY { place = min(place, row.offset) }
        }
        return place
    }
}

/// A row that a finger can move up and down by its handle.
struct MovableRow {
    let row: RowPlaces.Row
    let places: RowPlaces
    let move: (_ source: Int, _ destination: Int) -> Void

    /// How far below its place it is shown.
    @MainActor var shift: CGFloat { places.shift(of: row) }
}

/// Tells where a row lies that can be moved, and shows it where a finger has moved it to.
nonisolated struct RowMoveModifier: PrimitiveModifier {
    let movable: MovableRow?

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        guard builder.live != nil, let movable = modifier.movable else { return Base._build(content, into: builder) }
        func build<V: View>(_ view: V) { V._build(view, into: builder) }
        let item = NodeItem("movable", DeferredContent(RowPlaceWork(movable: movable)))
        builder.wrap({ build(content.offset(y: movable.shift)) }, item) { builder.tree.addPassthrough(around: $0) }
    }
}

/// Notes where a row lies.
private struct RowPlaceWork: DeferredWork {
    let movable: MovableRow

    func resolve(_ node: Int, in tree: ViewTree) {
        let size = CGSize(tree.pass.size(of: node))
        movable.places.note(
            movable.row, CGRect(origin: .zero, size: size).applying(tree.frames(of: node).toGlobal))
    }
}

/// The handle of a row that can be moved.
struct MoveHandle: View {
    let movable: MovableRow?

    var body: some View {
        Image(systemName: "line.3.horizontal").accessibilityHidden(true)
            .foregroundStyle(.tertiary)
            .frame(height: 0)
            .overlay { if let movable { NamedView("MoveHandle") { Self.touches(movable) } } }
            .padding(.leading, 16)
    }

    /// The handle takes no height from the row, but a finger finds it in all of the row's.
    private static func touches(_ movable: MovableRow) -> some View {
        Color.clear.frame(width: 44, height: 44).contentShape(Rectangle()).accessibilityLabel(Text("Reorder"))
            // Keys that make values larger move it up.
            .modifier(
                AdjustModifier { count in
                    if let (source, destination) = movable.places.step(movable.row, by: -count) {
                        movable.move(source, destination)
                    }
                }
            )
            .gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .onChanged { movable.places.move(movable.row, by: $0.translation.height) }
                    .onEnded { _ in
                        if let (source, destination) = movable.places.end(movable.row) {
                            movable.move(source, destination)
                        }
                    })
    }
}
