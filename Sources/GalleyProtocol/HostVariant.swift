/// One of the ways in which every view is shown.
public struct HostVariant: Codable, Sendable, Equatable {
    /// How large a person wants text to be; named as SwiftUI's `DynamicTypeSize`.
    public enum TypeSize: String, Codable, Sendable, CaseIterable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    /// The direction in which rows and text run.
    public enum Direction: String, Codable, Sendable, CaseIterable {
        /// Leading is left.
        case leftToRight = "ltr"
        /// Leading is right.
        case rightToLeft = "rtl"
    }

    /// Whether the dark scheme is shown.
    public var isDark = false
    /// How large a person wants text to be; `.large`, as devices come, by default.
    public var typeSize = TypeSize.large
    /// The language and region of texts, such as “de_DE”; nil: the default.
    public var locale: String?
    /// Which way rows run; left to right by default.
    public var direction = Direction.leftToRight
    /// What tells this variant from the others, for files and messages; empty where there are no others.
    public var label = ""

    /// Light, large text, the default locale, left to right.
    public init() {}
}

/// What a view is made from: a JSON text, or fields.
public struct HostData: Codable, Sendable {
    /// The file's path, for messages.
    public var path: String
    /// JSON.
    public var text: String
    /// The line of the file that the text begins on.
    public var line = 1
    /// Names and texts in place of JSON; a name may be there several times.
    public var fields: [HostField]?
    /// Whether a field that the view does not ask for is refused.
    public var refusesOthers = false

    /// Data that has been read already.
    public init(path: String, text: String, line: Int = 1) {
        self.path = path
        self.text = text
        self.line = line
    }

    /// Data of names and texts.
    public init(path: String, fields: [HostField]) {
        self.init(path: path, text: "")
        self.fields = fields
    }
}
