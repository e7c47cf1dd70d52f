import GalleyEngine
import GalleyGraph

/// A row or a column of views: the guides on which they meet say which of both it is.
public protocol _AxisStack: _PrimitiveView {
    /// The guides on which the views meet.
    associatedtype Guide: _StackGuide
    /// The views.
    associatedtype Content: View

    /// What the stack consists of.
    nonisolated var _stack: _StackParts<Guide, Content> { get }
}

/// What a row or a column consists of.
nonisolated public struct _StackParts<Guide: _StackGuide, Content: View> {
    @usableFromInline let alignment: Guide
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    @inlinable init(_ alignment: Guide, _ spacing: CGFloat?, _ content: Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content
    }
}

extension _AxisStack {
    // Into each of the two, where it is known which it is.
    @inlinable @inline(__always) @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let stack = view._stack
        let opening = builder.open(Guide._stackAxis)
        Content._build(stack.content, into: builder)
        builder.closeStack(opening, Guide._stackAxis, stack.alignment._stackKey, stack.spacing)
    }
}

/// A row of views (rules.md §4).
nonisolated public struct HStack<Content: View>: _AxisStack {
    public let _stack: _StackParts<VerticalAlignment, Content>

    /// A row whose views meet on `alignment`, `spacing` points apart (nil: as the views prefer).
    @inlinable public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        _stack = _StackParts(alignment, spacing, content())
    }
}

/// A column of views (rules.md §4).
nonisolated public struct VStack<Content: View>: _AxisStack {
    public let _stack: _StackParts<HorizontalAlignment, Content>

    /// A column whose views meet on `alignment`, `spacing` points apart (nil: as the views prefer).
    @inlinable public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        _stack = _StackParts(alignment, spacing, content())
    }
}

/// Views on top of each other, the first at the back (rules.md §6).
nonisolated public struct ZStack<Content: View>: _PrimitiveView {
    @usableFromInline let alignment: Alignment
    @usableFromInline let content: Content

    /// Views in depth that meet on `alignment`; the last is in front (rules.md §6.2).
    @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @inlinable @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let opening = builder.open(nil)
        Content._build(view.content, into: builder)
        builder.closeZStack(opening, view.alignment)
    }
}

extension ViewTreeBuilder {
    /// Makes a row or a column of the content; around a single child that is always there it is the child itself
    /// (rules.md §2.5).
    @usableFromInline func closeStack(_ opening: Opening, _ axis: Axis, _ alignment: _StackKey, _ spacing: CGFloat?) {
        let (nodes, isStatic) = close(opening)
        let item = NodeItem(axis == .horizontal ? "HStack" : "VStack")
        if isStatic, nodes.count == 1 { return push(tree.addPassthrough(around: nodes[0]), item) }
        let gap = if let spacing { Double(spacing) } else { Double.nan }
        let guide = tree.key(alignment.key, axis.engine.crossed)
        push(tree.addStack(axis.engine, alignment: guide, spacing: gap, nodes), item)
    }

    @usableFromInline func closeZStack(_ opening: Opening, _ alignment: Alignment) {
        let (nodes, isStatic) = close(opening)
        if isStatic, nodes.count == 1 {
            push(tree.addPassthrough(around: nodes[0]), NodeItem("ZStack"))
        } else {
            let node = tree.addZStack(tree.key(alignment.horizontal), tree.key(alignment.vertical), nodes)
            push(node, NodeItem("ZStack"))
        }
    }
}

/// A gap that grows along the stack it is in, or both ways outside of one (rules.md §7.1).
nonisolated public struct Spacer: _PrimitiveView, Sendable {
    /// The least length in points; nil is 8.
    public var minLength: CGFloat?

    /// A space that is never shorter than `minLength` points; nil is 8 (rules.md §7.1).
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor public static func _build(_ view: Spacer, into builder: ViewTreeBuilder) {
        let minimum = view.minLength.map { $0.isFinite ? max(Double($0), 0) : 0 } ?? 8
        builder.push(
            builder.tree.addSpacer(minimum: minimum, along: builder.stackAxis?.engine), NodeItem("Spacer"))
    }

    @MainActor public static func _list(_ view: Spacer, into elements: ViewElements) {
        elements.change({ elements.add { Self._build(view, into: $0) } }) { $0.traits.isSpacer = true }
    }
}

extension ElementTraits {
    private enum SpacerTrait {}

    /// Whether the view is a `Spacer`.
    package var isSpacer: Bool {
        get { values[ObjectIdentifier(SpacerTrait.self)] != nil }
        set { values[ObjectIdentifier(SpacerTrait.self)] = newValue ? true : nil }
    }
}

/// The first of its views whose ideal size fits, or the last (rules.md §11.1).
nonisolated public struct ViewThatFits<Content: View>: _PrimitiveView {
    let axes: Axis.Set
    let content: Content

    /// Tries the views in order, and takes the first whose ideal size has room along `axes`, else the last
    /// (rules.md §11.1).
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let nodes = builder.inContainer(nil) { Content._build(view.content, into: builder) }
        let node = builder.tree.addViewThatFits(
            width: view.axes.contains(.horizontal), height: view.axes.contains(.vertical), nodes)
        builder.push(node, NodeItem("ViewThatFits"))
    }
}
