import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// What SwiftPM is started with, and what is read of what it leaves (`swift build --help`, `swift package --help`); programs of the test's
/// stand in its place.
@Suite("SwiftPM at work")
struct PackageToolTests {
    private let fake: FakeToolchain
    private let base: Cache.Entry
    private let work: Cache.Entry

    private static let description = """
        {"name": "P", "path": "/else", "dependencies": [], "targets": [{"name": "A", "c99name": "A", "type": "library",
         "module_type": "SwiftTarget", "path": "Sources/A", "sources": ["a.swift"]}]}
        """
    private static let manifest = """
        {"name": "P", "toolsVersion": {"_version": "6.0.0"}, "products": [], "dependencies": [],
         "targets": [{"name": "A", "type": "regular", "dependencies": []}]}
        """

    init() throws {
        fake = try FakeToolchain([
            "p/Package.swift": "// swift-tools-version: 5.9\n", "p/Sources/A/a.swift": "import SwiftUI\n",
        ])
        base = try #require(fake.compiler.cache.objects("abc"))
        work = try fake.compiler.cache.makeWorkFolder()
        try answer(Self.description, Self.manifest)
    }

    private var tool: PackageTool {
        get throws {
            PackageTool(
                package: try #require(try PackageFolder(paths: [fake.folder["p"]])), compiler: fake.compiler,
                base: base,
                work: work)
        }
    }

    /// - Parameter status: How `swift package` ends, after it has said so much on standard error.
    private func answer(_ description: String, _ manifest: String, status: Int = 0) throws {
        try fake.folder.write(description, to: "description")
        try fake.folder.write(manifest, to: "manifest")
        try fake.program(
            "usr/bin/swift-package",
            "echo said >&2; case \"$*\" in *describe*) cat description;; *dump-package*) cat manifest;; esac; exit \(status)"
        )
    }

    private static func line(_ rest: String, in folder: String = "FOLDER/p") -> String {
        "swift-package|--package-path|\(folder)|--scratch-path|BUILD/scratch-plain|\(rest)|"
    }

