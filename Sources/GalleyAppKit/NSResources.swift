import GalleyUIKit
import GalleyViews

extension NSImage {
    /// A picture of an asset catalogue; one of no size without one of that name.
    public convenience init(resource: ImageResource) { self.init(UIImage(resource: resource)) }
}

extension NSColor {
    /// A colour of an asset catalogue.
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
