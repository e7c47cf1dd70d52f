import Foundation
import GalleyFormats

/// What a document says of itself.
struct PDFMetadata {
    private static let producer = "Galley"

    let settings: PDFSettings

    /// The dictionary that PDF has had from the beginning.
    var info: String {
        var entries = "<</Producer\(PDFText.string(Self.producer))"
        func add(_ name: String, _ value: String?) { if let value { entries += "/\(name)\(PDFText.string(value))" } }
        add("Title", settings.title)
        add("Author", settings.author)
        add("Subject", settings.subject)
        add("Keywords", keywords)
        if let date = settings.creationDate { entries += "/CreationDate\(PDFText.date(date))" }
        return entries + ">>"
    }

    private var keywords: String? { settings.keywords.isEmpty ? nil : settings.keywords.joined(separator: ", ") }

    /// The same as XMP, with the standards that the document keeps to.
    var xmp: String {
        var parts = ""
        if let title = settings.title { parts += "<dc:title>\(Self.alternative(title))</dc:title>\n" }
        if let author = settings.author {
            parts += "<dc:creator><rdf:Seq><rdf:li>\(SVGCanvas.escaped(author))</rdf:li></rdf:Seq></dc:creator>\n"
        }
        if let subject = settings.subject { parts += "<dc:description>\(Self.alternative(subject))</dc:description>\n" }
        if let language = settings.language {
            parts += "<dc:language><rdf:Bag><rdf:li>\(SVGCanvas.escaped(language))</rdf:li></rdf:Bag></dc:language>\n"
        }
        if let keywords { parts += "<pdf:Keywords>\(SVGCanvas.escaped(keywords))</pdf:Keywords>\n" }
        parts += "<pdf:Producer>\(Self.producer)</pdf:Producer>\n"
        if let date = settings.creationDate { parts += "<xmp:CreateDate>\(PDFText.isoDate(date))</xmp:CreateDate>\n" }
        for standard in settings.standards {
            switch standard {
            case .ua1: parts += "<pdfuaid:part>1</pdfuaid:part>\n"
            case .a2a: parts += "<pdfaid:part>2</pdfaid:part>\n<pdfaid:conformance>A</pdfaid:conformance>\n"
            case .a4: parts += "<pdfaid:part>4</pdfaid:part>\n<pdfaid:rev>2020</pdfaid:rev>\n"
            }
        }
        // PDF/A wants to be told of every name that it does not know itself: PDF/UA's.
        if settings.standards.contains(.ua1), settings.standards.contains(.a2a) { parts += Self.uaSchema }
        return """
            <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
            <x:xmpmeta xmlns:x="adobe:ns:meta/">
            <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
            <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" \
            xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" \
            xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
            \(parts)</rdf:Description>
            </rdf:RDF>
            </x:xmpmeta>
            <?xpacket end="r"?>
            """
    }

    private static func alternative(_ text: String) -> String {
        "<rdf:Alt><rdf:li xml:lang=\"x-default\">\(SVGCanvas.escaped(text))</rdf:li></rdf:Alt>"
    }

    private static let uaSchema = """
        <pdfaExtension:schemas xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" \
        xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" \
        xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><rdf:Bag>
        <rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>
        <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
        <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
        <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>
        <pdfaProperty:category>internal</pdfaProperty:category>
        <pdfaProperty:description>Part of PDF/UA that the document keeps to</pdfaProperty:description>
        </rdf:li></rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas>

        """
}
