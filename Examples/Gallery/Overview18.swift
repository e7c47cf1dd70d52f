// The look of iOS 18: a screen with bars, and its controls.
import SwiftUI

struct Old: View {
    @State private var level = 0.4
    @State private var side = 0

    var body: some View {
        TabView {
            NavigationStack {
                Form {
                    Section {
                        Toggle("Switch", isOn: .constant(true))
                        Slider(value: $level)
                        Stepper("Stepper", value: .constant(2))
                        Picker("Menu", selection: $side) {
                            Text("Left").tag(0)
                            Text("Right").tag(1)
                        }
                        DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 1_750_000_000)))
                        NavigationLink("Link") { EmptyView() }
                    } header: {
                        Text("Controls")
                    } footer: {
                        Text("As they were before iOS 26.")
                    }
                    Section {
                        Picker("Segments", selection: $side) {
                            Text("Left").tag(0)
                            Text("Right").tag(1)
                        }
                        .pickerStyle(.segmented)
                        HStack {
                            Button("Bordered") {}.buttonStyle(.bordered)
                            Button("Prominent") {}.buttonStyle(.borderedProminent)
                        }
                    }
                }
                .navigationTitle("Controls")
                .toolbar {
                    Button("Add", systemImage: "plus") {}
                }
            }
            .tabItem { Label("Controls", systemImage: "switch.2") }
            Text("Other").tabItem { Label("Other", systemImage: "star") }.badge(2)
            Text("More").tabItem { Label("More", systemImage: "ellipsis") }
        }
    }
}

#Preview("iOS 18: controls") { Old() }

#Preview("iOS 18: alert") {
    Old().alert("Delete?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
    } message: {
        Text("It cannot be brought back.")
    }
}

#Preview("iOS 18: dialog") {
    Old().confirmationDialog("Share", isPresented: .constant(true), titleVisibility: .visible) {
        Button("Copy Link") {}
        Button("Stop Sharing", role: .destructive) {}
    }
}

#Preview("iOS 18: sheet") {
    Old().sheet(isPresented: .constant(true)) {
        NavigationStack {
            Form { TextField("Name", text: .constant("")) }
                .navigationTitle("New")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                }
        }
        .presentationDetents([.medium])
    }
}
