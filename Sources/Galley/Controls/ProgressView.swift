/// A bar that shows how much of a task is done.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    let fraction: Double
    let label: Label?
    let currentValueLabel: CurrentValueLabel?

    private init(_ value: Double?, _ total: Double, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
        let fraction = (value ?? 0) / total
        self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    @MainActor public var body: some View {
        ProgressFrame {
            VStack(alignment: .leading, spacing: 4) {
                label
                ProgressBar(fraction: fraction)
                currentValueLabel
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
        }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// A bar without a label, `value` of `total` done; nil is nothing.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(value.map { Double($0) }, Double(total), nil, nil)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A bar with a label above it.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(value.map { Double($0) }, Double(total), label(), nil)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// A bar with a title above it.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(value.map { Double($0) }, Double(total), Text(titleKey), nil)
    }

    /// A bar with a title above it.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(value.map { Double($0) }, Double(total), Text(title), nil)
    }
}

extension ProgressView {
    /// A bar with a label above and a description of the value below it.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value.map { Double($0) }, Double(total), label(), currentValueLabel())
    }
}

/// The node that carries the control's name.
private struct ProgressFrame<Content: View>: _PrimitiveView {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.wrap({ Content._build(view.content, into: builder) }, NodeItem("ProgressView")) {
            builder.tree.addPassthrough(around: $0)
        }
    }
}

/// The bar: a pill, 4 points tall, as wide as offered (semantics.md §18).
private struct ProgressBar: View {
    let fraction: Double

    var body: some View {
        Capsule()
            .fill(SystemColors.fill)
            .overlay {
                ProgressFill(fraction: fraction).fill(Color.accentColor)
            }
            .frame(height: 4)
    }
}

/// The done part of the bar, never shorter than it is tall.
private struct ProgressFill: Shape {
    let fraction: Double

    func path(in rect: CGRect) -> Path {
        guard fraction > 0 else { return Path() }
        let width = max(rect.width * fraction, min(rect.height, rect.width))
        return Capsule().path(in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
    }
}
