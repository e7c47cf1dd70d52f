import GalleyEngine

/// How a paragraph is fitted into a proposal.
struct ParagraphFit {
    var size: TextMeasurement
    /// The width that the lines are filled to, before scaling, and the most lines.
    var width: Double
    var limit: Int
    /// How large letters are drawn, and how far along a line they stand, beside the size that was asked for.
    var scale, spread: Double
    /// The last line, if it is cut.
    var truncated: TruncatedLine?
    /// The last line, if its characters are drawn together.
    var tightened: TightenedLine?
    /// Where the second of two lines begins if the last word was not to stand alone.
    var evenedStart: Int?
}

extension Paragraph {
    /// Fits the text into lengths that are not negative and no NaN.
    func fit(_ width: Double, _ height: Double) -> ParagraphFit {
        if text.isEmpty { return emptyFit() }
        let plain = fit(width, height, scale: 1)
        guard plain.truncated != nil, options.minimumScale < 1 else { return plain }
        // The largest scale at which nothing is left out (rules.md §13.2), by halving: lines only get fewer as the scale
        // gets smaller.
        var best = fit(width, height, scale: options.minimumScale)
        if best.truncated == nil {
            var low = options.minimumScale
            var high = 1.0
            for _ in 0..<24 {
                let middle = (low + high) / 2
                let trial = fit(width, height, scale: middle)
                if trial.truncated == nil {
                    low = middle
                    best = trial
                } else {
                    high = middle
                }
            }
        }
        // What was found depends on both lengths exactly.
        best.size.widthLow = width
        best.size.widthHigh = width
        best.size.heightLow = height
        best.size.heightHigh = height
        return best
    }

    /// No text takes no room, unless lines are reserved.
    private func emptyFit() -> ParagraphFit {
        let lines = UniformLines(box: LineBox(shaped.metrics[0], size: spans[0].font.size, options))
        let pixel = options.pixelLength
        let baseline = options.reservedLines > 0 ? lines.baseline(0) : 0
        let size = TextMeasurement(
            width: 0, height: roundedUp(lines.height(options.reservedLines), to: pixel),
            firstBaseline: rounded(baseline, to: pixel), lastBaseline: roundedUp(baseline, to: pixel), widthLow: 0,
            widthHigh: .infinity, heightLow: 0, heightHigh: .infinity)
        return ParagraphFit(size: size, width: .infinity, limit: 0, scale: 1, spread: 1)
    }

    private func fit(_ width: Double, _ height: Double, scale: Double) -> ParagraphFit {
        let spread = scale * shaped.spacing(at: scale)
        let lineWidth = width / spread
        guard let uniform else { return mixedFit(width, height, scale: scale) }
        let room = uniform.count(in: height / scale)
        let limit = min(room, options.lineLimit ?? Int.max)
        let filled = filled(lineWidth, limit)
        let count = filled.filling.count
        var fit = ParagraphFit(
            size: TextMeasurement(), width: lineWidth, limit: limit, scale: scale, spread: spread,
            truncated: filled.truncated, tightened: filled.tightened, evenedStart: filled.evenedStart)
        setWidth(&fit, filled, width)
        let pixel = options.pixelLength
        let shown = max(count, options.reservedLines)
        fit.size.height = roundedUp(uniform.height(shown) * scale, to: pixel)
        fit.size.firstBaseline = rounded(uniform.baseline(0) * scale, to: pixel)
        fit.size.lastBaseline = roundedUp(uniform.baseline(count - 1) * scale, to: pixel)
        fit.size.heightLow = count == 1 ? 0 : uniform.height(count)
        fit.size.heightHigh = .infinity
        if filled.isCompromise, room == limit, room != options.lineLimit {
            // It is for want of height that there are no more lines.
            fit.size.heightHigh = max(height, uniform.height(count + 1) - 2 * fitTolerance)
        }
        return fit
    }

    // MARK: Widths

    private struct Filled {
        var filling: Filling
        var truncated: TruncatedLine?
        var tightened: TightenedLine?
        var evenedStart: Int?

        /// Whether something of the text or its spacing is given up.
        var isCompromise: Bool { truncated != nil || tightened != nil }
    }

    private func filled(_ width: Double, _ limit: Int) -> Filled {
        if width + fitTolerance >= shaped.idealWidth, limit >= shaped.hardLines.count {
            return Filled(filling: Filling(count: shaped.hardLines.count, widest: shaped.idealWidth))
        }
        var filled = Filled(filling: shaped.fill(width: width, limit: limit) { _ in })
        if let cut = filled.filling.cut, options.allowsTightening,
            let line = shaped.tightened(cut.first, hardLine: cut.hardLine, width: width)
        {
            filled.filling.widest = max(filled.filling.widest, line.width)
            filled.tightened = line
        } else if let cut = filled.filling.cut {
            let line = shaped.truncated(cut.first, hardLine: cut.hardLine, options.truncation, width: width)
            filled.filling.widest = max(filled.filling.widest, line.width)
            filled.truncated = line
        } else if filled.filling.count == 2, shaped.hardLines.count == 1 {
            evenOut(&filled, width)
        }
        return filled
    }

