import SwiftUI

// What Scripts/preview_apps.py uses as people do: everyday apps, each with what went wrong in such ones before.

// MARK: Things to do

struct Chore: Identifiable, Equatable {
    let id: Int
    var name: String
    var isDone = false
}

struct Chores: View {
    @State private var chores = ["Milk", "Bread", "Tea"].enumerated().map { Chore(id: $0, name: $1) }
    @State private var name = ""
    @State private var filter = "All"
    @State private var note = "none"
    @FocusState private var isTyping: Bool

    private var shown: [Chore] { chores.filter { filter == "All" || !$0.isDone } }
    private var names: String { chores.map { $0.isDone ? "(\($0.name))" : $0.name }.joined(separator: " ") }

    var body: some View {
        NavigationStack {
            VStack {
                HStack {
                    TextField("New chore", text: $name).textFieldStyle(.roundedBorder).focused($isTyping).onSubmit(add)
                    Button("Add", action: add).disabled(name.isEmpty)
                }
                .padding(.horizontal)
                Picker("Filter", selection: $filter) {
                    Text("All").tag("All")
                    Text("Open").tag("Open")
                }
                .pickerStyle(.segmented)
                Text(names + ", " + note)
                List {
                    ForEach(shown) { chore in
                        Button {
                            if let place = chores.firstIndex(of: chore) { chores[place].isDone.toggle() }
                        } label: {
                            Label(chore.name, systemImage: chore.isDone ? "checkmark.circle" : "circle")
                        }
                        .swipeActions(edge: .leading) { Button("Flag") { note = "flagged " + chore.name } }
                        .swipeActions { Button("Delete", role: .destructive) { chores.removeAll { $0 == chore } } }
                        .contextMenu { Button("Copy") { note = "copied " + chore.name } }
                    }
                    .onMove { chores.move(fromOffsets: $0, toOffset: $1) }
                }
                .refreshable { note = "fresh" }
            }
            .navigationTitle("Chores")
            .toolbar { EditButton() }
        }
    }

    private func add() {
        guard !name.isEmpty else { return }
        chores.append(Chore(id: chores.count + 10, name: name))
        name = ""
        isTyping = true
    }
}

// MARK: A calculator

struct Calculator: View {
    @State private var shown = "0"

    var body: some View {
        VStack {
            Text("= \(shown)").font(.largeTitle)
            HStack {
                ForEach(1..<5) { digit in
                    Button("\(digit)") { press("\(digit)") }
                        .keyboardShortcut(KeyEquivalent(Character("\(digit)")), modifiers: [])
                        .buttonStyle(Growing())
                }
            }
            Button("Clear") { shown = "0" }.keyboardShortcut(.escape, modifiers: [])
            Button("Double") { shown = "\((Int(shown) ?? 0) * 2)" }.keyboardShortcut(.return, modifiers: [])
        }
    }

    private func press(_ digit: String) { shown = shown == "0" ? digit : shown + digit }

    private struct Growing: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.frame(width: 60, height: 60).background(.teal.opacity(0.3), in: Circle())
                .scaleEffect(configuration.isPressed ? 1.2 : 1).animation(.spring, value: configuration.isPressed)
        }
    }
}

// MARK: Gestures

struct Touches: View {
    @State private var said = "nothing"
    @State private var zoom = 1.0
    @State private var turn = Angle.zero
    @State private var way = CGSize.zero
    @State private var isOver = false

    var body: some View {
        VStack(spacing: 12) {
            Text(said)
            Text(numbers)
            Text(isOver ? "over" : "away")
            tile("Double").onTapGesture(count: 2) { said = "double" }.onTapGesture { said = "single" }
            tile("Long").onLongPressGesture { said = "long" }
            tile("Drag").offset(way)
                .gesture(DragGesture().onChanged { way = $0.translation }.onEnded { _ in said = "dropped" })
            tile("Hover").onHover { isOver = $0 }
            tile("Menu").contextMenu { Button("First") { said = "first" } }
            tile("Pinch").frame(height: 160)
                .gesture(
                    MagnifyGesture().onChanged { zoom = $0.magnification }
                        .simultaneously(with: RotateGesture().onChanged { turn = $0.rotation }))
        }
        .frame(width: 320)
    }

    private var numbers: String { String(format: "zoom %.1f turn %.0f", zoom, turn.degrees) }
    private func tile(_ name: String) -> some View {
        Text(name).frame(width: 200, height: 44).background(.orange.opacity(0.3)).contentShape(Rectangle())
    }
}

// MARK: What lies over the screen

