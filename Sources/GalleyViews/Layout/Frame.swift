import GalleyEngine
import GalleyGraph

/// A frame of given lengths around views.
@usableFromInline nonisolated struct FrameModifier: WrappingModifier {
    @usableFromInline let width, height: CGFloat?
    @usableFromInline let alignment: Alignment

    @inlinable init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    @usableFromInline static var kind: String { "frame" }

    @inlinable @MainActor static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        let mark = builder.pendingCount
        Base._build(content, into: builder)
        let (width, height) = (modifier.width ?? 0, modifier.height ?? 0)
        // Not a number is not less than anything.
        if !(width >= 0 && height >= 0 && width < .infinity && height < .infinity) {
            builder.reportFrame(
                of: Base.self, since: mark, ["width": width, "height": height], allowsInfinity: false)
        }
        builder.wrap(since: mark, with: modifier)
    }

    @usableFromInline @MainActor func wrap(_ child: Int, in tree: LayoutTree) -> Int {
        tree.addFrame(
            width: engineLength(width), height: engineLength(height), tree.key(alignment.horizontal),
            tree.key(alignment.vertical), around: child)
    }
}

/// A frame within limits around views.
@usableFromInline nonisolated struct FlexibleFrameModifier: WrappingModifier {
    @usableFromInline let minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: CGFloat?
    @usableFromInline let alignment: Alignment

    @inlinable init(
        minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?,
        maxHeight: CGFloat?, alignment: Alignment
    ) {
        self.minWidth = minWidth
        self.idealWidth = idealWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.idealHeight = idealHeight
        self.maxHeight = maxHeight
        self.alignment = alignment
    }

    @usableFromInline static var kind: String { "frame" }

    @inlinable @MainActor static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        let mark = builder.pendingCount
        Base._build(content, into: builder)
        let (minWidth, idealWidth, maxWidth) = (
            modifier.minWidth ?? 0, modifier.idealWidth ?? 0, modifier.maxWidth ?? 0
        )
        let (minHeight, idealHeight, maxHeight) = (
            modifier.minHeight ?? 0, modifier.idealHeight ?? 0, modifier.maxHeight ?? 0
        )
        if !(minWidth >= 0 && idealWidth >= 0 && maxWidth >= 0 && minHeight >= 0 && idealHeight >= 0 && maxHeight >= 0)
        {
            builder.reportFrame(
                of: Base.self, since: mark,
                [
                    "minWidth": minWidth, "idealWidth": idealWidth, "maxWidth": maxWidth, "minHeight": minHeight,
                    "idealHeight": idealHeight, "maxHeight": maxHeight,
                ], allowsInfinity: true)
        }
        builder.wrap(since: mark, with: modifier)
    }

    @usableFromInline @MainActor func wrap(_ child: Int, in tree: LayoutTree) -> Int {
        tree.addFlexibleFrame(
            width: FrameLimits(
                minimum: engineLength(minWidth), ideal: engineLength(idealWidth), maximum: engineLength(maxWidth)),
            height: FrameLimits(
                minimum: engineLength(minHeight), ideal: engineLength(idealHeight), maximum: engineLength(maxHeight)),
            tree.key(alignment.horizontal), tree.key(alignment.vertical), around: child)
    }
}

extension View {
    /// A frame of the given lengths in points; along an axis without one the view's own (rules.md §8.1).
    @inlinable nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FrameModifier(width: width, height: height, alignment: alignment))
    }

    /// A frame within limits, in points (rules.md §8.2).
    @inlinable nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }
}
