import GalleyGraph

/// A view that is made again as time passes. A picture shows it at `RenderOptions.currentDate`.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The moment that the content is made for.
    public struct Context {
        /// How often the content is made.
        public enum Cadence: Comparable, Hashable, Sendable {
            case live, seconds, minutes
        }

        /// How often the content is made again; no one waits for that in a picture.
        public let cadence: Cadence
        /// The schedule's last moment before now, or its first.
        public let date: Date

        /// Lets what was drawn for an earlier moment be forgotten.
        public func invalidateTimelineContent() {}
    }

    private let schedule: Schedule
    private let content: (Context) -> Content
}

/// The context of a timeline that is made again every minute, for functions that take one.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    public typealias Body = Never
    public var body: Never { preconditionFailure("a timeline view is laid out directly and has no body") }

    /// A view that is made again at the moments of a schedule; a picture shows it at one of them.
    /// - Parameters:
    ///   - schedule: When the content is made again.
    ///   - content: Makes the content for a moment.
    @_disfavoredOverload
    nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    /// A view that is made again at the moments of a schedule; a picture shows it at one of them.
    /// - Parameters:
    ///   - schedule: When the content is made again.
    ///   - content: Makes the content for a moment.
    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = { content(TimelineViewDefaultContext(cadence: .init($0.cadence), date: $0.date)) }
    }

    /// How many of a schedule's entries are looked at: one that never comes to an end shall not keep the picture back for ever.
    private static var mostEntries: Int { 1_000_000 }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let live = builder.isTrial ? nil : builder.live
        let now = live?.date ?? builder.context.options.currentDate
        // Sums of times are seldom exact: what comes within a microsecond is there.
        let present = now.addingTimeInterval(live == nil ? 0 : 1e-6)
        var date: Date?
        var left = Self.mostEntries
        for entry in view.schedule.entries(from: now, mode: .normal) {
            let isLater = entry > present
            if isLater { live?.wake(builder.scope, at: entry) }
            if date != nil, isLater { break }
            date = entry
            if isLater || live == nil && entry >= now { break }
            left -= 1
            if left == 0 {
                builder.context.report(
                    .warning,
                    "A timeline's schedule has \(Self.mostEntries) entries and none of them after now: further ones are not looked at."
                )
                break
            }
        }
        let content = view.content(Context(cadence: .live, date: date ?? now))
        builder.nested(Content.self) { Content._build(content, into: builder) }
    }

    @MainActor public static func _list(_ view: Self, into elements: ViewElements) {
        elements.add { Self._build(view, into: $0) }
    }
}

extension TimelineView<EveryMinuteTimelineSchedule, Never>.Context.Cadence {
    fileprivate init<S, C>(_ other: TimelineView<S, C>.Context.Cadence) {
        switch other {
        case .live: self = .live
        case .seconds: self = .seconds
        case .minutes: self = .minutes
        }
    }
}
