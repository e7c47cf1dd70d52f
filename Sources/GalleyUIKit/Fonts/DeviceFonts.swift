import Foundation

/// The families that iOS has built in, for `UIFont(name:size:)`: source takes such a font for granted.
enum DeviceFonts {
    // As iOS lists them in `UIFont.familyNames`.
    private static let families = """
        Academy Engraved LET, Al Nile, American Typewriter, Apple Color Emoji, Apple SD Gothic Neo, Apple Symbols, Arial, \
        Arial Hebrew, Arial Rounded MT Bold, Avenir, Avenir Next, Avenir Next Condensed, Baskerville, Bodoni 72, \
        Bodoni 72 Oldstyle, Bodoni 72 Smallcaps, Bodoni Ornaments, Bradley Hand, Chalkboard SE, Chalkduster, Charter, Cochin, \
        Copperplate, Courier, Courier New, Damascus, Devanagari Sangam MN, Didot, DIN Alternate, DIN Condensed, \
        Euphemia UCAS, Farah, Futura, Galvji, Geeza Pro, Georgia, Gill Sans, Grantha Sangam MN, Helvetica, Helvetica Neue, \
        Hiragino Maru Gothic ProN, Hiragino Mincho ProN, Hiragino Sans, Hoefler Text, Impact, Kailasa, Kefa, \
        Khmer Sangam MN, Kohinoor Bangla, Kohinoor Devanagari, Kohinoor Gujarati, Kohinoor Telugu, Lao Sangam MN, \
        Malayalam Sangam MN, Marker Felt, Menlo, Mishafi, Mukta Mahee, Myanmar Sangam MN, Noteworthy, Noto Nastaliq Urdu, \
        Noto Sans Kannada, Noto Sans Myanmar, Noto Sans Oriya, Optima, Palatino, Papyrus, Party LET, PingFang HK, \
        PingFang SC, PingFang TC, Rockwell, Savoye LET, Sinhala Sangam MN, Snell Roundhand, STIX Two Math, STIX Two Text, \
        Symbol, Tamil Sangam MN, Thonburi, Times New Roman, Trebuchet MS, Verdana, Zapf Dingbats, Zapfino
        """

    private static let keys = families.split(separator: ", ").map { key(String($0)) }

    /// Whether iOS has a font of that name: a family's, or one that begins with a family's, as `HelveticaNeue-Bold` does.
    static func have(_ name: String) -> Bool {
        let name = key(name)
        return keys.contains { name.hasPrefix($0) }
    }

    private static func key(_ name: String) -> String { name.lowercased().filter { $0 != " " } }
}
