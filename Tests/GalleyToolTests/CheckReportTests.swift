import GalleyProtocol
import Testing

@testable import galley

/// What `galley check` prints and ends with: docs/cli.md, and GitHub's “Workflow commands”.
@Suite("A check's report")
struct CheckReportTests {
    private static let place = ToolMessage.Place(file: "a,b.swift", line: 3, column: 5, endLine: 4, endColumn: 6)

    private static func message(
        _ kind: ToolMessage.Kind, _ severity: ToolMessage.Severity, at place: ToolMessage.Place? = nil
    ) -> ToolMessage { ToolMessage(kind, severity, code: "c", "m", at: place) }

    private static var all: [ToolMessage] {
        var mistake = message(.mistake, .error, at: place)
        mistake.suggestion = .init(text: "do", command: "galley x")
        mistake.notes = [.init(message: "n", place: .init(file: "b.swift", line: 9)), .init(message: "o")]
        return [
            mistake, message(.gap, .error, at: .init(file: "c.swift", line: 7)), message(.module, .error),
            message(.mistake, .warning), message(.finding, .warning), message(.failure, .error),
            message(.finding, .note),
        ]
    }

    @Test("For people") func plain() throws {
        #expect(
            try CheckReport(messages: Self.all, summary: "2 files").text(.text) == """
                a,b.swift:3:5: error: m [c]
                    b.swift:9: note: n
                    note: o
                    help: do
                          galley x
                c.swift:7: error: gap: m [c]
                error: other module: m [c]
                warning: m [c]
                warning: m [c]
                error: m [c]
                note: m [c]
                1 mistake, 1 gap, 1 name of a missing module, 1 warning, 2 findings: 2 files

                """)
        let twice = CheckReport(messages: Self.all + Self.all, summary: "s")
        #expect(
            try twice.text(.text).hasSuffix(
                "\n2 mistakes, 2 gaps, 2 names of missing modules, 2 warnings, 4 findings: s\n"))
        #expect(try CheckReport(messages: [], summary: "1 file").text(.text) == "nothing to say: 1 file\n")
        #expect(
            try CheckReport(messages: [Self.message(.finding, .note)], summary: "f").text(.text).hasSuffix(
                "1 finding: f\n"))
    }

    @Test("GitHub's commands") func github() throws {
        #expect(
            try CheckReport(messages: Self.all, summary: "").text(.github) == """
                ::error file=a%2Cb.swift,line=3,col=5,endLine=4,endColumn=6,title=galley mistake c::m. do
                ::warning file=c.swift,line=7,title=galley gap c::m
                ::warning title=galley module c::m
                ::warning title=galley mistake c::m
                ::warning title=galley finding c::m
                ::warning title=galley failure c::m
                ::notice title=galley finding c::m

                """)
    }

    @Test("JSON and SARIF") func programs() throws {
        let report = CheckReport(messages: [Self.message(.gap, .error)], summary: "")
        #expect(
            json(try report.text(.json))
                == ["messages": [["kind": "gap", "severity": "error", "code": "c", "message": "m"]]])
        let run = json(try report.text(.sarif))?["runs"]?.list?.first
        #expect(run?["tool"]?["driver"]?["name"] == "galley check" && run?["columnKind"] == "unicodeCodePoints")
        #expect(run?["results"]?.list?.count == 1)
    }

    @Test("The worst decides how it ends") func statuses() {
        func status(_ kinds: [(ToolMessage.Kind, ToolMessage.Severity)], strict: Bool = false) -> Int32 {
            CheckReport(messages: kinds.map { Self.message($0.0, $0.1) }, summary: "").status(isStrict: strict)
        }
        #expect(status([]) == 0 && status([], strict: true) == 0)
        #expect(status([(.finding, .warning), (.module, .error), (.gap, .error), (.mistake, .error)]) == 65)
        #expect(status([(.finding, .warning), (.module, .error), (.gap, .error)]) == 2)
        #expect(status([(.finding, .warning), (.module, .error)]) == 3)
        #expect(status([(.finding, .warning)]) == 1 && status([(.finding, .note)]) == 0)
        #expect(status([(.failure, .note)]) == 1 && status([(.failure, .error)]) == 1)
        #expect(status([(.mistake, .warning)]) == 0 && status([(.mistake, .warning)], strict: true) == 1)
        #expect(status([(.gap, .warning), (.module, .warning)], strict: true) == 0)
        #expect(status([(.mistake, .note)], strict: true) == 0)
    }

    @Test("Whether there are mistakes, and errors") func kinds() {
        func report(_ kind: ToolMessage.Kind, _ severity: ToolMessage.Severity) -> CheckReport {
            CheckReport(messages: [Self.message(kind, severity)], summary: "")
        }
        #expect(report(.mistake, .error).hasMistakes && !report(.mistake, .warning).hasMistakes)
        #expect(!report(.gap, .error).hasMistakes && report(.gap, .error).hasErrors)
        #expect(!report(.gap, .warning).hasErrors)
    }

    @Test("A failure for programs: what is wrong, and the way out behind the last semicolon") func failures() {
        let codes: [Int32: String] = [
            1: "not-drawn", 64: "usage", 65: "does-not-compile", 66: "no-input", 69: "unavailable", 70: "crash",
            71: "memory", 73: "cannot-write", 124: "timeout", 2: "failure", 130: "failure",
        ]
        for (status, code) in codes { #expect(ToolMessage(failure: "a", status: status).code == code) }
        let plain = ToolMessage(failure: "a; b; c", status: 64)
        #expect(plain.message == "a; b" && plain.suggestion == .init(text: "c") && plain.notes == nil)
        #expect(plain.kind == .failure && plain.severity == .error && plain.place == nil)
        let above = ToolMessage(failure: "its code crashed; what it said is above", status: 70)
        #expect(above.message == "its code crashed" && above.suggestion == nil)
        let source = ToolMessage(
            failure: """
                'a.swift' does not compile
                a.swift:1:2: warning: w
                a.swift:3:4: error: e
                a.swift:5:6: note: n
                """, status: 65)
        #expect(source.message == "'a.swift' does not compile" && source.suggestion == nil)
        #expect(source.place == .init(file: "a.swift", line: 3, column: 4))
        #expect(
            source.notes == [
                .init(message: "e", place: .init(file: "a.swift", line: 3, column: 4)),
                .init(message: "n", place: .init(file: "a.swift", line: 5, column: 6)),
            ])
        #expect(ToolMessage(failure: "a\nb; c", status: 1).message == "a\nb; c")
        #expect(ToolMessage(failure: "", status: 1).message == "")
    }

    @Test("Commands that were asked for JSON") func asked() {
        #expect(GalleyCommand.asksForJSON(["lint", "a", "--json"]) && GalleyCommand.asksForJSON(["--format=json"]))
        #expect(GalleyCommand.asksForJSON(["lint", "--format", "json"]))
        #expect(!GalleyCommand.asksForJSON(["lint", "--format", "text", "json"]))
        #expect(!GalleyCommand.asksForJSON(["lint", "--", "--json"]) && !GalleyCommand.asksForJSON(["json"]))
    }

    @Test("Arguments as commands declare them") func arguments() {
        func words(_ text: String) -> String {
            GalleyCommand.arguments(text.split(separator: " ").map(String.init)).joined(separator: " ")
        }
        #expect(words("lint a --quiet notes") == "lint a --quiet-notes" && words("lint notes") == "lint notes")
        #expect(words("render a --quiet notes") == "render a --quiet notes")
        for name in ["layout", "explain", "lint", "snapshots"] {
            #expect(words("\(name) a --json") == "\(name) a --format json")
            #expect(words("\(name) -- --json") == "\(name) -- --json")
        }
        #expect(words("check a --json") == "check a --json")
        #expect(words("play --session a --end") == "play-session --session a --end")
        for rest in ["--session a --detach", "--session=a --serving=b", "--session a --help", "--session a -h", "x"] {
            #expect(words("play \(rest)") == "play \(rest)")
        }
        #expect(words("play --session=a") == "play-session --session=a" && words("x --session a") == "x --session a")
    }
}
