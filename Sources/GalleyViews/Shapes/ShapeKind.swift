import GalleyGraph

/// What is to be known of a type of shapes, found out once: asking a type for its protocols takes longer than building a node.
struct ShapeKind {
    /// The name of the shape, or of the one that was trimmed, stroked or moved.
    let name: String
    /// Whether it covers what a stroke covers.
    let isStroke: Bool
    /// Whether it follows the outline of the container around.
    let followsContainer: Bool
    /// Whether it takes what it is offered, and needs no leaf of its own.
    let takesOffer: Bool

    @MainActor @exclusivity(unchecked) private static var known: [ObjectIdentifier: ShapeKind] = [:]

    @MainActor static func of<S: Shape>(_ type: S.Type) -> ShapeKind {
        if let known = known[ObjectIdentifier(type)] { return known }
        let kind = ShapeKind(type)
        known[ObjectIdentifier(type)] = kind
        return kind
    }

    private init<S: Shape>(_ type: S.Type) {
        name = Self.name(of: type)
        isStroke = type is any StrokedOutline.Type
        followsContainer = type is any ContainerFollowing.Type
        takesOffer =
            type == Rectangle.self || type == RoundedRectangle.self || type == Capsule.self || type == Ellipse.self
    }

    private static func name(of type: Any.Type) -> String {
        let name = "\(type)"
        guard let start = name.lastIndex(of: "<") else { return name }
        return String(name[name.index(after: start)...].prefix { $0 != ">" && $0 != "," })
    }
}
