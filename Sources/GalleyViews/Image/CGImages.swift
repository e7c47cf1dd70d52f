import GalleyExport
import GalleyGraph

extension Image {
    /// How a picture's stored pixels are turned to stand upright, named for where the stored picture's top ends up.
    @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// As stored.
        case up
        /// As stored, left and right exchanged.
        case upMirrored
        /// Turned by half a turn.
        case down
        /// Turned by half a turn, left and right exchanged.
        case downMirrored
        /// The stored picture's top ends up on the left.
        case left
        /// The stored picture's top ends up on the left, and it is mirrored.
        case leftMirrored
        /// The stored picture's top ends up on the right.
        case right
        /// The stored picture's top ends up on the right, and it is mirrored.
        case rightMirrored

        package var drawn: ImageOrientation {
            switch self {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .left: .left
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            }
        }
    }

    /// A picture of Core Graphics'.
    /// - Parameters:
    ///   - cgImage: The pixels.
    ///   - scale: Pixels a point; 1 where it makes no sense.
    ///   - orientation: How the pixels are turned.
    ///   - label: What is read to people who cannot see it.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
    }

    /// A picture of Core Graphics' that is decoration only.
    /// - Parameters:
    ///   - cgImage: The pixels.
    ///   - scale: Pixels a point; 1 where it makes no sense.
    ///   - orientation: How the pixels are turned.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        let raster = cgImage.raster.turned(orientation.drawn)
        let scale = scale > 0 && scale.isFinite ? Double(scale) : 1
        self.init(source: .loaded(LoadedPicture(.raster(raster), scale: scale, name: "CGImage")))
    }
}

extension RasterImage {
    /// The picture, turned.
    package func turned(_ orientation: ImageOrientation) -> RasterImage {
        if orientation == .up { return self }
        let pixels = orientation.turned(premultipliedBGRA, width: pixelWidth, height: pixelHeight)
        let (width, height) = orientation.swapsSides ? (pixelHeight, pixelWidth) : (pixelWidth, pixelHeight)
        return RasterImage(pixelWidth: width, pixelHeight: height, premultipliedBGRA: pixels) ?? self
    }
}

extension RenderedView {
    /// The picture in pixels; nil where it has no size, or is too large.
    var cgImage: CGImage? { (try? raster()).map(CGImage.init) }
}

extension ImageRenderer {
    /// The picture in pixels; nil where it has no size, or is too large.
    public var cgImage: CGImage? { rendered().cgImage }
}
