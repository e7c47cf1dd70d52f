import GalleyUIKit

/// What a screen reader finds in a view that draws it itself: kept.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The view that it is in.
    open weak var accessibilityContainer: AnyObject?
    /// Whether it is one thing to a screen reader.
    open var isAccessibilityElement = true
    /// What it is called.
    open var accessibilityLabel: String?
    /// What it does.
    open var accessibilityHint: String?
    /// What it holds.
    open var accessibilityValue: String?
    /// Its name for tests.
    open var accessibilityIdentifier: String?
    /// What it is.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// Where it lies on the screen.
    open var accessibilityFrame = CGRect.zero
    /// Where it lies in its view.
    open var accessibilityFrameInContainerSpace = CGRect.zero

    /// Something in a view.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }
}

/// Something that a screen reader's menu offers: kept.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// What is done, and whether it was.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// Its name.
    open var name: String
    /// Its picture.
    open var image: UIImage?
    /// What it does.
    open var actionHandler: Handler?

    /// Something with a name.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler? = nil) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    /// Something that an object does by a method's name: there is no Objective-C, nothing is done.
    public convenience init(name: String, target: Any?, selector: Selector) { self.init(name: name) }
}
