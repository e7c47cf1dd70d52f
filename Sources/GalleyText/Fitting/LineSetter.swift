/// Puts a fitted text's glyphs in their places.
struct LineSetter {
    let paragraph: Paragraph
    let plan: Paragraph.Plan
    let size: TextSize

    private var shaped: ShapedText { paragraph.shaped }

    func set() -> FittedText {
        var lines: [TextLine] = []
        var vertical = VerticalFit(shaped: shaped, options: paragraph.options, scale: plan.scale)
        shaped.eachLine(plan.width) { line in
            guard lines.count < plan.lines else { return false }
            let baseline = vertical.add(line)
            if plan.isTruncated, lines.count == plan.lines - 1 {
                lines.append(setTruncated(line, baseline))
            } else {
                lines.append(setLine(line, baseline))
            }
            return true
        }
        if let first = lines.first {
            // The first baseline lies on a pixel; the others keep their distance from it.
            let shift = size.firstBaseline - first.baseline
            for index in lines.indices { move(&lines[index], shift) }
        }
        return FittedText(size: size, lines: lines, isTruncated: plan.isTruncated)
    }

    private func move(_ line: inout TextLine, _ shift: Double) {
        line.baseline += shift
        for run in line.runs.indices {
            for glyph in line.runs[run].glyphs.indices { line.runs[run].glyphs[glyph].y += shift }
        }
    }

    private func start(_ width: Double) -> Double {
        let space = max(size.width - width, 0)
        let isReversed = paragraph.options.isRightToLeft
        switch paragraph.options.alignment {
        case .leading: return isReversed ? space : 0
        case .center: return space / 2
        case .trailing: return isReversed ? 0 : space
        }
    }

    private func setLine(_ line: LineSpan, _ baseline: Double) -> TextLine {
        let width = line.width * plan.scale
        var pen = start(width)
        let x = pen
        let runs = place(line.firstCluster..<line.drawnEnd, &pen, baseline)
        return TextLine(
            x: x, baseline: baseline, width: width, runs: runs, text: text(line.firstCluster..<line.drawnEnd))
    }

    private func setTruncated(_ line: LineSpan, _ baseline: Double) -> TextLine {
        let cut = TruncatedLine(shaped, line, paragraph.options.truncation, plan.width)
        let width = cut.width * plan.scale
        var pen = start(width)
        let x = pen
        var runs = place(cut.head, &pen, baseline)
        runs += ellipsis(cut.span, &pen, baseline)
        runs += place(cut.tail, &pen, baseline)
        return TextLine(
            x: x, baseline: baseline, width: width, runs: runs, text: text(cut.head) + "\u{2026}" + text(cut.tail))
    }

    private func ellipsis(_ span: Int, _ pen: inout Double, _ baseline: Double) -> [GlyphRun] {
        let sign = shaped.ellipses[span]
        guard let face = sign.face else { return [] }
        var glyphs: [PlacedGlyph] = []
        for glyph in sign.glyphs { glyphs.append(placed(glyph, &pen, baseline, cluster: 0)) }
        let source = shaped.spans[span]
        return [
            GlyphRun(
                face: face, size: source.font.size * plan.scale, tag: source.tag, glyphs: glyphs, text: "\u{2026}",
                isRightToLeft: false)
        ]
    }

    private func placed(_ glyph: ShapedText.Glyph, _ pen: inout Double, _ baseline: Double, cluster: Int) -> PlacedGlyph
    {
        let placed = PlacedGlyph(
            id: glyph.id, x: pen + glyph.xOffset * plan.scale, y: baseline + glyph.yOffset * plan.scale,
            advance: glyph.advance * plan.scale, cluster: cluster)
        pen += glyph.advance * plan.scale
        return placed
    }

    /// The clusters of a line, from left to right, joined into runs.
    private func place(_ range: Range<Int>, _ pen: inout Double, _ baseline: Double) -> [GlyphRun] {
        var runs: [GlyphRun] = []
        let order = visualOrder(range)
        var slot = 0
        while slot < order.count {
            let run = Int(shaped.clusters[order[slot]].run)
            var end = slot
            while end < order.count, Int(shaped.clusters[order[end]].run) == run { end += 1 }
            runs.append(place(Array(order[slot..<end]), shaped.runs[run], &pen, baseline))
            slot = end
        }
        return runs
    }

    private func place(_ clusters: [Int], _ run: ShapedText.Run, _ pen: inout Double, _ baseline: Double) -> GlyphRun {
        let isRightToLeft = run.level % 2 == 1
        let reading = isRightToLeft ? clusters.reversed() : clusters
        var offsets: [Int: Int] = [:]
        var text = ""
        for cluster in reading {
            offsets[cluster] = text.utf8.count
            append(cluster, to: &text)
        }
        var glyphs: [PlacedGlyph] = []
        for cluster in clusters {
            let record = shaped.clusters[cluster]
            for glyph in Int(record.firstGlyph)..<Int(record.firstGlyph + record.glyphCount) {
                glyphs.append(placed(run.glyphs[glyph], &pen, baseline, cluster: offsets[cluster] ?? 0))
            }
        }
        let span = shaped.spans[run.span]
        return GlyphRun(
            face: run.face, size: span.font.size * plan.scale, tag: span.tag, glyphs: glyphs, text: text,
            isRightToLeft: isRightToLeft)
    }

    /// Clusters from left to right: stretches of each level are turned round, the deepest first (UAX #9, L2).
    private func visualOrder(_ range: Range<Int>) -> [Int] {
        var order = Array(range)
        func level(_ cluster: Int) -> UInt8 { shaped.runs[Int(shaped.clusters[cluster].run)].level }
        guard let highest = order.map(level).max(), highest > 0 else { return order }
        for depth in stride(from: highest, through: 1, by: -1) {
            var start = 0
            while start < order.count {
                guard level(order[start]) >= depth else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, level(order[end]) >= depth { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }

    private func append(_ cluster: Int, to text: inout String) {
        let record = shaped.clusters[cluster]
        for scalar in Int(record.firstScalar)..<Int(record.firstScalar + record.scalarCount) {
            text.unicodeScalars.append(shaped.scalars[scalar])
        }
    }

    private func text(_ range: Range<Int>) -> String {
        var text = ""
        for cluster in range { append(cluster, to: &text) }
        return text
    }
}
