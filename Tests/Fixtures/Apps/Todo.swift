import SwiftUI

struct Task: Identifiable, Equatable {
    let id = UUID()
    var title: String
    var isDone = false
}

enum Filter: String, CaseIterable {
    case all = "All", open = "Open", done = "Done"
}

@Observable final class TodoStore {
    var tasks = [Task(title: "Water the plants"), Task(title: "Call Ada")]
    var filter = Filter.all

    var shown: [Task] {
        switch filter {
        case .all: tasks
        case .open: tasks.filter { !$0.isDone }
        case .done: tasks.filter(\.isDone)
        }
    }

    func add(_ title: String) {
        let trimmed = title.trimmingCharacters(in: .whitespaces)
        guard !trimmed.isEmpty else { return }
        tasks.append(Task(title: trimmed))
    }

    func toggle(_ task: Task) {
        guard let index = tasks.firstIndex(of: task) else { return }
        tasks[index].isDone.toggle()
    }
}

struct TodoView: View {
    @State private var store = TodoStore()
    @State private var title = ""

    var body: some View {
        NavigationStack {
            List {
                Section {
                    HStack {
                        TextField("New task", text: $title).onSubmit(add)
                        Button("Add", action: add).disabled(title.isEmpty)
                    }
                    Picker("Show", selection: $store.filter) {
                        ForEach(Filter.allCases, id: \.self) { Text($0.rawValue) }
                    }
                    .pickerStyle(.segmented)
                }
                Section("\(store.tasks.count { !$0.isDone }) left") {
                    ForEach(store.shown) { task in
                        Button {
                            store.toggle(task)
                        } label: {
                            Label(task.title, systemImage: task.isDone ? "checkmark.circle.fill" : "circle")
                                .strikethrough(task.isDone)
                        }
                        .swipeActions {
                            Button("Delete", role: .destructive) { store.tasks.removeAll { $0 == task } }
                        }
                    }
                }
            }
            .navigationTitle("Tasks")
        }
    }

    private func add() {
        store.add(title)
        title = ""
    }
}

#Preview { TodoView() }
