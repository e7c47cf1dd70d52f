import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// What a project's packages are built to, and what is said of those that are not (docs/cli.md); programs of the test's stand in SwiftPM's
/// place.
@Suite("Building what a project depends on")
struct DependencyBuildTests {
    private let fake: FakeToolchain

    init() throws {
        fake = try FakeToolchain([
            "A.swift": "import SwiftUI\nimport Near\nimport Other\n",
            "near/Package.swift": "// swift-tools-version: 5.9\n",
            "near/Sources/Near/n.swift": "import SwiftUI\n", "other/Package.swift": "// swift-tools-version: 5.9\n",
            "other/Sources/Other/o.swift": "import Near\n", "other/Sources/Other/Media.xcassets/Contents.json": "{}",
        ])
        try manifest("near")
        try manifest("other")
        try fake.program(
            "usr/bin/swift-package",
            "case \"$*\" in *dump-package*) cat $(basename \"$2\").json;; *resolve*) cat said; exit $(cat resolved);; esac"
        )
        try building()
    }

    /// - Parameter uses: A package by its address with a product of it.
    private func manifest(_ name: String, uses: (product: String, package: String)? = nil) throws {
        let module = name.prefix(1).uppercased() + name.dropFirst()
        let need = uses.map { "{\"product\": [\"\($0.product)\", \"\($0.package)\"]}" } ?? ""
        let place = uses.map {
            "{\"sourceControl\": [{\"identity\": \"\($0.package)\", \"location\": {\"remote\": [{\"urlString\": \"https://x.y/\($0.package)\"}]}}]}"
        }
        try fake.folder.write(
            """
            {"name": "\(name)", "toolsVersion": {"_version": "6.0.0"}, "dependencies": [\(place ?? "")],
             "products": [{"name": "\(module)", "targets": ["\(module)"]}],
             "targets": [{"name": "\(module)", "type": "regular", "dependencies": [\(need)]}]}
            """, to: "\(name).json")
    }

    /// - Parameter script: What SwiftPM does before it has built all.
    private func building(_ script: String = "") throws {
        try fake.program(
            "usr/bin/swift-build",
            """
            at="$4"; mkdir -p "$at/debug/Near.build" "$at/debug/Other.build" "$at/debug/Modules"
            for name in Near Other; do
              file="$at/debug/$name.build/$(echo $name | cut -c1 | tr NO no).swift.o"
              [ -f "$file" ] || echo $name >> made
              echo > "$file"; echo > "$at/debug/Modules/$name.swiftmodule"
              printf '"%s" ' "$file"
            done > "$at/debug.yaml"
            \(script)
            """)
    }

    private func record(
        _ packages: [PackageReference]? = nil, _ change: (inout ProjectDependencies) -> Void = { _ in }
    ) throws -> DependencyRecord? {
        var dependencies = ProjectDependencies(
            packages: packages ?? ["near", "other"].map { PackageReference(folder: fake.folder[$0]) })
        change(&dependencies)
        let build = DependencyBuild(
            source: try fake.source("A.swift"), dependencies: dependencies, compiler: fake.compiler,
            options: try fake.options())
        return try build.record()?.0
    }

    private func steps() throws -> [String] {
        try fake.takeRuns().map { line in
            let words = line.split(separator: "|").map(String.init)
            return words[0] == "swift-build" ? words.first { $0.hasPrefix("--target") } ?? "" : words.last ?? ""
        }
    }

    private var made: [String] {
        defer { unlink(fake.folder["made"]) }
        return fake.folder.text(of: "made")?.split(separator: "\n").map(String.init) ?? []
    }

