import Foundation
import Galley
import GalleyTestSupport

/// Scripts of screens.
@MainActor enum ScriptedScreens {
    static var all: [(String, () -> ToldScript)] {
        [
            ("pushed and popped", pushed), ("swiped back", back), ("titles that scroll", titles), ("tabs", tabs),
            ("columns on a phone", columns),
            ("drag and drop", dropped), ("toolbar menus", toolbar), ("appearing", appearing),
        ]
    }

    private static let phone = CGSize(width: 390, height: 600)

    private static func pushed() -> ToldScript {
        let script = ToldScript(phone) { tell in
            NavigationStack {
                NavigationLink("Go on", value: 1).navigationTitle("Root")
                    .navigationDestination(for: Int.self) { number in
                        NavigationLink("Deeper", value: number + 1).navigationTitle("No \(number)")
                            .onAppear { tell("came \(number)") }.onDisappear { tell("went \(number)") }
                    }
            }
        }
        script.tap("Go on")
        script.wait(0.1, 0.2, 1)
        script.tap("Deeper")
        script.wait(2)
        script.tap("chevron.backward")
        script.wait(0.1, 1)
        return script
    }

    private static func back() -> ToldScript {
        let script = ToldScript(phone, look: .iOS18) { _ in
            NavigationStack(path: .constant([1])) {
                Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) {
                    Text("No \($0)").navigationTitle("Second")
                }
            }
        }
        script.swipe((4, 300), (40, 300), (120, 300))
        script.wait(1)
        script.down(4, 300)
        script.move(100, 300)
        script.move(300, 300)
        script.up(300, 300)
        script.wait(0.1, 1)
        return script
    }

    private static func titles() -> ToldScript {
        let script = ToldScript(phone) { _ in
            NavigationStack {
                ScrollView { Color.red.frame(height: 1500) }.navigationTitle("Large title")
                    .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add") {} } }
            }
        }
        script.scroll(0, 20, at: 200, 300)
        script.scroll(0, 30, at: 200, 300)
        script.scroll(0, 100, at: 200, 300)
        script.wait(1)
        script.scroll(0, -500, at: 200, 300)
        return script
    }

    private static func tabs() -> ToldScript {
        struct Tabs: View {
            let tell: (String) -> Void
            @State private var tab = "a"
            var body: some View {
                TabView(selection: $tab) {
                    Tab("A", systemImage: "star", value: "a") { Counter(name: "first", tell: tell) }
                    Tab("B", systemImage: "heart", value: "b") { Counter(name: "second", tell: tell) }.badge(2)
                }
                .onChange(of: tab) { tell("tab \(tab)") }
            }
        }
        let script = ToldScript(phone) { Tabs(tell: $0) }
        script.tap("first 0")
        script.tap("B")
        script.wait(0.1, 1)
        script.tap("A")
        script.wait(1)
        return script
    }

    private struct Counter: View {
        let name: String
        let tell: (String) -> Void
        @State private var count = 0
        var body: some View {
            Button("\(name) \(count)") { count += 1 }.onAppear { tell("\(name) came") }.onDisappear {
                tell("\(name) went")
            }
        }
    }

    private static func columns() -> ToldScript {
        struct Columns: View {
            @State private var row: Int?
            var body: some View {
                NavigationSplitView {
                    List(0..<2, id: \.self, selection: $row) { Text("Row \($0)") }.navigationTitle("Rows")
                } detail: {
                    Text(verbatim: "Detail \(row ?? -1)").navigationTitle("Detail")
                }
            }
        }
        let script = ToldScript(phone) { _ in Columns() }
        script.tap("Row 1")
        script.wait(0.1, 1)
        script.tap("chevron.backward")
        script.wait(1)
        script.step("turned") { $0.resize(to: CGSize(width: 1000, height: 600)) }
        return script
    }

    private static func dropped() -> ToldScript {
        let script = ToldScript(CGSize(width: 300, height: 120)) { tell in
            HStack(spacing: 40) {
                Color.red.frame(width: 60, height: 60).accessibilityIdentifier("source").draggable("the text") {
                    Color.green.frame(width: 30, height: 30)
                }
                Color.blue.frame(width: 60, height: 60).accessibilityIdentifier("target")
                    .dropDestination(for: String.self) { items, place in
                        tell("dropped \(items) at \(place)")
                        return true
                    } isTargeted: {
                        tell("targeted \($0)")
                    }
            }
        }
        script.down(100, 60)
        script.wait(0.6)
        script.move(140, 60)
        script.move(200, 70)
        script.up(200, 70)
        script.wait(1)
        return script
    }

    private static func toolbar() -> ToldScript {
        let script = ToldScript(phone) { tell in
            NavigationStack {
                Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbarTitleMenu { Button("Rename") { tell("rename") } }
                    .toolbar {
                        ToolbarItem(placement: .secondaryAction) { Button("Second") { tell("second") } }
                        ToolbarItem(placement: .primaryAction) { Button("First") { tell("first") } }
                    }
            }
        }
        script.tap("First")
        return script
    }

    private static func appearing() -> ToldScript {
        struct Switching: View {
            let tell: (String) -> Void
            @State private var kind = 0
            var body: some View {
                VStack {
                    Button("Next") { kind += 1 }
                    if kind % 2 == 0 { Counter(name: "even", tell: tell) } else { Counter(name: "odd", tell: tell) }
                    Counter(name: "same", tell: tell).id(kind / 2)
                }
                .onChange(of: kind, initial: true) { tell("kind \($0) to \($1)") }
            }
        }
        let script = ToldScript(CGSize(width: 200, height: 120)) { Switching(tell: $0) }
        script.tap("even 0")
        script.tap("same 0")
        script.tap("Next")
        script.wait(1)
        script.tap("Next")
        script.wait(1)
        return script
    }
}
