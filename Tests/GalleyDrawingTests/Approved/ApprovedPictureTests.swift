import Foundation
import GalleyApproved
import GalleyDrawing
import GalleyExport
import GalleyPictures
import Testing

/// Display lists of everything, small, as pixels, SVG and PDF that somebody has looked at.
@Suite("Approved pictures") struct ApprovedPictureTests {
    enum Group: String, CaseIterable {
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

        /// In documents: of what differs in a number alone, some.
        var documented: [FormatFeature] {
            let step: Int
            switch self {
            case .blends, .effects: step = 2
            case .gradients, .lines, .shapes: step = 5
            default: step = 1
            }
            return stride(from: 0, to: features.count, by: step).map { features[$0] }
        }
    }

    @Test("Pixels", arguments: Group.allCases) func pixels(group: Group) throws {
        try expect(
            ApprovedSheet(
                "\(group.rawValue).png", width: 60, height: 40,
                group.features.map { feature in .init(feature.name) { try PNGExporter().image(for: feature.list) } }
            ).differences())
        if Approved.isRecording { Self.compare(group) }
    }

    /// What depends on the scale: hairlines, glyphs, blurs and the planes that they are reduced to.
    @Test("Pixels at two pixels and a half to the point", arguments: [Group.texts, .effects]) func scaled(group: Group)
        throws
    {
        let some = stride(from: 0, to: group.features.count, by: group == .effects ? 11 : 3).map { group.features[$0] }
        try expect(
            ApprovedSheet(
                "\(group.rawValue)@2.5x.png", width: 150, height: 100,
                some.map { feature in .init(feature.name) { try PNGExporter(scale: 2.5).image(for: feature.list) } }
            ).differences())
    }

    @Test("SVG", arguments: Group.allCases) func svg(group: Group) throws {
        try expect(
            ApprovedText(
                "\(group.rawValue).svg.txt",
                group.documented.map { feature in
                    .init(feature.name) {
                        try DocumentText.svg(SVGExporter().data(for: feature.list))
                    }
                }
            ).differences())
    }

    @Test("PDF", .enabled(if: DocumentTool.has("qpdf")), arguments: Group.allCases) func pdf(group: Group) throws {
        // One document for all: qpdf takes longer to start than to read it.
        try expect(
            ApprovedText(
                "\(group.rawValue).pdf.txt",
                [
                    .init("objects") {
                        try DocumentText.pdf(PDFExporter().data(forPages: group.documented.map(\.list)))
                    }
                ]
            ).differences())
    }

    private func expect(_ differences: [String]) {
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    /// Says where librsvg's and poppler's pictures are others than ours: to be looked at before something is approved.
    private static func compare(_ group: Group) {
        for feature in group.features {
            guard let comparison = try? PictureComparison(feature.list) else { continue }
            for viewer in [PictureComparison.Viewer.svg, .pdf] {
                if let difference = comparison.difference(in: viewer) {
                    print("LOOK AT \(group.rawValue): \(feature.name): \(difference)")
                }
            }
        }
    }
}
