import SwiftUI

struct Message: Identifiable, Hashable {
    let id: Int
    var sender: String
    var subject: String
    var folder: String
}

@Observable final class Mailbox {
    var messages = [
        Message(id: 1, sender: "Ada", subject: "Engines", folder: "Inbox"),
        Message(id: 2, sender: "Grace", subject: "Moths", folder: "Inbox"),
        Message(id: 3, sender: "Alan", subject: "Tests", folder: "Archive"),
    ]
}

struct Mail: View {
    @State private var mailbox = Mailbox()
    @State private var folder: String?
    @State private var selection: Message.ID?

    var body: some View {
        NavigationSplitView {
            List(["Inbox", "Archive"], id: \.self, selection: $folder) { name in
                Label(name, systemImage: name == "Inbox" ? "tray" : "archivebox")
                    .badge(mailbox.messages.count { $0.folder == name })
            }
            .navigationTitle("Mail")
        } content: {
            List(mailbox.messages.filter { $0.folder == folder }, selection: $selection) { message in
                VStack(alignment: .leading) {
                    Text(message.sender).font(.headline)
                    Text(message.subject)
                }
            }
            .navigationTitle(folder ?? "No folder")
        } detail: {
            if let index = mailbox.messages.firstIndex(where: { $0.id == selection }) {
                VStack(spacing: 12) {
                    Text("\(mailbox.messages[index].subject) by \(mailbox.messages[index].sender)")
                    Button("Archive") { mailbox.messages[index].folder = "Archive" }
                        .disabled(mailbox.messages[index].folder == "Archive")
                }
                .navigationTitle(mailbox.messages[index].subject)
            } else {
                ContentUnavailableView("No message", systemImage: "envelope")
            }
        }
    }
}

#Preview("Mail", traits: .landscapeLeft) { Mail() }
