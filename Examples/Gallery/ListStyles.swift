// Lists in every style.
import SwiftUI

struct Herbs: View {
    var body: some View {
        List {
            Section {
                Text("Basil")
                Text("Dill")
                Text("Thyme")
            } header: {
                Text("Herbs")
            } footer: {
                Text("All of them like the sun.")
            }
            Section("Trees") {
                Label("Apple", systemImage: "tree")
                Label("Pear", systemImage: "leaf")
            }
        }
    }
}

#Preview("List style: plain") {
    Herbs().listStyle(.plain).frame(width: 370, height: 440)
}

#Preview("List style: inset") {
    Herbs().listStyle(.inset).frame(width: 370, height: 440)
}

#Preview("List style: grouped") {
    Herbs().listStyle(.grouped).frame(width: 370, height: 440)
}

#Preview("List style: inset grouped") {
    Herbs().listStyle(.insetGrouped).frame(width: 370, height: 440)
}

#Preview("List style: sidebar") {
    Herbs().listStyle(.sidebar).frame(width: 370, height: 440)
}
