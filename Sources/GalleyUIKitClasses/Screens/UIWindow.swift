import GalleyUIKit

/// UIKit's window: kept. What a picture shows is a view, not the window that source makes for it.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// How high a window lies over others.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        /// A height.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A height.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// Where windows are.
        public static let normal = Level(0)
        /// Where the status bar is.
        public static let statusBar = Level(1000)
        /// Where alerts are.
        public static let alert = Level(2000)
        /// A height above another.
        public static func + (level: Level, more: CGFloat) -> Level { Level(level.rawValue + more) }
        /// A height below another.
        public static func - (level: Level, less: CGFloat) -> Level { Level(level.rawValue - less) }
    }

    /// The controller whose view fills it.
    open var rootViewController: UIViewController?
    /// The scene that it belongs to.
    open weak var windowScene: UIWindowScene? {
        didSet { windowScene?.add(self) }
    }
    /// How high it lies.
    open var windowLevel = Level.normal
    /// Its screen.
    open var screen: UIScreen { .main }
    /// Whether it gets the keys.
    open private(set) var isKeyWindow = false
    /// Whether it can get the keys; true.
    open var canBecomeKey: Bool { true }

    /// A window of a scene, as large as the screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
        windowScene.add(self)
    }

    /// A window of a rectangle.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// A window of an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows it, and gives it the keys.
    open func makeKeyAndVisible() {
        isHidden = false
        isKeyWindow = true
    }
    /// Gives it the keys.
    open func makeKey() { isKeyWindow = true }
    /// It got the keys.
    open func becomeKey() {}
    /// It lost the keys.
    open func resignKey() {}
    /// Hands an event on. None comes.
    open func sendEvent(_ event: UIEvent) {}
}
