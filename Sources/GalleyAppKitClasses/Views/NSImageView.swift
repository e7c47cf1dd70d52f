import GalleyAppKit
import GalleyControls
import GalleyGraph
import GalleyUIKitClasses
import GalleyViews

/// A view of a picture, drawn as an `Image`.
@preconcurrency @MainActor
open class NSImageView: NSControl {
    /// How a picture fills it.
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    /// The picture.
    open var image: NSImage?
    /// Its colour, for symbols: kept.
    open var contentTintColor: NSColor?

    /// A view of a picture.
    public convenience init(image: NSImage) {
        self.init(frame: CGRect(origin: .zero, size: image.size))
        self.image = image
    }

    /// The size of its content.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
    override func ownContent(in size: CGSize) -> AnyView? {
        guard let image else { return AnyView(Color.clear) }
        let picture = Image(nsImage: image)
        let isSmaller = image.size.width <= size.width && image.size.height <= size.height
        switch imageScaling {
        case .scaleNone: return AnyView(picture)
        case .scaleAxesIndependently: return AnyView(picture.resizable())
        case .scaleProportionallyDown where isSmaller: return AnyView(picture)
        case .scaleProportionallyDown, .scaleProportionallyUpOrDown: return AnyView(picture.resizable().scaledToFit())
        }
    }
}

/// How a picture fills a view.
public enum NSImageScaling: UInt, Sendable {
    case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}
