import GalleyGraph

/// The ground of what floats over a screen: glass that blurs what lies behind it, with a rim that catches light. Apple's bends
/// what lies behind it like a lens; this one says that it does not.
package struct GlassGround<S: InsettableShape>: View {
    @Environment(\.colorScheme) private var scheme
    let shape: S
    var tint: Color?
    /// Whether there is more of it, as behind whole pages of content.
    var isThick = false

    package init(shape: S, tint: Color? = nil, isThick: Bool = false) {
        self.shape = shape
        self.tint = tint
        self.isThick = isThick
    }

    package var body: some View {
        GlassNote()
        GlassShadow(shape: shape)
        shape.fill(ground)
        if scheme == .dark {
            shape.inset(by: 0.25).stroke(Color.white.opacity(0.22), lineWidth: 0.5)
        } else {
            // Measured over black at two pixels a point: 20 and 13 of 35 towards white.
            shape.inset(by: 0.5).stroke(Color.white.opacity(0.37), lineWidth: 1)
            shape.inset(by: 0.25).stroke(Color.white.opacity(0.32), lineWidth: 0.5)
        }
    }

    private var ground: AnyShapeStyle {
        tint.map { AnyShapeStyle($0) }
            ?? AnyShapeStyle(GlassStyle(glass: isThick ? .thick : .regular, isPictured: false))
    }
}

/// The shadow around glass. It is not seen through it: over white glass was measured as light as over the white around it.
struct GlassShadow<S: Shape>: View {
    @Environment(\.colorScheme) private var scheme
    let shape: S

    var body: some View {
        let isDark = scheme == .dark
        // Of the colour that casts it pixels at the edge keep a little.
        shape.fill(Color(white: isDark ? 0.1 : 1))
            .shadow(color: .black.opacity(isDark ? 0.3 : 0.1), radius: 8, y: 2)
            .clipShape(Outside(shape: shape), style: FillStyle(eoFill: true))
    }

    /// As far as the shadow reaches.
    nonisolated private struct Outside: Shape {
        let shape: S

        func path(in rect: CGRect) -> Path {
            var path = Path(rect.insetBy(dx: -20, dy: -20))
            path.addPath(shape.path(in: rect))
            return path
        }
    }
}

/// A part that sticks out of thick glass, such as a bubble's arrow.
package struct GlassPart<S: Shape>: View {
    let shape: S

    package init(shape: S) { self.shape = shape }

    package var body: some View { shape.fill(GlassStyle(glass: .thick, isPictured: false)) }
}

/// Says once that glass is an approximation.
struct GlassNote: _PrimitiveView {
    static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.context.report(
            .note,
            "Liquid Glass is what lies behind it, blurred, under a translucent ground with a rim: it does not bend it.")
    }
}

/// Says once that what lies behind bars and dialogs before iOS 26 is not blurred.
package struct MaterialNote: _PrimitiveView {
    package init() {}

    package static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.context.report(
            .note,
            "The material of bars and dialogs is drawn as a translucent ground: it does not blur what lies behind it.")
    }
}

extension View {
    /// Puts the view on glass.
    package func onGlass<S: InsettableShape>(_ shape: S, tint: Color? = nil, isThick: Bool = false) -> some View {
        background { GlassGround(shape: shape, tint: tint, isThick: isThick) }
    }
}

/// The ground of bars before iOS 26: nearly opaque, with a hairline at the edge towards the content.
package struct BarGround: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.pixelLength) private var pixelLength
    /// The edge of the screen that the bar lies at.
    let edge: VerticalEdge
    /// What is asked for in place of the system's.
    var style: AnyShapeStyle?

    package init(edge: VerticalEdge, style: AnyShapeStyle? = nil) {
        self.edge = edge
        self.style = style
    }

    package var body: some View {
        if style == nil { MaterialNote() }
        Rectangle().fill(style ?? AnyShapeStyle(ground))
            .overlay(alignment: edge == .top ? .bottom : .top) {
                if style == nil { line.frame(height: pixelLength) }
            }
    }

    private var line: Color { scheme == .dark ? .white.opacity(0.15) : .black.opacity(0.3) }

    private var ground: Color {
        scheme == .dark
            ? Color(red: 29 / 255, green: 29 / 255, blue: 29 / 255, opacity: 0.94)
            : Color(red: 249 / 255, green: 249 / 255, blue: 249 / 255, opacity: 0.94)
    }
}
