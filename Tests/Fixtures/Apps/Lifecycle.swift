import SwiftUI

@MainActor @Observable final class Journal { var lines: [String] = [] }

struct Lifecycle: View {
    @State private var journal = Journal()
    @State private var isShown = true
    @State private var id = 1
    @State private var number = 0

    var body: some View {
        VStack {
            if isShown { Child(name: "child \(id)", number: number).id(id) }
            Toggle("Child", isOn: $isShown)
            Button("New identity") { id += 1 }
            Button("Change") { number += 1 }
            Button("Clear") { journal.lines = [] }
            Text(journal.lines.joined(separator: " · ")).accessibilityIdentifier("journal")
        }
        .environment(journal)
        .padding()
    }
}

struct Child: View {
    @Environment(Journal.self) private var journal
    let name: String
    let number: Int

    var body: some View {
        Text(name)
            .onAppear { journal.lines.append("appear") }
            .onDisappear { journal.lines.append("disappear") }
            .task { journal.lines.append("task") }
            .task(id: number) { if number > 0 { journal.lines.append("task \(number)") } }
            .onChange(of: number) { journal.lines.append("\($0) to \($1)") }
    }
}

#Preview { Lifecycle() }
