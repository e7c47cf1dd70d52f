import Foundation
import Galley
import GalleyTestSupport
import Testing

/// What becomes of the focus where the view that has it, or asks for it, cannot have it. Apple's documentation of `FocusState.wrappedValue`:
/// when focus is not in any view that is bound to the state, the value is nil, or false; of `focused(_:equals:)`: when focus leaves the view,
/// the bound value becomes nil; of `disabled(_:)`: people cannot interact with the view. That the focus stays where it is while a disabled view
/// asks for it is `UIResponder.becomeFirstResponder()`'s way: it returns false, and nothing resigns (rules.md §18.11).
@MainActor @Suite("Focus that cannot be kept") struct FocusLeavesTests {
    private enum Place: Hashable { case first, second }

    private struct Form: View {
        var log: (String) -> Void = { _ in }
        @FocusState private var place: Place?
        @FocusState private var isSecond: Bool
        @State private var texts = ["a", "b"]
        @State private var hasSecond = true
        @State private var isLocked = false
        @State private var isSheet = false
        var body: some View {
            VStack {
                TextField("First", text: $texts[0]).focused($place, equals: .first)
                if hasSecond {
                    TextField("Second", text: $texts[1], onEditingChanged: { log("editing \($0)") })
                        .focused($place, equals: .second).focused($isSecond).disabled(isLocked)
                }
                Text(verbatim: "[\(place.map { "\($0)" } ?? "none") \(isSecond) \(texts[1])]")
                Button("Ask first") { place = .first }
                Button("Ask second") { place = .second }
                Button("Is second") { isSecond = true }
                Button("Show or hide") { hasSecond.toggle() }
                Button("Lock") { isLocked.toggle() }
                Button("Unlock and ask") {
                    isLocked = false
                    place = .second
                }
                Button("Sheet") { isSheet = true }
            }
            .sheet(isPresented: $isSheet) { Button("Close") { isSheet = false } }
        }
    }

    private func host(_ log: @escaping (String) -> Void = { _ in }) -> ViewHost {
        ViewHost(Form(log: log), size: CGSize(width: 390, height: 844))
    }

    private func told(_ host: ViewHost) -> String {
        host.viewTree().flatMap(\.all).compactMap(\.label).first { $0.hasPrefix("[") } ?? ""
    }

    @Test("A view that goes takes its focus with it, and comes back without") func gone() {
        let host = host()
        host.tap("Ask second")
        #expect(told(host) == "[second true b]")
        host.tap("Show or hide")
        #expect(told(host) == "[none false b]" && host.focusedView == nil)
        host.tap("Show or hide")
        #expect(told(host) == "[none false b]" && host.focusedView == nil)
        host.tap("Is second")
        #expect(told(host) == "[second true b]")
        host.send(.text("!"))
        #expect(told(host) == "[second true b!]")
    }

    @Test("Another view that takes the focus in the same moment has it") func replaced() {
        struct Two: View {
            @FocusState private var isFirst: Bool
            @FocusState private var isSecond: Bool
            @State private var hasFirst = true
            var body: some View {
                VStack {
                    if hasFirst { Text(verbatim: "one").focusable().focused($isFirst) }
                    Text(verbatim: "two").focusable().focused($isSecond)
                    Text(verbatim: "[\(isFirst) \(isSecond)]")
                    Button("First") { isFirst = true }
                    Button("Second") {
                        hasFirst = false
                        isSecond = true
                    }
                }
            }
        }
        let host = ViewHost(Two(), size: CGSize(width: 300, height: 300))
        host.tap("First")
        #expect(told(host) == "[true false]")
        host.tap("Second")
        #expect(told(host) == "[false true]")
    }

    @Test("A field under a sheet has lost the focus, and takes it again afterwards") func covered() {
        let host = host()
        host.tap("Ask first")
        #expect(told(host) == "[first false b]")
        host.tap("Sheet")
        host.advance(by: 2)
        #expect(host.focusedView == nil)
        host.tap("Close")
        host.advance(by: 2)
        #expect(told(host) == "[none false b]" && host.boxes(Self.accent).filter { $0.width < 4 }.isEmpty)
        host.tap("Ask first")
        #expect(told(host) == "[first false b]" && host.boxes(Self.accent).filter { $0.width < 4 }.count == 1)
    }

