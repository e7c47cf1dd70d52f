import Foundation
import GalleyExport
import SwiftUI

// All that would read differently with Apple's SwiftUI: there a test runs on the platform whose metrics it is about,
// finds `photo` in its bundle, and reads pixels from `ImageRenderer.cgImage`.

private let pictures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

/// A renderer of a view on a stage.
@MainActor private func renderer(_ view: some View, _ stage: Stage) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(content: view.environment(\.textPlatform, stage.isMac ? .macOS : .iOS))
    renderer.proposedSize = stage.proposal
    renderer.scale = stage.scale
    renderer.assetFolders = [pictures]
    return renderer
}

/// Keeps the trees of a view on a stage, if they are wanted.
@MainActor private func recordTrees(_ view: some View, _ stage: Stage) {
    var options = RenderOptions()
    options.proposal = stage.proposal
    options.scale = stage.scale
    options.assetFolders = [pictures]
    TreeLog.record(view.environment(\.textPlatform, stage.isMac ? .macOS : .iOS), options)
}

/// Lays out a view, so that its geometry readers are called.
@MainActor func layOut(_ view: some View, _ stage: Stage) {
    if TreeLog.recorders != nil { return recordTrees(view, stage) }
    renderer(view, stage).render(rasterizationScale: stage.scale) { _, _ in }
}

/// The pixels of a picture.
struct Picture {
    /// Pixels along the sides; 0 when the picture could not be made.
    let width, height: Int
    private let scale: CGFloat
    private let premultipliedBGRA: [UInt8]

    @MainActor init(_ view: any View, _ stage: Stage) {
        func data(_ view: some View) -> Data? {
            if TreeLog.recorders != nil { recordTrees(view, stage) }
            return try? renderer(view, stage).pngData()
        }
        let image = data(view).flatMap { try? ImageDecoder.decode([UInt8]($0)) }
        width = image?.pixelWidth ?? 0
        height = image?.pixelHeight ?? 0
        premultipliedBGRA = image?.premultipliedBGRA ?? []
        scale = stage.scale
    }

    /// Red, green, blue and alpha of the pixel at a point, each 0 to 255, not multiplied by alpha.
    func color(_ x: CGFloat, _ y: CGFloat) -> [Double]? {
        let column = Int(x * scale), row = Int(y * scale)
        guard column >= 0, column < width, row >= 0, row < height else { return nil }
        let start = (row * width + column) * 4
        let alpha = Double(premultipliedBGRA[start + 3])
        let color = [2, 1, 0].map { Double(premultipliedBGRA[start + $0]) }
        return color.map { alpha == 0 ? 0 : ($0 * 255 / alpha).rounded() } + [alpha]
    }

    /// The box, in points, around the pixels that are at least half opaque.
    var ink: CGRect? {
        let inked = (0..<width * height).filter { premultipliedBGRA[$0 * 4 + 3] >= 128 }
        let columns = inked.map { $0 % width }, rows = inked.map { $0 / width }
        guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
            return nil
        }
        return CGRect(
            x: CGFloat(left) / scale, y: CGFloat(top) / scale, width: CGFloat(right - left + 1) / scale,
            height: CGFloat(bottom - top + 1) / scale)
    }
}
