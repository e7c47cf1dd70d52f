import GalleyEngine

/// What of a view's geometry follows another's.
nonisolated public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Makes a value from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The place alone.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size alone.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Place and size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Views that share a name: where one of them is the source, the others lie where it lies, as large as it is. Their own
/// places in the layout stay as they are (rules.md §20).
struct MatchedGeometryWork: DeferredWork {
    struct Name: Hashable {
        var id: AnyHashable
        var namespace: Namespace.ID
    }

    let name: Name
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    func reposition(_ node: Int, in tree: ViewTree) {
        if isSource { return showOnTheWay(node, in: tree) }
        guard let source = tree.matchedSource(name), source != node else { return }
        let sourceSize = CGSize(tree.pass.size(of: source))
        let toOwn = tree.frames(of: source).toGlobal.concatenating(tree.frames(of: node).toGlobal.inverted())
        put(node, in: tree, on: CGRect(origin: .zero, size: sourceSize).applying(toOwn), size: sourceSize)
    }

    /// Puts a source where it is on the way from the one before it, where the view is alive.
    private func showOnTheWay(_ node: Int, in tree: ViewTree) {
        guard let live = tree.context.store.live, let key = tree.key(of: node) else { return }
        guard live.isBuildingGhosts || tree.matchedSource(name) == node else { return }
        let toGlobal = tree.frames(of: node).toGlobal
        let frame = CGRect(origin: .zero, size: CGSize(tree.pass.size(of: node))).applying(toGlobal)
        guard let shown = live.shownFrame(of: name, key, frame) else { return }
        tree.nodesOnTheWay.insert(node)
        let place = shown.applying(toGlobal.inverted())
        put(node, in: tree, on: place, size: place.size)
    }

    /// Lays the view out for a size, its anchor on that of a place in its node's space.
    private func put(_ node: Int, in tree: ViewTree, on place: CGRect, size sourceSize: CGSize) {
        let pass = tree.pass
        let child = pass.children(of: node).lowerBound
        let slot = CGSize(pass.size(of: node))
        let proposal =
            properties.contains(.size) ? ProposedViewSize(sourceSize).engine : pass.proposal(of: child)
        let size = pass.size(child, proposal)
        // The anchor's point of the view lies on the same point of the source, or of the view's own place.
        let target = properties.contains(.position) ? place : CGRect(origin: .zero, size: slot)
        let x = target.minX + anchor.x * target.width, y = target.minY + anchor.y * target.height
        pass.move(
            child, to: Point(Double(x) - Double(anchor.x) * size.width, Double(y) - Double(anchor.y) * size.height),
            proposal: proposal)
    }
}

nonisolated struct MatchedGeometryModifier: PrimitiveModifier {
    let name: MatchedGeometryWork.Name
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let work = MatchedGeometryWork(
            name: modifier.name, properties: modifier.properties, anchor: modifier.anchor, isSource: modifier.isSource)
        let item = NodeItem("matchedGeometryEffect", DeferredContent(work))
        builder.wrap({ Base._build(content, into: builder) }, item) { builder.tree.addPassthrough(around: $0) }
    }
}

extension View {
    /// Names the view's geometry. Views of the same name that are no source take the first source's size, position or
    /// both, `anchor` on `anchor`; views inside a `GeometryReader` match those of the same reader (rules.md §20.4).
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                name: MatchedGeometryWork.Name(id: AnyHashable(id), namespace: namespace), properties: properties,
                anchor: anchor, isSource: isSource))
    }
}
