import Foundation
import GalleyProcesses
import Testing

@testable import GalleyProtocol
@testable import galley

/// What files and packages are compiled to, and when that is done again (docs/cli.md): programs of the test's stand in for the compiler,
/// the linker and SwiftPM.
@Suite("Compiled files and packages")
struct ProductTests {
    private let fake: FakeToolchain

    init() throws {
        fake = try FakeToolchain([
            "A.swift": "import SwiftUI\n", "B.swift": "import SwiftUI\n// b\n",
            "p/Package.swift": "// swift-tools-version: 5.9\n",
            "p/Sources/A/a.swift": "import SwiftUI\n", "p/README": "",
        ])
        try fake.program("usr/bin/ld", "echo library > \"$3\"")
        try fake.program(
            "usr/bin/swiftc",
            """
            while [ "$1" != -output-file-map ]; do shift; done
            for object in $(tr ',' '\\n' < "$2" | sed -n 's/.*"object":"\\([^"]*\\)".*/\\1/p'); do echo > "$object"; done
            """)
        try fake.syntax(["--pieces": "echo no", "--leave-out": "echo no; exit 65", "*": "cat survey"])
        var survey = SourceSurvey()
        survey.previews = [.init(file: nil, name: "Card", line: 1)]
        try fake.folder.write(String(decoding: JSONEncoder().encode(survey), as: UTF8.self), to: "survey")
    }

    /// The programs that ran since the last time.
    private func steps() throws -> [String] {
        try fake.takeRuns().map { line in
            let words = line.split(separator: "|").map(String.init)
            if words[0] == "swift-package" { return words.last ?? "" }
            return words[0] == "galley-syntax" ? words[1].hasPrefix("--") ? words[1] : "survey" : words[0]
        }
    }

