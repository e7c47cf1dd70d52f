import GalleyGraph
import GalleyViews

// Source: Apple's pages of SliderTick, SliderTickContent, SliderTickBuilder, SliderTickContentForEach and of
// Slider.init(value:in:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:ticks:onEditingChanged:).

/// What a slider's line shows besides its value, in parts of the way.
nonisolated struct SliderMarks {
    /// Where dots are; nil where the steps say.
    var ticks: [Double]?
    /// From where the line is filled; nil from its start.
    var neutral: Double?
    /// What can be chosen.
    var enabled: ClosedRange<Double> = 0...1

    init() {}

    init<V: BinaryFloatingPoint>(
        _ ticks: [V]?, _ neutral: V?, _ enabled: ClosedRange<V>?, in bounds: ClosedRange<V>
    ) {
        let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        func part(_ value: V) -> Double {
            let part = (Double(value) - Double(bounds.lowerBound)) / length
            return part.isFinite ? min(max(part, 0), 1) : 0
        }
        self.ticks = ticks?.filter { bounds.contains($0) }.map(part)
        self.neutral = neutral.map(part)
        if let enabled { self.enabled = part(enabled.lowerBound)...part(enabled.upperBound) }
    }
}

/// Dots of a slider.
nonisolated public protocol SliderTickContent<Value> {
    /// What the slider is of.
    associatedtype Value: BinaryFloatingPoint
    /// Where dots are.
    var _ticks: [Value] { get }
}

/// A dot of a slider, at a value.
nonisolated public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable {
    /// Where it is.
    public let id: V
    public var _ticks: [V] { [id] }

    /// A dot.
    public init(_ value: V) { id = value }
    /// A dot with a label, which is not drawn.
    public init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) { id = value }
}

/// Dots for each of a collection.
nonisolated public struct SliderTickContentForEach<
    Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>:
    SliderTickContent
{
    public let _ticks: [Content.Value]

    /// Dots for each, by its identity.
    public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: (Data.Element) -> Content
    )
    where V == Data.Element, Data.Element == Content.Value { _ticks = data.flatMap { content($0)._ticks } }
}

/// Several dots.
nonisolated public struct SliderTickList<Value: BinaryFloatingPoint>: SliderTickContent {
    public let _ticks: [Value]
}

/// Puts a slider's dots together.
@resultBuilder
nonisolated public struct SliderTickBuilder<V: BinaryFloatingPoint> {
    /// No dots.
    public static func buildBlock() -> SliderTickList<V> { SliderTickList(_ticks: []) }
    /// The first dots.
    public static func buildPartialBlock(first: some SliderTickContent<V>) -> SliderTickList<V> {
        SliderTickList(_ticks: first._ticks)
    }
    /// Further dots.
    public static func buildPartialBlock(
        accumulated: some SliderTickContent<V>, next: some SliderTickContent<V>
    ) -> SliderTickList<V> { SliderTickList(_ticks: accumulated._ticks + next._ticks) }
    /// Dots of a condition that may not hold.
    public static func buildOptional(_ content: SliderTickList<V>?) -> SliderTickList<V> {
        content ?? SliderTickList(_ticks: [])
    }
    /// Dots of one of two.
    public static func buildEither(first content: SliderTickList<V>) -> SliderTickList<V> { content }
    /// Dots of the other.
    public static func buildEither(second content: SliderTickList<V>) -> SliderTickList<V> { content }
    /// Dots of a loop.
    public static func buildArray(_ contents: [SliderTickList<V>]) -> SliderTickList<V> {
        SliderTickList(_ticks: contents.flatMap(\._ticks))
    }
}

extension Slider {
    /// A slider with dots of its own, filled from a neutral value, of which a part can be chosen (iOS 26).
    ///
    /// - Parameter currentValueLabel: Says the value; not drawn.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged,
            marks: SliderMarks(ticks()._ticks, neutralValue, enabledBounds, in: bounds))
    }

    /// A slider filled from a neutral value, of which a part can be chosen (iOS 26).
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged,
            marks: SliderMarks(nil, neutralValue, enabledBounds, in: bounds))
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with dots of its own, filled from a neutral value, of which a part can be chosen (iOS 26).
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, label(), nil, nil, onEditingChanged,
            marks: SliderMarks(ticks()._ticks, neutralValue, enabledBounds, in: bounds))
    }

    /// A slider filled from a neutral value, of which a part can be chosen (iOS 26).
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, label(), nil, nil, onEditingChanged,
            marks: SliderMarks(nil, neutralValue, enabledBounds, in: bounds))
    }
}
