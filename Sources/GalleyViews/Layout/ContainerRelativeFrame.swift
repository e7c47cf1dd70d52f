import GalleyEngine
import GalleyGraph

/// A frame whose lengths follow the nearest scroll view, or the window (rules.md §11).
///
/// The container's size is known only after the layout. The frame starts from the window's, and where the container
/// turns out to be of another size the view is laid out again with that one.
nonisolated struct ContainerRelativeModifier: PrimitiveModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let store = builder.context.store
        let known = store.object(at: builder.identity.child(ContainerSize.self), in: builder.part) { ContainerSize() }
        known.begin(store.layout, window: builder.context.options.proposal.replacingUnspecifiedDimensions())
        func length(_ axis: Axis) -> Double {
            let container = axis == .horizontal ? known.size.width : known.size.height
            guard modifier.axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return .nan }
            return Double(modifier.length(container, axis))
        }
        let item = NodeItem(
            "containerRelativeFrame", DeferredContent(ContainerRelativeWork(known: known, axes: modifier.axes)))
        builder.wrap({ builder.buildContent(content) }, item) { child in
            builder.tree.addFrame(
                width: length(.horizontal), height: length(.vertical), builder.tree.key(modifier.alignment.horizontal),
                builder.tree.key(modifier.alignment.vertical), around: child)
        }
    }
}

/// The container's size as the build before found it.
@MainActor
private final class ContainerSize {
    private(set) var size = CGSize.zero
    /// The axes along which the container is as long as its content.
    private var dependentAxes: Axis.Set = []
    private var layout: Int?
    private var window: CGSize?

    /// Every layout starts from the size that the last one found, in another window from the window's. A container that is as long
    /// as its content starts from the window in any case: it would keep the length that an earlier layout gave it.
    func begin(_ layout: Int, window: CGSize) {
        if window != self.window {
            size = window
        } else if layout != self.layout {
            if dependentAxes.contains(.horizontal) { size.width = window.width }
            if dependentAxes.contains(.vertical) { size.height = window.height }
        }
        (self.layout, self.window) = (layout, window)
    }

    /// Takes in what a layout has found. Returns whether it is another length along an axis that someone asks for.
    func take(_ size: CGSize, along axes: Axis.Set, _ dependentAxes: Axis.Set) -> Bool {
        self.dependentAxes = dependentAxes
        let isNews =
            axes.contains(.horizontal) && size.width != self.size.width
            || axes.contains(.vertical) && size.height != self.size.height
        self.size = size
        return isNews
    }
}

private struct ContainerRelativeWork: DeferredWork {
    let known: ContainerSize
    let axes: Axis.Set

    func resolve(_ node: Int, in tree: ViewTree) {
        let frames = tree.frames(of: node)
        let container = frames.container
        guard container.width.isFinite, container.height.isFinite else { return }
        if known.take(container, along: axes, frames.containerDependentAxes) { tree.context.store.changes.note(.root) }
    }
}

extension View {
    /// A frame as long as the nearest container along some axes (rules.md §11.2).
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// A frame as long as `span` of `count` equal parts of the nearest container, `spacing` points apart
    /// (rules.md §11.2).
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        let count = max(count, 1), span = max(span, 1)
        return containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let unit = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
            return max(unit * CGFloat(span) + spacing * CGFloat(span - 1), 0)
        }
    }

    /// A frame whose lengths are made of the nearest container's (rules.md §11.2).
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
    }
}
