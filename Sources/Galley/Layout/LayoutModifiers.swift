import GalleyEngine

/// A modifier that wraps each view in one node of the layout tree.
nonisolated struct WrappingModifier: PrimitiveModifier {
    let kind: String
    let wrap: (LayoutTree, Int) -> Int

    init(_ kind: String, _ wrap: @escaping (LayoutTree, Int) -> Int) {
        self.kind = kind
        self.wrap = wrap
    }

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        builder.wrap({ Base._build(content, into: builder) }, NodeItem(modifier.kind)) {
            modifier.wrap(builder.tree, $0)
        }
    }
}

/// An optional length as the engine has it.
private func length(_ value: CGFloat?) -> Double { value.map { Double($0) } ?? .nan }

extension View {
    /// Space around the view, in points per edge; may be negative.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(
            WrappingModifier("padding") { tree, child in
                tree.addPadding(
                    top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
                    trailing: Double(insets.trailing), around: child)
            })
    }

    /// Space on some edges, in points; nil is 16 (semantics.md §9).
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let inset = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? inset : 0, leading: edges.contains(.leading) ? inset : 0,
                bottom: edges.contains(.bottom) ? inset : 0, trailing: edges.contains(.trailing) ? inset : 0))
    }

    /// The same space on all edges, in points.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// A frame of the given lengths in points; along an axis without one the view's own (semantics.md §8.1).
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    {
        modifier(
            WrappingModifier("frame") { tree, child in
                tree.addFrame(
                    width: length(width), height: length(height), tree.key(alignment.horizontal),
                    tree.key(alignment.vertical), around: child)
            })
    }

    /// A frame within limits, in points (semantics.md §8.2).
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            WrappingModifier("frame") { tree, child in
                tree.addFlexibleFrame(
                    width: FrameLimits(
                        minimum: length(minWidth), ideal: length(idealWidth), maximum: length(maxWidth)),
                    height: FrameLimits(
                        minimum: length(minHeight), ideal: length(idealHeight), maximum: length(maxHeight)),
                    tree.key(alignment.horizontal), tree.key(alignment.vertical), around: child)
            })
    }

    /// The view at its ideal size.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// The view at its ideal length along some axes.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(
            WrappingModifier("fixedSize") { tree, child in
                tree.addFixedSize(horizontal: horizontal, vertical: vertical, around: child)
            })
    }

    /// Keeps width ÷ height at a ratio; nil is the view's own.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(
            WrappingModifier("aspectRatio") { tree, child in
                tree.addAspectRatio(length(aspectRatio), fills: contentMode == .fill, around: child)
            })
    }

    /// Keeps width ÷ height as in a size.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil, contentMode: contentMode)
    }

    /// The view, in its own proportions, as large as fits.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// The view, in its own proportions, as small as covers.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// How early a stack serves the view: higher priorities first.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(WrappingModifier("layoutPriority") { $0.addPriority(value, around: $1) })
    }

    /// Puts the view's center on a point of the space it is offered.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(
            WrappingModifier("position") { tree, child in
                tree.addPosition(Point(Double(position.x), Double(position.y)), around: child)
            })
    }

    /// Puts the view's center on a point of the space it is offered.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

    /// Gives the view an explicit value for a guide, in points from its left.
    nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(
            WrappingModifier("alignmentGuide") { tree, child in
                tree.addAlignmentGuide(tree.key(guide), GuideValue(computeValue), around: child)
            })
    }

    /// Gives the view an explicit value for a guide, in points from its top.
    nonisolated public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(
            WrappingModifier("alignmentGuide") { tree, child in
                tree.addAlignmentGuide(tree.key(guide), GuideValue(computeValue), around: child)
            })
    }
}

/// How a view of fixed proportions uses the space it is offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}

/// A closure given to `alignmentGuide`.
private final class GuideValue: GuideValueBox {
    private let compute: (ViewDimensions) -> CGFloat

    init(_ compute: @escaping (ViewDimensions) -> CGFloat) { self.compute = compute }

    override func value(_ dimensions: Dimensions) -> Double {
        let value = Double(compute(ViewDimensions(dimensions)))
        return value.isFinite ? value : 0
    }
}
