// Controls with a value: toggles, sliders, steppers, fields, gauges and progress.
import SwiftUI

#Preview("Toggles") {
    VStack(spacing: 14) {
        Toggle("On", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false))
        Toggle("On, disabled", isOn: .constant(true)).disabled(true)
        Toggle("Off, disabled", isOn: .constant(false)).disabled(true)
        Toggle("Tinted", isOn: .constant(true)).tint(.orange)
        Toggle(isOn: .constant(true)) {
            Text("With a subtitle")
            Text("What the switch does")
        }
        Toggle("With a symbol", systemImage: "moon.fill", isOn: .constant(true))
        HStack {
            Toggle("Button, on", isOn: .constant(true))
            Toggle("Button, off", isOn: .constant(false))
        }
        .toggleStyle(.button)
        HStack {
            Toggle("Without label", isOn: .constant(true)).labelsHidden()
            Toggle("Without label", isOn: .constant(false)).labelsHidden()
        }
    }
    .frame(width: 340)
    .padding()
}

#Preview("Sliders") {
    VStack(spacing: 18) {
        Slider(value: .constant(0))
        Slider(value: .constant(0.5))
        Slider(value: .constant(1))
        Slider(value: .constant(0.3)).tint(.orange)
        Slider(value: .constant(0.6)).disabled(true)
        Slider(value: .constant(3), in: 0...5, step: 1)
        Slider(value: .constant(0.4)) {
            Text("Volume")
        } minimumValueLabel: {
            Image(systemName: "speaker.fill")
        } maximumValueLabel: {
            Image(systemName: "speaker.wave.3.fill")
        }
    }
    .frame(width: 340)
    .padding()
}

#Preview("Steppers") {
    VStack(spacing: 16) {
        Stepper("Value: 5", value: .constant(5), in: 0...10)
        Stepper("At the end: 10", value: .constant(10), in: 0...10)
        Stepper("Disabled: 5", value: .constant(5)).disabled(true)
        Stepper("Without label", value: .constant(1)).labelsHidden()
    }
    .frame(width: 340)
    .padding()
}

#Preview("Text fields") {
    VStack(alignment: .leading, spacing: 16) {
        TextField("Plain, empty", text: .constant(""))
        TextField("Plain", text: .constant("Plain, filled"))
        TextField("Rounded border, empty", text: .constant("")).textFieldStyle(.roundedBorder)
        TextField("Rounded border", text: .constant("Rounded border, filled")).textFieldStyle(.roundedBorder)
        TextField("Disabled", text: .constant("Disabled")).textFieldStyle(.roundedBorder).disabled(true)
        SecureField("Secure, empty", text: .constant("")).textFieldStyle(.roundedBorder)
        SecureField("Secure", text: .constant("eight888")).textFieldStyle(.roundedBorder)
        TextField("Amount", value: .constant(1234.5), format: .currency(code: "EUR")).textFieldStyle(.roundedBorder)
        TextField(
            "Several lines", text: .constant("A field that grows downwards takes as many lines as its text."),
            axis: .vertical
        )
        .textFieldStyle(.roundedBorder)
    }
    .frame(width: 340)
    .padding()
}

#Preview("Text editor") {
    TextEditor(
        text: .constant("Notes of a walk.\n\nThe path follows the river to the mill, and then climbs through the wood.")
    )
    .frame(width: 340, height: 160)
    .border(.separator)
    .padding()
}

#Preview("Progress") {
    VStack(spacing: 20) {
        ProgressView(value: 0.4)
        ProgressView("Downloading", value: 0.7)
        ProgressView(value: 0.25) {
            Text("Copying")
        } currentValueLabel: {
            Text("25 of 100")
        }
        ProgressView(value: 0.6).tint(.orange)
        HStack(spacing: 30) {
            ProgressView()
            ProgressView("Loading")
            ProgressView().controlSize(.large)
            ProgressView(value: 0.6).progressViewStyle(.circular)
        }
    }
    .frame(width: 340)
    .padding()
}

#Preview("Gauges") {
    VStack(spacing: 20) {
        Gauge(value: 0.4) {
            Text("Linear")
        } currentValueLabel: {
            Text("40 %")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("100")
        }
        Gauge(value: 0.6) { Text("Accessory") }.gaugeStyle(.accessoryLinear)
        Gauge(value: 0.6) { Text("Accessory") }.gaugeStyle(.accessoryLinearCapacity).tint(.green)
        Gauge(value: 0.6) { Text("Capacity") }.gaugeStyle(.linearCapacity).tint(.purple)
        HStack(spacing: 24) {
            Gauge(value: 0.3) {
                Text("km")
            } currentValueLabel: {
                Text("30")
            }
            .gaugeStyle(.accessoryCircular)
            Gauge(value: 62, in: 40...90) {
                Text("°F")
            } currentValueLabel: {
                Text("62")
            } minimumValueLabel: {
                Text("40")
            } maximumValueLabel: {
                Text("90")
            }
            .gaugeStyle(.accessoryCircular)
            .tint(.green)
            Gauge(value: 0.7) {
                Image(systemName: "heart.fill")
            } currentValueLabel: {
                Text("70")
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .tint(.red)
        }
    }
    .frame(width: 340)
    .padding()
}

#Preview("Labels") {
    VStack(alignment: .leading, spacing: 14) {
        Label("Automatic", systemImage: "bolt.fill")
        Label("Title and icon", systemImage: "bolt.fill").labelStyle(.titleAndIcon)
        Label("Title only", systemImage: "bolt.fill").labelStyle(.titleOnly)
        Label("Icon only", systemImage: "bolt.fill").labelStyle(.iconOnly)
        Label("Large title", systemImage: "leaf").font(.largeTitle)
        Label("Title", systemImage: "leaf").font(.title)
        Label("Caption", systemImage: "leaf").font(.caption)
        Label {
            Text("Two colours")
        } icon: {
            Image(systemName: "circle.lefthalf.filled").foregroundStyle(.red)
        }
        LabeledContent("Labeled content", value: "Value")
    }
    .frame(width: 300, alignment: .leading)
    .padding()
}

#Preview("Group boxes") {
    VStack(spacing: 16) {
        GroupBox { Text("Without a title").frame(maxWidth: .infinity, alignment: .leading) }
        GroupBox("Title") { Text("With a title").frame(maxWidth: .infinity, alignment: .leading) }
        GroupBox {
            Toggle("A control", isOn: .constant(true))
        } label: {
            Label("With a label", systemImage: "shippingbox")
        }
        GroupBox("Outer") {
            GroupBox("Inner") { Text("One inside the other").frame(maxWidth: .infinity, alignment: .leading) }
        }
    }
    .frame(width: 340)
    .padding()
}

#Preview("Nothing to show") {
    VStack(spacing: 24) {
        ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mails are shown here."))
        ContentUnavailableView.search(text: "fern")
        ContentUnavailableView {
            Label("Not Connected", systemImage: "wifi.slash")
        } description: {
            Text("Check the network and try again.")
        } actions: {
            Button("Try Again") {}
        }
    }
    .frame(width: 360, height: 640)
}
