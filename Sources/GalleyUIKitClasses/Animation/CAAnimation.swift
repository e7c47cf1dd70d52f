import GalleyDrawing

/// How quickly an animation runs when.
open class CAMediaTimingFunction: NSObject {
    /// The function of a name.
    public init(name: CAMediaTimingFunctionName) { super.init() }
    /// A curve by its two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { super.init() }
}

/// The name of a function of time.
public struct CAMediaTimingFunctionName: _LayerName {
    public let rawValue: String
    /// A function by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Evenly.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// It begins slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// It ends slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// It begins and ends slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The system's.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What shows before and after an animation.
public struct CAMediaTimingFillMode: _LayerName {
    public let rawValue: String
    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The end stays.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The beginning shows before.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Neither.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// What is told of an animation's end. Nothing is, here.
public protocol CAAnimationDelegate: AnyObject {
    /// It began.
    func animationDidStart(_ anim: CAAnimation)
    /// It ended.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// It began.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// It ended.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer. Kept; nothing moves.
open class CAAnimation: NSObject {
    /// How long it takes, in seconds.
    open var duration: CFTimeInterval = 0
    /// How often it runs.
    open var repeatCount: Float = 0
    /// How long it runs again and again, in seconds.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether it runs back as well.
    open var autoreverses = false
    /// When it begins.
    open var beginTime: CFTimeInterval = 0
    /// What its time begins with.
    open var timeOffset: CFTimeInterval = 0
    /// How quick its time is.
    open var speed: Float = 1
    /// What shows before and after it.
    open var fillMode = CAMediaTimingFillMode.removed
    /// How quickly it runs when.
    open var timingFunction: CAMediaTimingFunction?
    /// Who is told of its end.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer forgets it at its end.
    open var isRemovedOnCompletion = true
    private var values: [String: Any] = [:]

    /// Keeps a value under a name.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// The value of a name.
    open func value(forKey key: String) -> Any? { values[key] }
}

/// An animation of one of a layer's values.
open class CAPropertyAnimation: CAAnimation {
    /// The value's name.
    open var keyPath: String?
    /// Whether it is added to what is there.
    open var isAdditive = false
    /// Whether runs add up.
    open var isCumulative = false

    /// An animation of the value of a name.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// From one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// The first.
    open var fromValue: Any?
    /// The last.
    open var toValue: Any?
    /// The difference.
    open var byValue: Any?
}

/// From one value to another, as a spring goes.
open class CASpringAnimation: CABasicAnimation {
    /// What hangs on it; 1.
    open var mass: CGFloat = 1
    /// How strongly it pulls; 100.
    open var stiffness: CGFloat = 100
    /// What slows it down; 10.
    open var damping: CGFloat = 10
    /// How fast it begins.
    open var initialVelocity: CGFloat = 0
    /// How long it takes to rest, in seconds: its duration.
    open var settlingDuration: CFTimeInterval { duration }
}

/// Through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// A path through them.
    open var path: CGPath?
    /// When each is reached, 0…1.
    open var keyTimes: [NSNumber]?
    /// How quickly it runs when, between each two.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values in between are found.
    open var calculationMode = CAAnimationCalculationMode.linear
}

/// How values between two are found.
public struct CAAnimationCalculationMode: _LayerName {
    public let rawValue: String
    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Straight.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Not at all.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// At an even pace.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a curve.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// Several animations at a time.
open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?
}

/// From one look of a layer to another.
open class CATransition: CAAnimation {
    /// How.
    open var type = CATransitionType.fade
    /// From where.
    open var subtype: CATransitionSubtype?
}

/// How a layer changes its look.
public struct CATransitionType: _LayerName {
    public let rawValue: String
    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It fades.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new moves over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new pushes the old away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old moves away.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a new look comes from.
public struct CATransitionSubtype: _LayerName {
    public let rawValue: String
    /// A side by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Changes that belong together. They happen at once, and nothing moves.
open class CATransaction: NSObject {
    /// Begins changes.
    open class func begin() {}
    /// Ends changes.
    open class func commit() {}
    /// Makes the changes now.
    open class func flush() {}
    /// How long they take, in seconds.
    open class func setAnimationDuration(_ duration: CFTimeInterval) {}
    /// How quickly they run when.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// Whether nothing moves.
    open class func setDisableActions(_ flag: Bool) {}
    /// What is done when nothing moves any more. Never called.
    open class func setCompletionBlock(_ block: (() -> Void)?) {}
}

/// A clock of the screen. It never ticks.
open class CADisplayLink: NSObject {
    /// Whether it rests.
    open var isPaused = false
    /// When it ticked last.
    open var timestamp: CFTimeInterval { 0 }
    /// When it ticks next.
    open var targetTimestamp: CFTimeInterval { 0 }
    /// How long a tick takes, in seconds: a sixtieth.
    open var duration: CFTimeInterval { 1.0 / 60 }
    /// How often it is to tick a second; 0 is as the screen does.
    open var preferredFramesPerSecond = 0

    /// A clock that calls a method. It never does.
    public init(target: Any, selector sel: Selector) { super.init() }
    /// Lets it tick.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Lets it tick no more.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Ends it.
    open func invalidate() {}
}
