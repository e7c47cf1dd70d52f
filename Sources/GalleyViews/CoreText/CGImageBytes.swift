import Foundation
import GalleyDrawing
import Synchronization

/// Where a pixel's alpha stands, and whether its colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

extension CGImage {
    /// Red, green, blue and alpha, the colours multiplied by it.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

    /// The image's pixels, as `alphaInfo` says: rows from the top, with nothing between them.
    public var dataProvider: CGDataProvider? {
        var bytes = Data(raster.premultipliedBGRA)
        for start in stride(from: 0, to: bytes.count, by: 4) { bytes.swapAt(start, start + 2) }
        return CGDataProvider(pixels: bytes)
    }
}

/// Bytes that pointers lead to. Foundation's data lies nowhere in particular, so each stays where it is as long as the process lives.
private let keptBytes = Mutex<[Data: Int]>([:])

/// A pointer to the bytes; nil without any.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    guard let data = theData, !data.isEmpty else { return nil }
    let address = keptBytes.withLock { kept in
        if let known = kept[data] { return known }
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: data.count)
        data.copyBytes(to: bytes, count: data.count)
        kept[data] = Int(bitPattern: bytes)
        return Int(bitPattern: bytes)
    }
    return UnsafePointer(bitPattern: address)
}

/// How many bytes there are.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.count ?? 0 }
