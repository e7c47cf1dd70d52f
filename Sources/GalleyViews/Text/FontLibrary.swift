import GalleyGraph
import GalleyText

/// The fonts that texts are drawn with: `FontLibrary.shared.registerFont(atPath:)` adds a file of one's own (docs/fonts.md).
public typealias FontLibrary = GalleyText.FontLibrary
