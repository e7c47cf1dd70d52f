import GalleyEngine
import GalleyGraph
import GalleyText

/// A picture or symbol among letters: it is laid out as the view that it is, in the letters' font and style, and stands on
/// their baseline.
package struct InlinePicture {
    /// The room that it takes. A symbol is as tall as the letters' line: it never moves lines apart.
    let object: TextObject
    private let tree: ViewTree
    /// The size of the letters' font.
    private let fontSize, ascent: Double

    @MainActor
    init(_ image: Image, _ segment: Text.Segment, _ span: TextSpan, _ builder: ViewTreeBuilder) {
        var environment = builder.environment
        environment.font = segment.font ?? environment.font
        environment.fontTraits = segment.traits.over(environment.fontTraits)
        let tree = ViewTree(
            builder.context, frames: CoordinateFrames(), proposal: .unspecified,
            root: { inner in
                inner.environment = environment
                guard let style = segment.style else { return ViewTree.addRoot(image, to: inner) }
                return ViewTree.addRoot(image.foregroundStyle(style), to: inner)
            }, place: { _ in .zero })
        let size = tree.pass.size(of: 0)
        let baseline = tree.pass.guide(0, .firstTextBaseline, .unspecified, size)
        self.tree = tree
        fontSize = span.font.size
        ascent = baseline
        let isSymbol = image.isSymbol
        object = TextObject(
            width: size.width, ascent: isSymbol ? 0 : baseline, descent: isSymbol ? 0 : size.height - baseline)
    }

    /// The picture where its run's only glyph stands, in a text that lies in `box`. Texts are drawn on the main actor only,
    /// also where a renderer of the user's does it.
    func items(_ run: GlyphRun, in box: CGRect, _ filters: [ColorFilter]) -> [DrawItem] {
        guard let glyph = run.glyphs.first, fontSize > 0 else { return [] }
        let scale = run.size / fontSize
        let place = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: box.minX + glyph.x, ty: box.minY + glyph.y - ascent * scale)
        let drawn = MainActor.assumeIsolated {
            var painter = Painter(scale: nil, filters: filters)
            painter.draw(tree)
            return painter.items
        }
        return [.group(transform: place, drawn)]
    }
}

/// What is behind letters: as wide as they are, and as tall as their font's lines.
struct TextBackground {
    var color: ResolvedColor
    var metrics: LineMetrics
    /// The size of glyphs that the metrics are for.
    var size: Double

    /// - Parameter grid: Neighbours meet on its pixels.
    func items(_ run: GlyphRun, _ box: CGRect, _ grid: PixelGrid, _ filters: [ColorFilter]) -> [DrawItem] {
        guard let first = run.glyphs.first, size > 0 else { return [] }
        let left = run.glyphs.reduce(first.left) { min($0, $1.left) }
        let right = run.glyphs.reduce(left) { max($0, $1.left + $1.advance) }
        let scale = run.size / size
        let rect = CGRect(
            x: box.minX + left, y: box.minY + first.y - metrics.ascent * scale, width: right - left,
            height: (metrics.ascent + metrics.descent) * scale)
        let paint = filters.reversed().reduce(Paint.color(color)) { $1.apply(to: $0) }
        return [.fill(Path(grid.rounded(rect)), paint, FillStyle())]
    }
}

extension Image {
    fileprivate var isSymbol: Bool {
        if case .symbol = source { return true }
        return false
    }
}
