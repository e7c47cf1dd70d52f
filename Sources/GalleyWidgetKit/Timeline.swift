import Foundation

/// A moment at which a widget shows something.
public protocol TimelineEntry {
    /// When.
    var date: Date { get }
    /// How much it matters then.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// As much as any other.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much a moment matters.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
    /// How much, beside the widget's other moments.
    public let score: Float
    /// For how long, in seconds.
    public let duration: TimeInterval

    /// A score, for some time.
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// When a widget is asked for further moments. It never is here.
public struct TimelineReloadPolicy: Equatable, Sendable {
    private let date: Date?
    private let name: String

    /// After the last one.
    public static let atEnd = TimelineReloadPolicy(date: nil, name: "atEnd")
    /// When the program says so.
    public static let never = TimelineReloadPolicy(date: nil, name: "never")
    /// From some time on.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date, name: "after") }
}

/// A widget's moments.
public struct Timeline<EntryType: TimelineEntry> {
    /// The moments.
    public let entries: [EntryType]
    /// When it is asked for more.
    public let policy: TimelineReloadPolicy

    /// Moments, and when to ask for more.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

/// What a widget's moments are wanted for.
public struct TimelineProviderContext: @unchecked Sendable {
    // Unchecked: it holds values alone.

    /// How large the widget is.
    public let family: WidgetFamily
    /// Whether it is shown where widgets are chosen.
    public let isPreview: Bool
    /// How large it is, in points.
    public let displaySize: CGSize
}

/// What gives a widget its moments. It is never asked here.
public protocol TimelineProvider {
    /// A moment.
    associatedtype Entry: TimelineEntry
    /// What the moments are wanted for.
    typealias Context = TimelineProviderContext
    /// A moment without anything known.
    func placeholder(in context: Context) -> Entry
    /// A moment to show what the widget is.
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// The moments to come.
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// What knows of a program's widgets: none is there.
public final class WidgetCenter: Sendable {
    /// The one.
    public static let shared = WidgetCenter()

    /// Asks widgets of a name for their moments: no one.
    public func reloadTimelines(ofKind kind: String) {}
    /// Asks all for their moments: no one.
    public func reloadAllTimelines() {}
}
