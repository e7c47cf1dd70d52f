import GalleyGraph

/// A view whose content can ask the scroll view inside to show one of its views.
nonisolated public struct ScrollViewReader<Content: View>: _PrimitiveView {
    /// Makes the content.
    public var content: (ScrollViewProxy) -> Content

    /// Is as large as its content, and gives it the means to ask for a place.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let target = builder.context.store.object(at: builder.identity.child(ScrollRequest.self), in: builder.part) {
            ScrollRequest()
        }
        target.isLive = builder.live != nil
        let changes = builder.context.store.changes
        let outer = builder.scrollTarget
        builder.scrollTarget = target
        builder.step(ContentStep.self) {
            Content._build(view.content(ScrollViewProxy(target: target, changes: changes)), into: builder)
        }
        builder.scrollTarget = outer
    }
}

/// Asks the scroll view inside a `ScrollViewReader` to scroll.
nonisolated public struct ScrollViewProxy {
    let target: ScrollRequest
    let changes: ChangeLog

    /// Scrolls to the view of that identity, given by `id(_:)` or `ForEach`: `anchor` of the view on `anchor` of the
    /// scroll view, or just as far as shows all of it. A scroll view that knows no such view stays where it is
    /// (rules.md §19.4).
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let name = AnyHashable(id)
        guard target.isLive || target.name != name || target.anchor != anchor else { return }
        target.number += 1
        target.name = name
        target.anchor = anchor
        changes.note(.root)
    }
}

/// A late container that knows where its views would lie before they are built.
@MainActor
protocol LazyPlaces: DeferredWork {
    /// Where the view of a name lies in the container. A thorough search builds its views to look into them.
    func place(of name: AnyHashable, node: Int, in tree: ViewTree, isThorough: Bool) -> CGRect?
    /// The views that lie near a rectangle of the container's space, or next to those that do, also where they are not built.
    func targets(near rect: CGRect, node: Int, in tree: ViewTree) -> [ScrollTargetPlace]
}

extension ViewTree {
    /// Where the view of a name lies in the space of `container`, which it is in.
    func place(of name: AnyHashable, inside container: Int) -> CGRect? {
        for node in nodes(named: name) {
            if let origin = origin(of: node, inside: container) {
                return CGRect(origin: origin, size: CGSize(pass.size(of: node)))
            }
        }
        let lazy = deferredWork(inside: container).compactMap { node, work in
            (work as? any LazyPlaces).map { (node: node, places: $0) }
        }
        for isThorough in [false, true] {
            for (node, places) in lazy {
                guard let rect = places.place(of: name, node: node, in: self, isThorough: isThorough),
                    let origin = origin(of: node, inside: container)
                else { continue }
                return CGRect(
                    origin: CGPoint(x: rect.minX + origin.x, y: rect.minY + origin.y), size: rect.size)
            }
        }
        return nil
    }

    func origin(of node: Int, inside container: Int) -> CGPoint? {
        var origin = CGPoint.zero
        var current = node
        while current >= 0, current != container {
            let own = CGPoint(pass.origin(of: current))
            origin = CGPoint(x: origin.x + own.x, y: origin.y + own.y)
            current = pass.parent(of: current)
        }
        return current == container ? origin : nil
    }
}
