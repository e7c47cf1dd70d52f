import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// A package's target on its way to what is shown: when SwiftPM is asked, what is noted of a build, and what is left of
/// one that fails (docs/cli.md). Programs of the test's stand in for SwiftPM and the compiler.
@Suite("Products of packages")
struct PackageProductTests {
    private let fake: FakeToolchain

    init() throws {
        fake = try FakeToolchain([
            "p/Package.swift": "// swift-tools-version: 5.9\n", "p/Sources/A/a.swift": "import SwiftUI\n",
            "p/Sources/A/Media.txt": "", "p/Sources/B/b.swift": "import SwiftUI\n",
        ])
        let a = Self.target("A", uses: ["B"]), b = Self.target("B")
        try fake.folder.write(
            """
            {"name": "P", "path": "\(fake.folder["p"])", "dependencies": [], "targets": [\(a), \(b)]}
            """, to: "description")
        try fake.folder.write(
            """
            {"name": "P", "toolsVersion": {"_version": "6.0.0"}, "products": [], "dependencies": [],
             "targets": [{"name": "A", "type": "regular", "dependencies": []}, {"name": "B", "type": "regular", "dependencies": []}]}
            """, to: "manifest")
        try fake.program(
            "usr/bin/swift-package", "case \"$*\" in *describe*) cat description;; *dump-package*) cat manifest;; esac")
        try building()
        try fake.syntax(["*": "echo '{\"views\":[\(Self.view)],\"previews\":[],\"providers\":[],\"apps\":[]}'"])
        try fake.program("usr/bin/swift-autolink-extract", "printf -- '-lgalleynone' > \"$3\"")
        try fake.program("usr/bin/ld", "echo made > \"$3\"")
    }

    private static let view =
        "{\"name\":\"Card\",\"line\":1,\"access\":\"public\",\"isGeneric\":false,\"arguments\":[],\"isReachable\":true,"
        + "\"environmentObjects\":[],\"environmentValues\":[],\"isDecodable\":false}"

    private static func target(_ name: String, uses: [String] = []) -> String {
        """
        {"name": "\(name)", "c99name": "\(name)", "type": "library", "module_type": "SwiftTarget", "path": "Sources/\(name)",
         "sources": ["\(name.lowercased()).swift"], "target_dependencies": \(uses)}
        """
    }

    /// - Parameter script: What SwiftPM does at the end.
    private func building(_ script: String = "") throws {
        try fake.program(
            "usr/bin/swift-build",
            """
            at="$4"; mkdir -p "$at/x/debug/A.build" "$at/x/debug/B.build" "$at/x/debug/Modules"
            for name in A.build/a B.build/b; do
              [ -f "$at/x/debug/$name.swift.o" ] || echo "$name" >> made
              echo > "$at/x/debug/$name.swift.o"
              printf '"%s" ' "$at/x/debug/$name.swift.o"
            done > "$at/debug.yaml"
            ln -sfn x/debug "$at/debug"
            for name in A B; do echo > "$at/x/debug/Modules/$name.swiftmodule"; done
            \(script)
            """)
    }

    private func build(_ change: (inout SourceOptions) -> Void = { _ in }) throws -> Compiler.Product {
        var options = try fake.options()
        options.input.target = "A"
        change(&options)
        let package = try #require(try PackageFolder(paths: [fake.folder["p"]]))
        return try PackageBuild(package: package, compiler: fake.compiler, options: options).product()
    }

    /// The programs of SwiftPM's and the compiler's that ran since the last time.
    private func steps() throws -> [String] {
        try fake.takeRuns().compactMap { line in
            let words = line.split(separator: "|").map(String.init)
            switch words[0] {
            case "swift-build": return words.first { $0.hasPrefix("--target") }
            case "swift-package": return words.last
            case "galley-syntax", "swift-autolink-extract": return nil
            default: return words[0]
            }
        }
    }

    private var made: [String] {
        defer { unlink(fake.folder["made"]) }
        return fake.folder.text(of: "made")?.split(separator: "\n").map(String.init) ?? []
    }

