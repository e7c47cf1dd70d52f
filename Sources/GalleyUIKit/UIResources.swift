import GalleyViews

// Source: what Xcode generates for a catalogue's pictures and colours, and Apple's pages of UIImage.init(resource:) and
// UIColor.init(resource:), iOS 17.

extension UIImage {
    /// A picture of an asset catalogue; one of no size without one of that name.
    public convenience init(resource: ImageResource) {
        let named = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
        self.init(
            picture: named?.picture, symbol: named?.symbol, scale: named?.scale ?? 1,
            renderingMode: named?.renderingMode ?? .automatic)
    }
}

extension UIColor {
    /// A colour of an asset catalogue.
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
