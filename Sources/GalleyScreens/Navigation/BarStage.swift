import GalleyControls
import GalleyGraph
import GalleyLive
import GalleyViews

/// Bars over a container: what they take from its content, and the views that they are.
@MainActor
final class BarStage {
    /// What the bars take from the content's edges as far as is known now. Asked once the content is built.
    private let extents: @MainActor () -> EdgeInsets
    /// The bars, for an area that reaches beyond the container by these insets, over content that is scrolled so far; nil where there is
    /// nothing to draw.
    private let bars: @MainActor (EdgeInsets, CGFloat) -> AnyView?
    /// Whether the content, now that all of it is built, has to be built again for another reason.
    private let isStale: @MainActor (RenderContext) -> Bool
    private let memory: BarMemory
    /// The screens between the bars; nil where they are no one's to lead through.
    private let screens: (@MainActor () -> ShownScreens)?

    /// What the bars took when their content was built.
    private var early = EdgeInsets()
    /// What the layout keeps free for them.
    private var reserved = EdgeInsets()

    fileprivate init(
        _ memory: BarMemory, extents: @escaping @MainActor () -> EdgeInsets,
        isStale: @escaping @MainActor (RenderContext) -> Bool,
        bars: @escaping @MainActor (EdgeInsets, CGFloat) -> AnyView?,
        screens: (@MainActor () -> ShownScreens)?
    ) {
        self.memory = memory
        self.screens = screens
        self.extents = extents
        self.isStale = isStale
        self.bars = bars
    }

    /// Looks at what the content says of the bars, which it does while it is built.
    fileprivate func reserve() {
        early = extents()
        reserved = memory.early == early ? memory.late : early
    }

    fileprivate func length(_ edge: Edge) -> CGFloat {
        switch edge {
        case .top: reserved.top
        case .bottom: reserved.bottom
        case .leading: reserved.leading
        case .trailing: reserved.trailing
        }
    }

    /// Compares with what the content says now that all of it is built. Returns whether the layout has to be done again.
    fileprivate func check(_ context: RenderContext) -> Bool {
        let isStale = isStale(context)
        let late = extents()
        if late == reserved { return isStale }
        (memory.early, memory.late) = (early, late)
        return true
    }

    /// - Parameter scrolled: Tells how far the content is scrolled that begins no lower than a length below the container's top.
    fileprivate func view(_ insets: EdgeInsets, _ scrolled: (CGFloat) -> CGFloat) -> AnyView? {
        bars(insets, scrolled(reserved.top))
    }

    fileprivate var shownScreens: ShownScreens? { screens?() }
}

/// What bars turned out to take once all of the content was built, kept for the layout that follows.
@MainActor
private final class BarMemory {
    var early: EdgeInsets?
    var late = EdgeInsets()
}

extension ViewTreeBuilder {
    /// A container that takes what it is offered, with bars over its edges and its content between them.
    ///
    /// - Parameters:
    ///   - kind: What SwiftUI calls the container.
    ///   - extents: What the bars take from the content's edges; asked once the content is built, and again after the layout.
    ///   - isStale: Whether the content has to be built again for another reason; asked after the layout.
    ///   - bars: The bars, for an area that reaches beyond the container by the given insets, over content that is scrolled so far.
    ///   - screens: The screens between them, for who leads through them from outside.
    ///   - content: Builds what lies between the bars.
    func addBars(
        _ kind: String, extents: @escaping @MainActor () -> EdgeInsets,
        isStale: @escaping @MainActor (RenderContext) -> Bool = { _ in false },
        bars: @escaping @MainActor (EdgeInsets, CGFloat) -> AnyView?, screens: (@MainActor () -> ShownScreens)? = nil,
        content: @escaping @MainActor (ViewTreeBuilder) -> Void
    ) {
        let memory = context.store.object(at: identity.child(BarMemory.self), in: part) { BarMemory() }
        let stage = BarStage(memory, extents: extents, isStale: isStale, bars: bars, screens: screens)
        let work = BarsWork(stage: stage, position: position)
        let view = ElementView { builder in builder.asHandedIn { content(builder) } }
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .safeAreaInset(edge: .top, spacing: 0) { BarSpace(stage: stage, edge: .top) }
            .safeAreaInset(edge: .bottom, spacing: 0) { BarSpace(stage: stage, edge: .bottom) }
            // It takes what it is offered even where that is less than its bars need.
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .top)
            .background { ScreenGround().ignoresSafeArea() }
        func build<V: View>(_ view: V) { V._build(view, into: self) }
        wrap({ asParts { build(view) } }, NodeItem(kind, DeferredContent(work))) { tree.addPassthrough(around: $0) }
    }
}

