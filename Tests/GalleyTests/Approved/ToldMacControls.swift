import Foundation
import Galley

/// Controls as they are on macOS, a few in each part.
@MainActor enum ToldMacControls {
    private static func part(@ViewBuilder _ content: () -> some View) -> AnyView {
        AnyView(VStack(alignment: .leading, content: content).frame(width: 260))
    }

    static var all: [(String, AnyView)] {
        let date = Date(timeIntervalSince1970: 1_750_000_000)
        return [
            (
                "buttons",
                part {
                    Button("Button") {}
                    Button("Off", systemImage: "star") {}.disabled(true)
                    Button("Default") {}.keyboardShortcut(.defaultAction)
                    Button("Prominent") {}.buttonStyle(.borderedProminent).controlSize(.small)
                    Button("Delete", role: .destructive) {}.buttonStyle(.bordered).controlSize(.large)
                    Button("Link") {}.buttonStyle(.link)
                    Menu("Menu") { Button("A") {} }
                }
            ),
            (
                "switches",
                part {
                    Toggle("Check", isOn: .constant(true))
                    Toggle("No check", isOn: .constant(false)).disabled(true)
                    Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch)
                    Toggle("Button", isOn: .constant(true)).toggleStyle(.button)
                    Toggle(sources: [Binding.constant(true), .constant(false)], isOn: \.self) { Text("Mixed") }
                }
            ),
            (
                "numbers",
                part {
                    Slider(value: .constant(0.25)) { Text("Volume") }
                    Stepper("Number", value: .constant(3))
                    ProgressView(value: 0.5)
                    ProgressView().controlSize(.small)
                    Gauge(value: 0.4) { Text("Gauge") }
                }
            ),
            (
                "fields",
                part {
                    TextField("Name", text: .constant(""))
                    TextField("Name", text: .constant("Ada")).textFieldStyle(.plain)
                    SecureField("Secret", text: .constant("12"))
                    TextEditor(text: .constant("Text")).frame(height: 40)
                    LabeledContent("Name", value: "Value")
                }
            ),
            (
                "choices",
                part {
                    let picker = Picker("Fruit", selection: .constant(2)) {
                        Text("Apple").tag(1)
                        Text("Banana").tag(2)
                    }
                    picker
                    picker.pickerStyle(.segmented)
                    picker.pickerStyle(.radioGroup)
                    picker.pickerStyle(.inline)
                    ColorPicker("Colour", selection: .constant(Color.red))
                }
            ),
            (
                "dates",
                part {
                    DatePicker("Day", selection: .constant(date), displayedComponents: .date)
                    DatePicker("Time", selection: .constant(date), displayedComponents: .hourAndMinute)
                        .datePickerStyle(.field)
                    GroupBox("Box") { Text("Inside") }
                    DisclosureGroup("Group", isExpanded: .constant(true)) { Text("Inside") }
                }
            ),
        ]
    }
}
