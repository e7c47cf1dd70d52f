import ArgumentParser
import Foundation
import GalleyFormats

extension PDFStandard: ExpressibleByArgument {}

/// What documents (PDF, and SVG as far as it can) are told besides their picture.
struct DocumentOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "What a PDF or SVG file is called in viewers; of batch with columns, such as 'Card of {name}'.",
            valueName: "TEXT"))
    var title: String?

    @Option(help: ArgumentHelp("Who wrote a PDF file.", valueName: "TEXT"))
    var author: String?

    @Option(
        help: ArgumentHelp(
            "The language of a document's text, for example de-CH; without it that of --locale, where it is given.",
            valueName: "TAG"))
    var language: String?

    @Option(
        help: ArgumentHelp(
            "When a PDF file was made, for example 2026-11-22T10:00:00Z; without it the file tells no time.",
            valueName: "DATE"),
        transform: reading("date", else: "give one as 2026-11-22 or 2026-11-22T10:00:00Z") { text in
            let day = text.contains("T") ? text : text + "T00:00:00Z"
            return ISO8601DateFormatter().date(from: day)?.timeIntervalSince1970
        })
    var created: Double?

    @Option(
        help: ArgumentHelp(
            "A standard that PDF files keep to, or else fail with all that is missing; can be repeated.",
            valueName: "STANDARD"))
    var pdfStandard: [PDFStandard] = []

    @Flag(inversion: .prefixedNo, help: "Say in PDF files what their parts are: headings, paragraphs, links, images.")
    var pdfTags = true

    @Flag(inversion: .prefixedNo, help: "Make bookmarks of the headings in PDF files.")
    var bookmarks = true

    @Option(
        help: ArgumentHelp(
            "Pixels an inch of blurs, shadows and perspective in PDF files, 36 to 1200.", valueName: "N"),
        transform: number("resolution", from: 36...1200, example: "300"))
    var effectsDPI = 300.0

    func validate() throws {
        if let language, !PDFSettings.isLanguage(language) {
            throw ValidationError("'\(language)' is no language; give a tag such as en or de-CH.")
        }
        for (index, standard) in pdfStandard.enumerated() {
            if let other = pdfStandard[..<index].first(where: { !$0.agrees(with: standard) }) {
                throw ValidationError(
                    "No file is both \(other.title) and \(standard.title): they are of different versions of PDF.")
            }
        }
        if !pdfTags, let standard = pdfStandard.first(where: { $0 != .a4 }) {
            throw ValidationError("\(standard.title) files are tagged: leave out --no-pdf-tags.")
        }
    }

    var settings: PDFSettings {
        var settings = PDFSettings()
        settings.title = title
        settings.author = author
        settings.language = language
        settings.creationDate = created
        settings.standards = pdfStandard
        settings.isTagged = pdfTags
        settings.hasOutline = bookmarks
        settings.effectsDPI = effectsDPI
        return settings
    }
}
