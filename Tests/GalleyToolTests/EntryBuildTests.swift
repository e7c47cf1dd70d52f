import Foundation
import GalleyProcesses
import Testing

@testable import GalleyProtocol
@testable import galley

/// Compiling with conditions as on one platform after the other, and what is told where none succeeds (docs/cli.md);
/// programs of the test's stand in for the compiler and `galley-syntax`.
@Suite("Compiling under conditions")
struct EntryBuildTests {
    private let fake: FakeToolchain

    private static let text = "import SwiftUI\n#if os(iOS)\nstruct Card {}\n#endif\n"

    init() throws {
        fake = try FakeToolchain(["A.swift": Self.text, "B.swift": "import SwiftUI\n"])
        try fake.program("usr/bin/ld", "echo library > \"$3\"")
        try survey(previews: 1)
    }

    private func survey(previews: Int = 0, views: [String] = [], asks: Bool = true) throws {
        var survey = SourceSurvey()
        survey.previews = (0..<previews).map { .init(file: nil, name: "P\($0)", line: 1) }
        survey.views = views.map {
            .init(
                file: nil, name: $0, line: 1, access: "internal", isGeneric: false, arguments: [], isReachable: true,
                environmentObjects: [], environmentValues: [])
        }
        try fake.folder.write(String(decoding: JSONEncoder().encode(survey), as: UTF8.self), to: "survey")
        try fake.syntax([
            "--as": "echo '[{\"text\":\"another\",\"asksForFramework\":\(asks)}]'", "--uses": "echo '[]'",
            "--expression": "cat > input; printf one", "*": "cat survey",
        ])
    }

    /// - Parameter errors: What the compiler says under each reading: with the framework, without it, and as the file stands.
    private func compile(_ errors: [String?], _ words: String...) throws -> SourceSurvey {
        func ending(_ error: String?) -> String {
            error.map { "echo \"\(fake.folder["A.swift"]):2:1: error: \($0)\"; exit 1" } ?? "exit 0"
        }
        let cases = zip(["*conditions-framework.json*", "*conditions.json*", "*"], errors).map { pattern, error in
            "\(pattern)) \(ending(error));;"
        }
        try fake.program("usr/bin/swift-frontend", "case \"$*\" in\n\(cases.joined(separator: "\n"))\nesac")
        let options = words.isEmpty ? try fake.options() : try SourceOptions.parse(["A.swift", "--quiet"] + words)
        return try fake.compiler.build(fake.job(fake.source("A.swift"), options))
    }

    private func told(_ errors: [String?], _ words: String...) -> String {
        fake.plain(
            failure {
                _ = words.isEmpty ? try compile(errors) : try compile(errors, words[0], words[1])
            })
    }

    private func frontends() throws -> Int { try fake.takeRuns().count { $0.hasPrefix("swift-frontend") } }

    @Test("Until it succeeds; as the file stands with a warning") func order() throws {
        #expect(try compile([nil, "no", "no"]).warning == nil && frontends() == 1)
        #expect(try compile(["no", nil, "no"]).warning == nil && frontends() == 2)
        let last = try compile(["no", "no", nil])
        #expect(
            last.warning.map(fake.plain)
                == "'FOLDER/A.swift' does not compile as on iOS: its conditions count as on Linux; --as ios shows why")
        #expect(try frontends() == 3 && last.previews.count == 1)
    }

    @Test("What is told where none succeeds: of the reading on the platform") func failures() throws {
        let start = "65 'FOLDER/A.swift' does not compile\nFOLDER/A.swift:2:1: error: "
        #expect(told(["one", "two", "three"]) == start + "two")
        #expect(told(["one", "cannot find 'Card' in scope", "three"]) == start + "one")
        #expect(told(["one", "type 'X' has no member 'Card'", "three"]) == start + "one")
        #expect(told(["one", "cannot find 'Other' in scope", "three"]).hasPrefix(start + "cannot find 'Other'"))
        try survey(previews: 1, asks: false)
        #expect(told(["never", "two", "three"]) == start + "two")
    }

    @Test("Views where there are no previews, and what was asked for") func contents() throws {
        try survey(views: ["One", "Two"])
        #expect(try compile([nil, nil, nil]).views.map(\.name) == ["One", "Two"])
        let expression = try compile([nil, nil, nil], "--view", "Card(1)")
        #expect(expression.views.isEmpty && expression.previews.isEmpty && fake.folder.text(of: "input") == "Card(1)")
        try survey()
        #expect(told([nil, nil, nil]).hasPrefix("64 'FOLDER/A.swift' declares no view at all"))
        #expect(told([nil, nil, nil], "--view", "Card(1)") == "no failure")
    }

    @Test("An expression that is none is told as such, before the compiler's words") func expressions() throws {
        try fake.syntax([
            "--as": "echo '[{\"asksForFramework\":false}]'", "--expression": "printf several", "*": "cat survey",
        ])
        let several =
            "65 the expression of --view is more than one expression, or none; put what it needs into the file, or into { … }()"
        #expect(
            told([nil, nil, nil], "--view", "a b") == several && told(["no", "no", "no"], "--view", "a b") == several)
        try fake.syntax([
            "--as": "echo '[{\"asksForFramework\":false}]'", "--expression": "printf broken", "*": "cat survey",
        ])
        #expect(told([nil, nil, nil], "--view", "a b") == "65 the expression of --view is not one expression")
        #expect(told(["x", "no", "no"], "--view", "a b").hasSuffix("A.swift:2:1: error: no"))
    }

    @Test("Views that cannot be made after all") func unusable() throws {
        var survey = SourceSurvey()
        survey.previews = [.init(file: nil, name: "P", line: 1)]
        survey.views = []
        survey.providers = ["One_Previews", "Two_Previews"].map {
            .init(file: nil, name: $0, line: 3, access: "internal")
        }
        let source = try fake.source("B.swift")
        var entries: [EntryFile.Content] = []
        func build(_ endings: [String?]) throws -> (BuildOutput, SourceSurvey) {
            entries = []
            var changed = survey
            let output = try fake.compiler.buildEntries(of: source, options: fake.options(), survey: &changed) {
                content in
                entries.append(content)
                let text = endings[entries.count - 1]
                return BuildOutput(ending: .exit(status: text == nil ? 0 : 1), text: text ?? "")
            }
            return (output, changed)
        }
        func types(_ content: EntryFile.Content) -> [String] {
            if case .views(let candidates) = content { candidates.map(\.type) } else { ["?"] }
        }
        let both = ["One_Previews", "Two_Previews"]
        #expect(try build([nil]).1.unusable == nil && entries.map(types) == [both])
        let one = try build(["galley-candidate-Two_Previews:1:1: error: no", nil])
        #expect(
            one.0.ending.isSuccess && one.1.unusable == ["Two_Previews"] && entries.map(types) == [both, [both[0]]])
        let all = both.map { "galley-candidate-\($0):1:1: error: no" }.joined(separator: "\n")
        #expect(try build([all, nil]).1.unusable == both && entries.map(types) == [both, []], "the previews are left")
        let other = try build(["a.swift:1:1: error: no"])
        #expect(!other.0.ending.isSuccess && other.1.unusable == nil && entries.count == 1)
        #expect(try build(["galley-candidate-Two:1:1: error: no"]).1.unusable == nil, "another type's name")
        survey.previews = []
        #expect(try !build([all]).0.ending.isSuccess && entries.count == 1, "nothing would be left")
    }
}
