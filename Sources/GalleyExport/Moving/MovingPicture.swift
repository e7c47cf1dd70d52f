import Foundation
import GalleyDrawing
import GalleyFormats

/// Pictures that follow one another.
public struct MovingPicture: Sendable {
    /// The pictures; all are drawn as large as the first.
    public var frames: [DisplayList]
    /// How long each is shown, in seconds.
    public var frameDuration: Double
    /// How often they are shown; 0 is for ever.
    public var repetitions: Int

    /// Makes a moving picture; by default it repeats for ever.
    public init(frames: [DisplayList], frameDuration: Double, repetitions: Int = 0) {
        self.frames = frames
        self.frameDuration = frameDuration
        self.repetitions = repetitions
    }
}

/// Writes a format that can move: the format's file extends its writer to this, too.
protocol MovingPictureWriter {
    static func data(for picture: MovingPicture, _ settings: PictureSettings) throws -> Data
}

extension PictureFormat {
    /// Pictures that follow one another, as a file of this format. Same lists, same bytes.
    /// - Throws: `ExportError` if the format cannot move, or a picture's size or scale is not usable.
    public func data(for picture: MovingPicture, _ settings: PictureSettings = PictureSettings()) throws -> Data {
        guard let writer = writer as? any MovingPictureWriter.Type else {
            throw ExportError.drawingFailed(
                "\(title) files do not move; \(PictureFormat.all(with: .frames).titles("and")) files do")
        }
        guard picture.frameDuration > 0, picture.frameDuration.isFinite else {
            throw ExportError.drawingFailed("a frame is shown for \(picture.frameDuration) s, which is no time")
        }
        return try writer.data(for: picture, settings)
    }
}

/// What a frame changes of the one before: a rectangle of pixels, 0xAARRGGBB, multiplied by alpha.
struct ChangedPixels {
    let x, y, width, height: Int
    let pixels: [UInt32]
}

/// The frames' pixels, drawn one after the other: no more than two are in memory at a time.
struct FramePixels {
    let width, height: Int
    private let exporter: PNGExporter
    private var last: [UInt32] = []

    /// - Parameter hasEvenSides: Whether a side of an odd number of pixels gets one more.
    init(_ picture: MovingPicture, _ settings: PictureSettings, hasEvenSides: Bool = false) throws {
        guard let first = picture.frames.first else { throw ExportError.emptyPicture(width: 0, height: 0) }
        exporter = PNGExporter(settings)
        let (width, height) = try exporter.pixelSize(of: first.size)
        self.width = hasEvenSides ? (width + 1) & ~1 : width
        self.height = hasEvenSides ? (height + 1) & ~1 : height
    }

    /// A frame whole.
    func whole(_ list: DisplayList) throws -> [UInt32] {
        let image = try exporter.image(for: DisplayList(size: pictureSize, items: list.items))
        return image.premultipliedBGRA.withUnsafeBytes { bytes in Array(bytes.bindMemory(to: UInt32.self)) }
    }

    /// In points, so that every frame has as many pixels as the first.
    private var pictureSize: CGSize {
        CGSize(width: Double(width) / exporter.scale, height: Double(height) / exporter.scale)
    }

    /// What a frame changes of the one asked for before; all of the first one, a pixel where nothing changes.
    mutating func changes(_ list: DisplayList) throws -> ChangedPixels {
        let next = try whole(list)
        defer { last = next }
        guard !last.isEmpty else { return ChangedPixels(x: 0, y: 0, width: width, height: height, pixels: next) }
        var (left, top, right, bottom) = (width, height, 0, 0)
        for y in 0..<height {
            let row = y * width..<(y + 1) * width
            guard let first = row.first(where: { next[$0] != last[$0] }),
                let final = row.last(where: { next[$0] != last[$0] })
            else { continue }
            (left, right) = (min(left, first - y * width), max(right, final - y * width + 1))
            (top, bottom) = (min(top, y), y + 1)
        }
        if right == 0 { (left, top, right, bottom) = (0, 0, 1, 1) }
        let rows = (top..<bottom).map { $0 * width }
        let pixels = rows.flatMap { next[$0 + left..<$0 + right] }
        return ChangedPixels(x: left, y: top, width: right - left, height: bottom - top, pixels: pixels)
    }
}
