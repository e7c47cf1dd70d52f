import GalleyApproved
import GalleyGeometry
import Testing

/// Every operation on paths for many paths, as it was approved.
@Suite("Arcs and corners, approved") struct ApprovedArcsTests {
    @Test func arcs() throws { try expect("arcs.txt", ApprovedArcs.parts) }
}

@Suite("Outlines of strokes, approved") struct ApprovedStrokesTests {
    @Test func strokes() throws { try expect("strokes.txt", ApprovedOutlines.strokeParts) }
}

@Suite("Two paths, approved") struct ApprovedAlgebraTests {
    @Test func algebra() throws { try expect("algebra.txt", ApprovedOutlines.algebraParts) }
}

@Suite("Measures and transforms, approved") struct ApprovedMeasuresTests {
    @Test func measures() throws { try expect("measures.txt", ApprovedMeasures.parts) }
}

@Suite("Texts of paths, approved") struct ApprovedPathTextTests {
    @Test func texts() throws { try expect("texts.txt", ApprovedPathTexts.parts) }
}

private func expect(_ file: String, _ parts: [ApprovedText.Part]) throws {
    let differences = try ApprovedText(file, parts).differences()
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
}
