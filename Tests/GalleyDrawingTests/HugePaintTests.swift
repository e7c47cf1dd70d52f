import Foundation
import GalleyDrawing
import GalleyExport
import GalleyImages
import Testing

/// Paints of shapes that are too large for pixels: Cairo halved a mesh without end, and lost count of a pattern's tiles ("out of
/// memory"). What is seen of them is defined.
@Suite struct HugePaintTests {
    private static let lengths = [1e7, 1e15, 1e100, .greatestFiniteMagnitude]

    /// The colour in the middle of a picture of 20 by 20 points, all of which lies in the middle of the rectangle.
    private func middle(_ paint: (CGRect) -> Paint, _ width: Double, _ height: Double) throws -> [UInt8] {
        let rect = CGRect(x: 10 - width / 2, y: 10 - height / 2, width: width, height: height)
        let list = DisplayList(
            size: CGSize(width: 20, height: 20),
            items: [.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), paint(rect), FillStyle())])
        for exporter in [PDFExporter().data, SVGExporter().data] { #expect(try !exporter(list).isEmpty) }
        let image = try ImageDecoder.decode([UInt8](PNGExporter().data(for: list)))
        let place = (10 * image.pixelWidth + 10) * 4
        return Array(image.premultipliedBGRA[place..<place + 4])
    }

    @Test("A mesh far larger than the picture is its colour there", arguments: lengths)
    func meshes(length: Double) throws {
        let red = ResolvedColor(red: 1, green: 0, blue: 0)
        let places: [SIMD2<Double>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
        let vertices = places.map {
            MeshVertex(position: $0, leading: $0, top: $0, trailing: $0, bottom: $0, color: red)
        }
        func mesh(_ rect: CGRect) -> Paint {
            .meshGradient(
                width: 2, height: 2, vertices: vertices, background: .clear, smoothsColors: false, isPerceptual: false,
                rect: rect)
        }
        for (width, height) in [(length, 20.0), (20.0, length), (length, length)] {
            #expect(try middle(mesh, width, height) == [0, 0, 255, 255], "\(width)×\(height)")
        }
    }
}
