import Foundation
import GalleyGeometry

/// A symbol's outline in icon units (y down, on a 16-unit grid for the shipped icons).
package struct SymbolGlyph: Sendable {
    /// A part of the symbol that may have a separate style.
    package struct Layer: Sendable {
        package var path: Path
        /// 0, 1 or 2: drawn in the primary, secondary or tertiary style.
        package var level = 0
        package var color: SymbolColor?
        /// The variable value from which the layer is drawn in full; nil for those that do not depend on it.
        package var threshold: Double?
        /// Whether it is a filled shape that a sign lies on.
        package var isGround = false
    }

    /// Everything in one style.
    package var path: Path
    /// The grid that the icon was drawn on.
    package var viewBox: CGRect
    /// The fill rule of `path` and of the layers.
    package var usesEvenOdd: Bool
    /// The tight box around what is drawn, curves measured exactly and not by their control points.
    package var ink: CGRect
    /// The parts in drawing order, at least one. Later ones lie on earlier ones.
    package var layers: [Layer]
    /// Whether it is one solid area, so that it has no lines that could be too thin.
    package var isOneArea: Bool { layers.count == 1 && path.contours.count == 1 }
    /// Whether it is a user's file, which is drawn as it is.
    package var isFile = false

    /// Nil when nothing is drawn.
    init?(outline: Path, viewBox: CGRect, usesEvenOdd: Bool, parts: [SymbolPart] = []) {
        guard let ink = outline.inkBounds, ink.width > 0 || ink.height > 0 else { return nil }
        path = outline
        self.viewBox = viewBox
        self.usesEvenOdd = usesEvenOdd
        self.ink = ink
        let waves = parts.count { $0.isWave }
        var lit = 0
        layers = parts.map { part in
            var layer = Layer(
                path: part.outline, level: part.level, color: part.color, isGround: part.isGround)
            if part.isWave {
                // Any value above 0 lights the first step, 1 lights all.
                layer.threshold = Double(lit) / Double(waves)
                lit += 1
            }
            return layer
        }
        if layers.isEmpty { layers = [Layer(path: path)] }
    }

    /// A symbol made from parts on the 16 × 16 grid.
    init?(parts: [SymbolPart]) {
        let grid = CGRect(x: 0, y: 0, width: 16, height: 16)
        self.init(outline: parts.inOneStyle, viewBox: grid, usesEvenOdd: false, parts: parts)
    }

    /// What stands for a symbol that is not known: a crossed box, so that the gap is seen.
    package static let placeholder: SymbolGlyph = {
        let steps: Substring = "frame 1 1 14 14 1; line 4.4 4.4 11.6 11.6; line 11.6 4.4 4.4 11.6"
        guard let glyph = SymbolGlyph(parts: [SymbolPart(outline: SymbolDrawings.draw(steps))]) else {
            preconditionFailure("the placeholder is never empty")
        }
        return glyph
    }()
}
