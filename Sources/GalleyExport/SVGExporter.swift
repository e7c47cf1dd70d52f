import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyFormats

/// Writes display lists as SVG files.
///
/// Text is drawn as outlines, each glyph defined once and used where it stands: that looks the same in every viewer, whatever
/// fonts it has. Under it lies the same text as an invisible `<text>` of the same place and length, so that it can be
/// searched, selected and read aloud. With ``SVGTextStyle/embedded`` it is the text that is seen, in fonts that the file brings along. Views are `<g data-view data-label data-id>`, where they draw something.
public struct SVGExporter: Sendable {
    /// What lies under the picture; nothing if nil.
    public var background: ResolvedColor?
    /// Goes before every id, for pages that hold several pictures.
    public var idPrefix: String
    /// What the picture is called, for people who do not see it and in viewers' tips.
    public var title: String?
    /// The language of its text as a BCP 47 tag: "en", "de-CH".
    public var language: String?
    /// How text is written.
    public var text = SVGTextStyle.outlines

    /// Makes an exporter.
    public init(
        background: ResolvedColor? = nil, idPrefix: String = "", title: String? = nil, language: String? = nil
    ) {
        self.background = background
        self.idPrefix = idPrefix
        self.title = title
        self.language = language
    }

    /// Makes an exporter with the settings of pictures: background, title, language and how text is written.
    public init(_ settings: PictureSettings) {
        self.init(background: settings.background, title: settings.pdf.title, language: settings.pdf.language)
        text = settings.svgText
    }

    /// The picture as an SVG file in UTF-8. Same list, same bytes.
    /// - Throws: `ExportError` if the size is not usable, or a font cannot be cut down.
    public func data(for list: DisplayList) throws -> Data {
        let canvas = try canvas(for: list)
        var text = startTag(list, canvas)
        if let title {
            text += "<title id=\"\(SVGCanvas.escaped(idPrefix))title\">\(SVGCanvas.escaped(title))</title>\n"
        }
        text += try canvas.fonts?.styleSheet() ?? ""
        if !canvas.definitions.isEmpty { text += "<defs>\n\(canvas.definitions.joined())</defs>\n" }
        text += canvas.body
        text += "</svg>\n"
        return Data(text.utf8)
    }

    /// The picture as a tree of elements, to be compared with the one before: what has stayed is the same object in both, and is not
    /// written again.
    /// - Throws: `ExportError` if the size is not usable.
    package func picture(for list: DisplayList, _ memory: SVGMemory) throws -> SVGPicture {
        let settings = SVGMemory.Settings(
            idPrefix: idPrefix, language: language, background: background, size: list.size)
        if memory.settings != settings { memory.forget() }
        memory.settings = settings
        var whole = try withGlassAsPictures(list, memory.backdrops)
        if let last = memory.last { whole = whole.sharing(last) }
        let canvas = SVGCanvas(idPrefix: idPrefix, size: list.size, memory: memory)
        write(whole, on: canvas)
        return SVGPicture(
            startTag: startTag(list, canvas), definitions: memory.endPicture(whole), elements: canvas.elements)
    }

    private func canvas(for list: DisplayList) throws -> SVGCanvas {
        let whole = try withGlassAsPictures(list, nil)
        let canvas = SVGCanvas(idPrefix: idPrefix, size: list.size)
        if text == .embedded { canvas.fonts = SVGFonts() }
        write(whole, on: canvas)
        return canvas
    }

    private func withGlassAsPictures(_ list: DisplayList, _ memory: BackdropMemory?) throws -> DisplayList {
        guard list.size.width > 0, list.size.height > 0, list.size.width.isFinite, list.size.height.isFinite else {
            throw ExportError.emptyPicture(width: Double(list.size.width), height: Double(list.size.height))
        }
        return BackdropPictures.replacing(list, background: background, memory: memory)
    }

    private func write(_ list: DisplayList, on canvas: SVGCanvas) {
        if let background {
            let paint = SVGCanvas.colorAttributes("fill", background)
            let (width, height) = (SVGNumber.text(Double(list.size.width)), SVGNumber.text(Double(list.size.height)))
            canvas.emit("<rect width=\"\(width)\" height=\"\(height)\"\(paint)/>")
        }
        canvas.draw(list)
        canvas.flushText()
    }

    private func startTag(_ list: DisplayList, _ canvas: SVGCanvas) -> String {
        let width = SVGNumber.text(Double(list.size.width))
        let height = SVGNumber.text(Double(list.size.height))
        var text = "<svg xmlns=\"http://www.w3.org/2000/svg\""
        if canvas.usesLinks { text += " xmlns:xlink=\"http://www.w3.org/1999/xlink\"" }
        text += " width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
        if list.size.width != list.size.width.rounded() || list.size.height != list.size.height.rounded() {
            // Browsers round a picture's size: it begins where it should, not in the middle of what is over.
            text += " preserveAspectRatio=\"xMinYMin\""
        }
        if let language { text += " xml:lang=\"\(SVGCanvas.escaped(language))\"" }
        if title != nil { text += " role=\"group\" aria-labelledby=\"\(SVGCanvas.escaped(idPrefix))title\"" }
        return text + ">\n"
    }
}

extension PictureFormat.SVGWriter: PictureWriter {
    static func data(for list: DisplayList, _ settings: PictureSettings) throws -> Data {
        try SVGExporter(settings).data(for: list)
    }
}
