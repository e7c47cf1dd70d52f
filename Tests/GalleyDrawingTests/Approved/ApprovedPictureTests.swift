import Foundation
import GalleyApproved
import GalleyDrawing
import GalleyExport
import GalleyFormatChecks
import Testing

/// Display lists of everything, small, as pixels, SVG and PDF that somebody has looked at.
enum ApprovedGroup: String {
    case features, gradients, shapes, meshes, lines, texts, blends, effects, pictures

    var features: [FormatFeature] {
        switch self {
        case .features: FormatFeature.all
        case .gradients: ApprovedPaints.gradients
        case .shapes: ApprovedPaints.shapes
        case .meshes: ApprovedPaints.meshes
        case .lines: ApprovedPaints.lines
        case .texts: ApprovedTexts.all
        case .blends: ApprovedEffects.blends
        case .effects: ApprovedEffects.all
        case .pictures: ApprovedEffects.pictures
        }
    }

    private func some(_ step: Int) -> [FormatFeature] {
        stride(from: 0, to: features.count, by: step).map { features[$0] }
    }

    /// In documents: of what differs in a number alone, some.
    private var documented: [FormatFeature] {
        switch self {
        case .blends, .effects: some(2)
        case .gradients, .lines, .shapes: some(5)
        default: features
        }
    }

    func expectPixels() throws {
        let tiles = features.map { feature in
            ApprovedSheet.Tile(feature.name) { try PNGExporter().image(for: feature.list) }
        }
        try expect(ApprovedSheet("\(rawValue).png", width: 60, height: 40, tiles).differences())
        if Approved.isRecording { compare() }
    }

    /// What depends on the scale: hairlines, glyphs, blurs and the planes that they are reduced to.
    func expectPixels(ofEvery step: Int) throws {
        let tiles = some(step).map { feature in
            ApprovedSheet.Tile(feature.name) { try PNGExporter(scale: 2.5).image(for: feature.list) }
        }
        try expect(ApprovedSheet("\(rawValue)@2.5x.png", width: 150, height: 100, tiles).differences())
    }

    func expectSVG() throws {
        let parts = documented.map { feature in
            ApprovedText.Part(feature.name) { try DocumentText.svg(SVGExporter().data(for: feature.list)) }
        }
        try expect(ApprovedText("\(rawValue).svg.txt", parts).differences())
    }

    /// One document for all: qpdf takes longer to start than to read it.
    func expectPDF() throws {
        guard DocumentTool.has("qpdf") else { return }
        var exporter = PDFExporter()
        // Effects are drawn as pixels: coarse ones are drawn sooner.
        exporter.settings.effectsDPI = 48
        let objects = ApprovedText.Part("objects") {
            try DocumentText.pdf(exporter.data(forPages: documented.map(\.list)))
        }
        try expect(ApprovedText("\(rawValue).pdf.txt", [objects]).differences())
    }

    private func expect(_ differences: [String]) {
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    /// Says where librsvg's and poppler's pictures are others than ours: to be looked at before something is approved.
    private func compare() {
        for feature in features {
            guard let comparison = try? PictureComparison(feature.list) else { continue }
            for viewer in [PictureComparison.Viewer.svg, .pdf] {
                guard let difference = comparison.difference(in: viewer) else { continue }
                print("LOOK AT \(rawValue): \(feature.name): \(difference)")
            }
        }
    }
}

@Suite("Features of formats, approved", .enabled(if: Approved.isUsualSystem)) struct ApprovedFeaturesTests {
    @Test("Pixels") func pixels() throws { try ApprovedGroup.features.expectPixels() }
    @Test("SVG") func svg() throws { try ApprovedGroup.features.expectSVG() }
    @Test("PDF") func pdf() throws { try ApprovedGroup.features.expectPDF() }
}

@Suite("Gradients, approved", .enabled(if: Approved.isUsualSystem)) struct ApprovedGradientsTests {
    @Test("Pixels") func pixels() throws { try ApprovedGroup.gradients.expectPixels() }
    @Test("SVG") func svg() throws { try ApprovedGroup.gradients.expectSVG() }
    @Test("PDF") func pdf() throws { try ApprovedGroup.gradients.expectPDF() }
}

@Suite("Gradients of shapes, approved", .enabled(if: Approved.isUsualSystem)) struct ApprovedShapesTests {
    @Test("Pixels") func pixels() throws { try ApprovedGroup.shapes.expectPixels() }
    @Test("SVG") func svg() throws { try ApprovedGroup.shapes.expectSVG() }
    @Test("PDF") func pdf() throws { try ApprovedGroup.shapes.expectPDF() }
}

@Suite("Meshes, approved", .enabled(if: Approved.isUsualSystem)) struct ApprovedMeshesTests {
    @Test("Pixels") func pixels() throws { try ApprovedGroup.meshes.expectPixels() }
    @Test("SVG") func svg() throws { try ApprovedGroup.meshes.expectSVG() }
    @Test("PDF") func pdf() throws { try ApprovedGroup.meshes.expectPDF() }
}

@Suite("Lines, approved", .enabled(if: Approved.isUsualSystem)) struct ApprovedLinesTests {
    @Test("Pixels") func pixels() throws { try ApprovedGroup.lines.expectPixels() }
    @Test("SVG") func svg() throws { try ApprovedGroup.lines.expectSVG() }
    @Test("PDF") func pdf() throws { try ApprovedGroup.lines.expectPDF() }
}

@Suite("Texts, approved", .enabled(if: Approved.isUsualSystem)) struct ApprovedTextsTests {
    @Test("Pixels") func pixels() throws { try ApprovedGroup.texts.expectPixels() }
    @Test("Two pixels and a half to the point") func scaled() throws {
        try ApprovedGroup.texts.expectPixels(ofEvery: 3)
    }
    @Test("SVG") func svg() throws { try ApprovedGroup.texts.expectSVG() }
    @Test("PDF") func pdf() throws { try ApprovedGroup.texts.expectPDF() }
}

@Suite("Blend modes, approved", .enabled(if: Approved.isUsualSystem)) struct ApprovedBlendsTests {
    @Test("Pixels") func pixels() throws { try ApprovedGroup.blends.expectPixels() }
    @Test("SVG") func svg() throws { try ApprovedGroup.blends.expectSVG() }
    @Test("PDF") func pdf() throws { try ApprovedGroup.blends.expectPDF() }
}

@Suite("Effects, approved", .enabled(if: Approved.isUsualSystem)) struct ApprovedEffectsTests {
    @Test("Pixels") func pixels() throws { try ApprovedGroup.effects.expectPixels() }
    @Test("Two pixels and a half to the point") func scaled() throws {
        try ApprovedGroup.effects.expectPixels(ofEvery: 11)
    }
    @Test("SVG") func svg() throws { try ApprovedGroup.effects.expectSVG() }
    @Test("PDF") func pdf() throws { try ApprovedGroup.effects.expectPDF() }
}

@Suite("Pictures, approved", .enabled(if: Approved.isUsualSystem)) struct ApprovedPicturesTests {
    @Test("Pixels") func pixels() throws { try ApprovedGroup.pictures.expectPixels() }
    @Test("SVG") func svg() throws { try ApprovedGroup.pictures.expectSVG() }
    @Test("PDF") func pdf() throws { try ApprovedGroup.pictures.expectPDF() }
}
