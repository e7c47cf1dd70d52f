import GalleyGraph
import GalleyViews

extension ImageRenderer {
    /// The picture as AppKit has it; nil where it has no size, or is too large.
    public var nsImage: NSImage? {
        guard let image = cgImage, scale > 0 else { return nil }
        return NSImage(
            cgImage: image, size: CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale))
    }
}
