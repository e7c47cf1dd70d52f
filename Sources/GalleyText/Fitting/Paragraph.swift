/// Text, ready to be measured and laid out for any proposal without being shaped again.
public final class Paragraph: Sendable {
    let shaped: ShapedText
    public let options: ParagraphOptions
    /// The whole text.
    public let text: String
    /// The vertical metrics of the first and of the last line, for the distances to neighbours.
    public let firstLineMetrics: LineMetrics
    public let lastLineMetrics: LineMetrics

    /// Shapes `spans`, or takes what was shaped before for equal ones.
    public init(_ spans: [TextSpan], options: ParagraphOptions, fonts: FontLibrary) {
        let spans = spans.isEmpty ? [TextSpan("", font: FontRequest(size: 17))] : spans
        shaped = ShapedText.make(spans, fonts)
        self.options = options
        text = spans.count == 1 ? spans[0].text : spans.map(\.text).joined()
        firstLineMetrics = shaped.metrics[0]
        lastLineMetrics = shaped.metrics[shaped.metrics.count - 1]
    }

    /// The size for a proposal; nil is the ideal length. Negative lengths count as 0, NaN as nil.
    public func measure(width: Double?, height: Double?) -> TextSize { fit(offer(width), offer(height)).size }

    /// The lines for a proposal.
    public func layout(width: Double?, height: Double?) -> FittedText {
        let (size, plan) = fit(offer(width), offer(height))
        return LineSetter(paragraph: self, plan: plan, size: size).set()
    }

    private func offer(_ length: Double?) -> Double {
        guard let length, !length.isNaN else { return .infinity }
        return max(length, 0)
    }

    /// How the text is fitted: the width its lines are filled to, how many of them are shown, and at what scale.
    struct Plan {
        var width: Double
        var lines: Int
        var scale: Double
        var isTruncated: Bool
    }

    private func fit(_ width: Double, _ height: Double) -> (size: TextSize, plan: Plan) {
        var fitted = fit(width, height, scale: 1)
        if fitted.plan.isTruncated, options.minimumScale < 1 {
            // The largest scale that fits, found by halving; wrapping is preferred to shrinking where lines are allowed.
            var low = max(options.minimumScale, 0.01), high = 1.0
            if fit(width, height, scale: low).plan.isTruncated {
                fitted = fit(width, height, scale: low)
            } else {
                for _ in 0..<12 {
                    let middle = (low + high) / 2
                    if fit(width, height, scale: middle).plan.isTruncated { high = middle } else { low = middle }
                }
                fitted = fit(width, height, scale: low)
            }
            // What was found depends on both lengths exactly.
            (fitted.size.widthLow, fitted.size.widthHigh) = (width, width)
            (fitted.size.heightLow, fitted.size.heightHigh) = (height, height)
        }
        return (fitted.size, fitted.plan)
    }

    private func fit(_ width: Double, _ height: Double, scale: Double) -> (size: TextSize, plan: Plan) {
        let pixel = options.pixelLength
        let lineWidth = width / scale
        let limit = options.lineLimit.map { max($0, 1) } ?? Int.max
        var vertical = VerticalFit(shaped: shaped, options: options, scale: scale)
        var shown = 0, wantsMore = false
        var widest = 0.0, widestDrawn = 0.0
        var truncatedFrom: LineSpan?
        var last: LineSpan?
        var heightBound = false
        var wrapped = false
        shaped.eachLine(lineWidth) { line in
            if shown > 0 {
                let next = vertical.height(adding: line)
                let exceeds = next > height + 1e-6
                if shown >= limit || exceeds {
                    wantsMore = true
                    heightBound = exceeds && shown < limit
                    truncatedFrom = last
                    return false
                }
            }
            vertical.add(line)
            if line.end < Int(shaped.hardLines[line.hardLine].endCluster) { wrapped = true }
            shown += 1
            last = line
            widest = max(widest, line.fullWidth)
            widestDrawn = max(widestDrawn, line.width)
            return true
        }
        if let cut = truncatedFrom {
            // The last line is filled again, with the sign for what is left out.
            let line = TruncatedLine(shaped, cut, options.truncation, lineWidth)
            widest = max(widest, line.width)
            widestDrawn = max(widestDrawn, line.width)
        }
        let needed = roundedUp(widest * scale, to: pixel)
        // Spaces at the end of a line count, but not beyond what was offered (semantics.md §13.1).
        let reported = min(needed, max(width, 0))
        let total = roundedUp(vertical.total(reserving: options.reservedLines), to: pixel)
        let lines = vertical.baselines(pixel: pixel)
        var size = TextSize(
            width: reported, height: total, firstBaseline: lines.first, lastBaseline: lines.last,
            widthLow: reported, widthHigh: wrapped || wantsMore ? width : .infinity, heightLow: total,
            heightHigh: .infinity)
        if reported < needed || wantsMore || scale != 1 { (size.widthLow, size.widthHigh) = (width, width) }
        if heightBound { (size.heightLow, size.heightHigh) = (height, height) }
        // One line is shown however little height there is.
        if shown <= 1, !wantsMore { size.heightLow = 0 }
        return (size, Plan(width: lineWidth, lines: shown, scale: scale, isTruncated: wantsMore))
    }
}

