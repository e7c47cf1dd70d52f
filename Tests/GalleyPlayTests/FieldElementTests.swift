import Foundation
import Galley
import GalleyLive
import GalleyPlay
import GalleyProtocol
import Testing

/// Fields that a page lays its own over. What HTML's attributes are called is in the HTML standard: the sections on the attributes `inputmode`,
/// `enterkeyhint` and `autocomplete`; Apple's documentation of `TextField(value:format:)`: editing updates the value as long as
/// the format can parse the text.
@MainActor @Suite("Fields of a page")
struct FieldElementTests {
    private struct Form: View {
        let log: (String) -> Void
        @State private var name = "Ada"
        @State private var code = ""
        @State private var amount = 5.0
        @State private var secret = ""
        @FocusState private var focus: String?
        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($focus, equals: "name").submitLabel(.next)
                    .textContentType(.givenName).textInputAutocapitalization(.words)
                TextField("Code", text: $code).focused($focus, equals: "code").keyboardType(.numberPad)
                    .autocorrectionDisabled()
                    .onChange(of: code) { code = String(code.uppercased().prefix(5)) }
                TextField("Amount", value: $amount, format: .number).focused($focus, equals: "amount")
                SecureField("Secret", text: $secret)
                TextEditor(text: $name).frame(height: 60).accessibilityLabel("Notes")
                Text(verbatim: "[\(name)] [\(code)] [\(amount)] [\(secret)]")
                Text(verbatim: "focus \(focus ?? "none")")
                Button("To code") { focus = "code" }
            }
            .onSubmit { focus = focus == "name" ? "code" : nil }
        }
    }

    private func host(_ view: some View) -> ViewHost {
        ViewHost(view.environment(\.pageDrawsFields, true), size: CGSize(width: 320, height: 500))
    }

    private func elements(_ host: ViewHost) -> [LivePicture.Element] {
        LiveElements.all(in: host.viewTree(), focused: host.focusedView)
    }

    private func element(_ name: String, _ host: ViewHost) throws -> LivePicture.Element {
        try #require(elements(host).first { $0.label.hasPrefix(name) })
    }

    private func id(_ name: String, _ host: ViewHost) throws -> UInt64 {
        try #require(LiveElements.view(named: element(name, host).id))
    }

    private func texts(_ host: ViewHost) -> [String] {
        host.viewTree().flatMap(\.all).compactMap(\.label).filter { $0.hasPrefix("[") || $0.hasPrefix("focus") }
    }

    @Test("What a field is for is told in HTML's words") func traits() throws {
        let host = host(Form { _ in })
        let name = try #require(try element("Name", host).field)
        #expect(name.text == "Ada" && name.prompt == "Name" && name.enterkeyhint == "next")
        #expect(name.autocomplete == "given-name" && name.autocapitalize == "words" && name.isUncorrected == nil)
        #expect(name.font.hasPrefix("400 17px/") && name.color == "rgb(0 0 0 / 1)" && name.selection == nil)
        let code = try #require(try element("Code", host).field)
        #expect(code.inputmode == "numeric" && code.isUncorrected == true && code.hasLines == nil)
        #expect(try #require(try element("Secret", host).field).isSecure == true)
        let editor = try element("Notes", host)
        let field = try #require(editor.field)
        #expect(field.hasLines == true && field.isTall == true)
        // 8 points above and below the text, 5 beside it (rules.md §18.2).
        let inner = [editor.frame[0] + 5, editor.frame[1] + 8, editor.frame[2] - 10, editor.frame[3] - 16]
        #expect(field.frame == inner.map { ($0 * 100).rounded() / 100 })
    }

    @Test("An edit counts in UTF-16's units, also without the focus; what an action makes of it is what the field says")
    func edits() throws {
        let host = host(Form { _ in })
        let name = try id("Name", host)
        host.edit(name, TextEdit(start: 3, removed: 0, inserted: " 👍🏽"))
        #expect(try element("Name", host).field?.text == "Ada 👍🏽")
        host.edit(name, TextEdit(start: 4, removed: 4, inserted: "é"))
        #expect(texts(host)[0] == "[Ada é] [] [5.0] []")
        let code = try id("Code", host)
        host.focus(on: code)
        host.edit(code, TextEdit(start: 0, removed: 0, inserted: "abcdefg", selection: 7..<7))
        let field = try #require(try element("Code", host).field)
        #expect(field.text == "ABCDE" && field.selection == [5, 5])
        // What came after a text that is another one by now.
        host.edit(code, TextEdit(start: 9, removed: 3, inserted: "x"))
        #expect(try element("Code", host).field?.text == "ABCDE")
    }

    @Test("What is typed stays while it is on the way to a value, and is the value's when it is left or sent off")
    func drafts() throws {
        let host = host(Form { _ in })
        let amount = try id("Amount", host)
        host.focus(on: amount)
        for (text, value) in [("1", "1.0"), ("1.", "1.0"), ("1.5", "1.5"), ("", "1.5"), ("x", "1.5"), ("2.", "2.0")] {
            let old = try #require(try element("Amount", host).field?.text)
            host.edit(amount, TextEdit(start: 0, removed: old.utf16.count, inserted: text))
            #expect(try element("Amount", host).field?.text == text)
            #expect(texts(host)[0] == "[Ada] [] [\(value)] []")
        }
        host.focus(on: nil)
        #expect(try element("Amount", host).field?.text == "2")
    }

    @Test("A secure text is told in bullets, and edited as what it is") func secure() throws {
        let host = host(Form { _ in })
        let secret = try id("Secret", host)
        host.edit(secret, TextEdit(start: 0, removed: 0, inserted: "abc"))
        host.edit(secret, TextEdit(start: 1, removed: 1, inserted: "X"))
        #expect(try element("Secret", host).field?.text == "•••")
        #expect(texts(host)[0].hasSuffix("[aXc]"))
    }

    /// HTML's `setSelectionRange` and `value` count UTF-16 units, of which 🙂 has two: a page that shows bullets edits them at their places.
    @Test("A bullet stands for each of the units that a page counts; pairs stay whole") func bullets() throws {
        let host = host(Form { _ in })
        let secret = try id("Secret", host)
        func edited(_ start: Int, _ removed: Int, _ inserted: String) throws -> String? {
            host.edit(secret, TextEdit(start: start, removed: removed, inserted: inserted))
            let text = try #require(try element("Secret", host).field?.text)
            #expect(text.allSatisfy { $0 == "•" })
            return texts(host)[0].split(separator: " ").last.map { "\(text.count) \($0)" }
        }
        #expect(try edited(0, 0, "🙂b") == "3 [🙂b]")
        #expect(try edited(3, 0, "c") == "4 [🙂bc]")
        #expect(try edited(2, 1, "") == "3 [🙂c]")
        // Between the two bullets of one face; then one of them goes.
        #expect(try edited(1, 0, "x") == "4 [x🙂c]")
        #expect(try edited(2, 1, "") == "2 [xc]")
        host.edit(secret, TextEdit(start: 1, removed: 0, inserted: "🙂"))
        #expect(try edited(0, 2, "y") == "2 [yc]")
    }

    @Test("The browser's focus is the view's, and the view's the browser's") func focus() throws {
        let host = host(Form { _ in })
        let drawn = { host.viewTree().flatMap(\.all).contains { $0.role == .text && $0.label == "Ada" } }
        #expect(texts(host)[1] == "focus none" && drawn())
        host.focus(on: try id("Name", host))
        #expect(texts(host)[1] == "focus name")
        #expect(try element("Name", host).isFocused == true && element("Code", host).isFocused == nil)
        host.send(.key(.return))
        #expect(texts(host)[1] == "focus code")
        #expect(try element("Code", host).isFocused == true && element("Name", host).isFocused == nil)
        host.focus(on: nil)
        #expect(texts(host)[1] == "focus none")
        host.activate(try id("To code", host))
        #expect(try element("Code", host).isFocused == true)
    }

    @Test("A view that takes the focus is an element, by the name of what is in it; who listens to keys says so")
    func focusable() throws {
        struct Game: View {
            @State private var text = ""
            var body: some View {
                VStack {
                    VStack {
                        Text(verbatim: "Score")
                        Text(verbatim: "3")
                    }
                    .focusable()
                    .onKeyPress { _ in .handled }
                    TextField("Word", text: $text).onKeyPress { _ in .ignored }
                    Button("Save") {}.keyboardShortcut("s")
                    Button("Left") {}.keyboardShortcut(.leftArrow, modifiers: [.shift, .command])
                }
            }
        }
        let host = host(Game())
        let score = try element("Score, 3", host)
        #expect(score.isFocusable == true && score.isFocused == nil && elements(host).count == 4)
        host.focus(on: try id("Score, 3", host))
        #expect(try element("Score, 3", host).isFocused == true)
        #expect(try element("Word", host).field?.listens == true)
        #expect(try element("Save", host).shortcut == "command+s")
        #expect(try element("Left", host).shortcut == "shift+command+ArrowLeft")
    }

    @Test("Arrow keys move sliders, steppers and pickers by steps, and not beyond their ends") func adjusting() throws {
        struct Values: View {
            @State private var level = 0.5
            @State private var stars = 2.0
            @State private var count = 2
            @State private var fruit = "Pear"
            var body: some View {
                VStack {
                    Slider(value: $level)
                    Slider(value: $stars, in: 0...5, step: 1)
                    Stepper("Count", value: $count, in: 0...3)
                    Picker("Fruit", selection: $fruit) {
                        ForEach(["Apple", "Pear", "Plum"], id: \.self) { Text($0) }
                    }
                    Text(verbatim: "[\((level * 100).rounded()) \(stars) \(count) \(fruit)]")
                }
            }
        }
        let host = host(Values())
        let found = elements(host).filter { ["slider", "stepper", "picker"].contains($0.role) }
        let ids = found.compactMap { LiveElements.view(named: $0.id) }
        #expect(found.map(\.role) == ["slider", "slider", "stepper", "picker"])
        for id in ids { #expect(host.adjust(id, by: 1)) }
        #expect(texts(host) == ["[60.0 3.0 3 Plum]"])
        for id in ids { host.adjust(id, by: 1) }
        #expect(texts(host) == ["[70.0 4.0 3 Plum]"])
        for id in ids { for _ in 0..<9 { host.adjust(id, by: -1) } }
        #expect(texts(host) == ["[0.0 0.0 0 Apple]"])
        #expect(!host.adjust(1, by: 1))
    }

    @Test("Escape leaves what lies on top: menus, sheets, and dialogs by their button that cancels") func escape() {
        struct Screens: View {
            @State private var sheet = false
            @State private var alert = false
            @State private var done = 0
            var body: some View {
                VStack {
                    Button("Sheet") { sheet = true }
                    Menu("Menu") { Button("Item") {} }
                    Text(verbatim: "[\(sheet) \(alert) \(done)]")
                }
                .sheet(isPresented: $sheet) {
                    Button("Ask") { alert = true }.alert("Sure?", isPresented: $alert) {
                        Button("Delete", role: .destructive) {}
                        Button("Keep", role: .cancel) { done += 1 }
                    }
                }
            }
        }
        let host = host(Screens())
        func tap(_ name: String) {
            guard let node = host.viewTree().flatMap(\.all).first(where: { $0.label == name }) else { return }
            host.activate(node.id)
            let point = CGPoint(x: node.frame.midX, y: node.frame.midY)
            host.send(.pointerDown(point))
            host.send(.pointerUp(point))
        }
        host.send(.key(.escape))
        tap("Menu")
        #expect(host.viewTree().flatMap(\.all).contains { $0.label == "Item" })
        host.send(.key(.escape))
        #expect(!host.viewTree().flatMap(\.all).contains { $0.label == "Item" })
        tap("Sheet")
        tap("Ask")
        #expect(texts(host) == ["[true true 0]"])
        host.send(.key(.escape))
        #expect(texts(host) == ["[true false 1]"])
        host.send(.key(.escape))
        #expect(texts(host) == ["[false false 1]"])
    }
}
