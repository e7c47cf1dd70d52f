@_exported import Foundation
import GalleyDrawing
import GalleyUIKit
import GalleyViews

// Core Image, as far as its names stand in everyday source: pictures that filters change. Source: Apple's pages of CIImage, CIContext,
// CIFilter and its built-in filters. Rectangles have their origin at the bottom left.

/// A picture that filters change.
open class CIImage: NSObject, @unchecked Sendable {
    // Unchecked: what is stored never changes.
    let raster: RasterImage
    private let origin: CGPoint

    init(_ raster: RasterImage, at origin: CGPoint = .zero) {
        (self.raster, self.origin) = (raster, origin)
        super.init()
    }

    /// A picture of UIKit's; nil for drawings, which have no pixels.
    public convenience init?(image: UIImage) {
        guard let image = image.cgImage else { return nil }
        self.init(cgImage: image)
    }
    /// A picture of Core Graphics'.
    public convenience init(cgImage image: CGImage) { self.init(image.raster) }
    /// A picture of a file's bytes; nil where they are none.
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }
    /// A picture of a file; nil where it cannot be read.
    public convenience init?(contentsOf url: URL) {
        guard let image = UIImage(contentsOfFile: url.path) else { return nil }
        self.init(image: image)
    }

    /// Where it is, in pixels.
    open var extent: CGRect {
        CGRect(origin: origin, size: CGSize(width: CGFloat(raster.pixelWidth), height: CGFloat(raster.pixelHeight)))
    }
    /// The picture as Core Graphics has it.
    open var cgImage: CGImage? { CGImage(raster) }

    /// The part of it in a rectangle; the picture without one.
    open func cropped(to rect: CGRect) -> CIImage {
        let part = extent.intersection(rect).integral
        guard !part.isEmpty, let image = CGImage(raster).cropping(to: columns(of: part)) else { return self }
        return CIImage(image.raster, at: part.origin)
    }

    /// A rectangle from the picture's top left corner.
    func columns(of rect: CGRect) -> CGRect {
        CGRect(x: rect.minX - extent.minX, y: extent.maxY - rect.maxY, width: rect.width, height: rect.height)
    }

    /// The picture elsewhere, larger or turned: each pixel is the nearest one's.
    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        let place = extent.applying(matrix).standardized.integral
        let (width, height) = (Int(place.width), Int(place.height))
        // More than any picture has.
        guard matrix.a * matrix.d - matrix.b * matrix.c != 0, width > 0, height > 0, width * height < 100_000_000 else {
            return self
        }
        let back = matrix.inverted()
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                let point = CGPoint(x: place.minX + CGFloat(column) + 0.5, y: place.maxY - CGFloat(row) - 0.5)
                let from = point.applying(back)
                let (x, y) = (Int((from.x - extent.minX).rounded(.down)), Int((extent.maxY - from.y).rounded(.down)))
                guard (0..<raster.pixelWidth).contains(x), (0..<raster.pixelHeight).contains(y) else { continue }
                let (to, start) = ((row * width + column) * 4, (y * raster.pixelWidth + x) * 4)
                for byte in 0..<4 { pixels[to + byte] = raster.premultipliedBGRA[start + byte] }
            }
        }
        return RasterImage(pixelWidth: width, pixelHeight: height, premultipliedBGRA: pixels).map {
            CIImage($0, at: place.origin)
        } ?? self
    }

    /// The picture as a filter leaves it; as it is where there is no filter of that name that is made here.
    open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        let filter = CIFilter(name: filterName, parameters: params)
        filter?.setValue(self, forKey: kCIInputImageKey)
        return filter?.outputImage ?? self
    }

    /// The picture, blurred.
    open func applyingGaussianBlur(sigma: Double) -> CIImage {
        applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
    }
}

/// What makes pictures of what filters say.
open class CIContext: NSObject, @unchecked Sendable {
    // Unchecked: it keeps nothing.

    /// With whatever there is.
    public override init() {}
    /// With settings. Not kept.
    public init(options: [CIContextOption: Any]?) {}

    /// The part of a picture in a rectangle; nil without any of it.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        CGImage(image.raster).cropping(to: image.columns(of: fromRect))
    }
}

/// A setting of what makes pictures.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A setting by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether the processor is used.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// In which colours it works.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// In which colours pictures are.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
}

/// A colour of Core Image's.
open class CIColor: NSObject, @unchecked Sendable {
    // Unchecked: what is stored never changes.
    /// How much red, 0…1.
    public let red: CGFloat
    /// How much green, 0…1.
    public let green: CGFloat
    /// How much blue, 0…1.
    public let blue: CGFloat
    /// How opaque, 0…1.
    public let alpha: CGFloat

    /// An opaque colour of sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }
    /// A colour of sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    /// A colour of UIKit's.
    public convenience init(color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Black.
    open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
    /// White.
    open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
}

extension UIImage {
    /// A picture of Core Image's, a pixel a point.
    public convenience init(ciImage: CIImage) { self.init(cgImage: CGImage(ciImage.raster), origin: ciImage) }

    /// The picture of Core Image's that it was made of; nil for one that was made otherwise.
    public var ciImage: CIImage? { origin as? CIImage }
}
