import Foundation
import GalleyDrawing
import GalleyImages
import GalleyViews

// Image I/O's way to read a file, which older samples of Apple's go. Source: Apple's pages of CGImageSourceCreateWithURL,
// CGImageSourceCreateWithData, CGImageSourceCreateImageAtIndex and CGImageSourceGetCount.

/// A picture's file, or its bytes, to be read.
public final class CGImageSource: Sendable {
    fileprivate let data: Data

    fileprivate init(_ data: Data) { self.data = data }

    var image: CGImage? {
        guard case .raster(let raster) = Picture([UInt8](data)) else { return nil }
        return CGImage(raster)
    }
}

/// A file that pictures are read from; nil without one.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    FileManager.default.contents(atPath: url.path).map(CGImageSource.init)
}

/// The same for a file as Foundation's object has it.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: CFDictionary?) -> CGImageSource? {
    url.path.flatMap(FileManager.default.contents).map(CGImageSource.init)
}

/// Bytes that pictures are read from.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data)
}

/// How many pictures there are: one where it can be read. Of a moving picture its first is read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

/// One of the pictures; nil without one of that number, and for drawings, which have no pixels.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    index == 0 ? isrc.image : nil
}
