import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import galley

/// Targets of packages: what Xcode adds to them, which one is shown, and checking them one after the other (docs/cli.md). Programs of the
/// test's stand in for SwiftPM and the compiler.
@Suite("Targets of packages")
struct PackageTargetTests {
    private let fake: FakeToolchain
    private let base: Cache.Entry

    init() throws {
        fake = try FakeToolchain([
            "p/Package.swift": "// swift-tools-version: 5.9\n", "p/Sources/A/a.swift": "import SwiftUI\n",
            "p/Sources/B/b.swift": "import SwiftUI\nimport A\n", "p/Sources/x/main.swift": "import SwiftUI\n",
        ])
        base = try #require(fake.compiler.cache.objects("abc"))
        try describe([Self.target("B", uses: ["A"]), Self.target("A"), Self.target("T", type: "test")])
    }

    private static func target(
        _ name: String, uses: [String] = [], type: String = "library", module: String = "SwiftTarget"
    ) -> String {
        """
        {"name": "\(name)", "c99name": "\(name)", "type": "\(type)", "module_type": "\(module)", "path": "Sources/\(name)",
         "sources": ["\(name == "x" ? "main" : name.lowercased()).swift"], "target_dependencies": \(uses)}
        """
    }

    private func describe(_ targets: [String], dependencies: String = "") throws {
        let path = "\"path\": \"\(fake.folder["p"])\""
        try fake.folder.write(
            "{\"name\": \"P\", \(path), \"dependencies\": [\(dependencies)], \"targets\": [\(targets.joined(separator: ","))]}",
            to: "description")
        let list = ["A", "B"].map { "{\"name\": \"\($0)\", \"type\": \"regular\", \"dependencies\": []}" }
        try fake.folder.write(
            """
            {"name": "P", "toolsVersion": {"_version": "6.0.0"}, "products": [{"name": "A", "targets": ["A"]}],
             "dependencies": [\(dependencies.isEmpty ? "" : "{\"fileSystem\": [{\"identity\": \"q\", \"path\": \"\(fake.folder["q"])\"}]}")],
             "targets": [\(list.joined(separator: ","))]}
            """, to: "manifest")
        try fake.program(
            "usr/bin/swift-package", "case \"$*\" in *describe*) cat description;; *dump-package*) cat manifest;; esac")
    }

    private var description: PackageDescription {
        get throws {
            try JSONDecoder().decode(
                PackageDescription.self, from: Data((fake.folder.text(of: "description") ?? "").utf8))
        }
    }

