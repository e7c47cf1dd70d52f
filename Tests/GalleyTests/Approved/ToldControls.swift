import Foundation
import Galley

/// Controls of every style, each as it is, disabled, tinted and small; and what they are shown in.
@MainActor enum ToldControls {
    /// What a control is shown in.
    static let looks: [(String, (inout RenderOptions) -> Void)] = [
        ("iOS 26", { _ in }),
        (
            "iOS 18, dark, right to left",
            {
                $0.look = .iOS18
                $0.colorScheme = .dark
                $0.layoutDirection = .rightToLeft
            }
        ),
    ]

    /// The control as it is, disabled, tinted and small, one below the other.
    private static func four(_ view: some View) -> AnyView {
        AnyView(
            VStack(alignment: .leading, spacing: 10) {
                view
                view.disabled(true)
                view.tint(.orange)
                view.controlSize(.small)
            }
            .frame(width: 280))
    }

    private static func one(_ view: some View) -> AnyView { AnyView(view.frame(width: 280)) }

    static var all: [(String, AnyView)] { buttons + values + fields + meters + texts + choices + dates }

    private static var buttons: [(String, AnyView)] {
        let button = Button("Button", systemImage: "star") {}
        return [
            ("button", four(button)),
            ("plain button", four(button.buttonStyle(.plain))),
            ("borderless button", four(button.buttonStyle(.borderless))),
            ("bordered button", four(button.buttonStyle(.bordered))),
            ("prominent button", four(button.buttonStyle(.borderedProminent))),
            ("glass button", four(button.buttonStyle(.glass))),
            ("prominent glass button", four(button.buttonStyle(.glassProminent))),
            ("link button", four(button.buttonStyle(.link))),
            (
                "roles and shapes",
                one(
                    VStack {
                        Button("Delete", role: .destructive) {}
                        Button("Cancel", role: .cancel) {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
                        Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
                            .buttonBorderShape(.roundedRectangle(radius: 3))
                        Button {
                        } label: {
                            Image(systemName: "plus")
                        }.buttonStyle(.bordered).buttonBorderShape(.circle).controlSize(.large)
                        Button(role: .close) {}
                        Button(role: .confirm) {}.buttonStyle(.borderedProminent).controlSize(.extraLarge)
                        Button("Wide") {}.buttonStyle(.bordered).buttonSizing(.flexible).controlSize(.mini)
                        Link("Link", destination: URL(string: "https://example.com/a")!)
                        EditButton()
                        RenameButton()
                        ShareLink(item: "text", subject: Text("Subject"))
                        PasteButton(payloadType: String.self) { _ in }
                    })
            ),
            (
                "groups of buttons",
                one(
                    VStack {
                        ControlGroup {
                            Button("A") {}
                            Button("B", systemImage: "star") {}
                        }
                        ControlGroup("Named") {
                            Button("A") {}
                            Button("B") {}
                        }.controlGroupStyle(.navigation)
                        ControlGroup {
                            Button("A", systemImage: "plus") {}
                            Button("B", systemImage: "minus") {}
                        } label: {
                            Label("Palette", systemImage: "star")
                        }
                    })
            ),
        ]
    }

    private static var values: [(String, AnyView)] {
        [
            ("switch on", four(Toggle("Switch", isOn: .constant(true)))),
            ("switch off", four(Toggle("Switch", systemImage: "moon", isOn: .constant(false)).toggleStyle(.switch))),
            (
                "switches without labels, mixed ones",
                one(
                    VStack {
                        Toggle("Bare", isOn: .constant(true)).labelsHidden()
                        Toggle(isOn: .constant(false)) {
                            Text("Title")
                            Text("Below the title")
                        }
                        Toggle(sources: [Binding.constant(true), .constant(false)], isOn: \.self) { Text("Mixed") }
                    })
            ),
            ("button toggle", four(Toggle("Bold", systemImage: "bold", isOn: .constant(true)).toggleStyle(.button))),
            ("button toggle off", four(Toggle("Bold", isOn: .constant(false)).toggleStyle(.button))),
            ("slider", four(Slider(value: .constant(0.25)))),
            (
                "slider with steps and labels",
                four(
                    Slider(value: .constant(3), in: 1...5, step: 1) {
                        Text("Volume")
                    } minimumValueLabel: {
                        Image(systemName: "speaker")
                    } maximumValueLabel: {
                        Image(systemName: "speaker.wave.3")
                    })
            ),
            ("stepper", four(Stepper("Number: 3", value: .constant(3), in: 0...9))),
            (
                "steppers at their ends",
                one(
                    VStack {
                        Stepper("Low", value: .constant(0), in: 0...9)
                        Stepper("High", value: .constant(9), in: 0...9, step: 2).labelsHidden()
                        Stepper(onIncrement: {}, onDecrement: nil) { Text("Up alone") }
                    })
            ),
        ]
    }

    private static var fields: [(String, AnyView)] {
        [
            ("field", four(TextField("Name", text: .constant("")))),
            ("filled field", four(TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder))),
            (
                "fields of several kinds",
                one(
                    VStack {
                        TextField("Rounded", text: .constant("")).textFieldStyle(.roundedBorder)
                        TextField(
                            "Lines", text: .constant("One line\nand a second one that is long enough to wrap"),
                            axis: .vertical
                        )
                        .lineLimit(2...4)
                        TextField("Prompt", text: .constant(""), prompt: Text("What is asked"))
                        TextField("Number", value: .constant(1234.5), format: .number)
                        TextField("Right", text: .constant("right"))
                        SecureField("Secret", text: .constant(""))
                        SecureField("Secret", text: .constant("12345678")).textFieldStyle(.roundedBorder)
                    })
            ),
            ("editor", one(TextEditor(text: .constant("Some text\nof two lines")).frame(height: 80))),
        ]
    }

