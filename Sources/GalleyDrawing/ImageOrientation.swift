import GalleyGeometry

/// How a picture's stored pixels are turned to stand upright: the eight values of EXIF's orientation tag, each named for
/// where the stored picture's top ends up.
public enum ImageOrientation: Int, Hashable, Sendable {
    /// As stored.
    case up = 1
    /// As stored, left and right exchanged.
    case upMirrored
    /// Turned by half a turn.
    case down
    /// Turned by half a turn, left and right exchanged.
    case downMirrored
    /// The stored picture's top ends up on the left, and it is mirrored.
    case leftMirrored
    /// The stored picture's top ends up on the right.
    case right
    /// The stored picture's top ends up on the right, and it is mirrored.
    case rightMirrored
    /// The stored picture's top ends up on the left.
    case left

    /// Whether width and height change places.
    public var swapsSides: Bool { rawValue >= 5 }

    /// From the stored picture, `width × height` in size, to the upright one.
    public func transform(width: Double, height: Double) -> CGAffineTransform {
        switch self {
        case .up: .identity
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
        }
    }

    /// What turns the upright picture back.
    public var inverse: ImageOrientation {
        switch self {
        case .right: .left
        case .left: .right
        default: self
        }
    }

    /// Turns rows of pixels of four bytes.
    public func turned(_ pixels: [UInt8], width: Int, height: Int) -> [UInt8] {
        if self == .up { return pixels }
        let map = transform(width: Double(width), height: Double(height))
        let rowLength = swapsSides ? height : width
        // Where the stored pixel (0, 0) goes, and how far the next one in its row and its column are from there. A mirrored
        // side ends at `width`, whose last pixel is one before.
        let startX = Int(map.tx) - (map.tx > 0 ? 1 : 0)
        let startY = Int(map.ty) - (map.ty > 0 ? 1 : 0)
        let start = startY * rowLength + startX
        let right = Int(map.b) * rowLength + Int(map.a)
        let down = Int(map.d) * rowLength + Int(map.c)
        return [UInt8](unsafeUninitializedCapacity: pixels.count) { buffer, count in
            let target = UnsafeMutableRawBufferPointer(buffer)
            pixels.withUnsafeBytes { source in
                for y in 0..<height {
                    for x in 0..<width {
                        let pixel = source.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: UInt32.self)
                        target.storeBytes(of: pixel, toByteOffset: (start + x * right + y * down) * 4, as: UInt32.self)
                    }
                }
            }
            count = pixels.count
        }
    }
}
