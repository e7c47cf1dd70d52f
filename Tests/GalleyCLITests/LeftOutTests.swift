import Foundation
import Testing

/// What of a folder does not compile is left out, and said; the rest is drawn.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct LeftOutTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let card = """
        import SwiftUI
        struct Card: View { var body: some View { Text(verbatim: "card").frame(width: 40, height: 20) } }
        #Preview("Card") { Card() }

        """

    /// A wrong file takes nothing with it but itself: the others' previews are drawn, and it is named with its first error.
    @Test func oneWrongFile() throws {
        try folder.write([
            "App/Card.swift": Self.card,
            "App/Wrong.swift":
                "import SwiftUI\nstruct Wrong: View {\n    var body: some View { nothing }\n}\n#Preview(\"Wrong\") { Wrong() }\n",
        ])
        for _ in 0..<2 {
            let output = try folder.galley("render", "App", "--size", "ideal", "-o", "out/")
            #expect(output.status == 0 && output.text == "out/Card.png\n", "\(output.text)\(output.errors)")
            #expect(
                output.errors.contains("galley: warning: left out of 'App/Wrong.swift': ")
                    && output.errors.contains("line 3: cannot find 'nothing' in scope"), "\(output.errors)")
            #expect(!output.errors.contains("App/Card.swift"), "\(output.errors)")
        }
        #expect(try folder.galley("layout", "App", "--quiet").errors.isEmpty)
    }

    /// Core Data's properties have no accessors here: what has no other is left out, and the program can be loaded.
    @Test func managedProperties() throws {
        try folder.write([
            "App/Card.swift": Self.card,
            "App/Todo.swift": """
            import CoreData
            import SwiftUI
            class Todo: NSManagedObject {}
            extension Todo { @NSManaged public var done: Bool }
            struct Row: View {
                var todo: Todo
                var body: some View { Text(verbatim: "\\(todo.done)") }
            }
            #Preview("Row") { Row(todo: Todo()) }

            """,
        ])
        let output = try folder.galley("render", "App", "--size", "ideal", "-o", "out/")
        #expect(output.status == 0 && output.text.contains("out/Card.png\n"), "\(output.text)\(output.errors)")
        #expect(
            output.errors.contains("left out of 'App/Todo.swift': Todo's conformance to NSManagedObject, done"),
            "\(output.errors)")
        let checked = try folder.galley("check", "App")
        #expect(
            checked.text.contains("'@NSManaged' is Core Data's, which is not here")
                && checked.text.hasSuffix("\n3 gaps: 2 files\n"), "\(checked.text)\(checked.errors)")
    }

    /// Under `--strict` all has to compile: nothing is drawn, and every place is told.
    @Test func strict() throws {
        try folder.write(["App/Card.swift": Self.card, "App/Wrong.swift": "let wrong: Strin = \"\"\n"])
        // Whether it was compiled before or not.
        for isWarm in [false, true] {
            if isWarm { #expect(try folder.galley("layout", "App").status == 0) }
            let output = try folder.galley("render", "App", "--strict", "-o", "strict/")
            #expect(output.status == 65 && output.text.isEmpty, "\(output.text)")
            #expect(
                output.errors.hasPrefix("galley: 'App' does not compile\n")
                    && output.errors.contains("App/Wrong.swift:1: error: cannot find type 'Strin' in scope"),
                "\(output.errors)")
            #expect(folder.read("strict/Card.png") == nil)
        }
    }

    /// A modifier that is not here: the view is drawn without it, with all around it.
    @Test func modifier() throws {
        try folder.write([
            "App/Card.swift": """
            import SwiftUI
            struct Card: View {
                var body: some View {
                    VStack(spacing: 0) {
                        Color.red.frame(width: 30, height: 10)
                        Color.blue
                            .sparkle(.gold) { Text("glitter") }
                            .frame(width: 20, height: 5)
                    }
                }
            }

            """
        ])
        let output = try folder.galley("layout", "App", "--size", "ideal")
        #expect(output.status == 0 && output.text.contains("→ 30×15"), "\(output.text)\(output.errors)")
        #expect(output.text.contains("20×5"))
        #expect(output.errors.contains("left out of 'App/Card.swift': .sparkle (line 7: "), "\(output.errors)")
    }

    /// A view that cannot be there is a box of its frame, and what is around it lies where it would.
    @Test func markedBox() throws {
        try folder.write([
            "App/Card.swift": """
            import SwiftUI
            struct Card: View {
                var body: some View {
                    VStack(spacing: 0) {
                        Color.red.frame(width: 30, height: 10)
                        Globe(turn: 3) { _ in }.frame(width: 100, height: 50)
                    }
                }
            }

            """
        ])
        let output = try folder.galley("layout", "App", "--size", "ideal")
        #expect(output.status == 0 && output.text.contains("→ 100×60"), "\(output.text)\(output.errors)")
        #expect(output.errors.contains("left out of 'App/Card.swift': Globe (line 6: cannot find 'Globe' in scope)"))
        #expect(
            output.errors.contains(
                "galley: warning: Card: 'Globe' is left out, and a box drawn in its place: App/Card.swift:6: "),
            "\(output.errors)")
    }

    /// What names what is left out goes, too, and says why: the reason is the first file's.
    @Test func whatDependsOnIt() throws {
        try folder.write([
            "App/Card.swift": Self.card,
            "App/Model.swift": "final class Model: Missing<Int> {\n    var title = \"\"\n}\n",
            "App/Store.swift": "struct Store {\n    var model: Pin\n    var count = 1\n}\n",
            "App/Pin.swift": "typealias Pin = Elsewhere.Pin\n",
            "App/Page.swift": """
            import SwiftUI
            struct Page: View {
                let pin: Pin
                var body: some View { Text(verbatim: "page") }
            }
            #Preview("Page") { Page(pin: Pin()) }

            """,
        ])
        let output = try folder.galley("render", "App", "-o", "out/", "--format", "svg", "--json")
        #expect(output.status == 0 && output.text.contains("out/Card.svg"), "\(output.text)\(output.errors)")
        #expect(
            output.errors.contains("'App/Pin.swift' is left out: line 1: cannot find type 'Elsewhere'"),
            "\(output.errors)")
        #expect(
            output.errors.contains(
                "left out of 'App/Store.swift': model (line 2: it uses Pin of App/Pin.swift, which is left out)"),
            "\(output.errors)")
        let report = try JSONDecoder().decode(Report.self, from: Data(output.text.utf8))
        #expect(
            report.leftOut?.map(\.file) == ["App/Model.swift", "App/Page.swift", "App/Pin.swift", "App/Store.swift"])
        #expect(report.leftOut?.first { $0.file == "App/Pin.swift" }?.isWhole == true)
        #expect(report.leftOut?.first { $0.file == "App/Store.swift" }?.parts.first?.usesFile == "App/Pin.swift")
    }

    private struct Report: Decodable {
        struct File: Decodable {
            struct Part: Decodable { var usesFile: String? }
            var file: String
            var isWhole: Bool
            var parts: [Part]
        }
        var leftOut: [File]?
    }

    /// A module that is not here costs what needs it, and no more.
    @Test func missingModule() throws {
        try folder.write([
            "App/Card.swift": Self.card,
            "App/Place.swift": """
            import SwiftUI
            import CoreNowhere

            final class Place: NowhereManager, ObservableObject {
                let manager = NowhereManager()
                @Published var name = "here"
                func start() { manager.start() }
            }
            struct Page: View {
                @StateObject private var place = Place()
                var body: some View {
                    Text(verbatim: place.name).frame(width: 60, height: 30).onAppear { place.start() }
                }
            }
            #Preview("Page") { Page() }

            """,
        ])
        let output = try folder.galley("render", "App", "--size", "ideal", "-o", "out/", "--format", "svg")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text == "out/Card.svg\nout/Page.svg\n", "\(output.text)\(output.errors)")
        #expect(
            output.errors.contains("galley: warning: no such module 'CoreNowhere' (App/Place.swift:2): "),
            "\(output.errors)")
        #expect(output.errors.contains("left out of 'App/Place.swift': "), "\(output.errors)")
        let strict = try folder.galley("layout", "App", "--strict")
        #expect(strict.status == 65 && strict.errors.contains("App/Place.swift:2: error: no such module 'CoreNowhere'"))
    }

    /// Foundation, and what comes with it, reaches a file through any module of Apple's: a class whose file imports such a module
    /// alone is there all the same.
    @Test func whatAMissingModuleBrings() throws {
        try folder.write([
            "App/Store.swift":
                "import Contacts\nfinal class Store: ObservableObject {\n    @Published var count = 3\n    let id = UUID()\n    var found: CNContact?\n}\n",
            "App/Page.swift": """
            import SwiftUI
            struct Page: View {
                @StateObject private var store = Store()
                var body: some View { Text(verbatim: "\\(store.count) found") }
            }
            #Preview { Page() }

            """,
        ])
        let output = try folder.galley("layout", "App")
        #expect(output.status == 0 && output.text.contains("\"3 found\""), "\(output.text)\(output.errors)")
        #expect(output.errors.contains("left out of 'App/Store.swift': found (line 5: "), "\(output.errors)")
        #expect(!output.errors.contains("App/Page.swift"), "\(output.errors)")
    }

    /// What a program starts with need not compile, unless a view names it.
    @Test func delegates() throws {
        try folder.write([
            "App/Card.swift": Self.card,
            "App/AppDelegate.swift": """
            import UIKit
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func start() -> Bool { Analytics.begin() }
            }

            """,
            "App/Program.swift": """
            import SwiftUI
            @main struct Program: App {
                @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
                var body: some Scene { WindowGroup { Card() } }
            }

            """,
        ])
        let output = try folder.galley("render", "App", "-o", "out/", "--format", "svg")
        #expect(output.status == 0 && output.text == "out/Card.svg\n", "\(output.text)\(output.errors)")
        #expect(
            output.errors.contains(
                "galley: note: left out of 'App/AppDelegate.swift': AppDelegate, which no view needs"),
            "\(output.errors)")
    }

    /// Of two declarations of one name the first is meant.
    @Test func declaredTwice() throws {
        try folder.write([
            "App/Card.swift": Self.card,
            "App/Second.swift":
                "import SwiftUI\nstruct Card: View {\n    let title: String\n    var body: some View { Text(title) }\n}\n",
        ])
        let output = try folder.galley("layout", "App", "--size", "ideal")
        #expect(output.status == 0 && output.text.contains("→ 40×20"), "\(output.text)\(output.errors)")
        #expect(output.errors.contains("'App/Second.swift' is left out: line 2: invalid redeclaration of 'Card'"))
    }

    /// Where nothing is left to show the compiler's messages are told, with their lines.
    @Test func nothingLeft() throws {
        try folder.write([
            "App/Card.swift": "import SwiftUI\nstruct Card: View { var body: some View { Nowhere() } }\n",
            "App/Words.swift": "enum Words { static let title = \"first\" }\n",
        ])
        let output = try folder.galley("render", "App", "-o", "x.png")
        #expect(output.status == 65, "\(output.errors)")
        #expect(
            output.errors.hasPrefix(
                "galley: 'App' does not compile\nApp/Card.swift:2:43: error: cannot find 'Nowhere'"),
            "\(output.errors)")
    }

    /// Every command that takes a folder takes one with a wrong file.
    @Test func otherCommands() throws {
        try folder.write(["App/Card.swift": Self.card, "App/Wrong.swift": "let wrong: Strin = \"\"\n"])
        for arguments in [
            ["layout", "App"], ["explain", "App"], ["lint", "App"], ["snapshots", "App", "--record", "all"],
            ["views", "App"],
        ] {
            let output = try folder.galley(arguments)
            #expect(output.status == 0, "\(arguments): \(output.errors)")
            #expect(
                arguments[0] == "views" || output.errors.contains("'App/Wrong.swift' is left out"),
                "\(arguments): \(output.errors)")
        }
    }

    /// What only shows when code is made is found, too: a value that is used before it has one.
    @Test func faultsOfTheCode() throws {
        try folder.write([
            "App/Card.swift": Self.card,
            "App/Wrong.swift":
                "func wrong(_ flag: Bool) -> Int {\n    let number: Int\n    if flag { number = 1 }\n    return number\n}\n",
        ])
        let output = try folder.galley("layout", "App", "--size", "ideal")
        #expect(output.status == 0 && output.text.contains("→ 40×20"), "\(output.errors)")
        #expect(output.errors.contains("'App/Wrong.swift' is left out: line 4: "), "\(output.errors)")
    }
}
