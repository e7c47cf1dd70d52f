import Foundation
import GalleyDiagnostics
import GalleyProcesses
import Testing

@testable import GalleyProtocol
@testable import galley

/// The targets of a package, each checked as a module, those first that others depend on (docs/cli.md); programs of the
/// shell's stand in for SwiftPM and the compiler.
@Suite("A check of a package")
struct PackageCheckTests {
    private let fake: FakeToolchain

    init() throws {
        fake = try FakeToolchain([
            "p/Package.swift": "// swift-tools-version: 5.9\n", "p/Sources/App/a.swift": "import SwiftUI\nimport Kit\n",
            "p/Sources/Kit/k.swift": "import SwiftUI\n", "p/Sources/Kit/l.swift": "import SwiftUI\n// l\n",
            "p/Sources/Base/b.swift": "import SwiftUI\n",
        ])
        try fake.program("usr/bin/swift-frontend", "")
        let interface =
            "shift; printf '['; s=; for f in \"$@\"; do printf '%s\"x\"' \"$s\"; s=,; done; echo ']'"
        let nothing = "echo '[{\"parts\":[],\"boxes\":[],\"isEmpty\":false}]'"
        try fake.syntax(["--interface": interface, "--uses": "echo '[]'", "--leave-out": nothing])
        try describe([
            target("App", "executable", ["a.swift"], needs: ["Kit"]),
            target("Kit", "library", ["k.swift", "l.swift"], needs: ["Base"]), target("Base", "library", ["b.swift"]),
            target("Tests", "test", ["t.swift"]), target("Plain", "library", ["p.c"], type: "ClangTarget"),
        ])
    }

    private func target(
        _ name: String, _ kind: String, _ files: [String], needs: [String] = [], type: String = "SwiftTarget"
    ) -> String {
        let sources = files.map { "\"\($0)\"" }.joined(separator: ", ")
        let others = needs.map { "\"\($0)\"" }.joined(separator: ", ")
        return
            "{\"name\": \"\(name)\", \"c99name\": \"\(name)_c\", \"type\": \"\(kind)\", \"module_type\": \"\(type)\", "
            + "\"path\": \"Sources/\(name)\", \"sources\": [\(sources)], \"target_dependencies\": [\(others)]}"
    }

    private func describe(_ targets: [String], modes: String = "") throws {
        try fake.folder.write(
            "{\"name\": \"P\", \"path\": \"\(fake.folder["p"])\", \"dependencies\": [], "
                + "\"targets\": [\(targets.joined(separator: ", "))]}", to: "description")
        let settings =
            "[{\"tool\": \"swift\", \"kind\": {\"define\": {\"_0\": \"ON_MAC\"}}, "
            + "\"condition\": {\"platformNames\": [\"macos\"]}}]"
        try fake.folder.write(
            "{\"name\": \"P\", \"toolsVersion\": {\"_version\": \"5.9.0\"}, \"products\": [], \"dependencies\": [], "
                + "\"targets\": [{\"name\": \"App\", \"type\": \"regular\", \"dependencies\": [], \"settings\": \(settings)}]}",
            to: "manifest")
        try fake.program(
            "usr/bin/swift-package", "case \"$*\" in *describe*) cat description;; *dump-package*) cat manifest;; esac")
    }

    private func check(_ change: (inout SourceOptions) -> Void = { _ in }, path: String? = nil) throws
        -> ModuleCheck.Outcome
    {
        let folder = try #require(try PackageFolder(paths: [path ?? fake.folder["p"]]))
        var options = try fake.options()
        change(&options)
        return try PackageCheck(package: folder, compiler: fake.compiler, options: options).outcome()
    }

    /// What ran since the last time: what SwiftPM was asked, and the modules that the compiler looked at or wrote.
    private func steps() throws -> [String] {
        try fake.takeRuns().compactMap { line in
            let words = line.split(separator: "|").map(String.init)
            if words[0] == "swift-package" { return words.contains("describe") ? "describe" : words.last }
            guard words[0] == "swift-frontend", let name = words.firstIndex(of: "-module-name") else { return nil }
            return "\(words[2]) \(words[name + 1])"
        }
    }

    /// The lines that the compiler was started with for a module.
    private func lines(_ module: String) throws -> [String] {
        try fake.takeRuns().filter { $0.hasPrefix("swift-frontend") && $0.contains("|-module-name|\(module)|") }
    }