/// `length` rounded up to a whole number of pixels; a length that is whole but for noise stays.
func roundedUp(_ length: Double, to pixel: Double) -> Double { (length / pixel - 1e-7).rounded(.up) * pixel }

/// Sums up the heights of lines.
///
/// n lines are n times ascent and descent tall with n − 1 leadings between them; `lineSpacing` x raises the distance of
/// two baselines to at least a line and x (semantics.md §13.2).
struct VerticalFit {
    private let shaped: ShapedText
    private let options: ParagraphOptions
    private let scale: Double
    private var count = 0
    private var height = 0.0
    private var first: LineMetrics?
    private var last: LineMetrics?
    private var lastTop = 0.0

    init(shaped: ShapedText, options: ParagraphOptions, scale: Double) {
        self.shaped = shaped
        self.options = options
        self.scale = scale
    }

    /// The metrics of a line: the most that any of its spans has.
    func metrics(_ line: LineSpan) -> LineMetrics {
        let own: LineMetrics
        if shaped.isUniform || line.firstCluster == line.end {
            own = shaped.metrics[shaped.hardLines[line.hardLine].span]
        } else {
            var most = LineMetrics(ascent: 0, descent: 0, capHeight: 0, leading: 0)
            var run = -1
            for cluster in line.firstCluster..<line.end where Int(shaped.clusters[cluster].run) != run {
                run = Int(shaped.clusters[cluster].run)
                let metrics = shaped.metrics[shaped.runs[run].span]
                most = LineMetrics(
                    ascent: max(most.ascent, metrics.ascent), descent: max(most.descent, metrics.descent),
                    capHeight: max(most.capHeight, metrics.capHeight), leading: max(most.leading, metrics.leading),
                    isWhole: metrics.isWhole)
            }
            own = most
        }
        guard scale != 1 else { return own }
        return LineMetrics(
            ascent: own.ascent * scale, descent: own.descent * scale, capHeight: own.capHeight * scale,
            leading: own.leading * scale, isWhole: own.isWhole)
    }

    /// The distance from the bottom of the line before to the top of this one.
    private func gap(before metrics: LineMetrics) -> Double {
        let pitch = max(metrics.lineHeight + metrics.leading, metrics.lineHeight + options.lineSpacing)
        return pitch - metrics.lineHeight
    }

    func height(adding line: LineSpan) -> Double {
        let metrics = metrics(line)
        let sum = count == 0 ? metrics.lineHeight : height + gap(before: metrics) + metrics.lineHeight
        return roundedUp(sum, to: options.pixelLength)
    }

    /// Adds a line; returns where its baseline lies.
    @discardableResult
    mutating func add(_ line: LineSpan) -> Double {
        let metrics = metrics(line)
        if count > 0 { height += gap(before: metrics) }
        lastTop = height
        height += metrics.lineHeight
        if first == nil { first = metrics }
        last = metrics
        count += 1
        return lastTop + ascent(metrics)
    }

    func total(reserving lines: Int) -> Double {
        guard let last, lines > count else { return height }
        return height + Double(lines - count) * (last.lineHeight + gap(before: last))
    }

    private func ascent(_ metrics: LineMetrics) -> Double {
        metrics.isWhole ? metrics.ascent.rounded() : metrics.ascent
    }

    /// The first baseline is rounded to the nearest pixel, the last one up (semantics.md §5.2).
    func baselines(pixel: Double) -> (first: Double, last: Double) {
        let top = first.map(ascent) ?? 0
        let bottom = last.map { lastTop + ascent($0) } ?? 0
        let rounded = (top / pixel).rounded() * pixel
        return (rounded, count <= 1 ? rounded : roundedUp(bottom, to: pixel))
    }
}
