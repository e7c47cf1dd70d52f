import GalleyUIKit

/// What shows a controller over another: kept.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    /// The controller that is shown.
    public let presentedViewController: UIViewController
    /// The controller that it is shown over.
    public var presentingViewController: UIViewController { presenting ?? presentedViewController }
    private weak var presenting: UIViewController?
    /// Who is told of it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// What shows a controller over another.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    /// The view that the controller is shown in. None.
    open var containerView: UIView? { nil }
    /// The controller's view.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    /// Where the controller's view ends up: nowhere.
    open var frameOfPresentedViewInContainerView: CGRect { .zero }
    /// How the controller is shown.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// Whether it covers the screen.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the view below is taken away.
    open var shouldRemovePresentersView: Bool { false }
    /// It is about to come.
    open func presentationTransitionWillBegin() {}
    /// It came.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// It is about to go.
    open func dismissalTransitionWillBegin() {}
    /// It went.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Its views are about to be laid out.
    open func containerViewWillLayoutSubviews() {}
    /// Its views were laid out.
    open func containerViewDidLayoutSubviews() {}
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
    /// Whether it may lie over what it points to: kept.
    open var canOverlapSourceViewRect = false
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

        /// The height's name.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// The height, in points; nil where the sheet does not stand at it.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }

        /// Half the screen.
        public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
        /// The whole screen.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// A height of one's own.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier("\(UUID())"), resolver)
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
    /// Whether it is as wide as its controller wants on low screens.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Whether it is as large as a page where there is room.
    open var prefersPageSizing = true
    /// The view that it comes from.
    open weak var sourceView: UIView?
    /// Makes changes, and nothing moves.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Asks for the heights again: nothing stands at them.
    open func invalidateDetents() {}
}

/// What a sheet's height is computed from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The screen's traits.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height, in points.
    var maximumDetentValue: CGFloat { get }
}

/// What is told of a sheet's height. Nothing is, here.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Someone has pulled it to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Someone has pulled it to another height.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
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
