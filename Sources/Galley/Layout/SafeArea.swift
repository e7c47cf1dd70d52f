import GalleyEngine

/// A safe area inside the area that surrounds it, both in the picture's space.
struct SafeArea {
    var outer: CGRect
    var inner: CGRect

    /// A window's; nil where all of it is safe.
    init?(canvas: CGSize, _ insets: EdgeInsets) {
        guard insets != EdgeInsets() else { return nil }
        outer = CGRect(origin: .zero, size: canvas)
        inner = CGRect(
            x: insets.leading, y: insets.top, width: canvas.width - insets.leading - insets.trailing,
            height: canvas.height - insets.top - insets.bottom)
    }

    init(outer: CGRect, inner: CGRect) {
        self.outer = outer
        self.inner = inner
    }

    /// What is unsafe beyond the edges of `rect` that touch the safe area's, or reach over them (semantics.md §11).
    func insets(of rect: CGRect) -> EdgeInsets {
        func reach(_ touches: Bool, _ depth: CGFloat) -> CGFloat { touches ? max(depth, 0) : 0 }
        let noise: CGFloat = 1e-6
        return EdgeInsets(
            top: reach(rect.minY <= inner.minY + noise, inner.minY - outer.minY),
            leading: reach(rect.minX <= inner.minX + noise, inner.minX - outer.minX),
            bottom: reach(rect.maxY >= inner.maxY - noise, outer.maxY - inner.maxY),
            trailing: reach(rect.maxX >= inner.maxX - noise, outer.maxX - inner.maxX))
    }
}

/// What makes an area unsafe.
nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Bars, and the edges of the container.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard; a picture has none.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// Grows a view into the unsafe area next to it.
private struct IgnoresSafeAreaWork: LateWork {
    let edges: Edge.Set

    func adjust(_ node: Int, in tree: ViewTree) {
        let pass = tree.pass
        var insets = tree.safeAreaInsets(of: node)
        if !edges.contains(.top) { insets.top = 0 }
        if !edges.contains(.leading) { insets.leading = 0 }
        if !edges.contains(.bottom) { insets.bottom = 0 }
        if !edges.contains(.trailing) { insets.trailing = 0 }
        guard insets != EdgeInsets() else { return }
        let safe = CGSize(pass.size(of: node))
        let grown = CGSize(
            width: safe.width + insets.leading + insets.trailing, height: safe.height + insets.top + insets.bottom)
        let child = pass.children(of: node).lowerBound
        let own = pass.size(child, ProposedViewSize(grown).engine)
        pass.move(
            child,
            to: Point(
                Double(-insets.leading) + (Double(grown.width) - own.width) / 2,
                Double(-insets.top) + (Double(grown.height) - own.height) / 2),
            proposal: ProposedViewSize(grown).engine)
    }
}

nonisolated struct IgnoresSafeAreaModifier: PrimitiveModifier {
    let edges: Edge.Set

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let item = NodeItem("ignoresSafeArea", .late(IgnoresSafeAreaWork(edges: modifier.edges)))
        builder.wrap({ Base._build(content, into: builder) }, item) { builder.tree.addPassthrough(around: $0) }
    }
}

/// Puts a view on an edge of another, which it takes the room from.
nonisolated struct SafeAreaInsetModifier<Inset: View>: PrimitiveModifier {
    let layout: SafeAreaInsetLayout
    let inset: Inset

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        // Each has an identity of its own, so that no two share state.
        let primaries = builder.elements { builder.step(0x5AE) { Base._build(content, into: builder) } }
        for (index, primary) in primaries.enumerated() {
            var inset: Int?
            builder.step(0x5AF + index) { inset = builder.single { Inset._build(modifier.inset, into: builder) } }
            guard let inset else {
                builder.push(builder.tree.addPassthrough(around: primary), NodeItem("safeAreaInset"))
                continue
            }
            let box = CustomLayout(
                modifier.layout, host: builder.host, direction: builder.environment.layoutDirection)
            let node = builder.tree.addLayout(box, [primary, inset])
            builder.push(node, NodeItem("safeAreaInset", .late(SafeAreaInsetWork(edge: modifier.layout.edge))))
        }
    }
}

/// Tells the primary view's content where its safe area ends.
private struct SafeAreaInsetWork: FrameMarker {
    let edge: Edge

    func mark(_ frames: inout CoordinateFrames, node: Int, child: Int?, in tree: ViewTree) {
        let pass = tree.pass
        let primary = pass.children(of: node).lowerBound
        guard child == primary else { return }
        let bounds = CGRect(origin: frames.layoutOrigin, size: CGSize(pass.size(of: node)))
        let inset = CGRect(
            origin: CGPoint(pass.origin(of: primary + 1)), size: CGSize(pass.size(of: primary + 1))
        ).offsetBy(dx: bounds.minX, dy: bounds.minY)
        var area = frames.safeArea ?? SafeArea(outer: bounds, inner: bounds)
        var (left, top, right, bottom) = (area.inner.minX, area.inner.minY, area.inner.maxX, area.inner.maxY)
        switch edge {
        case .top: top = inset.maxY
        case .bottom: bottom = inset.minY
        case .leading: left = inset.maxX
        case .trailing: right = inset.minX
        }
        area.inner = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        frames.safeArea = area
    }
}

