import GalleyDrawing
import GalleyGeometry

/// A kind of name that Core Animation has, such as how a line ends.
public protocol _LayerName: RawRepresentable, Hashable, Sendable where RawValue == String {}

/// How the inside of a path is told.
public struct CAShapeLayerFillRule: _LayerName {
    public let rawValue: String
    /// A rule by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What the path goes around an uneven number of times is inside.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
    /// What the path goes around at all is inside.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
}

/// How open lines end.
public struct CAShapeLayerLineCap: _LayerName {
    public let rawValue: String
    /// An end by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Cut off at the last point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Half a circle.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How lines meet.
public struct CAShapeLayerLineJoin: _LayerName {
    public let rawValue: String
    /// A corner by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Rounded.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that shows a path, drawn as a `Path`.
open class CAShapeLayer: CALayer {
    /// The path.
    open var path: CGPath?
    /// What fills it; black.
    open var fillColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    /// What its line is drawn with; none.
    open var strokeColor: CGColor?
    /// How its inside is told.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// How wide its line is, in points; 1.
    open var lineWidth: CGFloat = 1
    /// How its line ends.
    open var lineCap = CAShapeLayerLineCap.butt
    /// How its lines meet.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// How long a pointed corner may be, in widths of the line; 10.
    open var miterLimit: CGFloat = 10
    /// The lengths of the dashes and of the gaps between, in points.
    open var lineDashPattern: [NSNumber]?
    /// How far into the pattern the line begins, in points.
    open var lineDashPhase: CGFloat = 0
    /// Where of the path the line begins, 0…1.
    open var strokeStart: CGFloat = 0
    /// Where of the path the line ends, 0…1.
    open var strokeEnd: CGFloat = 1
}

/// How a gradient runs.
public struct CAGradientLayerType: _LayerName {
    public let rawValue: String
    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From a point outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that shows a gradient, drawn as one.
open class CAGradientLayer: CALayer {
    /// The colours, each a `CGColor`.
    open var colors: [Any]?
    /// Where each colour stands, 0…1; evenly where nil.
    open var locations: [NSNumber]?
    /// Where it begins, in unit coordinates; at the top.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where it ends, in unit coordinates; at the bottom.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// How it runs.
    open var type = CAGradientLayerType.axial
}

/// Where a text layer's lines lie.
public struct CATextLayerAlignmentMode: _LayerName {
    public let rawValue: String
    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As the writing direction has them.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that shows a text. Kept; its text is not drawn.
open class CATextLayer: CALayer {
    /// A `String` or an `NSAttributedString`.
    open var string: Any?
    /// The font's name, or a font.
    open var font: Any?
    /// The font's size, in points; 36.
    open var fontSize: CGFloat = 36
    /// The text's colour; white.
    open var foregroundColor: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    /// Whether long lines are broken.
    open var isWrapped = false
    /// Where the lines lie.
    open var alignmentMode = CATextLayerAlignmentMode.natural
}

/// A layer that repeats what is in it. Kept; it is drawn once.
open class CAReplicatorLayer: CALayer {
    /// How often; 1.
    open var instanceCount = 1
    /// Seconds between one and the next.
    open var instanceDelay: CFTimeInterval = 0
    /// From one to the next.
    open var instanceTransform = CATransform3DIdentity
    /// The colour that all are multiplied with.
    open var instanceColor: CGColor?
    /// What is added to the opacity from one to the next.
    open var instanceAlphaOffset: Float = 0
}

/// A layer that can be scrolled. Kept.
open class CAScrollLayer: CALayer {
    /// Scrolls to a point.
    open func scroll(to p: CGPoint) {}
}

/// A layer in space. Kept.
open class CATransformLayer: CALayer {}
