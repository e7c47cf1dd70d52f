import GalleyGraph
import GalleyText

extension TextSpan {
    /// As many letters of one width as the span has characters. Spaces that do not break wrap after any of them.
    var placeholder: TextSpan {
        var span = self
        span.text = String(text.map { $0.isNewline ? $0 : "\u{A0}" })
        span.tracking =
            Redaction.advance(size: font.size * font.glyphScale, platform: font.platform)
            - FontLibrary.shared.spaceAdvance(for: font)
        span.kerning = 0
        return span
    }
}

/// Draws bars in the place of a text's lines.
struct RedactedTextPainter {
    let leaf: TextLeaf
    let box: CGRect
    let paint: Paint

    func items(_ fitted: FittedText) -> [DrawItem] {
        fitted.lines.indices.compactMap { index in
            let line = fitted.lines[index]
            guard line.width > 0 else { return nil }
            let pixel = leaf.pixel
            // On the baseline.
            let height = Redaction.barHeight(
                leaf.paragraph.firstLineMetrics.capHeight, pixel: pixel, platform: leaf.redactionPlatform)
            let isStretched = leaf.redaction == .placeholder && wraps(index, fitted)
            let left = isStretched ? 0 : line.x
            let width = isStretched ? Double(box.width) : (line.width / pixel).rounded() * pixel
            let bar = CGRect(
                x: box.minX + left, y: box.minY + line.baseline - height, width: width, height: height)
            return .fill(Path(roundedRect: bar, cornerRadius: height / 5), paint, FillStyle())
        }
    }

    /// Whether a line continues in the next one: one more letter would not have fitted.
    private func wraps(_ index: Int, _ fitted: FittedText) -> Bool {
        guard index + 1 < fitted.lines.count, let glyph = fitted.lines[index].runs.first?.glyphs.first else {
            return false
        }
        return fitted.lines[index].width + glyph.advance > Double(box.width)
    }
}
