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
