import Foundation
import Galley
import GalleyTestSupport

/// Scripts of controls that are used.
@MainActor enum ScriptedControls {
    static var all: [(String, () -> ToldScript)] {
        [
            ("typing", typing), ("secret and lines", fields),
            ("picker and menu", menu), ("wheels", wheels), ("days", days), ("rows", rows), ("moved rows", moved),
            ("folded rows", folded), ("segments and links", segments), ("context menu", context),
        ]
    }

    private static func typing() -> ToldScript {
        struct Typed: View {
            let tell: (String) -> Void
            @State private var text = "one two"
            var body: some View {
                TextField("Name", text: $text).accessibilityIdentifier("field").onSubmit { tell("submitted \(text)") }
                    .onChange(of: text) { tell("[\(text)]") }
            }
        }
        let script = ToldScript(CGSize(width: 200, height: 40)) { Typed(tell: $0) }
        script.tap("field")
        script.type("!")
        script.key(.leftArrow, "left")
        script.key(.leftArrow, .option, "option left")
        script.type("X")
        script.key(.rightArrow, [.shift, .option], "shift option right")
        script.type("Y")
        script.key(.home, "home")
        script.key(.deleteForward, "delete forward")
        script.key(.end, "end")
        script.key(.delete, "delete")
        script.key("a", .command, "all")
        script.key(.delete, "delete")
        script.key(.return, "return")
        return script
    }

    private static func fields() -> ToldScript {
        struct Typed: View {
            @State private var secret = ""
            @State private var lines = "first"
            var body: some View {
                VStack {
                    SecureField("Secret", text: $secret).accessibilityIdentifier("secret")
                    TextEditor(text: $lines).frame(height: 60).accessibilityIdentifier("editor")
                }
            }
        }
        let script = ToldScript(CGSize(width: 200, height: 120)) { _ in Typed() }
        script.tap("secret")
        script.type("pass")
        script.key(.delete, "delete")
        script.tap("editor")
        script.key(.return, "return")
        script.type("second")
        script.key(.upArrow, "up")
        script.key(.downArrow, .shift, "shift down")
        return script
    }

    private static func menu() -> ToldScript {
        struct Menus: View {
            let tell: (String) -> Void
            @State private var size = 1
            var body: some View {
                VStack {
                    Menu("Menu") {
                        Button("Plain", systemImage: "star") { tell("plain") }
                        Section("Sizes") {
                            Picker("Size", selection: $size) {
                                Text("Small").tag(1)
                                Text("Large").tag(2)
                            }
                        }
                        Divider()
                        Button("Delete", role: .destructive) { tell("deleted") }.disabled(true)
                    }
                    Picker("Number", selection: $size) { ForEach(1..<4, id: \.self) { Text("No \($0)") } }
                }
            }
        }
        let script = ToldScript(CGSize(width: 390, height: 500)) { Menus(tell: $0) }
        script.tap("Menu")
        script.wait(1)
        script.tap("Large")
        script.wait(1)
        script.tap("Number")
        script.wait(1)
        script.tap("No 3")
        script.wait(1)
        return script
    }

    private static func wheels() -> ToldScript {
        struct Wheel: View {
            @State private var number = 3
            var body: some View {
                Picker("Number", selection: $number) { ForEach(0..<9, id: \.self) { Text("No \($0)") } }
                    .pickerStyle(.wheel)
                Text(verbatim: "chosen \(number)")
            }
        }
        let script = ToldScript(CGSize(width: 320, height: 260)) { _ in Wheel() }
        script.swipe((160, 100), (160, 90), (160, 70), (160, 60))
        script.wait(0.1, 0.2, 2)
        script.tap(160, 140)
        script.wait(2)
        return script
    }

    private static func days() -> ToldScript {
        struct Days: View {
            @State private var day = Date(timeIntervalSince1970: 1_750_000_000)
            @State private var days: Set<DateComponents> = []
            var body: some View {
                DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(.graphical)
                Text(day, format: .iso8601)
                DatePicker("Time", selection: $day)
            }
        }
        let script = ToldScript(CGSize(width: 390, height: 700)) { _ in Days() }
        script.tap("17")
        script.tap("chevron.right")
        script.wait(1)
        script.tap("4")
        return script
    }

