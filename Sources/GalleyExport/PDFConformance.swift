import GalleyFormats

/// What standards ask for and a document may lack.
enum PDFConformance {
    /// What can be said before anything is drawn.
    static func check(_ settings: PDFSettings) throws {
        for (index, standard) in settings.standards.enumerated() {
            if let other = settings.standards[..<index].first(where: { !$0.agrees(with: standard) }) {
                throw ExportError.notConforming(
                    to: standard.title,
                    missing: ["no document keeps to \(other.title) as well: they are of different versions of PDF"])
            }
        }
    }

    /// - Throws: `ExportError.notConforming` with all that is missing.
    static func check(_ settings: PDFSettings, _ structure: PDFStructure) throws {
        for standard in settings.standards {
            var missing: [String] = []
            if standard == .ua1, settings.title?.allSatisfy(\.isWhitespace) ?? true {
                missing.append("the document has no title")
            }
            if standard != .a4 {
                if !settings.isTagged { missing.append("the document is not tagged") }
                if let language = settings.language {
                    if !PDFSettings.isLanguage(language) {
                        missing.append("“\(language)” is no language: give a tag such as en or de-CH")
                    }
                } else {
                    missing.append("the document has no language")
                }
            }
            if standard == .ua1 { missing += structure.problems }
            if !missing.isEmpty { throw ExportError.notConforming(to: standard.title, missing: missing) }
        }
    }
}
