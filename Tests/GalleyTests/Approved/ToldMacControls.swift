import Galley

/// Controls that rules.md §18.2 has measures of macOS for, a few in each part.
@MainActor enum ToldMacControls {
    private static func part(@ViewBuilder _ content: () -> some View) -> AnyView {
        AnyView(VStack(alignment: .leading, content: content).frame(width: 260))
    }

    static var all: [(String, AnyView)] {
        [
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
                    ProgressView(value: 0.5)
                    Gauge(value: 0.4) { Text("Gauge") }
                }
            ),
            (
                "choices",
                part {
                    let picker = Picker("Fruit", selection: .constant(2)) {
                        Text("Apple").tag(1)
                        Text("Banana").tag(2)
                    }
                    picker.pickerStyle(.segmented)
                    picker.pickerStyle(.radioGroup)
                    picker.pickerStyle(.inline)
                }
            ),
        ]
    }
}
