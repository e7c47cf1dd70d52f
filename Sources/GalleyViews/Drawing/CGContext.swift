import GalleyDrawing
import GalleyGraph

/// Core Graphics' drawing: marks are kept, and drawn by a `Canvas`. Coordinates begin at the upper left corner, as in UIKit; on the
/// pages of a PDF file at the lower left one.
public final class CGContext {
    /// What the next mark is drawn with.
    struct State {
        var transform = CGAffineTransform.identity
        var fill = Color.black
        var stroke = Color.black
        var style = StrokeStyle()
        var opacity = 1.0
        var blendMode = GraphicsContext.BlendMode.normal
        var clips: [(path: Path, style: FillStyle)] = []
        var shadow: (color: Color, radius: CGFloat, offset: CGSize)?
    }

    var state = State()
    var saved: [State] = []
    private var path = Path()
    package private(set) var marks: [@MainActor (inout GraphicsContext) -> Void] = []
    /// The file whose pages are drawn; nil for pictures that no file is made of.
    var file: PDFFile?

    package init() {}

    /// Hands out what was drawn, and starts again.
    @MainActor func takeDrawing() -> AnyView? {
        defer { marks = [] }
        return drawing
    }

    /// What was drawn; nil where nothing was.
    @MainActor package var drawing: AnyView? {
        guard !marks.isEmpty else { return nil }
        let marks = marks
        return AnyView(Canvas { context, _ in for mark in marks { mark(&context) } })
    }

    /// Keeps a mark, drawn with what is set now.
    func add(_ mark: @escaping @MainActor (inout GraphicsContext) -> Void) {
        let state = state
        marks.append { context in
            var own = context
            own.opacity = state.opacity
            own.blendMode = state.blendMode
            for clip in state.clips { own.clip(to: clip.path, style: clip.style) }
            if let shadow = state.shadow {
                own.addFilter(
                    .shadow(color: shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height)
                )
            }
            own.concatenate(state.transform)
            mark(&own)
        }
    }

    package func draw(_ image: Image, in rect: CGRect) { add { $0.draw(image, in: rect) } }

    // MARK: State

    /// Keeps what is set now, until `restoreGState()`.
    public func saveGState() { saved.append(state) }
    /// Sets what was kept last.
    public func restoreGState() { if let last = saved.popLast() { state = last } }
    /// Moves what is drawn next.
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    /// Scales what is drawn next.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    /// Turns what is drawn next, by an angle in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    /// Transforms what is drawn next.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }
    /// Sets what shapes are filled with.
    public func setFillColor(_ color: CGColor) { state.fill = Color(cgColor: color) }
    /// Sets what lines are drawn with.
    public func setStrokeColor(_ color: CGColor) { state.stroke = Color(cgColor: color) }
    /// Sets what shapes are filled with, in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }
    /// Sets what lines are drawn with, in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }
    /// Sets how wide lines are, in points.
    public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
    /// Sets how lines end.
    public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
    /// Sets how lines meet.
    public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
    /// Sets how long corners may be.
    public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
    /// Sets the lengths of dashes and gaps, in points.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.style.dash = lengths
        state.style.dashPhase = phase
    }
    /// Sets how much of what is drawn next shows.
    public func setAlpha(_ alpha: CGFloat) { state.opacity = Double(alpha) }
    /// Sets the shadow of what is drawn next.
    public func setShadow(offset: CGSize, blur: CGFloat) { setShadow(offset: offset, blur: blur, color: nil) }
    /// Sets the shadow of what is drawn next; black, a third as strong, without a colour.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = (color.map { Color(cgColor: $0) } ?? Color.black.opacity(1.0 / 3), blur / 2, offset)
    }
    /// Whether edges are smoothed: they are.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Whether edges may be smoothed: they are.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

    // MARK: Paths

    /// Begins a path again.
    public func beginPath() { path = Path() }
    /// Begins a part of the path.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds lines.
    public func addLines(between points: [CGPoint]) { path.addLines(points) }
    /// Adds a curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Adds a curve of one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
    /// Adds a part of a circle, by angles in radians.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)),
            clockwise: clockwise)
    }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    /// Adds an ellipse.
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    /// Adds a path.
    public func addPath(_ path: CGPath) { self.path.addPath(Path(path)) }
    /// Closes the part of the path.
    public func closePath() { path.closeSubpath() }

    private func take() -> Path {
        defer { path = Path() }
        return path
    }

    /// Fills the path, and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) { fill(take(), rule == .evenOdd) }
    /// Draws the path's line, and forgets it.
    public func strokePath() { stroke(take(), state.style) }
    /// Fills the path or draws its line, and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = take()
        if mode != .stroke { fill(path, mode == .eoFill || mode == .eoFillStroke) }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(path, state.style) }
    }
    /// Lets nothing be drawn outside of the path, and forgets it.
    public func clip(using rule: CGPathFillRule = .winding) { clip(take(), rule == .evenOdd) }
    /// Lets nothing be drawn outside of a rectangle.
    public func clip(to rect: CGRect) { clip(Path(rect), false) }
    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill(Path(rect), false) }
    /// Draws a rectangle's line.
    public func stroke(_ rect: CGRect) { stroke(Path(rect), state.style) }
    /// Fills an ellipse.
    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), false) }
    /// Draws an ellipse's line.
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect), state.style) }
    /// Draws a picture.
    public func draw(_ image: CGImage, in rect: CGRect) { draw(Image(decorative: image, scale: 1), in: rect) }

    package func fill(_ path: Path, _ isEvenOdd: Bool) {
        let color = state.fill
        add { $0.fill(path, with: .color(color), style: FillStyle(eoFill: isEvenOdd)) }
    }

    package func stroke(_ path: Path, _ style: StrokeStyle) {
        let color = state.stroke
        add { $0.stroke(path, with: .color(color), style: style) }
    }

    package func clip(_ path: Path, _ isEvenOdd: Bool) {
        state.clips.append((path.applying(state.transform), FillStyle(eoFill: isEvenOdd)))
    }
}

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
