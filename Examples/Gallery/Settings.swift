// A settings screen as the system's: rows with tiles, switches and values, in cards with footers.
import SwiftUI

struct SettingsScreen: View {
    @State private var isOffline = false
    @State private var sync = true
    @State private var volume = 0.6
    @State private var size = "Medium"

    var body: some View {
        NavigationStack {
            List {
                Section {
                    HStack(spacing: 14) {
                        Image(systemName: "person.crop.circle.fill")
                            .font(.system(size: 54))
                            .foregroundStyle(.gray.gradient)
                        VStack(alignment: .leading, spacing: 2) {
                            Text("This Account").font(.title3)
                            Text("Storage, devices and more")
                                .font(.subheadline)
                                .foregroundStyle(.secondary)
                        }
                    }
                }
                Section {
                    Toggle(isOn: $isOffline) { TileLabel("Offline Mode", "airplane", .orange) }
                    NavigationLink {
                        Text("Networks")
                    } label: {
                        LabeledContent {
                            Text("Home")
                        } label: {
                            TileLabel("Wi-Fi", "wifi", .blue)
                        }
                    }
                    NavigationLink {
                        Text("Alerts")
                    } label: {
                        TileLabel("Notifications", "bell.badge.fill", .red)
                    }
                    .badge(3)
                    Toggle(isOn: $sync) { TileLabel("Sync", "arrow.triangle.2.circlepath", .green) }
                } footer: {
                    Text("Changes made offline are sent when there is a network again.")
                }
                Section("Reading") {
                    Picker("Text Size", selection: $size) {
                        ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
                    }
                    Slider(value: $volume) {
                        Text("Brightness")
                    } minimumValueLabel: {
                        Image(systemName: "sun.min.fill")
                    } maximumValueLabel: {
                        Image(systemName: "sun.max.fill")
                    }
                }
                Section {
                    Button("Sign Out", role: .destructive) {}
                }
            }
            .navigationTitle("Settings")
        }
    }
}

/// A title beside a symbol on a coloured tile.
struct TileLabel: View {
    var title: String
    var symbol: String
    var color: Color

    init(_ title: String, _ symbol: String, _ color: Color) {
        self.title = title
        self.symbol = symbol
        self.color = color
    }

    var body: some View {
        Label {
            Text(title)
        } icon: {
            Image(systemName: symbol)
                .font(.system(size: 15, weight: .medium))
                .foregroundStyle(.white)
                .frame(width: 29, height: 29)
                .background(color, in: .rect(cornerRadius: 7))
        }
    }
}

#Preview("Settings") {
    SettingsScreen()
}
