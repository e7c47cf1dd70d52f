import GalleyGraph
import GalleyLive
import GalleyViews

/// A control that makes a value larger or smaller (rules.md §18.2).
nonisolated public struct Stepper<Label: View>: View {
    private let label: Label
    private let onIncrement: (() -> Void)?
    private let onDecrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void

    /// A stepper that acts by functions of its own; a half without one is disabled.
    /// - Parameters:
    ///   - label: What the value is.
    ///   - onIncrement: Makes the value larger; nil where it cannot be.
    ///   - onDecrement: Makes the value smaller; nil where it cannot be.
    ///   - onEditingChanged: Told when a person begins to change the value and when they end.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
        self.onEditingChanged = onEditingChanged
    }

    @MainActor public var body: some View {
        NamedView("Stepper") {
            ControlRow {
                HandedIn(label: label)
            } control: {
                StepperButtons(
                    onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
            }
            .modifier(
                AdjustModifier { count in
                    guard let action = count > 0 ? onIncrement : onDecrement else { return }
                    onEditingChanged(true)
                    action()
                    onEditingChanged(false)
                })
        }
    }
}

extension Stepper {
    /// A stepper for any value that can be moved by a distance.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) },
            onEditingChanged: onEditingChanged)
    }

    /// A stepper for a value between two bounds; at a bound that side is disabled.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let (current, back) = (value.wrappedValue, 0 - step)
        self.init(
            label: label,
            onIncrement: current < bounds.upperBound
                ? { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) } : nil,
            onDecrement: current > bounds.lowerBound
                ? { value.wrappedValue = max(value.wrappedValue.advanced(by: back), bounds.lowerBound) } : nil,
            onEditingChanged: onEditingChanged)
    }

    /// The label last, as older files have it.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// The label last, as older files have it.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// The label last, as older files have it.
    @_disfavoredOverload
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// A stepper with a title that is looked up in the tables of strings.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title that is looked up in the tables of strings.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title that is looked up in the tables of strings.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

/// Minus and plus on one ground, a line between them (rules.md §18).
private struct StepperButtons: View {
    @Environment(\.metrics) private var metrics
    @Environment(\.isEnabled) private var isEnabled
    let onIncrement: (() -> Void)?
    let onDecrement: (() -> Void)?
    let onEditingChanged: (Bool) -> Void

    var body: some View {
        HStack(spacing: 0) {
            half("minus", onDecrement)
            SystemColors.separator.frame(width: 1, height: metrics.stepperSize.height * 0.56)
            half("plus", onIncrement)
        }
        .frame(width: metrics.stepperSize.width, height: metrics.stepperSize.height)
        .background(
            SystemColors.tertiaryFill, in: RoundedRectangle(cornerRadius: metrics.stepperRadius, style: .continuous))
    }

    private func half(_ symbol: String, _ action: (() -> Void)?) -> some View {
        Image(systemName: symbol)
            .font(.system(size: 17))
            .foregroundStyle(.primary)
            .opacity(isEnabled && action != nil ? 1 : 0.3)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .onTapGesture {
                guard let action else { return }
                onEditingChanged(true)
                action()
                onEditingChanged(false)
            }
    }
}
