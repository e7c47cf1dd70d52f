import Foundation
import Testing

/// Files that declare a program, and what a device draws around it.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct ProgramTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI

            @main
            struct NotesApp: App {
                @State private var count = 2

                var body: some Scene {
                    WindowGroup { Notes(count: count) }
                        .commands { CommandMenu("Notes") { Button("New") {} } }
                    #if os(macOS)
                        Settings { Text("Settings") }
                    #endif
                }
            }

            struct Notes: View {
                var count: Int
                var body: some View { NavigationStack { Text("\\(count) notes").navigationTitle("Notes") } }
            }

            """, to: "NotesApp.swift")
    }

    @Test func theFirstWindowIsDrawn() throws {
        let output = try folder.galley("render", "NotesApp.swift", "--json")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.contains("\"NotesApp.png\"") && output.text.contains("[393,852]"), "\(output.text)")
        let tree = try folder.galley("layout", "NotesApp.swift", "--all")
        #expect(tree.text.contains("Text \"2 notes\"") && tree.text.contains("NavigationBar"), "\(tree.text)")
        #expect(try folder.galley("views", "NotesApp.swift").text.contains("program   NotesApp"))
    }

    /// An iPhone 16 takes 59 points at the top and 34 at the bottom.
    @Test func chrome() throws {
        let tree = try folder.galley("layout", "NotesApp.swift", "--chrome")
        #expect(tree.text.contains("StatusBar") && tree.text.contains("HomeIndicator"), "\(tree.text)")
        #expect(tree.text.contains("393×759") && tree.text.contains("at (0, 59)\n"), "\(tree.text)")
        let large = try folder.galley("layout", "NotesApp.swift", "--chrome", "--size", "402x874")
        #expect(large.text.contains("402×778") && large.text.contains("at (0, 62)\n"), "\(large.text)")
        let none = try folder.galley("layout", "NotesApp.swift", "--chrome", "--size", "100x100")
        #expect(none.status == 64 && none.errors.contains("--chrome needs a device"), "\(none.errors)")
    }

    /// A bar without a large title is 64 tall in the look of iOS 26, 44 in that before it; a large title adds 52 to both.
    @Test(arguments: [("ios26", "393×116"), ("ios18", "393×96")])
    func looks(look: String, bar: String) throws {
        let tree = try folder.galley("layout", "NotesApp.swift", "--look", look, "--all")
        #expect(tree.text.contains(bar), "\(tree.text)")
    }
}
