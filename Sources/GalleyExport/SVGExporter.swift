import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyFormats

/// Writes display lists as SVG files.
///
/// Text is drawn as outlines, each glyph defined once and used where it stands: that looks the same in every viewer, whatever
/// fonts it has. Under it lies the same text as an invisible `<text>` of the same place and length, so that it can be
/// searched, selected and read aloud. Views are `<g data-view data-label data-id>`, where they draw something.
public struct SVGExporter: Sendable {
    /// What lies under the picture; nothing if nil.
    public var background: ResolvedColor?
    /// Goes before every id, for pages that hold several pictures.
    public var idPrefix: String
    /// What the picture is called, for people who do not see it and in viewers' tips.
    public var title: String?
    /// The language of its text as a BCP 47 tag: "en", "de-CH".
    public var language: String?

    /// Makes an exporter.
    public init(
        background: ResolvedColor? = nil, idPrefix: String = "", title: String? = nil, language: String? = nil
    ) {
        self.background = background
        self.idPrefix = idPrefix
        self.title = title
        self.language = language
    }

    /// The picture as an SVG file in UTF-8. Same list, same bytes.
    /// - Throws: `ExportError` if the size is not usable.
    public func data(for list: DisplayList) throws -> Data {
        guard list.size.width > 0, list.size.height > 0, list.size.width.isFinite, list.size.height.isFinite else {
            throw ExportError.emptyPicture(width: Double(list.size.width), height: Double(list.size.height))
        }
        let width = SVGNumber.text(Double(list.size.width))
        let height = SVGNumber.text(Double(list.size.height))
        let canvas = SVGCanvas(idPrefix: idPrefix, size: list.size)
        if let background {
            let paint = SVGCanvas.colorAttributes("fill", background)
            canvas.emit("<rect width=\"\(width)\" height=\"\(height)\"\(paint)/>")
        }
        canvas.draw(BackdropPictures.replacing(list, background: background))
        canvas.flushText()

        var text = "<svg xmlns=\"http://www.w3.org/2000/svg\""
        if canvas.usesLinks { text += " xmlns:xlink=\"http://www.w3.org/1999/xlink\"" }
        text += " width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
        if list.size.width != list.size.width.rounded() || list.size.height != list.size.height.rounded() {
            // Browsers round a picture's size: it begins where it should, not in the middle of what is over.
            text += " preserveAspectRatio=\"xMinYMin\""
        }
        if let language { text += " xml:lang=\"\(SVGCanvas.escaped(language))\"" }
        if let title {
            let id = "\(SVGCanvas.escaped(idPrefix))title"
            text +=
                " role=\"group\" aria-labelledby=\"\(id)\">\n<title id=\"\(id)\">\(SVGCanvas.escaped(title))</title>\n"
        } else {
            text += ">\n"
        }
        if !canvas.definitions.isEmpty { text += "<defs>\n\(canvas.definitions)</defs>\n" }
        text += canvas.body
        text += "</svg>\n"
        return Data(text.utf8)
    }
}

extension PictureFormat.SVGWriter: PictureWriter {
    static func data(for list: DisplayList, _ settings: PictureSettings) throws -> Data {
        try SVGExporter(
            background: settings.background, title: settings.pdf.title, language: settings.pdf.language
        ).data(for: list)
    }
}