    private static var meters: [(String, AnyView)] {
        let gauge = Gauge(value: 40, in: 0...100) {
            Text("km/h")
        } currentValueLabel: {
            Text("40")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("100")
        }
        return [
            ("progress", four(ProgressView(value: 0.3))),
            ("spinner", four(ProgressView())),
            (
                "progress with labels",
                one(
                    VStack {
                        ProgressView("Copying", value: 2, total: 5)
                        ProgressView(value: 0.5) {
                            Text("Label")
                        } currentValueLabel: {
                            Text("half")
                        }
                        ProgressView("Loading")
                        ProgressView(value: 0.75).progressViewStyle(.circular)
                        ProgressView("Endless").progressViewStyle(.linear)
                        ProgressView(value: nil as Double?)
                    })
            ),
            ("gauge", four(gauge)),
            ("accessory ring", four(gauge.gaugeStyle(.accessoryCircular))),
            ("accessory full ring", four(gauge.gaugeStyle(.accessoryCircularCapacity))),
            ("accessory line", four(gauge.gaugeStyle(.accessoryLinear))),
            ("accessory full line", four(gauge.gaugeStyle(.accessoryLinearCapacity))),
            (
                "gauges with colours",
                one(
                    VStack {
                        gauge.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .red]))
                        gauge.gaugeStyle(.linearCapacity).tint(.purple)
                        Gauge(value: 2) { Text("Beyond its end") }
                    })
            ),
        ]
    }

    private static var texts: [(String, AnyView)] {
        [
            (
                "labels",
                one(
                    VStack(alignment: .leading) {
                        Label("Label", systemImage: "star")
                        Label("Title alone", systemImage: "star").labelStyle(.titleOnly)
                        Label("Icon alone", systemImage: "star").labelStyle(.iconOnly)
                        Label("Both", systemImage: "star").labelStyle(.titleAndIcon).font(.title)
                        Label {
                            Text("Two lines of a title that wraps where there is no room for it")
                        } icon: {
                            Circle().frame(width: 30, height: 30)
                        }
                        LabeledContent("Name", value: "Value")
                        LabeledContent {
                            Button("Change") {}
                        } label: {
                            Text("Title")
                            Text("Below")
                        }
                    })
            ),
            ("box", four(GroupBox("Box") { Text("Content of the box") })),
            (
                "disclosure",
                four(DisclosureGroup("Group", isExpanded: .constant(true)) { Text("Inside") })
            ),
            ("closed disclosure", four(DisclosureGroup("Group") { Text("Inside") })),
            (
                "nothing there",
                one(
                    ContentUnavailableView {
                        Label("No letters", systemImage: "tray")
                    } description: {
                        Text("New ones will be here.")
                    } actions: {
                        Button("Look again") {}
                    }.frame(height: 300))
            ),
            ("nothing found", one(ContentUnavailableView.search(text: "word").frame(height: 240))),
        ]
    }

    private static var choices: [(String, AnyView)] {
        let picker = Picker("Fruit", selection: .constant(2)) {
            Text("Apple").tag(1)
            Text("Banana").tag(2)
            Text("Cherry").tag(3)
        }
        return [
            ("menu", four(Menu("Menu", systemImage: "ellipsis") { Button("A") {} })),
            ("picker", four(picker)),
            ("segments", four(picker.pickerStyle(.segmented))),
            ("inline picker", four(picker.pickerStyle(.inline))),
            ("wheel", one(picker.pickerStyle(.wheel))),
            ("palette", four(picker.pickerStyle(.palette))),
            (
                "link to a list",
                one(NavigationStack { Form { picker.pickerStyle(.navigationLink) } }.frame(height: 200))
            ),
            (
                "menus of buttons",
                one(
                    VStack {
                        Menu("Bordered") { Button("A") {} }.menuStyle(.button).buttonStyle(.bordered)
                        Menu("With an action") {
                            Button("A") {}
                        } primaryAction: {
                        }
                        Menu("Without a sign") { Button("A") {} }.menuIndicator(.hidden)
                    })
            ),
            ("colours", four(ColorPicker("Colour", selection: .constant(Color.red)))),
        ]
    }

    private static var dates: [(String, AnyView)] {
        let date = Date(timeIntervalSince1970: 1_750_000_000)
        return [
            ("date", four(DatePicker("Date", selection: .constant(date)))),
            ("day", four(DatePicker("Day", selection: .constant(date), displayedComponents: .date))),
            (
                "month",
                one(
                    DatePicker("Day", selection: .constant(date), displayedComponents: .date).datePickerStyle(
                        .graphical))
            ),
            (
                "date on wheels",
                one(DatePicker("Day", selection: .constant(date)).datePickerStyle(.wheel).labelsHidden())
            ),
            (
                "time on wheels",
                one(
                    DatePicker("Time", selection: .constant(date), displayedComponents: .hourAndMinute)
                        .datePickerStyle(.wheel))
            ),
            (
                "days",
                one(MultiDatePicker("Days", selection: .constant([DateComponents(year: 2025, month: 6, day: 3)])))
            ),
        ]
    }
}
