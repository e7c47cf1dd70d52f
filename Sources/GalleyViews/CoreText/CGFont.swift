import Foundation
import GalleyText

/// A font of a file or of memory, before it is known by its name: `CTFontManagerRegisterGraphicsFont(_:_:)` makes it so.
public final class CGFont: Sendable {
    let provider: CGDataProvider
    private let names: FontFileNames

    /// The first font of the bytes; nil where they are no font.
    public init?(_ provider: CGDataProvider) {
        guard let names = FontFileNames(path: provider.path) else { return nil }
        self.provider = provider
        self.names = names
    }

    /// The name that the font is asked for by: `Font.custom(_:size:)`.
    public var postScriptName: NSString? { names.postScript.isEmpty ? nil : NSString(string: names.postScript) }

    /// The name for people.
    public var fullName: NSString? { names.full.isEmpty ? nil : NSString(string: names.full) }

    /// How many glyphs the font has.
    public var numberOfGlyphs: Int { names.glyphs }

    /// The units of its outlines in the font's size.
    public var unitsPerEm: Int32 { Int32(clamping: names.unitsPerEm) }
}
