import SwiftUI

// What Scripts/preview_daily.py uses as people do: more everyday apps, with all that is done in such ones.

// MARK: Noughts and crosses

struct Noughts: View {
    @State private var cells = [String](repeating: "", count: 9)
    @State private var isNought = false
    @State private var scores = ["X": 0, "O": 0]
    @State private var isOver = false

    private var winner: String? {
        let lines = [
            [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
        ]
        return lines.first { line in cells[line[0]] != "" && Set(line.map { cells[$0] }).count == 1 }.map {
            cells[$0[0]]
        }
    }

    var body: some View {
        VStack(spacing: 12) {
            Text("X \(scores["X"]!), O \(scores["O"]!), next \(isNought ? "O" : "X")")
            Grid(horizontalSpacing: 6, verticalSpacing: 6) {
                ForEach(0..<3) { row in
                    GridRow {
                        ForEach(0..<3) { column in
                            let cell = row * 3 + column
                            Button {
                                play(cell)
                            } label: {
                                Text(cells[cell]).font(.title).frame(width: 60, height: 60).background(
                                    .teal.opacity(0.2))
                            }
                            .buttonStyle(.plain)
                            .accessibilityLabel("Cell \(cell)")
                        }
                    }
                }
            }
            Button("New game", action: begin).keyboardShortcut("n", modifiers: [])
        }
        .alert("\(winner ?? "No one") wins", isPresented: $isOver) { Button("Again", action: begin) }
    }

    private func play(_ cell: Int) {
        guard cells[cell].isEmpty, winner == nil else { return }
        cells[cell] = isNought ? "O" : "X"
        isNought.toggle()
        guard let winner else { return }
        scores[winner]! += 1
        isOver = true
    }

    private func begin() {
        cells = [String](repeating: "", count: 9)
        isNought = false
    }
}

// MARK: A form

struct Booking: View {
    enum Line: Hashable { case name, mail, seats }

    @State private var name = ""
    @State private var mail = ""
    @State private var seats = 1
    @State private var volume = 0.5
    @State private var isWindow = false
    @State private var meal = "none"
    @State private var said = "not sent"
    @FocusState private var line: Line?

    private var isValid: Bool { !name.isEmpty && mail.contains("@") }

    var body: some View {
        Form {
            Section("Who") {
                TextField("Name", text: $name).focused($line, equals: .name).submitLabel(.next).onSubmit {
                    line = .mail
                }
                TextField("E-mail", text: $mail).focused($line, equals: .mail).keyboardType(.emailAddress)
                if !mail.isEmpty, !mail.contains("@") { Text("No address").foregroundStyle(.red) }
            }
            Section("What") {
                Stepper("Seats \(seats)", value: $seats, in: 1...9)
                Slider(value: $volume) { Text("Volume") }
                Toggle("Window", isOn: $isWindow)
                Picker("Meal", selection: $meal) { ForEach(["none", "rice", "fish"], id: \.self) { Text($0) } }
            }
            Section {
                Button("Send") { said = "sent \(name) \(mail) \(seats) \(isWindow) \(meal)" }.disabled(!isValid)
                Button("Reset") {
                    (name, mail, seats, isWindow, meal, volume, said) = ("", "", 1, false, "none", 0.5, "reset")
                }
                Button("Name again") { line = .name }
            }
            Text("\(said), at \(Int((volume * 100).rounded()))")
        }
        .onAppear { line = .name }
    }
}

// MARK: Ways

struct Ways: View {
    @State private var path: [Int] = []
    @State private var opened = "nothing"
    @State private var count = 0