    @Test("A file is compiled once for each content") func once() throws {
        let options = try fake.options()
        func compile() throws -> Compiler.Product {
            try fake.compiler.compile(fake.source("A.swift"), options: options)
        }
        // Nobody keeps what was compiled when it is found damaged.
        let library = try {
            let first = try compile()
            #expect(first.isNew && first.survey.previews.map(\.name) == ["Card"] && first.warnings.isEmpty)
            #expect(fake.plain(first.library).hasPrefix("FOLDER/cache/compiled/") && first.identity == first.library)
            #expect(
                try first.library.hasSuffix("/view.so") && first.entry != nil
                    && first.assetFolders == fake.source("A.swift").assetFolders)
            #expect(try steps() == ["survey", "swift-frontend", "ld"])
            let second = try compile()
            #expect(try !second.isNew && second.library == first.library && steps().isEmpty)
            #expect(second.assetFolders == first.assetFolders)
            return first.library
        }()
        // One that is not as it was written.
        try Data("other".utf8).write(to: URL(fileURLWithPath: library))
        #expect(try compile().isNew && steps() == ["survey", "swift-frontend", "ld"])
        try fake.folder.write("import SwiftUI\n// other\n", to: "A.swift")
        #expect(try compile().library != library)
        #expect(Cache.names(in: fake.folder["cache"]).allSatisfy { !$0.hasPrefix("work-") })
        _ = try steps()
        try fake.program("usr/bin/swift-frontend", "echo changed >> A.swift")
        try fake.folder.write("import SwiftUI\n// third\n", to: "A.swift")
        #expect(
            fake.plain(failure { _ = try compile() })
                == "66 'FOLDER/A.swift' changed while it was compiled; run the command again")
    }

    @Test("Several files by the driver, a long one that is watched in pieces") func ways() throws {
        let options = try fake.options()
        let both = try fake.source("A.swift", "B.swift")
        #expect(try fake.compiler.compile(both, options: options).isNew && steps() == ["survey", "swiftc", "ld"])
        #expect(Cache.names(in: fake.compiler.cache.builds).count == 1, "its objects are kept")
        var watching = fake.compiler
        watching.keepsPieces = true
        func built(_ count: Int, _ compiler: Compiler) throws -> [String] {
            let text = "import SwiftUI\n"
            try fake.folder.write(text + String(repeating: "/", count: count - text.utf8.count), to: "A.swift")
            _ = try compiler.compile(fake.source("A.swift"), options: options)
            return try steps()
        }
        let (whole, pieces) = (["survey", "swift-frontend", "ld"], ["survey", "--pieces", "swift-frontend", "ld"])
        #expect(
            try built(1999, watching) == whole && built(2000, watching) == pieces && built(2001, fake.compiler) == whole
        )
        watching.keepsLines = true
        #expect(try built(2002, watching) == whole)
    }

    @Test("What options ask for") func entries() throws {
        let source = try fake.source("A.swift")
        func entry(_ words: [String], data: Bool = false) throws -> String {
            var options = try SourceOptions.parse(["A.swift", "--quiet"] + words)
            if data { options.data = "d" }
            try fake.program(
                "usr/bin/swift-frontend",
                "for w in \"$@\"; do case $w in */galley-entry.swift) cp $w entry;; esac; done")
            _ = try fake.compiler.compile(source, options: options)
            return fake.folder.text(of: "entry") ?? ""
        }
        #expect(try entry([]).contains("previewsOf: \"GalleyUserFile\""))
        #expect(try steps() == ["survey", "swift-frontend", "ld"])
        #expect(try entry(["--view", "Card(1)"]).contains("\nCard(1)\n"))
        #expect(
            try steps().sorted() == ["--expression", "ld", "swift-frontend"],
            "the parser is at work beside the compiler")
        var survey = SourceSurvey()
        survey.views = [
            .init(
                file: nil, name: "Row", line: 1, access: "internal", isGeneric: false, arguments: [], isReachable: true,
                environmentObjects: [], environmentValues: [], isDecodable: true)
        ]
        try fake.folder.write(String(decoding: JSONEncoder().encode(survey), as: UTF8.self), to: "survey")
        #expect(try entry([], data: true).contains("HostedViews.decoded(\"Row\")"))
        #expect(try entry(["--view", "Row"]).contains("\nRow()\n"), "a type that stands alone is made")
        try fake.folder.write("{\"views\":[],\"previews\":[],\"providers\":[],\"apps\":[]}", to: "survey")
        try fake.folder.write("import SwiftUI\n// none\n", to: "A.swift")
        let empty = try fake.source("A.swift")
        #expect(failure { _ = try fake.compiler.compile(empty, options: fake.options()) }.hasPrefix("64 "))
    }

    @Test("A view that cannot be made after all is left out") func unusable() throws {
        var survey = SourceSurvey()
        survey.views = ["One", "Two"].map {
            .init(
                file: nil, name: $0, line: 1, access: "internal", isGeneric: false, arguments: [], isReachable: true,
                environmentObjects: [], environmentValues: [])
        }
        try fake.folder.write(String(decoding: JSONEncoder().encode(survey), as: UTF8.self), to: "survey")
        try fake.program(
            "usr/bin/swift-frontend",
            "for w in \"$@\"; do case $w in */galley-entry.swift) e=$w;; esac; done\n"
                + "grep -q 'candidate-Two' $e && { echo 'galley-candidate-Two:1:1: error: no'; exit 1; }; exit 0")
        let product = try fake.compiler.compile(fake.source("A.swift"), options: fake.options())
        #expect(product.survey.unusable == ["Two"])
        #expect(try steps() == ["survey", "swift-frontend", "swift-frontend", "ld"])
        try fake.program(
            "usr/bin/swift-frontend",
            "echo 'galley-candidate-One:1:1: error: a\ngalley-candidate-Two:1:1: error: b'; exit 1")
        try fake.folder.write("import SwiftUI\n// all\n", to: "A.swift")
        #expect(
            failure { _ = try fake.compiler.compile(fake.source("A.swift"), options: fake.options()) }.hasPrefix("65 "))
        #expect(try steps().filter { $0 == "swift-frontend" }.count == 1, "where none is left it is no use")
    }

    // MARK: Packages

    private func describe(_ dependencies: String = "") throws {
        try fake.folder.write(
            """
            {"name": "P", "path": "\(fake.folder["p"])", "dependencies": [], "targets": [{"name": "A", "c99name": "A",
             "type": "library", "module_type": "SwiftTarget", "path": "Sources/A", "sources": ["a.swift"]}]}
            """, to: "description")
        let target = "{\"name\": \"A\", \"type\": \"regular\", \"dependencies\": []}"
        try fake.folder.write(
            "{\"name\": \"P\", \"toolsVersion\": {\"_version\": \"5.9.0\"}, \"products\": [], \"dependencies\": [], \"targets\": [\(target)]}",
            to: "manifest")
        try fake.program(
            "usr/bin/swift-package", "case \"$*\" in *describe*) cat description;; *dump-package*) cat manifest;; esac")
        try fake.program(
            "usr/bin/swift-build",
            """
            mkdir -p "$4/debug/A.build"; cd "$4"
            [ -f debug/A.build/a.swift.o ] || echo made >> '\(fake.folder.path)/made'
            echo > debug/A.build/a.swift.o
            printf '"%s"' "$PWD/debug/A.build/a.swift.o" > debug.yaml
            """)
    }

    private func package(_ options: SourceOptions? = nil) throws -> Compiler.Product {
        let folder = try #require(try PackageFolder(paths: [fake.folder["p"]]))
        return try PackageBuild(package: folder, compiler: fake.compiler, options: options ?? fake.options()).product()
    }

    private var made: Int { fake.folder.text(of: "made")?.split(separator: "\n").count ?? 0 }

    @Test("A package's target is built once for what it is made of") func packages() throws {
        try describe()
        let first = try package()
        #expect(first.isNew && first.packageFiles == [fake.folder["p/Sources/A/a.swift"]] && first.objects != nil)
        #expect(
            try steps() == ["json", "swift-build", "swift-autolink-extract", "survey", "swift-frontend", "ld"]
                && made == 1)
        let second = try package()
        #expect(
            try !second.isNew && second.library == first.library && second.packageFiles == first.packageFiles
                && steps().isEmpty)
        try fake.folder.write("other", to: "p/README")
        #expect(try !package().isNew, "it is no part of what is built")
        // Another view of the same target: SwiftPM is not asked.
        #expect(try package(fake.options("--view", "Card(2)")).isNew)
        #expect(try steps().sorted() == ["--expression", "ld", "swift-frontend"])
        try fake.folder.write("import SwiftUI\n// other\n", to: "p/Sources/A/a.swift")
        #expect(try package().library != first.library && made == 2, "an object of another content is made anew")
        try fake.folder.write("// swift-tools-version: 5.9\n\n", to: "p/Package.swift")
        #expect(try package().isNew && made == 2, "that of the same content stays")
        var shut = try fake.options()
        shut.limits.sandbox = true
        #expect(failure { _ = try package(shut) }.hasPrefix("64 --sandbox shuts in views, and a package's manifest"))
    }

    @Test("A target that does not build whole") func rest() throws {
        try describe()
        let path = fake.folder["p/Sources/A/a.swift"]
        try fake.program("usr/bin/swift-build", "echo \"[1/2] Compiling\"; echo '\(path):1:1: error: no'; exit 1")
        var strict = try fake.options()
        strict.strict = true
        let message = "65 the package 'FOLDER/p' does not build\nFOLDER/p/Sources/A/a.swift:1:1: error: no"
        #expect(fake.plain(failure { _ = try package(strict) }) == message)
        _ = try steps()
        let product = try package()
        #expect(product.isNew && product.packageFiles == [path] && product.objects != nil)
        let first = try steps()
        #expect(first.contains("swift-build") && first.suffix(3) == ["survey", "swift-frontend", "ld"])
        #expect(try !package().isNew && steps().isEmpty, "SwiftPM is not asked again")
        // Where nothing is left, what SwiftPM has said is told.
        try fake.program("usr/bin/swift-frontend", "echo '\(path):1:1: error: no'; exit 1")
        try fake.folder.write("import SwiftUI\n// bad\n", to: "p/Sources/A/a.swift")
        #expect(fake.plain(failure { _ = try package() }) == message)
    }
}
