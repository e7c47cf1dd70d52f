// On a tablet: columns, tabs at the top, a sheet, an inspector and a popover.
import SwiftUI

struct ThreeColumns: View {
    @State private var folder: String? = "Inbox"
    @State private var letter: Int? = 2

    var body: some View {
        NavigationSplitView {
            List(selection: $folder) {
                Label("Inbox", systemImage: "tray").badge(12).tag("Inbox")
                Label("Sent", systemImage: "paperplane").tag("Sent")
                Label("Archive", systemImage: "archivebox").tag("Archive")
            }
            .navigationTitle("Folders")
        } content: {
            List(selection: $letter) {
                ForEach(1..<7) { number in
                    VStack(alignment: .leading) {
                        Text("Letter \(number)").font(.headline)
                        Text("What it is about").foregroundStyle(.secondary)
                    }
                    .tag(number)
                }
            }
            .navigationTitle("Inbox")
        } detail: {
            ScrollView {
                Text(String(repeating: "The path follows the river to the mill and then climbs. ", count: 6))
                    .padding()
            }
            .navigationTitle("Letter 2")
        }
    }
}

#Preview("Three columns", traits: .landscapeLeft) { ThreeColumns() }

#Preview("Tabs on a tablet") {
    TabView {
        Tab("Read", systemImage: "book") {
            NavigationStack {
                List(1..<6) { Text("Chapter \($0)") }.navigationTitle("Read")
            }
        }
        Tab("Listen", systemImage: "headphones") { Text("Listen") }
        Tab("Search", systemImage: "magnifyingglass", role: .search) { Text("Search") }
    }
}

#Preview("Sheet on a tablet") {
    NavigationStack {
        List(1..<9) { Text("Row \($0)") }
            .navigationTitle("List")
            .sheet(isPresented: .constant(true)) {
                NavigationStack {
                    Form {
                        TextField("Name", text: .constant("Row 9"))
                        Toggle("Shown", isOn: .constant(true))
                    }
                    .navigationTitle("New Row")
                    .navigationBarTitleDisplayMode(.inline)
                }
            }
    }
}

#Preview("Inspector", traits: .landscapeLeft) {
    NavigationStack {
        Image(systemName: "tortoise.fill")
            .font(.system(size: 200))
            .foregroundStyle(.green.gradient)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("Drawing")
            .navigationBarTitleDisplayMode(.inline)
            .inspector(isPresented: .constant(true)) {
                Form {
                    LabeledContent("Width", value: "1200")
                    LabeledContent("Height", value: "800")
                    ColorPicker("Fill", selection: .constant(.green))
                }
            }
    }
}
