import GalleyUIKit

/// A bar's look as one value. It is kept; the bars that SwiftUI shows look as they do without it.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// The ground's colour.
    open var backgroundColor: UIColor?
    /// The ground's blur.
    open var backgroundEffect: UIBlurEffect?
    /// The ground's picture.
    open var backgroundImage: UIImage?
    /// How that fills it.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The line's colour.
    open var shadowColor: UIColor?
    /// The line's picture.
    open var shadowImage: UIImage?

    /// The usual look.
    public override init() { super.init() }
    /// The usual look of a kind of device.
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
    /// Another's look.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        backgroundColor = barAppearance.backgroundColor
        backgroundEffect = barAppearance.backgroundEffect
        backgroundImage = barAppearance.backgroundImage
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
    }

    /// The usual ground.
    open func configureWithDefaultBackground() { backgroundColor = nil }
    /// A ground that lets nothing through.
    open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
    /// No ground.
    open func configureWithTransparentBackground() { backgroundColor = nil }
    /// The same again.
    nonisolated open override func copy() -> Any { self }
}

/// A navigation bar's look: kept.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// How the title looks.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How a large title looks.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How the line below the title looks.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How the title is moved.
    open var titlePositionAdjustment = UIOffset.zero
    /// How buttons look.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// How the button looks that ends something.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// How the way back looks.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The picture of the way back.
    open private(set) var backIndicatorImage = UIImage()
    /// The mask of the way back.
    open private(set) var backIndicatorTransitionMaskImage = UIImage()
    /// Sets the picture of the way back.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage ?? UIImage()
        backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
    }
}

/// A tool bar's look: kept.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// How buttons look.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// How the button looks that ends something.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// A tab bar's look: kept.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// How tabs look whose words are below their pictures.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// How tabs look whose words are beside their pictures.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// How these look where there is little room.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The colour behind the chosen tab.
    open var selectionIndicatorTintColor: UIColor?
    /// The picture behind the chosen tab.
    open var selectionIndicatorImage: UIImage?
    /// How tabs lie.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// How wide a tab is.
    open var stackedItemWidth: CGFloat = 0
    /// Between tabs.
    open var stackedItemSpacing: CGFloat = 0
}

/// How a button of a bar looks in each state: kept.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// As usual.
    public let normal = UIBarButtonItemStateAppearance()
    /// Pressed.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// It cannot be used.
    public let disabled = UIBarButtonItemStateAppearance()
    /// It gets the keys.
    public let focused = UIBarButtonItemStateAppearance()

    /// The usual look.
    public override init() { super.init() }
    /// The usual look of a kind of button.
    public convenience init(style: UIBarButtonItem.Style) { self.init() }
    /// The usual look.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// How a button of a bar looks in a state: kept.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// How its words look.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How its words are moved.
    open var titlePositionAdjustment = UIOffset.zero
    /// Its ground.
    open var backgroundImage: UIImage?
}

/// How a tab looks in each state: kept.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// What a look is for.
    public enum Style: Int, Sendable { case stacked, inline, compactInline }

    /// As usual.
    public let normal = UITabBarItemStateAppearance()
    /// Chosen.
    public let selected = UITabBarItemStateAppearance()
    /// It cannot be used.
    public let disabled = UITabBarItemStateAppearance()
    /// It gets the keys.
    public let focused = UITabBarItemStateAppearance()

    /// The usual look.
    public override init() { super.init() }
    /// The usual look of a kind of tabs.
    public convenience init(style: Style) { self.init() }
}

/// How a tab looks in a state: kept.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// How its words look.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How its words are moved.
    open var titlePositionAdjustment = UIOffset.zero
    /// Its picture's colour.
    open var iconColor: UIColor?
    /// Its number's ground.
    open var badgeBackgroundColor: UIColor?
    /// How its number looks.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How its number is moved.
    open var badgePositionAdjustment = UIOffset.zero
}
