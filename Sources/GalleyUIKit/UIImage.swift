import GalleyDrawing
import GalleyExport
import GalleyGraph
import GalleyImages
import GalleySymbols
import GalleyViews

/// UIKit's picture: a value for source that gives it to `Image(uiImage:)`.
///
/// It comes from a name, a file, data or `ImageRenderer`. Names are looked for in the rendering's folders; outside a rendering there
/// are none, and the picture is nil.
open class UIImage: NSObject, @unchecked Sendable {
    // Unchecked: what is stored never changes.
    let picture: Picture?
    /// Pixels a point.
    public let scale: CGFloat
    /// How the pixels are turned to stand upright.
    public let imageOrientation: Orientation
    /// Whether the picture shows its colours or is a stencil; `.automatic` leaves it to where it is shown.
    public let renderingMode: RenderingMode
    /// The symbol's name, for pictures that are symbols.
    let symbol: String?
    /// What the picture was made of, where another framework says it again.
    package let origin: AnyObject?
    /// What is said of how large and heavy a symbol is, and in which colours.
    public let symbolConfiguration: SymbolConfiguration?

    /// How a picture's stored pixels are turned to stand upright, named for where the stored picture's top ends up.
    public enum Orientation: Int, Hashable, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Whether a picture shows its colours or is a stencil.
    public enum RenderingMode: Int, Hashable, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    init(
        picture: Picture?, symbol: String? = nil, scale: CGFloat, orientation: Orientation = .up,
        renderingMode: RenderingMode = .automatic, configuration: SymbolConfiguration? = nil, origin: AnyObject? = nil
    ) {
        self.origin = origin
        symbolConfiguration = configuration
        self.picture = picture
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        imageOrientation = orientation
        self.renderingMode = renderingMode
        self.symbol = symbol
        super.init()
    }

    /// A picture of no size.
    public override convenience init() { self.init(picture: nil, scale: 1) }

    /// A picture by name, of the rendering's folders and asset catalogues; nil if there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// A picture by name, of the rendering's folders and a bundle's; nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        let surroundings = MainStrings.current
        let scale = Double(surroundings.options?.scale ?? 1)
        let isDark = (traits?.userInterfaceStyle ?? .unspecified) == .dark || surroundings.options?.colorScheme == .dark
        let libraries =
            [surroundings.assets] + [bundle?.resourceURL].compactMap { $0.map { AssetLibrary(folders: [$0]) } }
        let found = libraries.lazy.compactMap { $0.image(named: name, displayScale: scale, isDark: isDark) }.first
        guard let found, let picture = Picture(found.data) else { return nil }
        self.init(
            picture: picture, scale: CGFloat(found.scale),
            renderingMode: found.isTemplate ? .alwaysTemplate : .automatic)
    }

    /// A symbol by its SF Symbols name; nil if there is none of that name.
    public convenience init?(systemName name: String) {
        guard SymbolCatalog.has(name) else { return nil }
        self.init(picture: nil, symbol: name, scale: 1)
    }

    /// The picture of an image file; nil where it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path), let picture = Picture([UInt8](data)) else {
            return nil
        }
        self.init(picture: picture, scale: CGFloat(AssetLibrary.scale(ofFile: (path as NSString).lastPathComponent)))
    }

    /// The picture of an image file's bytes; nil where they are none.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The picture of an image file's bytes, `scale` pixels a point; nil where they are none.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = Picture([UInt8](data)) else { return nil }
        self.init(picture: picture, scale: scale)
    }

    /// A picture of Core Graphics', a pixel a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// A picture of Core Graphics', `scale` pixels a point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(picture: .raster(cgImage.raster), scale: scale, orientation: orientation)
    }

    /// A picture of Core Graphics', a pixel a point, that was made of what another framework has.
    package convenience init(cgImage: CGImage, origin: AnyObject) {
        self.init(picture: .raster(cgImage.raster), scale: 1, origin: origin)
    }

    /// The picture of an `#imageLiteral`; of no size if there is none of that name.
    public required convenience init(imageLiteralResourceName name: String) {
        let named = UIImage(named: name)
        self.init(picture: named?.picture, scale: named?.scale ?? 1)
    }

    /// In points, upright. Symbols are as large as beside body text.
    public var size: CGSize {
        if symbol != nil, MainThread.isCurrent {
            return MainActor.assumeIsolated { RenderedView(Image(uiImage: self)).size }
        }
        guard let size = picture?.size(scale: Double(scale)) else { return .zero }
        return imageOrientation.shown.drawn.swapsSides ? CGSize(width: size.height, height: size.width) : size
    }

    /// The pixels as they are stored; nil for drawings, which have none.
    public var cgImage: CGImage? {
        guard case .raster(let raster) = picture else { return nil }
        return CGImage(raster)
    }

    /// The picture as PNG; nil for drawings, which have no pixels.
    public func pngData() -> Data? {
        guard case .raster(let raster) = picture else { return nil }
        let image = raster.turned(imageOrientation.shown.drawn)
        return try? PNGExporter(scale: Double(scale)).data(for: image)
    }

    /// The picture as JPEG, on white; nil for drawings, which have no pixels.
    /// - Parameter compressionQuality: From 0 to 1.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard case .raster(let raster) = picture else { return nil }
        let image = raster.turned(imageOrientation.shown.drawn)
        let frame = CGRect(x: 0, y: 0, width: CGFloat(image.pixelWidth), height: CGFloat(image.pixelHeight))
        let list = DisplayList(size: frame.size, items: [.image(.raster(image), in: frame, ImageStyle())])
        return try? JPEGExporter(quality: Double(compressionQuality) * 100).data(for: list)
    }

    /// The picture, shown in its colours or as a stencil.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            picture: picture, symbol: symbol, scale: scale, orientation: imageOrientation, renderingMode: renderingMode,
            configuration: symbolConfiguration)
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// What `#imageLiteral(resourceName:)` is where nothing else says: the compiler looks the type up by this name.
public typealias _ImageLiteralType = UIImage

extension UIImage.Orientation {
    fileprivate var shown: Image.Orientation {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        case .upMirrored: .upMirrored
        case .downMirrored: .downMirrored
        case .leftMirrored: .leftMirrored
        case .rightMirrored: .rightMirrored
        }
    }
}

extension Picture {
    /// What the bytes of an image file show; nil where they cannot be read.
    init?(_ data: [UInt8]) {
        if VectorFile.canRead(data) {
            guard let vector = try? VectorFile.read(data) else { return nil }
            self = .vector(vector)
        } else {
            guard let raster = try? ImageDecoder.decode(data) else { return nil }
            self = .raster(raster)
        }
    }
}

extension Image {
    /// A picture of UIKit's. One of no size shows nothing.
    public init(uiImage: UIImage) {
        var picture = uiImage.picture
        if case .raster(let raster) = picture {
            picture = .raster(raster.turned(uiImage.imageOrientation.shown.drawn))
        }
        if let symbol = uiImage.symbol {
            self.init(systemName: symbol)
            if let configuration = uiImage.symbolConfiguration { apply(configuration) }
        } else if let picture {
            self.init(source: .loaded(LoadedPicture(picture, scale: Double(uiImage.scale), name: "UIImage")))
        } else {
            self.init(size: .zero) { _ in }
        }
        switch uiImage.renderingMode {
        case .automatic: break
        case .alwaysOriginal: rendering = .original
        case .alwaysTemplate: rendering = .template
        }
    }
}