    var body: some View {
        NavigationStack(path: $path) {
            List {
                Text("opened \(opened), path \(path.count), count \(count)")
                Button("Count") { count += 1 }
                Button("Two deep") { path = [3, 4] }
                Link("Website", destination: URL(string: "https://example.org/a")!)
                Opener()
                ForEach(0..<30) { row in NavigationLink("Way \(row)", value: row) }
            }
            .navigationTitle("Ways")
            .navigationDestination(for: Int.self) { Way(number: $0, path: $path) }
        }
        .environment(
            \.openURL,
            OpenURLAction { url in
                opened = url.lastPathComponent
                return url.lastPathComponent == "b" ? .handled : .systemAction
            })
    }
}

private struct Opener: View {
    @Environment(\.openURL) private var openURL
    var body: some View { Button("Open") { openURL(URL(string: "https://example.org/b")!) } }
}

private struct Way: View {
    let number: Int
    @Binding var path: [Int]
    @State private var taps = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Text("Here is \(number), taps \(taps)")
            Button("Tap") { taps += 1 }
            Button("Deeper") { path.append(number + 1) }
            Button("Dismiss") { dismiss() }
            Button("Home") { path = [] }
        }
        .navigationTitle("Way \(number)")
    }
}

// MARK: A shop

struct Shop: View {
    @State private var cart = 0
    @AppStorage("likes") private var likes = 0
    @State private var isDark = false
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        TabView {
            Tab("Goods", systemImage: "bag") {
                VStack {
                    Button("Buy") { cart += 1 }
                    Toggle("Dark", isOn: $isDark).frame(width: 160)
                    Text("likes \(likes)")
                }
            }
            Tab("Cart", systemImage: "cart") {
                VStack {
                    Text("in the cart \(cart)")
                    Button("Like") { likes += 1 }
                    Mode()
                }
            }
            .badge(cart)
        }
        .preferredColorScheme(isDark ? .dark : .light)
    }

    private struct Mode: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "it is dark" : "it is light") }
    }
}

// MARK: More that lies over the screen

struct Layers: View {
    struct Item: Identifiable { let id: Int }

    @State private var isShown = false
    @State private var isAlert = false
    @State private var item: Item?
    @State private var said = "nothing"

    var body: some View {
        VStack(spacing: 16) {
            Text("said \(said)")
            Button("Sheet") { isShown = true }
            ForEach(1..<3) { number in Button("Item \(number)") { item = Item(id: number) } }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .sheet(isPresented: $isShown, onDismiss: { said = "sheet gone" }) {
            VStack {
                Text("A sheet")
                Button("Warn") { isAlert = true }
            }
            .alert("Careful", isPresented: $isAlert) {
                Button("Delete", role: .destructive) { said = "deleted" }
                Button("Keep", role: .cancel) { said = "kept" }
            } message: {
                Text("It is gone then")
            }
        }
        .sheet(item: $item) { Text("The item \($0.id)") }
    }
}

// MARK: Times

struct Times: View {
    @State private var tenths = 0
    @State private var seconds = 0
    @State private var isOn = true
    @State private var id = 0
    @State private var loaded = "loading"
    private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 12) {
            TimelineView(.periodic(from: .now, by: 0.5)) {
                Text("half \(Int($0.date.timeIntervalSince1970 * 2) % 1000)")
            }
            Text("tenths \(tenths)").onReceive(timer) { _ in tenths += 1 }
            Text("tasks \(seconds)")
                .task(id: isOn) { while isOn, (try? await Task.sleep(for: .milliseconds(100))) != nil { seconds += 1 } }
            Toggle("Going", isOn: $isOn).frame(width: 160)
            Text(Date.now.addingTimeInterval(-65), style: .timer)
            Text(timerInterval: Date.now.addingTimeInterval(-5)...Date.now.addingTimeInterval(55), countsDown: true)
            Text("\(loaded) \(id)")
                .task(id: id) {
                    loaded = "loading"
                    if (try? await Task.sleep(for: .milliseconds(300))) != nil { loaded = "loaded" }
                }
            Button("Load again") { id += 1 }
        }
    }
}

#Preview("Noughts") { Noughts() }
#Preview("Booking") { Booking() }
#Preview("Ways") { Ways() }
#Preview("Shop") { Shop() }
#Preview("Layers") { Layers() }
#Preview("Times") { Times() }
