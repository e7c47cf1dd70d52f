import GalleyDrawing
import GalleyGeometry
import GalleyGraph
import GalleyUIKit
import GalleyViews

extension CALayer {
    /// Whether nothing of the layer is seen.
    var showsNothing: Bool {
        backgroundColor == nil && (borderWidth <= 0 || borderColor == nil) && (sublayers ?? []).isEmpty
            && contents == nil
            && type(of: self) == CALayer.self
    }

    /// Draws the layer, of a view also what is in the view.
    @MainActor @preconcurrency public func render(in ctx: CGContext) {
        if let view = owner as? UIView {
            DrawingStack.contexts.append(ctx)
            view.drawHierarchy(in: CGRect(origin: .zero, size: view.bounds.size), afterScreenUpdates: true)
            DrawingStack.contexts.removeLast()
            return
        }
        guard bounds.width > 0, bounds.height > 0 else { return }
        let renderer = ImageRenderer(
            content: DrawnLayer(layer: self, showsGround: true).frame(width: bounds.width, height: bounds.height))
        renderer.scale = UIScreen.main.scale
        guard let image = renderer.uiImage else { return }
        ctx.draw(Image(uiImage: image), in: CGRect(origin: .zero, size: bounds.size))
    }
}

/// The edge of a layer: a rectangle whose corners are rounded where it says so.
struct LayerOutline: Shape {
    private let radii: RectangleCornerRadii
    private let style: RoundedCornerStyle

    init(layer: CALayer) {
        let radius = max(layer.cornerRadius, 0)
        func rounded(_ corner: CACornerMask) -> CGFloat { layer.maskedCorners.contains(corner) ? radius : 0 }
        radii = RectangleCornerRadii(
            topLeading: rounded(.layerMinXMinYCorner), bottomLeading: rounded(.layerMinXMaxYCorner),
            bottomTrailing: rounded(.layerMaxXMaxYCorner), topTrailing: rounded(.layerMaxXMinYCorner))
        style = layer.cornerCurve == .continuous ? .continuous : .circular
    }

    func path(in rect: CGRect) -> Path {
        UnevenRoundedRectangle(cornerRadii: radii, style: style).path(in: rect)
    }
}

/// What a layer does to what is in it: border, shadow, opacity.
struct LayerLook: ViewModifier {
    let layer: CALayer
    let outline: LayerOutline

    func body(content: Content) -> some View {
        content
            .overlay { border }
            .modifier(shadow)
            .opacity(layer.isHidden ? 0 : Double(min(max(layer.opacity, 0), 1)))
    }

    @ViewBuilder private var border: some View {
        if layer.borderWidth > 0, let color = layer.borderColor {
            // Core Animation's border lies inside of the edge: twice as wide, and cut off there.
            outline.stroke(Color(cgColor: color), lineWidth: layer.borderWidth * 2).clipShape(outline)
                .allowsHitTesting(false)
        }
    }

    private var shadow: LayerShadow { LayerShadow(layer: layer) }
}

/// The shadow of a layer, where it throws one.
struct LayerShadow: ViewModifier {
    let layer: CALayer

    func body(content: Content) -> some View {
        let color = layer.shadowColor.map { Color(cgColor: $0) } ?? .clear
        let strength = Double(min(max(layer.shadowOpacity, 0), 1))
        // Core Animation's radius is the blur's deviation, as SwiftUI's is (rules.md §17.1).
        content.shadow(
            color: color.opacity(strength), radius: strength > 0 ? layer.shadowRadius : 0,
            x: strength > 0 ? layer.shadowOffset.width : 0, y: strength > 0 ? layer.shadowOffset.height : 0)
    }
}

/// What a layer shows by itself, and the layers in it.
struct DrawnLayer: View {
    let layer: CALayer
    /// Whether its ground, border and shadow are shown: those of a view's own layer are shown by the view.
    let showsGround: Bool

    var body: some View {
        ZStack(alignment: .topLeading) {
            if showsGround, let color = layer.backgroundColor { outline.fill(Color(cgColor: color)) }
            DrawnLayerContents(layer: layer)
            ForEach(Array((layer.sublayers ?? []).enumerated()), id: \.offset) { _, layer in sublayer(layer) }
        }
    }

    private var outline: LayerOutline { LayerOutline(layer: layer) }

    @ViewBuilder private func sublayer(_ layer: CALayer) -> some View {
        if !layer.isHidden {
            let outline = LayerOutline(layer: layer)
            DrawnLayer(layer: layer, showsGround: true)
                .frame(width: max(layer.bounds.width, 0), height: max(layer.bounds.height, 0), alignment: .topLeading)
                .modifier(LayerLook(layer: layer, outline: outline))
                .offset(x: layer.frame.minX, y: layer.frame.minY)
        }
    }
}

/// A layer's path, gradient or picture.
private struct DrawnLayerContents: View {
    let layer: CALayer

    var body: some View {
        if let layer = layer as? CAShapeLayer, let path = layer.path {
            shape(layer, Path(path))
        } else if let layer = layer as? CAGradientLayer, let colors = layer.colors {
            gradient(layer, colors)
        } else if let contents = layer.contents, let image = contents as? CGImage {
            Image(uiImage: UIImage(cgImage: image)).resizable()
        }
    }

    @ViewBuilder private func shape(_ layer: CAShapeLayer, _ path: Path) -> some View {
        if let color = layer.fillColor {
            path.fill(Color(cgColor: color), style: FillStyle(eoFill: layer.fillRule == .evenOdd))
        }
        if let color = layer.strokeColor {
            path.trimmedPath(from: layer.strokeStart, to: layer.strokeEnd)
                .stroke(Color(cgColor: color), style: strokeStyle(layer))
        }
    }

    private func strokeStyle(_ layer: CAShapeLayer) -> StrokeStyle {
        let cap: CGLineCap = layer.lineCap == .round ? .round : layer.lineCap == .square ? .square : .butt
        let join: CGLineJoin = layer.lineJoin == .round ? .round : layer.lineJoin == .bevel ? .bevel : .miter
        return StrokeStyle(
            lineWidth: layer.lineWidth, lineCap: cap, lineJoin: join, miterLimit: layer.miterLimit,
            dash: (layer.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: layer.lineDashPhase)
    }

    @ViewBuilder private func gradient(_ layer: CAGradientLayer, _ colors: [Any]) -> some View {
        let gradient = Gradient(stops: stops(layer, colors.compactMap { $0 as? CGColor }))
        let (start, end) = (
            UnitPoint(x: layer.startPoint.x, y: layer.startPoint.y), UnitPoint(x: layer.endPoint.x, y: layer.endPoint.y)
        )
        switch layer.type {
        case .radial: EllipticalGradient(gradient: gradient, center: start)
        case .conic: AngularGradient(gradient: gradient, center: start, angle: angle(layer))
        default: LinearGradient(gradient: gradient, startPoint: start, endPoint: end)
        }
    }

    private func angle(_ layer: CAGradientLayer) -> Angle {
        .radians(
            Double(atan2(layer.endPoint.y - layer.startPoint.y, layer.endPoint.x - layer.startPoint.x)))
    }

    private func stops(_ layer: CAGradientLayer, _ colors: [CGColor]) -> [Gradient.Stop] {
        colors.enumerated().map { index, color in
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            let place = layer.locations.flatMap { $0.count == colors.count ? CGFloat($0[index].doubleValue) : nil }
            return Gradient.Stop(color: Color(cgColor: color), location: place ?? even)
        }
    }
}
