import Foundation
import GalleyProcesses
import Testing

@testable import GalleyProtocol
@testable import galley

/// What compiled files are named by, how their pieces are shared out, and what a compiler may reach that is shut in
/// (docs/cli.md).
@Suite("Compiling at its edges")
struct CompilationEdgeTests {
    private let fake: FakeToolchain

    init() throws {
        fake = try FakeToolchain(["src/A.swift": "import SwiftUI\n", "src/B.swift": "import SwiftUI\n// b\n"])
    }

    @Test("The version that conditions ask for, and the runtime, name what is compiled") func keys() throws {
        let source = try fake.source("src/A.swift")
        func key(_ words: String...) throws -> String {
            let options = try SourceOptions.parse(["A.swift", "--quiet"] + words)
            return fake.compiler.key(source, .none, options: options)
        }
        let plain = try key()
        let all = try [
            plain, key("--ios", "18"), key("--ios", "17"), key("--platform", "macos"),
            key("--platform", "macos", "--ios", "18"), key("--as", "ios"), key("--swift-version", "6"),
        ]
        #expect(Set(all).count == all.count)
        #expect(try key("--ios", "26") == plain && key("--strict") == plain && key("--size", "3x4") == plain)
        try fake.folder.write("runtime", to: "galley/libGalleyRuntime.so")
        #expect(try key() != plain, "another runtime")
        #expect(fake.compiler.languageName(source, try fake.options()) == "-swift-version 5 -enable-bare-slash-regex")
        #expect(
            fake.compiler.languageName(source, try fake.options("--swift-version", "6")) == "-swift-version 6")
    }

    @Test("Objects of several files are those of their names, not of their texts") func purposes() throws {
        let options = try fake.options()
        let compiler = fake.compiler
        let one = compiler.buildKey("a", ["b", "c"], options: options)
        #expect(one == compiler.buildKey("a", ["b", "c"], options: options))
        let others = [("a", ["bc"]), ("ab", ["c"]), ("a", ["c", "b"]), ("a", ["b"]), ("a", ["b", "c", ""])]
        let keys = others.map { compiler.buildKey($0.0, $0.1, options: options) }
        #expect(Set(keys + [one]).count == 6)
    }

    // MARK: Pieces

    @Test(
        "Pieces are shared out between two processes, the largest first",
        .enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1))
    func shares() throws {
        let entry = EntryFile(content: .views([]))
        let long = String(repeating: "x", count: entry.text.utf8.count + 100)
        let pieces = [
            ("small", String(repeating: "y", count: 40)), ("long", long), ("middle", String(repeating: "z", count: 50)),
        ]
        let list = pieces.map { "{\"name\": \"\($0.0)\", \"text\": \"t\", \"content\": \"\($0.1)\"}" }
        try fake.folder.write("{\"pieces\": [\(list.joined(separator: ","))], \"interface\": \"i\"}", to: "pieces")
        try fake.syntax(["--pieces": "cat pieces"])
        try fake.program(
            "usr/bin/swift-frontend",
            "while [ $# -gt 0 ]; do [ \"$1\" = -o ] && echo \"$2\" > \"$2\"; shift; done")
        var job = try fake.job(fake.source("src/A.swift"))
        job.objects = fake.compiler.cache.objects("m")
        #expect(try fake.compiler.buildPieces(job, entry: entry)?.ending.isSuccess == true)
        let shares = try fake.takeRuns().filter { $0.hasPrefix("swift-frontend") }.map { line in
            let words = line.split(separator: "|").map(String.init)
            return zip(words, words.dropFirst()).filter { $0.0 == "-primary-file" }.map {
                String($0.1.split(separator: "/").last ?? "")
            }
        }
        // The long one alone is more than the entry with the two others: those are the second share.
        let wanted = [["long.swift"], ["small.swift", "middle.swift", "galley-entry.swift"]]
        #expect(shares.sorted { $0.count < $1.count } == wanted)
    }

    @Test("Files without a note, notes without a file, and files of others") func objects() throws {
        let folder = fake.folder["objects"]
        let compiler = fake.compiler
        func isThere(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(folder)/\(name)") }
        try fake.folder.write("object", to: "objects/a.o")
        compiler.keep("\(folder)/a", "hash")
        #expect(isThere("a.source"))
        compiler.removeStale("\(folder)/a", "hash")
        #expect(isThere("a.o") && isThere("a.source"), "it is as it was made")
        compiler.removeStale("\(folder)/a", "other")
        #expect(!isThere("a.o") && !isThere("a.source"))
        compiler.keep("\(folder)/gone", "hash")
        #expect(!isThere("gone.source"), "nothing was made")
        try fake.folder.write("object", to: "objects/b.o")
        compiler.removeStale("\(folder)/b", "hash")
        #expect(!isThere("b.o"), "nobody knows what it is of")
        for name in ["a.o", "a.swiftdeps", "a.source", "a.d", "c.o", "c.swiftdeps"] {
            try fake.folder.write("", to: "objects/\(name)")
        }
        compiler.removeOthers(in: folder, than: ["\(folder)/a"])
        #expect(Cache.names(in: folder).sorted() == ["a.o", "a.source", "a.swiftdeps"])
    }

    // MARK: Confinement

    @Test("What a compiler may reach that is shut in") func confined() throws {
        let compiler = try Compiler(limits: LimitOptions.parse(["--sandbox"]))
        func places(_ compiler: Compiler) -> [String] {
            let command = compiler.limits.confinement?.command("/p", ["q"])
            return command.map { Array($0.arguments.dropFirst().prefix { $0 != "--" }) } ?? ["none"]
        }
        let own = places(compiler)
        #expect(own.contains("run:\(compiler.toolchain.usr)") && own.contains("run:\(compiler.installation.folder)"))
        let libraries = ["/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib"]
        #expect(Set(libraries.map { "run:\($0)" }).isSubset(of: own))
        #expect(own.filter { $0.hasPrefix("write:") } == ["write:\(compiler.cache.modules)"])
        #expect(Set(["read:/usr/include", "read:/proc", "read:/dev/urandom"]).isSubset(of: own))
        #expect(compiler.limits.confinement?.command("/p", ["q"]).path == compiler.installation.host)
        let wider = compiler.reaching(["/a", "/b"], writing: ["/w"])
        #expect(places(wider) == own + ["read:/a", "read:/b", "write:/w"] && places(compiler) == own)
        #expect(places(fake.compiler.reaching(["/a"], writing: ["/w"])) == ["none"], "who is not shut in stays so")
    }

    @Test("Nothing of packages is built for one that is shut in") func packages() throws {
        let compiler = try Compiler(limits: LimitOptions.parse(["--sandbox"]))
        let known = try compiler.knowing(fake.source("src/A.swift"), options: fake.options())
        #expect(known.kept == nil && known.compiler.dependencies == nil)
    }
}
