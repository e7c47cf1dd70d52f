import GalleyGraph
import GalleyViews

/// How far a task has got, or that it continues (rules.md §18.2).
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    private init(_ fraction: Double?, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
        self.fraction = fraction
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

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The view that a style was given, in the style around that one.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
    }
}
