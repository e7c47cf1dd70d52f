import GalleyEngine
import GalleyGraph
import GalleyText

/// A text in the layout tree: measured by its paragraph, painted segment by segment.
package final class TextLeaf: LeafDelegate, WrittenLeaf {
    package let paragraph: Paragraph
    /// The text as it was written, where it is one string and nothing more.
    let source: String
    /// The paint of each span, by its tag.
    package let paints: [StylePaint]
    /// The pictures among the letters, by the tags of their spans.
    package let pictures: [Int: InlinePicture]
    /// What is behind each span's letters, by its tag.
    let backgrounds: [Int: TextBackground]
    /// The addresses that letters lead to, by the tags of their spans.
    let links: [Int: String]
    /// What only some texts have, for each span by its tag; empty for the others.
    let details: [TextDetails]
    /// How the text is drawn, if not as usual.
    package let rendering: TextRendering?
    /// How the text is hidden, if it is.
    package let redaction: Redaction?
    let redactionPaint: StylePaint?
    /// How its bars look.
    let redactionPlatform: TextPlatform
    let spacing: Spacing
    /// The length of a pixel in points.
    let pixel: Double

    /// The text as a reader would say it: pictures have no name.
    package var label: String { pictures.isEmpty ? paragraph.text : paragraph.text.replacing("\u{FFFC}", with: "") }

    /// - Parameter text: Resolved (`resolved(in:)`).
    @MainActor init(_ text: Text, _ builder: ViewTreeBuilder) {
        let environment = builder.environment
        let pixel = 1 / Double(environment.displayScale)
        self.pixel = pixel
        source = text.verbatim ?? ""
        let settings = environment.textSettings
        let redaction = settings.redaction
        self.redaction = redaction
        var paints: [StylePaint] = []
        var pictures: [Int: InlinePicture] = [:]
        var backgrounds: [Int: TextBackground] = [:]
        var links: [Int: String] = [:]
        var spans: [TextSpan] = []
        // No `map`: a closure on the main actor asks where it runs, each time.
        for (index, segment) in text.segments.enumerated() {
            if let style = segment.style {
                paints.append(AnyShapeStyle._paint(style, in: builder))
            } else {
                paints.append(builder.foreground(level: 0))
            }
            var span = segment.span(environment, settings, tag: index)
            if let link = segment.link { links[index] = link }
            if let background = segment.background {
                backgrounds[index] = TextBackground(
                    color: background.resolved(builder), metrics: FontLibrary.shared.lineMetrics(for: span.font),
                    size: span.font.size * span.font.glyphScale)
            }
            if case .image(let image) = segment.source {
                let picture = InlinePicture(image, segment, span, builder)
                span.text = "\u{FFFC}"
                span.object = picture.object
                pictures[index] = picture
            } else if redaction == .placeholder {
                span = span.placeholder
            }
            spans.append(span)
        }
        self.paints = paints
        redactionPaint = redaction == nil ? nil : .color(environment.placeholderInk(of: paints.first))
        redactionPlatform = environment.textPlatform
        self.pictures = pictures
        self.backgrounds = backgrounds
        self.links = links
        if let renderer = settings.renderer {
            rendering = TextRendering(renderer, builder.context, environment)
        } else {
            rendering = nil
        }
        details = TextDetails.of(text, spans, settings, isRendered: rendering != nil, builder)
        let options = ParagraphOptions(
            lineLimit: environment.lines.upper, reservedLines: environment.lines.lower ?? 0,
            truncation: environment.truncationMode.paragraphTruncation,
            minimumScale: Double(environment.minimumScaleFactor), allowsTightening: settings.allowsTightening,
            alignment: environment.multilineTextAlignment.paragraphAlignment,
            lineSpacing: Double(environment.lineSpacing), lineHeight: settings.lineHeight?.paragraphHeight,
            pixelLength: pixel, isRightToLeft: environment.layoutDirection == .rightToLeft)
        paragraph =
            builder.isLive
            ? .shared(spans, options: options, fonts: .shared) : Paragraph(spans, options: options, fonts: .shared)
        if !paragraph.diagnostics.isEmpty { builder.context.note(ofText: paragraph.diagnostics) }
        spacing = KnownSpacing.spacing(paragraph.firstLineMetrics, paragraph.lastLineMetrics, pixel)
    }

    /// The preferences of the last few kinds of lines: texts of a font share theirs, in all trees.
    @MainActor private enum KnownSpacing {
        private static var known: [(first: LineMetrics, last: LineMetrics, pixel: Double, spacing: Spacing)] = []
        private static var oldest = 0
        private static let most = 16

        static func spacing(_ first: LineMetrics, _ last: LineMetrics, _ pixel: Double) -> Spacing {
            for same in known.reversed() where same.first == first && same.last == last && same.pixel == pixel {
                return same.spacing
            }
            let spacing = TextLeaf.spacing(first, last, pixel)
            if known.count < most {
                known.append((first, last, pixel, spacing))
            } else {
                known[oldest] = (first, last, pixel, spacing)
                oldest = (oldest + 1) % most
            }
            return spacing
        }
    }

    /// A text's preferences (rules.md §3): room for its accents and descenders beside views that are no text, the
    /// leading beside another text.
    private static func spacing(_ first: LineMetrics, _ last: LineMetrics, _ pixel: Double) -> Spacing {
        func margin(_ metrics: LineMetrics) -> Double {
            (0.1 * (metrics.ascent + metrics.descent) / pixel - 1e-9).rounded(.up) * pixel
        }
        var spacing = Spacing()
        func text(_ metrics: LineMetrics) -> TextSpacing {
            .metrics(
                SpacingTextMetrics(
                    ascent: metrics.ascent, descent: metrics.descent, leading: max(metrics.leading, 0),
                    pixelLength: pixel))
        }
        spacing.textTop = text(first)
        spacing.textBottom = text(last)
        spacing[.edgeAboveText, .top] = first.descent + margin(first)
        let below = last.ascent + last.descent + margin(last) - last.capHeight
        spacing[.edgeBelowText, .bottom] = max(below, margin(last) + last.descent)
        return spacing
    }

    package override func measure(_ proposal: Proposal) -> MeasuredSize {
        if let rendering {
            let size = rendering.renderer.sizeThatFits(
                proposal: ProposedViewSize(proposal), text: TextProxy(paragraph: paragraph))
            return MeasuredSize(
                Size(size.width.isNaN ? 0 : max(size.width, 0), size.height.isNaN ? 0 : max(size.height, 0)),
                for: proposal)
        }
        let size = paragraph.measure(width: offered(proposal.width), height: offered(proposal.height))
        if redaction == .placeholder, proposal.width < paragraph.measure(width: nil, height: nil).width {
            // A placeholder that wraps takes all of the width, as recorded with its bars.
            return MeasuredSize(Size(proposal.width, size.height), for: proposal)
        }
        return MeasuredSize(
            Size(size.width, size.height), width: proposalRange(size.widthLow, size.widthHigh, proposal.width),
            height: proposalRange(size.heightLow, size.heightHigh, proposal.height))
    }

    private func offered(_ length: Double) -> Double? { isNone(length) ? nil : length }

    /// A text treats "unspecified" as endless.
    private func proposalRange(_ low: Double, _ high: Double, _ proposal: Double) -> ProposalRange {
        ProposalRange(low: low, high: high, includesNone: high == .infinity)
    }

    package override var guides: GuideMask { .baselines }

    package override func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Double? {
        let size = paragraph.measure(width: offered(proposal.width), height: offered(proposal.height))
        switch key {
        case .firstTextBaseline: return size.firstBaseline
        case .lastTextBaseline: return size.lastBaseline
        default: return nil
        }
    }
}

