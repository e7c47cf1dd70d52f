import GalleyEngine
import GalleyGraph
import GalleyLive

/// Cuts a scroll view's content off, tells the content what of it can be seen, and follows requests to scroll.
struct ScrollWork: FingerScrolling {
    let axes: Axis.Set
    let clips: Bool
    let margins: EdgeInsets
    let target: ScrollRequest?
    /// How far someone has scrolled; nil in a picture.
    let offset: ScrollOffset?
    /// What is said of its scrolling.
    let settings: ScrollSettings
    let environment: EnvironmentValues
    /// How far down the content lies, because someone pulls it.
    let pull: CGFloat
    let isLocal: Bool
    let showsBars: Bool
    private let found = Found()

    /// What the layout around the scroll view has led to.
    @MainActor
    private final class Found {
        /// How far beyond the scroll view's frame its content is seen.
        var reach = EdgeReach()
    }

    init(
        axes: Axis.Set, clips: Bool, margins: EdgeInsets, target: ScrollRequest?, offset: ScrollOffset?,
        settings: ScrollSettings, environment: EnvironmentValues, pull: CGFloat = 0, showsBars: Bool = true
    ) {
        isLocal = offset != nil && environment.pageScrolls
        self.showsBars = showsBars
        self.offset = offset
        (self.settings, self.environment) = (settings, environment)
        self.pull = pull
        self.axes = axes
        self.clips = clips
        func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        self.margins = EdgeInsets(
            top: finite(margins.top), leading: finite(margins.leading), bottom: finite(margins.bottom),
            trailing: finite(margins.trailing))
        self.target = target
    }

    func reposition(_ node: Int, in tree: ViewTree) {
        let edges: Edge.Set = (axes.contains(.horizontal) ? Edge.Set.horizontal : [])
            .union(axes.contains(.vertical) ? .vertical : [])
        found.reach = tree.reach(of: node).only(edges, isRightToLeft: tree.pass.isRightToLeft(node))
        guard let offset else {
            follow(node, in: tree)
            return report(geometry(node, in: tree), tree)
        }
        // A request counts until somebody scrolls on.
        let before = offset.value
        let isRequested = offset.takes(target)
        if isRequested {
            offset.stop()
            // What is asked for counts from where the content lies: what is seen already stays where it is.
            if let before { follow(ScrollPoint(x: before.x, y: before.y), node, in: tree) }
            (offset.value, offset.isMovedByPerson) = (nil, false)
        }
        if offset.value == nil { follow(node, in: tree) }
        scroll(offset, node, in: tree)
        if isRequested, let before {
            animate(offset, from: before, node, in: tree)
            if !offset.isMoving { offset.noteMove() }
        }
        comeToRest(offset, node, in: tree)
        let geometry = geometry(node, in: tree)
        offset.geometry = geometry
        report(geometry, tree)
        tell(offset, node, in: tree)
    }

    /// How far beyond the scroll view's frame its content is seen.
    var reach: EdgeReach { found.reach }

    var handAxes: Axis.Set { environment.isScrollEnabled ? axes : [] }

    /// Puts the content where a person has scrolled it, as far as it reaches.
    func scroll(_ offset: ScrollOffset, _ node: Int, in tree: ViewTree) {
        let pass = tree.pass
        let content = pass.children(of: node).lowerBound
        let (size, length) = (CGSize(pass.size(of: node)), CGSize(pass.size(of: content)))
        let (left, right) =
            pass.isRightToLeft(node) ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
        let origin = CGPoint(pass.origin(of: content))
        let before = CGPoint(x: left, y: margins.top)
        let longest = CGSize(
            width: max(length.width - (size.width - left - right), 0),
            height: max(length.height - (size.height - margins.top - margins.bottom), 0))
        let value = offset.value ?? CGPoint(x: before.x - origin.x, y: before.y - origin.y)
        var place = origin
        var kept = value
        if axes.contains(.horizontal), longest.width > 0 {
            kept.x = min(max(value.x, 0), longest.width)
            place.x = before.x - kept.x
        }
        if axes.contains(.vertical), longest.height > 0 {
            kept.y = min(max(value.y, 0), longest.height)
            place.y = before.y - kept.y
        }
        // A page that has scrolled further than there is content is told.
        if let old = offset.value, !offset.isMoving, abs(old.x - kept.x) + abs(old.y - kept.y) > 0.01 {
            offset.noteMove()
        }
        offset.value = kept
        offset.longest = CGSize(
            width: axes.contains(.horizontal) ? longest.width : 0, height: axes.contains(.vertical) ? longest.height : 0
        )
        place.y += pull
        guard place != origin else { return }
        pass.move(content, to: place.engine, proposal: pass.proposal(of: content))
    }

