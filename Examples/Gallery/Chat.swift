// A conversation: bubbles in two colours, times between them, and a field at the bottom.
import SwiftUI

struct Bubble: Identifiable {
    let id: Int
    var text: String
    var isMine: Bool
}

struct ChatScreen: View {
    @State private var draft = ""

    private let bubbles = [
        Bubble(id: 1, text: "Is the table still free at seven?", isMine: false),
        Bubble(id: 2, text: "Yes, by the window.", isMine: true),
        Bubble(id: 3, text: "Then let us take it. I am bringing the map and the list of trains.", isMine: false),
        Bubble(id: 4, text: "Good. I have the tickets and something to read on the way 🚆", isMine: true),
        Bubble(id: 5, text: "How long does it take?", isMine: false),
        Bubble(id: 6, text: "Two hours and ten minutes, with one change in the middle.", isMine: true),
    ]

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 8) {
                    Text("Today 18:04")
                        .font(.caption2)
                        .foregroundStyle(.secondary)
                        .padding(.vertical, 8)
                    ForEach(bubbles) { BubbleRow(bubble: $0) }
                    Text("Delivered")
                        .font(.caption2)
                        .foregroundStyle(.secondary)
                        .frame(maxWidth: .infinity, alignment: .trailing)
                }
                .padding(.horizontal)
            }
            .safeAreaInset(edge: .bottom) {
                HStack(spacing: 6) {
                    Button {
                    } label: {
                        Label("Add", systemImage: "plus")
                            .labelStyle(.iconOnly)
                            .foregroundStyle(.secondary)
                            .frame(width: 36, height: 36)
                            .background(.quaternary, in: .circle)
                            .frame(width: 44, height: 44)
                            .contentShape(.rect)
                    }
                    .buttonStyle(.plain)
                    HStack {
                        TextField("Message", text: $draft)
                        Image(systemName: "mic").foregroundStyle(.secondary)
                    }
                    .padding(.horizontal, 14)
                    .frame(height: 36)
                    .overlay { Capsule().stroke(.separator) }
                }
                .padding(.horizontal)
                .padding(.vertical, 4)
            }
            .navigationTitle("Weekend")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Call", systemImage: "video") {}
                }
            }
        }
    }
}

struct BubbleRow: View {
    var bubble: Bubble

    var body: some View {
        Text(bubble.text)
            .foregroundStyle(bubble.isMine ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
            .padding(.horizontal, 14)
            .padding(.vertical, 9)
            .background(
                bubble.isMine ? AnyShapeStyle(.blue) : AnyShapeStyle(.fill.tertiary), in: .rect(cornerRadius: 18)
            )
            .frame(maxWidth: 270, alignment: bubble.isMine ? .trailing : .leading)
            .frame(maxWidth: .infinity, alignment: bubble.isMine ? .trailing : .leading)
    }
}

#Preview("Chat") {
    ChatScreen()
}
