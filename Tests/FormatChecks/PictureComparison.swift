import Foundation
import GalleyDrawing
import GalleyExport

/// One display list in several formats. Programs smooth edges differently, so a pixel may have any colour between those
/// around it.
public struct PictureComparison: Sendable {
    /// A program that draws documents, and how far its pictures may lie from ours.
    public struct Viewer: Sendable {
        public let name: String
        /// By how much a pixel's channel, 0 to 255, may leave the range of the nine pixels there in the other picture.
        let tolerance: Int
        /// How many pixels of 76,800 may leave it by more.
        let allowed: Int
        let draw: @Sendable (DisplayList, _ scale: Int) throws -> RasterImage

        /// librsvg smooths edges as Cairo does: of 59 random plans, four pixels at most were beyond.
        public static let svg = Viewer(name: "librsvg", tolerance: 16, allowed: 4, draw: RasterizedDocument.svg)
        /// poppler has a rasteriser of its own and moves glyphs to pixels: of 59 random plans, twenty pixels at most were
        /// beyond.
        public static let pdf = Viewer(name: "poppler", tolerance: 48, allowed: 20, draw: RasterizedDocument.pdf)
    }

    /// On white, because poppler's pictures are.
    let list: DisplayList
    private let scale = 2
    private let ours: RasterImage

    /// Draws the list as PNG does, at two pixels to the point.
    /// - Throws: `ExportError` if it cannot be drawn.
    public init(_ list: DisplayList) throws {
        let ground = Path(CGRect(origin: .zero, size: list.size))
        self.list = DisplayList(size: list.size, items: [.fill(ground, .color(.white), FillStyle())] + list.items)
        ours = try PNGExporter(scale: Double(scale)).image(for: self.list)
    }

    /// How a viewer's picture differs, in words; nil where it does not.
    public func difference(in viewer: Viewer) -> String? {
        do {
            return try difference(from: viewer.draw(list, scale), viewer).map { "\(viewer.name): \($0)" }
        } catch {
            return "\(viewer.name): \(error)"
        }
    }

    /// Whether the list would be said to differ if a viewer drew this in its place.
    /// - Throws: `ExportError` if it cannot be drawn.
    public func notices(_ fault: DisplayList, in viewer: Viewer) throws -> Bool {
        try difference(from: PictureComparison(fault).ours, viewer) != nil
    }

    private func difference(from theirs: RasterImage, _ viewer: Viewer) -> String? {
        // A size that is not whole is rounded up by some and to the nearest by others.
        guard abs(theirs.pixelWidth - ours.pixelWidth) <= 1, abs(theirs.pixelHeight - ours.pixelHeight) <= 1 else {
            return "\(theirs.pixelWidth)×\(theirs.pixelHeight) pixels"
        }
        let (added, missed) = (
            strangers(of: theirs, in: ours, viewer.tolerance), strangers(of: ours, in: theirs, viewer.tolerance)
        )
        let count = max(added.count, missed.count)
        let allowed = max(viewer.allowed, viewer.allowed * ours.pixelWidth * ours.pixelHeight / 76_800)
        guard count > allowed, let first = (added + missed).first else { return nil }
        return "\(count) pixels, one at (\(first.x), \(first.y))"
    }

    /// The pixels of a picture that are like none near them in the other one.
    private func strangers(
        of one: RasterImage, in other: RasterImage, _ tolerance: Int
    ) -> [(x: Int, y: Int)] {
        let width = min(one.pixelWidth, other.pixelWidth), height = min(one.pixelHeight, other.pixelHeight)
        var found: [(x: Int, y: Int)] = []
        one.premultipliedBGRA.withUnsafeBytes { a in
            other.premultipliedBGRA.withUnsafeBytes { b in
                for y in 0..<height {
                    for x in 0..<width {
                        let place = (y * one.pixelWidth + x) * 4, same = (y * other.pixelWidth + x) * 4
                        let pixel = a.loadUnaligned(fromByteOffset: place, as: UInt32.self)
                        // Most pixels are equal, and debug builds are slow.
                        if pixel == b.loadUnaligned(fromByteOffset: same, as: UInt32.self) { continue }
                        let isKnown = (0..<3).allSatisfy { channel in
                            var (least, most) = (255, 0)
                            for row in max(y - 1, 0)...min(y + 1, height - 1) {
                                for column in max(x - 1, 0)...min(x + 1, width - 1) {
                                    let value = Int(b[(row * other.pixelWidth + column) * 4 + channel])
                                    least = min(least, value)
                                    most = max(most, value)
                                }
                            }
                            return (least - tolerance...most + tolerance).contains(Int(a[place + channel]))
                        }
                        if !isKnown { found.append((x, y)) }
                    }
                }
            }
        }
        return found
    }
}