    /// Scrolls to the view that was asked for.
    private func follow(_ node: Int, in tree: ViewTree) {
        guard let name = target?.name else { return }
        if let edge = name.base as? ScrollEdge { return follow(edge, node, in: tree) }
        if let point = name.base as? ScrollPoint { return follow(point, node, in: tree) }
        let pass = tree.pass
        let content = pass.children(of: node).lowerBound
        guard let rect = tree.place(of: name, inside: content) else { return }
        let (size, length) = (CGSize(pass.size(of: node)), CGSize(pass.size(of: content)))
        var origin = CGPoint(pass.origin(of: content))
        let (left, right) =
            pass.isRightToLeft(node) ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
        for axis in Axis.allCases where axes.contains(axis.set) {
            let (start, end) = rect.range(axis)
            let (before, after) = axis == .horizontal ? (left, right) : (margins.top, margins.bottom)
            let room = size[axis] - before - after
            let anchor = axis == .horizontal ? target?.anchor?.x : target?.anchor?.y
            let offset = Self.offset(
                showing: (start, end), at: anchor.flatMap { $0.isFinite ? $0 : nil }, from: before - origin[axis],
                room: room)
            // No further than the content reaches; what is shorter than the scroll view stays where it is.
            if length[axis] > room { origin[axis] = before - min(max(offset, 0), length[axis] - room) }
        }
        pass.move(content, to: origin.engine, proposal: pass.proposal(of: content))
    }

    /// Scrolls to an end of the content, along the axis that it lies on.
    private func follow(_ edge: ScrollEdge, _ node: Int, in tree: ViewTree) {
        let pass = tree.pass
        let content = pass.children(of: node).lowerBound
        let (size, length) = (CGSize(pass.size(of: node)), CGSize(pass.size(of: content)))
        var origin = CGPoint(pass.origin(of: content))
        let isRightToLeft = pass.isRightToLeft(node)
        let (left, right) = isRightToLeft ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
        let isEnd = edge.edge == .bottom || edge.edge == (isRightToLeft ? .leading : .trailing)
        let axis: Axis = edge.edge == .top || edge.edge == .bottom ? .vertical : .horizontal
        let (before, after) = axis == .horizontal ? (left, right) : (margins.top, margins.bottom)
        guard axes.contains(axis.set), length[axis] > size[axis] - before - after else { return }
        origin[axis] = isEnd ? size[axis] - after - length[axis] : before
        pass.move(content, to: origin.engine, proposal: pass.proposal(of: content))
    }

    /// Scrolls so far from the content's start, along the axes that are concerned and scroll, no further than it reaches.
    private func follow(_ point: ScrollPoint, _ node: Int, in tree: ViewTree) {
        let pass = tree.pass
        let content = pass.children(of: node).lowerBound
        let (size, length) = (CGSize(pass.size(of: node)), CGSize(pass.size(of: content)))
        var origin = CGPoint(pass.origin(of: content))
        let (left, right) =
            pass.isRightToLeft(node) ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
        for axis in Axis.allCases where axes.contains(axis.set) {
            let (before, after) = axis == .horizontal ? (left, right) : (margins.top, margins.bottom)
            let most = length[axis] - (size[axis] - before - after)
            guard let part = axis == .horizontal ? point.x : point.y, part.isFinite, most > 0 else { continue }
            origin[axis] = before - min(max(part, 0), most)
        }
        pass.move(content, to: origin.engine, proposal: pass.proposal(of: content))
    }

