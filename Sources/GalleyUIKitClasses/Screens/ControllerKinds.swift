import GalleyUIKit

// What a controller is asked of and is in.
extension UIViewController {
    /// The navigation controller that it is in.
    public var navigationController: UINavigationController? {
        sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
    }
    /// The tab controller that it is in.
    public var tabBarController: UITabBarController? {
        sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
    }
    /// The split controller that it is in.
    public var splitViewController: UISplitViewController? {
        sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
    }
    /// The sheet that it is shown in: kept.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    /// What shows it over another: kept.
    public var presentationController: UIPresentationController? {
        if let known = KeptPresentations.known(self) { return known }
        return KeptPresentations.keep(
            UISheetPresentationController(presentedViewController: self, presenting: presentingViewController),
            for: self)
    }
    /// The bubble that it is shown in: kept.
    public var popoverPresentationController: UIPopoverPresentationController? {
        if let known = KeptPresentations.known(self) as? UIPopoverPresentationController { return known }
        return KeptPresentations.keep(
            UIPopoverPresentationController(presentedViewController: self, presenting: presentingViewController),
            for: self)
            as? UIPopoverPresentationController
    }
    /// The storyboard that it came from; nil.
    public var storyboard: UIStoryboard? { nil }
    /// Whether it is being shown.
    public var isBeingPresented: Bool { false }
    /// Whether it is being taken away.
    public var isBeingDismissed: Bool { false }
    /// Whether it goes out of the controller that it is in.
    public var isMovingFromParent: Bool { false }
    /// Whether it comes into a controller.
    public var isMovingToParent: Bool { false }
}

/// The presentations of controllers, for as long as the controllers live.
@MainActor
private enum KeptPresentations {
    private final class Kept {
        weak var controller: UIViewController?
        let presentation: UIPresentationController
        init(_ controller: UIViewController, _ presentation: UIPresentationController) {
            self.controller = controller
            self.presentation = presentation
        }
    }

    private static var kept: [Kept] = []

    static func known(_ controller: UIViewController) -> UIPresentationController? {
        kept.last { $0.controller === controller }?.presentation
    }

    static func keep(_ presentation: UIPresentationController, for controller: UIViewController)
        -> UIPresentationController
    {
        kept.removeAll { $0.controller == nil }
        kept.append(Kept(controller, presentation))
        return presentation
    }
}

/// A drawing of an app's screens in a file. There is none.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// The drawing of a name: an empty one.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { super.init() }
    /// The first controller; nil.
    open func instantiateInitialViewController() -> UIViewController? { nil }
    /// The controller of a name: an empty one.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
}

/// A step from controller to controller. There is none.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// Its name.
    open var identifier: String? { nil }
    /// Where it leads to.
    public let destination = UIViewController()
    /// Where it begins.
    public let source = UIViewController()
}

/// What moves controllers in: kept.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {}

/// What runs beside a change of controllers. There is none.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
    /// Makes changes beside it.
    func animate(alongsideTransition animation: ((Any) -> Void)?, completion: ((Any) -> Void)?) -> Bool
}

/// What shows a controller over another: kept.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    /// The controller that is shown.
    public let presentedViewController: UIViewController
    /// Who is told of it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// What shows a controller over another.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        super.init()
    }
}

/// A bubble that shows a controller: kept.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that it points to.
    open weak var sourceView: UIView?
    /// The rectangle that it points to.
    open var sourceRect = CGRect.null
    /// The button that it points to.
    open weak var barButtonItem: UIBarButtonItem?
    /// The sides that it may come from.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// Where a bubble points to.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Up.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Down.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// To the left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// To the right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Anywhere.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// A sheet that shows a controller: kept.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// How high a sheet can stand.
    @MainActor @preconcurrency
    open class Detent: NSObject {
        /// The name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            /// A height by its name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// A height by its name.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// Half the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The whole screen.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// Half the screen.
        public class func medium() -> Detent { Detent() }
        /// The whole screen.
        public class func large() -> Detent { Detent() }
        /// A height of one's own.
        public class func custom(identifier: Identifier? = nil, resolver: @escaping (Any) -> CGFloat?) -> Detent {
            Detent()
        }
    }

    /// The heights.
    open var detents: [Detent] = [.large()]
    /// The height now.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// The height up to which what is behind can be used.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether it shows a handle.
    open var prefersGrabberVisible = false
    /// The radius of its corners.
    open var preferredCornerRadius: CGFloat?
    /// Whether scrolling makes it higher.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether it keeps to the edges of low screens.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Makes changes, and nothing moves.
    open func animateChanges(_ changes: () -> Void) { changes() }
}

/// What is told of sheets. Nothing is, here.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// How it is shown where there is little room.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Whether it may be pulled away.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// It was pulled away.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// It is about to be pulled away.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Someone tried to pull it away.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// As it is.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
    /// It may.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// It was pulled away.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// It is about to be pulled away.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Someone tried to pull it away.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// What is told of bubbles. Nothing is, here.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
