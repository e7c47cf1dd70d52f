import GalleyGraph
import GalleyLive

/// Where a scroll view is to show its content: at a view, or from its start.
nonisolated public struct ScrollPosition: Equatable, Sendable {
    enum Place: Equatable, Sendable {
        case start
        case edge(Edge)
        case view(ScrollName, UnitPoint?)
        /// Lengths from the content's start; nil along an axis that is not concerned.
        case point(x: CGFloat?, y: CGFloat?)
        /// Where a person has scrolled; the view that is seen first.
        case person(ScrollName?)
    }

    private(set) var place = Place.start
    private let idType: ScrollNameType

    /// The start of the content, until a view of a type's identities is asked for.
    public init<T: Hashable & Sendable>(idType: T.Type = Never.self) { self.idType = ScrollNameType(idType) }

    /// The view of an identity: `anchor` of it on `anchor` of the scroll view, or as far as shows all of it.
    public init<T: Hashable & Sendable>(id: T, anchor: UnitPoint? = nil) {
        idType = ScrollNameType(T.self)
        scrollTo(id: id, anchor: anchor)
    }

    /// An end of the content.
    public init<T: Hashable & Sendable>(idType: T.Type = Never.self, edge: Edge) {
        self.idType = ScrollNameType(idType)
        scrollTo(edge: edge)
    }

    /// A point of the content.
    public init<T: Hashable & Sendable>(idType: T.Type = Never.self, point: CGPoint) {
        self.idType = ScrollNameType(idType)
        scrollTo(point: point)
    }

    /// Lengths from the content's start, along both axes.
    public init<T: Hashable & Sendable>(idType: T.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(idType: idType, point: CGPoint(x: x, y: y))
    }

    /// A length from the content's start, from side to side.
    public init<T: Hashable & Sendable>(idType: T.Type = Never.self, x: CGFloat) {
        self.idType = ScrollNameType(idType)
        scrollTo(x: x)
    }

    /// A length from the content's start, down.
    public init<T: Hashable & Sendable>(idType: T.Type = Never.self, y: CGFloat) {
        self.idType = ScrollNameType(idType)
        scrollTo(y: y)
    }

    /// Moves to a point of the content, as far as the content reaches.
    public mutating func scrollTo(point: CGPoint) { place = .point(x: point.x, y: point.y) }

    /// Moves along both axes, by lengths from the content's start.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(x: x, y: y) }

    /// Moves from side to side, to a length from the content's start.
    public mutating func scrollTo(x: CGFloat) { place = .point(x: x, y: nil) }

    /// Moves up or down, to a length from the content's start.
    public mutating func scrollTo(y: CGFloat) { place = .point(x: nil, y: y) }

    /// The point of the content that was asked for; nil where not both of its lengths were.
    public var point: CGPoint? { x.flatMap { x in y.map { CGPoint(x: x, y: $0) } } }

    /// The length from the content's start that was asked for, from side to side.
    public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

    /// The length from the content's start that was asked for, down.
    public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

    /// Moves to a view by its `id(_:)`; nil for `anchor` moves as little as shows all of it (rules.md §19.4).
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        place = .view(ScrollName(id), anchor)
    }

    /// Moves to an end of the content.
    public mutating func scrollTo(edge: Edge) { place = .edge(edge) }

    /// Whether a person has scrolled since the position was set. A picture is never scrolled.
    public var isPositionedByUser: Bool {
        if case .person = place { true } else { false }
    }

    /// Someone has scrolled; a view is seen first.
    mutating func follow(_ name: AnyHashable) { place = .person(idType.name(name)) }

    /// The view that someone has scrolled to; nil where no one has, or it has no name of the type.
    fileprivate var followed: AnyHashable? {
        guard case .person(let name?) = place else { return nil }
        return AnyHashable(name.base)
    }

    /// The end of the content that was asked for.
    public var edge: Edge? {
        guard case .edge(let edge) = place else { return nil }
        return edge
    }

    /// The view that was asked for, or the one that is seen first where a person has scrolled and the position knows its type.
    public var viewID: (any Hashable & Sendable)? {
        switch place {
        case .view(let name, _): name.base
        case .person(let name): name?.base
        case .start, .edge, .point: nil
        }
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

/// What makes names of a position's type out of those of views.
nonisolated private struct ScrollNameType: Equatable, Sendable {
    private let type: ObjectIdentifier
    let name: @Sendable (AnyHashable) -> ScrollName?

    init<T: Hashable & Sendable>(_ type: T.Type) {
        self.type = ObjectIdentifier(type)
        name = { ($0.base as? T).map { ScrollName($0) } }
    }

    static func == (a: Self, b: Self) -> Bool { a.type == b.type }
}

/// The name under which an end of the content is asked for.
nonisolated struct ScrollEdge: Hashable { let edge: Edge }

/// The name under which a point of the content is asked for.
nonisolated struct ScrollPoint: Hashable {
    let x: CGFloat?
    let y: CGFloat?
}

extension View {
    /// Scrolls the scroll views inside to the view of an identity; nil is where they are. While a person scrolls, the binding gets the
    /// view of `scrollTargetLayout(isEnabled:)` that is seen first (rules.md §19.4). A picture is never scrolled.
    nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        let name = id.wrappedValue.map { AnyHashable($0) }
        return modifier(ScrollPositionModifier(name: name, anchor: anchor))
            .modifier(
                ScrollReportModifier(current: name, anchor: anchor, isRequest: true) { name in
                    if let name = name.base as? ID { id.wrappedValue = name }
                })
    }

    /// Scrolls the scroll views inside to a position. While a person scrolls, the binding gets that, and which view is seen first
    /// (rules.md §19.4). A picture is never scrolled.
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        let place = position.wrappedValue.place
        var name: AnyHashable?
        var point = anchor
        if case .view(let view, let own) = place {
            name = AnyHashable(view.base)
            point = own ?? anchor
        }
        if case .point(let x, let y) = place { name = AnyHashable(ScrollPoint(x: x, y: y)) }
        let edge: Edge? = if case .edge(let edge) = place { edge } else { nil }
        return transformEnvironment(\.scrollAnchors) { anchors in
            guard case .edge(let edge) = place else { return }
            anchors.roles[.initialOffset] = .some(edge.anchor)
        }
        .modifier(ScrollPositionModifier(name: name, anchor: point, edge: edge))
        .modifier(
            ScrollReportModifier(current: position.wrappedValue.followed, anchor: anchor, isRequest: false) { name in
                position.wrappedValue.follow(name)
            })
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
    /// The end that is asked for: a picture shows it by its anchors.
    var edge: Edge?

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let outer = builder.scrollTarget
        let end = builder.live == nil ? nil : modifier.edge.map { AnyHashable(ScrollEdge(edge: $0)) }
        // With a request somebody asks for names: those that the binding is told.
        if modifier.name != nil || end != nil || builder.live != nil && outer == nil {
            let request = ScrollRequest()
            request.name = modifier.name ?? end
            request.anchor = modifier.anchor
            builder.scrollTarget = request
        }
        Base._build(content, into: builder)
        builder.scrollTarget = outer
    }
}