    @Test("All at once, and no second time") func whole() throws {
        let record = try #require(try record())
        #expect(
            record.warnings.isEmpty && record.reasons.isEmpty && record.unbuilt.isEmpty && made == ["Near", "Other"])
        let objects = ["Near.build/n", "Other.build/o"].map { "BUILD/scratch-plain/debug/\($0).swift.o" }
        #expect(record.objects.map(fake.plain) == objects)
        #expect(record.modules.map(fake.plain) == ["BUILD/scratch-plain/debug/Modules", "BUILD/modules"])
        #expect(
            record.assetFolders.map(fake.folder.plain) == ["FOLDER/near/Sources/Near", "FOLDER/other/Sources/Other"])
        #expect(record.inputs.map(fake.folder.plain) == ["FOLDER/near", "FOLDER/other"] && !record.fingerprint.isEmpty)
        let steps = try steps()
        #expect(
            steps.filter { $0 == "dump-package" }.count == 2 && steps.filter { $0 == "--target=GalleyNeeds" }.count == 1
        )
        #expect(try self.record()?.objects == record.objects && self.steps().isEmpty)
        // A file of a package that has changed is compiled again, and no other.
        try fake.folder.write("import SwiftUI\n// other\n", to: "near/Sources/Near/n.swift")
        #expect(try self.record()?.fingerprint != record.fingerprint && made == ["Near"])
    }

    /// The linker is told of what the objects ask for, but for what it takes anyway.
    @Test("The system's libraries that the packages' modules ask for") func libraries() throws {
        try fake.program("usr/bin/swift-autolink-extract", "echo '-lgalley-nowhere -lm' > \"$3\"")
        #expect(try record()?.libraries == ["-lgalley-nowhere"])
    }

    @Test("Nothing is needed of what there is") func nothing() throws {
        try fake.folder.write("import SwiftUI\nimport Foundation\n", to: "A.swift")
        #expect(try record() == nil && record([]) == nil && steps().isEmpty)
        #expect(try record([], { $0.checkouts = [fake.folder.path] }) == nil)
    }

    @Test("A part that does not build") func failing() throws {
        let bad =
            "echo 'cannot: error: elsewhere'; echo \"$(dirname $at)/packages/near/Sources/Near/n.swift:3:4: error: no\"; exit 1"
        try building("grep -q GalleyNeed0 \"$(dirname $at)/umbrella/Package.swift\" && { \(bad); }; exit 0")
        let record = try #require(try record())
        let reason =
            "the package's product 'Near' (near) does not build: FOLDER/near/Sources/Near/n.swift:3:4: error: no"
        #expect(
            record.warnings.map(fake.folder.plain) == [reason]
                && record.reasons.mapValues(fake.folder.plain) == ["Near": reason])
        #expect(
            record.objects.map(fake.plain) == ["BUILD/scratch-plain/debug/Other.build/o.swift.o"],
            "what has failed is not linked")
        #expect(try steps().filter { $0.hasPrefix("--target") }.count == 2)
        let unbuilt = try #require(record.unbuilt.first)
        #expect(record.unbuilt.count == 1 && unbuilt.module == "Near" && unbuilt.isOwn && unbuilt.language.mode == "6")
        #expect(unbuilt.files == [fake.folder["near/Sources/Near/n.swift"]])
    }

    @Test("Where SwiftPM does not say where, nothing is built") func vague() throws {
        try building("echo 'error: nothing works'; exit 1")
        let record = try #require(try record())
        #expect(
            record.warnings.map { $0.split(separator: ": ").last.map(String.init) } == [
                "nothing works", "nothing works",
            ])
        #expect(record.reasons.keys.sorted() == ["Near", "Other"] && record.objects.isEmpty)
        #expect(record.unbuilt.map(\.module) == ["Near", "Other"], "each behind those that it imports")
        try building("exit 1")
        try fake.folder.write("import SwiftUI\n// more\n", to: "near/Sources/Near/n.swift")
        #expect(try self.record()?.warnings.first?.hasSuffix("does not build: SwiftPM does not say why") == true)
    }

    @Test("A framework of Apple's that is not here is not waited for") func hopeless() throws {
        try fake.folder.write("import SwiftUI\nimport SceneKit\n", to: "near/Sources/Near/n.swift")
        let answer = "[[{\\\"name\\\":\\\"SceneKit\\\",\\\"line\\\":2,\\\"column\\\":8}]]"
        try fake.syntax([
            "--imports":
                "shift; printf '['; s=; for f in \"$@\"; do case $f in */n.swift) printf \"$s\(answer.dropFirst().dropLast())\";; *) printf \"$s[]\";; esac; s=,; done; echo ']'"
        ])
        let record = try #require(try record())
        let near = record.warnings.first.map(fake.folder.plain) ?? ""
        #expect(
            near.hasPrefix(
                "the package's product 'Near' (near) does not build: FOLDER/near/Sources/Near/n.swift:2:8: error: no such module 'SceneKit'"
            ))
        #expect(record.reasons["Near"] != nil && record.reasons["Other"] == nil && record.warnings.count == 1)
        #expect(try steps().filter { $0.hasPrefix("--target") }.count == 1)
        #expect(record.objects.map { $0.hasSuffix("o.swift.o") } == [true])
    }

    @Test("Packages that are to be fetched") func fetched() throws {
        try fake.folder.write("import SwiftUI\nimport Far\n", to: "A.swift")
        let far = PackageReference(address: "https://x.y/far", requirement: "from: \"1.0.0\"")
        try fake.folder.write("0", to: "resolved")
        let here = try #require(try record([far]) { $0.products = ["Far"] })
        #expect(here.warnings.isEmpty && here.reasons.isEmpty)
        #expect(try steps().contains("resolve"))
        try fake.folder.write("1", to: "resolved")
        try fake.folder.write("import SwiftUI\nimport Far\nimport Near\n", to: "A.swift")
        try manifest("near", uses: ("Far", "far"))
        let packages = [far, PackageReference(folder: fake.folder["near"])]
        let gone = try #require(try record(packages) { $0.products = ["Far"] })
        let way = "check it out, and name the folder that it lies in with --packages"
        let need = "the package's product 'Near' (near) needs https://x.y/far, not here and not to be fetched: \(way)"
        #expect(
            gone.reasons == [
                "Far":
                    "'Far' is a product of the package https://x.y/far, which is not here and cannot be fetched: \(way)",
                "Near": need,
            ])
        #expect(gone.warnings == [need])
        #expect(try !steps().contains("--target=GalleyNeeds"), "nothing is left to build")
    }

    @Test("The project's own frameworks") func frameworks() throws {
        try fake.folder.write("import Near\n", to: "Kit/k.swift")
        let kit = ProjectDependencies.Framework(
            module: "Kit", files: [fake.folder["Kit/k.swift"]], language: .standard, products: ["Near"])
        func built(_ change: (inout ProjectDependencies) -> Void = { _ in }) throws -> DependencyRecord {
            try #require(
                try record([PackageReference(folder: fake.folder["near"])]) {
                    $0.frameworks["Kit"] = kit
                    change(&$0)
                })
        }
        let first = try built()
        #expect(
            first.inputs.map(fake.folder.plain) == ["FOLDER/near", "FOLDER/Kit/k.swift"] && first.warnings.isEmpty)
        #expect(
            first.unbuilt.map(\.module) == ["Kit"] && first.unbuilt.map(\.isOwn) == [true], "no module of it was made"
        )
        // What it imports is asked for, though no file of the project's imports it.
        try fake.folder.write("import SwiftUI\nimport Kit\n", to: "A.swift")
        #expect(try built().inputs.map(fake.folder.plain) == ["FOLDER/near", "FOLDER/Kit/k.swift"])
    }
}
