import GalleyGraph

/// A scroll view whose content a page moves by itself, and how the content lies.
package struct LocalScroll: Sendable {
    package var id: UInt64
    /// Where the content is seen, in the window.
    package var frame: CGRect
    /// How much of that lies under bars.
    package var covered: EdgeReach
    /// The axes along which the page moves it; none where that is disabled.
    package var axes: Axis.Set
    package var offset: CGPoint
    /// How far it can be scrolled.
    package var longest: CGSize
    /// How often the view itself has moved the content, and on which way it did the last time (`ScrollOffset.path`).
    package var revision: Int
    package var path: [CGPoint]
    /// Whether the view says where content comes to rest that is let go.
    package var snaps: Bool
    package var showsBars: Bool

    /// Nil for what is no such scroll view, and for one that does not lie upright in the window.
    @MainActor init?(_ item: NodeItem, _ key: Identity?, size: CGSize, _ toGlobal: CGAffineTransform) {
        guard let work = item.scrolling, work.isLocal, let key, let offset = work.offset,
            let value = offset.value, (toGlobal.a, toGlobal.b, toGlobal.c, toGlobal.d) == (1, 0, 0, 1)
        else { return nil }
        id = key.high
        covered = work.reach
        frame = CGRect(origin: .zero, size: size).grown(by: work.reach).applying(toGlobal)
        (axes, self.offset, longest) = (work.handAxes, value, offset.longest)
        (revision, path) = (offset.revision, offset.path)
        (snaps, showsBars) = (offset.settings.behavior != nil, work.showsBars)
    }
}

extension AttachedGesture {
    /// Whether the gesture follows a finger that moves.
    @MainActor var followsFinger: Bool {
        func make<G: Gesture>(_ gesture: G) -> Recognition? { Recognizer.make(gesture, in: GestureSpace()) }
        return make(gesture)?.followsFinger ?? false
    }
}

extension ViewHost {
    /// A page has moved a scroll view's content: where it lies now, and how fast it moves once it is let go.
    ///
    /// - Parameter revision: The last movement of the view's own that the page knows of; where there is another one, that counts.
    package func follow(page id: UInt64, _ point: CGPoint, revision: Int, release velocity: CGVector?) {
        turn {
            for place in core.tree.allPlaces() where place.key?.high == id {
                guard let offset = place.item?.scrolling?.offset else { continue }
                if offset.follow(page: point, revision: revision, release: velocity) {
                    core.store.changes.note(.root)
                }
                return
            }
        }
    }

    /// Whether a wheel reaches a scroll view somewhere: what lies over a window keeps it from what is below.
    package func isReached(_ scroll: LocalScroll) -> Bool {
        let shown = scroll.frame.common(with: CGRect(origin: .zero, size: size))
        guard shown.width > 0, shown.height > 0 else { return false }
        let shares: [(CGFloat, CGFloat)] = [(0.5, 0.5), (0.2, 0.3), (0.8, 0.3), (0.2, 0.7), (0.8, 0.7)]
        return shares.contains { x, y in
            let point = CGPoint(x: shown.minX + x * shown.width, y: shown.minY + y * shown.height)
            return HitTest.places(at: point, in: core.tree).contains { $0.key?.high == scroll.id }
        }
    }
}
