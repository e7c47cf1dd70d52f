// What lies over a screen: sheets, alerts, dialogs, covers and popovers.
import SwiftUI

struct Places: View {
    var body: some View {
        List {
            Section("Near") {
                Label("Old Harbour", systemImage: "sailboat")
                Label("Botanical Garden", systemImage: "leaf")
                Label("Station", systemImage: "tram")
            }
            Section("Far") {
                Label("Power Station", systemImage: "lightbulb")
                Label("Forest Hut", systemImage: "tree")
            }
        }
        .navigationTitle("Places")
    }
}

struct Filters: View {
    @State private var distance = 12.0
    @State private var isOpen = true
    @State private var kind = 0

    var body: some View {
        NavigationStack {
            Form {
                Picker("Kind", selection: $kind) {
                    Text("All").tag(0)
                    Text("Indoors").tag(1)
                }
                Toggle("Open now", isOn: $isOpen)
                Slider(value: $distance, in: 0...20)
            }
            .navigationTitle("Filters")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            }
        }
    }
}

#Preview("Sheet, medium") {
    NavigationStack {
        Places()
            .sheet(isPresented: .constant(true)) {
                Filters().presentationDetents([.medium, .large])
            }
    }
}

#Preview("Sheet, large") {
    NavigationStack {
        Places()
            .sheet(isPresented: .constant(true)) { Filters() }
    }
}

#Preview("Full-screen cover") {
    NavigationStack {
        Places()
            .fullScreenCover(isPresented: .constant(true)) {
                ContentUnavailableView(
                    "All Done", systemImage: "checkmark.circle", description: Text("Nothing is left."))
            }
    }
}

#Preview("Alert") {
    NavigationStack {
        Places()
            .alert("Delete “Station”?", isPresented: .constant(true)) {
                Button("Delete", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("It is removed from all of your lists.")
            }
    }
}

#Preview("Alert with fields") {
    NavigationStack {
        Places()
            .alert("New Place", isPresented: .constant(true)) {
                TextField("Name", text: .constant("Windmill"))
                TextField("Town", text: .constant(""))
                Button("Add") {}
                Button("Add and Show") {}
                Button("Cancel", role: .cancel) {}
            }
    }
}

#Preview("Confirmation dialog") {
    NavigationStack {
        Places()
            .confirmationDialog("Share this list", isPresented: .constant(true), titleVisibility: .visible) {
                Button("Copy Link") {}
                Button("Send as File") {}
                Button("Stop Sharing", role: .destructive) {}
            }
    }
}

#Preview("Popover") {
    NavigationStack {
        VStack {
            Button("Show the legend") {}
                .buttonStyle(.bordered)
                .popover(isPresented: .constant(true)) {
                    VStack(alignment: .leading, spacing: 8) {
                        Label("Quiet", systemImage: "circle.fill").foregroundStyle(.green)
                        Label("Busy", systemImage: "circle.fill").foregroundStyle(.orange)
                    }
                    .padding()
                    .presentationCompactAdaptation(.popover)
                }
        }
        .navigationTitle("Map")
    }
}