    /// The blue of iOS 26 (rules.md §16.2), in which carets are drawn.
    private static let accent = ResolvedColor(red: 0, green: 136 / 255, blue: 1)

    @Test("A row that goes is not asked for its text, which went before it") func rows() {
        struct Rows: View {
            @State private var names = ["a", "b"]
            @FocusState private var row: Int?
            var body: some View {
                VStack {
                    ForEach(Array(names.indices), id: \.self) { index in
                        TextField("Name \(index)", text: $names[index], onEditingChanged: { _ in names[index] += "" })
                            .focused($row, equals: index)
                    }
                    Text(verbatim: "[\(row.map { "\($0)" } ?? "none")]")
                    Button("Ask") { row = 1 }
                    Button("Remove") { names.removeLast() }
                }
            }
        }
        let host = ViewHost(Rows(), size: CGSize(width: 300, height: 300))
        host.tap("Ask")
        #expect(told(host) == "[1]")
        host.tap("Remove")
        #expect(told(host) == "[none]")
    }

    @Test("A disabled view does not get the focus that is sent to it: the value says where it is") func disabled() {
        let host = host()
        host.tap("Lock")
        host.tap("Ask second")
        #expect(told(host) == "[none false b]" && host.focusedView == nil)
        host.tap("Is second")
        #expect(told(host) == "[none false b]" && host.focusedView == nil)
        host.tap("Ask first")
        let first = host.focusedView
        #expect(first != nil)
        host.tap("Ask second")
        #expect(told(host) == "[first false b]" && host.focusedView == first)
        // It was asked for then, not for later.
        host.tap("Lock")
        #expect(told(host) == "[first false b]" && host.focusedView == first)
        host.tap("Lock")
        host.tap("Unlock and ask")
        #expect(told(host) == "[second true b]")
    }

    @Test("A view that becomes disabled loses the focus; nothing is typed into it") func locked() {
        var log: [String] = []
        let host = host { log.append($0) }
        host.tap("Ask second")
        host.tap("Lock")
        #expect(told(host) == "[none false b]" && host.focusedView == nil && log == ["editing true", "editing false"])
        host.send(.text("!"))
        #expect(told(host) == "[none false b]")
    }

    @Test("Of two views of one name the one that can be used gets the focus") func usable() {
        struct Two: View {
            @FocusState private var isFocused: Bool
            @State private var texts = ["", ""]
            var body: some View {
                VStack {
                    VStack {
                        TextField("Locked", text: $texts[0]).disabled(true)
                        TextField("Open", text: $texts[1])
                    }
                    .focused($isFocused)
                    Text(verbatim: "[\(isFocused) \(texts)]")
                    Button("Ask") { isFocused = true }
                }
            }
        }
        let host = ViewHost(Two(), size: CGSize(width: 300, height: 300))
        host.tap("Ask")
        host.send(.text("x"))
        #expect(told(host) == #"[true ["", "x"]]"#)
    }

    @Test("A field that a dark appearance takes away loses the focus at once") func appearance() {
        struct Daylight: View {
            @Environment(\.colorScheme) private var scheme
            @FocusState private var isFocused: Bool
            @State private var text = ""
            var body: some View {
                VStack {
                    if scheme == .light { TextField("Name", text: $text).focused($isFocused) }
                    Text(verbatim: "[\(isFocused)]")
                }
            }
        }
        let host = ViewHost(Daylight(), size: CGSize(width: 300, height: 300))
        host.tap("Name")
        #expect(told(host) == "[true]" && host.focusedView != nil)
        host.change { $0.colorScheme = .dark }
        #expect(told(host) == "[false]" && host.focusedView == nil)
    }

    @Test("The return key sends a field off also where the next one cannot be used") func submitted() {
        struct Two: View {
            @FocusState private var place: Place?
            @State private var texts = ["", ""]
            var body: some View {
                VStack {
                    TextField("First", text: $texts[0]).focused($place, equals: .first).onSubmit { place = .second }
                    TextField("Second", text: $texts[1]).focused($place, equals: .second).disabled(true)
                    Text(verbatim: "[\(place.map { "\($0)" } ?? "none")]")
                }
            }
        }
        let host = ViewHost(Two(), size: CGSize(width: 300, height: 300))
        host.tap("First")
        #expect(told(host) == "[first]")
        host.send(.key(.return))
        #expect(told(host) == "[none]" && host.focusedView == nil)
    }
}
