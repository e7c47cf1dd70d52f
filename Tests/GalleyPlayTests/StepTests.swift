import Galley
import GalleyPlay
import GalleyProtocol
import Testing

/// What each step does, and why some cannot be done.
@MainActor @Suite("Steps")
struct StepTests {
    struct Moving: View {
        @State private var isFar = false
        @State private var presses = 0
        @State private var place = CGSize.zero
        @State private var opened = "nothing"

        var body: some View {
            VStack {
                Button("Go") { withAnimation(.linear(duration: 2)) { isFar.toggle() } }
                Color.red.frame(width: 40, height: 40).offset(x: isFar ? 100 : 0)
                Text("Presses: \(presses)").onTapGesture(count: 2) { presses += 1 }.onLongPressGesture { presses += 10 }
                Color.blue.frame(width: 50, height: 50).accessibilityIdentifier("knob")
                    .gesture(DragGesture().onChanged { place = $0.translation })
                Text("Moved by \(Int(place.width)), \(Int(place.height))")
                Text("Opened \(opened)").onOpenURL { opened = $0.absoluteString }
            }
        }
    }

    /// Pickers of each kind, below a bar of tabs.
    struct Choosing: View {
        @State private var menu = "b"
        @State private var segment = "b"
        @State private var row = "b"

        var body: some View {
            TabView {
                Tab("Home", systemImage: "house") {
                    Form {
                        Picker("Menu", selection: $menu) { options }
                        Picker("Segments", selection: $segment) { options }.pickerStyle(.segmented)
                        Picker("Rows", selection: $row) { options }.pickerStyle(.inline)
                        Picker("Link", selection: $row) { options }.pickerStyle(.navigationLink)
                    }
                }
                Tab("Mail", systemImage: "envelope") { Text("None") }
            }
        }

        private var options: some View { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }
    }

