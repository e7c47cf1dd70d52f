import GalleyDrawing
import GalleyGeometry
import GalleyGraph
import GalleyUIKit
import GalleyViews

// How a view of UIKit's becomes views of SwiftUI's.
extension UIView {
    /// The view at its size, which it has been laid out for.
    package func drawn() -> AnyView {
        guard !isHidden, alpha > 0 else { return AnyView(Color.clear.frame(width: width, height: height)) }
        var drawn = AnyView(
            ZStack(alignment: .topLeading) { layers }.frame(width: width, height: height, alignment: .topLeading))
        if clipsToBounds || layer.masksToBounds { drawn = AnyView(drawn.clipShape(outline)) }
        drawn = AnyView(drawn.modifier(LayerLook(layer: layer, outline: outline)))
        if let ownTint { drawn = AnyView(drawn.tint(Color(uiColor: ownTint))) }
        let transform = CATransform3DIsIdentity(layer.transform) ? self.transform : layer.affineTransform()
        if transform != .identity { drawn = AnyView(drawn.transformEffect(transform.around(width / 2, height / 2))) }
        if alpha < 1 { drawn = AnyView(drawn.opacity(Double(alpha))) }
        if !isUserInteractionEnabled { drawn = AnyView(drawn.allowsHitTesting(false)) }
        if let identifier = spoken.identifier { drawn = AnyView(drawn.accessibilityIdentifier(identifier)) }
        if let label = spoken.label { drawn = AnyView(drawn.accessibilityLabel(label)) }
        return drawn
    }

    private var width: CGFloat { max(bounds.width, 0) }
    private var height: CGFloat { max(bounds.height, 0) }

    /// The ground, the layers in its layer, what the view shows itself, and the views in it.
    @ViewBuilder private var layers: some View {
        if let ground = backgroundColor.map({ Color(uiColor: $0) }) ?? layer.backgroundColor.map({ Color(cgColor: $0) })
        {
            outline.fill(ground)
        }
        DrawnLayer(layer: layer, showsGround: false)
        if let drawing = ownDrawing { drawing } else if showsBox { NamedBox(name: boxName) }
        if let content = ownContent(in: bounds.size) { content.frame(width: width, height: height) }
        ForEach(Array(subviews.enumerated()), id: \.offset) { _, view in
            view.drawn().offset(x: view.frame.minX - self.bounds.minX, y: self.top(of: view) - self.bounds.minY)
        }
    }

    private var outline: LayerOutline { LayerOutline(layer: layer) }

    /// What a class of the author's draws in `draw(_:)`; nil where that is nothing.
    private var ownDrawing: AnyView? {
        guard !OwnModules.contain(Self.self), bounds.width > 0, bounds.height > 0 else { return nil }
        return DrawingStack.record { _ in draw(bounds) }.drawing
    }

    /// Draws it and what is in it, in the drawing that is being made.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = DrawingStack.contexts.last, bounds.width > 0, bounds.height > 0 else { return false }
        layOut(bounds.size)
        let renderer = ImageRenderer(content: drawn())
        renderer.scale = UIScreen.main.scale
        guard let image = renderer.uiImage else { return false }
        context.draw(Image(uiImage: image), in: rect)
        return true
    }

    /// A view with its picture as it is now.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let view = UIImageView(
            image: UIGraphicsImageRenderer(size: bounds.size).image { _ in
                drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
            })
        view.frame = frame
        return view
    }
}

extension CGAffineTransform {
    /// The transform with a point as its origin.
    fileprivate func around(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: -x, y: -y).concatenating(self).concatenating(
            CGAffineTransform(translationX: x, y: y))
    }
}

/// A place that something fills which is not drawn: its edge, dashed, and its name where there is room.
package struct NamedBox: View {
    let name: String

    package init(name: String) { self.name = name }

    package var body: some View {
        GeometryReader { proxy in
            ZStack {
                Rectangle().fill(Color.gray.opacity(0.12))
                Rectangle().strokeBorder(Color.gray.opacity(0.6), style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
                if proxy.size.width >= 60, proxy.size.height >= 18 {
                    Text(verbatim: name).font(.system(size: 11)).foregroundStyle(Color.gray).lineLimit(1)
                        .minimumScaleFactor(0.5).padding(.horizontal, 4)
                }
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
            .modifier(BoxNote(name: name))
        }
    }
}

/// Says, once, that a box stands for something.
private nonisolated struct BoxNote: PrimitiveModifier {
    let name: String

    @MainActor static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        builder.context.report(
            .warning, "what “\(modifier.name)” draws is not drawn here: a dashed box stands for it (docs/support.md)")
        Base._build(content, into: builder)
    }
}
