import GalleyGraph
import GalleyLive
import GalleyViews

/// A control for a value between two bounds (rules.md §18.2).
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
    private let fraction: Double
    /// The steps between the bounds; nil where it moves without steps.
    private let steps: Double?
    private let set: (Double) -> Void
    private let label: Label
    private let minimumLabel: ValueLabel?
    private let maximumLabel: ValueLabel?
    private let onEditingChanged: (Bool) -> Void
    private let marks: SliderMarks

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, _ label: Label, _ minimumLabel: ValueLabel?,
        _ maximumLabel: ValueLabel?, _ onEditingChanged: @escaping (Bool) -> Void, marks: SliderMarks = SliderMarks()
    ) {
        self.marks = marks
        let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        let part = (Double(value.wrappedValue) - Double(bounds.lowerBound)) / length
        fraction = part.isFinite ? min(max(part, 0), 1) : 0
        steps = step.flatMap { $0 > 0 ? length / Double($0) : nil }
        set = { part in
            let part = min(max(part, marks.enabled.lowerBound), marks.enabled.upperBound)
            var next = Double(bounds.lowerBound) + part * length
            if let step, step > 0 {
                let steps = ((next - Double(bounds.lowerBound)) / Double(step)).rounded()
                next = min(Double(bounds.lowerBound) + steps * Double(step), Double(bounds.upperBound))
            }
            value.wrappedValue = V(next)
        }
        self.label = label
        self.minimumLabel = minimumLabel
        self.maximumLabel = maximumLabel
        self.onEditingChanged = onEditingChanged
    }

    @MainActor public var body: some View {
        // The label is not drawn: it is the control's name.
        if let name = label as? Text { control.accessibilityLabel(name) } else { control }
    }

    @MainActor private var control: some View {
        NamedView("Slider", value: .fraction(fraction)) {
            HStack {
                HandedIn(label: minimumLabel)
                SliderTrack(
                    fraction: fraction, steps: steps, marks: marks, set: set, onEditingChanged: onEditingChanged)
                HandedIn(label: maximumLabel)
            }
            .modifier(
                AdjustModifier { count in
                    onEditingChanged(true)
                    // Without steps a tenth of the way, as `UISlider` moves for assistive technology.
                    set(fraction + Double(count) / (steps ?? 10))
                    onEditingChanged(false)
                })
        }
    }
}

extension Slider {
    /// A slider between labels, which moves without steps.
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: Where it may lie.
    ///   - label: What the value is; read by assistive technology and not drawn.
    ///   - minimumValueLabel: What stands before the track.
    ///   - maximumValueLabel: What stands after it.
    ///   - onEditingChanged: Told when a person begins to change the value and when they end.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    /// A slider that moves in steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    /// The labels before the change tracking's closure, as older files have them.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }

    /// A slider that moves in steps, the labels before the change tracking's closure, as older files have them.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with a view as its label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), nil, nil, onEditingChanged)
    }

    /// A slider with a view as its label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), label(), nil, nil, onEditingChanged)
    }

    /// A slider with a view as its label.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), nil, nil, onEditingChanged)
    }

    /// A slider with a view as its label.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), label(), nil, nil, onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider without labels for values between `bounds`, 0…1 by default.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, EmptyView(), nil, nil, onEditingChanged)
    }

    /// A slider without labels for values between `bounds` that lie `step` apart.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), EmptyView(), nil, nil, onEditingChanged)
    }
}

/// The track with its knob: as wide as offered, its height fixed (rules.md §18, §18.9).
private struct SliderTrack: View {
    @Environment(\.metrics) private var metrics
    @State private var isEditing = false
    let fraction: Double
    let steps: Double?
    let marks: SliderMarks
    let set: (Double) -> Void
    let onEditingChanged: (Bool) -> Void

    var body: some View {
        GeometryReader { proxy in
            let knob = metrics.sliderKnob
            let travel = max(proxy.size.width - knob.width, 0)
            ZStack(alignment: .leading) {
                Capsule().fill(SystemColors.fill).frame(height: metrics.sliderTrack)
                filled(travel, knob.width)
                if metrics.bars.isGlass || marks.ticks != nil {
                    SliderTicks(steps: steps, ticks: marks.ticks, inset: knob.width / 2).fill(
                        Color(.system(.tertiaryLabel)))
                }
                Capsule().fill(.white)
                    .shadow(color: .black.opacity(0.2), radius: 3, y: 1.5)
                    .frame(width: knob.width, height: knob.height)
                    .padding(.leading, travel * fraction)
            }
            .frame(height: metrics.sliderHeight)
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { value in
                        edit(true)
                        set(travel > 0 ? (value.location.x - knob.width / 2) / travel : 0)
                    }
                    .onFinished { edit(false) })
        }
        .frame(height: metrics.sliderHeight)
        .dimmedWhenDisabled()
    }

    /// The line that is filled: from its start, or from the value that is neither more nor less.
    @ViewBuilder private func filled(_ travel: CGFloat, _ knob: CGFloat) -> some View {
        let (start, end) = marks.neutral.map { (min($0, fraction), max($0, fraction)) } ?? (0, fraction)
        let before = marks.neutral == nil ? 0 : travel * start + knob / 2
        let line = Capsule().fill(Color.accentColor)
            .frame(width: max(travel * end + knob / 2 - before, 0), height: metrics.sliderTrack)
        if marks.neutral == nil { line } else { line.padding(.leading, before) }
    }

    /// Tells once that someone begins to change the value, and once that they end.
    private func edit(_ begins: Bool) {
        guard begins != isEditing else { return }
        isEditing = begins
        onEditingChanged(begins)
    }
}

/// A dot below the track for each value of a slider with steps, as far as they can be told apart (rules.md §18.2).
private nonisolated struct SliderTicks: Shape {
    let steps: Double?
    /// Where there are dots, in parts of the way; nil for one of every step.
    let ticks: [Double]?
    /// From the frame's sides to the first and the last value.
    let inset: CGFloat

    private static let size: CGFloat = 3
    private static let least: CGFloat = 8

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let travel = rect.width - 2 * inset
        for part in ticks ?? stepped(travel) {
            let x = rect.minX + inset + travel * part
            path.addEllipse(
                in: CGRect(x: x - Self.size / 2, y: rect.midY + 10, width: Self.size, height: Self.size))
        }
        return path
    }
    private func stepped(_ travel: CGFloat) -> [Double] {
        guard let steps, steps >= 1, travel / steps >= Self.least else { return [] }
        return (0...Int(steps + 1e-9)).map { Double($0) / steps }
    }
}
