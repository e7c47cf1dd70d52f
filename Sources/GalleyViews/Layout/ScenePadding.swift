import GalleyGraph

/// The distance that content keeps to the edges of a scene.
public struct ScenePadding: Equatable, Sendable {
    /// The least distance that suits the scene: on phones 16 points, on wider ones and on tablets 20 (rules.md §18.8).
    public static let minimum = ScenePadding()
}

/// Space as wide as the margins of the window.
nonisolated struct ScenePaddingModifier: PrimitiveModifier {
    let edges: Edge.Set

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let view = content.padding(modifier.edges, builder.sceneMargin)
        func build<V: View>(_ view: V) { V._build(view, into: builder) }
        build(view)
    }
}

extension ViewTreeBuilder {
    /// How far content lies inside of the window.
    fileprivate var sceneMargin: CGFloat {
        if environment.textPlatform == .macOS || environment.horizontalSizeClass == .regular { return 20 }
        guard let width = windowSize?.width else { return 16 }
        return width > 405 ? 20 : 16
    }
}

extension View {
    /// Space on some edges, as much as content keeps to the edges of its scene (rules.md §18.8).
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        modifier(ScenePaddingModifier(edges: edges))
    }

    /// Space on some edges, as much as content keeps to the edges of its scene (rules.md §18.8).
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        modifier(ScenePaddingModifier(edges: edges))
    }
}
