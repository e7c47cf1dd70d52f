import GalleyGraph
import GalleyLive
import GalleyViews

/// How far a task has got, or that it continues (rules.md §18.2).
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?
    private let interval: ProgressInterval?

    private init(
        _ fraction: Double?, _ label: Label?, _ currentValueLabel: CurrentValueLabel?, interval: ProgressInterval? = nil
    ) {
        self.fraction = fraction
        self.interval = interval
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// Nil if unknown how far it is.
    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        guard let value else { return nil }
        let fraction = Double(value) / Double(total)
        return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    }

    @MainActor public var body: some View {
        if let interval {
            TimelineView(.periodic(from: interval.dates.lowerBound, by: interval.step)) { context in
                control(interval.fraction(at: context.date))
            }
        } else {
            control(fraction)
        }
    }

    @MainActor private func control(_ fraction: Double?) -> some View {
        StyledControl(
            ProgressViewStyleKey.self,
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction, label: label.map { .init(_part: .label($0, 0)) },
                currentValueLabel: currentValueLabel.map { .init(_part: .label($0, 1)) }),
            value: fraction.map { .fraction($0) })
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A wheel, for a task of unknown length.
    public init() where Label == EmptyView { self.init(nil, nil, nil) }

    /// A wheel with a label below it.
    public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }

    /// A wheel with a title below it.
    public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(nil, Text(titleKey), nil) }

    /// A wheel with a title below it.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(nil, Text(title), nil) }

    /// A bar with a title above it.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text { self.init(Self.fraction(value, of: total), Text(titleKey), nil) }

    /// A bar with a title above it.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text { self.init(Self.fraction(value, of: total), Text(title), nil) }
}

extension ProgressView {
    /// A bar without a label, `value` of `total` done; nil is a task of unknown length.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(Self.fraction(value, of: total), nil, nil)
    }

    /// A bar with a label above it.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView { self.init(Self.fraction(value, of: total), label(), nil) }

    /// A bar with a label above and a description of the value below it.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Self.fraction(value, of: total), label(), currentValueLabel())
    }

    /// How far an object of Foundation's has got, with its description.
    public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(progress.isIndeterminate ? nil : progress.fractionCompleted, nil, nil)
    }
}

extension ProgressView {
    /// A bar that empties, or fills where it does not count down, from the beginning of a stretch of time to its end, as it stands now
    /// (`RenderOptions.currentDate`), with a label above and a description of the value below it.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            nil, label(), currentValueLabel(), interval: ProgressInterval(dates: timerInterval, countsDown: countsDown))
    }

    /// A bar that empties or fills in a stretch of time, with a label above and the time that is left or has passed below it.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == DefaultDateProgressLabel {
        let interval = ProgressInterval(dates: timerInterval, countsDown: countsDown)
        self.init(nil, label(), DefaultDateProgressLabel(interval: interval), interval: interval)
    }

    /// A bar that empties or fills in a stretch of time, with the time that is left or has passed below it.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
        let interval = ProgressInterval(dates: timerInterval, countsDown: countsDown)
        self.init(nil, nil, DefaultDateProgressLabel(interval: interval), interval: interval)
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The view that a style was given, in the style around that one.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
    }
}
