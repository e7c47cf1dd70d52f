import GalleyExport
import GalleyGraph

/// What is dragged over a view, and where.
@MainActor
final class DragState {
    fileprivate(set) var items: [AnyObject] = []
    /// In the window; nil while nothing is dragged.
    fileprivate(set) var place: CGPoint?
    /// What is under the finger, as it was lifted, and where the finger was then.
    fileprivate var picture: [DrawItem] = []
    fileprivate var start = CGPoint.zero
    /// The target that it is over.
    fileprivate var target: Identity?

    /// What is drawn over the view. The finger's way lies inside of the group that is named, so that a page can move it on.
    var drawn: [DrawItem] {
        guard let place, !picture.isEmpty else { return [] }
        let way = CGAffineTransform(translationX: place.x - start.x, y: place.y - start.y)
        return [.group(tag: ViewTag(kind: "DragPreview"), [.group(transform: way, effect: .opacity(0.9), picture)])]
    }
}

// Dragging and dropping.
extension ViewHost {
    /// Where the finger is that drags something; nil where nothing is dragged.
    package var draggedPlace: CGPoint? { drag.place }

    /// A finger that lifts a view.
    func lifting(
        _ key: Identity, after duration: TimeInterval = LiftRecognition.usual
    ) -> PointerSession.Candidate {
        let hand = LiftRecognition.DragHand(
            lift: { [unowned self] in lift(key, at: $0) }, move: { [unowned self] in dragOn(to: $0) },
            drop: { [unowned self] in drop(at: $0) }, cancel: { [unowned self] in letGo() })
        return .init(
            key: key, recognition: LiftRecognition(after: duration, hand), space: GestureSpace(), goesFirst: true,
            isSystems: true)
    }

    /// The view at a point that can be dragged.
    private func dragSource(at point: CGPoint) -> Identity? {
        for place in HitTest.places(at: point, in: core.tree) {
            if case .dragSource? = place.item?.enabledInteraction { return place.key }
        }
        return nil
    }

    /// Whether a finger that stays at a point lifts something.
    package func canLift(at point: CGPoint) -> Bool { dragSource(at: point) != nil }

    /// A pointer that is held down has begun to move: it lifts what it is on, and does nothing else from then on.
    package func liftAtOnce(at point: CGPoint) {
        turn {
            pointer.cancel()
            guard let key = dragSource(at: point) else { return }
            placeGestures()
            pointer.begin(PointerSample(kind: .down, location: point, time: live.now), [lifting(key, after: 0)])
        }
    }

    private func lift(_ key: Identity, at point: CGPoint) -> Bool {
        guard let place = core.tree.places()[key], case .dragSource(let source)? = place.item?.enabledInteraction
        else { return false }
        let items = source.items()
        guard !items.isEmpty else { return false }
        drag.items = items
        drag.start = point
        if let preview = source.preview {
            let list = preview(renderOptions)
            let corner = CGAffineTransform(
                translationX: point.x - list.size.width / 2, y: point.y - list.size.height / 2)
            drag.picture = [.group(transform: corner, list.items)]
        } else {
            drag.picture = picture(of: place)
        }
        return true
    }

    /// What is drawn of a view, where it lies in the window.
    private func picture(of place: LivePlace) -> [DrawItem] {
        let (tree, node) = (place.tree, place.node)
        let own = CGPoint(tree.pass.origin(of: node))
        var painter = Painter(scale: renderOptions.scale)
        func draw() { painter.draw(node, of: tree, at: CGPoint(x: -own.x, y: -own.y)) }
        if core.tree.isDeep { core.context.stack.runOnLargeStack { draw() } } else { draw() }
        return [.group(transform: tree.frames(of: node).toGlobal, painter.items)]
    }

    private func dragOn(to point: CGPoint) {
        drag.place = point
        core.store.changes.note(.root)
        seek(at: point)
    }

    /// Finds the target that takes what is dragged: the innermost at a point. Returns whether it can be dropped there.
    @discardableResult
    private func seek(at point: CGPoint) -> Bool {
        DropTarget.isSought = true
        let places = HitTest.places(at: point, in: core.tree)
        DropTarget.isSought = false
        for place in places {
            guard case .dropTarget(let target)? = place.item?.enabledInteraction, let key = place.key else { continue }
            let own = ownPoint(point, in: place)
            if drag.target == key { return target.handle(.moved, drag.items, own) }
            guard target.handle(.asked, drag.items, own) else { continue }
            leaveTarget()
            drag.target = key
            _ = target.handle(.entered, drag.items, own)
            return target.handle(.moved, drag.items, own)
        }
        leaveTarget()
        return false
    }

    private func ownPoint(_ point: CGPoint, in place: LivePlace) -> CGPoint {
        let space = GestureSpace()
        space.frames = place.tree.frames(of: place.node)
        return space.convert(point, to: .local)
    }

    private func leaveTarget() {
        guard let key = drag.target else { return }
        drag.target = nil
        guard let place = core.tree.places()[key], case .dropTarget(let target)? = place.item?.interaction?.interaction
        else { return }
        _ = target.handle(.left, drag.items, ownPoint(drag.place ?? .zero, in: place))
    }

    private func drop(at point: CGPoint) {
        drag.place = point
        if seek(at: point), let key = drag.target, let place = core.tree.places()[key],
            case .dropTarget(let target)? = place.item?.enabledInteraction
        {
            drag.target = nil
            _ = target.handle(.dropped, drag.items, ownPoint(point, in: place))
        }
        letGo()
    }

    /// Nothing is dragged any more.
    private func letGo() {
        leaveTarget()
        (drag.items, drag.picture, drag.place) = ([], [], nil)
        core.store.changes.note(.root)
    }

    // MARK: From outside

    /// Something from outside is dragged over a point; nil where it has left.
    package func drag(_ items: [AnyObject], over point: CGPoint?) {
        turn {
            guard let point else { return letGo() }
            drag.items = items
            dragOn(to: point)
        }
    }

    /// Something from outside is dropped at a point.
    package func drop(_ items: [AnyObject], at point: CGPoint) {
        turn {
            drag.items = items
            drop(at: point)
        }
    }
}