    @Test("Those first that others depend on; tests and C are none") func order() throws {
        let outcome = try check()
        #expect(outcome.messages.isEmpty && outcome.files == 4 && outcome.looked == 4)
        let all = try steps()
        #expect(all.prefix(2) == ["describe", "dump-package"])
        var order: [String] = []
        for step in all.dropFirst(2) where order.last != step { order.append(step) }
        #expect(
            order == [
                "-emit-sil Base_c", "-emit-module Base_c", "-emit-sil Kit_c", "-emit-module Kit_c", "-emit-sil App_c",
            ], "what no one uses is written for no one")
    }

    @Test("What each finds of the others, and how it is compiled") func arguments() throws {
        _ = try check()
        let runs = try fake.takeRuns().filter { $0.hasPrefix("swift-frontend") }
        func line(_ module: String) -> String {
            runs.first { $0.contains("|-emit-sil|") && $0.contains("|-module-name|\(module)|") } ?? ""
        }
        let (own, galley) = ("-I|BUILD/modules-", "-I|BUILD/modules|")
        #expect(line("Base_c").contains("|\(galley)") && !line("Base_c").contains(own))
        #expect(line("Kit_c").contains("|\(own)Base_c|\(galley)") && !line("Kit_c").contains("\(own)Kit_c"))
        #expect(line("App_c").contains("|\(own)Base_c|\(own)Kit_c|\(galley)"))
        #expect(!line("App_c").contains("ON_MAC"))
        #expect(runs.contains { $0.contains("|-emit-module|-o|BUILD/modules-Kit_c/Kit_c.swiftmodule|") })
        try fake.folder.write("import SwiftUI\nimport Kit\n// mac\n", to: "p/Sources/App/a.swift")
        _ = try check { $0.platform = .macos }
        #expect(try lines("App_c").first?.contains("|-D|ON_MAC|") == true, "a setting for that platform alone")
    }

    @Test("SwiftPM is asked again when the manifest or the names of files change") func plan() throws {
        _ = try check()
        _ = try steps()
        #expect(try check().looked == 0)
        #expect(try !steps().contains("describe"))
        try fake.folder.write("import SwiftUI\n// other\n", to: "p/Sources/Base/b.swift")
        _ = try check()
        #expect(try !steps().contains("describe"), "a text is not what it reads")
        try fake.folder.write("import SwiftUI\n", to: "p/Sources/Base/new.swift")
        _ = try check()
        #expect(try steps().contains("describe"))
        try fake.folder.write("// swift-tools-version: 5.9\n// x\n", to: "p/Package.swift")
        _ = try check()
        #expect(try steps().contains("describe"))
        try fake.folder.write("{}", to: "p/Package.resolved")
        _ = try check()
        #expect(try steps().contains("describe"))
        try fake.folder.write("", to: "p/README.md")
        _ = try check()
        #expect(try !steps().contains("describe"))
    }

    @Test("The target that is asked for, with those that it depends on") func targets() throws {
        #expect(try check { $0.input.target = "Kit" }.files == 3)
        #expect(try !steps().contains("-emit-sil App_c"))
        #expect(try check { $0.input.target = "Base" }.files == 1)
        let wrong = fake.plain(failure { _ = try check { $0.input.target = "Ki" } })
        #expect(wrong == "64 the package has no Swift target 'Ki'; it has Kit, Base")
        try describe([target("Tests", "test", ["t.swift"]), target("Plain", "library", ["p.c"], type: "ClangTarget")])
        try fake.folder.write("// swift-tools-version: 5.9\n// none\n", to: "p/Package.swift")
        #expect(
            fake.plain(failure { _ = try check() })
                == "64 the package 'FOLDER/p' has no library and no program in Swift")
    }

    @Test("Targets that depend on each other, and those without files") func circles() throws {
        try describe([
            target("Kit", "library", ["k.swift", "l.swift"], needs: ["Base"]),
            target("Base", "library", ["b.swift"], needs: ["Kit", "Gone"]), target("Empty", "library", ["e.c"]),
        ])
        let outcome = try check()
        #expect(outcome.files == 3 && outcome.messages.isEmpty)
        let checked = try steps().filter { $0.hasPrefix("-emit-sil") }
        #expect(Set(checked) == ["-emit-sil Kit_c", "-emit-sil Base_c"])
    }

    @Test("Messages name files as the user named the package") func paths() throws {
        let path = fake.folder["p/Sources/Base/b.swift"]
        let error = CompilerDiagnostic(
            severity: .error, id: "missing_argument", text: "m", place: .init(file: path, line: 1, column: 2))
        try fake.looking()
        try fake.find([error], in: "b.swift")
        let messages = try check().messages
        #expect(messages.map(\.message) == ["m"] && messages.first?.place?.file == path)
    }

    @Test("A manifest is a program, which a sandbox does not let run") func sandbox() throws {
        #expect(
            failure { _ = try check { $0.limits.sandbox = true } }
                == "64 --sandbox shuts in compilers, and a package's manifest is a program; give the folder of a target's "
                + "sources instead")
        #expect(try fake.takeRuns().isEmpty)
    }
}
