import CCairo
import Foundation
import GalleyDrawing
import GalleyFormats

/// Writes display lists as PDF documents, one page each. Text stays text that can be searched and copied, shapes and
/// gradients stay sharp at every size.
public struct PDFExporter: Sendable {
    /// The largest page side, in points: what PDF viewers agree on.
    public static let maximumSide = 14_400.0

    /// The document's title, if it has one.
    public var title: String?
    /// What lies under each page's picture; nothing if nil.
    public var background: ResolvedColor?

    /// Makes an exporter.
    public init(title: String? = nil, background: ResolvedColor? = nil) {
        self.title = title
        self.background = background
    }

    /// A document of one page. Same list, same bytes: the document tells no time.
    /// - Throws: `ExportError` if the size is not usable.
    public func data(for list: DisplayList) throws -> Data {
        try data(forPages: [list])
    }

    /// A document of several pages, each as large as its list.
    /// - Throws: `ExportError` if there is no page or a size is not usable.
    public func data(forPages pages: [DisplayList]) throws -> Data {
        guard let first = pages.first else { throw ExportError.emptyPicture(width: 0, height: 0) }
        for page in pages { try check(page.size) }

        let output = Output()
        // `output` outlives the surface: both are used up to the end of this function.
        let surface = cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
                guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(output).toOpaque(), Double(first.size.width), Double(first.size.height))
        defer { cairo_surface_destroy(surface) }
        try CairoSurface.check(cairo_surface_status(surface))
        // Without a date of ours Cairo writes the clock's.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Galley")
        if let title { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }

        for page in pages {
            cairo_pdf_surface_set_size(surface, Double(page.size.width), Double(page.size.height))
            guard let context = cairo_create(surface) else { throw ExportError.drawingFailed("out of memory") }
            defer { cairo_destroy(context) }
            let canvas = CairoCanvas(context: context, target: .document)
            cairo_rectangle(context, 0, 0, Double(page.size.width), Double(page.size.height))
            cairo_clip(context)
            if let background {
                canvas.setColor(background)
                cairo_paint(context)
            }
            canvas.draw(BackdropPictures.replacing(page, background: background))
            if let failure = canvas.failure { throw failure }
            cairo_show_page(context)
            try CairoSurface.check(cairo_status(context))
        }
        cairo_surface_finish(surface)
        try CairoSurface.check(cairo_surface_status(surface))
        return withExtendedLifetime(output) { output.data }
    }

    private final class Output {
        var data = Data()
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
        try PDFExporter(background: settings.background).data(for: list)
    }
}
