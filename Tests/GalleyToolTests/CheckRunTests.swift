import Foundation
import GalleyDiagnostics
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import galley

/// The compiler's runs of a check, with programs of the shell's in its place.
@Suite("Runs of a check")
struct CheckRunTests {
    private let fake: FakeToolchain

    init() throws {
        fake = try FakeToolchain([
            "A.swift": "import SwiftUI\n", "B.swift": "import SwiftUI\n// longer\n", "C.swift": "c",
        ])
        try fake.looking()
    }

    private func run(_ names: String..., change: (inout CheckRun) -> Void = { _ in }) throws -> CheckRun {
        let source = try SourceSet(paths: names.map { fake.folder[$0] }, within: SearchLimit())
        var run = CheckRun(compiler: fake.compiler, job: try fake.job(source), others: [], concurrency: nil)
        change(&run)
        return run
    }

    private func error(_ text: String, in name: String, _ severity: ToolMessage.Severity = .error) -> CompilerDiagnostic
    {
        .init(severity: severity, id: "an_id", text: text, place: .init(file: fake.folder[name], line: 2, column: 3))
    }

    /// What a run is told of a module that is only looked at.
    private var arguments: String { fake.shared().replacing("-suppress-warnings|", with: "") }

    @Test("One file") func one() throws {
        let found = [error("no", in: "A.swift"), error("old", in: "A.swift", .warning)]
        try fake.find(found, in: "A.swift")
        let run = try run("A.swift")
        let findings = try run.findings(in: [fake.folder["A.swift"]], finishes: true)
        #expect(findings == .init(files: [fake.folder["A.swift"]: found]))
        let start = "swift-frontend|-frontend|-emit-sil|-primary-file|FOLDER/A.swift|-o|WORK/nowhere"
        let end =
            "|-supplementary-output-file-map|WORK/check-0.json|-debug-diagnostic-names|-solver-scope-threshold=500|"
        #expect(try fake.takeRuns() == [start + end + arguments])
        #expect(fake.temporaryFolders("swift-frontend") == ["WORK"])
        #expect(Cache.names(in: run.job.work.path).sorted() == ["check-0.json", "nowhere"], "what was read is gone")
        let nowhere = try FileManager.default.destinationOfSymbolicLink(atPath: "\(run.job.work.path)/nowhere")
        #expect(nowhere == "/dev/null")
        #expect(CheckRun.few == 500 && CheckRun.some == 1000 && CheckRun.many == 20_000)
    }

