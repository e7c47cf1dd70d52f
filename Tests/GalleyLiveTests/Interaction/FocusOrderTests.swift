import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// Which view has the focus. Apple's documentation: the tab key moves it from view to view in reading order, with Shift back (Keyboards,
/// Human Interface Guidelines); a view that cannot be used takes none; `FocusState` follows it, and setting it moves it.
@MainActor @Suite("The way of the focus")
struct FocusOrderTests {
    private enum Place: Hashable { case first, second, third, gone }

    private struct Three: View {
        let log: (String) -> Void
        @FocusState private var place: Place?
        @FocusState private var isThird: Bool
        @State private var hasFourth = true
        var body: some View {
            VStack {
                Text(verbatim: "one").focusable().focused($place, equals: .first)
                Text(verbatim: "two").focusable().focused($place, equals: .second).disabled(true)
                Text(verbatim: "not").focusable(false)
                Text(verbatim: "three").focusable().focused($place, equals: .third).focused($isThird)
                if hasFourth { Text(verbatim: "four").focusable().focused($place, equals: .gone) }
                Text(verbatim: "[\(place.map { "\($0)" } ?? "none") \(isThird)]")
                Button("Ask") { place = .third }
                Button("None") { place = nil }
                Button("Not third") { isThird = false }
                Button("Take away") { hasFourth = false }
            }
        }
    }

    private func host() -> ViewHost { ViewHost(Three { _ in }, size: CGSize(width: 300, height: 500)) }

    private func focused(_ host: ViewHost) -> String {
        host.viewTree().flatMap(\.all).compactMap(\.label).first { $0.hasPrefix("[") } ?? ""
    }

    @Test("From view to view, past those that take none, and around") func steps() {
        let host = host()
        #expect(host.focusedView == nil && focused(host) == "[none false]")
        var found: [String] = []
        for event in [ViewEvent.focusNext, .focusNext, .focusNext, .focusNext, .focusPrevious, .focusPrevious] {
            host.send(event)
            found.append(focused(host))
        }
        let (first, third, last) = ("[first false]", "[third true]", "[gone false]")
        #expect(found == [first, third, last, first, last, third])
        host.send(.key(.tab))
        host.send(.key(.tab, .shift))
        #expect(focused(host) == third)
        let back = self.host()
        back.send(.focusPrevious)
        #expect(focused(back) == last)
    }

    @Test("It goes where it is sent, once; what is set to nothing, and what is gone, loses it") func sent() {
        let host = host()
        host.tap("Ask")
        #expect(focused(host) == "[third true]" && host.focusedView != nil)
        host.tap("Not third")
        #expect(focused(host) == "[none false]" && host.focusedView == nil)
        host.tap("Ask")
        host.tap("None")
        #expect(focused(host) == "[none false]" && host.focusedView == nil)
        host.send(.focusPrevious)
        #expect(focused(host) == "[gone false]")
        host.tap("Take away")
        #expect(focused(host) == "[none false]" && host.focusedView == nil)
        host.send(.focusPrevious)
        #expect(focused(host) == "[third true]")
        host.tap("None")
        host.send(.focusNext)
        #expect(focused(host) == "[first false]")
    }

    private struct Fields: View {
        let log: (String) -> Void
        @State private var name = "Ada"
        @State private var note = "x"
        @State private var locked = "shut"
        var body: some View {
            VStack {
                TextField("Name", text: $name, onEditingChanged: { log("editing \($0)") }, onCommit: { log("commit") })
                    .onSubmit { log("inner") }
                    .onSubmit(of: .search) { log("never") }
                TextEditor(text: $note).frame(height: 60)
                TextField("Locked", text: $locked).disabled(true)
                Text(verbatim: "[\(name)|\(note)|\(locked)]")
            }
            .onSubmit { log("outer") }
        }
    }

