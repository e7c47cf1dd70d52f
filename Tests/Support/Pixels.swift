import Galley
import GalleyExport
import GalleyImages

/// The pixels of a drawn view, one to the point.
package struct Pixels {
    private let width: Int
    private let premultipliedBGRA: [UInt8]

    /// Draws a view in a window's content.
    @MainActor package init<V: View>(
        in width: CGFloat, _ height: CGFloat, safeArea: EdgeInsets = EdgeInsets(), _ view: V
    ) throws {
        var options = RenderOptions()
        options.canvas = CGSize(width: width, height: height)
        options.proposal = ProposedViewSize(width: width, height: height)
        options.safeArea = safeArea
        let image = try ImageDecoder.decode([UInt8](RenderedView(view, options: options).pngData()))
        self.width = image.pixelWidth
        premultipliedBGRA = image.premultipliedBGRA
    }

    /// Red, green and blue, multiplied by alpha, and alpha of a pixel.
    package subscript(x: Int, y: Int) -> [UInt8] {
        let start = (y * width + x) * 4
        return [2, 1, 0, 3].map { premultipliedBGRA[start + $0] }
    }
}
