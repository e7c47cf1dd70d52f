import Dispatch
import Foundation
import GalleyFormats
import GalleyText

/// A picture's rows, compressed: large pictures in bands, which any number of threads can share. Where bands begin follows from the
/// picture alone, so that its file is the same whatever the number of threads.
enum PNGBands {
    /// How many bytes of rows a band has at the least. What is found in the band before cannot be pointed at, which costs less
    /// than a hundredth of the file.
    private static let length = 2 << 20

    /// The rows of each band.
    static func ranges(height: Int, rowLength: Int) -> [Range<Int>] {
        let count = max(1, height * rowLength / length)
        let share = (height + count - 1) / count
        // Rows that share a filter stay together.
        let rows = (share + PNGFilter.most - 1) / PNGFilter.most * PNGFilter.most
        return stride(from: 0, to: height, by: rows).map { $0..<min($0 + rows, height) }
    }

    /// The rows, filtered and compressed into zlib's format.
    /// - Throws: `ExportError` if there is no memory.
    static func compressed(_ picture: PNGPixels, _ encoding: PNGEncoding, threads: Int = 1) throws
        -> PNGDeflate.Compressed
    {
        let bands = ranges(height: picture.height, rowLength: picture.rowLength)
        guard bands.count > 1 else {
            let rows = try PNGRows(picture, 0..<picture.height, encoding)
            return try rows.withBytes { try PNGDeflate.compress($0, encoding) }
        }
        let made = Locked(Progress(count: bands.count))
        @Sendable func work() {
            while let index = made.withLock({ $0.take() }) {
                let band = Result {
                    let rows = try PNGRows(picture, bands[index], encoding)
                    return try rows.withBytes { try PNGDeflate.part($0, encoding, isLast: index == bands.count - 1) }
                }
                made.withLock { $0.bands[index] = band }
            }
        }
        let lanes = min(threads, bands.count)
        if lanes > 1 {
            DispatchQueue.concurrentPerform(iterations: lanes) { _ in work() }
        } else {
            work()
        }
        return try PNGDeflate.joined(try made.withLock { try $0.bands.compactMap { try $0?.get() } })
    }

    private struct Progress: Sendable {
        var bands: [Result<PNGDeflate.Part, any Error>?]
        private var next = 0

        init(count: Int) { bands = Array(repeating: nil, count: count) }

        mutating func take() -> Int? {
            guard next < bands.count else { return nil }
            defer { next += 1 }
            return next
        }
    }
}
