import GalleyGraph

/// What texts are written with: where they are, and when.
package nonisolated struct TextContext {
    var locale: Locale
    var calendar: Calendar
    var timeZone: TimeZone
    /// The moment that relative dates count from.
    var now: Date
    var platform: TextPlatform
    var strings: StringLibrary
    /// How many texts the text lies in.
    var depth = 0
    /// Takes what could not be done as asked.
    var report: (String) -> Void
    /// Has the text written again at a moment, where the view is alive.
    var wake: (Date) -> Void = { _ in }

    /// Texts inside each other beyond this are left out.
    static let mostDepth = 200
}

extension ViewTreeBuilder {
    /// How texts are written at this place.
    var textContext: TextContext {
        TextContext(
            locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone,
            now: live?.date ?? context.options.currentDate, platform: environment.textPlatform,
            strings: context.strings,
            report: { [context] message in MainActor.assumeIsolated { context.report(.warning, message) } },
            wake: { [live = isTrial ? nil : live, scope] date in
                MainActor.assumeIsolated { live?.wake(scope, at: date) }
            })
    }
}

extension TextContext {
    /// The shortest time between two pictures of a text that changes by itself.
    private static let shortestStep = 1.0 / 30

    /// Has the text written again when the next step has passed of those that are counted from a moment.
    func wake(every step: TimeInterval, from anchor: Date) {
        let step = max(step, Self.shortestStep)
        // Sums of times are seldom exact: what comes within a microsecond has passed.
        let passed = ((now.timeIntervalSince(anchor.bounded) + 1e-6) / step).rounded(.down)
        wake(anchor.bounded.addingTimeInterval((passed + 1) * step))
    }
}

extension Text {
    /// Whether the text says all by itself.
    nonisolated var isResolved: Bool {
        segments.allSatisfy {
            switch $0.source {
            case nil, .image: true
            case .localized, .attributed, .deferred: false
            }
        }
    }

    /// The text as one string, without its pictures.
    nonisolated func string(in context: TextContext) -> String { resolved(in: context).map(\.string).joined() }

    /// The text's pieces as strings and pictures.
    nonisolated func resolved(in context: TextContext) -> [Segment] {
        if isResolved { return segments }
        guard context.depth < TextContext.mostDepth else {
            context.report(
                "texts are interpolated into each other more than \(TextContext.mostDepth) deep: what lies further inside is left out"
            )
            return []
        }
        var inner = context
        inner.depth += 1
        return segments.flatMap { segment in
            switch segment.source {
            case nil, .image: [segment]
            case .localized(let text): text.segments(in: inner).map { $0.inside(segment) }
            case .attributed(let string): string.segments.map { $0.inside(segment) }
            case .deferred(let text): text.segments(in: inner).map { $0.inside(segment) }
            }
        }
    }
}

extension LocalizedText {
    /// The text in the context's language, with its Markdown and its values.
    nonisolated func segments(in context: TextContext) -> [Text.Segment] {
        let format =
            context.locale.identifier == PseudoLanguage.identifier
            ? PseudoLanguage.lengthened(format(in: context)) : format(in: context)
        guard let inflected = MarkdownAttribute.removed(from: format).inflected else {
            return filled(InlineMarkdown.runs(format), in: context)
        }
        guard Inflection.isPossible(in: context.locale) else {
            context.report(
                "“\(inflected)” is shown without agreement: words are made to agree in English alone. Give the forms in a string catalogue, or in a .stringsdict file."
            )
            return filled(InlineMarkdown.runs(format), in: context)
        }
        return Inflection.agreed(filled(InlineMarkdown.runs(format, marksInflection: true), in: context))
    }

    /// The runs of a format with its values.
    private nonisolated func filled(_ runs: [MarkdownRun], in context: TextContext) -> [Text.Segment] {
        // A plural form may be asked for by a key without values; then there is nothing to put in.
        guard key.hasFormatting else { return runs.map { Text.Segment($0, $0.text) } }
        var formatter = FormatFiller(key: key.key, arguments: key.arguments, context: context)
        return runs.flatMap { run in
            formatter.fill(run.text).map { piece in piece.inside(Text.Segment(run, "")) }
        }
    }
}
