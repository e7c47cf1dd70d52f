import GalleyViews

extension ImageRenderer {
    /// The picture as UIKit has it; nil where it has no size, or is too large.
    public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }
}