    private var package: PackageFolder { get throws { try #require(try PackageFolder(paths: [fake.folder["p"]])) } }

    // MARK: What is given to SwiftPM

    private func place() throws -> PackageRoot.Place {
        let tool = PackageTool(
            package: try package, compiler: fake.compiler, base: base, work: try fake.compiler.cache.makeWorkFolder())
        return try PackageRoot(
            package: package, description: description, tool: tool, checkouts: [], platform: .ios
        ).place()
    }

    @Test("A package that needs nothing more is built as it lies") func plain() throws {
        #expect(try place().path == fake.folder["p"] && fake.takeRuns().isEmpty)
        try fake.folder.write("// swift-tools-version: 5.9\n", to: "q/Package.swift")
        try describe([Self.target("A")], dependencies: "{\"type\": \"fileSystem\", \"path\": \"\(fake.folder["q"])\"}")
        let beside = try place()
        #expect(beside.path == fake.folder["p"] && beside.places.isEmpty, "a package beside it is found by its folder")
    }

    @Test("Catalogues, tables of texts and the names of assets") func assets() throws {
        try fake.folder.write("{}", to: "p/Sources/A/Media.xcassets/Sunny.imageset/Contents.json")
        try fake.folder.write("{}", to: "p/Sources/A/Deep/Texts.xcstrings")
        try fake.folder.write("", to: "p/Sources/A/.hidden")
        try fake.folder.write("{}", to: "p/Tests/T/Other.xcassets/Contents.json")
        let place = try place()
        #expect(fake.plain(place.path) == "BUILD/packages/p")
        let manifest = String(
            decoding: FileManager.default.contents(atPath: "\(place.path)/Package.swift") ?? Data(), as: UTF8.self)
        let end = """
            for target in package.targets where target.name == "A" {
            target.resources = (target.resources ?? []) + [.copy("Deep/Texts.xcstrings"), .copy("Media.xcassets")]
            target.path = "galley-targets/A"
            target.sources?.append("GalleyGenerated.swift")
            }
            """
        #expect(manifest.contains(end) && !manifest.contains("target.name == \"B\""))
        let folder = "\(place.path)/galley-targets/A"
        #expect(Cache.names(in: folder).sorted() == ["Deep", "GalleyGenerated.swift", "Media.xcassets", "a.swift"])
        func isLink(_ name: String) -> Bool {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")) != nil
        }
        #expect(!isLink("Media.xcassets") && isLink("Deep"), "who reads resources follows no link out of their folder")
        let code = FileManager.default.contents(atPath: "\(folder)/GalleyGenerated.swift") ?? Data()
        #expect(String(decoding: code, as: UTF8.self).contains("Foundation.Bundle.module"))
        // What the manifest lists is known to SwiftPM.
        let listed = try #require(fake.folder.text(of: "manifest")).replacing(
            "\"name\": \"A\", \"type\"",
            with: "\"name\": \"A\", \"resources\": [{\"path\": \"Deep\"}, {\"path\": \"Media.xcassets\"}], \"type\"")
        try fake.folder.write(listed, to: "manifest")
        let again = try self.place()
        let text = String(
            decoding: FileManager.default.contents(atPath: "\(again.path)/Package.swift") ?? Data(), as: UTF8.self)
        #expect(!text.contains("target.resources =") && text.contains("target.path = \"galley-targets/A\""))
    }

    // MARK: Which one is shown

    @Test("The target that is shown") func shown() throws {
        func chosen(_ target: String? = nil, view: String? = nil) throws -> String {
            var options = try fake.options()
            (options.input.target, options.view) = (target, view)
            var name = ""
            let message = failure {
                name = try PackageTarget(description, compiler: fake.compiler, options: options).target.name
            }
            return message == "no failure" ? name : message
        }
        func views(_ names: [String: String]) throws {
            let cases = names.map { file, list in
                let views = list.split(separator: " ").map {
                    "{\"name\":\"\($0)\",\"line\":1,\"access\":\"internal\",\"isGeneric\":false,\"arguments\":[],\"isReachable\":true,"
                        + "\"environmentObjects\":[],\"environmentValues\":[],\"isDecodable\":false}"
                }
                return
                    "*/\(file)) echo '{\"views\":[\(views.joined(separator: ","))],\"previews\":[],\"providers\":[],\"apps\":[]}';;"
            }
            try fake.syntax(["*": "case \"$1\" in \(cases.joined(separator: "\n")) esac"])
        }
        try views(["a.swift": "Card Outer.Row", "b.swift": ""])
        #expect(try [chosen("B"), chosen("T"), chosen()] == ["B", "T", "A"])
        #expect(try chosen("Z") == "64 the package has no Swift target 'Z'; it has B, A")
        try views(["a.swift": "Card", "b.swift": "Row"])
        #expect(try chosen() == "64 the package 'P' has several targets with views (B, A); name one with --target")
        #expect(try [chosen(view: "Card(1)"), chosen(view: "[Row()]")] == ["A", "B"])
        #expect(
            try chosen(view: "Text(1)") == "64 the package 'P' has several targets (B, A); name one with --target")
        try describe([Self.target("x", type: "executable"), Self.target("T", type: "test")])
        #expect(try chosen() == "x", "the only one")
        try describe([Self.target("A", module: "ClangTarget")])
        #expect(try chosen() == "64 the package 'P' has no library and no program in Swift")
        #expect(try chosen("A").hasPrefix("64 the package has no Swift target 'A'"))
    }

    // MARK: Checking

    private func check(_ target: String? = nil, change: (inout SourceOptions) -> Void = { _ in }) throws
        -> ModuleCheck.Outcome
    {
        var options = try fake.options()
        options.input.target = target
        change(&options)
        return try PackageCheck(package: package, compiler: fake.compiler, options: options).outcome()
    }

    /// The modules that were looked at, and written for others, and what SwiftPM was asked.
    private func steps() throws -> [String] {
        try fake.takeRuns().compactMap { line in
            let words = line.split(separator: "|").map(String.init)
            if words[0] == "swift-package" { return words.last }
            guard words[0] == "swift-frontend", let name = words.firstIndex(of: "-module-name") else { return nil }
            return "\(words[2]) \(words[name + 1])" + (words.contains { $0.hasSuffix("/modules-A") } ? " seeing A" : "")
        }
    }