    /// How much of the content lies before what is shown, so that a part of it is seen: its anchor's point on that of the
    /// room, or just as far as it takes to show all of it.
    private static func offset(
        showing part: (start: CGFloat, end: CGFloat), at anchor: CGFloat?, from current: CGFloat, room: CGFloat
    ) -> CGFloat {
        if let anchor { return part.start + anchor * (part.end - part.start - room) }
        if part.start < current { return part.start }
        return part.end > current + room ? part.end - room : current
    }

    /// What of the content is drawn: where a page moves it by itself, as much before and behind what is seen as is seen.
    private func drawn(of own: CGRect) -> CGRect {
        let seen = own.grown(by: found.reach)
        guard isLocal else { return seen }
        return seen.insetBy(
            dx: axes.contains(.horizontal) ? -seen.width : 0, dy: axes.contains(.vertical) ? -seen.height : 0)
    }

    func layer(of node: Int, in tree: ViewTree) -> ScrollLayer? {
        guard isLocal, let value = offset?.value, let key = tree.key(of: node) else { return nil }
        let origin = CGPoint(tree.pass.origin(of: tree.pass.children(of: node).lowerBound))
        // What is whole in the window is so in the layer, whatever the offset; and across the axis that scrolls the layer does not lie
        // where it is drawn: one that moved there would be written otherwise.
        func part(_ length: CGFloat) -> CGFloat { length.isFinite ? length - length.rounded(.down) : 0 }
        let toGlobal = tree.frames(of: node).toGlobal
        let base = CGPoint(
            x: part(toGlobal.tx + origin.x + value.x) - (axes.contains(.horizontal) ? 0 : 1),
            y: part(toGlobal.ty + origin.y + value.y) - (axes.contains(.vertical) ? 0 : 1))
        return ScrollLayer(name: String(key.high, radix: 36), origin: origin, base: base)
    }

    func clip(_ rect: CGRect) -> Path? { clips ? Path(rect.grown(by: found.reach)) : nil }

    func mark(_ frames: inout CoordinateFrames, node: Int, child: Int?, in tree: ViewTree) {
        // The scroll view's own space is not marked.
        guard child != nil else { return }
        let pass = tree.pass
        let size = CGSize(pass.size(of: node))
        let own = CGRect(origin: .zero, size: size)
        let space = CoordinateFrames.Space(
            name: AnyHashable(NamedCoordinateSpace.scrollViewName), toGlobal: frames.toGlobal, size: size)
        frames.named.insert(space, at: 0)
        for axis in Axis.allCases where axes.contains(axis == .horizontal ? .horizontal : .vertical) {
            let name = AnyHashable(NamedCoordinateSpace.scrollViewName(axis))
            frames.named.insert(.init(name: name, toGlobal: frames.toGlobal, size: size), at: 0)
        }
        let offer = ProposedViewSize(pass.proposal(of: node))
        // Across the axes that scroll the scroll view follows its content: what it was offered counts.
        frames.container = CGSize(
            width: max((offer.width ?? size.width) - margins.leading - margins.trailing, 0),
            height: max((offer.height ?? size.height) - margins.top - margins.bottom, 0))
        frames.containerDependentAxes = (offer.width == nil ? Axis.Set.horizontal : []).union(
            offer.height == nil ? .vertical : [])
        let (left, right) =
            pass.isRightToLeft(node) ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
        let inner = own.grown(by: EdgeReach(top: -margins.top, left: -left, bottom: -margins.bottom, right: -right))
        frames.viewport = inner.applying(frames.toGlobal)
        frames.visible = frames.visible.common(with: drawn(of: own).applying(frames.toGlobal))
        frames.safeArea = nil
    }
}
