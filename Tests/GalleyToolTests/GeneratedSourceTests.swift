import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// What Xcode and SwiftPM write beside a user's files, and what makes `Bundle.main` the app's and `Date()` a scenario's.
@Suite("Source that is generated")
struct GeneratedSourceTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private func code(_ text: String, assets: [String] = [], hasDate: Bool = false, in name: String = "a.swift") throws
        -> String
    {
        try folder.write(text, to: name)
        let source = try SourceSet(paths: [folder[name]], within: SearchLimit())
        return try GeneratedSource(for: source, assets: assets, hasDate: hasDate, within: SearchLimit()).code
    }

    private static let module = """
        nonisolated extension Foundation.Bundle {
            static var module: Foundation.Bundle { Foundation.Bundle(path: "FOLDER") ?? .main }
        }

        """
    private static let main = """
        nonisolated extension Foundation.Bundle {
            // What is public may have it as an argument's default.
            @usableFromInline static var main: Foundation.Bundle { GalleyRuntime.AppBundle.main }
        }

        """
    private static let date = """
        nonisolated extension Foundation.Date {
            init() { self = GalleyScenario.ScenarioWorld.now }
            static var now: Foundation.Date { GalleyScenario.ScenarioWorld.now }
        }

        """
    private static let foundation = "import Foundation\n\n"

    @Test("The module's bundle, the program's, and the date") func bundles() throws {
        #expect(try code("Text(\"a\")").isEmpty && code("Date()").isEmpty && code("Text(\"a\")", hasDate: true).isEmpty)
        func told(_ text: String, hasDate: Bool = false) throws -> String {
            folder.plain(try code(text, hasDate: hasDate))
        }
        #expect(try told("Image(\"a\", bundle: .module)") == Self.foundation + Self.module)
        #expect(try told("Bundle.module") == "import GalleyRuntime\n" + Self.foundation + Self.module + Self.main)
        #expect(try told("Bundle.main") == "import GalleyRuntime\n" + Self.foundation + Self.main)
        for own in ["let module = 1; Image(\"a\", bundle: .module)", "var module: Int; Image(\"a\", bundle: .module)"] {
            #expect(try code(own).isEmpty, "the file has one of its own")
        }
        #expect(try told("Date()", hasDate: true) == "import GalleyScenario\n" + Self.foundation + Self.date)
        #expect(
            try told("Bundle.module Date()", hasDate: true)
                == "import GalleyScenario\nimport GalleyRuntime\n" + Self.foundation + Self.module + Self.main
                + Self.date)
    }

    @Test("The folder that stands for the module's bundle") func folders() throws {
        try folder.write("", to: "p/Resources/r.txt")
        #expect(try folder.plain(code(": .module", in: "p/a.swift")).contains("Bundle(path: \"FOLDER/p/Resources\")"))
        #expect(try folder.plain(code(": .module", in: "a\"b/a.swift")).contains("Bundle(path: \"FOLDER/a\\\"b\")"))
    }

    @Test("The names of assets") func assets() throws {
        try folder.write("{}", to: "x/Media.xcassets/Sunny.imageset/Contents.json")
        let code = try code("Image(.sunny)", assets: [folder["x"]])
        #expect(code.contains("sunny") && code.contains("Sunny"))
    }

    @Test("Further declarations") func adding() throws {
        let one = GeneratedSource.none.adding("let a = 1")
        #expect(
            GeneratedSource.none.code.isEmpty && one.code == "let a = 1"
                && one.adding("let b = 2").code == "let a = 1\nlet b = 2")
    }
}

/// Modules that files import and that are not here: docs/cli.md.
@Suite("Imports of what is not here")
struct MissingModuleTests {
    private let fake: FakeToolchain

    init() throws {
        fake = try FakeToolchain([
            "A.swift": "import SwiftUI\nimport Kit\n", "B.swift": "import Kit\nimport SceneKit\n",
            "C.swift": "import Foundation\n",
        ])
        let all = [("Kit", 2), ("Kit", 1), ("SceneKit", 2)].map {
            "{\"name\":\"\($0.0)\",\"line\":\($0.1),\"column\":8}"
        }
        try fake.syntax(["--imports": "echo '[[\(all[0])],[\(all[1]),\(all[2])]]'"])
        try fake.program("usr/bin/swift-frontend", "cat $3 >> asked; exit 1")
    }

