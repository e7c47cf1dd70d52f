// Rows of lists: what they hold, their colours and their editing.
import SwiftUI

#Preview("Rows") {
    List {
        NavigationLink("A link", destination: EmptyView())
        LabeledContent("A value", value: "42")
        Text("A badge").badge(7)
        Text("A badge in words").badge("new")
        Label("A label", systemImage: "globe")
        Toggle("A toggle", isOn: .constant(true))
        Stepper("A stepper", value: .constant(3))
        Picker("A picker", selection: .constant(1)) { Text("One").tag(1) }
        DatePicker(
            "A date", selection: .constant(Date(timeIntervalSince1970: 1_750_000_000)), displayedComponents: .date)
        ProgressView("Progress", value: 0.4)
        Button("A button") {}
        Button("Delete", role: .destructive) {}
        VStack(alignment: .leading) {
            Text("Two lines")
            Text("The second is smaller").font(.subheadline).foregroundStyle(.secondary)
        }
    }
}

#Preview("Row colours, insets and separators") {
    List {
        Text("Yellow ground").listRowBackground(Color.yellow.opacity(0.3))
        Text("No insets").listRowInsets(EdgeInsets())
        Text("Hidden separator").listRowSeparator(.hidden)
        Text("Red separator").listRowSeparatorTint(.red)
        Text("Tinted label").listItemTint(.green)
        Label("Green symbol", systemImage: "leaf").listItemTint(.green)
    }
}

#Preview("Editing") {
    NavigationStack {
        List {
            ForEach(["Bread", "Cheese", "Apples"], id: \.self) { Text($0) }
                .onDelete { _ in }
                .onMove { _, _ in }
        }
        .navigationTitle("Shopping")
        .toolbar { EditButton() }
        .environment(\.editMode, .constant(.active))
    }
}

struct Chosen: View {
    @State private var chosen: Set<String> = ["Oboe", "Cello"]

    var body: some View {
        List(["Flute", "Oboe", "Violin", "Cello"], id: \.self, selection: $chosen) { Text($0) }
            .environment(\.editMode, .constant(.active))
    }
}

#Preview("Choosing several") { Chosen() }

#Preview("Prominent headers") {
    List {
        Section("Spring") { Text("Sow") }
            .headerProminence(.increased)
        Section("Autumn") { Text("Harvest") }
            .headerProminence(.increased)
    }
}