    @Test("A field is told that it is edited, and what is sent off, from the inside out") func fields() {
        var log: [String] = []
        let host = ViewHost(Fields { log.append($0) }, size: CGSize(width: 300, height: 300))
        host.send(.focusNext)
        #expect(log == ["editing true"])
        host.send(.text("m\n"))
        #expect(log == ["editing true", "commit", "inner", "outer", "editing false"] && host.focusedView == nil)
        #expect(focused(host) == "[Adam|x|shut]")
        host.send(.focusNext)
        host.send(.focusNext)
        #expect(log.suffix(2) == ["editing true", "editing false"])
        // In an editor the key makes a line.
        host.send(.text("y\nz"))
        host.send(.key(.return))
        host.send(.key("w"))
        #expect(focused(host) == "[Adam|xy\nz\nw|shut]" && log.count == 7)
        host.send(.focusNext)
        #expect(log.last == "editing true")
        host.send(.key(.return, .command))
        host.send(.key(.end))
        host.send(.key("a", .command))
        host.send(.text("Eve"))
        #expect(focused(host) == "[Eve|xy\nz\nw|shut]" && log.count == 8)
    }

    private func places(_ host: ViewHost) -> [FocusPlace] { host.core.tree.focusPlaces() }

    @Test("A page gives the focus, edits and selects in the field that it names; what cannot be used stays") func page()
        throws
    {
        var log: [String] = []
        let host = ViewHost(Fields { log.append($0) }, size: CGSize(width: 300, height: 300))
        let ids = places(host).map(\.key.high)
        try #require(ids.count == 3 && places(host).map(\.isEnabled) == [true, true, false])
        host.edit(ids[0], TextEdit(start: 0, removed: 1, inserted: "I"))
        host.edit(ids[2], TextEdit(start: 0, removed: 1, inserted: "I"))
        host.edit(1, TextEdit(start: 0, removed: 1, inserted: "I"))
        #expect(focused(host) == "[Ida|x|shut]" && log.isEmpty && host.focusedView == nil)
        host.focus(on: ids[1])
        #expect(host.focusedView == ids[1])
        host.focus(on: ids[2])
        host.focus(on: 1)
        #expect(host.focusedView == ids[1])
        host.focus(on: ids[0])
        #expect(host.focusedView == ids[0] && log == ["editing true"])
        host.select(ids[0], 1..<3)
        let text = try #require(places(host)[0].target.text)
        #expect(text.editing.selectedUnits(of: "Ida") == 1..<3 && text.field == nil && !text.hasLines)
        host.send(.text("an"))
        #expect(focused(host) == "[Ian|x|shut]")
        host.focus(on: nil)
        #expect(host.focusedView == nil && log == ["editing true", "editing false"])
    }

    @Test("A page that draws fields knows their text, what is selected, and what is said of it") func appearance()
        throws
    {
        struct Page: View {
            @State private var name = "Ada"
            @State private var secret = "🙂b"
            var body: some View {
                VStack {
                    TextField("Name", text: $name, prompt: Text(verbatim: "Hint")).keyboardType(.emailAddress)
                        .autocorrectionDisabled().submitLabel(.go)
                    SecureField("Secret", text: $secret).disableAutocorrection(nil)
                    TextField("Lines", text: $name, axis: .vertical).disableAutocorrection(true)
                    TextEditor(text: $name).autocapitalization(.words)
                }
                .environment(\.pageDrawsFields, true)
            }
        }
        let host = ViewHost(Page(), size: CGSize(width: 300, height: 400))
        host.focus(on: places(host)[1].key.high)
        let fields = try places(host).map { try #require($0.target.text?.field) }
        // A smiling face is two of a browser's units, and so two bullets.
        #expect(fields.map(\.text) == ["Ada", "•••", "Ada", "Ada"])
        #expect(fields.map(\.selection) == [nil, 3..<3, nil, nil])
        #expect(fields.map(\.appearance.isSecure) == [false, true, false, false])
        #expect(fields.map(\.appearance.isTall) == [false, false, true, true])
        #expect(fields.map(\.hasLines) == [false, false, false, true] && fields[0].appearance.prompt == "Hint")
        let traits = fields.map(\.appearance.traits)
        #expect(traits.map(\.isCorrected) == [false, true, false, true] && TextInputTraits().isCorrected)
        #expect(traits.map(\.submitLabel) == ["go", nil, nil, nil] && traits[0].keyboard == .emailAddress)
        #expect(traits.map(\.capitals) == [nil, nil, nil, "words"])
    }
}