    private static func rows() -> ToldScript {
        struct Rows: View {
            let tell: (String) -> Void
            @State private var names = ["Ada", "Bob", "Cleo"]
            @State private var chosen: String?
            var body: some View {
                List(selection: $chosen) {
                    ForEach(names, id: \.self) { name in
                        Text(name)
                            .swipeActions(edge: .leading) { Button("Pin") { tell("pinned \(name)") }.tint(.orange) }
                            .swipeActions {
                                Button("Flag") { tell("flagged \(name)") }
                                Button("Delete", role: .destructive) { names.removeAll { $0 == name } }
                            }
                    }
                }
                .onChange(of: chosen) { tell("chosen \(chosen ?? "none")") }
            }
        }
        let script = ToldScript(CGSize(width: 390, height: 400)) { Rows(tell: $0) }
        script.swipe((300, 60), (280, 60), (240, 60), (160, 60))
        script.wait(0.1, 1)
        script.tap("Flag")
        script.wait(1)
        script.swipe((100, 110), (140, 110), (200, 110))
        script.wait(1)
        script.tap("Pin")
        script.wait(1)
        script.swipe((380, 60), (300, 60), (200, 60), (20, 60))
        script.wait(0.1, 1)
        script.tap("Cleo")
        return script
    }

    private static func moved() -> ToldScript {
        struct Rows: View {
            let tell: (String) -> Void
            @State private var names = ["Ada", "Bob", "Cleo", "Dora"]
            var body: some View {
                List {
                    ForEach(names, id: \.self) { Text($0) }
                        .onMove {
                            names.move(fromOffsets: $0, toOffset: $1)
                            tell(names.joined(separator: " "))
                        }
                        .onDelete { names.remove(atOffsets: $0) }
                }
                .environment(\.editMode, .constant(.active))
            }
        }
        let script = ToldScript(CGSize(width: 390, height: 400)) { Rows(tell: $0) }
        script.down(350, 60)
        script.move(350, 100)
        script.move(350, 150)
        script.up(350, 150)
        script.wait(1)
        script.tap(34, 60)
        script.wait(1)
        script.tap("Delete")
        script.wait(1)
        return script
    }

    private static func folded() -> ToldScript {
        struct Folded: View {
            @State private var isOpen = false
            var body: some View {
                List {
                    DisclosureGroup("Group", isExpanded: $isOpen) { Text("Inside") }
                    Section("Section", isExpanded: $isOpen) { Text("In the section") }
                }
                .listStyle(.sidebar)
            }
        }
        let script = ToldScript(CGSize(width: 390, height: 300)) { _ in Folded() }
        script.tap("Group")
        script.wait(0.1, 1)
        script.tap("Section")
        script.wait(1)
        return script
    }

    private static func segments() -> ToldScript {
        struct Segments: View {
            let tell: (String) -> Void
            @State private var size = 1
            var body: some View {
                VStack {
                    Picker("Size", selection: $size) {
                        Text("Small").tag(1)
                        Text("Large").tag(2)
                    }
                    .pickerStyle(.segmented)
                    Link("Link", destination: URL(string: "https://example.com")!)
                    DisclosureGroup("Group") { Text("Inside") }
                }
                .environment(
                    \.openURL,
                    OpenURLAction {
                        tell("opened \($0)")
                        return .handled
                    })
            }
        }
        let script = ToldScript(CGSize(width: 300, height: 160)) { Segments(tell: $0) }
        script.tap("Large")
        script.wait(0.1, 1)
        script.tap("Link")
        script.tap("Group")
        script.wait(0.1, 1)
        return script
    }

    private static func context() -> ToldScript {
        let script = ToldScript(CGSize(width: 390, height: 500)) { tell in
            Color.teal.frame(width: 100, height: 60).accessibilityIdentifier("box")
                .contextMenu {
                    Button("Copy", systemImage: "doc") { tell("copied") }
                    Button("Delete", role: .destructive) { tell("deleted") }
                }
        }
        script.down(195, 250)
        script.wait(1)
        script.up(195, 250)
        script.wait(1)
        script.tap("Copy")
        script.wait(1)
        return script
    }
}
