import Foundation
import Testing

@testable import GalleyText

/// Which font of a registered family is taken: the one of the right slant whose weight is nearest (docs/rules.md §13).
@Suite("The nearest font of a family")
struct NearestFontTests {
    @Test("By slant first, then by weight") func nearest() throws {
        let fonts = FontLibrary()
        func register(_ names: String...) throws {
            for name in names { try fonts.registerFont(atPath: try #require(fonts.path(of: "Inter-\(name).otf"))) }
        }
        func found(_ weight: Int, italic: Bool = false) -> (String, Bool)? {
            var request = FontRequest(size: 20, weight: weight)
            request.isItalic = italic
            return fonts.custom("INTER", request).map { ($0.postScriptName, $0.syntheticSlant) }
        }
        try register("Thin", "Regular", "Bold")
        for (weight, name) in [
            (100, "Thin"), (240, "Thin"), (260, "Regular"), (540, "Regular"), (560, "Bold"), (900, "Bold"),
        ] {
            #expect(found(weight)?.0 == "Inter-\(name)" && found(weight)?.1 == false, "\(weight)")
            // Slanted, as there is no italic.
            #expect(
                found(weight, italic: true)?.0 == "Inter-\(name)" && found(weight, italic: true)?.1 == true, "\(weight)"
            )
        }
        try register("Italic", "BoldItalic")
        for (weight, name) in [(100, "Italic"), (540, "Italic"), (560, "BoldItalic"), (900, "BoldItalic")] {
            #expect(
                found(weight, italic: true)?.0 == "Inter-\(name)" && found(weight, italic: true)?.1 == false,
                "\(weight)")
        }
        #expect(found(540)?.0 == "Inter-Regular" && found(540)?.1 == false)
    }
}
