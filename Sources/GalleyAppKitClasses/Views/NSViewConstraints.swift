import GalleyAppKit
import GalleyUIKitClasses

extension NSView: ConstraintItem {
    package var constraintKeeper: any ConstraintKeeper { backing }
    package var solvedItem: any ConstraintItem { backing }
    package var insetsInView: UIEdgeInsets? { nil }
}

// The lines and lengths of a view that constraints are made with.
extension NSView {
    /// Where reading begins.
    public var leadingAnchor: NSLayoutXAxisAnchor { backing.leadingAnchor }
    /// Where reading ends.
    public var trailingAnchor: NSLayoutXAxisAnchor { backing.trailingAnchor }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { backing.leftAnchor }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { backing.rightAnchor }
    /// The upper edge.
    public var topAnchor: NSLayoutYAxisAnchor { backing.topAnchor }
    /// The lower edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { backing.bottomAnchor }
    /// The width.
    public var widthAnchor: NSLayoutDimension { backing.widthAnchor }
    /// The height.
    public var heightAnchor: NSLayoutDimension { backing.heightAnchor }
    /// The middle, from side to side.
    public var centerXAnchor: NSLayoutXAxisAnchor { backing.centerXAnchor }
    /// The middle, from top to bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor { backing.centerYAnchor }
    /// The active constraints that begin at it.
    public var constraints: [NSLayoutConstraint] { backing.constraints }
    /// Lets a constraint count.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Lets constraints count.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

    /// Says how strongly it resists being made larger than its content.
    public func setContentHuggingPriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) { backing.setContentHuggingPriority(priority, for: orientation) }

    /// Says how strongly it resists being made smaller than its content.
    public func setContentCompressionResistancePriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) { backing.setContentCompressionResistancePriority(priority, for: orientation) }

    /// Asks for the mouse to be followed in a rectangle. It is not.
    public func addTrackingArea(_ trackingArea: NSTrackingArea) {}
    /// Asks for that no more.
    public func removeTrackingArea(_ trackingArea: NSTrackingArea) {}
    /// Adds a recogniser of a gesture: kept.
    public func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
        gestureRecognizers.append(gestureRecognizer)
    }
    /// Asks for a drawing, which each picture is anyway.
    public func setNeedsDisplay(_ invalidRect: CGRect) {}
}

extension NSLayoutConstraint {
    /// How much a constraint counts, as AppKit calls it.
    public typealias Priority = UILayoutPriority
    /// A direction, as AppKit calls it.
    public typealias Orientation = Axis
}

/// A rectangle in which the mouse is followed: kept.
@preconcurrency @MainActor
open class NSTrackingArea: NSObject {
    /// What is followed.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        /// A set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It comes and goes.
        public static let mouseEnteredAndExited = Options(rawValue: 1)
        /// It moves.
        public static let mouseMoved = Options(rawValue: 2)
        /// The pointer's look.
        public static let cursorUpdate = Options(rawValue: 4)
        /// While the view gets the keys.
        public static let activeWhenFirstResponder = Options(rawValue: 16)
        /// While the window gets the keys.
        public static let activeInKeyWindow = Options(rawValue: 32)
        /// While the app is in front.
        public static let activeInActiveApp = Options(rawValue: 64)
        /// Always.
        public static let activeAlways = Options(rawValue: 128)
        /// In all of the view that is seen.
        public static let inVisibleRect = Options(rawValue: 512)
    }

    /// A rectangle in which the mouse is followed.
    public init(rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) { super.init() }
}

/// A recogniser of a gesture. Kept: nothing reaches it.
@preconcurrency @MainActor
open class NSGestureRecognizer: NSObject {
    /// Whether it looks for its gesture; true.
    open var isEnabled = true
    /// A recogniser that calls a method. It never does.
    public init(target: Any?, action: Selector?) { super.init() }
    /// Where the gesture is.
    open func location(in view: NSView?) -> CGPoint { .zero }
}

/// Finds clicks. None come.
@preconcurrency @MainActor
open class NSClickGestureRecognizer: NSGestureRecognizer {
    /// How many clicks; 1.
    open var numberOfClicksRequired = 1
}

/// Finds moves with a button down. None come.
@preconcurrency @MainActor
open class NSPanGestureRecognizer: NSGestureRecognizer {
    /// How far.
    open func translation(in view: NSView?) -> CGPoint { .zero }
}

/// The name of something of a user interface.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Light or dark, as AppKit says it: kept.
open class NSAppearance: NSObject, @unchecked Sendable {
    // Unchecked: what is stored never changes.

    /// The name of a look.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// A look by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Light.
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        /// Dark.
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        /// Light, and shining through.
        public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
        /// Dark, and shining through.
        public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    }

    /// Its name.
    public let name: Name

    /// Light.
    public override init() {
        name = .aqua
        super.init()
    }
    /// The look of a name.
    public init?(named name: Name) {
        self.name = name
        super.init()
    }
    /// Which of some looks it is most like.
    open func bestMatch(from appearances: [Name]) -> Name? { appearances.contains(name) ? name : appearances.first }
}
