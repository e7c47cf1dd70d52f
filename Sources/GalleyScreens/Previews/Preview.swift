import Foundation
import GalleyGraph
import GalleyViews

/// One preview: a view with the name and the layout it is shown with. `#Preview` makes it.
@MainActor @preconcurrency
public struct Preview {
    /// Stands for the kind of a preview in `PreviewTrait<Preview.ViewTraits>`.
    public enum ViewTraits: Sendable {}

    /// The name in quotes, or nil when the preview has none.
    public let name: String?
    /// How the preview is laid out; without a trait that says so, nil.
    public let layout: PreviewLayout?
    /// How the device is held; nil is upright.
    public internal(set) var orientation: InterfaceOrientation?
    /// The previews that one with arguments stands for; nil where it is itself one.
    package var variants: [Preview]?
    /// Makes the view.
    public let body: @MainActor () -> any View

    /// A preview of the view that `body` makes.
    ///
    /// The closure's result is existential, as in DeveloperToolsSupport's interface: one may declare a separate type and
    /// return a value of it.
    public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
        self.name = name
        layout = nil
        self.body = body
    }

    /// A preview with traits; where two say how to lay it out, the later one holds.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>, _ additionalTraits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        layout = ([traits] + additionalTraits).compactMap(\.layout).last
        orientation = ([traits] + additionalTraits).compactMap(\.orientation).last
        self.body = Self.wrapped(body, in: [traits] + additionalTraits)
    }
}

/// One property of a preview, such as `.sizeThatFitsLayout`.
@MainActor @preconcurrency
public struct PreviewTrait<T>: Sendable {
    var layout: PreviewLayout?
    var orientation: InterfaceOrientation?
    /// Puts something around the preview.
    var wrap: (@MainActor @Sendable (AnyView) -> AnyView)?

    init(
        layout: PreviewLayout? = nil, orientation: InterfaceOrientation? = nil,
        wrap: (@MainActor @Sendable (AnyView) -> AnyView)? = nil
    ) {
        self.layout = layout
        self.orientation = orientation
        self.wrap = wrap
    }

    /// Several as one (iOS 18).
    public init(_ traits: PreviewTrait<T>...) {
        layout = traits.compactMap(\.layout).last
        orientation = traits.compactMap(\.orientation).last
        let wraps = traits.compactMap(\.wrap)
        if !wraps.isEmpty { wrap = { preview in wraps.reduce(preview) { $1($0) } } }
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Lays the preview out at the view's own size.
    public static var sizeThatFitsLayout: Self { .init(layout: .sizeThatFits) }

    /// Lays the preview out in a canvas of this size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        .init(layout: .fixed(width: width, height: height))
    }

    /// The same as `.sizeThatFitsLayout` or `.fixedLayout(width:height:)`, as a value.
    public static func layout(_ layout: PreviewLayout) -> Self { .init(layout: layout) }
}
