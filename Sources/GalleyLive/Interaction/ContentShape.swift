import GalleyGraph
import GalleyViews

/// What a content shape is used for.
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    /// Makes a value from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Taps and other gestures.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The picture under the finger while the view is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The picture of a view with a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The highlight under the pointer.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The ring around the view with the focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// What assistive technology takes as the view's outline.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
    /// The outline inside which the view can be touched. A picture looks the same without.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        contentShape(.interaction, shape, eoFill: eoFill)
    }

    /// The outline that counts as the view for some uses. A picture looks the same without.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(
            InteractionModifier(
                kind: "contentShape",
                interaction: .contentShape(kind, { shape.path(in: $0) }, isEvenOdd: eoFill)))
    }

    /// Whether the view and those inside it can be touched.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(InteractionModifier(kind: "allowsHitTesting", interaction: .allowsHitTesting(enabled)))
    }
}
