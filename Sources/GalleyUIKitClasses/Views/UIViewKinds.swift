import GalleyUIKit

extension UIView {
    /// How a view's picture fills it.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
            bottomLeft, bottomRight
    }

    /// Whether a tint is dimmed.
    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

    /// Which of a view's lengths and distances change with the view around.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        /// A set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance to the left.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the right.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the top.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the bottom.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// How an animation runs.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// A set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Subviews are laid out with it.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// Views can be touched meanwhile.
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        /// It begins where things are.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        /// It runs again and again.
        public static let `repeat` = AnimationOptions(rawValue: 8)
        /// It runs back as well.
        public static let autoreverse = AnimationOptions(rawValue: 16)
        /// It begins and ends slowly.
        public static let curveEaseInOut: AnimationOptions = []
        /// It begins slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// It ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// It runs evenly.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// The new flips from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// The new flips from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// The page curls up.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// The page curls down.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// The old fades away.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    /// How quickly an animation runs when.
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

    /// How an animation through several values runs.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// A set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It runs again and again.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
        /// It runs back as well.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
        /// Straight from value to value.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// On a curve.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    }
}

/// Whether something is mirrored where one writes from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// Where writing goes to.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// What lives in surroundings such as light and dark.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    /// The surroundings.
    var traitCollection: UITraitCollection { get }
}

/// What has coordinates.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    /// Its rectangle in its own coordinates.
    var bounds: CGRect { get }
}

/// What a view does when touched, as an object of its own: kept.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    /// The view.
    var view: UIView? { get }
    /// It comes to a view, or leaves its own.
    func willMove(to view: UIView?)
    /// It came to a view, or left its own.
    func didMove(to view: UIView?)
}
