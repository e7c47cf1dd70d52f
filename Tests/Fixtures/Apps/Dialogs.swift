import SwiftUI

struct Photo: Identifiable { let id: String }

struct Dialogs: View {
    @State private var isSheetShown = false
    @State private var isCoverShown = false
    @State private var isAsked = false
    @State private var isRenaming = false
    @State private var isPopoverShown = false
    @State private var photo: Photo?
    @State private var name = "Holiday"
    @State private var draft = ""
    @State private var log: [String] = []

    var body: some View {
        ScrollView {
            VStack(spacing: 14) {
                Text(name).font(.title)
                Button("Settings") { isSheetShown = true }
                Button("Full screen") { isCoverShown = true }
                Button("Rename") {
                    draft = name
                    isRenaming = true
                }
                Button("Delete", role: .destructive) { isAsked = true }
                Button("Info") { isPopoverShown = true }
                    .popover(isPresented: $isPopoverShown) {
                        Text("12 photos").padding().presentationCompactAdaptation(.popover)
                    }
                Button("Show photo") { photo = Photo(id: "Beach") }
                ForEach(log, id: \.self) { Text($0) }
            }
            .padding()
        }
        .sheet(isPresented: $isSheetShown, onDismiss: { log.append("Settings closed") }) {
            SettingsSheet().presentationDetents([.medium, .large])
        }
        .fullScreenCover(isPresented: $isCoverShown) {
            Button("Close cover") { isCoverShown = false }.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .sheet(item: $photo) { Text("Photo of the \($0.id)") }
        .confirmationDialog("Delete the album?", isPresented: $isAsked, titleVisibility: .visible) {
            Button("Delete album", role: .destructive) { log.append("Deleted") }
            Button("Cancel", role: .cancel) {}
        }
        .alert("Rename", isPresented: $isRenaming) {
            TextField("Name", text: $draft)
            Button("Save") { name = draft }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("What is the album called?")
        }
    }
}

struct SettingsSheet: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isShared = false

    var body: some View {
        NavigationStack {
            Form { Toggle("Shared", isOn: $isShared) }
                .navigationTitle("Settings")
                .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } } }
        }
    }
}

#Preview { Dialogs() }
