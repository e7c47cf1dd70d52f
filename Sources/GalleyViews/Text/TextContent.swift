import GalleyGraph

/// Draws a text.
extension TextLeaf: FrameContent {
    package func draw(in box: CGRect, of place: NodePlace, with painter: inout Painter) {
        // A text keeps the size that its lines were made for.
        painter.draw(self, in: CGRect(origin: box.origin, size: place.rect.size))
    }

    /// Another text is shown at once.
    package var motion: Motion? { nil }
    /// Its lines are made for the size that it has.
    package var frameWay: FrameWay { .place }
    package var medium: ContentMedium { .text }
    package var ownLabel: String? { label }
    package var isSeen: Bool { !label.isEmpty }
}

extension Painter {
    fileprivate mutating func draw(_ leaf: TextLeaf, in rect: CGRect) {
        // Laid out again for the size it has: the same lines, with their glyphs.
        let fitted = leaf.paragraph.layout(width: Double(rect.width), height: Double(rect.height))
        if let ink = leaf.redactionPaint {
            let painter = RedactedTextPainter(leaf: leaf, box: rect, paint: resolved(ink, in: rect))
            items += painter.items(fitted)
            return
        }
        if let rendering = leaf.rendering {
            let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
            items.append(.group(transform: place, rendering.items(leaf, fitted, rect.size, filters: filters)))
            return
        }
        let painter = TextRunPainter(leaf: leaf, box: rect, filters: filters)
        for line in fitted.lines {
            items += painter.items(line.runs, baseline: line.baseline)
        }
    }
}
