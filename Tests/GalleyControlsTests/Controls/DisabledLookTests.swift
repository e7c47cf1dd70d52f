import Foundation
import Galley
import GalleyTestSupport
import Testing

/// A disabled control looks different (rules.md §18), and only once: its label and its parts are not dimmed within each other.
@MainActor @Suite struct DisabledLookTests {
    /// Each control that says itself how it looks, in each of its styles.
    private static let controls: [String: AnyView] = {
        let (text, day) = (Binding.constant("Text"), Binding.constant(Date(timeIntervalSince1970: 0)))
        func picker(_ style: some PickerStyle) -> AnyView {
            AnyView(
                Picker("Size", selection: .constant(1)) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                }
                .pickerStyle(style))
        }
        func date(_ style: some DatePickerStyle) -> AnyView {
            AnyView(DatePicker("Day", selection: day).datePickerStyle(style))
        }
        func toggle(_ style: some ToggleStyle) -> AnyView {
            AnyView(Toggle("On", isOn: .constant(true)).labelsHidden().toggleStyle(style))
        }
        func button(_ style: some ButtonStyle) -> AnyView {
            AnyView(Button("Go") {}.buttonStyle(style))
        }
        return [
            "button": AnyView(Button("Go") {}), "plain button": button(.plain), "bordered button": button(.bordered),
            "prominent button": button(.borderedProminent), "borderless button": button(.borderless),
            "switch": toggle(.switch), "toggle button": toggle(.button), "checkbox": toggle(.checkbox),
            "slider": AnyView(Slider(value: .constant(0.5))),
            "stepper": AnyView(Stepper("Count", value: .constant(1)).labelsHidden()),
            "color": AnyView(ColorPicker("Ink", selection: .constant(.red)).labelsHidden()),
            "field": AnyView(TextField("Name", text: text)),
            "rounded field": AnyView(TextField("Name", text: text).textFieldStyle(.roundedBorder)),
            "menu picker": picker(.menu), "segments": picker(.segmented), "wheel": picker(.wheel),
            "inline picker": picker(.inline), "date": date(.compact), "calendar": date(.graphical),
            "date wheels": date(.wheel),
        ]
    }()

    private func svg(_ view: some View) throws -> String {
        try String(decoding: RenderedView(view.frame(width: 300)).data(as: .svg), as: UTF8.self)
    }

    @Test func disabledControlsLookDifferent() throws {
        for (name, control) in Self.controls {
            #expect(try svg(control) != svg(control.disabled(true)), "\(name)")
        }
    }

    /// What is half as strong, anywhere in the tree, lies in nothing else that is.
    @Test func nothingIsDimmedTwice() {
        func deepest(_ nodes: [LayoutRecord.Node]) -> Int {
            nodes.map { ($0.kind == "opacity" ? 1 : 0) + deepest($0.children) }.max() ?? 0
        }
        // A wheel's options fade by themselves.
        for (name, control) in Self.controls where !name.contains("wheel") {
            #expect(deepest([LayoutRecord(of: control.disabled(true)).root]) <= 1, "\(name)")
        }
    }
}
