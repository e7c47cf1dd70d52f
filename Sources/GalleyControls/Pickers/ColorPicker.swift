import GalleyGraph
import GalleyViews

/// A control that chooses a colour: its label, and a ring around the chosen one.
nonisolated public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let label: Label

    /// A color picker with a view as its label.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.label = label()
    }

    @MainActor public var body: some View {
        NamedView("ColorPicker") {
            ControlRow {
                HandedIn(label: label)
            } control: {
                ColorWell(color: selection.wrappedValue)
            }
        }
    }
}

extension ColorPicker where Label == Text {
    /// A color picker with a title that is looked up in the tables of strings.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// A color picker with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// A ring of all hues, 28 points wide, around the colour.
private struct ColorWell: View {
    let color: Color

    var body: some View {
        ZStack {
            ForEach(0..<36, id: \.self) { step in
                Circle().trim(from: Double(step) / 36, to: Double(step + 1) / 36 + 0.004)
                    .stroke(Color(hue: Double(step) / 36, saturation: 0.85, brightness: 1), lineWidth: 3)
            }
            .padding(1.5)
            Circle().fill(color).padding(5)
        }
        .frame(width: 28, height: 28)
        .dimmedWhenDisabled()
    }
}
