import Foundation
import GalleyDrawing
import GalleyGeometry

/// The pictures of glass in the last picture of a page: where nothing has changed behind a piece of glass, nor in it, it is not drawn
/// again.
final class BackdropMemory {
    /// What a picture of glass shows, and how.
    struct Source {
        let items: [DrawItem]
        let room: CGRect
        let scale: Double
        let background: ResolvedColor?

        fileprivate func isSame(as other: Source) -> Bool {
            room == other.room && scale == other.scale && background == other.background
                && items.isSamePicture(as: other.items)
        }
    }

    private struct Entry {
        let source: Source
        let image: RasterImage
    }

    /// Those of the last picture, and those of the one that is being made.
    private var (last, now): ([Entry], [Entry]) = ([], [])

    /// The picture that was made of the same.
    func image(of source: Source) -> RasterImage? {
        guard let entry = last.first(where: { $0.source.isSame(as: source) }) else { return nil }
        now.append(entry)
        return entry.image
    }

    func note(_ image: RasterImage, of source: Source) { now.append(Entry(source: source, image: image)) }

    /// A picture is complete.
    func endPicture() { (last, now) = (now, []) }

    /// Keeps the pictures only if they are small.
    func rest() {
        let pixels = last.reduce(0) { $0 + $1.image.pixelWidth * $1.image.pixelHeight }
        if pixels > Self.mostPixelsAtRest { forget() }
    }

    func forget() { (last, now) = ([], []) }

    /// 256 kB.
    private static let mostPixelsAtRest = 1 << 16
}
