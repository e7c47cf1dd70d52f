import GalleyAppKit
import GalleyUIKit

/// AppKit's screen. It is as large as the picture.
@preconcurrency @MainActor
open class NSScreen: NSObject {
    /// The screen.
    public class var main: NSScreen? { one }
    /// The screens: one.
    public class var screens: [NSScreen] { [one] }
    private static let one = NSScreen()

    /// Its rectangle.
    open var frame: CGRect { UIScreen.main.bounds }
    /// What the menu bar and the dock leave: all of it.
    open var visibleFrame: CGRect { frame }
    /// Pixels a point: those of the picture.
    open var backingScaleFactor: CGFloat { UIScreen.main.scale }
}
