import SwiftUI

// What Scripts/preview_writing.py uses as people do: texts, movement, pickers, what is shared, and keys.

// MARK: Texts

struct Writing: View {
    @State private var line = "one two three"
    @State private var notes = "First\nSecond"
    @State private var said = "nothing"

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Line", text: $line).onSubmit { said = "sent " + line }
            Text("line “\(line)”")
            TextEditor(text: $notes).frame(height: 90).accessibilityLabel("Notes")
            Text("notes “\(notes.replacing("\n", with: "/"))”")
            Text("said \(said)")
            Text("These words can be selected").textSelection(.enabled)
        }
        .textFieldStyle(.roundedBorder)
        .padding()
        .frame(width: 340)
    }
}

// MARK: What comes, goes and moves

struct Changes: View {
    @State private var numbers = Array(1...4)
    @State private var isOpen = false
    @State private var isBig = false
    @Namespace private var space

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Button("Insert") { withAnimation(.linear(duration: 0.6)) { numbers.append((numbers.max() ?? 0) + 1) } }
                Button("Remove") { withAnimation(.linear(duration: 0.6)) { _ = numbers.removeFirst() } }
                Button("Turn") { withAnimation(.linear(duration: 0.6)) { numbers.reverse() } }
                Button("Open") { withAnimation(.linear(duration: 0.6)) { isOpen.toggle() } }
                Button("Grow") { withAnimation(.spring) { isBig.toggle() } }
            }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
                ForEach(numbers, id: \.self) { number in
                    Text("No \(number)").frame(width: 60, height: 40).background(.teal.opacity(0.3))
                        .matchedGeometryEffect(id: number, in: space).transition(.scale)
                }
            }
            .frame(height: 100)
            if isOpen {
                Text("Opened").frame(width: 200, height: 80).background(.orange.opacity(0.3)).transition(
                    .move(edge: .bottom))
            }
            Text("Big").scaleEffect(isBig ? 2 : 1)
            Spacer()
        }
        .frame(width: 340, height: 420)
    }
}

// MARK: Pickers

struct Pickers: View {
    @State private var day = Date(timeIntervalSince1970: 1_700_000_000)
    @State private var part = "a"
    @State private var size = "S"
    @State private var color = "red"
    @State private var said = "nothing"
    private let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    var body: some View {
        VStack(spacing: 10) {
            Text("day \(calendar.component(.day, from: day)) \(part) \(size) \(color) \(said)")
            Picker("Part", selection: $part) { ForEach(["a", "b"], id: \.self) { Text($0) } }.pickerStyle(.segmented)
            Picker("Size", selection: $size) { ForEach(["S", "M"], id: \.self) { Text($0) } }.pickerStyle(.menu)
            DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(.graphical)
            Picker("Color", selection: $color) { ForEach(["red", "blue"], id: \.self) { Text($0) } }.pickerStyle(
                .inline)
            Menu("More") {
                Button("Do it") { said = "done" }
                Section("Others") { Button("Remove", role: .destructive) { said = "removed" } }
            }
        }
        .environment(\.calendar, calendar).environment(\.timeZone, .gmt)
        .frame(width: 340)
    }
}

// MARK: What many views share

@Observable private final class Store {
    var count = 0
    var names = ["Ada"]
}

struct Sharing: View {
    @State private var store = Store()
    @AppStorage("volume") private var volume = 1
    @SceneStorage("place") private var place = "none"
    @State private var changes = 0
    @Environment(\.dynamicTypeSize) private var type

    var body: some View {
        VStack(spacing: 10) {
            Text("changes \(changes), type \(type.isAccessibilitySize ? "huge" : "usual")")
            Plus().environment(store)
            Shown(store: store)
            Button("Add name") { store.names.append("Bob \(store.names.count)") }
            Text("stored \(volume) \(place)")
            Button("Louder") { volume += 1 }
            Button("Go") { place = "gone" }
            Direct(count: $store.count)
        }
        .onChange(of: store.count) { changes += 1 }
    }

    private struct Plus: View {
        @Environment(Store.self) private var store
        var body: some View { Button("Plus") { store.count += 1 } }
    }
    private struct Shown: View {
        let store: Store
        var body: some View { Text("shared \(store.count), \(store.names.joined(separator: " and "))") }
    }
    private struct Direct: View {
        @Binding var count: Int
        @Environment(\.colorScheme) private var scheme
        var body: some View { Button("Double in \(scheme == .dark ? "dark" : "light")") { count *= 2 } }
    }
}

// MARK: Keys

struct Shortcuts: View {
    @State private var said = "nothing"
    @FocusState private var chosen: Int?

    var body: some View {
        VStack(spacing: 10) {
            Text("said \(said), chosen \(chosen ?? 0)")
            Button("Save") { said = "saved" }.keyboardShortcut("s")
            Button("Find") { said = "found" }.keyboardShortcut("f", modifiers: [.command, .shift])
            Button("Yes") { said = "yes" }.keyboardShortcut(.defaultAction)
            Button("No") { said = "no" }.keyboardShortcut(.cancelAction)
            HStack {
                ForEach(1..<4) { number in
                    Text("Box \(number)").padding().background(chosen == number ? .orange : .gray.opacity(0.2))
                        .focusable().focused($chosen, equals: number)
                        .onKeyPress(.return) {
                            said = "return \(number)"; return .handled
                        }
                }
            }
        }
        .frame(width: 340)
    }
}

#Preview("Writing") { Writing() }
#Preview("Changes") { Changes() }
#Preview("Pickers") { Pickers() }
#Preview("Sharing") { Sharing() }
#Preview("Shortcuts") { Shortcuts() }
