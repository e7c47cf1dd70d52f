import GalleyExport
import GalleyGraph
import GalleySymbols
import GalleyUIKit
import GalleyViews

/// AppKit's picture: a value for source that gives it to `Image(nsImage:)`.
///
/// It comes from a name, a file, data or `ImageRenderer`. Names are looked for in the rendering's folders; outside a rendering there
/// are none, and the picture is nil.
open class NSImage: NSObject, @unchecked Sendable {
    // Unchecked: what is stored never changes.
    let image: UIImage
    /// In points.
    public let size: CGSize

    init(_ image: UIImage, size: CGSize? = nil) {
        self.image = image
        self.size = size ?? image.size
        super.init()
    }

    /// A picture by name, of the rendering's folders and asset catalogues; nil if there is none.
    public convenience init?(named name: String) {
        guard let image = UIImage(named: name) else { return nil }
        self.init(image)
    }

    /// A symbol by its SF Symbols name; nil if there is none of that name.
    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        guard let image = UIImage(systemName: name) else { return nil }
        self.init(image)
    }

    /// The picture of an image file; nil where it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let image = UIImage(contentsOfFile: path) else { return nil }
        self.init(image)
    }

    /// The picture of an image file; nil where it cannot be read.
    public convenience init?(contentsOf url: URL) {
        guard url.isFileURL else { return nil }
        self.init(contentsOfFile: url.path)
    }

    /// The picture of an image file's bytes; nil where they are none.
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image)
    }

    /// A picture of Core Graphics', `size` points large; where it has no width or height, a pixel is a point.
    public convenience init(cgImage: CGImage, size: CGSize) {
        let isUsable = size.width > 0 && size.height > 0
        self.init(
            UIImage(cgImage: cgImage, scale: isUsable ? CGFloat(cgImage.width) / size.width : 1, orientation: .up),
            size: isUsable ? size : nil)
    }
}

extension Image {
    /// A picture of AppKit's. One of no size shows nothing.
    public init(nsImage: NSImage) { self.init(uiImage: nsImage.image) }
}
