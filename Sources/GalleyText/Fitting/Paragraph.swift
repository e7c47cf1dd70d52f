import GalleyEngine

/// Text, ready to be measured and set for any proposal without being shaped again.
///
/// Equal texts share what was shaped. Measuring text in one font allocates nothing.
public final class Paragraph: Sendable {
    let shaped: ShapedText
    let spans: [TextSpan]
    /// The spans, to be fitted with other options.
    package var spansToFit: [TextSpan] { spans }
    /// How the text is fitted, with values that make no sense replaced.
    public let options: ParagraphOptions
    /// The whole text.
    public let text: String
    /// Fonts and characters that are missing.
    package var diagnostics: [String] { shaped.diagnostics }
    /// The vertical metrics of the first and of the last line, for the distances to neighbours (rules.md §3).
    public let firstLineMetrics, lastLineMetrics: LineMetrics
    /// The lines' boxes if all are equal.
    let uniform: UniformLines?
    /// The answer where no line has to be wrapped or cut, for most texts and proposals; nil where that is not so plain.
    private let unbroken: TextMeasurement?
    /// Whether two lines are evened out whatever stands between words; on iOS only where it is spaces (rules.md §13.1).
    let followsAppKit: Bool

    /// Shapes `spans`, or takes what was shaped before for equal ones. Fonts and characters that are missing are noted in
    /// `fonts`.
    public convenience init(_ spans: [TextSpan], options: ParagraphOptions, fonts: FontLibrary) {
        self.init(checked: Self.checked(spans, fonts), options.checked, fonts)
    }

    /// A paragraph like `init`'s: the very one that someone has already, where it is equal and at hand. Many who look at one live view
    /// share its texts, which are a third of what their sessions take.
    package static func shared(_ spans: [TextSpan], options: ParagraphOptions, fonts: FontLibrary) -> Paragraph {
        let (spans, options) = (checked(spans, fonts), options.checked)
        if let known = fonts.shapedTexts.paragraph(spans, options) {
            fonts.report(known.shaped.diagnostics)
            return known
        }
        let made = Paragraph(checked: spans, options, fonts)
        fonts.shapedTexts.note(made)
        return made
    }

    private static func checked(_ spans: [TextSpan], _ fonts: FontLibrary) -> [TextSpan] {
        SmallCaps.split(cut(spans.isEmpty ? [TextSpan("", font: FontRequest(size: 17))] : spans), fonts)
    }

    private init(checked spans: [TextSpan], _ options: ParagraphOptions, _ fonts: FontLibrary) {
        let shaped = fonts.shapedTexts.shaped(spans, isRightToLeft: options.isRightToLeft, fonts)
        fonts.report(shaped.diagnostics)
        self.shaped = shaped
        self.spans = spans
        self.options = options
        text = shaped.text
        followsAppKit = spans[0].font.platform == .macOS
        guard shaped.isUniform else {
            uniform = nil
            unbroken = nil
            firstLineMetrics = shaped.metrics(of: shaped.hardLines[0])
            lastLineMetrics = shaped.metrics(of: shaped.hardLines[shaped.hardLines.count - 1])
            return
        }
        let uniform = UniformLines(box: LineBox(shaped.metrics[0], size: spans[0].font.size, options))
        self.uniform = uniform
        unbroken = Self.unbroken(shaped, uniform, options)
        firstLineMetrics = shaped.metrics[0]
        lastLineMetrics = shaped.metrics[0]
    }

    private static func unbroken(_ shaped: ShapedText, _ lines: UniformLines, _ options: ParagraphOptions)
        -> TextMeasurement?
    {
        let count = shaped.hardLines.count
        guard !shaped.text.isEmpty, options.lineLimit ?? count >= count else { return nil }
        let pixel = options.pixelLength
        let width = roundedUp(shaped.idealWidth, to: pixel)
        return TextMeasurement(
            width: width, height: roundedUp(lines.height(max(count, options.reservedLines)), to: pixel),
            firstBaseline: rounded(lines.baseline(0), to: pixel),
            lastBaseline: roundedUp(lines.baseline(count - 1), to: pixel), widthLow: width,
            heightLow: count == 1 ? 0 : lines.height(count))
    }

    /// The size for a proposal; nil is the ideal length. Negative lengths count as 0, NaN as nil.
    public func measure(width: Double?, height: Double?) -> TextMeasurement {
        let (width, height) = (Self.offer(width), Self.offer(height))
        if let unbroken, width >= unbroken.width, height >= unbroken.heightLow { return unbroken }
        return fit(width, height).size
    }

    /// The lines for a proposal. The size is that of `measure`.
    public func layout(width: Double?, height: Double?) -> FittedText {
        let fit = fit(Self.offer(width), Self.offer(height))
        return FittedText(size: fit.size, lines: LineSetter(self, fit).lines(), isTruncated: fit.truncated != nil)
    }

    /// The longest text, in bytes of UTF-8: what is longer is cut there, because places in it are kept in 31 bits.
    private static let longestText = 1 << 28

    private static func cut(_ spans: [TextSpan]) -> [TextSpan] {
        var room = longestText
        guard spans.reduce(0, { $0 + $1.text.utf8.count }) > room else { return spans }
        return spans.map { span in
            var span = span
            if span.text.utf8.count > room { span.text = String(decoding: span.text.utf8.prefix(room), as: UTF8.self) }
            room = max(room - span.text.utf8.count, 0)
            return span
        }
    }

    private static func offer(_ length: Double?) -> Double {
        guard let length, !length.isNaN else { return .infinity }
        return max(length, 0)
    }
}

extension ShapedText {
    /// The metrics of a forced line that is not wrapped: the most that any of its spans has.
    fileprivate func metrics(of line: HardLine) -> LineMetrics {
        var metrics = self.metrics[Int(line.span)]
        guard !isUniform else { return metrics }
        eachSpan(in: Int(line.firstCluster)..<Int(line.endCluster)) { span in
            let other = self.metrics[span]
            metrics.ascent = max(metrics.ascent, other.ascent)
            metrics.descent = max(metrics.descent, other.descent)
            metrics.capHeight = max(metrics.capHeight, other.capHeight)
            metrics.leading = max(metrics.leading, other.leading)
        }
        return metrics
    }

    /// The spans that some clusters belong to; one may come more than once.
    func eachSpan(in clusters: Range<Int>, _ body: (Int) -> Void) {
        guard !clusters.isEmpty, !runs.isEmpty else { return }
        for run in run(of: clusters.lowerBound)...run(of: clusters.upperBound - 1) { body(Int(runs[run].span)) }
    }
}
