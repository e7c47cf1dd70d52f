import GalleyGraph
import GalleyViews

/// UIKit's screen, for source that asks for its size.
///
/// It is what a picture shows as a window: its canvas, or what the view is offered. Where the view decides for itself, and outside a
/// rendering, it is that of an iPhone 16.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    /// The screen that the picture stands for.
    public static let main = UIScreen()

    private override init() { super.init() }

    private var options: RenderOptions? { MainStrings.current.options }

    /// The screen's rectangle, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: options?.window ?? DeviceWindow.standard) }

    /// Pixels a point: those of the picture.
    public var scale: CGFloat { options?.scale ?? 1 }

    /// The screen's rectangle, in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// Pixels a point: those of the picture.
    public var nativeScale: CGFloat { scale }
}

/// UIKit's device, for source that asks whether it is a phone or a tablet.
///
/// It is the one that the picture's window fits: a tablet from 600 points on the shorter side.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    /// The device that the picture stands for.
    public static let current = UIDevice()

    private override init() { super.init() }

    /// A tablet where the shorter side of the window has 600 points or more, else a phone.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        let size = UIScreen.main.bounds.size
        return min(size.width, size.height) >= 600 ? .pad : .phone
    }

    /// "iPad" or "iPhone", as `userInterfaceIdiom` says.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The same as `model`: such names are not translated.
    public var localizedModel: String { model }
    /// The name that its owner gave it: that of its kind.
    public var name: String { model }
    /// "iPadOS" or "iOS", as `userInterfaceIdiom` says.
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
}
