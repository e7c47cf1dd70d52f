import GalleyGraph

/// Liquid Glass: what lies behind shows through blurred, under a translucent ground with a rim that catches light
/// (rules.md §16.7).
///
/// Apple's bends what lies behind like a lens, at its rim most; this one does not, and says so.
public struct Glass: Equatable, Sendable {
    enum Kind { case regular, clear, identity, thick }

    var kind: Kind
    var color: Color?

    /// The usual one.
    public static var regular: Glass { Glass(kind: .regular) }
    /// One that lets more show through.
    public static var clear: Glass { Glass(kind: .clear) }
    /// None.
    public static var identity: Glass { Glass(kind: .identity) }

    /// The glass in a colour; nil is none.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }

    /// The glass as it follows fingers; a picture shows it at rest.
    /// - Note: Accepted, does nothing here: glass does not move under a finger.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass for which none is named: a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// A capsule.
    public init() {}

    /// A capsule with continuous corners.
    nonisolated public func path(in rect: CGRect) -> Path { Capsule(style: .continuous).path(in: rect) }
}

struct GlassEffectGround<S: Shape>: View {
    @Environment(\.colorScheme) private var scheme
    let shape: S
    let glass: Glass

    var body: some View {
        GlassNote()
        GlassShadow(shape: shape)
        shape.fill(GlassStyle(glass: glass))
        // The inner half of the line is the rim.
        shape.stroke(Color.white.opacity(scheme == .dark ? 0.22 : 0.7), lineWidth: 1).clipShape(shape)
    }
}

nonisolated private struct GlassEffectModifier<S: Shape>: ViewModifier {
    @Environment(\.glassUnion) private var union
    @Environment(\.isInGlassContainer) private var isInContainer
    let glass: Glass
    let shape: S

    init(glass: Glass, shape: S) {
        self.glass = glass
        self.shape = shape
    }

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if glass.kind == .identity {
            content
        } else if isInContainer, let union {
            content.tellsGlass(union, shape, glass)
        } else {
            content.background { GlassEffectGround(shape: shape, glass: glass) }
        }
    }
}

extension View {
    /// Puts the view on glass (rules.md §16.7).
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        modifier(GlassEffectModifier(glass: glass, shape: shape))
    }

    /// Names the glass for transitions between pieces of it; at rest it changes nothing.
    /// - Note: Accepted, does nothing here: glass changes at once.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        accepted("glassEffectID")
    }

    /// How the glass comes and goes; at rest it changes nothing.
    /// - Note: Accepted, does nothing here: glass changes at once.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        accepted("glassEffectTransition")
    }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
    /// Pieces of a container flow into one another; in a picture they lie where they are.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
    /// The glass fades; in a picture it is there.
    public static var materialize: GlassEffectTransition { GlassEffectTransition() }
    /// It comes and goes at once.
    public static var identity: GlassEffectTransition { GlassEffectTransition() }
}

/// Views whose glass is drawn together. Apple's lets pieces that come near each other flow into one; here they stay apart, and a
/// note says so where a distance asks for it.
nonisolated public struct GlassEffectContainer<Content: View>: View {
    private let spacing: CGFloat?
    private let content: Content

    /// Nearer to each other than `spacing` points, pieces would flow together on Apple's systems; nil says nothing.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.spacing = spacing
        self.content = content()
    }

    @MainActor public var body: some View {
        content.drawsGlassUnions().background { if let spacing, spacing > 0 { FlowNote() } }
    }
}

/// Says once that pieces of glass stay apart.
private struct FlowNote: _PrimitiveView {
    static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.context.report(
            .note, "Pieces of glass in a GlassEffectContainer are drawn apart: they do not flow into one another.")
    }
}
