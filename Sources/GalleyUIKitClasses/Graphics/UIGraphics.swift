import GalleyDrawing
import GalleyGeometry
import GalleyGraph
import GalleyUIKit
import GalleyViews

/// The drawings that are being made, the innermost last.
@MainActor
enum DrawingStack {
    static var contexts: [CGContext] = []

    /// What a function draws.
    static func record(_ draw: (CGContext) -> Void) -> CGContext {
        let context = CGContext()
        contexts.append(context)
        draw(context)
        contexts.removeLast()
        return context
    }

    /// The picture of a drawing.
    static func image(_ context: CGContext, _ size: CGSize, scale: CGFloat, isOpaque: Bool) -> UIImage {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return UIImage() }
        let content = (context.drawing ?? AnyView(Color.clear)).frame(width: size.width, height: size.height)
        let renderer = ImageRenderer(content: content)
        renderer.scale = scale
        renderer.isOpaque = isOpaque
        return renderer.uiImage ?? UIImage()
    }
}

/// The drawing that is being made; nil where none is.
@MainActor @preconcurrency
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingStack.contexts.last }

/// Fills a rectangle of the drawing that is being made.
@MainActor @preconcurrency
public func UIRectFill(_ rect: CGRect) { DrawingStack.contexts.last?.fill(rect) }

/// Draws the line of a rectangle in the drawing that is being made.
@MainActor @preconcurrency
public func UIRectFrame(_ rect: CGRect) { DrawingStack.contexts.last?.stroke(rect) }

/// How a drawing becomes a picture.
@preconcurrency @MainActor
open class UIGraphicsRendererFormat: NSObject {
    /// Pixels a point; the picture's.
    open var scale = UIScreen.main.scale
    /// Whether it has no transparent places.
    open var opaque = false

    /// The usual way.
    public override required init() { super.init() }
    /// The usual way.
    open class func `default`() -> Self { Self() }
    /// The way that fits the picture.
    open class func preferred() -> Self { Self() }
}

/// How a drawing becomes a picture of pixels.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {}

/// What a drawing is made with.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
    /// Core Graphics' drawing.
    public let cgContext: CGContext

    init(_ context: CGContext) {
        cgContext = context
        super.init()
    }

    /// Fills a rectangle.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Draws a rectangle's line.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Lets nothing be drawn outside of a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures of drawings.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
    /// How.
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// Pictures of a size in points.
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
    /// Pictures of a size in points, made in a way.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// Pictures of a rectangle.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
    /// Pictures of a rectangle, made in a way.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
    }

    /// The picture of what a function draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = DrawingStack.record { context in
            context.translateBy(x: -bounds.minX, y: -bounds.minY)
            actions(UIGraphicsImageRendererContext(context))
        }
        return DrawingStack.image(context, bounds.size, scale: format.scale, isOpaque: format.opaque)
    }

    /// The same as PNG.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

// What draws in the drawing that is being made.
extension UIColor {
    /// Sets what shapes are filled with.
    @MainActor @preconcurrency public func setFill() { DrawingStack.contexts.last?.setFillColor(cgColor) }
    /// Sets what lines are drawn with.
    @MainActor @preconcurrency public func setStroke() { DrawingStack.contexts.last?.setStrokeColor(cgColor) }
    /// Sets both.
    @MainActor @preconcurrency public func set() {
        setFill()
        setStroke()
    }
}

extension UIBezierPath {
    /// Fills it.
    @MainActor @preconcurrency public func fill() {
        DrawingStack.contexts.last?.fill(Path(cgPath), usesEvenOddFillRule)
    }
    /// Draws its line.
    @MainActor @preconcurrency public func stroke() {
        let style = StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit)
        DrawingStack.contexts.last?.stroke(Path(cgPath), style)
    }
    /// Lets nothing be drawn outside of it.
    @MainActor @preconcurrency public func addClip() {
        DrawingStack.contexts.last?.clip(Path(cgPath), usesEvenOddFillRule)
    }
}

extension UIImage {
    /// Draws it in a rectangle.
    @MainActor @preconcurrency public func draw(in rect: CGRect) {
        DrawingStack.contexts.last?.draw(Image(uiImage: self), in: rect)
    }
    /// Draws it at a point, as large as it is.
    @MainActor @preconcurrency public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}
