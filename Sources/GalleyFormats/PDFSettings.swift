/// What is chosen for PDF documents.
public struct PDFSettings: Codable, Hashable, Sendable {
    /// What the document is called; viewers show it in their window's title.
    public var title: String?
    /// Who wrote it.
    public var author: String?
    /// What it is about.
    public var subject: String?
    /// Words under which it is found.
    public var keywords: [String] = []
    /// The language of its text as a BCP 47 tag: "en", "de-CH".
    public var language: String?
    /// When it was made, in seconds since 1970. Nil: the document tells no time, and the same picture is the same file.
    public var creationDate: Double?
    /// Whether the document says what its parts are: headings, paragraphs, links, pictures with their descriptions.
    public var isTagged = true
    /// Whether headings become bookmarks.
    public var hasOutline = true
    /// The standards that the document keeps to. What they ask for and the document lacks is an error.
    public var standards: [PDFStandard] = []
    /// How many pixels to the inch there are in what can be drawn as pixels alone: blurs, shadows, perspective. From 36 to 1200.
    public var effectsDPI = 300.0

    /// Makes settings: tagged, with bookmarks, without a title.
    public init() {}
}

extension PDFSettings {
    /// Whether a text is a language tag by its form (BCP 47): letters, then parts of up to eight letters and digits.
    public static func isLanguage(_ text: String) -> Bool {
        func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, (2...8).contains(first.utf8.count), first.utf8.allSatisfy(isLetter) else {
            return false
        }
        return parts.allSatisfy { part in
            (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { isLetter($0) || (48...57).contains($0) }
        }
    }
}

/// A standard for PDF documents.
public enum PDFStandard: String, Codable, CaseIterable, Hashable, Sendable {
    /// PDF/UA-1: documents that everybody can read (ISO 14289-1).
    case ua1 = "ua-1"
    /// PDF/A-2a: documents to keep, with their structure (ISO 19005-2, conformance A).
    case a2a = "a-2a"
    /// PDF/A-4: documents to keep, of PDF 2.0 (ISO 19005-4).
    case a4 = "a-4"

    /// What people call it.
    public var title: String {
        switch self {
        case .ua1: "PDF/UA-1"
        case .a2a: "PDF/A-2a"
        case .a4: "PDF/A-4"
        }
    }

    /// Whether documents can keep to both: PDF/UA-1 and PDF/A-2a are of PDF 1.7, PDF/A-4 of PDF 2.0.
    public func agrees(with other: PDFStandard) -> Bool { self == other || (self != .a4 && other != .a4) }
}