    @Test("What is asked of the package") func questions() throws {
        try answer("warning: x\n" + Self.description, "note\n" + Self.manifest)
        let tool = try tool
        #expect(try tool.describe().targets.map(\.name) == ["A"] && tool.describe().path == "/else")
        #expect(try tool.manifest(in: "/other").name == "P")
        #expect(try tool.manifestSettings().language(of: "A", on: "ios").mode == "6" && tool.resolve())
        let describe = Self.line("describe|--type|json")
        #expect(
            try fake.takeRuns() == [
                describe, describe, Self.line("dump-package", in: "/other"), Self.line("dump-package"),
                Self.line("resolve"),
            ])
        #expect(fake.temporaryFolders("swift-package") == ["WORK"])
        var shadow = tool
        shadow.folder = "/shadow"
        _ = try shadow.describe()
        #expect(try fake.takeRuns() == [Self.line("describe|--type|json", in: "/shadow")])
    }

    @Test("Answers that fail, and that make no sense") func failures() throws {
        let tool = try tool
        func told(_ work: () throws -> Void) -> String { fake.plain(failure(work)) }
        try answer("no", "no")
        #expect(
            told { _ = try tool.describe() }
                == "69 SwiftPM's description of the package 'FOLDER/p' makes no sense:\nno")
        #expect(told { _ = try tool.manifest(in: "/o") } == "65 the package '/o' cannot be read\nsaid\n")
        #expect(
            told { _ = try tool.manifestSettings() }
                == "65 the manifest of the package 'FOLDER/p' cannot be read\nsaid\n")
        try answer(Self.description, Self.manifest, status: 1)
        #expect(told { _ = try tool.describe() } == "65 the package 'FOLDER/p' cannot be read\nsaid\n")
        #expect(
            told { _ = try tool.manifest(in: "/o") }.hasPrefix("65")
                && told { _ = try tool.manifestSettings() }.hasPrefix("65"))
        #expect(try !tool.resolve())
        var slow = tool.compiler
        slow = try Compiler(limits: LimitOptions.parse(["--timeout", "0.2"]))
        (slow.installation, slow.toolchain) = (fake.compiler.installation, fake.compiler.toolchain)
        try fake.program("usr/bin/swift-package", "exec sleep 600")
        let late = PackageTool(package: tool.package, compiler: slow, base: base, work: work)
        #expect(
            told { _ = try late.resolve() }
                == "124 a step of building the package 'FOLDER/p' took longer than 0.2 seconds; give it more with --timeout"
        )
    }

    @Test("A package that SwiftPM cannot read for the folders of its tests") func repaired() throws {
        let tests = Self.manifest.replacing(
            "\"dependencies\": []}]",
            with: "\"dependencies\": []}, {\"name\": \"T\", \"type\": \"test\", \"dependencies\": []}]")
        try answer(Self.description, tests)
        let script =
            "case \"$*\" in *FOLDER/p\\ *describe*) echo gone >&2; exit 1;; *describe*) cat description;; *) cat manifest;; esac"
        try fake.program("usr/bin/swift-package", script.replacing("FOLDER", with: fake.folder.path))
        var tool = try tool
        let description = try tool.describeOwn(checkouts: [])
        #expect(description.path == fake.folder["p"] && tool.folder?.hasPrefix(base.path) == true)
        try fake.folder.write("", to: "p/Tests/T/t.swift")
        var whole = try self.tool
        #expect(
            fake.plain(failure { _ = try whole.describeOwn(checkouts: []) })
                == "65 the package 'FOLDER/p' cannot be read\ngone\n")
        #expect(whole.folder == nil)
        try answer(Self.description, Self.manifest)
        #expect(try whole.describeOwn(checkouts: []).path == "/else" && whole.folder == nil)
    }

    /// SwiftPM's plan and what it builds: objects of the package, of a tool, of a module's interface and one that is not there.
    private func building(_ script: String = "") throws {
        try fake.program(
            "usr/bin/swift-build",
            """
            mkdir -p "$4"; cd "$4"
            mkdir -p x/debug/A.build x/debug/B.build x/debug/Modules x/debug/T-tool.build other
            for name in A.build/a.swift.o B.build/b.swift.o T-tool.build/t.swift.o A.build/A.swiftmodule.o; do
              echo > x/debug/$name
            done
            echo > other/o.o
            ln -sfn x/debug debug
            for name in A.build/a.swift.o B.build/b.swift.o A.build/a.swift.o T-tool.build/t.swift.o A.build/A.swiftmodule.o none.build/n.o; do
              printf '"%s" ' "$PWD/x/debug/$name"
            done > debug.yaml
            printf '"%s/other/o.o" "-fmodule-map-file=/c" "-fmodule-map-file=/c"' "$PWD" >> debug.yaml
            echo built; echo error >&2
            \(script)
            """)
        try fake.program(
            "usr/bin/swift-autolink-extract",
            "cp \"${1#@}\" asked; printf -- '-lgalleynone -lm\\n-lown -Lx -lpthread' > \"$3\"")
        try fake.folder.write("", to: "usr/lib/swift/linux/libown.so")
    }

    private func build(_ change: (inout ConditionedSource.Attempt) -> Void = { _ in }) throws -> (
        BuildOutput, PackageTool.Result
    ) {
        var attempt = ConditionedSource.Attempt()
        change(&attempt)
        return try tool.build("A", fake.source("p/Sources/A/a.swift"), attempt)
    }

    @Test("A build") func builds() throws {
        try building()
        for name in ["GalleyTests", "OpenCombineFoundation", "Logging"] {
            try fake.folder.write("", to: "galley/Modules/\(name).swiftmodule")
        }
        try fake.folder.write("", to: "galley/Modules/SwiftUI.txt")
        let (output, result) = try build { ($0.name, $0.arguments) = ("wide", ["-vfsoverlay", "o"]) }
        #expect(output.ending.isSuccess && output.text == "built\nerror\n")
        let flags = [
            "-I|BUILD/modules", "-Xcc|-fmodule-map-file=FOLDER/galley/CModules/module.modulemap",
            "-load-plugin-executable|FOLDER/galley/GalleyMacros-tool#GalleyMacros|-gline-tables-only|-DSWIFTSYNTAX_NO_OSLOG_DEPENDENCY",
            "-vfsoverlay|o",
        ].flatMap { $0.split(separator: "|") }.map { "-Xswiftc|\($0)|" }.joined()
        let line =
            "swift-build|--package-path|FOLDER/p|--scratch-path|BUILD/scratch-wide|--target=A|--disable-index-store|"
        #expect(try fake.takeRuns().first == line + flags)
        #expect(
            Cache.names(in: "\(base.path)/modules").sorted() == [
                "GalleyFoundation.swiftmodule", "OpenCombineFoundation.swiftmodule", "SwiftUI.swiftmodule",
            ])
        let place = "BUILD/scratch-wide/x/debug"
        #expect(result.objects.map(fake.plain) == ["\(place)/A.build/a.swift.o", "\(place)/B.build/b.swift.o"])
        #expect(result.maps == ["-fmodule-map-file=/c"] && result.libraries == ["-lgalleynone"])
        #expect(result.modules.map(fake.plain) == ["\(place)/Modules", "BUILD/modules"])
        let asked = fake.folder.text(of: "asked").map(fake.plain)
        #expect(asked == "\"\(place)/A.build/a.swift.o\"\n\"\(place)/B.build/b.swift.o\"")
    }

    @Test("Imports of the package, and of those that it is built with") func imports() throws {
        try building()
        try fake.folder.write("import Combine\nimport os\n", to: "p/Sources/A/a.swift")
        try fake.folder.write("\"os=Own\"", to: "p/Package.swift")
        _ = try build()
        let words = try fake.takeRuns().first?.split(separator: "|").map(String.init) ?? []
        let flags = zip(words, words.dropFirst()).filter { $0.0 == "-Xswiftc" }.map(\.1)
        let modules = ["-import-module", "GalleyFoundation", "-import-module", "Foundation"].flatMap {
            ["-Xfrontend", $0]
        }
        #expect(flags.suffix(10) == ["-module-alias", "Combine=OpenCombine"] + modules)
        #expect(
            !flags.contains { $0.hasPrefix("os=") }, "the manifest has said so"
        )
    }

    @Test("A build that fails, and what is there all the same") func partial() throws {
        try building("exit 1")
        let (output, result) = try build()
        #expect(!output.ending.isSuccess && result.objects.isEmpty && result.modules.isEmpty)
        var rest = try tool.partialResult(ConditionedSource.Attempt())
        #expect(rest.objects.count == 2)
        let modules = "\(base.path)/scratch-plain/x/debug/Modules"
        for name in ["A", "B"] { try Data().write(to: URL(fileURLWithPath: "\(modules)/\(name).swiftmodule")) }
        rest.remove(["A"])
        #expect(
            rest.objects.map { $0.hasSuffix("B.build/b.swift.o") } == [true]
                && Cache.names(in: modules) == ["B.swiftmodule"])
        // Without the link, which SwiftPM makes at the end.
        unlink("\(base.path)/scratch-plain/debug")
        #expect(try tool.partialResult(ConditionedSource.Attempt()).modules.first == modules)
        unlink("\(base.path)/scratch-plain/debug.yaml")
        #expect(try tool.partialResult(ConditionedSource.Attempt()).objects.isEmpty)
    }

    @Test("Builds that leave nothing") func nothing() throws {
        try fake.program("usr/bin/swift-build", "")
        #expect(
            fake.plain(failure { _ = try build() })
                == "69 SwiftPM left no plan in 'BUILD/scratch-plain'; is it of another version?")
        try fake.program("usr/bin/swift-build", "mkdir -p \"$4\"; echo '\"a.o\"' > \"$4/debug.yaml\"")
        #expect(
            fake.plain(failure { _ = try build() })
                == "69 SwiftPM has built the package 'FOLDER/p', and left no objects in 'BUILD/scratch-plain'")
        // What cannot say which libraries are asked for has none.
        try building()
        try fake.program("usr/bin/swift-autolink-extract", "exit 1")
        #expect(try build().1.libraries.isEmpty)
    }
}