    @Test("Each target as a module, those first that others depend on") func checks() throws {
        try fake.looking()
        let outcome = try check()
        #expect(outcome.files == 2 && outcome.looked == 2 && outcome.messages.isEmpty)
        let looks = ["-emit-sil A", "-emit-module A", "-emit-sil B seeing A"]
        #expect(try steps() == ["json", "dump-package"] + looks, "of the last nothing is written: nobody uses it")
        // The plan is known until the manifest or the names of files change.
        try fake.folder.write("import SwiftUI\nimport A\n// other\n", to: "p/Sources/B/b.swift")
        let again = try check()
        #expect(try again.looked == 1 && !steps().contains("json"))
        try fake.folder.write("", to: "p/Sources/B/new.swift")
        _ = try check()
        #expect(try steps().contains("json"))
        try fake.folder.write("// swift-tools-version: 6.0\n", to: "p/Package.swift")
        _ = try check()
        #expect(try steps().contains("json"))
        _ = try check()
        #expect(try !steps().contains("json"))
        #expect(
            failure { _ = try check { $0.limits.sandbox = true } }.hasPrefix(
                "64 --sandbox shuts in compilers, and a package's manifest"))
    }

    /// On Linux nothing would be left of a file that imports SwiftUI under a condition: so the other package is built as on the platform.
    @Test("What was built of other packages, as on the platform, is what targets see") func others() throws {
        try fake.folder.write("// swift-tools-version: 5.9\n", to: "q/Package.swift")
        try fake.folder.write("#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n", to: "q/Sources/Q/q.swift")
        try describe([Self.target("A")], dependencies: "{\"type\": \"fileSystem\", \"path\": \"\(fake.folder["q"])\"}")
        try fake.folder.write(
            """
            {"name": "P", "toolsVersion": {"_version": "6.0.0"}, "products": [{"name": "A", "targets": ["A"]}],
             "dependencies": [{"fileSystem": [{"identity": "q", "path": "\(fake.folder["q"])"}]}],
             "targets": [{"name": "A", "type": "regular", "dependencies": [{"product": ["Q", "q"]}]}]}
            """, to: "manifest")
        try fake.folder.write(
            """
            {"name": "Q", "products": [{"name": "Q", "targets": ["Q"]}], "dependencies": [],
             "targets": [{"name": "Q", "type": "regular", "dependencies": []}]}
            """, to: "other")
        try fake.program(
            "usr/bin/swift-package",
            """
            case "$*" in
            *describe*) cat description;;
            *"/q --scratch-path"*) cat other;;
            *dump-package*) cat manifest;;
            esac
            """)
        try fake.syntax(["--as": "echo '[{\"text\":\"import SwiftUI\",\"asksForFramework\":false}]'"])
        try fake.program(
            "usr/bin/swift-build",
            """
            mkdir -p "$4/x/debug/Q.build" "$4/x/debug/Modules"
            echo > "$4/x/debug/Q.build/q.swift.o"
            ln -sfn x/debug "$4/debug"
            printf '"%s" "-fmodule-map-file=/c"' "$4/x/debug/Q.build/q.swift.o" > "$4/debug.yaml"
            """)
        try fake.program("usr/bin/swift-autolink-extract", "exit 1")
        try fake.looking()
        #expect(try check().messages.isEmpty)
        let runs = try fake.takeRuns()
        let builds = runs.filter { $0.hasPrefix("swift-build|") }
        #expect(builds.count == 1 && builds.allSatisfy { $0.contains("/scratch-wide") }, "\(builds)")
        let looks = runs.filter { $0.hasPrefix("swift-frontend|") }
        #expect(looks.count == 1, "the target is looked at, and the other package is not")
        #expect(looks.first?.contains(/\/scratch-wide[^|]*\/x\/debug\/Modules\|/) == true, "\(looks)")
        #expect(looks.first?.contains("-fmodule-map-file=/c|") == true, "\(looks)")
    }

    @Test("One target with what it depends on") func some() throws {
        try fake.looking()
        #expect(try check("A").files == 1)
        #expect(try steps() == ["json", "dump-package", "-emit-sil A"])
        try fake.folder.write("// swift-tools-version: 5.8\n", to: "p/Package.swift")
        #expect(try check("B").files == 2)
        try describe([Self.target("A", module: "ClangTarget")])
        try fake.folder.write("// swift-tools-version: 6.1\n", to: "p/Package.swift")
        #expect(
            fake.plain(failure { _ = try check() })
                == "64 the package 'FOLDER/p' has no library and no program in Swift")
        try describe([Self.target("x", type: "executable"), Self.target("T", type: "test")])
        #expect(try check().files == 1, "a program is checked, and no test")
    }
}
