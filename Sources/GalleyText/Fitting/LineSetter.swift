/// Puts the glyphs of a fitted paragraph in their places.
struct LineSetter {
    private let paragraph: Paragraph
    private let fit: ParagraphFit
    private let shaped: ShapedText
    private let scale, spread: Double

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
        spread = fit.spread
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
            var pieces = line.isHyphenated ? pieces(clusters) : wholeLine(clusters)
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
        if let line = fit.tightened {
            let text = String(shaped.text(line.clusters))
            let baseline = baseline(paragraph.box(of: line.clusters))
            lines.append(set(wholeLine(line.clusters), line.width, baseline, text, tightening: line.tightening))
        }
        return lines
    }

    /// The stretches of a range that belong to one run each, in reading order.
    private func pieces(_ clusters: Range<Int>) -> [Piece] {
        var pieces: [Piece] = []
        shaped.eachRun(in: clusters) { run, clusters in
            pieces.append(
                Piece(
                    clusters: clusters, run: run, level: shaped.runs[run].level, sign: nil,
                    span: Int(shaped.runs[run].span)))
        }
        return pieces
    }

    /// The stretches of a line, of which white space and marks at its end stand where the paragraph continues (UAX #9, L1).
    private func wholeLine(_ clusters: Range<Int>) -> [Piece] {
        let all = pieces(clusters)
        guard !all.isEmpty else { return all }
        let base = shaped.hardLines[shaped.hardLine(of: clusters.lowerBound)].baseLevel
        guard let last = all.last, last.level != base || all.count > 1 else { return all }
        var end = clusters.upperBound
        while end > clusters.lowerBound,
            shaped.text(end - 1..<end).unicodeScalars.allSatisfy({ BidiLevels.followsParagraphAtLineEnd($0.value) })
        {
            end -= 1
        }
        guard end < clusters.upperBound else { return all }
        return pieces(clusters.lowerBound..<end)
            + pieces(end..<clusters.upperBound).map { piece in
                var piece = piece
                piece.level = base
                return piece
            }
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

    private func set(
        _ pieces: [Piece], _ width: Double, _ baseline: Double, _ text: String, tightening: Double = 0
    ) -> TextLine {
        let x = start(width * spread)
        var pen = x
        let runs = BidiLevels.visualOrder(pieces.map(\.level)).compactMap {
            run(of: pieces[$0], &pen, baseline, tightening)
        }
        return TextLine(x: x, baseline: baseline, width: width * spread, runs: runs, text: text)
    }

    private func run(of piece: Piece, _ pen: inout Double, _ baseline: Double, _ tightening: Double) -> GlyphRun? {
        let span = paragraph.spans[piece.span]
        let size = shaped.fonts[piece.span].size * scale
        let y = baseline - usable(span.baselineOffset) * scale
        var glyphs: [PlacedGlyph] = []
        if let sign = piece.sign {
            guard let face = sign.face else { return nil }
            place(sign.glyphs[...], 0, pen, y, sign.advance, &glyphs)
            pen += sign.advance * spread
            return GlyphRun(
                face: face, size: size, tag: span.tag, glyphs: glyphs, text: sign.text,
                textStart: shaped.clusters[piece.clusters.lowerBound].offset,
                isRightToLeft: piece.level % 2 == 1)
        }
        let isReversed = piece.level % 2 == 1
        let clusters = piece.clusters
        let width = shaped.clusters[clusters.upperBound].x - shaped.clusters[clusters.lowerBound].x
        let loss = tightening * shaped.fonts[piece.span].size
        var lost = 0.0
        glyphs.reserveCapacity(
            shaped.clusters[clusters.upperBound].firstGlyph - shaped.clusters[clusters.lowerBound].firstGlyph)
        for step in 0..<clusters.count {
            let cluster = isReversed ? clusters.upperBound - 1 - step : clusters.lowerBound + step
            let left =
                isReversed
                ? shaped.clusters[clusters.upperBound].x - shaped.clusters[cluster + 1].x
                : shaped.clusters[cluster].x - shaped.clusters[clusters.lowerBound].x
            let own = loss > 0 && shaped.isTightenable(cluster) ? loss : 0
            place(
                shaped.glyphs[shaped.clusters[cluster].firstGlyph..<shaped.clusters[cluster + 1].firstGlyph],
                shaped.clusters[cluster].offset - shaped.clusters[clusters.lowerBound].offset,
                pen + (left - lost) * spread, y,
                shaped.clusters[cluster + 1].x - shaped.clusters[cluster].x - own, &glyphs)
            lost += own
        }
        pen += (width - lost) * spread
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
            let shift = Double(glyph.xOffset) * scale
            glyphs.append(
                PlacedGlyph(
                    id: glyph.id, x: left + x * spread + shift, y: y + Double(glyph.yOffset) * scale,
                    advance: own * spread, cluster: cluster, shift: shift))
            x += own
        }
    }
}
