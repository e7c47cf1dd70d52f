import GalleyDrawing

/// What particles come from.
public struct CAEmitterLayerEmitterShape: _LayerName {
    public let rawValue: String
    /// A shape by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A circle.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A sphere.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
    /// A box.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
}

/// Where of the shape particles come from.
public struct CAEmitterLayerEmitterMode: _LayerName {
    public let rawValue: String
    /// A place by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its points.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// Its outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// Its surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// Its inside.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are drawn over each other.
public struct CAEmitterLayerRenderMode: _LayerName {
    public let rawValue: String
    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In any order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest in front.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest behind.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// By depth.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Their light added.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer of particles. Kept; none fly in a picture.
open class CAEmitterLayer: CALayer {
    /// The kinds of particles.
    open var emitterCells: [CAEmitterCell]?
    /// Where they come from.
    open var emitterPosition = CGPoint.zero
    /// How large the place is that they come from.
    open var emitterSize = CGSize.zero
    /// What they come from.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// Where of the shape they come from.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// How they are drawn over each other.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// What their number is multiplied with; 1.
    open var birthRate: Float = 1
    /// What their time is multiplied with; 1.
    open var lifetime: Float = 1
    /// What their size is multiplied with; 1.
    open var scale: Float = 1
    /// What their speed is multiplied with; 1.
    open var velocity: Float = 1
    /// What chance begins with.
    open var seed: UInt32 = 0
}

/// A kind of particle. Kept.
open class CAEmitterCell: NSObject {
    /// Its name.
    open var name: String?
    /// Its picture, a `CGImage`.
    open var contents: Any?
    /// Its picture's scale.
    open var contentsScale: CGFloat = 1
    /// Whether it comes; true.
    open var isEnabled = true
    /// How many come in a second.
    open var birthRate: Float = 0
    /// How long one lives, in seconds.
    open var lifetime: Float = 0
    /// By how much that differs.
    open var lifetimeRange: Float = 0
    /// Points a second.
    open var velocity: CGFloat = 0
    /// By how much that differs.
    open var velocityRange: CGFloat = 0
    /// How much faster it gets to the right, a second.
    open var xAcceleration: CGFloat = 0
    /// How much faster it falls, a second.
    open var yAcceleration: CGFloat = 0
    /// How much faster it comes nearer, a second.
    open var zAcceleration: CGFloat = 0
    /// Where it flies to, in radians from the right.
    open var emissionLongitude: CGFloat = 0
    /// Where it flies to, in radians from the plane.
    open var emissionLatitude: CGFloat = 0
    /// By how much that differs.
    open var emissionRange: CGFloat = 0
    /// Radians a second.
    open var spin: CGFloat = 0
    /// By how much that differs.
    open var spinRange: CGFloat = 0
    /// Its size; 1.
    open var scale: CGFloat = 1
    /// By how much that differs.
    open var scaleRange: CGFloat = 0
    /// How much it grows a second.
    open var scaleSpeed: CGFloat = 0
    /// Its colour; white.
    open var color: CGColor?
    /// By how much its red differs.
    open var redRange: Float = 0
    /// By how much its green differs.
    open var greenRange: Float = 0
    /// By how much its blue differs.
    open var blueRange: Float = 0
    /// By how much its opacity differs.
    open var alphaRange: Float = 0
    /// How much its opacity grows a second.
    open var alphaSpeed: Float = 0
    /// The kinds of particles that come from it.
    open var emitterCells: [CAEmitterCell]?
    private var values: [String: Any] = [:]

    /// Keeps a value under a name.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// The value of a name.
    open func value(forKey key: String) -> Any? { values[key] }
}