    @Test("SwiftPM is asked once, until a file of the package has changed") func record() throws {
        let first = try build()
        let all = try steps()
        #expect(all == ["json", "--target=A", "swift-frontend", "ld"] && made == ["A.build/a", "B.build/b"])
        #expect(first.packageFiles == [fake.folder["p/Sources/A/a.swift"]] && first.objects != nil)
        #expect(first.assetFolders.first == fake.folder["p/Sources/A"])
        #expect(FileManager.default.fileExists(atPath: first.library))
        let again = try build()
        #expect(try again.library == first.library && steps().isEmpty)
        #expect(again.packageFiles == first.packageFiles && again.assetFolders == first.assetFolders)
    }

    @Test("What has changed is compiled again, and nothing else") func changes() throws {
        _ = try build()
        _ = try (steps(), made)
        try fake.folder.write("import SwiftUI\n// other\n", to: "p/Sources/B/b.swift")
        _ = try build()
        #expect(try steps().contains("--target=A"))
        #expect(made == ["B.build/b"], "only what has changed is compiled again")
        // A new file of the package, and one that is hidden.
        try fake.folder.write("", to: "p/Sources/A/.hidden")
        _ = try build()
        #expect(try steps().isEmpty)
        try fake.folder.write("", to: "p/Sources/A/new.txt")
        _ = try build()
        #expect(try steps().contains("--target=A"))
    }

    @Test("What holds for packages and not for folders") func limits() throws {
        let words = failure { _ = try build { $0.limits.sandbox = true } }
        #expect(
            words.hasPrefix("64 --sandbox shuts in views, and a package's manifest, plugins and macros are programs"))
        #expect(try steps().isEmpty)
        #expect(
            failure { _ = try build { $0.input.target = "Z" } } == "64 the package has no Swift target 'Z'; it has A, B"
        )
    }

    @Test("A package that changes while it is built") func changing() throws {
        try building("echo '// more' >> '\(fake.folder["p/Sources/A/a.swift"])'")
        #expect(
            fake.plain(failure { _ = try build() })
                == "66 the package 'FOLDER/p' changed while it was built; run the command again")
    }

    private func refuse(_ name: String = "A", _ file: String = "a") throws {
        try building("echo \"\(fake.folder["p/Sources/\(name)/\(file).swift"]):1:8: error: no such thing\"; exit 1")
    }

    @Test("What does not build is tried once, until a file changes") func failing() throws {
        try refuse()
        try fake.program("usr/bin/swift-frontend", "echo \"refused\"; exit 1")
        let plain = fake.plain(failure { _ = try build() })
        #expect(plain.hasPrefix("65 ") && plain.contains("no such thing"), "nothing is left to show")
        #expect(try steps().contains("--target=A"))
        #expect(fake.plain(failure { _ = try build() }) == plain)
        #expect(try !steps().contains("--target=A"), "what has failed is known until a file changes")
        try fake.folder.write("import SwiftUI\n// other\n", to: "p/Sources/A/a.swift")
        _ = failure { _ = try build() }
        #expect(try steps().contains("--target=A"))
    }

    @Test("Under --strict nothing is left out") func strict() throws {
        try refuse()
        let strict = fake.plain(failure { _ = try build { $0.strict = true } })
        #expect(strict.hasPrefix("65 ") && strict.contains("no such thing"))
        #expect(try !steps().contains("ld"))
    }

    @Test("The rest of a target is compiled against what SwiftPM has built of others") func rest() throws {
        try refuse()
        let product = try build()
        let all = try fake.takeRuns()
        let looks = all.filter { $0.hasPrefix("swift-frontend|") || $0.hasPrefix("swiftc|") }
        #expect(looks.last?.contains("/x/debug/Modules|") == true)
        let links = all.filter { $0.hasPrefix("ld|") }
        #expect(links.last?.contains("B.build/b.swift.o") == true && links.last?.contains("A.build/a.swift.o") == false)
        #expect(product.packageFiles == [fake.folder["p/Sources/A/a.swift"]])
    }
}
