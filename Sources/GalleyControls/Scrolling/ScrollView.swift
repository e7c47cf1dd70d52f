import GalleyEngine
import GalleyGraph
import GalleyLive

/// A window onto content that may be larger.
///
/// Along the axes that scroll it takes what it is offered, across them it is as large as its content (rules.md §19).
/// A picture shows the content from its start, or from where `defaultScrollAnchor(_:)` puts it. Where its frame ends at
/// an unsafe area the content is seen there, too.
nonisolated public struct ScrollView<Content: View>: _PrimitiveView {
    /// The content.
    public var content: Content
    /// The axes that scroll.
    public var axes: Axis.Set
    /// Whether indicators may be shown; they take no room, and a picture has none.
    public var showsIndicators: Bool

    /// Content that scrolls along `axes`, which is offered nothing along them (rules.md §19.1).
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let environment = builder.environment
        let margins = environment.scrollMargins
        let anchors = environment.scrollAnchors
        let outer = builder.position
        let settings = builder.isTrial ? ScrollSettings() : environment.scrollSettings.taken(by: builder.identity)
        let offset = builder.scrollOffset
        offset?.settings = settings
        if let live = builder.live, let offset {
            offset.follow(live) { action in
                builder.context.actions.append(RenderContext.Action(name: "onScrollPhaseChange", run: action))
            }
        }
        builder.scrollAxes = view.axes
        // The scroll view itself keeps its content out of the unsafe area.
        builder.isNearUnsafeArea = false
        var nodes: [Int] = []
        // What a scroll view asks of itself does not concern those inside it.
        builder.with({
            $0.scrollMargins = EdgeInsets()
            $0.scrollAnchors = ScrollAnchors()
            $0.scrollSettings = ScrollSettings()
            if $0.pull != 0 { $0.pull = 0 }
        }) {
            nodes = builder.inContainer(nil, expectsOne: true) { Content._build(view.content, into: builder) }
        }
        builder.scrollAxes = outer.scrollAxes
        builder.isNearUnsafeArea = outer.isNearUnsafeArea
        let tree = builder.tree
        let content =
            nodes.count == 1
            ? nodes[0] : tree.addStack(.vertical, alignment: .horizontalCenter, spacing: .nan, nodes)
        let node = tree.addScroll(
            horizontal: view.axes.contains(.horizontal), vertical: view.axes.contains(.vertical),
            anchor: anchors[.initialOffset].engine, alignment: anchors[.alignment].engine,
            insets: Insets(
                top: Double(margins.top), leading: Double(margins.leading), bottom: Double(margins.bottom),
                trailing: Double(margins.trailing)), around: content)
        let work = ScrollWork(
            axes: view.axes, clips: !environment.scrollClipDisabled, margins: margins, target: outer.scrollTarget,
            offset: offset, settings: settings, environment: environment,
            pull: view.axes.contains(.vertical) ? environment.pull : 0, showsBars: view.showsIndicators)
        builder.push(node, NodeItem("ScrollView", DeferredContent(work)))
    }
}

extension UnitPoint {
    fileprivate var engine: Point { Point(Double(x), Double(y)) }
}
