/// How text is written into SVG files.
public enum SVGTextStyle: String, CaseIterable, Codable, Hashable, Sendable {
    /// As outlines over invisible text: it looks the same in every viewer.
    case outlines
    /// As text in fonts that the file brings along, cut down to the characters that it shows: for browsers. Programs that know no
    /// fonts in files show another font.
    case embedded
}
