import GalleyUIKit

// What long touches, pointers and drags find at a view: kept. Nothing asks for it here.

/// A menu that a long touch opens.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// Who has the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that it is at.
    open private(set) weak var view: UIView?

    /// A menu of a delegate.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Comes to a view.
    open func willMove(to view: UIView?) {}
    /// Came to a view.
    open func didMove(to view: UIView?) { self.view = view }
    /// Where the finger is: nowhere.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Closes the menu.
    open func dismissMenu() {}
}

/// What a menu shows.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// Its name.
    public let identifier: any NSCopying
    private let preview: (() -> UIViewController?)?
    private let actions: (([UIMenuElement]) -> UIMenu?)?

    /// A menu with what lies above it.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        preview = previewProvider
        actions = actionProvider
        super.init()
    }
}

/// Who has a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// What the menu shows at a place.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// The menu opens.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// The menu closes.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// What lies above the menu was touched.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
    /// The menu opens.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// The menu closes.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// What lies above the menu was touched.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
}

/// What runs beside a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller of what lies above the menu.
    var previewViewController: UIViewController? { get }
    /// Makes changes beside it.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Does something at the end.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// What runs as what lies above a menu is opened.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How it opens.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How what lies above a menu opens.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// How a part of a view looks while it is lifted.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// What is seen of it.
    open var visiblePath: UIBezierPath?
    /// What throws its shadow.
    open var shadowPath: UIBezierPath?
    /// Its ground.
    open var backgroundColor: UIColor! = .systemBackground
}

/// A part of a view while it is lifted.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// How it looks.
    public let parameters: UIPreviewParameters
    /// How large it is.
    open var size: CGSize { view.bounds.size }

    /// A view as it is, or as it is said.
    public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        self.view = view
        self.parameters = parameters
        super.init()
    }
}

/// Rows of a menu that are asked for when it opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

    /// Rows that are asked for once.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        super.init(title: "")
    }

    /// Rows that are asked for each time.
    public class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
        -> UIDeferredMenuElement
    {
        UIDeferredMenuElement(elementProvider)
    }
}