    /// As VoiceOver reads them: a picker by its label and the chosen option, options and tabs by whether they are selected
    /// (`UIAccessibilityTraits.selected`).
    @Test("Pickers have values, their options and tabs are selected or not") func choosing() throws {
        let stage = Stage(Choosing())
        let tree = try #require(try stage.play("tree").first?.tree)
        func flat(_ element: PlayElement) -> [PlayElement] { [element] + element.children.flatMap(flat) }
        let elements = tree.flatMap(flat)
        let pickers = elements.filter { $0.role == "picker" }
        #expect(pickers.map(\.label) == ["Menu", "Segments", "Link"])
        #expect(pickers.map(\.value) == ["b", "b", "b"])
        #expect(pickers.map { $0.children.map(\.label) } == [[], ["a", "b", "c"], []])
        #expect(pickers[1].children.map(\.isSelected) == [false, true, false])
        let rows = elements.filter { $0.role == "button" }.suffix(3)
        #expect(rows.map(\.label) == ["a", "b", "c"] && rows.map(\.isSelected) == [false, true, false])
        let tabs = elements.filter { $0.role == "tab" }
        #expect(tabs.map(\.label) == ["Home", "Mail"] && tabs.map(\.isSelected) == [true, false])
        try stage.succeed(
            """
            expect 'Segments' = 'b'; tap 'c'[1]; expect 'Segments' = 'c'; expect 'Menu' = 'b'
            expect tab:'Home' selected; expect button:'Mail' unselected
            tap 'Mail'; expect 'Mail' selected; expect 'Home' unselected; expect 'None'
            """)
        #expect(
            try stage.failure("expect 'Home' selected")
                == .init(
                    .notAsExpected, "tab “Home” is not selected",
                    stage.failure("expect 'Home' selected")?.candidates ?? []))
        let changes = try #require(try stage.play("tap 'Home'").last?.changes)
        let changed = changes.filter { $0.kind == .changed }.map { "\($0.element.name) \($0.element.isSelected)" }
        #expect(changed == ["tab “Home” true", "tab “Mail” false"])
    }

    struct Same: View {
        @State private var chosen = "none"

        var body: some View {
            VStack {
                Text("Chosen: \(chosen)")
                Button("Pick") { chosen = "first" }
                Button("Pick") { chosen = "second" }.accessibilityIdentifier("second")
                Button("Locked") {}.disabled(true)
                Text("Plain")
                Button("Under") {}.overlay(Color.red.onTapGesture {})
            }
        }
    }

    @Test("Time stands still until a step moves it") func time() throws {
        let answers = try Stage(Moving()).play("tap 'Go'; wait 0.5; wait; tree")
        #expect(answers.map(\.failure) == [nil, nil, nil, nil])
        #expect(answers.map(\.time) == [0, 0.5, 2, 2])
        #expect(answers.map(\.movesFor) == [2, 1.5, nil, nil])
        #expect(answers[2].message == "nothing moves after 1.5 seconds")
        #expect(answers.map(\.changesPictureOnly) == [false, true, true, false])
    }

    @Test("Fingers tap twice, press long and drag") func fingers() throws {
        let stage = Stage(Moving())
        try stage.succeed(
            """
            double-tap ~'Presses'; expect 'Presses: 1'; long-press ~'Presses'; expect 'Presses: 11'
            drag id:knob by 30,-20; expect 'Moved by 30, -20'
            open 'app://item/2'; expect 'Opened app://item/2'
            """)
        let time = try #require(try stage.play("tree").last?.time)
        #expect(abs(time - 0.9) < 1e-9)
    }

    @Test("Several views of one name are candidates, unless one is meant") func ambiguous() throws {
        let failure = try #require(try Stage(Same()).failure("tap 'Pick'"))
        #expect(failure.code == .ambiguous)
        #expect(failure.message == "2 views are called 'Pick'; write 'Pick'[1] to 'Pick'[2], an identifier or a role")
        #expect(failure.candidates.map(\.identifier) == [nil, "second"])
        try Stage(Same()).succeed("tap 'Pick'[2]; expect 'Chosen: second'; tap 'Pick'[1]; expect 'Chosen: first'")
        try Stage(Same()).succeed("tap id:second; expect 'Chosen: second'; tap second; expect 2 'Pick'")
        #expect(try Stage(Same()).failure("tap 'Pick'[3]")?.code == .notFound)
    }

    @Test(
        "What cannot be done is told, and why",
        arguments: [
            ("tap 'Locked'", PlayFault.disabled, "button “Locked” is disabled"),
            ("tap 'Plain'", .inert, "text “Plain” takes no finger, and no control around it does"),
            ("tap 'None'", .notFound, "no view is called 'None'"),
            ("tap 'Under'", .covered, "button “Under” cannot be reached at"),
            ("tap 500,10", .outOfSight, "500,10 is not in the window, which is 393x852"),
            ("type 'a'", .noFocus, "nothing has the focus"), ("type 'a' into 'Pick'[1]", .noFocus, "takes no text"),
            ("scroll down", .inert, "nothing here scrolls down"),
            ("wait 'None' 0.1", .tooLate, "after 0.1 seconds no view is called 'None'"),
            ("expect 'None'", .notAsExpected, "no view is called 'None'"),
            ("expect no 'Plain'", .notAsExpected, "'Plain' is there"),
            ("expect 3 'Pick'", .notAsExpected, "there are 2 of 'Pick', not 3"),
            ("expect 'Locked' enabled", .notAsExpected, "button “Locked” is disabled"),
            ("expect 'Plain' = 'x'", .notAsExpected, "text “Plain” is without a value, not 'x'"),
            ("expect 10,10", .wrongValue, "a point is no view"),
        ])
    func refused(script: String, code: PlayFault, message: String) throws {
        let failure = try #require(try Stage(Same()).failure(script))
        #expect(failure.code == code)
        #expect(failure.message.contains(message), "\(failure.message)")
    }

    @Test("A tap that does nothing changes nothing; one that does says what") func changes() throws {
        let stage = Stage(Same())
        let first = try #require(try stage.play("tap 'Pick'[1]").first)
        #expect(first.message?.hasPrefix("tapped button “Pick” at ") == true)
        #expect(first.changes.map(\.kind) == [.changed])
        #expect(first.changes.first?.before?.label == "Chosen: none")
        #expect(first.changes.first?.element.label == "Chosen: first")
        let second = try #require(try stage.play("tap 'Pick'[1]").first)
        #expect(second.changes.isEmpty && !second.changesPictureOnly)
    }

    @Test("What lies far below is scrolled to; what is nowhere leaves all as it was") func far() throws {
        struct Rows: View {
            @State private var chosen = 0

            var body: some View {
                VStack {
                    Text("Chosen: \(chosen)")
                    ScrollView {
                        LazyVStack {
                            ForEach(0..<200) { row in
                                Button("Row \(row)") { chosen = row }.frame(height: 40)
                            }
                        }
                    }
                }
            }
        }
        let stage = Stage(Rows())
        try stage.succeed("tap 'Row 150'; expect 'Chosen: 150'; tap 'Row 3'; expect 'Chosen: 3'")
        let before = try stage.play("scroll down 1000; tree").last?.tree
        #expect(before?.contains { $0.children.contains { $0.label == "Row 25" } } == true)
        #expect(try stage.failure("tap 'Row 200'")?.code == .notFound)
        #expect(try stage.play("tree").last?.tree == before)
        let scrolled = try stage.play("scroll down 80; scroll up 1000000; scroll up")
        #expect(scrolled.first?.message == "scrolled down by 80")
        #expect(scrolled.last?.message == "nothing further lies up")
    }
}