/// What lies behind a screen: the background of the surroundings, and that of sidebars.
private struct ScreenGround: View {
    @Environment(\.isInSidebar) private var isInSidebar
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Rectangle().fill(isInSidebar ? AnyShapeStyle(sidebar) : AnyShapeStyle(BackgroundStyle()))
    }

    private var sidebar: Color {
        scheme == .dark
            ? Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255)
            : Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255)
    }
}

/// The room of a bar, which its content has decided by the time that this is built.
private struct BarSpace: _PrimitiveView {
    let stage: BarStage
    let edge: Edge

    static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        // The first one is built right after the content.
        if view.edge == .top { view.stage.reserve() }
        let length = view.stage.length(view.edge)
        guard length > 0 else { return }
        let space = Color.clear.frame(height: length)
        func build<V: View>(_ view: V) { V._build(view, into: builder) }
        build(space)
    }
}

/// To a bar.
private enum BarStep: GraphStep {}

/// Draws the bars over the container, and asks for another layout where they need other room than they got.
private struct BarsWork: DeferredWork, ScreenOwner {
    let stage: BarStage
    let position: ViewTreeBuilder.Position

    var shownScreens: ShownScreens? { stage.shownScreens }

    func resolve(_ node: Int, in tree: ViewTree) {
        if stage.check(tree.context) { tree.context.store.changes.note(.root) }
        tree.noteScreen(node)
        let insets = tree.safeAreaInsets(of: node)
        guard let view = stage.view(insets, { tree.scrolled(under: node, within: $0) }) else { return }
        let size = CGSize(tree.pass.size(of: node))
        let whole = CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
        let isRightToLeft = position.environment.layoutDirection == .rightToLeft
        var frames = tree.frames(of: node)
        frames.safeArea = nil
        let inner = ViewTree(
            tree.context, frames: frames, proposal: ProposedViewSize(whole),
            root: { builder in
                builder.move(to: position)
                let nodes = builder.elements {
                    builder.asParts { builder.step(BarStep.self) { AnyView._build(view, into: builder) } }
                }
                return builder.single(nodes, .center) ?? builder.tree.addFlexible()
            },
            place: { _ in CGPoint(x: isRightToLeft ? -insets.trailing : -insets.leading, y: -insets.top) })
        tree.setInner(inner, of: node)
    }
}

extension ViewTree {
    /// How far what is in a container is scrolled: the first scroll view that a finger moves up and down, where it begins at the container's
    /// top or no lower than a length below it.
    fileprivate func scrolled(under container: Int, within length: CGFloat) -> CGFloat {
        let top = CGPoint.zero.applying(frames(of: container).toGlobal).y
        var open: [(tree: ViewTree, node: Int)] = []
        for child in pass.children(of: container).reversed() { open.append((tree: self, node: child)) }
        while let (tree, node) = open.popLast() {
            guard !tree.pass.isExcluded(node) else { continue }
            if let work = tree.item(node)?.scrolling, work.handAxes.contains(.vertical),
                let offset = work.offset, offset.longest.height > 0
            {
                let begin = CGPoint.zero.applying(tree.frames(of: node).toGlobal).y
                return begin <= top + length + 1 ? offset.value?.y ?? 0 : 0
            }
            if let inner = tree.inner[node] { open.append((tree: inner.tree, node: 0)) }
            for child in tree.pass.children(of: node).reversed() { open.append((tree: tree, node: child)) }
        }
        return 0
    }
}
