import Galley

/// A list to which rows are added, ticked off and taken out of.
struct TodoApp: View {
    struct Item: Identifiable {
        let id: Int
        var title: String
        var isDone = false
    }

    @State private var items: [Item] = []
    @State private var title = ""
    @State private var next = 1

    var body: some View {
        NavigationStack {
            List {
                HStack {
                    TextField("New item", text: $title).onSubmit(add)
                    Button("Add", action: add).disabled(title.isEmpty)
                }
                ForEach($items) { $item in Toggle(item.title, isOn: $item.isDone) }
                    .onDelete { items.remove(atOffsets: $0) }
                Text("\(items.filter { !$0.isDone }.count) open").accessibilityIdentifier("open")
            }
            .navigationTitle("Todo")
        }
    }

    private func add() {
        items.append(Item(id: next, title: title))
        next += 1
        title = ""
    }
}

/// Four operations on whole numbers.
struct CalculatorApp: View {
    @State private var shown = 0
    @State private var kept: Int?
    @State private var operation: String?
    @State private var isNew = true

    private let rows = [["7", "8", "9", "÷"], ["4", "5", "6", "×"], ["1", "2", "3", "−"], ["C", "0", "=", "+"]]

    var body: some View {
        VStack {
            Text(verbatim: "\(shown)").font(.largeTitle).accessibilityIdentifier("display")
            ForEach(rows, id: \.self) { row in
                HStack {
                    ForEach(row, id: \.self) { key in
                        Button(key) { press(key) }.frame(width: 60, height: 60)
                    }
                }
            }
        }
    }

    private func press(_ key: String) {
        if let digit = Int(key) {
            shown = isNew ? digit : shown * 10 + digit
            isNew = false
        } else if key == "C" {
            (shown, kept, operation, isNew) = (0, nil, nil, true)
        } else {
            if let kept, let operation, !isNew { shown = result(kept, operation) }
            (kept, operation, isNew) = (shown, key == "=" ? nil : key, true)
        }
    }

    private func result(_ left: Int, _ operation: String) -> Int {
        switch operation {
        case "+": left + shown
        case "−": left - shown
        case "×": left * shown
        default: shown == 0 ? 0 : left / shown
        }
    }
}

/// A form that checks what is filled in, and says so in an alert.
struct FormApp: View {
    @State private var name = ""
    @State private var email = ""
    @State private var agrees = false
    @State private var seats = 1
    @State private var size = "Small"
    @State private var isSent = false

    private var fault: String? {
        if name.isEmpty { return "Name is missing" }
        return email.contains("@") ? nil : "E-mail is wrong"
    }

    var body: some View {
        Form {
            Section("Guest") {
                TextField("Name", text: $name)
                TextField("E-mail", text: $email)
                if let fault { Text(fault).foregroundStyle(.red).accessibilityIdentifier("fault") }
            }
            Section("Table") {
                Stepper("Seats: \(seats)", value: $seats, in: 1...4)
                Picker("Size", selection: $size) {
                    ForEach(["Small", "Large"], id: \.self) { Text($0) }
                }
                .pickerStyle(.segmented)
                Toggle("I agree", isOn: $agrees)
            }
            Button("Send") { isSent = true }.disabled(fault != nil || !agrees)
        }
        .alert("Sent", isPresented: $isSent) {
            Button("OK") {}
        } message: {
            Text("\(name), \(seats) seats, \(size)")
        }
    }
}

/// Countries, of which the last is far below, each with a screen of its own.
struct NavigationApp: View {
    @State private var visits = 0

    var body: some View {
        NavigationStack {
            List(1..<101, id: \.self) { number in
                NavigationLink("Country \(number)", value: number)
            }
            .navigationTitle("Countries")
            .navigationDestination(for: Int.self) { number in
                CountryScreen(number: number, visits: $visits)
            }
        }
    }
}

private struct CountryScreen: View {
    let number: Int
    @Binding var visits: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("Capital \(number)")
            Text("Visits: \(visits)")
            Button("Visit") { visits += 1 }
            Button("Leave") { dismiss() }
        }
        .navigationTitle("Country \(number)")
    }
}

/// Two tabs, a sheet, and a badge.
struct TabsApp: View {
    @State private var count = 0
    @State private var isOpen = false

    var body: some View {
        TabView {
            VStack {
                Text("In the cart: \(count)")
                Button("Choose") { isOpen = true }
            }
            .tabItem { Label("Shop", systemImage: "cart") }
            Text("You have \(count)").tabItem { Label("Profile", systemImage: "person") }
        }
        .sheet(isPresented: $isOpen) {
            VStack {
                Text("How many?")
                Button("Two") {
                    count += 2; isOpen = false
                }
                Button("Cancel", role: .cancel) { isOpen = false }
            }
        }
    }
}
