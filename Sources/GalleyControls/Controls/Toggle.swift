import GalleyGraph
import GalleyViews

/// A control that is on or off (rules.md §18.2).
nonisolated public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let isMixed: Bool
    private let label: Label

    /// A toggle with a view as its label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        isMixed = false
        self.label = label()
    }

    /// A control that is on where all of the values are, and sets all of them.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let values = bindings.map(\.wrappedValue)
        self.isOn = Binding(
            reading: { bindings.allSatisfy(\.wrappedValue) },
            writing: { value, _ in bindings.forEach { $0.wrappedValue = value } }
        )
        isMixed = values.contains(true) && values.contains(false)
        self.label = label()
    }

    @MainActor public var body: some View { ToggleBody(isOn: isOn, isMixed: isMixed, label: label) }
}

extension Toggle where Label == Text {
    /// A toggle with a title that is looked up in the tables of strings.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

    /// A toggle with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

    /// A toggle with a title that is looked up in the tables of strings.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// A toggle with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == GalleyControls.Label<Text, Image> {
    /// A toggle with a title that is looked up in the tables of strings and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { GalleyControls.Label(titleKey, systemImage: systemImage) }
    }

    /// A toggle with a title as it is and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { GalleyControls.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The control that a style was given, in the style around that one.
    public init(_ configuration: ToggleStyleConfiguration) {
        isOn = configuration.$isOn
        isMixed = configuration.isMixed
        label = configuration.label
    }
}

/// The control in the style of its place.
private struct ToggleBody<Label: View>: _PrimitiveView {
    let isOn: Binding<Bool>
    let isMixed: Bool
    let label: Label

    @MainActor static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let label = ToggleStyleConfiguration.Label(_part: .label(ControlLabel(label: view.label)))
        builder.addControl(
            ToggleStyleKey.self, ToggleStyleConfiguration(label: label, isOn: view.isOn, isMixed: view.isMixed),
            value: view.isMixed ? .mixed : .state(isOn: view.isOn.wrappedValue))
    }
}
