import GalleyUIKit

/// A recogniser of a gesture. Kept: no touch reaches it.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far a gesture has come.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The same as ended.
        public static let recognized = State.ended
    }

    /// The view that it belongs to.
    open internal(set) weak var view: UIView?
    /// How far the gesture has come; it has not begun.
    open var state = State.possible
    /// Whether it looks for its gesture; true.
    open var isEnabled = true
    /// Whether the view's touches are taken back when it finds its gesture: kept.
    open var cancelsTouchesInView = true
    /// Whether the view's touches wait until it has failed: kept.
    open var delaysTouchesBegan = false
    /// Whether the view's touches' ends wait until it has failed: kept.
    open var delaysTouchesEnded = true
    /// The kinds of touches it looks at: kept.
    open var allowedTouchTypes: [NSNumber] = []
    /// Whether it needs one kind of touches alone: kept.
    open var requiresExclusiveTouchType = true
    /// Its name: kept.
    open var name: String?
    /// Who is asked about it.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// How many fingers there are; none.
    open var numberOfTouches: Int { 0 }

    /// A recogniser that calls a method. It never does.
    public init(target: Any?, action: Selector?) { super.init() }
    /// A recogniser.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// Adds a method to call. It never is.
    open func addTarget(_ target: Any, action: Selector) {}
    /// Takes a method away.
    open func removeTarget(_ target: Any?, action: Selector?) {}
    /// Lets it wait until another has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    /// Where the gesture is: at the view's origin.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Where a finger is: at the view's origin.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
    /// Whether it keeps another from its gesture. Never asked.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another keeps it from its gesture. Never asked.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether it waits until another has failed. Never asked.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether another waits until it has failed. Never asked.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether it looks at an event. Never asked.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
    /// Leaves a finger out. Nothing is left out.
    open func ignore(_ touch: UITouch, for event: UIEvent) {}
    /// It begins again. Never called.
    open func reset() {}
    /// Fingers came down. Never called.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers moved. Never called.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers left. Never called.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The system took the fingers away. Never called.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// What is asked about a recogniser. Nothing is, here.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Whether a recogniser may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether two may find their gestures at a time.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether one waits until the other has failed.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether the other waits until one has failed.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether one looks at a touch.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// It may.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// They may not.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// It does not.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// It does not.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// It does.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
}

/// Finds taps. None come.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps; 1.
    open var numberOfTapsRequired = 1
    /// How many fingers; 1.
    open var numberOfTouchesRequired = 1
}

/// Finds fingers that stay down. None come.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How many taps before; none.
    open var numberOfTapsRequired = 0
    /// How many fingers; 1.
    open var numberOfTouchesRequired = 1
    /// How long, in seconds; half of one.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far it may move, in points; 10.
    open var allowableMovement: CGFloat = 10
}

/// Finds fingers that move. None come.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers at least; 1.
    open var minimumNumberOfTouches = 1
    /// How many fingers at most.
    open var maximumNumberOfTouches = Int.max
    /// How far they have moved: not at all.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// Says how far they have moved: kept.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    /// How fast they move: not at all.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Finds fingers that move from the screen's edge. None come.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges.
    open var edges: UIRectEdge = []
}

/// Finds quick moves. None come.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where a move goes to.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        /// A set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Up.
        public static let up = Direction(rawValue: 4)
        /// Down.
        public static let down = Direction(rawValue: 8)
    }

    /// Where it goes to; to the right.
    open var direction = Direction.right
    /// How many fingers; 1.
    open var numberOfTouchesRequired = 1
}

/// Finds two fingers that move apart. None come.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How far apart, 1 being as at the beginning.
    open var scale: CGFloat = 1
    /// How fast.
    open var velocity: CGFloat { 0 }
}

/// Finds two fingers that turn. None come.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far, in radians.
    open var rotation: CGFloat = 0
    /// How fast.
    open var velocity: CGFloat { 0 }
}

/// Finds a pointer above a view. None comes.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