extension Text.Segment {
    /// The segment as text is measured in an environment.
    func span(_ environment: EnvironmentValues, _ settings: TextSettings, tag: Int) -> TextSpan {
        var request = (font ?? environment.font ?? environment.defaultFont).request(
            traits.over(environment.fontTraits), in: environment)
        let scaling = (scale ?? settings.scale)?.apply(to: &request) ?? 0
        var span = TextSpan(
            settings.textCase.of(string, environment), font: request, tag: tag,
            tracking: Double(tracking ?? settings.tracking),
            baselineOffset: Double(baselineOffset ?? settings.baselineOffset))
        span.kerning = Double(kerning ?? settings.kerning) + scaling
        return span
    }
}

/// The leaves of common texts met: equal texts in one environment are one leaf, measured once. The last few environments are
/// known, because neighbours often take turns in them.
@MainActor
final class TextLeaves {
    /// Equal keys are written alike: strings may be equal and yet be written in other scalars.
    private nonisolated struct Key: Hashable {
        var text: Text.Common

        static func == (a: Key, b: Key) -> Bool {
            a.text.string == b.text.string && a.text.isKey == b.text.isKey && a.text.font == b.text.font
                && a.text.traits == b.text.traits && a.text.string.utf8.elementsEqual(b.text.string.utf8)
        }

        /// Texts differ in their strings: the rest need not be hashed.
        func hash(into hasher: inout Hasher) { hasher.combine(text.string) }
    }

