import Galley
import GalleyGraph
import GalleyLive
import GalleyProtocol

/// Brings views into sight.
@MainActor
struct PlayScrolling {
    private let player: Player
    private var host: ViewHost { player.host }

    init(_ player: Player) { self.player = player }

    /// Something that scrolls: a view, how far it has, and where it lies in the window.
    private struct Box {
        var id: UInt64
        var offset: ScrollOffset
        var axes: Axis.Set
        var frame: CGRect
    }

    private var boxes: [Box] {
        let places = ([host.core.tree] + host.core.tree.covers).flatMap { $0.allPlaces() }
        let nodes = Dictionary(host.viewTree().flatMap(\.all).map { ($0.id, $0) }) { first, _ in first }
        return places.compactMap { place in
            guard let work = place.item?.scrolling, let offset = work.offset,
                !work.handAxes.isEmpty, let id = place.key?.high,
                let node = nodes[id]
            else { return nil }
            let shown = node.frame.intersection(CGRect(origin: .zero, size: host.size))
            guard !shown.isNull, shown.width > 0, shown.height > 0 else { return nil }
            return Box(id: id, offset: offset, axes: work.handAxes, frame: shown)
        }
    }

    /// Moves a box's content, as a wheel does over it. Returns whether it has moved.
    private func move(_ box: Box, by way: CGSize) -> Bool {
        let before = box.offset.value
        let middle = CGPoint(x: box.frame.midX, y: box.frame.midY)
        host.send(.scroll(way, at: middle))
        return box.offset.value != before
    }

    // MARK: Steps

    func scroll(_ direction: PlayDirection, _ target: PlayTarget?, distance: Double?) throws(PlayRefusal) -> String {
        let box = try box(for: direction, target)
        let extent = direction.isHorizontal ? box.frame.width : box.frame.height
        let way = CGFloat(distance ?? Double(extent) * Self.page)
        let before = box.offset.value ?? .zero
        _ = move(box, by: CGSize(width: direction.x * way, height: direction.y * way))
        let after = box.offset.value ?? .zero
        let moved = abs(after.x - before.x) + abs(after.y - before.y)
        return moved == 0
            ? "nothing further lies \(direction.rawValue)"
            : "scrolled \(direction.rawValue) by \(PlayNumber.text(moved))"
    }

    /// A page that leaves something of the one before in sight.
    private static let page = 0.8

    /// What is scrolled: the view that is named or lies around it, else the largest that can be in that direction.
    private func box(for direction: PlayDirection, _ target: PlayTarget?) throws(PlayRefusal) -> Box {
        let axis: Axis.Set = direction.isHorizontal ? .horizontal : .vertical
        let fitting = boxes.filter { $0.axes.contains(axis) }
        guard let target else {
            let largest = fitting.max { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
            guard let largest else { throw PlayRefusal(.inert, "nothing here scrolls \(direction.rawValue)") }
            return largest
        }
        let node = try PlaySearch(player).one(target)
        let around = Set((host.road(to: node.id) ?? []).map(\.id)).union(node.all.map(\.id))
        guard let box = fitting.last(where: { around.contains($0.id) }) else {
            throw PlayRefusal(.inert, "nothing at \(node.playName) scrolls \(direction.rawValue)")
        }
        return box
    }

    /// `scroll to`: looks for a view also where nothing has been built yet, and brings it into sight.
    func bring(_ target: PlayTarget) throws(PlayRefusal) -> String {
        let node = try PlaySearch(player).one(target)
        _ = reveal(node)
        guard let shown = host.shown(node.id) else {
            throw PlayRefusal(.notFound, "\(node.playName) is not shown any more")
        }
        let point = CGPoint(x: shown.frame.midX, y: shown.frame.midY)
        guard CGRect(origin: .zero, size: host.size).contains(point) else {
            throw PlayRefusal(.outOfSight, "\(node.playName) cannot be scrolled into the window")
        }
        return "\(node.playName) is at \(PlayNumber.text(point.x)),\(PlayNumber.text(point.y))"
    }

    // MARK: Into sight

    /// Scrolls what lies around a view so that its middle can be seen. Returns whether anything has moved.
    func reveal(_ node: LiveNode) -> Bool {
        var hasMoved = false
        guard let road = host.road(to: node.id) else { return false }
        let boxes = boxes
        for outer in road.dropLast().reversed() {
            guard let box = boxes.first(where: { $0.id == outer.id }), let now = host.shown(node.id) else { continue }
            let middle = CGPoint(x: now.frame.midX, y: now.frame.midY)
            let isInside = box.frame.insetBy(dx: 0, dy: -0.5).contains(middle)
            if isInside, isReached(now, at: middle) { continue }
            let way = CGSize(
                width: box.axes.contains(.horizontal) ? middle.x - box.frame.midX : 0,
                height: box.axes.contains(.vertical) ? middle.y - box.frame.midY : 0)
            if move(box, by: way) { hasMoved = true }
        }
        return hasMoved
    }

    /// Whether a finger comes to a view, or to something that it is a part of.
    private func isReached(_ node: LiveNode, at point: CGPoint) -> Bool {
        let hit = host.views(at: point)
        let own = Set(node.all.map(\.id)).union((host.road(to: node.id) ?? []).suffix(4).map(\.id))
        return hit.contains(where: own.contains)
    }

    /// Looks for a view that is not built because it lies far from what is shown: page by page to the end of each list, and from its
    /// beginning. Where it is not found everything lies as before.
    func search(for target: PlayTarget) -> Bool {
        guard target.way != .point else { return false }
        for box in boxes {
            let start = box.offset.value ?? .zero
            for forward in [true, false] {
                if !forward { goBack(box, to: start) }
                for _ in 0..<Self.mostPages {
                    let sign: CGFloat = forward ? 1 : -1
                    let way = CGSize(
                        width: box.axes.contains(.horizontal) ? sign * box.frame.width * Self.page : 0,
                        height: box.axes.contains(.vertical) ? sign * box.frame.height * Self.page : 0)
                    guard move(box, by: way) else { break }
                    if !PlaySearch(player).matches(target).isEmpty { return true }
                }
            }
            goBack(box, to: start)
        }
        return false
    }

    private static let mostPages = 200

    private func goBack(_ box: Box, to start: CGPoint) {
        let now = box.offset.value ?? .zero
        _ = move(box, by: CGSize(width: start.x - now.x, height: start.y - now.y))
    }
}
