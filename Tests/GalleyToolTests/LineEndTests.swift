import Foundation
import GalleyDiagnostics
import GalleyNames
import Testing

@testable import GalleyProtocol
@testable import galley

/// Files from Windows, whose lines end with a carriage return and a line feed: compilers count the same lines and columns in them as in
/// others, so that comments, rulings and changes have to be at the same places.
@Suite("Files from Windows")
struct LineEndTests {
    static let ends = ["\n", "\r\n"]

    private static let text = """
        import SwiftUI
        struct Card: View { // galley:ignore row
            var body: some View {
                // galley:ignore contrast, small
                Text("é").paddng(3)

        #endif
        @NSManaged var a: Int
        }

        """

    private func source(_ end: String) throws -> (folder: ScratchFolder, source: SourceSet, path: String) {
        let folder = try ScratchFolder(["a.swift": Self.text.replacing("\n", with: end)])
        return (folder, try SourceSet(paths: [folder["a.swift"]], within: SearchLimit()), folder["a.swift"])
    }

    @Test("Comments that say that a finding is meant", arguments: ends) func comments(end: String) throws {
        let fake = try FakeToolchain(["a.swift": Self.text.replacing("\n", with: end)])
        func use(_ name: String, _ line: Int) -> UsedNames.Use {
            .init(
                name: name, labels: nil, isMember: false, line: line, column: 1, endLine: nil, endColumn: nil,
                startLine: nil, role: nil, generics: nil, literal: nil, owner: "Card")
        }
        var names = UsedNames()
        names.uses = [use("Text", 5)]
        try fake.folder.write(String(decoding: JSONEncoder().encode([names]), as: UTF8.self), to: "uses")
        try fake.syntax(["--uses": "cat uses"])
        var survey = SourceSurvey()
        survey.views = [
            .init(
                file: nil, name: "Card", line: 2, access: "internal", isGeneric: false, arguments: [],
                isReachable: true, environmentObjects: [], environmentValues: [])
        ]
        let compiler = fake.compiler
        let places = SourcePlaces(
            try fake.source("a.swift").files, survey: survey, installation: compiler.installation,
            limits: compiler.limits)
        func isMeant(_ kind: String, _ rule: String) -> Bool {
            let view = HostResult.Finding.Place(kind: kind, label: nil, written: nil, owners: ["Card"], number: 0)
            let finding = HostResult.Finding(
                rule: rule, severity: "warning", message: "m", path: [view], frame: [], proposals: [], fix: nil)
            return places.isSuppressed(finding, in: HostResult(name: "Card"))
        }
        // The one behind the declaration is for all that is in it, the one before the text for that.
        let seen = [
            isMeant("Text", "row"), isMeant("Text", "contrast"), isMeant("Text", "small"), isMeant("Text", "other"),
            isMeant("Image", "row"), isMeant("Image", "contrast"),
        ]
        #expect(seen == [true, true, true, false, true, false])
    }

    @Test("What stands on the line before a message's", arguments: ends) func before(end: String) throws {
        let (_, source, path) = try source(end)
        let judge = MessageJudge(source: source, absent: AbsentModules())
        func follows(_ text: String, _ line: Int) -> Bool {
            let found = CompilerDiagnostic(
                severity: .error, id: "missing_return_closure", text: text,
                place: .init(file: path, line: line, column: 1))
            return judge.ruling(on: found, []).follows
        }
        // Behind the #endif of line 7, and at the property of line 8.
        #expect((6...9).map { follows("missing return", $0) } == [false, false, true, false])
        #expect((7...9).map { follows("extensions must not contain stored properties", $0) } == [false, true, false])
    }

    @Test("The change of a name", arguments: ends) func changes(end: String) throws {
        let (_, source, path) = try source(end)
        // A place of the compiler's counts bytes, of which é has two.
        let found = CompilerDiagnostic(
            severity: .error, id: "could_not_find_value_member", text: "value of type 'Text' has no member 'paddng'",
            place: .init(file: path, line: 5, column: 20))
        let judge = MessageJudge(source: source, absent: AbsentModules())
        let told = JudgedFindings(.init(files: [path: [found]]), judge, [:]).messages(judge, source)
        let range = ToolMessage.Place(file: path, line: 5, column: 20, endLine: 5, endColumn: 26)
        #expect(told.first?.suggestion?.edits == [.init(place: range, text: "padding")])
    }

    @Test("Columns in characters", arguments: ends) func columns(end: String) throws {
        let folder = try ScratchFolder(["a": "é😀x\n\né😀\n".replacing("\n", with: end)])
        var table = ColumnTable()
        // é has two bytes, and the face four.
        let places = [(1, 1), (3, 1), (7, 1), (8, 1), (1, 2), (3, 3), (7, 3)]
        #expect(places.map { table.character($0.0, line: $0.1, of: folder["a"]) } == [1, 2, 3, 4, 1, 2, 3])
    }

    @Test("The manifest of an app playground", arguments: ends) func playground(end: String) throws {
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            import AppleProductTypes
            // .executableTarget(name: "Old", path: "Old")
            let package = Package(name: "A", targets: [.executableTarget(name: "App", path: "Code")])

            """
        let folder = try ScratchFolder(["P/Package.swift": manifest.replacing("\n", with: end), "P/Code/a.swift": ""])
        #expect(AppPlayground(paths: [folder["P"]])?.sources == folder["P/Code"])
    }
}
