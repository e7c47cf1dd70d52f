import GalleyGraph
import GalleyImages
import GalleyText

/// The lines at the letters of a run.
struct TextDecoration {
    /// A line, its colour where it has one of its own.
    struct Line: Equatable {
        var pattern: Text.LineStyle.Pattern
        var color: ResolvedColor?
    }

    var underline, strikethrough: Line?
    var metrics: DecorationMetrics

    /// Whether the lines of both are one, if they stand beside each other.
    fileprivate func continues(_ other: TextDecoration) -> Bool {
        underline == other.underline && strikethrough == other.strikethrough && metrics == other.metrics
    }
}

/// What is to be known of a span only where it has lines at its letters or is drawn by a renderer.
struct TextDetails {
    var decoration: TextDecoration?
    /// The size of the glyphs and how far they are raised, in points; both shrink with a text that is scaled to fit.
    var size, raise: Double
    /// The metrics of the font.
    var metrics: LineMetrics
    /// What was attached, by its type.
    var attributes: [ObjectIdentifier: any TextAttribute]

    @MainActor
    static func of(
        _ text: Text, _ spans: [TextSpan], _ settings: TextSettings, isRendered: Bool, _ builder: ViewTreeBuilder
    ) -> [TextDetails] {
        func styles(_ segment: Text.Segment) -> (under: Text.LineStyle?, through: Text.LineStyle?) {
            (segment.underline ?? settings.underline, segment.strikethrough ?? settings.strikethrough)
        }
        let isPlain = text.segments.allSatisfy {
            let styles = styles($0)
            return styles.under == nil && styles.through == nil
        }
        if isPlain, !isRendered { return [] }
        func line(_ style: Text.LineStyle?) -> TextDecoration.Line? {
            style.map { TextDecoration.Line(pattern: $0.pattern, color: $0.color?.resolved(builder)) }
        }
        return zip(text.segments, spans).map { segment, span in
            let styles = styles(segment)
            var details = TextDetails(
                size: span.font.size * span.font.glyphScale, raise: span.baselineOffset,
                metrics: FontLibrary.shared.lineMetrics(for: span.font), attributes: segment.attributes)
            if styles.under != nil || styles.through != nil {
                details.decoration = TextDecoration(
                    underline: line(styles.under), strikethrough: line(styles.through),
                    metrics: FontLibrary.shared.decorationMetrics(for: span.font))
            }
            return details
        }
    }
}

/// Draws glyphs with the lines at them.
struct TextRunPainter {
    let leaf: TextLeaf
    /// The text's box, over which gradients run.
    let box: CGRect
    /// The filters around the text, the innermost last.
    var filters: [ColorFilter] = []
    /// Whether more of the same line may be drawn beside it, so that the ends of lines must meet.
    var isPart = false

    private func paint(_ paint: StylePaint) -> Paint { filters.resolved(paint, in: box) }

    /// Runs that stand beside each other and have the same lines.
    private struct Stretch {
        var decoration: TextDecoration
        var tag: Int
        var left, right, scale, raise: Double
    }

    /// What draws runs of one line, whose baseline is given in the text's own space.
    func items(_ runs: [GlyphRun], baseline: Double) -> [DrawItem] {
        let runs = runs.filter { leaf.paints.indices.contains($0.tag) }
        let stretches = stretches(of: runs)
        var items: [DrawItem] = []
        let grid = PixelGrid(scale: 1 / leaf.pixel)
        for run in runs {
            if let background = leaf.backgrounds[run.tag] { items += background.items(run, box, grid, filters) }
        }
        for stretch in stretches { add(stretch, stretch.decoration.underline, below: true, baseline, to: &items) }
        for run in runs {
            if let picture = leaf.pictures[run.tag] {
                items += picture.items(run, in: box, filters)
            } else {
                let paint = leaf.paints[run.tag]
                let glyphs = DrawItem.glyphs(run, origin: box.origin, self.paint(paint), pictures: run.pictures)
                let drawn = paint.finishing([glyphs], filters)
                if let link = leaf.links[run.tag] {
                    items.append(.group(semantics: Semantics(.link(link)), drawn))
                } else {
                    items += drawn
                }
            }
        }
        for stretch in stretches {
            add(stretch, stretch.decoration.strikethrough, below: false, baseline, to: &items)
        }
        return items
    }

    private func stretches(of runs: [GlyphRun]) -> [Stretch] {
        guard !leaf.details.isEmpty else { return [] }
        var stretches: [Stretch] = []
        for run in runs {
            let details = leaf.details[run.tag]
            guard let decoration = details.decoration, let first = run.glyphs.first else { continue }
            let scale = run.size / details.size
            let raise = details.raise * scale
            let left = run.glyphs.reduce(first.left) { min($0, $1.left) }
            let right = run.glyphs.reduce(left) { max($0, $1.left + $1.advance) }
            if let last = stretches.last, last.decoration.continues(decoration), last.raise == raise,
                abs(last.right - left) < 0.01,
                decoration.underline?.color != nil || decoration.strikethrough?.color != nil
                    || leaf.paints[last.tag].isSame(as: leaf.paints[run.tag])
            {
                stretches[stretches.count - 1].right = right
            } else {
                stretches.append(
                    Stretch(
                        decoration: decoration, tag: run.tag, left: left, right: right, scale: scale, raise: raise))
            }
        }
        return stretches
    }

    /// A line is whole pixels thick, its upper edge on a pixel, and its ends on pixels inside of the letters' (rules.md
    /// §13.2: iamcgn/swiftui-web, Docs/elements/TextStyle.md, recorded on macOS 26).
    private func add(
        _ stretch: Stretch, _ line: TextDecoration.Line?, below: Bool, _ baseline: Double,
        to items: inout [DrawItem]
    ) {
        guard let line else { return }
        let metrics = stretch.decoration.metrics
        let pixel = leaf.pixel
        let offset = below ? metrics.underlineOffset : -metrics.strikethroughOffset
        let middle = box.minY + baseline + offset * stretch.scale - stretch.raise
        let thickness = max((metrics.thickness * stretch.scale / pixel - 1e-6).rounded(.up), 1) * pixel
        let top = ((middle - thickness / 2) / pixel + 1e-6).rounded() * pixel
        let left = ((box.minX + stretch.left) / pixel - 1e-6).rounded(isPart ? .toNearestOrEven : .up) * pixel
        let right = ((box.minX + stretch.right) / pixel + 1e-6).rounded(isPart ? .toNearestOrEven : .down) * pixel
        guard right > left else { return }
        let paint = line.color.map { self.paint(.color($0)) } ?? self.paint(leaf.paints[stretch.tag])
        if line.pattern.lengths.isEmpty {
            let rect = CGRect(x: left, y: top, width: right - left, height: thickness)
            items.append(.fill(Path(rect), paint, FillStyle()))
            return
        }
        var path = Path()
        path.move(to: CGPoint(x: left, y: top + thickness / 2))
        path.addLine(to: CGPoint(x: right, y: top + thickness / 2))
        let style = StrokeStyle(lineWidth: thickness, dash: line.pattern.lengths.map { $0 * thickness })
        items.append(.stroke(path, paint, style))
    }
}

extension StylePaint {
    /// Whether both are one colour; gradients are not compared.
    fileprivate func isSame(as other: StylePaint) -> Bool {
        if case .color(let a) = self, case .color(let b) = other { return a == b }
        return false
    }
}
