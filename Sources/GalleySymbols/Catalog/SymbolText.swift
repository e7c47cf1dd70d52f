import Foundation
import GalleyGeometry
import GalleyText

/// Letters and digits in symbols: those in shapes, such as `a.circle` and `42.square.fill`, and those in recipes.
///
/// They are drawn with the system font, whose stems at this size are as thick as the icons' pen.
enum SymbolText {
    /// The font's size in icon units: capitals are about half as tall as the grid.
    private static let size = 10.8

    /// How much smaller a sign is drawn in a shape: all numbers of two digits are equally tall, and the widest fits.
    static func scale(of text: Substring, in shape: SymbolRecipe.Enclosure) -> Double {
        if text.count < 2 { return shape == .rectangle ? 0.86 : 1 }
        return shape == .square ? 0.78 : 0.74
    }

    /// The recipe of the sign in a shape: SF Symbols has the letters and the numbers up to 50.
    static func recipe(named name: String) -> SymbolRecipe? {
        let isLetter = name.utf8.count == 1 && ("a"..."z").contains(name)
        let isNumber = Int(name).map { (0...50).contains($0) && String($0) == name } ?? false
        guard isLetter || isNumber else { return nil }
        var recipe = SymbolRecipe(icon: "")
        recipe.layers = [.init(name: "\"\(name.uppercased())\"", isDrawing: true)]
        return recipe
    }

    /// What a drawing's name says in quotation marks, if it is in some.
    static func text(ofDrawing name: String) -> Substring? {
        name.count > 2 && name.hasPrefix("\"") && name.hasSuffix("\"") ? name.dropFirst().dropLast() : nil
    }

    /// The letters' outlines, their ink in the middle of the grid; nil without a font. Regular symbols have the letters of a
    /// medium font; numbers of two digits, which are drawn smaller, those of a semibold one.
    static func outline(of text: Substring, weight: SymbolWeight) -> Path? {
        let heavier = text.count == 2 && text.allSatisfy(\.isNumber) ? 200 : 100
        let font = FontRequest(size: size, weight: min(max(weight.value + heavier, 100), 900), monospacedDigits: false)
        let paragraph = Paragraph([TextSpan(String(text), font: font)], options: ParagraphOptions(), fonts: .shared)
        var outline = Path()
        for run in paragraph.layout(width: nil, height: nil).lines.flatMap(\.runs) {
            for glyph in run.glyphs {
                let place = CGAffineTransform(scaleX: run.size, y: run.size).concatenating(
                    CGAffineTransform(translationX: glyph.x, y: glyph.y))
                outline.addPath(run.face.outline(of: glyph.id), transform: place)
            }
        }
        guard let ink = outline.inkBounds, ink.width > 0 else { return nil }
        return outline.normalisedForNonZero(evenOdd: false).offsetBy(dx: 8 - ink.midX, dy: 8 - ink.midY)
    }
}