/// The inset view is measured first, with what the primary's least length leaves of the proposal; its length and the
/// gap are taken from the primary's proposal and added to its answer. A scroll view keeps its bounds and gets room at the
/// end of its content instead (semantics.md §11).
nonisolated struct SafeAreaInsetLayout: ScrollSharingLayout {
    var edge: Edge
    var alignment: Alignment
    var spacing: CGFloat?

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    private var comesFirst: Bool { edge == .top || edge == .leading }

    private func length(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
    private func length(_ proposal: ProposedViewSize) -> CGFloat? {
        axis == .vertical ? proposal.height : proposal.width
    }
    private func with(_ proposal: ProposedViewSize, _ length: CGFloat?) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: proposal.width, height: length)
            : ProposedViewSize(width: length, height: proposal.height)
    }

    private struct Solution {
        var inset: ProposedViewSize
        var insetSize: CGSize
        var primary: ProposedViewSize
        var primarySize: CGSize
        var taken: CGFloat
        var isScroll: Bool
    }

    private func solve(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Solution {
        let (primary, inset) = (subviews[0], subviews[1])
        let gap =
            spacing
            ?? (comesFirst
                ? inset.spacing.distance(to: primary.spacing, along: axis)
                : primary.spacing.distance(to: inset.spacing, along: axis))
        let least = length(primary.sizeThatFits(with(proposal, 0)))
        let insetOffer = with(proposal, length(proposal).map { max($0 - gap - least, 0) })
        let insetSize = inset.sizeThatFits(insetOffer)
        let taken = length(insetSize) + gap
        let isScroll = primary.setScrollInset(taken, edge)
        let primaryOffer = isScroll ? proposal : with(proposal, length(proposal).map { max($0 - taken, 0) })
        return Solution(
            inset: insetOffer, insetSize: insetSize, primary: primaryOffer,
            primarySize: primary.sizeThatFits(primaryOffer), taken: taken, isScroll: isScroll)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let solution = solve(proposal, subviews)
        let size = solution.primarySize
        if solution.isScroll, length(proposal) != nil { return size }
        return axis == .vertical
            ? CGSize(width: size.width, height: size.height + solution.taken)
            : CGSize(width: size.width + solution.taken, height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let solution = solve(proposal, subviews)
        var origin = bounds.origin
        if comesFirst, !solution.isScroll {
            if axis == .vertical { origin.y += solution.taken } else { origin.x += solution.taken }
        }
        subviews[0].place(at: origin, proposal: solution.primary)
        let dimensions = subviews[1].dimensions(in: solution.inset)
        let room = CGSize(width: bounds.width - dimensions.width, height: bounds.height - dimensions.height)
        func part(_ horizontal: HorizontalAlignment) -> CGFloat {
            horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
        }
        func part(_ vertical: VerticalAlignment) -> CGFloat { vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5 }
        var point = bounds.origin
        switch edge {
        case .top: point.x += room.width * part(alignment.horizontal)
        case .bottom:
            point.x += room.width * part(alignment.horizontal)
            point.y += room.height
        case .leading: point.y += room.height * part(alignment.vertical)
        case .trailing:
            point.x += room.width
            point.y += room.height * part(alignment.vertical)
        }
        subviews[1].place(at: point, proposal: solution.inset)
    }
}

/// The edges that a view on an edge can be put on.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
    case top, bottom

    /// Several edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }
        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]
    }
}

/// The edges that a view on an edge can be put on; they follow the layout direction.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    case leading, trailing

    /// Several edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}

extension View {
    /// Lets the view reach into the unsafe area next to it; layout around it does not change.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// Lets the view reach into the unsafe area next to it.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// Puts a view on the top or bottom edge; this one gets what is left. `spacing` nil is as the views prefer.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                layout: SafeAreaInsetLayout(
                    edge: edge == .top ? .top : .bottom,
                    alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing), inset: content())
        )
    }

    /// Puts a view on the leading or trailing edge; this one gets what is left. `spacing` nil is as the views prefer.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                layout: SafeAreaInsetLayout(
                    edge: edge == .leading ? .leading : .trailing,
                    alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing), inset: content())
        )
    }

    /// Makes the edges of the view unsafe, as four insets without a gap would.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        func bar(_ edge: Edge, _ length: CGFloat) -> SafeAreaInsetModifier<AnyView> {
            let isVertical = edge == .top || edge == .bottom
            let view =
                length > 0
                ? AnyView(Color.clear.frame(width: isVertical ? 0 : length, height: isVertical ? length : 0))
                : AnyView(EmptyView())
            return SafeAreaInsetModifier(
                layout: SafeAreaInsetLayout(edge: edge, alignment: .center, spacing: 0), inset: view)
        }
        return modifier(bar(.top, insets.top)).modifier(bar(.leading, insets.leading))
            .modifier(bar(.bottom, insets.bottom)).modifier(bar(.trailing, insets.trailing))
    }

    /// Makes some edges of the view unsafe; nil is 16 points.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let inset = length ?? 16
        return safeAreaPadding(
            EdgeInsets(
                top: edges.contains(.top) ? inset : 0, leading: edges.contains(.leading) ? inset : 0,
                bottom: edges.contains(.bottom) ? inset : 0, trailing: edges.contains(.trailing) ? inset : 0))
    }

    /// Makes all edges of the view unsafe.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
