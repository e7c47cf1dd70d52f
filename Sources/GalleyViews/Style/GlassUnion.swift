import GalleyGraph
import GalleyLayout

/// A piece of glass that is one with others, which the container around draws.
struct GlassPiece {
    fileprivate let union: GlassUnion
    fileprivate let bounds: Anchor<CGRect>
    fileprivate let shape: AnyShape
    fileprivate let glass: Glass
}

/// What pieces of glass that are one have alike.
///
/// Unchecked: the identifier is sendable where it is made, and never changes.
struct GlassUnion: Hashable, @unchecked Sendable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

private enum GlassPieces: PreferenceKey {
    static var defaultValue: [GlassPiece] { [] }

    static func reduce(value: inout [GlassPiece], nextValue: () -> [GlassPiece]) { value += nextValue() }
}

private enum GlassUnionKey: EnvironmentKey { static var defaultValue: GlassUnion? { nil } }
private enum GlassContainerKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Which pieces the glass inside is one with.
    var glassUnion: GlassUnion? {
        get { self[GlassUnionKey.self] }
        set { self[GlassUnionKey.self] = newValue }
    }

    /// Whether a container around draws pieces that are one.
    var isInGlassContainer: Bool {
        get { self[GlassContainerKey.self] }
        set { self[GlassContainerKey.self] = newValue }
    }
}

extension View {
    /// In a `GlassEffectContainer`, makes one piece of all glass inside with the same identifier and namespace: the first one's
    /// shape in the rectangle around all of them (rules.md §16.7). Nil leaves each piece to itself.
    nonisolated public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        environment(\.glassUnion, id.map { GlassUnion(id: AnyHashable($0), namespace: namespace) })
    }

    /// Tells the container around of a piece of glass.
    func tellsGlass(_ union: GlassUnion, _ shape: some Shape, _ glass: Glass) -> some View {
        anchorPreference(key: GlassPieces.self, value: .bounds) {
            [GlassPiece(union: union, bounds: $0, shape: AnyShape(shape), glass: glass)]
        }
    }

    /// Draws the pieces inside that are one.
    func drawsGlassUnions() -> some View {
        environment(\.isInGlassContainer, true)
            .backgroundPreferenceValue(GlassPieces.self) { pieces in
                GeometryReader { proxy in
                    ForEach(GlassJoint.joints(pieces, in: proxy), id: \.union) { joint in
                        GlassEffectGround(shape: joint.shape, glass: joint.glass)
                            .frame(width: joint.frame.width, height: joint.frame.height)
                            .offset(x: joint.frame.minX, y: joint.frame.minY)
                    }
                }
            }
    }
}

/// Pieces of glass that are one, and where they lie.
private struct GlassJoint {
    let union: GlassUnion
    var frame: CGRect
    let shape: AnyShape
    let glass: Glass

    /// In the order in which the first of each is met.
    @MainActor static func joints(_ pieces: [GlassPiece], in proxy: GeometryProxy) -> [GlassJoint] {
        var joints: [GlassJoint] = []
        for piece in pieces {
            let frame = proxy[piece.bounds]
            if let index = joints.firstIndex(where: { $0.union == piece.union }) {
                joints[index].frame = joints[index].frame.union(frame)
            } else {
                joints.append(GlassJoint(union: piece.union, frame: frame, shape: piece.shape, glass: piece.glass))
            }
        }
        return joints
    }
}
