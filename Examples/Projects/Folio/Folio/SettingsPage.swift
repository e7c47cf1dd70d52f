import SwiftUI

struct SettingsPage: View {
    @AppStorage("currency") private var currency = "EUR"
    @AppStorage("showsCents") private var showsCents = true
    @State private var refresh = 15.0

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Picker("Currency", selection: $currency) {
                        ForEach(["EUR", "USD", "CHF"], id: \.self) { Text($0) }
                    }
                    Toggle("Show cents", isOn: $showsCents)
                } footer: {
                    Text("Prices are shown in this currency; nothing is converted.")
                }
                Section("Refresh") {
                    Slider(value: $refresh, in: 5...60, step: 5) {
                        Text("Minutes")
                    } minimumValueLabel: {
                        Text("5")
                    } maximumValueLabel: {
                        Text("60")
                    }
                    LabeledContent("Every", value: "\(Int(refresh)) min")
                }
            }
            .navigationTitle("Settings")
        }
    }
}

#Preview("Settings") { SettingsPage() }
