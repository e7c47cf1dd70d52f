import GalleyApproved
import GalleyGeometry
import Testing

/// Every operation on paths for many paths, as it was approved.
@Suite("Approved geometry") struct ApprovedGeometryTests {
    @Test("Arcs and corners") func arcs() throws { try expect("arcs.txt", ApprovedArcs.parts) }
    @Test("Outlines of strokes") func strokes() throws { try expect("strokes.txt", ApprovedOutlines.strokeParts) }
    @Test("Two paths") func algebra() throws { try expect("algebra.txt", ApprovedOutlines.algebraParts) }
    @Test("Measures and transforms") func measures() throws { try expect("measures.txt", ApprovedMeasures.parts) }
    @Test("Texts of paths") func texts() throws { try expect("texts.txt", ApprovedPathTexts.parts) }

    private func expect(_ file: String, _ parts: [ApprovedText.Part]) throws {
        let differences = try ApprovedText(file, parts).differences()
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }
}
