import GalleyText

/// The lines at the letters of a run.
struct TextDecoration {
    /// A line, its colour where it has one of its own.
    struct Line: Equatable {
        var pattern: Text.LineStyle.Pattern
        var color: ResolvedColor?
    }

    var underline, strikethrough: Line?
    /// For glyphs of `size`; both grow and shrink with them.
    var metrics: DecorationMetrics
    var size: Double
    /// How far the letters stand above the line's baseline.
    var raise: Double

    /// What a stretch of text has; nil for none, which is what most have.
    @MainActor
    static func of(_ segment: Text.Segment, _ request: FontRequest, raise: Double, _ builder: ViewTreeBuilder) -> Self?
    {
        let environment = builder.environment
        let underline = segment.underline ?? environment.underlineStyle
        let strikethrough = segment.strikethrough ?? environment.strikethroughStyle
        guard underline != nil || strikethrough != nil else { return nil }
        func line(_ style: Text.LineStyle?) -> Line? {
            style.map { Line(pattern: $0.pattern, color: $0.color?.resolved(builder)) }
        }
        return TextDecoration(
            underline: line(underline), strikethrough: line(strikethrough),
            metrics: FontLibrary.shared.decorationMetrics(for: request), size: request.size * request.glyphScale,
            raise: raise)
    }

    /// Whether the lines of both are one, if they stand beside each other.
    fileprivate func continues(_ other: TextDecoration) -> Bool {
        underline == other.underline && strikethrough == other.strikethrough && metrics == other.metrics
            && size == other.size && raise == other.raise
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
        var left, right, scale: Double
    }

    /// The commands for runs of one line, whose baseline is given in the text's own space.
    func commands(_ runs: [GlyphRun], baseline: Double) -> [DrawCommand] {
        let runs = runs.filter { leaf.paints.indices.contains($0.tag) }
        let stretches = stretches(of: runs)
        var commands: [DrawCommand] = []
        for run in runs {
            if let background = leaf.backgrounds[run.tag] { commands += background.commands(run, box, filters) }
        }
        for stretch in stretches { add(stretch, stretch.decoration.underline, below: true, baseline, to: &commands) }
        for run in runs {
            if let picture = leaf.pictures[run.tag] {
                commands += picture.commands(run, in: box, filters)
            } else {
                commands.append(.glyphs(run, origin: box.origin, paint(leaf.paints[run.tag])))
            }
        }
        for stretch in stretches {
            add(stretch, stretch.decoration.strikethrough, below: false, baseline, to: &commands)
        }
        return commands
    }

    private func stretches(of runs: [GlyphRun]) -> [Stretch] {
        guard leaf.isDecorated else { return [] }
        var stretches: [Stretch] = []
        for run in runs {
            guard let decoration = leaf.decorations[run.tag], let first = run.glyphs.first else { continue }
            let left = run.glyphs.reduce(first.x) { min($0, $1.x) }
            let right = run.glyphs.reduce(left) { max($0, $1.x + $1.advance) }
            if let last = stretches.last, last.decoration.continues(decoration), abs(last.right - left) < 0.01,
                decoration.underline?.color != nil || decoration.strikethrough?.color != nil
                    || leaf.paints[last.tag].isSame(as: leaf.paints[run.tag])
            {
                stretches[stretches.count - 1].right = right
            } else {
                stretches.append(
                    Stretch(
                        decoration: decoration, tag: run.tag, left: left, right: right,
                        scale: run.size / decoration.size))
            }
        }
        return stretches
    }

    /// A line is whole pixels thick, its upper edge on a pixel, and its ends on pixels inside of the letters' (semantics.md
    /// §13.2: iamcgn/swiftui-web, Docs/elements/TextStyle.md, recorded on macOS 26).
    private func add(
        _ stretch: Stretch, _ line: TextDecoration.Line?, below: Bool, _ baseline: Double,
        to commands: inout [DrawCommand]
    ) {
        guard let line else { return }
        let metrics = stretch.decoration.metrics
        let pixel = leaf.pixel
        let offset = below ? metrics.underlineOffset : -metrics.strikethroughOffset
        let middle = box.minY + baseline + (offset - stretch.decoration.raise) * stretch.scale
        let thickness = max((metrics.thickness * stretch.scale / pixel - 1e-6).rounded(.up), 1) * pixel
        let top = ((middle - thickness / 2) / pixel + 1e-6).rounded() * pixel
        let left = ((box.minX + stretch.left) / pixel - 1e-6).rounded(isPart ? .toNearestOrEven : .up) * pixel
        let right = ((box.minX + stretch.right) / pixel + 1e-6).rounded(isPart ? .toNearestOrEven : .down) * pixel
        guard right > left else { return }
        let paint = line.color.map { self.paint(.color($0)) } ?? self.paint(leaf.paints[stretch.tag])
        if line.pattern.lengths.isEmpty {
            let rect = CGRect(x: left, y: top, width: right - left, height: thickness)
            commands.append(.fill(Path(rect), paint, FillStyle()))
            return
        }
        var path = Path()
        path.move(to: CGPoint(x: left, y: top + thickness / 2))
        path.addLine(to: CGPoint(x: right, y: top + thickness / 2))
        let style = StrokeStyle(lineWidth: thickness, dash: line.pattern.lengths.map { $0 * thickness })
        commands.append(.stroke(path, paint, style))
    }
}

extension StylePaint {
    /// Whether both are one colour; gradients are not compared.
    fileprivate func isSame(as other: StylePaint) -> Bool {
        if case .color(let a) = self, case .color(let b) = other { return a == b }
        return false
    }
}
