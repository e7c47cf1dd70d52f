import GalleyGraph
import GalleyViews

/// A value between two bounds, shown on a scale.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private let minimumValueLabel: BoundsLabel?
    private let maximumValueLabel: BoundsLabel?

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?, _ minimum: BoundsLabel?,
        _ maximum: BoundsLabel?
    ) {
        let part =
            (Double(value) - Double(bounds.lowerBound)) / (Double(bounds.upperBound) - Double(bounds.lowerBound))
        fraction = part.isFinite ? min(max(part, 0), 1) : 0
        self.label = label
        currentValueLabel = current
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }

    @MainActor public var body: some View {
        StyledControl(
            GaugeStyleKey.self,
            GaugeStyleConfiguration(
                value: fraction, label: .init(_part: .label(label, 0)),
                currentValueLabel: currentValueLabel.map { .init(_part: .label($0, 1)) },
                minimumValueLabel: minimumValueLabel.map { .init(_part: .label($0, 2)) },
                maximumValueLabel: maximumValueLabel.map { .init(_part: .label($0, 3)) }),
            value: .fraction(fraction))
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a view as its label.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label(), nil, nil, nil)
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a view as its label.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil)
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// A gauge with a view as its label.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

/// What a gauge style has to work with.
nonisolated public struct GaugeStyleConfiguration {
    /// The control's label.
    public struct Label: _StylePart { public let _part: _HandedView }

    /// The label of the value that the control has.
    public struct CurrentValueLabel: _StylePart { public let _part: _HandedView }

    /// The label of the lower bound.
    public struct MinimumValueLabel: _StylePart { public let _part: _HandedView }

    /// The label of the upper bound.
    public struct MaximumValueLabel: _StylePart { public let _part: _HandedView }

    /// The value's place between the bounds, 0…1.
    public let value: Double
    /// The control's label.
    public let label: Label
    /// The value's label; nil where the gauge was given none.
    public let currentValueLabel: CurrentValueLabel?
    /// The lower bound's label; nil where the gauge was given none.
    public let minimumValueLabel: MinimumValueLabel?
    /// The upper bound's label; nil where the gauge was given none.
    public let maximumValueLabel: MaximumValueLabel?
}

enum GaugeStyleKey: ControlStyleKey {
    static var name: String { "Gauge" }

    static func standardBody(_ configuration: GaugeStyleConfiguration) -> some View {
        DefaultGaugeStyle().makeBody(configuration: configuration)
    }
}
