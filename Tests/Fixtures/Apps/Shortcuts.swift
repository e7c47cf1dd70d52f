import SwiftUI

struct Shortcuts: View {
    @State private var log = "Nothing"
    @State private var selection = 0
    @FocusState private var focus: Int?

    var body: some View {
        VStack(spacing: 16) {
            Text(log).accessibilityIdentifier("log")
            Text("Chosen \(selection)")
            HStack {
                ForEach(1..<4) { index in
                    Text("Card \(index)")
                        .padding()
                        .background(focus == index ? .blue : .gray.opacity(0.3), in: .rect(cornerRadius: 8))
                        .focusable()
                        .focused($focus, equals: index)
                        .onKeyPress(.return) {
                            selection = index; return .handled
                        }
                        .onTapGesture { focus = index }
                }
            }
            Button("Save") { log = "Saved" }.keyboardShortcut("s")
            Button("New") { log = "New" }.keyboardShortcut("n", modifiers: [.command, .shift])
            Button("Cancel") { log = "Cancelled" }.keyboardShortcut(.cancelAction)
            Button("OK") { log = "OK" }.keyboardShortcut(.defaultAction)
        }
        .padding()
    }
}

#Preview { Shortcuts() }
