import Foundation
import Testing

/// A crash says where in the user's source it was.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct CrashTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI

            struct Trap: View {
                let numbers = [1, 2]
                var body: some View {
                    VStack {
                        Text("\\(numbers[3])")
                    }
                }
            }

            func depth(_ n: Int) -> Int { n == -1 ? 0 : depth(n + 1) + 1 }

            struct Deep: View { var body: some View { Text("\\(depth(0))") } }

            #Preview("Trap") { Trap() }
            #Preview("Deep") { Deep() }
            #Preview("Good") { Color.red.frame(width: 3, height: 3) }

            """, to: "Crash.swift")
    }

    @Test(arguments: [[], ["--sandbox"]])
    func linesOfCrashes(options: [String]) throws {
        let output = try BuiltTool.run("galley", ["render", "Crash.swift", "-o", "out/"] + options, in: folder.url)
        #expect(output.status == 70)
        #expect(output.text == "out/Good.png\n")
        #expect(output.errors.contains("galley: Trap: Crash.swift:7: its code crashed: SIG"), "\(output.errors)")
        #expect(
            output.errors.contains(
                "galley: Deep: Crash.swift:12: its code crashed: stack overflow in the body of Deep. "),
            "\(output.errors)")
        #expect(!output.errors.contains("galley-host"), "\(output.errors)")
    }

    /// The code of a preview's closure is compiled as the macro's, and has the source's lines all the same.
    @Test func linesInPreviews() throws {
        try folder.write(
            """
            import SwiftUI

            struct Outer { struct Page: View { let sum: (Int) -> Int; var body: some View { Text("\\(sum(1))") } } }

            // A preview
            #Preview(
                "Cast"
            ) {
                Text("\\(([1] as [Any]) as! [String])")
            }

            #Preview("State") {
                @Previewable @State var text = [
                    "a"
                ]
                VStack {
                    Text("\\(#line)")
                    Text(text[4])
                }
            }

            #Preview("Nested") {
                func sum(_ n: Int) -> Int { n == -1 ? 0 : sum(n + 1) + 1 }
                return Outer.Page(sum: sum)
            }

            """, to: "Previews.swift")
        let output = try folder.galley("render", "Previews.swift")
        #expect(output.errors.contains("galley: Cast: Previews.swift:9: its code crashed: SIG"), "\(output.errors)")
        #expect(output.errors.contains("galley: State: Previews.swift:18: its code crashed: SIG"), "\(output.errors)")
        #expect(
            output.errors.contains(
                "Nested: Previews.swift:23: its code crashed: stack overflow in the body of Outer.Page."),
            "\(output.errors)")
    }

    @Test func lineOfTheExpression() throws {
        let output = try folder.galley("layout", "Crash.swift", "--view", "Text(\n[\"a\"][Int(\"2\")!])")
        #expect(output.status == 70)
        #expect(output.errors.contains(": --view:2: its code crashed"), "\(output.errors)")
    }

    /// Providers are asked for their previews before any is drawn: one that crashes there costs itself alone, and is told by its name
    /// and line as another view is.
    @Test func providers() throws {
        try folder.write(
            """
            import SwiftUI

            struct Store { let names: [String] }
            struct Row: View { let name: String; var body: some View { Text(name) } }

            struct First_Previews: PreviewProvider {
                static var previews: some View { Row(name: Store(names: [])
                    .names[0]) }
            }
            struct Row_Previews: PreviewProvider {
                static var previews: some View {
                    Row(name: "a").previewDisplayName("One")
                    Row(name: "b").previewDisplayName("Two")
                }
            }
            struct Third_Previews: PreviewProvider {
                static var previews: some View { Row(name: ([:] as [Int: String])[1]!) }
            }
            struct Fourth_Previews: PreviewProvider {
                static var previews: some View {
                    let _ = exit(3)
                    Text("never")
                }
            }

            #Preview("Last") { Text("last") }

            """, to: "Providers.swift")
        let output = try folder.galley("render", "Providers.swift", "-o", "out/")
        #expect(output.status == 70)
        #expect(output.text == "out/One.png\nout/Two.png\nout/Last.png\n", "\(output.text)")
        #expect(output.errors.contains("galley: First: Providers.swift:8: its code crashed: SIG"), "\(output.errors)")
        #expect(output.errors.contains("galley: Third: Providers.swift:17: its code crashed: SIG"), "\(output.errors)")
        #expect(
            output.errors.contains("galley: Fourth: its code ended the process with status 3"), "\(output.errors)")
        // Each is made once more than it is shown, which nobody hears of.
        #expect(output.errors.matches(of: /Fatal error/).count == 2, "\(output.errors)")
        // One of them by its name, though others crash.
        let one = try folder.galley("layout", "Providers.swift", "--preview", "Two")
        #expect(one.status == 0 && one.text.contains("Text \"b\""), "\(one.errors)")
    }

    /// What a program writes last may have no end of the line.
    @Test func lastLineWithoutEnd() throws {
        try folder.write(
            """
            import Foundation
            import SwiftUI
            struct A_Previews: PreviewProvider {
                static var previews: some View {
                    let _ = FileHandle.standardError.write(Data("half a line".utf8))
                    let _ = exit(3)
                    Text("never")
                }
            }

            """, to: "Half.swift")
        let output = try folder.galley("layout", "Half.swift")
        #expect(output.status == 70 && output.errors.contains("half a line"), "\(output.errors)")
    }

    /// What keeps a view alive makes all views when it begins.
    @Test func providersOfViewsThatStayAlive() throws {
        try folder.write(
            """
            import SwiftUI
            struct A_Previews: PreviewProvider { static var previews: some View { Text([String]()[0]) } }
            struct B_Previews: PreviewProvider { static var previews: some View { Text("alive") } }

            """, to: "Alive.swift")
        let output = try folder.galley("play", "Alive.swift", "--preview", "B", "--script", "tree")
        #expect(output.status == 0 && output.text.contains("alive"), "\(output.text)\(output.errors)")
    }
}
