import CCairo
import Foundation
import GalleyDrawing
import GalleyFormats
import GalleyText

/// Writes display lists as PDF documents, a page each. Text stays text that can be searched and copied, shapes and gradients stay
/// sharp at every size, and the document says what its parts are (docs/pdf.md).
public struct PDFExporter: Sendable {
    /// The largest page side, in points: what PDF viewers agree on.
    public static let maximumSide = 14_400.0

    /// What the document is called, and what it holds besides its pages.
    public var settings: PDFSettings
    /// What lies under each page's picture; nothing if nil.
    public var background: ResolvedColor?

    /// Makes an exporter.
    public init(settings: PDFSettings = PDFSettings(), background: ResolvedColor? = nil) {
        self.settings = settings
        self.background = background
    }

    /// Makes an exporter of documents with a title.
    public init(title: String?, background: ResolvedColor? = nil) {
        self.init(background: background)
        settings.title = title
    }

    /// A document of one page. Same list, same bytes: the document tells no time unless the settings do.
    /// - Throws: `ExportError` if the size is not usable, or the document lacks what a standard asks for.
    public func data(for list: DisplayList) throws -> Data {
        try data(forPages: [list])
    }

    /// A document of several pages, each as large as its list.
    /// - Throws: `ExportError` if there is no page or a size is not usable, or the document lacks what a standard asks for.
    public func data(forPages pages: [DisplayList]) throws -> Data {
        var left = pages[...]
        return try data { left.popFirst() }
    }

    /// A document whose pages are made one after the other, and kept no longer than they are drawn.
    /// - Parameter nextPage: Makes the next page; nil where there are no more.
    /// - Throws: As `data(forPages:)` does, and what `nextPage` throws.
    public func data(nextPage: () throws -> DisplayList?) throws -> Data {
        try PDFConformance.check(settings)
        guard let first = try nextPage() else { throw ExportError.emptyPicture(width: 0, height: 0) }
        try check(first.size)
        let output = Output()
        // `output` outlives the surface: both are used up to the end of this function.
        let surface = cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
                guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().bytes
                    .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(output).toOpaque(), Double(first.size.width), Double(first.size.height))
        defer { cairo_surface_destroy(surface) }
        try CairoSurface.check(cairo_surface_status(surface))
        let tagger = settings.isTagged || settings.hasOutline ? PDFTagger(marks: settings.isTagged) : nil
        var fonts: [CairoFont.Key: CairoFont?] = [:]
        let hiddenLetters = HiddenLetters()
        var heights: [Double] = []
        var page: DisplayList? = first
        while let list = page {
            try check(list.size)
            try draw(list, on: surface, tagger, hiddenLetters, &fonts)
            heights.append(Double(list.size.height))
            page = try nextPage()
        }
        cairo_surface_finish(surface)
        try CairoSurface.check(cairo_surface_status(surface))
        CairoFont.giveBack(fonts)
        if let tagger { try PDFConformance.check(settings, tagger.structure) }
        return try withExtendedLifetime(output) {
            var assembly = try PDFAssembly(output.bytes, tagger: tagger, settings, pageHeights: heights)
            return Data(try assembly.bytes())
        }
    }

    private func draw(
        _ page: DisplayList, on surface: OpaquePointer?, _ tagger: PDFTagger?, _ hiddenLetters: HiddenLetters,
        _ fonts: inout [CairoFont.Key: CairoFont?]
    ) throws {
        cairo_pdf_surface_set_size(surface, Double(page.size.width), Double(page.size.height))
        guard let context = cairo_create(surface) else { throw ExportError.drawingFailed("out of memory") }
        defer { cairo_destroy(context) }
        let canvas = CairoCanvas(context: context, target: .document)
        canvas.effectScale = min(max(settings.effectsDPI, 36), 1200) / 72
        canvas.tagger = tagger
        canvas.hiddenLetters = hiddenLetters
        // A font that several pages use lies in the document once.
        swap(&canvas.fonts, &fonts)
        defer { swap(&canvas.fonts, &fonts) }
        cairo_rectangle(context, 0, 0, Double(page.size.width), Double(page.size.height))
        cairo_clip(context)
        tagger?.beginPage(on: context)
        if let background {
            tagger?.decoration()
            canvas.setColor(background)
            cairo_paint(context)
        }
        canvas.draw(BackdropPictures.replacing(page, background: background, scale: canvas.effectScale))
        tagger?.endPage()
        if let failure = canvas.failure { throw failure }
        cairo_show_page(context)
        try CairoSurface.check(cairo_status(context))
    }

    private final class Output {
        var bytes: [UInt8] = []
    }

    private func check(_ size: CGSize) throws {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            throw ExportError.emptyPicture(width: Double(size.width), height: Double(size.height))
        }
        guard Double(size.width) <= Self.maximumSide, Double(size.height) <= Self.maximumSide else {
            throw ExportError.pictureTooLarge(
                width: Double(size.width), height: Double(size.height), limit: "14,400 points a side in PDF")
        }
    }
}

extension PictureFormat.PDFWriter: PictureWriter {
    static func data(for list: DisplayList, _ settings: PictureSettings) throws -> Data {
        try PDFExporter(settings: settings.pdf, background: settings.background).data(for: list)
    }
}