    private struct Leaves {
        let environment: EnvironmentValues
        /// Of texts that are one string, by that alone: they are the most by far.
        var verbatim: [String: TextLeaf] = [:]
        var others: [Key: TextLeaf] = [:]
    }

    private var known: [Leaves] = []
    private var oldest = 0

    private static let mostEnvironments = 8
    private static let mostLeaves = 4096

    func leaf(_ text: Text, _ builder: ViewTreeBuilder) -> TextLeaf {
        if let string = text.verbatim {
            let index = index(of: builder.environment)
            if let known = known[index].verbatim[string], known.source.utf8.elementsEqual(string.utf8) { return known }
            let leaf = TextLeaf(text, builder)
            if known[index].verbatim.count >= Self.mostLeaves {
                known[index].verbatim.removeAll(keepingCapacity: true)
            }
            known[index].verbatim[string] = leaf
            return leaf
        }
        if let common = text.common { return leaf(common, text, builder) }
        let resolved = Text(segments: text.resolved(in: builder.textContext))
        if let common = resolved.common { return leaf(common, resolved, builder) }
        return TextLeaf(resolved, builder)
    }

    private func leaf(
        _ common: Text.Common, _ text: Text, _ builder: ViewTreeBuilder
    ) -> TextLeaf {
        let index = index(of: builder.environment)
        let key = Key(text: common)
        if let known = known[index].others[key] { return known }
        let leaf = TextLeaf(
            common.isKey ? Text(segments: text.resolved(in: builder.textContext)) : text, builder)
        if known[index].others.count >= Self.mostLeaves { known[index].others.removeAll(keepingCapacity: true) }
        known[index].others[key] = leaf
        return leaf
    }

    private func index(of environment: EnvironmentValues) -> Int {
        // No closure, which would ask where it runs.
        for index in known.indices where known[index].environment.isSame(as: environment) { return index }
        if known.count < Self.mostEnvironments {
            known.append(Leaves(environment: environment))
            return known.count - 1
        }
        let index = oldest
        known[index] = Leaves(environment: environment)
        oldest = (oldest + 1) % Self.mostEnvironments
        return index
    }
}

extension ViewTreeBuilder {
    var textLeaves: TextLeaves {
        // Nothing else is put there.
        if let textMemory { return unsafeDowncast(textMemory, to: TextLeaves.self) }
        let made = TextLeaves()
        textMemory = made
        return made
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
