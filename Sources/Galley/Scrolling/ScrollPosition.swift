/// Where a scroll view is to show its content: at a view, or from its start.
nonisolated public struct ScrollPosition: Equatable, Sendable {
    enum Place: Equatable, Sendable {
        case start
        case edge(Edge)
        case view(ScrollName, UnitPoint?)
    }

    private(set) var place = Place.start

    /// The start of the content, until a view of a type's identities is asked for.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {}

    /// The view of an identity: `anchor` of it on `anchor` of the scroll view, or as far as shows all of it.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }

    /// An end of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { scrollTo(edge: edge) }

    /// Moves to a view by its `id(_:)`; nil for `anchor` moves as little as shows all of it (rules.md §19.4).
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        place = .view(ScrollName(id), anchor)
    }

    /// Moves to an end of the content.
    public mutating func scrollTo(edge: Edge) { place = .edge(edge) }

    /// Whether a person has scrolled. Nobody scrolls a picture.
    public var isPositionedByUser: Bool { false }

    /// The end of the content that was asked for.
    public var edge: Edge? {
        guard case .edge(let edge) = place else { return nil }
        return edge
    }

    /// The view that was asked for.
    public var viewID: (any Hashable & Sendable)? {
        guard case .view(let name, _) = place else { return nil }
        return name.base
    }

    /// The view that was asked for, as an identity of a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
}

/// A view's identity that can be sent.
nonisolated struct ScrollName: Equatable, Sendable {
    let base: any Hashable & Sendable

    init(_ base: any Hashable & Sendable) { self.base = base }

    static func == (a: Self, b: Self) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }
}

extension View {
    /// Scrolls the scroll views inside to the view of an identity; nil is where they are. Nobody scrolls a picture, so
    /// that the binding keeps its value (rules.md §19.4).
    nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionModifier(name: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor))
    }

    /// Scrolls the scroll views inside to a position. Nobody scrolls a picture, so that the binding keeps its value
    /// (rules.md §19.4).
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        let place = position.wrappedValue.place
        var name: AnyHashable?
        var point = anchor
        if case .view(let view, let own) = place {
            name = AnyHashable(view.base)
            point = own ?? anchor
        }
        return transformEnvironment(\.scrollAnchors) { anchors in
            guard case .edge(let edge) = place else { return }
            anchors.roles[.initialOffset] = .some(edge.anchor)
        }
        .modifier(ScrollPositionModifier(name: name, anchor: point))
    }
}

extension Edge {
    nonisolated fileprivate var anchor: UnitPoint {
        switch self {
        case .top, .leading: .topLeading
        case .bottom: .bottomLeading
        case .trailing: .topTrailing
        }
    }
}

/// Asks the scroll views inside for a view.
nonisolated private struct ScrollPositionModifier: PrimitiveModifier {
    let name: AnyHashable?
    let anchor: UnitPoint?

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let outer = builder.scrollTarget
        if modifier.name != nil {
            let request = ScrollRequest()
            request.name = modifier.name
            request.anchor = modifier.anchor
            builder.scrollTarget = request
        }
        Base._build(content, into: builder)
        builder.scrollTarget = outer
    }
}