    /// Moves a word from the first of two lines to a last word that stands alone, if that makes the lines more even.
    private func evenOut(_ filled: inout Filled, _ width: Double) {
        let segments = shaped.segments
        guard segments.count >= 3 else { return }
        let last = segments[segments.count - 1]
        let moved = segments[segments.count - 2]
        let kept = segments[segments.count - 3]
        // On iOS it is told of words with spaces between them.
        guard moved.drawnX <= width + fitTolerance,
            followsAppKit || kept.endX > kept.drawnX && moved.endX > moved.drawnX
        else { return }
        let before = abs(moved.drawnX - (last.drawnX - moved.endX))
        let second = last.drawnX - kept.endX
        guard second <= width + fitTolerance, abs(kept.drawnX - second) < before else { return }
        filled.evenedStart = Int(kept.end)
        filled.filling.widest = max(kept.endX, last.endX - kept.endX)
    }

    private func setWidth(_ fit: inout ParagraphFit, _ filled: Filled, _ width: Double) {
        let needed = roundedUp(filled.filling.widest * fit.spread, to: options.pixelLength)
        guard needed <= width else {
            // Spaces and what cannot be parted count for no more than was offered.
            fit.size.width = width
            fit.size.widthLow = width
            fit.size.widthHigh = width
            return
        }
        fit.size.width = needed
        fit.size.widthLow = needed
        if !filled.isCompromise {
            fit.size.widthHigh = max(width, filled.filling.nextWidth * fit.spread - 2 * fitTolerance)
        } else {
            fit.size.widthHigh = width
            if filled.tightened != nil { fit.size.widthLow = width }
            // What is kept at both sides of the sign, or with signs of several sizes, does not grow evenly with the width.
            if options.truncation == .middle || spans.count > 1 { fit.size.widthLow = width }
        }
    }

    // MARK: Lines of several fonts

    private func mixedFit(_ width: Double, _ height: Double, scale: Double) -> ParagraphFit {
        let spread = scale * shaped.spacing(at: scale)
        let lineWidth = width / spread
        var limit = options.lineLimit ?? Int.max
        var filled = filled(lineWidth, limit)
        var boxes = boxes(filled, lineWidth, limit)
        var isHeightBound = false
        var sum = 0.0
        for (index, box) in boxes.enumerated() {
            sum += box.height + (index > 0 ? box.gap : 0)
            if index > 0, sum > height / scale + fitTolerance {
                limit = index
                isHeightBound = true
                filled = self.filled(lineWidth, limit)
                boxes = self.boxes(filled, lineWidth, limit)
                break
            }
        }
        var fit = ParagraphFit(
            size: TextMeasurement(), width: lineWidth, limit: limit, scale: scale, spread: spread,
            truncated: filled.truncated, tightened: filled.tightened, evenedStart: filled.evenedStart)
        setWidth(&fit, filled, width)
        let pixel = options.pixelLength
        var top = 0.0
        var baseline = 0.0
        for (index, box) in boxes.enumerated() {
            if index > 0 { top += box.gap }
            baseline = top + box.ascent
            top += box.height
        }
        fit.size.heightLow = boxes.count == 1 ? 0 : top
        fit.size.heightHigh = .infinity
        if let last = boxes.last, options.reservedLines > boxes.count {
            top += Double(options.reservedLines - boxes.count) * (last.height + last.gap)
        }
        fit.size.height = roundedUp(top * scale, to: pixel)
        fit.size.firstBaseline = rounded((boxes.first?.ascent ?? 0) * scale, to: pixel)
        fit.size.lastBaseline = roundedUp(baseline * scale, to: pixel)
        if isHeightBound {
            fit.size.heightLow = height
            fit.size.heightHigh = height
        }
        return fit
    }

    private func boxes(_ filled: Filled, _ width: Double, _ limit: Int) -> [LineBox] {
        var boxes: [LineBox] = []
        eachLine(width, limit, evenedStart: filled.evenedStart) { boxes.append(box(of: $0.first..<$0.drawnEnd)) }
        if let truncated = filled.truncated { boxes.append(box(of: truncated)) }
        if let tightened = filled.tightened { boxes.append(box(of: tightened.clusters)) }
        return boxes
    }

    // MARK: Lines

    /// The lines that are not cut, as `fit` found them.
    func eachLine(_ width: Double, _ limit: Int, evenedStart: Int?, _ body: (LineRange) -> Void) {
        guard let evenedStart else {
            _ = shaped.fill(width: width, limit: limit, body)
            return
        }
        let segments = shaped.segments
        let kept = segments[segments.count - 3]
        let last = segments[segments.count - 1]
        body(
            LineRange(
                first: 0, drawnEnd: Int(kept.drawnEnd), drawnWidth: kept.drawnX, countedWidth: kept.endX,
                isHyphenated: kept.isHyphenated, isLast: false))
        body(
            LineRange(
                first: evenedStart, drawnEnd: Int(last.drawnEnd), drawnWidth: last.drawnX - kept.endX,
                countedWidth: last.endX - kept.endX, isLast: true))
    }

    /// The box of a line's clusters.
    func box(of clusters: Range<Int>) -> LineBox {
        if let uniform { return uniform.box }
        var box = LineBox()
        shaped.eachSpan(in: clusters) { box.formUnion(self.box(ofSpan: $0)) }
        if clusters.isEmpty {
            box = self.box(ofSpan: Int(shaped.hardLines[shaped.hardLine(of: clusters.lowerBound)].span))
        }
        return box
    }

    func box(of line: TruncatedLine) -> LineBox {
        var box = self.box(ofSpan: line.span)
        if !line.head.isEmpty { box.formUnion(self.box(of: line.head)) }
        if !line.tail.isEmpty { box.formUnion(self.box(of: line.tail)) }
        return box
    }

    private func box(ofSpan span: Int) -> LineBox {
        LineBox(shaped.metrics[span], size: spans[span].font.size, options)
    }
}
