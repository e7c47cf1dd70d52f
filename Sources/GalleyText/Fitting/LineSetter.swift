/// Puts the glyphs of a fitted paragraph in their places.
struct LineSetter {
    private let paragraph: Paragraph
    private let fit: ParagraphFit
    private let shaped: ShapedText
    private let scale: Double

    /// What stands together in a line: clusters of one run, or a sign that is not in the text, before a cluster.
    private struct Piece {
        var clusters: Range<Int>
        var run: Int
        var level: UInt8
        var sign: ResolvedFont.Sign?
        var span: Int
    }

    init(_ paragraph: Paragraph, _ fit: ParagraphFit) {
        self.paragraph = paragraph
        self.fit = fit
        shaped = paragraph.shaped
        scale = fit.scale
    }

    func lines() -> [TextLine] {
        guard fit.limit > 0 else { return [] }
        var lines: [TextLine] = []
        var top = 0.0
        func baseline(_ box: LineBox) -> Double {
            if !lines.isEmpty { top += box.gap }
            defer { top += box.height }
            return rounded((top + box.ascent) * scale, to: paragraph.options.pixelLength)
        }
        paragraph.eachLine(fit.width, fit.limit, evenedStart: fit.evenedStart) { line in
            let clusters = line.first..<line.drawnEnd
            var pieces = pieces(clusters)
            var text = String(shaped.text(clusters))
            if line.isHyphenated, let last = pieces.last {
                let sign = shaped.fonts[last.span].hyphen
                let end = line.drawnEnd
                pieces.append(Piece(clusters: end..<end, run: 0, level: last.level, sign: sign, span: last.span))
                text += sign.text
            }
            lines.append(set(pieces, line.drawnWidth, baseline(paragraph.box(of: clusters)), text))
        }
        if let cut = fit.truncated {
            let sign = shaped.fonts[cut.span].ellipsis
            let base = shaped.hardLines[shaped.hardLine(of: cut.head.lowerBound)].baseLevel
            let end = cut.head.upperBound
            let pieces =
                pieces(cut.head) + [Piece(clusters: end..<end, run: 0, level: base, sign: sign, span: cut.span)]
                + pieces(cut.tail)
            let text = shaped.text(cut.head) + sign.text + shaped.text(cut.tail)
            lines.append(set(pieces, cut.width, baseline(paragraph.box(of: cut)), String(text)))
        }
        return lines
    }

    /// The stretches of a range that belong to one run each, in reading order.
    private func pieces(_ clusters: Range<Int>) -> [Piece] {
        guard !clusters.isEmpty, !shaped.runs.isEmpty else { return [] }
        var pieces: [Piece] = []
        var run = shaped.run(of: clusters.lowerBound)
        var start = clusters.lowerBound
        while start < clusters.upperBound {
            let runEnd = run + 1 < shaped.runs.count ? Int(shaped.runs[run + 1].firstCluster) : clusters.upperBound
            let end = min(runEnd, clusters.upperBound)
            pieces.append(
                Piece(
                    clusters: start..<end, run: run, level: shaped.runs[run].level, sign: nil,
                    span: Int(shaped.runs[run].span)))
            start = end
            run += 1
        }
        return pieces
    }

    /// Where a line begins in the text's own width.
    private func start(_ width: Double) -> Double {
        let options = paragraph.options
        let room = fit.size.width - width
        switch options.alignment {
        case .leading: return options.isRightToLeft ? room : 0
        case .center: return room / 2
        case .trailing: return options.isRightToLeft ? 0 : room
        }
    }

    private func set(_ pieces: [Piece], _ width: Double, _ baseline: Double, _ text: String) -> TextLine {
        let x = start(width * scale)
        var pen = x
        let runs = Self.visualOrder(pieces).compactMap { run(of: $0, &pen, baseline) }
        return TextLine(x: x, baseline: baseline, width: width * scale, runs: runs, text: text)
    }

    /// Pieces from left to right: stretches of each level are turned round, the deepest first (UAX #9, L2).
    private static func visualOrder(_ pieces: [Piece]) -> [Piece] {
        guard let highest = pieces.map(\.level).max(), highest > 0 else { return pieces }
        var order = pieces
        for level in stride(from: highest, through: 1, by: -1) {
            var start = 0
            while start < order.count {
                var end = start
                while end < order.count, order[end].level >= level { end += 1 }
                order[start..<end].reverse()
                start = max(end, start + 1)
            }
        }
        return order
    }

    private func run(of piece: Piece, _ pen: inout Double, _ baseline: Double) -> GlyphRun? {
        let span = paragraph.spans[piece.span]
        let size = shaped.fonts[piece.span].size * scale
        let y = baseline - usable(span.baselineOffset) * scale
        var glyphs: [PlacedGlyph] = []
        if let sign = piece.sign {
            guard let face = sign.face else { return nil }
            place(sign.glyphs[...], 0, pen, y, sign.advance, &glyphs)
            pen += sign.advance * scale
            return GlyphRun(
                face: face, size: size, tag: span.tag, glyphs: glyphs, text: sign.text,
                textStart: shaped.clusters[piece.clusters.lowerBound].offset,
                isRightToLeft: piece.level % 2 == 1)
        }
        let isReversed = piece.level % 2 == 1
        let clusters = piece.clusters
        let width = shaped.clusters[clusters.upperBound].x - shaped.clusters[clusters.lowerBound].x
        glyphs.reserveCapacity(
            shaped.clusters[clusters.upperBound].firstGlyph - shaped.clusters[clusters.lowerBound].firstGlyph)
        for step in 0..<clusters.count {
            let cluster = isReversed ? clusters.upperBound - 1 - step : clusters.lowerBound + step
            let left =
                isReversed
                ? shaped.clusters[clusters.upperBound].x - shaped.clusters[cluster + 1].x
                : shaped.clusters[cluster].x - shaped.clusters[clusters.lowerBound].x
            place(
                shaped.glyphs[shaped.clusters[cluster].firstGlyph..<shaped.clusters[cluster + 1].firstGlyph],
                shaped.clusters[cluster].offset - shaped.clusters[clusters.lowerBound].offset, pen + left * scale, y,
                shaped.clusters[cluster + 1].x - shaped.clusters[cluster].x, &glyphs)
        }
        pen += width * scale
        return GlyphRun(
            face: shaped.runs[piece.run].face, size: size, tag: span.tag, glyphs: glyphs,
            text: String(shaped.text(clusters)), textStart: shaped.clusters[clusters.lowerBound].offset,
            isRightToLeft: isReversed)
    }

    /// Places the glyphs of a cluster; the last takes what is left of the cluster's advance, letter spacing included.
    private func place(
        _ source: ArraySlice<ShapedText.Glyph>, _ cluster: Int, _ left: Double, _ y: Double, _ advance: Double,
        _ glyphs: inout [PlacedGlyph]
    ) {
        var x = 0.0
        for (index, glyph) in zip(source.indices, source) {
            let own = index + 1 == source.endIndex ? advance - x : Double(glyph.advance)
            glyphs.append(
                PlacedGlyph(
                    id: glyph.id, x: left + (x + Double(glyph.xOffset)) * scale, y: y + Double(glyph.yOffset) * scale,
                    advance: own * scale, cluster: cluster))
            x += own
        }
    }
}
