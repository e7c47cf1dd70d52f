/// An app with a list and its model, and a script that uses it.
enum AppTemplate {
    static let files = [
        StartTemplate.File(
            name: "NotesApp.swift",
            text: """
                import SwiftUI

                @main
                struct NotesApp: App {
                    var body: some Scene {
                        WindowGroup {
                            ContentView()
                        }
                    }
                }

                """),
        StartTemplate.File(
            name: "NoteList.swift",
            text: """
                import Observation

                struct Note: Identifiable {
                    let id: Int
                    var text: String
                    var isDone = false
                }

                @Observable
                final class NoteList {
                    private(set) var notes: [Note] = []
                    private var lastID = 0

                    var openCount: Int { notes.count { !$0.isDone } }

                    func add(_ text: String) {
                        lastID += 1
                        notes.append(Note(id: lastID, text: text))
                    }

                    func toggle(_ note: Note) {
                        guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
                        notes[index].isDone.toggle()
                    }
                }

                """),
        StartTemplate.File(
            name: "ContentView.swift",
            text: """
                import SwiftUI

                struct ContentView: View {
                    @State private var list = NoteList()
                    @State private var text = ""

                    var body: some View {
                        NavigationStack {
                            List {
                                Section {
                                    HStack {
                                        TextField("New note", text: $text)
                                            .onSubmit(add)
                                        Button("Add", action: add)
                                            .disabled(text.isEmpty)
                                    }
                                }
                                Section("\\(list.openCount) open") {
                                    ForEach(list.notes) { note in
                                        Button {
                                            list.toggle(note)
                                        } label: {
                                            Label(note.text, systemImage: note.isDone ? "checkmark.circle.fill" : "circle")
                                        }
                                    }
                                }
                            }
                            .navigationTitle("Notes")
                        }
                    }

                    private func add() {
                        guard !text.isEmpty else { return }
                        list.add(text)
                        text = ""
                    }
                }

                #Preview {
                    ContentView()
                }

                """),
        StartTemplate.File(
            name: "add.play",
            text: """
                # Adds a note and ticks it off: galley play . --script @add.play
                type 'Milk' into 'New note'
                tap 'Add'
                expect '1 open'
                tap 'Milk'
                expect '0 open'

                """),
    ]

    static let steps = [
        "galley check .", "galley render . --device 'iPhone 16' -o notes.png", "galley play . --script @add.play",
        "galley preview .",
    ]
}
