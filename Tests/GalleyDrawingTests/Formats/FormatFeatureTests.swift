import Foundation
import GalleyDrawing
import GalleyExport
import GalleyImages
import GalleyFormatChecks
import Testing

/// Each thing that a display list can say, drawn as PNG, as SVG by librsvg and as PDF by poppler: a fixed list beside the
/// random plans, which rarely hold the odd parameters of a mark.
@Suite("Every feature in every format") struct FormatFeatureTests {
    @Test(
        "SVG", .enabled(if: RasterizedDocument.canSVG),
        arguments: FormatFeature.all.filter { $0.reasonAgainstSVG == nil })
    func svg(feature: FormatFeature) throws {
        let difference = try PictureComparison(feature.list).difference(in: .svg)
        #expect(difference == nil)
    }

    @Test(
        "PDF", .enabled(if: RasterizedDocument.canPDF),
        arguments: FormatFeature.all)
    func pdf(feature: FormatFeature) throws {
        let difference = try PictureComparison(feature.list).difference(in: .pdf)
        #expect(difference == nil)
    }

    @Test("The comparison notices where a feature is missing", arguments: FormatFeature.all)
    func bites(feature: FormatFeature) throws {
        let comparison = try PictureComparison(feature.list)
        for (index, fault) in feature.faults.enumerated() {
            for viewer in [PictureComparison.Viewer.svg, .pdf] {
                let isNoticed = try comparison.notices(FormatFeature.list(fault), in: viewer)
                #expect(isNoticed, "\(viewer.name) without part \(index)")
            }
        }
    }

    @Test("WebP without loss holds PNG's pixels", arguments: FormatFeature.all)
    func webP(feature: FormatFeature) throws {
        let pixels = PNGExporter(scale: 1)
        let (png, webP) = (
            try ImageDecoder.decode([UInt8](pixels.data(for: feature.list))),
            try ImageDecoder.decode([UInt8](WebPExporter(pixels: pixels).data(for: feature.list)))
        )
        // Both files hold colours that are not multiplied by alpha, and the decoders round when they multiply.
        let farthest = zip(png.premultipliedBGRA, webP.premultipliedBGRA).map { abs(Int($0) - Int($1)) }.max()
        #expect(farthest == 0 || farthest == 1)
    }

    @Test("A WebP exporter has a picture's settings") func webPSettings() {
        var settings = PictureSettings(background: ResolvedColor(red: 1, green: 0, blue: 0))
        (settings.scale, settings.quality, settings.colorSpace) = (3, 41, .displayP3)
        let exporter = WebPExporter(settings)
        #expect(exporter.quality == 41 && exporter.pixels.scale == 3 && exporter.pixels.colorSpace == .displayP3)
        #expect(exporter.pixels.background == settings.background)
    }

    @Test("Fills and clips that are not smoothed have two colours", .enabled(if: RasterizedDocument.canSVG))
    func hardEdges() throws {
        let hard = FillStyle(antialiased: false)
        let white = DrawItem.fill(Path(FormatFeature.whole), .color(.white), FillStyle())
        func colors(_ image: RasterImage) -> Int {
            Set(stride(from: 0, to: image.premultipliedBGRA.count, by: 4).map { image.premultipliedBGRA[$0..<$0 + 4] })
                .count
        }
        let fill = FormatFeature.list([white, FormatFeature.fill(FormatFeature.star, .black, hard)])
        #expect(try colors(PNGExporter().image(for: fill)) == 2)
        #expect(try colors(RasterizedDocument.svg(fill, scale: 1)) == 2)
        let clip = FormatFeature.list([
            white, .group(clip: DrawClip(FormatFeature.star, hard), [FormatFeature.fill(FormatFeature.whole)]),
        ])
        #expect(try colors(PNGExporter().image(for: clip)) == 2)
    }
}
