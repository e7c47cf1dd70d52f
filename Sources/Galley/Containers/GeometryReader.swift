/// A view that takes what it is offered and makes its content from its size.
nonisolated public struct GeometryReader<Content: View>: _PrimitiveView {
    /// Makes the content.
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let content = GeometryContent(environment: builder.environment) { proxy, builder in
            Content._build(view.content(proxy), into: builder)
        }
        builder.push(builder.tree.addFlexible(), NodeItem("GeometryReader", .geometry(content)))
    }
}

/// A geometry reader's content, built once the reader has its place.
struct GeometryContent {
    var environment: EnvironmentValues
    var build: @MainActor (GeometryProxy, ViewTreeBuilder) -> Void
}

/// The size and place of a geometry reader.
nonisolated public struct GeometryProxy {
    /// The reader's size in points.
    public let size: CGSize
    let origin: CGPoint

    /// The reader's frame in a coordinate space: its own, or that of the whole picture.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        CGRect(origin: coordinateSpace == .local ? .zero : origin, size: size)
    }

    /// The insets of the safe area; a picture has none.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// A space in which coordinates are given.
public enum CoordinateSpace: Hashable, Sendable {
    /// That of the whole picture.
    case global
    /// The view's own.
    case local
}
