import GalleyGraph

/// Which corners of a rectangle are meant.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt

    /// A set from its bits: 1 to 8 are the corners below.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner at the origin.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The corner with the largest x and the smallest y.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The corner with the smallest x and the largest y.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The corner farthest from the origin.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// UIKit's path, for source that makes shapes of it by `Path(_:)` of its `cgPath`. It draws nothing itself.
///
/// Angles are in radians from the right and grow clockwise on screen, and so does an arc that is clockwise: it is the other way
/// round than in `Path`.
open class UIBezierPath: NSObject {
    private var path: Path
    /// How wide a stroke is, in points: kept for who asks.
    open var lineWidth: CGFloat = 1
    /// How open ends look; cut off at the end point by default.
    open var lineCapStyle = CGLineCap.butt
    /// How corners look; pointed by default.
    open var lineJoinStyle = CGLineJoin.miter
    /// How long a point may be, in line widths, before the corner is cut off; 10 by default.
    open var miterLimit: CGFloat = 10
    /// Whether what lies inside twice is outside; false by default: it is inside.
    open var usesEvenOddFillRule = false

    init(_ path: Path) {
        self.path = path
        super.init()
    }

    /// An empty path.
    public override init() {
        path = Path()
        super.init()
    }

    /// A path of one rectangle.
    public convenience init(rect: CGRect) { self.init(Path(rect)) }

    /// A path of one ellipse that touches the rectangle's sides.
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

    /// A path of one rounded rectangle. Its corners are continuous, as UIKit's are since iOS 7.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
    }

    /// A path of one rectangle, some of whose corners are rounded: by the width of `cornerRadii`.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        let radii = RectangleCornerRadii(
            topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
            topTrailing: radius(.topRight))
        self.init(Path(roundedRect: rect, cornerRadii: radii, style: .continuous))
    }

    /// A path of one arc of a circle.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A path of Core Graphics'.
    public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

    /// The path as Core Graphics has it.
    open var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }

    /// Whether there is no step at all.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle that holds every point, control points included.
    open var bounds: CGRect { path.cgPath.boundingBox }
    /// The end of the last step; zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Whether a point lies inside the filled path.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

    /// Begins a new subpath at a point.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a straight line. Without a current point nothing is added.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic Bézier curve. Without a current point nothing is added.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve. Without a current point nothing is added.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle, and a line to its start where there is a current point.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }

    /// Closes the current subpath with a line to its start.
    open func close() { path.closeSubpath() }

    /// Takes all steps away; line width and the like stay.
    open func removeAllPoints() { path = Path() }

    /// Adds another path's steps.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Transforms every point.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
}
