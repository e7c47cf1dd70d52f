import Foundation
import Testing

/// `galley check`: whose fault is what, and where. A comment `// here` marks the line that a row expects.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct CheckTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A message as `--json` prints it.
    struct Message: Decodable {
        struct Place: Decodable, Equatable {
            var file: String
            var line: Int
            var column: Int?
            var endLine: Int?
            var endColumn: Int?
        }
        struct Edit: Decodable {
            var place: Place
            var text: String
        }
        struct Suggestion: Decodable {
            var text: String
            var edits: [Edit]?
            var command: String?
        }
        var kind, severity, code, message: String
        var place: Place?
        var suggestion: Suggestion?
    }

    private struct Answer: Decodable { var messages: [Message] }

    func check(_ arguments: String...) throws -> (messages: [Message], status: Int32) {
        let output = try folder.galley(["check"] + arguments + ["--json", "--timeout", "600"])
        let answer = try JSONDecoder().decode(Answer.self, from: Data(output.text.utf8))
        return (answer.messages, output.status)
    }

    /// The lines of a row's source that are marked.
    static func marked(_ source: String) -> [Int] {
        source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .filter { $0.element.contains("// here") }.map { $0.offset + 1 }
    }

    // MARK: The author's mistakes

    /// One mistake a file; the codes are docs/cli.md's.
    static let mistakes: [(code: String, source: String)] = [
        ("unknown-name", "struct A01: View { var body: some View {\n Txt(\"a\") // here\n } }"),
        ("unknown-name", "struct A02: View { var body: some View {\n VStak { // here\n Text(\"a\") } } }"),
        (
            "unknown-member",
            "struct A03: View { var body: some View {\n Text(\"a\")\n .foregroundColr(.red) // here\n } }"
        ),
        ("unknown-member", "struct A04: View { var body: some View {\n Text(\"a\").font(\n .titel) // here\n } }"),
        (
            "unknown-name",
            "struct A05: View { @State var count = 0\n var body: some View { Text(\"\\(count)\")\n Text(\"\\(cout)\") // here\n } }"
        ),
        ("wrong-arguments", "struct A06: View { var body: some View { Text(\"a\")\n .frame(witdh: 10) // here\n } }"),
        (
            "wrong-arguments",
            "struct A07: View { let title: String; var body: some View { Text(title) } }\nstruct B07: View { var body: some View {\n A07() // here\n } }"
        ),
        (
            "wrong-arguments",
            "struct A08: View { let title: String; var body: some View { Text(title) } }\nstruct B08: View { var body: some View {\n A08(title: \"a\", extra: 1) // here\n } }"
        ),
        (
            "wrong-type",
            "struct A09: View { let title: String; var body: some View { Text(title) } }\nstruct B09: View { var body: some View {\n A09(title: 3) // here\n } }"
        ),
        (
            "immutable",
            "struct A10: View { var count = 0\n var body: some View { Button(\"Add\") {\n count += 1 // here\n } } }"
        ),
        ("missing-return", "func a11(_ n: Int) -> Int {\n if n > 1 { return 2 }\n } // here"),
        ("missing-return", "func b11(_ n: Int?) -> Int {\n guard let n else { print(1) } // here\n return n\n}"),
        ("not-initialized", "func a12() -> Int {\n let n: Int\n return n // here\n }"),
        ("not-initialized", "class A13 { var n: Int\n init() {\n } // here\n }"),
        (
            "incomplete",
            "enum A14 { case a, b }\nfunc a14(_ a: A14) -> Int {\n switch a { // here\n case .a: return 1 } }"
        ),
        ("isolation", "@MainActor func a15() {}\nnonisolated func b15() {\n a15() // here\n }"),
        ("isolation", "func a16() async -> Int { 1 }\nfunc b16() -> Int {\n a16() // here\n }"),
        ("unhandled", "func a17() throws -> Int { 1 }\nfunc b17() -> Int {\n a17() // here\n }"),
        ("conformance", "struct A18: Identifiable { // here\n var name = \"\" }"),
        (
            "conformance",
            "struct A19 { var name = \"\" }\nstruct B19: View { let all: [A19]\n var body: some View {\n ForEach(all) { Text($0.name) } // here\n } }"
        ),
        ("duplicate", "struct A20 { var name = \"\"\n var name = \"\" // here\n }"),
        (
            "unknown-member",
            "struct A21 { var name = \"\" }\nstruct B21: View { let a: A21\n var body: some View {\n Text(a.nme) // here\n } }"
        ),
        ("availability", "struct A22 { private var secret = 1 }\nfunc a22(_ a: A22) -> Int {\n a.secret // here\n }"),
        (
            "wrong-type",
            "struct A23: View { @State var name = \"\"\n var body: some View {\n TextField(\"Name\", text: name) // here\n } }"
        ),
        ("wrong-type", "func a24(_ n: Int?) -> Int {\n let m: Int =\n n // here\n return m }"),
        ("wrong-type", "func a25() -> Int {\n \"a\" // here\n }"),
        ("immutable", "func a26() -> Int {\n let n = 1\n n = 2 // here\n return n }"),
        ("unknown-name", "struct A27: View {\n @Stat var n = 0 // here\n var body: some View { Text(\"a\") } }"),
        ("conformance", "struct A28: View { // here\n var name = \"\" }"),
        ("unknown-name", "class A29: ObservableObjct { // here\n @Published var n = 0 }"),
        ("syntax", "func a30() -> Int {\n let n: = 3 // here\n return n }"),
        // Names that Apple has elsewhere, and the author's own of such names.
        (
            "unknown-member",
            "class A31 { func renameItem() {} }\nfunc a31(_ a: A31) {\n a.rename() // here\n }"
        ),
        (
            "wrong-type",
            "extension Text { func userActivity(_ n: Int) -> Text { self } }\nstruct A32: View { var body: some View {\n Text(\"a\").userActivity(\"b\") // here\n } }"
        ),
    ]

    @Test func mistakesAreTheAuthors() throws {
        var files: [String: String] = [:]
        for (index, row) in Self.mistakes.enumerated() {
            files["App/M\(index + 101).swift"] = "import SwiftUI\n" + row.source + "\n"
        }
        try folder.write(files)
        let (messages, status) = try check("App")
        #expect(status == 65)
        for (index, row) in Self.mistakes.enumerated() {
            let file = "App/M\(index + 101).swift"
            let own = messages.filter { $0.place?.file == file && $0.severity == "error" }
            #expect(own.map(\.kind) == own.map { _ in "mistake" } && !own.isEmpty, "\(row.source): \(own)")
            #expect(own.first?.place?.line == Self.marked(files[file] ?? "").first, "\(row.source): \(own)")
            #expect(own.first?.code == row.code, "\(row.source): \(own)")
        }
    }

    /// Data races are what the language mode makes of them.
    @Test func dataRacesAreToldAsTheModeAsks() throws {
        let rows = [
            "class R1 { var n = 0 }\nfunc r1() { let r = R1(); Task.detached {\n r.n += 1 // here\n }; r.n = 2 }",
            "class R2 { static var shared = 0 } // here",
            "@MainActor class R3 { var n = 0 }\nactor S3 { func s() {\n _ = R3().n // here\n } }",
        ]
        for (index, row) in rows.enumerated() {
            try folder.write("import SwiftUI\n" + row + "\n", to: "Race.swift")
            let (messages, status) = try check("Race.swift", "--swift-version", "6")
            let first = try #require(messages.first, "\(row)")
            #expect(status == 65 && first.kind == "mistake" && first.code == "isolation", "\(messages)")
            // What is sent away is told where it is sent, or where it is used.
            let line = try #require(first.place?.line)
            #expect(
                index == 0 ? (3...4).contains(line) : Self.marked("import SwiftUI\n" + row) == [line], "\(messages)")
            let old = try check("Race.swift", "--swift-version", "5")
            #expect(!old.messages.contains { $0.severity == "error" } || index == 2, "\(old)")
        }
    }

    // MARK: Gaps

    /// The compiler says of them that no initialiser fits; Galley says which member is not there.
    @Test func missingEnvironmentValueIsAMember() throws {
        try folder.write(
            "import SwiftUI\nstruct E: View {\n@Environment(\\.resetFocus) var reset\nvar body: some View { Text(\"a\") }\n}\n",
            to: "Value.swift")
        let (messages, _) = try check("Value.swift")
        let first = try #require(messages.first)
        #expect(first.kind == "gap" && first.code == "unknown-member" && first.place?.line == 3, "\(messages)")
    }

    /// Names of Apple's that Galley does not have, one a file.
    static let gaps: [String] = [
        "struct A01: View { var body: some View { Text(\"a\")\n .typeSelectEquivalent(\"a\") // here\n } }",
        "struct A02: View { @State var n = 0.5\n var body: some View { Text(\"a\")\n .digitalCrownRotation($n) // here\n } }",
        "struct A03: View { var body: some View { Text(\"a\")\n .itemProvider { nil } // here\n } }",
        "struct A04: View { var body: some View { Text(\"a\")\n .exportsItemProviders([]) { [] } // here\n } }",
        "struct A05: View { var body: some View { Text(\"a\")\n .importableFromServices(for: Int.self) { _ in true } // here\n } }",
        "struct A06: View { var body: some View { Text(\"a\")\n .textInputSuggestions { Text(\"b\") } // here\n } }",
        "struct A07: View { var body: some View { Text(\"a\")\n .labelsVisibility(.hidden) // here\n } }",
        "struct A08: View { var body: some View { Text(\"a\")\n .badgeProminence(.decreased) // here\n } }",
        "struct A09: View { var body: some View { Text(\"a\")\n .materialActiveAppearance(.active) // here\n } }",
        "struct A10: View { var body: some View { Text(\"a\")\n .horizontalRadioGroupLayout() // here\n } }",
        "struct A11: View { var body: some View { Text(\"a\")\n .dialogIcon(Image(systemName: \"star\")) // here\n } }",
        "struct A12: View { var body: some View { Text(\"a\")\n .fileDialogMessage(\"a\") // here\n } }",
        "struct A13: View { var body: some View { Text(\"a\")\n .listRowHoverEffect(.highlight) // here\n } }",
        "struct A14: View { var body: some View { List { Text(\"a\") }\n .alternatingRowBackgrounds() // here\n } }",
        "struct A15: View { var body: some View { Text(\"a\")\n .scrollEdgeEffectStyle(.soft, for: .top) // here\n } }",
        "struct A16: View { var body: some View { Text(\"a\")\n .navigationLinkIndicatorVisibility(.hidden) // here\n } }",
        "struct A17: View {\n @FetchRequest(sortDescriptors: []) var all: [Int] // here\n var body: some View { Text(\"a\") } }",
        "struct A18: View { var body: some View { Text(\"a\")\n .backgroundExtensionEffect() // here\n } }",
        "struct A19: View { var body: some View {\n HelpLink(destination: URL(string: \"https://a.b\")!) // here\n } }",
        "struct A20: View { var body: some View {\n SettingsLink() // here\n } }",
        "struct A21: View { var body: some View { Text(\"a\")\n .toolbarForegroundStyle(.red, for: .navigationBar) // here\n } }",
        "struct A22: View { var body: some View { Text(\"a\")\n .layoutDirectionBehavior(.fixed) // here\n } }",
        "class B23: ObservableObject {}\nstruct A23: View {\n @FocusedObject var model: B23? // here\n var body: some View { Text(\"a\") } }",
        "struct A24: App { var body: some Scene {\n ImmersiveSpace(id: \"a\") { // here\n Text(\"a\") } } }",
        "func a25(_ all: AccessibilityTechnologies) {} // here",
        "func a26(_ platform: PreviewPlatform) {} // here",
        "func a27(_ view: UIAlertView) {} // here",
        "func a28(_ a: SCNAction) {} // here",
        "func a29() -> WKWebView { // here\n fatalError() }",
        "import GameKit // here\nfunc a30(_ all: [GKScore]) {}",
        "import PDFKit // here\nlet a31 = PDFDocument()",
        // What uses such a modifier follows from it.
        "struct B32: ViewModifier { func body(content: Content) -> some View { content } }\n"
            + "struct A32: EnvironmentalModifier { // here\n func resolve(in environment: EnvironmentValues) -> B32 { B32() } }\n"
            + "struct C32: View { var body: some View { Text(\"a\").modifier(A32()) } }",
        "struct A33: View { var body: some View { Text(\"a\")\n .pointerStyle(.link) // here\n } }",
        "struct A34: View { var body: some View { Text(\"a\")\n .onModifierKeysChanged { _, _ in } // here\n } }",
        "func a35(_ customization: TabViewCustomization) {} // here",
        "struct A36: View { var body: some View { Text(\"a\")\n .labelIconToTitleSpacing(4) // here\n } }",
        "func a37(_ results: FetchedResults<Int>) {} // here",
    ]

    @Test func gapsAreNotTheAuthors() throws {
        var files: [String: String] = [:]
        for (index, row) in Self.gaps.enumerated() {
            files["App/G\(index + 101).swift"] = "import SwiftUI\n" + row + "\n"
        }
        try folder.write(files)
        let (messages, status) = try check("App")
        #expect(status == 2)
        for (index, row) in Self.gaps.enumerated() {
            let file = "App/G\(index + 101).swift"
            let own = messages.filter { $0.place?.file == file && $0.severity == "error" }
            #expect(own.map(\.kind) == own.map { _ in "gap" } && !own.isEmpty, "\(row): \(own)")
            #expect(own.first?.place?.line == Self.marked(files[file] ?? "").first, "\(row): \(own)")
        }
    }

    /// What stands beside a name that is not here is checked all the same, and what follows from that name is told by no one.
    @Test func gapsHideNothing() throws {
        try folder.write(
            """
            import SwiftUI
            import Alamofire
            import SwiftData
            struct Page: View {
                @Query var items: [Int]
                var body: some View {
                    VStack {
                        Text("a").typeSelectEquivalent("a")
                        RemoteImage(url: "a") { Text("loading") }
                        Txt("b")
                    }
                }
            }
            struct Other: View { var body: some View { Page().frame(witdh: 3) } }
            func load() -> Int { AF.request("a") }

            """, to: "Page.swift")
        let (messages, status) = try check("Page.swift")
        #expect(status == 65)
        func lines(_ kind: String) -> [Int] { messages.filter { $0.kind == kind }.compactMap(\.place?.line).sorted() }
        #expect(lines("mistake") == [10, 14], "\(messages)")
        #expect(lines("gap") == [3, 5, 8], "\(messages)")
        #expect(lines("module") == [2, 9, 15], "\(messages)")
    }

    // MARK: Suggestions

    @Test func suggestionsAreEdits() throws {
        let source = """
            import SwiftUI
            struct Page: View {
                @Stat private var count = 0
                var body: some View {
                    VStak { Txt("ä").foregroundColr(.red).font(.titel).frame(witdh: 10) }
                }
            }

            """
        try folder.write(source, to: "Page.swift")
        // Each round's edits bring the next to light; there are six mistakes.
        for _ in 0..<6 {
            let (messages, status) = try check("Page.swift")
            guard status != 0 else { break }
            let text = String(decoding: folder.read("Page.swift") ?? Data(), as: UTF8.self)
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
            let edits = messages.compactMap { $0.suggestion?.edits }.joined()
            #expect(!edits.isEmpty, "\(messages)")
            for edit in edits.sorted(by: {
                ($0.place.line, $0.place.column ?? 0) > ($1.place.line, $1.place.column ?? 0)
            }) {
                let (start, end) = (try #require(edit.place.column) - 1, try #require(edit.place.endColumn) - 1)
                lines[edit.place.line - 1].replaceSubrange(start..<end, with: Array(edit.text.utf8))
            }
            try folder.write(
                lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n"), to: "Page.swift")
        }
        let fixed = String(decoding: folder.read("Page.swift") ?? Data(), as: UTF8.self)
        #expect(
            fixed
                == source.replacing("@Stat ", with: "@State ").replacing("VStak", with: "VStack").replacing(
                    "Txt", with: "Text"
                )
                .replacing("Colr", with: "Color").replacing("titel", with: "title").replacing("witdh", with: "width"))
    }

    // MARK: What has changed

    /// The second run looks at what the change can have reached.
    @Test func onlyWhatChangedIsLookedAt() throws {
        try folder.write([
            "App/A.swift": "import SwiftUI\nstruct A: View { var body: some View { B(n: 1) } }\n",
            "App/B.swift": "import SwiftUI\nstruct B: View { let n: Int; var body: some View { Text(\"b\") } }\n",
            "App/C.swift": "func c() -> Int { 1 }\n",
        ])
        func summary() throws -> (text: String, status: Int32) {
            let output = try folder.galley("check", "App", "--timeout", "600")
            return (String(output.text.split(separator: "\n").last ?? ""), output.status)
        }
        #expect(try summary() == ("nothing to say: 3 files", 0))
        #expect(try summary() == ("nothing to say: 3 files, 0 of them again", 0))
        try folder.write("func c() -> Int { \"1\" }\n", to: "App/C.swift")
        #expect(try summary() == ("1 mistake: 3 files, 1 of them again", 65))
        #expect(try summary() == ("1 mistake: 3 files, 0 of them again", 65))
        // Another signature reaches everyone.
        try folder.write(
            "import SwiftUI\nstruct B: View { let m: Int; var body: some View { Text(\"b\") } }\n", to: "App/B.swift")
        #expect(try summary() == ("2 mistakes: 3 files", 65))
    }

    // MARK: Formats

    /// SARIF 2.1.0: what a consumer relies on, by the specification's sections.
    @Test func sarifIsValid() throws {
        try folder.write(
            "import SwiftUI\nstruct A: View { var body: some View { Text(\"äö\").foregroundColr(.red) } }\n",
            to: "A.swift")
        let output = try folder.galley("check", "A.swift", "--format", "sarif", "--timeout", "600")
        #expect(output.status == 65)
        let log = try #require(try JSONSerialization.jsonObject(with: Data(output.text.utf8)) as? [String: Any])
        // 3.13: version and runs; 3.14: tool; 3.19.2: a driver with a name.
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
        #expect(driver["name"] as? String == "galley check")
        let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(!results.isEmpty)
        for result in results {
            // 3.27: a message, a level of four, a rule that the driver has.
            #expect((result["message"] as? [String: String])?["text"]?.isEmpty == false)
            #expect(["none", "note", "warning", "error"].contains(result["level"] as? String ?? ""))
            #expect(rules.contains(result["ruleId"] as? String ?? ""))
            let location = try #require(
                (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
            #expect((location["artifactLocation"] as? [String: String])?["uri"] == "A.swift")
            let region = try #require(location["region"] as? [String: Int])
            // 3.30: columns of characters, though the compiler's count bytes.
            #expect(region["startLine"] == 2 && region["startColumn"] == 51, "\(region)")
            let change = try #require(
                ((result["fixes"] as? [[String: Any]])?.first?["artifactChanges"] as? [[String: Any]])?.first)
            let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
            #expect((replacement["deletedRegion"] as? [String: Int])?["startColumn"] == 51)
            #expect((replacement["insertedContent"] as? [String: String])?["text"] == "foregroundColor")
        }
        let github = try folder.galley("check", "A.swift", "--format", "github")
        #expect(github.text.hasPrefix("::error file=A.swift,line=2,col="), "\(github.text)")
    }

    // MARK: Failures

    /// With --json a failure is an answer, too, and the status is what it was.
    @Test(
        arguments: [
            (["check", "None.swift"], 66, "no-input"), (["render", "None.swift"], 66, "no-input"),
            (["layout", "None.swift"], 66, "no-input"), (["check", "None.swift", "--swift-version", "9"], 64, "usage"),
            (["render", "Bad.swift"], 65, "does-not-compile"), (["lint", "Bad.swift"], 65, "does-not-compile"),
            (["explain", "Bad.swift"], 65, "does-not-compile"), (["views", "None.swift"], 66, "no-input"),
        ] as [([String], Int32, String)])
    func failuresAreAnswers(arguments: [String], status: Int32, code: String) throws {
        try folder.write("import SwiftUI\nstruct Bad: View { var body: some View { Txt(\"a\") } }\n", to: "Bad.swift")
        let output = try folder.galley(arguments + ["--json"])
        #expect(output.status == status, "\(output.errors)")
        let answer = try JSONDecoder().decode(Answer.self, from: Data(output.text.utf8))
        #expect(answer.messages.map(\.kind) == ["failure"] && answer.messages.map(\.code) == [code], "\(output.text)")
        if code == "does-not-compile" { #expect(answer.messages.first?.place?.line == 2) }
    }
}