    @Test("What is told of files without messages, and of those that were not looked through") func unfinished() throws
    {
        let path = fake.folder["A.swift"]
        #expect(try run("A.swift").findings(in: [path], finishes: true) == .init(files: [path: []]))
        #expect(try run("A.swift").findings(in: [], finishes: true) == .init())
        try fake.looking("status=1")
        #expect(try run("A.swift").findings(in: [path], finishes: true) == .init(files: [path: []], unfinished: [path]))
        let warning = [error("old", in: "A.swift", .warning)]
        try fake.find(warning, in: "A.swift")
        #expect(
            try run("A.swift").findings(in: [path], finishes: true) == .init(files: [path: warning], unfinished: [path])
        )
        try fake.find([error("no", in: "A.swift")], in: "A.swift")
        #expect(try run("A.swift").findings(in: [path], finishes: true).unfinished.isEmpty)
    }

    @Test("What a run is told besides") func words() throws {
        try fake.folder.write("", to: "usr/lib/swift/host/libSwiftInProcPluginServer.so")
        let run = try run("A.swift", "C.swift") { run in
            run.others = ["/stubs.swift"]
            (run.concurrency, run.steps) = ("targeted", 7)
            run.job.moduleName = "Own"
            run.job.modules = ["/m"]
            run.job.attempt.arguments = ["-x"]
        }
        _ = try run.findings(in: [fake.folder["A.swift"]], finishes: false)
        let told = arguments.replacing("-module-name|GalleyUserFile", with: "-module-name|Own")
            .replacing("-I|FOLDER/galley/Modules", with: "-I|/m")
        let host = "FOLDER/usr/lib/swift/host"
        let line = [
            "swift-frontend|-frontend|-emit-sil|FOLDER/C.swift|/stubs.swift|-primary-file|FOLDER/A.swift|-o|WORK/nowhere",
            "-supplementary-output-file-map|WORK/check-0.json|-debug-diagnostic-names|-solver-scope-threshold=7",
            "-experimental-allow-module-with-compiler-errors|\(told)-x",
            "-in-process-plugin-server-path|\(host)/libSwiftInProcPluginServer.so|-plugin-path|\(host)/plugins",
            "-package-name|galley|-strict-concurrency=targeted|",
        ].joined(separator: "|")
        #expect(try fake.takeRuns() == [line])
    }

    @Test("A module that is missed, and what others see of one") func modules() throws {
        let missing = CompilerDiagnostic(
            severity: .error, id: "sema_no_import", text: "no such module 'Kit'",
            place: .init(file: fake.folder["A.swift"], line: 1, column: 8))
        try fake.find([error("no", in: "A.swift"), missing], in: "A.swift")
        try fake.program(
            "usr/bin/swift-frontend",
            "while [ $# -gt 0 ]; do [ \"$1\" = -serialize-diagnostics-path ] && cp found/A.swift.dia \"$2\"; shift; done"
        )
        var run = try run("A.swift", "B.swift")
        run.others = ["/o.swift"]
        #expect(try run.missingModule() == missing)
        let files = "FOLDER/A.swift|FOLDER/B.swift|/o.swift"
        let notes = "-serialize-diagnostics-path|WORK/check-0-0.dia|-debug-diagnostic-names"
        #expect(
            try fake.takeRuns() == ["swift-frontend|-frontend|-resolve-imports|\(files)|\(notes)|\(arguments)"])
        #expect(Cache.names(in: run.job.work.path).isEmpty)
        try fake.find([error("no", in: "A.swift")], in: "A.swift")
        #expect(try run.missingModule() == nil)
        _ = try fake.takeRuns()
        try fake.folder.write("old", to: "made/Own.swiftmodule")
        try run.emitModule(.init())
        #expect(try fake.takeRuns().isEmpty, "no one reads it")
        try run.emitModule(.init(result: fake.folder["made/Own.swiftmodule"]))
        let skipped =
            "-experimental-skip-non-inlinable-function-bodies|-experimental-allow-module-with-compiler-errors"
        #expect(
            try fake.takeRuns() == [
                "swift-frontend|-frontend|-emit-module|-o|FOLDER/made/Own.swiftmodule|\(files)|\(skipped)|\(arguments)"
            ])
        #expect(fake.folder.text(of: "made/Own.swiftmodule") == nil, "what was there is of another time")
        try run.emitModule(.init(result: fake.folder["new/Own.swiftmodule"]))
        #expect(FileManager.default.fileExists(atPath: fake.folder["new"]))
    }

    @Test("A crash costs the file that the compiler was at") func crashes() throws {
        try fake.find([error("no", in: "B.swift")], in: "B.swift")
        let crash = "Stack dump:\\n0.\\tProgram\\n1.\\tWhile at \(fake.folder["A.swift"]):3:4\\n"
        try fake.looking("case \"$files\" in *A.swift*) printf '\\n\(crash)'; kill -SEGV $$;; esac")
        let paths = ["A.swift", "B.swift", "C.swift"].map { fake.folder[$0] }
        let findings = try run("A.swift", "B.swift", "C.swift").findings(in: paths, finishes: true)
        #expect(findings.crashed.keys.sorted() == [paths[0]] && findings.unsaid.isEmpty)
        #expect(
            findings.crashed[paths[0]]
                == "the compiler crashed on '\(paths[0])' (SIGSEGV (signal 11)); at last it was at: While at \(paths[0]):3:4. "
                + "Code that nests very deeply does that; write it in smaller parts")
        #expect(findings.files[paths[1]]?.map(\.text) == ["no"] && findings.files[paths[2]] == [])
    }

    @Test("A crash without a name is looked for in halves") func halves() throws {
        try fake.looking("case \"$files\" in *C.swift*) kill -ABRT $$;; esac")
        let paths = ["A.swift", "B.swift", "C.swift"].map { fake.folder[$0] }
        let findings = try run("A.swift", "B.swift", "C.swift").findings(in: paths, finishes: false)
        #expect(Array(findings.crashed.keys) == [paths[2]] && findings.unsaid.isEmpty)
        #expect(findings.files.keys.sorted() == paths)
    }

    @Test("What no file is to blame for") func failures() throws {
        let path = fake.folder["A.swift"]
        func told(_ script: String) throws -> String {
            try fake.looking(script)
            let run = try run("A.swift")
            return fake.plain(failure { _ = try run.findings(in: [path], finishes: true) })
        }
        #expect(
            try told("echo 'error: No space left on device'; status=1").hasPrefix(
                "73 cannot write the cache 'FOLDER/cache': No space left on device"))
        #expect(
            try told("echo '<unknown>:0: error: something'; status=1")
                == "65 'FOLDER/A.swift' does not compile\n<unknown>:0: error: something")
        #expect(
            try told("echo '<unknown>:0: error: fatal error while deserializing'; status=1") == "no failure",
            "that is told where the module is")
        #expect(
            try told("echo 'LLVM ERROR: out of memory'; kill -ABRT $$").hasPrefix(
                "71 compiling 'FOLDER/A.swift' needs more"))
        var slow = try run("A.swift")
        slow.compiler = try Compiler(limits: LimitOptions.parse(["--timeout", "0.2"]))
        slow.compiler.toolchain = fake.compiler.toolchain
        slow.compiler.cache = fake.compiler.cache
        try fake.looking("exec sleep 600")
        #expect(
            fake.plain(failure { _ = try slow.findings(in: [path], finishes: true) })
                == "124 checking 'FOLDER/A.swift' took longer than 0.2 seconds; give it more with --timeout")
    }

    @Test("Files without errors are looked at again beside those that have some") func again() throws {
        let names = ["A.swift", "B.swift", "C.swift", "D.swift", "E.swift", "F.swift", "G.swift", "H.swift", "I.swift"]
        // As many files in one run as there are more of them than runs at a time.
        let all = (0..<20).map { "F\($0).swift" }
        for name in names + all { try fake.folder.write("// \(name)", to: name) }
        let paths = all.map { fake.folder[$0] }
        let source = try SourceSet(paths: paths, within: SearchLimit())
        let run = CheckRun(compiler: fake.compiler, job: try fake.job(source), others: [], concurrency: nil)
        func looked(finishes: Bool) throws -> [Int] {
            _ = try run.findings(in: paths, finishes: finishes)
            let words = try fake.takeRuns().flatMap { $0.split(separator: "|") }
            let primary = zip(words, words.dropFirst()).filter { $0.0 == "-primary-file" }.map { String($0.1) }
            return all.map { name in primary.count { $0.hasSuffix("/\(name)") } }
        }
        #expect(try looked(finishes: true) == [Int](repeating: 1, count: 20))
        try fake.find([error("no", in: "F0.swift")], in: "F0.swift")
        let once = try looked(finishes: false)
        #expect(once == [Int](repeating: 1, count: 20))
        let twice = try looked(finishes: true)
        #expect(twice[0] == 1 && twice.contains(2) && Set(twice).isSubset(of: [1, 2]))
    }

    @Test("Later findings in place of earlier ones") func taking() {
        let (old, new) = (found("x", "old"), found("x", "new"))
        var findings = CheckRun.Findings(files: ["a": [old], "b": [old]], crashed: ["a": "c"], unfinished: ["a", "b"])
        findings.take(.init(files: ["a": [new]], unfinished: ["z"]), of: ["a"])
        #expect(findings == .init(files: ["a": [new], "b": [old]], unfinished: ["b", "z"]))
        findings.take(.init(), of: ["b"])
        #expect(findings.files["b"] == [] && findings.unfinished == ["z"])
        #expect(findings.hasErrors("a") && !findings.hasErrors("b") && !findings.hasErrors("none"))
    }
}
