import GalleyEngine
import GalleyText

/// A text in the layout tree: measured by its paragraph, painted segment by segment.
final class TextLeaf: LeafBox {
    let paragraph: Paragraph
    /// The paint of each span, by its tag.
    let paints: [StylePaint]
    let spacing: Spacing

    @MainActor init(_ text: Text, _ builder: ViewTreeBuilder) {
        let environment = builder.environment
        let pixel = 1 / Double(environment.displayScale)
        var paints: [StylePaint] = []
        let spans = text.segments.enumerated().map { index, segment in
            paints.append(segment.style.map { AnyShapeStyle._paint($0, in: builder) } ?? builder.foreground(level: 0))
            let font = segment.font ?? environment.font ?? .body
            return TextSpan(
                segment.string,
                font: font.request(segment.traits.over(environment.fontTraits), in: environment),
                tag: index, tracking: Double(segment.tracking), baselineOffset: Double(segment.baselineOffset))
        }
        self.paints = paints
        paragraph = Paragraph(
            spans,
            options: ParagraphOptions(
                lineLimit: environment.lines.upper, reservedLines: environment.lines.lower ?? 0,
                truncation: environment.truncationMode.paragraphTruncation,
                minimumScale: Double(environment.minimumScaleFactor),
                alignment: environment.multilineTextAlignment.paragraphAlignment,
                lineSpacing: Double(environment.lineSpacing), pixelLength: pixel,
                isRightToLeft: environment.layoutDirection == .rightToLeft),
            fonts: .shared)
        spacing = Self.spacing(paragraph.firstLineMetrics, paragraph.lastLineMetrics, pixel)
    }

    /// A text's preferences (semantics.md §3): room for its accents and descenders beside views that are no text, the
    /// leading beside another text.
    private static func spacing(_ first: LineMetrics, _ last: LineMetrics, _ pixel: Double) -> Spacing {
        func margin(_ metrics: LineMetrics) -> Double {
            (0.1 * (metrics.ascent + metrics.descent) / pixel - 1e-9).rounded(.up) * pixel
        }
        var spacing = Spacing()
        spacing.textTop = SpacingTextMetrics(leading: first.leading, pixelLength: pixel)
        spacing.textBottom = SpacingTextMetrics(leading: last.leading, pixelLength: pixel)
        spacing[.edgeAboveText, .top] = first.descent + margin(first)
        let below = last.ascent + last.descent + margin(last) - last.capHeight
        spacing[.edgeBelowText, .bottom] = max(below, margin(last) + last.descent)
        return spacing
    }

    override func measure(_ proposal: Proposal) -> Answer {
        let size = paragraph.measure(width: offered(proposal.width), height: offered(proposal.height))
        return Answer(
            Size(size.width, size.height), width: validity(size.widthLow, size.widthHigh, proposal.width),
            height: validity(size.heightLow, size.heightHigh, proposal.height))
    }

    private func offered(_ length: Double) -> Double? { isNone(length) ? nil : length }

    /// A text treats "unspecified" as endless.
    private func validity(_ low: Double, _ high: Double, _ proposal: Double) -> Validity {
        Validity(low: low, high: high, includesNone: high == .infinity)
    }

    override var guides: GuideMask { .baselines }

    override func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Double? {
        let size = paragraph.measure(width: offered(proposal.width), height: offered(proposal.height))
        switch key {
        case .firstTextBaseline: return size.firstBaseline
        case .lastTextBaseline: return size.lastBaseline
        default: return nil
        }
    }
}

/// The leaves of plain texts met: equal texts in one environment are one leaf, measured once. The last few environments are
/// known, because neighbours often take turns in them.
struct TextLeaves {
    private var known: [(environment: EnvironmentValues, leaves: [String: TextLeaf])] = []
    private var oldest = 0

    private static let mostEnvironments = 8
    private static let mostLeaves = 4096

    @MainActor mutating func leaf(_ text: Text, _ builder: ViewTreeBuilder) -> TextLeaf {
        guard let string = text.plainString else { return TextLeaf(text, builder) }
        let index = index(of: builder.environment)
        // Strings may be equal and yet be written in other scalars.
        if let known = known[index].leaves[string], known.paragraph.text.utf8.elementsEqual(string.utf8) {
            return known
        }
        let leaf = TextLeaf(text, builder)
        if known[index].leaves.count >= Self.mostLeaves { known[index].leaves.removeAll(keepingCapacity: true) }
        known[index].leaves[string] = leaf
        return leaf
    }

    private mutating func index(of environment: EnvironmentValues) -> Int {
        if let index = known.firstIndex(where: { $0.environment.isSame(as: environment) }) { return index }
        if known.count < Self.mostEnvironments {
            known.append((environment, [:]))
            return known.count - 1
        }
        let index = oldest
        known[index] = (environment, [:])
        oldest = (oldest + 1) % Self.mostEnvironments
        return index
    }
}

extension Text {
    /// The text, where it is one run without a style of its own.
    fileprivate var plainString: String? {
        guard segments.count == 1, segments[0].isPlain else { return nil }
        return segments[0].string
    }
}

extension Text.TruncationMode {
    fileprivate var paragraphTruncation: TextTruncation {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}

extension TextAlignment {
    fileprivate var paragraphAlignment: TextLineAlignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
