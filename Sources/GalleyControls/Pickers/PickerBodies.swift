import GalleyGraph
import GalleyLive
import GalleyViews

/// A picker in the style of its place.
struct PickerBody<Label: View, SelectionValue: Hashable, Content: View>: View {
    @Environment(\.pickerKind) private var kind
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    @Environment(\.isInRows) private var isInRows
    @Environment(\.isEnabled) private var isEnabled
    let picker: Picker<Label, SelectionValue, Content>

    var body: some View {
        Group(subviews: picker.content) { subviews in
            let options = picker.options(subviews)
            control(options).modifier(AdjustModifier { choose(by: $0, options) })
        }
    }

    @ViewBuilder private func control(_ options: [PickerOption]) -> some View {
        switch kind {
        case .segmented, .palette: SegmentedOptions(options: options).dimmedWhenDisabled()
        case .wheel: WheelOptions(options: options).dimmedWhenDisabled()
        case .inline, .radioGroup:
            InlineOptions(label: HandedIn(label: picker.label), options: options, isRadio: kind == .radioGroup)
                .dimmedWhenDisabled()
        case .navigationLink: row(reach: 0) { link(options) }
        case .automatic, .menu:
            // Outside of a list a menu shows its value alone.
            if isInRows { row { menu(options) } } else { menu(options) }
        }
    }

    /// Chooses the option that lies so many further, as arrow keys do: not beyond the last.
    private func choose(by count: Int, _ options: [PickerOption]) {
        guard !options.isEmpty else { return }
        let place = options.firstIndex(where: \.isChosen).map { $0 + count } ?? 0
        options[min(max(place, 0), options.count - 1)].choose()
    }

    private func row<V: View>(reach: CGFloat = 2, @ViewBuilder value: () -> V) -> some View {
        ControlRow(reach: reach) {
            HandedIn(label: picker.label)
        } control: {
            value().dimmedWhenDisabled()
        }
    }

    private func menu(_ options: [PickerOption]) -> some View {
        value(options, indicator: "chevron.up.chevron.down").foregroundStyle(color)
            .modifier(OptionsMenu(options: options))
    }

    /// The chosen value with the arrow of a row that leads on.
    private func link(_ options: [PickerOption]) -> some View {
        HStack(spacing: 0) {
            shownValue(options).foregroundStyle(.secondary)
            DisclosureArrow()
        }
    }

    @ViewBuilder private func shownValue(_ options: [PickerOption]) -> some View {
        if let label = picker.currentValueLabel {
            label.chosenPart()
        } else {
            options.first(where: \.isChosen)?.view.chosenPart()
        }
    }

    /// As that of a button without a border; in a list grey.
    private var color: Color {
        if isInRows { return .secondary }
        return isEnabled ? .accentColor : Color(.system(.tertiaryLabel))
    }

    private func value(_ options: [PickerOption], indicator: String) -> some View {
        HStack(spacing: 4) {
            shownValue(options)
            Image(systemName: indicator).imageScale(.small).font(.system(size: 14, weight: .medium))
        }
    }
}

/// The options side by side on one ground, a lens under the chosen one: as wide as offered (rules.md §18, §18.9).
package struct SegmentedOptions: View {
    @Environment(\.metrics) private var metrics
    @Environment(\.look) private var look
    @Environment(\.colorScheme) private var scheme
    let options: [PickerOption]

    package var body: some View {
        HStack(spacing: 0) {
            ForEach(options.indices, id: \.self) { index in
                let option = options[index]
                option.view
                    .font(.system(size: metrics.segmentedTextSize, weight: option.isChosen ? .semibold : .medium))
                    .lineLimit(1)
                    .padding(.horizontal, 10)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background { if option.isChosen { lens } }
                    .overlay(alignment: .leading) { if hasSeparator(before: index) { separator } }
                    .contentShape(Rectangle())
                    .onTapGesture(perform: option.choose)
                    .chosenPart(option.isChosen)
            }
        }
        .padding(metrics.segmentedInset)
        .frame(height: metrics.segmentedHeight)
        .background(
            SystemColors.tertiaryFill, in: RoundedRectangle(cornerRadius: metrics.segmentedRadius, style: .continuous)
        )
        // A row's line does not start at the first segment's title.
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }

    private var lens: some View {
        RoundedRectangle(cornerRadius: metrics.segmentedLensRadius, style: .continuous)
            .fill(Self.lens(scheme))
            .shadow(color: .black.opacity(0.12), radius: 4, y: 2)
    }

    /// What lies under the chosen segment.
    package static func lens(_ scheme: ColorScheme) -> Color {
        scheme == .dark ? Color(red: 99 / 255, green: 99 / 255, blue: 102 / 255) : .white
    }

    /// Before iOS 26 a line parts two options neither of which is chosen.
    private func hasSeparator(before index: Int) -> Bool {
        look == .iOS18 && index > 0 && !options[index].isChosen && !options[index - 1].isChosen
    }

    private var separator: some View { SystemColors.separator.frame(width: 1).padding(.vertical, 5) }
}

