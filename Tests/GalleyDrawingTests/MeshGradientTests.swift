import Foundation
import GalleyDrawing
import Testing

@Suite struct MeshGradientTests {
    /// Colours are mixed with their alpha multiplied in, and divided by it again.
    @Test("A translucent mesh keeps its colours' components", arguments: [false, true])
    func translucent(smooths: Bool) throws {
        let color = ResolvedColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
        let places: [SIMD2<Double>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
        let vertices = places.map {
            MeshVertex(position: $0, leading: $0, top: $0, trailing: $0, bottom: $0, color: color)
        }
        let paint = Paint.meshGradient(
            width: 2, height: 2, vertices: vertices, background: .clear, smoothsColors: smooths, isPerceptual: false,
            rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        guard case .mesh(let mesh) = paint else {
            Issue.record("\(paint)")
            return
        }
        #expect(!mesh.quads.isEmpty)
        for found in mesh.quads.flatMap(\.colors) {
            let differences = [
                found.red - color.red, found.green - color.green, found.blue - color.blue, found.alpha - color.alpha,
            ]
            #expect(differences.allSatisfy { abs($0) < 1e-9 }, "\(found)")
        }
    }
}
