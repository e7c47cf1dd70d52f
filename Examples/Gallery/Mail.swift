// A mailbox: a plain list of messages with marks, dates and a search field, and one message.
import SwiftUI

struct Letter: Identifiable {
    let id: Int
    var sender: String
    var time: String
    var subject: String
    var text: String
    var isUnread = false
    var hasAttachment = false
}

let letters = [
    Letter(
        id: 1, sender: "City Library", time: "09:12", subject: "Your books are due",
        text: "Three items are due on Friday. Renew them on the shelf page, or bring them back before six.",
        isUnread: true),
    Letter(
        id: 2, sender: "Bicycle Workshop", time: "08:40", subject: "Ready to be collected",
        text: "New brake pads, front and rear, and the chain is clean. We are open until seven this evening.",
        isUnread: true, hasAttachment: true),
    Letter(
        id: 3, sender: "Garden Club", time: "Yesterday", subject: "Saturday: planting day",
        text: "Bring gloves if you have some. There will be seedlings for everybody and soup at noon."),
    Letter(
        id: 4, sender: "Reading Group", time: "Yesterday", subject: "Chapter six",
        text: "A reminder of the pages for next week, and a question to think about on the way.", hasAttachment: true),
    Letter(
        id: 5, sender: "Weather Station", time: "Tuesday", subject: "Weekly summary",
        text: "Rain on two days, 14 millimetres in all; the warmest afternoon was Sunday with 23 degrees."),
    Letter(
        id: 6, sender: "Choir", time: "Monday", subject: "New room",
        text: "From now on we meet in the hall on the second floor. The lift works again."),
]

struct LetterRow: View {
    var letter: Letter

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            Circle()
                .fill(letter.isUnread ? AnyShapeStyle(.tint) : AnyShapeStyle(.clear))
                .frame(width: 10, height: 10)
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    Text(letter.sender).font(.headline)
                    Spacer()
                    if letter.hasAttachment {
                        Image(systemName: "paperclip").imageScale(.small).foregroundStyle(.secondary)
                    }
                    Text(letter.time).font(.subheadline).foregroundStyle(.secondary)
                    Image(systemName: "chevron.right").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
                }
                Text(letter.subject).font(.subheadline)
                Text(letter.text).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
            }
        }
    }
}

struct MailboxScreen: View {
    @State private var search = ""

    var body: some View {
        NavigationStack {
            List(letters) { letter in
                LetterRow(letter: letter)
                    .listRowInsets(EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 16))
                    .swipeActions {
                        Button("Archive", systemImage: "archivebox") {}
                            .tint(.purple)
                    }
            }
            .listStyle(.plain)
            .navigationTitle("Inbox")
            .searchable(text: $search)
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Edit") {}
                }
                ToolbarItem(placement: .bottomBar) {
                    Button("Write", systemImage: "square.and.pencil") {}
                }
            }
        }
    }
}

struct LetterScreen: View {
    var letter: Letter

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text(letter.subject).font(.title2.bold())
                HStack {
                    Image(systemName: "building.columns.circle.fill")
                        .font(.system(size: 40))
                        .foregroundStyle(.white, .indigo)
                    VStack(alignment: .leading) {
                        Text(letter.sender).font(.headline)
                        Text("To: me").font(.footnote).foregroundStyle(.secondary)
                    }
                    Spacer()
                    Text(letter.time).font(.footnote).foregroundStyle(.secondary)
                }
                Divider()
                Text(letter.text)
                Text("The list of titles:")
                VStack(alignment: .leading, spacing: 6) {
                    Text("1. A field guide to ferns")
                    Text("2. Bridges of the north")
                    Text("3. The long way home")
                }
                .foregroundStyle(.secondary)
            }
            .padding()
        }
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
                Button("Up", systemImage: "chevron.up") {}
                Button("Down", systemImage: "chevron.down") {}
            }
            ToolbarItemGroup(placement: .bottomBar) {
                Button("Delete", systemImage: "trash") {}
                Spacer()
                Button("Move", systemImage: "folder") {}
                Spacer()
                Button("Reply", systemImage: "arrowshape.turn.up.left") {}
            }
        }
    }
}

#Preview("Mail list") {
    MailboxScreen()
}

#Preview("Message") {
    NavigationStack(path: .constant([1])) {
        Text("Inbox")
            .navigationTitle("Inbox")
            .navigationDestination(for: Int.self) { _ in LetterScreen(letter: letters[0]) }
    }
}
