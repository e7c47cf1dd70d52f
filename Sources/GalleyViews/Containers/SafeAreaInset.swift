import GalleyEngine
import GalleyGraph

/// To what lies on an edge of one of a modifier's views.
private enum InsetStep: GraphStep {}

/// Puts a view on an edge of another, which it takes the room from.
nonisolated private struct SafeAreaInsetModifier<Inset: View>: PrimitiveModifier {
    let layout: SafeAreaInsetLayout
    let inset: Inset

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let wasNearUnsafeArea = builder.isNearUnsafeArea
        // Each has an identity of its own, so that no two share state.
        builder.isNearUnsafeArea = true
        let primaries = builder.joined { builder.buildContent(content) }
        builder.isNearUnsafeArea = wasNearUnsafeArea
        for (index, primary) in primaries.enumerated() {
            var inset: Int?
            builder.step(InsetStep.self, index) {
                inset = builder.single { Inset._build(modifier.inset, into: builder) }
            }
            guard let inset else {
                builder.push(builder.tree.addPassthrough(around: primary), NodeItem("safeAreaInset"))
                continue
            }
            let box = CustomLayout(
                modifier.layout, host: builder.host, direction: builder.environment.layoutDirection)
            let node = builder.tree.addLayout(box, [primary, inset])
            builder.push(node, NodeItem("safeAreaInset", DeferredContent(SafeAreaInsetWork(layout: modifier.layout))))
        }
    }
}

/// Tells the primary view's content where its safe area ends.
private struct SafeAreaInsetWork: DeferredWork {
    let layout: SafeAreaInsetLayout

    func mark(_ frames: inout CoordinateFrames, node: Int, child: Int?, in tree: ViewTree) {
        let pass = tree.pass
        let primary = pass.children(of: node).lowerBound
        guard child == primary else { return }
        let isRightToLeft = pass.isRightToLeft(node)
        let gap = layout.gap(
            ViewSpacing(pass.spacing(of: primary), isRightToLeft: isRightToLeft),
            ViewSpacing(pass.spacing(of: primary + 1), isRightToLeft: isRightToLeft))
        let taken = CGSize(pass.size(of: primary + 1))[layout.axis] + gap
        let outer = CGRect(origin: frames.layoutOrigin, size: CGSize(pass.size(of: node)))
        let taking = EdgeReach(top: -taken, left: -taken, bottom: -taken, right: -taken)
        let inner = outer.grown(by: taking.only(Edge.Set(layout.edge), isRightToLeft: isRightToLeft))
        frames.safeArea = SafeArea((frames.safeArea?.levels ?? []) + [SafeArea.Level(outer: outer, inner: inner)])
    }
}

/// The inset view is measured first, with what the primary's least length leaves of the proposal; its length and the gap
/// are taken from the primary's proposal and added to its answer. What the primary is makes no difference: a scroll view
/// draws beyond its own frame, into the unsafe area, by itself. Guides of what is inside stay inside. (OSU,
/// InsetViewLayout; SWW position/safe-area.)
nonisolated struct SafeAreaInsetLayout: Layout {
    var edge: Edge
    var alignment: Alignment
    var spacing: CGFloat?

    var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    private var comesFirst: Bool { edge == .top || edge == .leading }

    /// The distance between the two views.
    func gap(_ primary: ViewSpacing, _ inset: ViewSpacing) -> CGFloat {
        if let spacing, spacing.isFinite { return spacing }
        return primary.distance(to: inset, along: axis)
    }

    /// What either view is offered, and what it answers.
    private struct Solution {
        var inset: ProposedViewSize
        var insetSize: CGSize
        var primary: ProposedViewSize
        var primarySize: CGSize
        var gap: CGFloat
    }

    private func solve(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Solution {
        let (primary, inset) = (subviews[0], subviews[1])
        let gap = gap(primary.spacing, inset.spacing)
        var insetOffer = proposal, primaryOffer = proposal
        if let length = proposal[axis] {
            var least = proposal
            least[axis] = 0
            insetOffer[axis] = max(max(length - gap, 0) - primary.sizeThatFits(least)[axis], 0)
        }
        let insetSize = inset.sizeThatFits(insetOffer)
        if let length = proposal[axis] { primaryOffer[axis] = max(length - insetSize[axis] - gap, 0) }
        return Solution(
            inset: insetOffer, insetSize: insetSize, primary: primaryOffer,
            primarySize: primary.sizeThatFits(primaryOffer), gap: gap)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let solution = solve(proposal, subviews)
        return CGSize(
            along: axis, solution.insetSize[axis] + solution.gap + solution.primarySize[axis],
            across: max(solution.insetSize[axis.crossed], solution.primarySize[axis.crossed]))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let across = axis.crossed
        var proposal = proposal
        proposal[across] = proposal[across] ?? bounds.size[across]
        let solution = solve(proposal, subviews)
        // The primary lies on the opposite edge, in the middle across; the inset's guide on the primary's.
        let room = bounds.size[axis] - solution.primarySize[axis]
        let insetRoom = bounds.size[axis] - solution.insetSize[axis]
        let start = (bounds.size[across] - solution.primarySize[across]) / 2
        let place = CGPoint(along: axis, comesFirst ? room : 0, across: start)
        let guides = subviews.enumerated().map { index, subview in
            subview.dimensions(in: index == 0 ? solution.primary : solution.inset)[alignment, across]
        }
        let insetPlace = CGPoint(along: axis, comesFirst ? 0 : insetRoom, across: start + guides[0] - guides[1])
        subviews[0].place(
            at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: solution.primary)
        subviews[1].place(
            at: CGPoint(x: bounds.minX + insetPlace.x, y: bounds.minY + insetPlace.y), proposal: solution.inset)
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing(.plain) }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { nil }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { nil }
}

extension View {
    /// Puts a view on the top or bottom edge; this one gets what is left. `spacing` nil is as the views prefer
    /// (rules.md §11.4).
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

    /// Puts a view on the leading or trailing edge; this one gets what is left. `spacing` nil is as the views prefer
    /// (rules.md §11.4).
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

    /// Makes the edges of the view unsafe, as four insets without a gap would. A length that is not positive and finite
    /// leaves its edge as it is (rules.md §11.4).
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        func bar(_ edge: Edge, _ length: CGFloat) -> SafeAreaInsetModifier<AnyView> {
            let isVertical = edge == .top || edge == .bottom
            let view =
                length > 0 && length.isFinite
                ? AnyView(Color.clear.frame(width: isVertical ? 0 : length, height: isVertical ? length : 0))
                : AnyView(EmptyView())
            return SafeAreaInsetModifier(
                layout: SafeAreaInsetLayout(edge: edge, alignment: .center, spacing: 0), inset: view)
        }
        return modifier(bar(.top, insets.top)).modifier(bar(.bottom, insets.bottom))
            .modifier(bar(.leading, insets.leading)).modifier(bar(.trailing, insets.trailing))
    }

    /// Makes some edges of the view unsafe; nil is 16 points (rules.md §11.4).
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? 16))
    }

    /// Makes all edges of the view unsafe (rules.md §11.4).
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
