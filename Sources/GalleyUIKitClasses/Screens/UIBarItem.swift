import GalleyUIKit

/// Something in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// Its words.
    open var title: String?
    /// Its picture.
    open var image: UIImage?
    /// Whether it can be used; true.
    open var isEnabled = true
    /// A number to find it by.
    open var tag = 0
    /// How its picture is moved: kept.
    open var imageInsets = UIEdgeInsets.zero
    /// What a screen reader says of it: kept.
    open var accessibilityLabel: String?
    /// What tests find it by: kept.
    open var accessibilityIdentifier: String?
    private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Something without words.
    public override init() { super.init() }
    /// Something of an archive.
    public required init?(coder: NSCoder) { super.init() }

    /// The object whose properties are set for all of the class: kept.
    public static func appearance() -> Self { AppearanceProxies.of(self) { Self(coder: EmptyCoder()) } }
    /// The same for those in views of some classes: kept.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        appearance()
    }

    /// Sets how its words look: kept.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
    }
    /// How its words look.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How a button looks.
    public enum Style: Int, Sendable { case plain, done = 2 }
    /// A button that the system has words or a picture for.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
            search,
            refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
    }

    /// How it looks.
    open var style = Style.plain
    /// How wide it is: kept.
    open var width: CGFloat = 0
    /// The view in its place.
    open var customView: UIView?
    /// Its colour.
    open var tintColor: UIColor?
    /// Its rows: kept.
    open var menu: UIMenu?
    /// What it does.
    open var primaryAction: UIAction?
    /// Whose method it calls.
    open weak var target: AnyObject?
    /// The method that it calls. It never is.
    open var action: Selector?

    /// A button of the system's.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }
    /// A button of the system's that runs a closure.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
    }
    /// A button of words.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }
    /// A button of a picture.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }
    /// A button that runs a closure.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }
    /// A view in a bar.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    /// A gap that grows.
    public class func flexibleSpace() -> Self { Self.space() }
    /// A gap of a width.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let space = Self.space()
        space.width = width
        return space
    }
    private static func space() -> Self {
        guard let space = Self(coder: EmptyCoder()) else { preconditionFailure("\(self).init(coder:) gave nil") }
        return space
    }
    /// Sets its ground: kept.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    /// Moves its words: kept.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    /// Sets the ground of a way back: kept.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    /// Moves a way back's words: kept.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
}

/// What a tab bar shows of a controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// A tab that the system has words and a picture for.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
            mostViewed
    }

    /// The picture while it is chosen: kept.
    open var selectedImage: UIImage?
    /// The number on it: kept.
    open var badgeValue: String?
    /// That number's ground: kept.
    open var badgeColor: UIColor?
    /// How its words are moved: kept.
    open var titlePositionAdjustment = UIOffset.zero
    /// Its look: kept.
    open var standardAppearance: UITabBarAppearance?
    /// Its look at the content's end: kept.
    open var scrollEdgeAppearance: UITabBarAppearance?

    /// A tab of words and a picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }
    /// A tab of words and two pictures.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
    /// A tab of the system's.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: "\(systemItem)".capitalized, image: nil, tag: tag)
    }
}

/// What a navigation bar shows of a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// When a title is large.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

    /// The title.
    open var title: String?
    /// A line above it: kept.
    open var prompt: String?
    /// A view in the title's place: kept.
    open var titleView: UIView?
    /// When the title is large.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The words of the way back to it: kept.
    open var backButtonTitle: String?
    /// The way back to it: kept.
    open var backBarButtonItem: UIBarButtonItem?
    /// Whether there is no way back: kept.
    open var hidesBackButton = false
    /// Says whether there is no way back: kept.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// The button before the title: kept.
    open var leftBarButtonItem: UIBarButtonItem?
    /// The buttons before the title: kept.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The button behind the title: kept.
    open var rightBarButtonItem: UIBarButtonItem?
    /// The buttons behind the title: kept.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The search below it: kept.
    open var searchController: UISearchController?
    /// Whether the search goes when it is scrolled: kept.
    open var hidesSearchBarWhenScrolling = true
    /// Its look: kept.
    open var standardAppearance: UINavigationBarAppearance?
    /// Its look at the content's beginning: kept.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Its look where there is little height: kept.
    open var compactAppearance: UINavigationBarAppearance?

    /// What is shown of a title.
    public init(title: String) {
        self.title = title
        super.init()
    }
}
