import Foundation
import Galley

/// The first picture of a process: Latin, Korean and emoji on white.
enum FirstPicture {
    @MainActor static func draw() throws {
        let view = Text("Hello, 안녕하세요 🎉").padding(8).background(Color.white)
        let renderer = ImageRenderer(content: view)
        renderer.scale = 2
        print(try renderer.pngData().count, "bytes")
    }

    /// The first picture of a process, of a list of a million rows on a phone: how long its view took to become a PNG file, and
    /// the most memory that the process has used.
    @MainActor static func drawList() throws {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 390, height: 844)
        options.canvas = CGSize(width: 390, height: 844)
        options.scale = 2
        let start = Measuring.now()
        let picture = try RenderedView(ListOfRows(count: 1_000_000), options: options).pngData()
        let milliseconds = (Measuring.now() - start) / 1e6
        print(String(format: "%.1f ms, %.1f MB, %d bytes", milliseconds, Measuring.peakMegabytes, picture.count))
    }
}
