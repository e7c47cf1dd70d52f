import Foundation
import Testing

/// Commands that people get wrong: each answer names the thing and the way out.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct MistakeTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            struct Card: View { var body: some View { Text(verbatim: "card") } }
            struct Row: View { let title: String; var body: some View { Text(title) } }
            #Preview("Dark mode") { Text(verbatim: "dark") }
            #Preview("Dark and large") { Text(verbatim: "large") }
            #Preview("Light") { Text(verbatim: "light") }

            """, to: "Card.swift")
    }

    private func galley(_ line: String) throws -> BuiltTool.Output {
        let words = line.split(separator: " ").map { String($0.replacing("_", with: " ")) }
        return try BuiltTool.run("galley", words, in: folder.url)
    }

    @Test(arguments: [
        (
            "rendr Card.swift",
            "there is no command 'rendr', did you mean 'render'? The commands are render, build, layout,"
        ),
        ("Card.swift", "a command comes first, for example 'galley render Card.swift'."),
        ("explian Card.swift", "did you mean 'explain'?"),
        ("make", "there is no command 'make'. The commands are render"),
        ("lay Card.swift", "did you mean 'layout'?"), ("help rendr", "there is no command 'rendr', did you mean"),
        ("help cache claer", "there is no 'galley cache claer', did you mean 'clear'?"),
        ("--verison", "there is no option '--verison', did you mean '--version'?"),
        ("render Card.swift -o a.png", "but -o names one file; pick one with --preview or --view"),
        ("render", "FILE.swift"), ("render Crad.swift", "there is no file 'Crad.swift', did you mean 'Card.swift'?"),
        ("views Card", "there is no file 'Card', did you mean 'Card.swift'?"),
        ("render Card.swift --assets none", "there is no folder 'none' to find images in (--assets)"),
        ("render ./card.swift", "there is no file './card.swift', did you mean './Card.swift'?"),
        ("cache claer", "there is no 'galley cache claer', did you mean 'clear'? There are show, clear."),
        (
            "agents instal",
            "there is no 'galley agents instal', did you mean 'install'? There are install, remove, show."
        ),
        ("render Card.swift --preveiw Light", "Did you mean '--preview'?"),
        ("render Card.swift --preview Light --view Card()", "give either --preview or --view"),
        ("render Card.swift --size 10", "'10' is no size; give two positive numbers, for example 390x844"),
        ("render Card.swift --scale 0", "'0' is no scale"),
        ("render Card.swift --device iPhone_99", "iPhone 99"),
        ("render Card.swift --appearance drak", "write it like dark"),
        ("render Card.swift --locale xx_YY_ZZ_1", "write it like de, de_DE"),
        ("render Card.swift --dynamic-type huge", "write it like xxxLarge"),
        ("render Card.swift --layout-direction up", "write it like rtl"),
        ("render Card.swift --swift-version 7", "'7' is neither 5 nor 6"),
        ("render Card.swift --now today", "'today' is no moment; write it like 2025-06-09T10:00:00Z"),
        ("render Card.swift --settle soon", "'soon' is no time"),
        ("render Card.swift --quality 900 -o a.jpg", "'900' is no quality"),
        ("render Card.swift --png tiny", "'tiny' is no setting for PNG files; choose fast, balanced or small."),
        ("render Card.swift --color-space cmyk", "'cmyk' is no colour space; choose srgb or p3."),
        ("render Card.swift --svg-text live", "'live' is no way to write text; choose outlines or embedded."),
        ("render Card.swift --threads 0", "'0' is no number of threads; give one from 1 to 256."),
        ("render Card.swift --threads 2 -o a.svg", "--threads is for PNG files; none is asked for."),
        ("render Card.swift --svg-text embedded -o a.png", "--svg-text is for SVG files; none is asked for."),
        ("render Card.swift -o a.bmp", "a.bmp"), ("render Card.swift --format bmp", "bmp"),
        ("render Card.swift --frames 2 -o a.gif", "is no range of frames"),
        ("render Card.swift --frames 0...1@10 -o a.svg", "SVG files do not move"),
        ("render Card.swift --target App", "--target names a target of a package or a project"),
        ("render Card.swift --allow-read .", "--allow-read says what may be read with --sandbox"),
        ("render Card.swift --data none.json", "there is no file 'none.json' to make the view from"),
        ("render . Card.swift", "'.' is a folder; give one folder, or files"),
        ("render - Card.swift", "'-', standard input, is one file"),
    ])
    func wrongWords(line: String, answer: String) throws {
        let output = try galley(line)
        #expect(output.status == 64 || output.status == 66, "\(output.errors)")
        #expect(output.errors.contains(answer), "\(output.errors)")
    }

    /// A view's type alone is meant to be made; one that is misspelt, or needs arguments, is told what is meant.
    @Test func typesInPlaceOfViews() throws {
        let made = try galley("layout Card.swift --view Card")
        #expect(made.status == 0 && made.text.contains("Text \"card\""), "\(made.errors)")
        let misspelt = try galley("layout Card.swift --view Crad")
        #expect(
            misspelt.status == 65
                && misspelt.errors == "galley: 'Card.swift' has no view 'Crad'; did you mean 'Card'?\n")
        let called = try galley("layout Card.swift --view Crad()")
        #expect(
            called.status == 65 && called.errors.contains("--view:1:1: note: did you mean 'Card'?"), "\(called.errors)")
        // What is like no view of the file is told of those that there are, and not of what Galley has.
        for expression in ["Nope", "Nope()", "Nope(title:_\"a\")"] {
            let unknown = try galley("layout Card.swift --view \(expression)")
            #expect(
                unknown.status == 65 && unknown.errors.contains("--view:1:1: note: the views here are 'Card', 'Row'\n"),
                "\(unknown.errors)")
            #expect(!unknown.errors.contains("did you mean"), "\(unknown.errors)")
        }
        let json = try galley("layout Card.swift --view Nope --json")
        #expect(
            json.text.contains("{\"command\":\"galley views 'Card.swift' --json\",\"text\":\"the views here are"),
            "\(json.text)")
        let container = try galley("layout Card.swift --view HStak_{_Card()_}")
        #expect(container.errors.contains("note: did you mean 'HStack'?"), "\(container.errors)")
        let needy = try galley("layout Card.swift --view Row")
        #expect(needy.status == 65 && needy.errors == "galley: Row needs arguments: --view 'Row(title: …)'\n")
        for open in ["Card(", "VStack_{_Card()", "Text(\"a\"))"] {
            let broken = try galley("layout Card.swift --view \(open)")
            #expect(
                broken.status == 65
                    && broken.errors
                        == "galley: the expression of --view is not one expression: its brackets do not match\n",
                "\(broken.errors)")
        }
        try folder.write("import SwiftUI\nstruct Model { var n = 1 }\n#Preview { Text(\"a\") }\n", to: "Model.swift")
        let model = try galley("layout Model.swift --view Model")
        #expect(
            model.errors.contains("note: 'Model' is no view: a view is declared 'struct Model: View'"),
            "\(model.errors)")
        let value = try galley("layout Model.swift --view Model()")
        #expect(
            value.errors.contains("note: 'Model' is no view, and between views stand views alone"), "\(value.errors)")
        let other = try galley("layout Card.swift --view Color")
        #expect(
            other.status == 65 && other.errors.contains("'Color' is a type; a value of it is written Color(…)"),
            "\(other.errors)")
        #expect(!other.errors.contains("/Sources/"), "\(other.errors)")
    }

    /// A preview by its name, by a beginning of it that is enough, and by one that is not.
    @Test func previewsByName() throws {
        func text(_ name: String) throws -> String {
            let output = try galley("layout Card.swift --preview \(name)")
            #expect(output.status == 0, "\(output.errors)")
            return output.text
        }
        #expect(try text("Light").contains("Text \"light\"") && !text("Light").contains("dark"))
        #expect(try text("Dark_m").contains("Text \"dark\"") && !text("Dark_m").contains("large"))
        let several = try galley("layout Card.swift --preview Dark")
        #expect(
            several.status == 64
                && several.errors
                    == "galley: --preview 'Dark' may be 'Dark mode', 'Dark and large'; give more of the name\n"
        )
        let none = try galley("explain Card.swift --preview Ligth")
        #expect(
            none.status == 64
                && none.errors
                    == "galley: there is no preview 'Ligth', did you mean 'Light'? There are 'Dark mode', 'Dark and large', 'Light'\n",
            "\(none.errors)")
        for command in ["render", "explain", "lint"] {
            let output = try galley("\(command) Card.swift --preview Light")
            #expect(output.status == 0, "\(command): \(output.errors)")
        }
        let snapshots = try galley("snapshots Card.swift --preview Light")
        #expect(snapshots.text.contains("Light.png") && !snapshots.text.contains("Dark"), "\(snapshots.text)")
        // Two previews, one name: both are meant, and both variants of each are shown.
        try folder.write(
            "import SwiftUI\n#Preview(\"A\") { Text(verbatim: \"1\") }\n#Preview(\"B\") { Text(verbatim: \"2\") }\n#Preview(\"A\") { Text(verbatim: \"3\") }\n",
            to: "Twice.swift")
        let twice = try galley("layout Twice.swift --preview A --appearance both")
        #expect(twice.text.matches(of: /Text "(.)"/).map { String($0.1) } == ["1", "1", "3", "3"], "\(twice.text)")
    }

    private func errors(of source: String, _ options: String = "") throws -> String {
        try folder.write(source, to: "Page.swift")
        let output = try galley("render Page.swift" + options)
        #expect(output.status == 65 || output.status == 64, "\(output.errors)")
        #expect(!output.errors.contains("/Sources/Galley"), "\(output.errors)")
        return output.errors
    }

    @Test func nothingToShow() throws {
        let none = try errors(of: "import Foundation\nstruct Model { var name = 1 }\n")
        #expect(
            none == "galley: 'Page.swift' declares no view at all, and no preview: nothing in it conforms to View\n")
        let needy = try errors(
            of: "import SwiftUI\nstruct Row: View { let n: Int; var body: some View { Text(\"\\(n)\") } }\n")
        #expect(needy.contains("Row needs arguments: --view 'Row(n: …)'"), "\(needy)")
    }

    /// A name that is missing in several places is explained once, with all of them.
    @Test func otherPlaces() throws {
        let errors = try errors(
            of:
                "import SwiftUI\n#Preview {\n    Text(\"a\")\n}\nlet a = UIAccelerometer()\nlet b = 1\nlet c = UIAccelerometer()\n"
        )
        #expect(
            errors.contains(
                "note: 'UIAccelerometer' is UIKit's, which is not here; put what needs it behind #if canImport(UIKit) (also in line 7)"
            ),
            "\(errors)")
    }

    /// All misspelt modifiers of a chain are told at once, each with what is meant, and what follows from them is not.
    @Test func misspeltModifiers() throws {
        let errors = try errors(
            of: """
                import SwiftUI
                struct Page: View {
                    var body: some View {
                        Text("a")
                            .forgroundStyle(.red)
                            .backgruond(.blue)
                            .paddding()
                    }
                }

                """)
        #expect(errors.contains("Page.swift:5:14: note: did you mean 'foregroundStyle'?"), "\(errors)")
        #expect(
            errors.contains("Page.swift:6:14: note: nothing here is called 'backgruond'; did you mean 'background'?"),
            "\(errors)")
        #expect(
            errors.contains("Page.swift:7:14: note: nothing here is called 'paddding'; did you mean 'padding'?"),
            "\(errors)")
        #expect(!errors.contains("contextual base"), "\(errors)")
    }

    @Test func misspeltTypes() throws {
        let errors = try errors(
            of:
                "import SwiftUI\nstruct Card: View { var body: some View { HStak { Text(\"a\") } } }\nstruct Page: View { var body: some View { Crad() } }\n"
        )
        #expect(
            errors.contains("note: did you mean 'HStack'?") && errors.contains("note: did you mean 'Card'?"),
            "\(errors)")
        // Types that only Galley's own files have, or that stand behind another type alone, are nobody's meaning.
        let inner = try self.errors(
            of:
                "import SwiftUI\nstruct Page: View { var body: some View { Nod() } }\nlet a: FingerScroling? = nil\nlet b: NodItem? = nil\n"
        )
        #expect(!inner.contains("did you mean"), "\(inner)")
    }

    @Test func valuesThatTextDoesNotShow() throws {
        let errors = try errors(
            of: "import SwiftUI\nstruct Page: View {\n    let n = 3\n    var body: some View { Text(n) }\n}\n")
        #expect(
            errors.contains(
                "Page.swift:4:27: note: Text shows a String: a value of type 'Int' is shown by Text(\"\\(…)\")"),
            "\(errors)")
    }

    /// What is Apple's and not here is told by its name, wherever the compiler speaks of something else.
    @Test func namesOfOtherFrameworks() throws {
        let errors = try errors(
            of: """
                import SwiftUI
                struct Page: View {
                    @Environment(\\.resetFocus) var reset
                    @Environment(\\.managedObjectContext) var context
                    let checker = UIAccelerometer()
                    let severity: DialogSeverity? = nil
                    var body: some View { Button("a") {}.materialActiveAppearance(.active) }
                }
                class Item: ValueTransformer {}
                struct Ground { var technologies: AccessibilityTechnologies }

                """)
        for (name, owner) in [
            ("resetFocus", "SwiftUI's"), ("managedObjectContext", "Core Data's"), ("UIAccelerometer", "UIKit's"),
            ("DialogSeverity", "SwiftUI's"), ("materialActiveAppearance", "SwiftUI's"),
            ("ValueTransformer", "in Foundation on Apple's platforms only"),
            ("AccessibilityTechnologies", "SwiftUI's"),
        ] {
            #expect(errors.contains("note: '\(name)' is \(owner)"), "\(name): \(errors)")
        }
    }

    /// A property wrapper of a framework that is not here is told as such, and not as an argument that the view needs.
    @Test func queriesWithoutSwiftData() throws {
        let errors = try errors(
            of:
                "import SwiftUI\nstruct Page: View {\n    @Query var todos: [String]\n    var body: some View { Text(\"a\") }\n}\n"
        )
        #expect(errors.contains("Page.swift:3:6: note: 'Query' is SwiftData's, which is not here"), "\(errors)")
        #expect(!errors.contains("missing argument"), "\(errors)")
    }

    /// Missing modules are told at once, before anything is compiled: a line each, with the files.
    @Test func missingModules() throws {
        let app = folder.url.appendingPathComponent("App")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        try folder.write("import SwiftUI\nimport Lottie\nimport Charts\n#Preview { Nope() }\n", to: "App/A.swift")
        try folder.write(
            "import Foundation\nimport struct Lottie.Animation\n#if canImport(Firebase)\nimport Firebase\n#endif\nimport Observation\nimport Glibc\nimport os\n",
            to: "App/B.swift")
        let output = try galley("render App")
        let lines = output.errors.split(separator: "\n")
        #expect(output.status == 65 && lines.count == 3, "\(output.errors)")
        #expect(
            output.errors.contains(
                "App/A.swift:2:8: error: no such module 'Lottie' (also App/B.swift): galley compiles"),
            "\(output.errors)")
        #expect(
            output.errors.contains("App/A.swift:3:8: error: no such module 'Charts': Galley draws no charts"),
            "\(output.errors)")
    }

    /// What a macro makes of a line is no one's: the error is told of the line, and once.
    @Test func errorsInExpansions() throws {
        let errors = try errors(
            of:
                "import SwiftUI\nextension EnvironmentValues { @Entry var thing: Int = \"x\" }\nstruct Page: View { var body: some View { Text(\"a\") } }\n"
        )
        #expect(!errors.contains("swiftmacro") && !errors.contains("/work-"), "\(errors)")
        #expect(errors.matches(of: /Page.swift:2:\d+: error:/).count == 1, "\(errors)")
    }

    /// One error of a module is said once, though several compilers meet it.
    @Test func errorsOnce() throws {
        let app = folder.url.appendingPathComponent("App")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        for name in ["A", "B", "C", "D"] {
            try folder.write(
                "import SwiftUI\nstruct \(name): View { var body: some View { Text(title) } }\n",
                to: "App/\(name).swift")
        }
        try folder.write("let title: Strin = \"a\"\n", to: "App/Title.swift")
        let output = try galley("render App")
        #expect(output.status == 65, "\(output.errors)")
        #expect(
            output.errors.matches(of: /Title.swift:1:12: error: cannot find type 'Strin'/).count == 1,
            "\(output.errors)")
    }

    /// What a file declares for UIKit is there, and does not compile: that is told, and not that it is missing.
    @Test func declarationsBehindUIKit() throws {
        let errors = try errors(
            of: """
                import SwiftUI
                #if canImport(UIKit)
                extension View {
                    func hideKeyboard() { UINobodyHasThis.shared.sendAction(#selector(UIResponder.resignFirstResponder)) }
                }
                #endif
                struct Page: View { var body: some View { Button("a") { hideKeyboard() } } }

                """)
        #expect(errors.contains("Page.swift:4:") && !errors.contains("cannot find 'hideKeyboard'"), "\(errors)")
    }

    /// The same advice on many symbols is given once.
    @Test func adviceOnce() throws {
        try folder.write(
            "import SwiftUI\n#Preview { VStack { ForEach([\"qqq\", \"www\", \"vvv\"], id: \\.self) { Image(systemName: $0) } } }\n",
            to: "Page.swift")
        let output = try galley("render Page.swift")
        #expect(output.errors.matches(of: /no symbol named/).count == 3, "\(output.errors)")
        #expect(output.errors.matches(of: /docs.symbols.md/).count == 1, "\(output.errors)")
    }

    @Test func missingFont() throws {
        try folder.write(
            "import SwiftUI\n#Preview { Text(\"a\").font(.custom(\"Nobody Has This\", size: 12)) }\n", to: "Page.swift")
        let output = try galley("render Page.swift")
        #expect(
            output.errors.contains("UIAppFonts") && output.errors.contains("FontLibrary.registerFont"),
            "\(output.errors)")
    }
}
