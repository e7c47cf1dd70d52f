import GalleyDrawing
import GalleyGeometry
import GalleyUIKit

/// Corners of a layer that are rounded.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt

    /// A set from its bits: 1 to 8 are the corners below.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The upper right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The lower left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The lower right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How a corner is rounded.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that begins softly.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's contents fill it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In the middle, as large as they are.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Stretched; the default.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits whole.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as covers everything.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// What is told what a layer does. Nothing is, here.
public protocol CALayerDelegate: AnyObject {}

/// Core Animation's layer. Background, corners, border, shadow, opacity and sublayers are drawn; animations are kept.
open class CALayer: NSObject {
    /// The view whose layer it is.
    weak var owner: AnyObject?

    /// The rectangle in the layer around, in points.
    open var frame: CGRect {
        get {
            CGRect(
                x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y,
                width: bounds.width, height: bounds.height)
        }
        set {
            bounds.size = newValue.size
            position = CGPoint(
                x: newValue.minX + newValue.width * anchorPoint.x, y: newValue.minY + newValue.height * anchorPoint.y)
        }
    }
    /// The rectangle in its own coordinates, in points.
    open var bounds = CGRect.zero
    /// Where the anchor point lies in the layer around.
    open var position = CGPoint.zero
    /// The point that turns and scales leave where it is, 0…1 of each side; the middle.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// In front of or behind its neighbours; 0.
    open var zPosition: CGFloat = 0
    /// How it is turned, scaled and moved.
    open var transform = CATransform3DIdentity
    /// How its sublayers are turned, scaled and moved: kept.
    open var sublayerTransform = CATransform3DIdentity
    /// Its name: kept.
    open var name: String?
    /// The ground; none.
    open var backgroundColor: CGColor?
    /// The radius of its corners, in points; 0.
    open var cornerRadius: CGFloat = 0
    /// The corners that are rounded; all four.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// How the corners are rounded.
    open var cornerCurve = CALayerCornerCurve.circular
    /// The border's width, inside of the edge, in points; 0.
    open var borderWidth: CGFloat = 0
    /// The border's colour; black.
    open var borderColor: CGColor? = UIColor.black.cgColor
    /// How much it shows, 0…1; 1.
    open var opacity: Float = 1
    /// Whether it is left out; false.
    open var isHidden = false
    /// Whether it is said to have no transparent places.
    open var isOpaque = false
    /// Whether what lies outside of it is cut off; false.
    open var masksToBounds = false
    /// The layer whose opaque parts show: kept.
    open var mask: CALayer?
    /// The shadow's colour; black.
    open var shadowColor: CGColor? = UIColor.black.cgColor
    /// How strong the shadow is, 0…1; 0.
    open var shadowOpacity: Float = 0
    /// Where the shadow falls.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// How blurred the shadow is; 3.
    open var shadowRadius: CGFloat = 3
    /// The outline that throws the shadow: kept.
    open var shadowPath: CGPath?
    /// A picture: a `CGImage` is drawn, by the layers of image views.
    open var contents: Any?
    /// How its picture fills it: kept.
    open var contentsGravity = CALayerContentsGravity.resize
    /// Pixels a point; 1.
    open var contentsScale: CGFloat = 1
    /// The part of its picture that shows: kept.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Whether it is drawn as one picture: kept.
    open var shouldRasterize = false
    /// The scale of that picture: kept.
    open var rasterizationScale: CGFloat = 1
    /// Whether it is to be seen from behind; true.
    open var isDoubleSided = true
    /// Whether it is drawn again when its size changes.
    open var needsDisplayOnBoundsChange = false
    /// Whether its edges are smoothed.
    open var allowsEdgeAntialiasing = false
    /// Who is told what it does.
    open weak var delegate: (any CALayerDelegate)?
    /// How quick its time is; 1.
    open var speed: Float = 1
    /// What its time begins with.
    open var timeOffset: CFTimeInterval = 0
    /// When it begins.
    open var beginTime: CFTimeInterval = 0
    /// The layers in it, the hindmost first; nil where there are none.
    open var sublayers: [CALayer]? {
        didSet { for layer in sublayers ?? [] { layer.superlayer = self } }
    }
    /// The layer that it is in.
    open internal(set) weak var superlayer: CALayer?
    private var animations: [String: CAAnimation] = [:]

    /// A layer of no size.
    public required override init() { super.init() }
    /// A layer like another, for who draws it while it moves. Never called.
    public init(layer: Any) { super.init() }
    /// A layer of an archive: of no size.
    public required init?(coder: NSCoder) { super.init() }

    /// Puts a layer in front of all others.
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

    /// Puts a layer at a place among the others, 0 being the hindmost.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(index), layers.count))
        sublayers = layers
    }

    /// Puts a layer behind another.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(index(of: sibling, without: layer) ?? 0))
    }

    /// Puts a layer in front of another.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        let index = index(of: sibling, without: layer).map { $0 + 1 }
        insertSublayer(layer, at: UInt32(index ?? sublayers?.count ?? 0))
    }

    /// Where a layer lies once another has been taken out.
    private func index(of sibling: CALayer?, without layer: CALayer) -> Int? {
        sublayers?.filter { $0 !== layer }.firstIndex { $0 === sibling }
    }

    /// Takes it out of the layer around.
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    /// Puts a layer in another's place.
    open func replaceSublayer(_ old: CALayer, with new: CALayer) {
        guard old !== new, let index = index(of: old, without: new) else { return }
        insertSublayer(new, at: UInt32(index))
        old.removeFromSuperlayer()
    }

    /// Keeps an animation; nothing moves.
    open func add(_ animation: CAAnimation, forKey key: String?) {
        animations[key ?? "\(animations.count)"] = animation
    }
    /// The animation of a name.
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    /// The names of the animations, sorted; nil where there are none.
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
    /// Forgets an animation.
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    /// Forgets the animations.
    open func removeAllAnimations() { animations = [:] }

    /// Asks for a drawing, which each picture is anyway.
    open func setNeedsDisplay() {}
    /// Draws what has changed; each picture is drawn whole.
    open func displayIfNeeded() {}
    /// Makes its contents. Never called.
    open func display() {}
    /// Asks for a layout of the sublayers.
    open func setNeedsLayout() {}
    /// Lays the sublayers out where that was asked for; they lie where their frames say.
    open func layoutIfNeeded() {}
    /// Lays the sublayers out. Never called.
    open func layoutSublayers() {}
    /// The layer as it is on screen: itself.
    open func presentation() -> Self? { self }
    /// The layer that the values are set on: itself.
    open func model() -> Self { self }
    /// Whether a point lies in it.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// The plane's part of its transform.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Turns, scales and moves it in the plane.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    /// A time of another layer's as its own: the same.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
    /// Whether a key's value is drawn again when it changes; false.
    open class func needsDisplay(forKey key: String) -> Bool { false }
}

/// A time or how long something takes, in seconds.
public typealias CFTimeInterval = Double

/// Seconds since the device began.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
