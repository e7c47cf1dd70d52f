import Foundation

// Foundation has no ListFormatter on Linux. Source: Apple's pages of ListFormatter, string(from:) and localizedString(byJoining:).

/// Lists as texts: "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
    // Unchecked: a formatter belongs to who made it, as Foundation's others do.

    /// Whose language.
    open var locale: Locale! = .autoupdatingCurrent
    /// How each thing is written; nil for the text that it is.
    open var itemFormatter: Formatter?

    /// Texts, as the current locale joins them.
    open class func localizedString(byJoining strings: [String]) -> String { joined(strings, .autoupdatingCurrent) }

    /// A list of things; nil where one of them cannot be written.
    open func string(from items: [Any]) -> String? {
        let texts = items.map { item in itemFormatter.map { $0.string(for: item) } ?? "\(item)" }
        let written = texts.compactMap(\.self)
        return written.count == texts.count ? Self.joined(written, locale ?? .autoupdatingCurrent) : nil
    }

    /// A list of things; nil for what is no list.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

    private static func joined(_ texts: [String], _ locale: Locale) -> String {
        texts.formatted(.list(type: .and).locale(locale))
    }
}
