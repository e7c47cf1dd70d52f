import GalleyGraph
import GalleyViews

/// A control that chooses one of several values. Its options are the content's views, each known by its `tag(_:)` or,
/// in a `ForEach`, by its element's identity (rules.md §18.2).
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let currentValueLabel: AnyView?
    let content: Content

    init(_ selection: Binding<SelectionValue>, _ label: Label, _ currentValueLabel: AnyView? = nil, _ content: Content)
    {
        self.selection = selection
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.content = content
    }

    /// A picker with a view as its label.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, label(), nil, content())
    }

    /// The label first, as older files have it.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection, label, nil, content())
    }

    /// A picker that shows something of its own for the chosen value.
    public init<V: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection, label(), AnyView(currentValueLabel()), content())
    }

    /// A picker for several values at once: it shows the one that they share.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: selection] }
        precondition(!bindings.isEmpty, "a picker needs at least one value to choose")
        self.init(
            Binding(
                reading: { bindings[0].wrappedValue },
                writing: { value, _ in bindings.forEach { $0.wrappedValue = value } }),
            label(), nil, content())
    }

    @MainActor public var body: some View {
        NamedView("Picker") { PickerBody(picker: self) }.modifier(SpokenLabel(label: label))
    }

    /// In a list the options of an inline picker are rows, in a menu they are items.
    @MainActor public static func _list(_ view: Self, into elements: ViewElements) {
        let environment = elements.builder.environment
        if environment.openMenu != nil { return PickerItems._list(PickerItems(picker: view), into: elements) }
        guard environment.isInRows, environment.pickerKind == .inline, environment.textPlatform == .iOS else {
            return elements.add { Self._build(view, into: $0) }
        }
        PickerRows._list(PickerRows(picker: view), into: elements)
    }
}

extension Picker where Label == Text {
    /// A picker with a title that is looked up in the tables of strings.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, Text(titleKey), nil, content())
    }

    /// A picker with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, Text(title), nil, content())
    }

    /// A picker that shows something of its own for the chosen value.
    public init<V: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection, Text(titleKey), AnyView(currentValueLabel()), content())
    }
}

extension Picker where Label == GalleyControls.Label<Text, Image> {
    /// A picker with a title that is looked up in the tables of strings and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection, GalleyControls.Label(titleKey, systemImage: systemImage), nil, content())
    }

    /// A picker with a title as it is and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, GalleyControls.Label(title, systemImage: systemImage), nil, content())
    }
}

/// One of a picker's options.
struct PickerOption {
    let view: Subview
    let isChosen: Bool
    let choose: () -> Void
}

extension Picker {
    /// The content's views as options.
    func options(_ subviews: SubviewsCollection) -> [PickerOption] {
        subviews.map { view in
            let tag = view.tag(for: SelectionValue.self)
            return PickerOption(
                view: view, isChosen: tag == selection.wrappedValue,
                choose: { if let tag { selection.wrappedValue = tag } })
        }
    }
}

extension Subview {
    /// The value that the view stands for: its tag, also one of the type inside an optional, or else its identity.
    fileprivate func tag<V: Hashable>(for type: V.Type) -> V? {
        if let tag = containerValues.tag(for: V.self) { return tag }
        if let optional = V.self as? any OptionalTag.Type, let tag = optional.wrapped(containerValues) as? V {
            return tag
        }
        return option.base as? V
    }
}

/// An optional value, whose tags may be those of what it wraps.
private protocol OptionalTag {
    static func wrapped(_ values: ContainerValues) -> Any?
}

extension Optional: OptionalTag where Wrapped: Hashable {
    fileprivate static func wrapped(_ values: ContainerValues) -> Any? {
        values.tag(for: Wrapped.self).map { Optional($0) as Any }
    }
}
