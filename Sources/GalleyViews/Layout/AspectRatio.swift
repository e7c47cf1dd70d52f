import GalleyEngine
import GalleyGraph

/// How a view of fixed proportions uses the space it is offered.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as it can be inside of the space (rules.md §9.3).
    case fit
    /// As small as it can be and cover the space (rules.md §9.3).
    case fill
}

/// Views of fixed proportions.
@usableFromInline nonisolated struct AspectRatioModifier: WrappingModifier {
    @usableFromInline let aspectRatio: CGFloat?
    @usableFromInline let contentMode: ContentMode

    @inlinable init(aspectRatio: CGFloat?, contentMode: ContentMode) {
        self.aspectRatio = aspectRatio
        self.contentMode = contentMode
    }

    @usableFromInline static var kind: String { "aspectRatio" }

    @usableFromInline @MainActor func wrap(_ child: Int, in tree: LayoutTree) -> Int {
        tree.addAspectRatio(engineLength(aspectRatio), fills: contentMode == .fill, around: child)
    }
}

extension View {
    /// Keeps width ÷ height at a ratio; nil is the view's own (rules.md §9.3).
    @inlinable nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
        -> some View
    {
        modifier(AspectRatioModifier(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    /// Keeps width ÷ height as in a size (rules.md §9.3).
    @inlinable nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil, contentMode: contentMode)
    }

    /// The view, in its own proportions, as large as fits (rules.md §9.3).
    @inlinable nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// The view, in its own proportions, as small as covers (rules.md §9.3).
    @inlinable nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
