import GalleyEngine

/// A window onto content that may be larger.
///
/// Along the axes that scroll it takes what it is offered, across them it is as large as its content (semantics.md §19).
/// A picture shows the content from its start, or from where `defaultScrollAnchor(_:)` puts it.
nonisolated public struct ScrollView<Content: View>: _PrimitiveView {
    /// The content.
    public var content: Content
    /// The axes that scroll.
    public var axes: Axis.Set
    /// Whether indicators may be shown; they take no room, and a picture has none.
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let environment = builder.environment
        let margins = environment.scrollMargins
        let anchor = environment.scrollAnchor ?? .topLeading
        let target = builder.scrollTarget
        let outer = builder.scrollAxes
        builder.scrollAxes = view.axes
        var nodes: [Int] = []
        // What a scroll view asks of itself does not concern those inside it.
        builder.with({
            $0.scrollMargins = EdgeInsets()
            $0.scrollAnchor = nil
        }) {
            nodes = builder.inContainer(nil) { Content._build(view.content, into: builder) }
        }
        builder.scrollAxes = outer
        let tree = builder.tree
        let content =
            nodes.count == 1
            ? nodes[0] : tree.addStack(.vertical, alignment: .horizontalCenter, spacing: .nan, nodes)
        let node = tree.addScroll(
            horizontal: view.axes.contains(.horizontal), vertical: view.axes.contains(.vertical),
            anchor: Point(Double(anchor.x), Double(anchor.y)),
            insets: Insets(
                top: Double(margins.top), leading: Double(margins.leading), bottom: Double(margins.bottom),
                trailing: Double(margins.trailing)), around: content)
        builder.push(
            node,
            NodeItem(
                "ScrollView",
                .late(
                    ScrollWork(
                        axes: view.axes, clips: !environment.scrollClipDisabled, margins: margins, target: target))
            ))
    }
}

/// Cuts a scroll view's content off, tells the content what of it can be seen, and follows requests to scroll.
private struct ScrollWork: FrameMarker, ClippingWork {
    let axes: Axis.Set
    let clips: Bool
    let margins: EdgeInsets
    let target: ScrollTarget?

    func adjust(_ node: Int, in tree: ViewTree) {
        guard let name = target?.name else { return }
        let pass = tree.pass
        let content = pass.children(of: node).lowerBound
        guard let rect = tree.place(of: name, inside: content) else { return }
        let (size, length) = (CGSize(pass.size(of: node)), CGSize(pass.size(of: content)))
        let current = pass.origin(of: content)
        // No further than the content reaches.
        func origin(
            _ axis: Axis.Set, _ start: CGFloat, _ extent: CGFloat, _ room: CGFloat, _ whole: CGFloat,
            _ anchor: CGFloat?, _ current: Double
        ) -> Double {
            guard axes.contains(axis) else { return current }
            let wanted: CGFloat
            if let anchor {
                wanted = start + anchor * (extent - room)
            } else {
                // Just as far as it takes to show all of it.
                let shown = CGFloat(-current)
                wanted = start < shown ? start : start + extent > shown + room ? start + extent - room : shown
            }
            return -Double(min(max(wanted, 0), max(whole - room, 0)))
        }
        let place = Point(
            origin(.horizontal, rect.minX, rect.width, size.width, length.width, target?.anchor?.x, current.x),
            origin(.vertical, rect.minY, rect.height, size.height, length.height, target?.anchor?.y, current.y))
        pass.move(content, to: place, proposal: pass.proposal(of: content))
    }

    func clip(_ rect: CGRect) -> Path? { clips ? Path(rect) : nil }

    func mark(_ frames: inout CoordinateFrames, node: Int, child: Int?, in tree: ViewTree) {
        let size = CGSize(tree.pass.size(of: node))
        let space = CoordinateFrames.Space(
            name: AnyHashable(NamedCoordinateSpace.scrollViewName), toGlobal: frames.toGlobal, size: size)
        frames.named.insert(space, at: 0)
        frames.container = CGSize(
            width: max(size.width - margins.leading - margins.trailing, 0),
            height: max(size.height - margins.top - margins.bottom, 0))
        frames.visible = frames.visible.intersection(CGRect(origin: .zero, size: size).applying(frames.toGlobal))
    }
}

private enum ScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
private enum ScrollMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
private enum ScrollClipKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// The point of the content that lies on the same point of the scroll view.
    var scrollAnchor: UnitPoint? {
        get { self[ScrollAnchorKey.self] }
        set { self[ScrollAnchorKey.self] = newValue }
    }

    /// Room around the content of the next scroll view.
    var scrollMargins: EdgeInsets {
        get { self[ScrollMarginsKey.self] }
        set { self[ScrollMarginsKey.self] = newValue }
    }

    /// Whether scroll views let their content show outside of them.
    var scrollClipDisabled: Bool {
        get { self[ScrollClipKey.self] }
        set { self[ScrollClipKey.self] = newValue }
    }
}

/// What the margins of a scroll view's content are for.
nonisolated public struct ContentMarginPlacement: Sendable {
    let appliesToContent: Bool
    /// Content and indicators.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(appliesToContent: true) }
    /// The content.
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(appliesToContent: true) }
    /// The indicators only, which a picture does not have.
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(appliesToContent: false) }
}

/// Whether scroll indicators are shown.
nonisolated public struct ScrollIndicatorVisibility: Sendable, Equatable {
    private let name: String
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "automatic") }
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "visible") }
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "hidden") }
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "never") }
}

extension View {
    /// The point of the content that scroll views inside start with: `.bottom` shows the end.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.scrollAnchor, anchor)
    }

    /// Lets the content of scroll views inside show beyond their bounds.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.scrollClipDisabled, disabled)
    }

    /// Whether scroll views inside show indicators. They take no room, and a picture has none.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    )
        -> some View
    { self }

    /// Room around the content of scroll views inside.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollMargins) { margins in
            guard placement.appliesToContent else { return }
            if edges.contains(.top) { margins.top = insets.top }
            if edges.contains(.leading) { margins.leading = insets.leading }
            if edges.contains(.bottom) { margins.bottom = insets.bottom }
            if edges.contains(.trailing) { margins.trailing = insets.trailing }
        }
    }

    /// Room around the content of scroll views inside, in points; nil is 16.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let inset = length ?? 16
        return contentMargins(
            edges, EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset), for: placement)
    }

    /// Room around the content of scroll views inside, in points.
    nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
        -> some View
    { contentMargins(.all, length, for: placement) }
}
