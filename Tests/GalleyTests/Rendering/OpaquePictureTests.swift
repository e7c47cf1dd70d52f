import Galley
import GalleyExport
import GalleyTestSupport
import Testing

@MainActor @Suite("Opaque pictures")
struct OpaquePictureTests {
    @Test("An opaque picture has its ground in every format", arguments: [ColorScheme.light, .dark])
    func opaque(scheme: ColorScheme) throws {
        var options = RenderOptions()
        options.isOpaque = true
        options.colorScheme = scheme
        let view = RenderedView(Color.clear.frame(width: 4, height: 4), options: options)
        let ground = scheme == .dark ? ResolvedColor.black : .white
        #expect(try view.svgData() == SVGExporter(background: ground).data(for: view.displayList))
        #expect(try view.pdfData() == PDFExporter(background: ground).data(for: view.displayList))
        #expect(
            try view.pngData() == PNGExporter(isOpaque: true, background: ground).data(for: view.displayList))
        options.isOpaque = false
        let clear = RenderedView(Color.clear.frame(width: 4, height: 4), options: options)
        #expect(try clear.svgData() == SVGExporter().data(for: clear.displayList))
        #expect(try clear.pdfData() == PDFExporter().data(for: clear.displayList))
    }
}
