import GalleyGraph
import GalleyScreens
import GalleyViews

// Source: Apple's pages of WidgetKit's Preview macros, of DeveloperToolsSupport's Preview and of PreviewTimelineBuilder.

/// Declares a preview of a widget with the moments of a timeline, each shown at the family's size:
///
///     #Preview(as: .systemSmall) {
///         EmojiWidget()
///     } timeline: {
///         EmojiEntry(date: .now, emoji: "😀")
///     }
@freestanding(declaration)
public macro Preview<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> W,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// Declares a preview of a widget with the moments of a provider's timeline.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> W,
    timelineProvider: @escaping () -> Provider
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// Puts the moments of a preview's timeline together.
@resultBuilder
public struct PreviewTimelineBuilder {
    /// One.
    public static func buildExpression(_ expression: some TimelineEntry) -> [any TimelineEntry] { [expression] }
    /// The first ones.
    public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
    /// Further ones.
    public static func buildPartialBlock(
        accumulated: [any TimelineEntry], next: [any TimelineEntry]
    ) -> [any TimelineEntry] { accumulated + next }
    /// Those of a loop.
    public static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] {
        components.flatMap(\.self)
    }
}

extension Preview {
    /// A preview of a widget with the moments of a timeline: of several each is a preview of its own.
    public init(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> some Widget,
        @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) {
        self.init(name, family, widget().shown) { give in
            // What does not wait is answered at once.
            _ = Task.immediate { give(await timeline()) }
        }
    }

    /// A preview of a widget with the moments of a provider's timeline.
    public init(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> some Widget,
        timelineProvider: @escaping () -> some TimelineProvider
    ) {
        self.init(name, family, widget().shown) { give in
            let provider = timelineProvider()
            let context = TimelineProviderContext(family: family, isPreview: true, displaySize: family.size)
            let answer = PreviewAnswer()
            answer.ask(provider, in: context)
            give(answer.entries ?? [provider.placeholder(in: context)])
        }
    }

    private init(
        _ name: String?, _ family: WidgetFamily, _ content: any WidgetConfiguration,
        entries: (@escaping @MainActor ([any TimelineEntry]) -> Void) -> Void
    ) {
        let moments = PreviewMoments()
        entries { moments.list = $0 }
        self.init(name, traits: .sizeThatFitsLayout) { WidgetMoment(content, family, moments, 0) }
        guard moments.list.count > 1 else { return }
        variants = moments.list.indices.map { index in
            Preview("\(name ?? family.description) \(index + 1)", traits: .sizeThatFitsLayout) {
                WidgetMoment(content, family, moments, index)
            }
        }
    }
}

/// The moments of a preview's timeline, as soon as they are known.
@MainActor
private final class PreviewMoments {
    var list: [any TimelineEntry] = []
}

/// What a provider has answered, which it may do on any thread.
private final class PreviewAnswer: @unchecked Sendable {
    // Unchecked: a lock guards what was answered.
    private let lock = NSLock()
    private var found: [any TimelineEntry]?

    var entries: [any TimelineEntry]? {
        lock.lock()
        defer { lock.unlock() }
        return found
    }

    func ask<Provider: TimelineProvider>(_ provider: Provider, in context: TimelineProviderContext) {
        let answer: (Timeline<Provider.Entry>) -> Void = { [self] timeline in
            lock.lock()
            defer { lock.unlock() }
            found = timeline.entries.isEmpty ? nil : timeline.entries
        }
        // Sendable as the lock makes it: the compiler has no word for a type of entries that may be named on any thread.
        provider.getTimeline(
            in: context, completion: unsafeBitCast(answer, to: (@Sendable (Timeline<Provider.Entry>) -> Void).self))
    }
}

/// A widget at one of its moments, in its place.
@MainActor
private struct WidgetMoment: View {
    let content: any WidgetConfiguration
    let family: WidgetFamily
    let moments: PreviewMoments
    let index: Int

    init(_ content: any WidgetConfiguration, _ family: WidgetFamily, _ moments: PreviewMoments, _ index: Int) {
        (self.content, self.family, self.moments, self.index) = (content, family, moments, index)
    }

    var body: some View {
        let traits = content.traits
        let entry = moments.list.indices.contains(index) ? moments.list[index] : nil
        (entry.flatMap { content.view(of: $0) } ?? AnyView(EmptyView()))
            .padding(traits.hasMargins ? family.margin : 0)
            .modifier(WidgetPlace(family: family))
    }
}

extension Widget {
    /// How it is, as far as it says so.
    @MainActor fileprivate var shown: any WidgetConfiguration { body }
}

extension WidgetConfiguration {
    /// What it shows of a moment; nil where it shows none of that kind.
    @MainActor func view(of entry: any TimelineEntry) -> AnyView? {
        if let own = self as? any ShownConfiguration { return own.shown(entry) }
        return Body.self == EmptyWidgetConfiguration.self ? nil : body.view(of: entry)
    }

    /// What is said of it.
    @MainActor var traits: WidgetTraits {
        if let own = self as? any ShownConfiguration { return own.ownTraits }
        return Body.self == EmptyWidgetConfiguration.self ? WidgetTraits() : body.traits
    }
}