private enum SharedBandKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the wheels inside lie on one band.
    var wheelsShareBand: Bool {
        get { self[SharedBandKey.self] }
        set { self[SharedBandKey.self] = newValue }
    }
}

/// A picker's options as rows of a list, under the label.
struct PickerRows<Label: View, SelectionValue: Hashable, Content: View>: View {
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    let picker: Picker<Label, SelectionValue, Content>

    var body: some View {
        Group(subviews: picker.content) { subviews in
            let options = picker.options(subviews)
            if !labelsAreHidden { picker.label.foregroundStyle(.secondary) }
            ForEach(options.indices, id: \.self) { InlineOption(option: options[$0]).dimmedWhenDisabled() }
        }
    }
}

/// An option, and a mark where it is chosen.
private struct InlineOption: View {
    let option: PickerOption

    var body: some View {
        HStack(spacing: 8) {
            option.view
            Spacer(minLength: 8)
            if option.isChosen { Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint) }
        }
        .contentShape(Rectangle())
        .onTapGesture(perform: option.choose)
        .chosenPart(option.isChosen)
    }
}

/// The options below each other, under the label.
private struct InlineOptions<Label: View>: View {
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    let label: Label
    let options: [PickerOption]
    let isRadio: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: isRadio ? 4 : 11) {
            if !labelsAreHidden { label.foregroundStyle(.secondary) }
            ForEach(options.indices, id: \.self) { index in
                let option = options[index]
                if isRadio {
                    HStack(spacing: 5) {
                        RadioButton(isOn: option.isChosen)
                        option.view
                    }
                    .contentShape(Rectangle())
                    .onTapGesture(perform: option.choose)
                    .chosenPart(option.isChosen)
                } else {
                    InlineOption(option: option)
                }
            }
        }
    }
}

private struct RadioButton: View {
    let isOn: Bool

    var body: some View {
        Circle().fill(isOn ? Color.accentColor : SystemColors.fill)
            .overlay { if isOn { Circle().fill(.white).frame(width: 6, height: 6) } }
            .frame(width: 16, height: 16)
    }
}

/// An option as an item of a menu.
private struct OptionItem: View {
    let option: PickerOption

    var body: some View {
        Button {
            option.choose()
        } label: {
            MarkedItem(isMarked: option.isChosen) { option.view }
        }
        .chosenPart(option.isChosen)
    }
}

/// A picker in a menu: its options are items of the menu, or with the style `.menu` those of one that the picker opens.
struct PickerItems<Label: View, SelectionValue: Hashable, Content: View>: View {
    @Environment(\.pickerKind) private var kind
    let picker: Picker<Label, SelectionValue, Content>

    var body: some View {
        if kind == .menu {
            Menu {
                items
            } label: {
                picker.label
            }
        } else {
            items
        }
    }

    private var items: some View {
        Group(subviews: picker.content) { subviews in
            let options = picker.options(subviews)
            ForEach(options.indices, id: \.self) { OptionItem(option: options[$0]) }
        }
    }
}

/// Opens a picker's options as a menu, where the view is alive.
nonisolated private struct OptionsMenu: PrimitiveModifier {
    let options: [PickerOption]

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        guard builder.live != nil else { return Base._build(content, into: builder) }
        builder.withInstalled(OpenableOptions(options: modifier.options)) { menu, builder in
            menu.build(ElementView { Base._build(content, into: $0) }, builder)
        }
    }
}

private struct OpenableOptions {
    @State private var isOpen = false
    let options: [PickerOption]

    init(options: [PickerOption]) { self.options = options }

    @MainActor func build(_ content: ElementView, _ builder: ViewTreeBuilder) {
        let (isOpen, options) = ($isOpen, options)
        let close = { isOpen.wrappedValue = false }
        let items = ForEach(options.indices, id: \.self) { index in
            OptionItem(option: options[index])
        }
        let presenting = PresentationModifier(
            kind: "options", cover: { isOpen.wrappedValue ? MenuCover(content: items, close: close) : nil },
            close: close)
        func build<V: View>(_ view: V) { V._build(view, into: builder) }
        build(content.liveTap { isOpen.wrappedValue = true }.modifier(presenting))
    }
}