    private func missing(
        _ names: [String], besides others: Set<String> = [], _ change: (inout Compiler) -> Void = { _ in }
    )
        throws -> (MissingModules, SourceSet)
    {
        let source = try SourceSet(paths: names.map { fake.folder[$0] }, within: SearchLimit())
        var compiler = fake.compiler
        change(&compiler)
        let work = try compiler.cache.makeWorkFolder()
        defer { #expect(Cache.names(in: work.path).isEmpty) }
        let missing = try MissingModules(
            of: source, attempt: ConditionedSource.Attempt(), compiler, work, besides: others)
        return (missing, source)
    }

    @Test("Found before anything is compiled") func found() throws {
        let (missing, source) = try missing(["A.swift", "B.swift", "C.swift"])
        let places = missing.missing.map { module in
            "\(module.name): "
                + module.places.map { "\($0.file.suffix(7)):\($0.line):\($0.column)" }.joined(separator: " ")
        }
        #expect(places == ["Kit: A.swift:2:8 B.swift:1:8", "SceneKit: B.swift:2:8"] && !missing.isEmpty)
        let runs = try fake.takeRuns()
        #expect(
            runs.first == "galley-syntax|--imports|FOLDER/A.swift|FOLDER/B.swift|" && runs.count == 2,
            "only who imports it is asked")
        #expect(fake.folder.text(of: "asked") == "import Kit\n", "of Apple's the compiler is not asked")
        #expect(
            missing.errors(in: source).map { fake.folder.plain("\($0.path):\($0.line):\($0.column) \($0.text)") } == [
                "FOLDER/A.swift:2:8 no such module 'Kit'", "FOLDER/B.swift:1:8 no such module 'Kit'",
                "FOLDER/B.swift:2:8 no such module 'SceneKit'",
            ])
        let lines = missing.lines.map(fake.folder.plain)
        #expect(lines[0].hasPrefix("FOLDER/A.swift:2:8: error: no such module 'Kit' (also FOLDER/B.swift): "))
        #expect(lines[1].hasPrefix("FOLDER/B.swift:2:8: error: no such module 'SceneKit': ") && lines.count == 2)
        #expect(
            missing.warnings.map(fake.folder.plain)[0].hasPrefix(
                "no such module 'Kit' (FOLDER/A.swift:2, FOLDER/B.swift:1): "))
        let message = fake.folder.plain(failure { try missing.check(source) })
        #expect(message == "65 'FOLDER/A.swift' and 2 more files do not compile\n" + lines.joined(separator: "\n"))
    }

    @Test("What is here") func here() throws {
        #expect(try missing(["C.swift"]).0.isEmpty && fake.takeRuns().isEmpty)
        #expect(try missing(["A.swift"], besides: ["Kit"]).0.isEmpty && fake.takeRuns().isEmpty)
        // A module of C that the compiler finds, and one of a package.
        try fake.program("usr/bin/swift-frontend", "")
        #expect(try missing(["A.swift", "B.swift"]).0.missing.map(\.name) == ["SceneKit"])
        try fake.folder.write("", to: "built/Kit.swiftmodule")
        var record = DependencyRecord()
        record.modules = [fake.folder["built"]]
        _ = try fake.takeRuns()
        #expect(try missing(["A.swift"]) { $0.dependencies = record }.0.isEmpty && fake.takeRuns().isEmpty)
        #expect(failure { try missing(["C.swift"]).0.check(fake.source("C.swift")) } == "no failure")
        try fake.syntax(["--imports": "exit 1"])
        #expect(try missing(["A.swift"]).0.isEmpty, "then the compiler says so")
        let known = MissingModules.modules(fake.compiler, ConditionedSource.Attempt())
        #expect(
            known.isSuperset(of: ["SwiftUI", "GalleyFoundation", "Foundation", "Combine", "os", "simd", "Swift"])
                && !known.contains("Kit"))
    }

    @Test("Why a package's module is not here") func reasons() throws {
        var record = DependencyRecord()
        record.reasons = ["Kit": "it does not build"]
        let (missing, _) = try missing(["A.swift", "B.swift"]) { $0.dependencies = record }
        #expect(missing.lines.first?.hasSuffix(": it does not build") == true)
    }
}