struct Dialogs: View {
    @State private var said = "nothing"
    @State private var name = ""
    @State private var shown = ""

    private func isShown(_ which: String) -> Binding<Bool> {
        Binding(get: { shown == which }, set: { shown = $0 ? which : "" })
    }

    var body: some View {
        VStack(spacing: 12) {
            Text(said)
            ForEach(["Alert", "Choice", "Half", "Cover", "Popover"], id: \.self) { which in
                Button("Show " + which) { shown = which }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .alert("Who?", isPresented: isShown("Alert")) {
            TextField("Name", text: $name)
            Button("Save") { said = "saved " + name }
            Button("Cancel", role: .cancel) {}
        }
        .confirmationDialog("Which?", isPresented: isShown("Choice"), titleVisibility: .visible) {
            Button("One") { said = "one" }
            Button("Two") { said = "two" }
        }
        .sheet(isPresented: isShown("Half"), onDismiss: { said = "dismissed" }) {
            VStack {
                GeometryReader { Text($0.size.height > 500 ? "tall" : "low") }
                Text("Half a sheet")
            }
            .presentationDetents([.medium, .large])
        }
        .fullScreenCover(isPresented: isShown("Cover")) { Button("Leave") { shown = "" } }
        .popover(isPresented: isShown("Popover")) { Text("In a popover").padding() }
    }
}

// MARK: Searching

struct Searching: View {
    @State private var query = ""
    @State private var scope = "All"

    private var found: [String] {
        ["Apple", "Apricot", "Beet", "Carrot"].filter {
            (query.isEmpty || $0.localizedCaseInsensitiveContains(query)) && (scope == "All" || $0.hasPrefix("A"))
        }
    }

    var body: some View {
        NavigationStack {
            List(found, id: \.self) { name in NavigationLink(name) { Text("About " + name) } }
                .navigationTitle("Plants")
                .searchable(text: $query)
                .searchScopes($scope) {
                    Text("All").tag("All")
                    Text("Fruit").tag("Fruit")
                }
        }
    }
}

// MARK: Keys

struct Playing: View {
    @State private var said = "nothing"
    @State private var place = CGPoint(x: 2, y: 2)
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            Text(said)
            Text("at \(Int(place.x)) \(Int(place.y)) \(isFocused ? "focused" : "idle")")
            Canvas { context, _ in
                context.fill(
                    Path(CGRect(x: place.x * 20, y: place.y * 20, width: 20, height: 20)), with: .color(.green))
            }
            .frame(width: 200, height: 200).background(.black)
            .accessibilityLabel("Board")
            .focusable().focused($isFocused)
            .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
                switch press.key {
                case .upArrow: place.y -= 1
                case .downArrow: place.y += 1
                case .leftArrow: place.x -= 1
                default: place.x += 1
                }
                return .handled
            }
            .onKeyPress(.space) {
                said = "space"; return .handled
            }
            .onKeyPress(characters: .letters) {
                said = "letter " + $0.characters; return .handled
            }
        }
    }
}

// MARK: Wheels, pages and days

struct Choosing: View {
    @State private var part = "Day"
    @State private var hour = 3
    @State private var page = 0
    @State private var count = 1

    var body: some View {
        VStack {
            Text("\(part) \(hour) \(page) \(count)")
            Picker("Part", selection: $part) { ForEach(["Day", "Night"], id: \.self) { Text($0) } }.pickerStyle(
                .segmented)
            Picker("Hour", selection: $hour) { ForEach(0..<12) { Text("\($0) h") } }.pickerStyle(.wheel).frame(
                height: 120)
            Stepper("Count", value: $count)
            TabView(selection: $page) {
                ForEach(0..<3) {
                    Text("Page \($0)").frame(maxWidth: .infinity, maxHeight: .infinity).background(.yellow).tag($0)
                }
            }
            .tabViewStyle(.page).frame(height: 160)
        }
        .frame(width: 320)
    }
}

// MARK: Titles and ways back

struct Titles: View {
    var body: some View {
        NavigationStack {
            List(0..<40, id: \.self) { row in NavigationLink("Line \(row)") { Text("Screen of \(row)") } }
                .navigationTitle("Headline")
        }
    }
}

#Preview("Chores") { Chores() }
#Preview("Calculator") { Calculator() }
#Preview("Touches") { Touches() }
#Preview("Dialogs") { Dialogs() }
#Preview("Searching") { Searching() }
#Preview("Playing") { Playing() }
#Preview("Choosing") { Choosing() }
#Preview("Titles") { Titles() }
