import Foundation
import GalleyProcesses
import GalleyScenario
import Testing

@testable import galley

/// Several files as one module, and one file in pieces: what has changed is compiled again, and nothing else (docs/cli.md).
@Suite("Compiling again what has changed")
struct ModuleBuildTests {
    private let fake: FakeToolchain

    init() throws {
        fake = try FakeToolchain(["src/A.swift": "import SwiftUI\n", "src/B.swift": "import SwiftUI\n// b\n"])
        // The driver makes the objects that are not there, and notes which.
        try fake.program(
            "usr/bin/swiftc",
            """
            while [ "$1" != -output-file-map ]; do shift; done
            for object in $(tr ',' '\\n' < "$2" | sed -n 's/.*"object":"\\([^"]*\\)".*/\\1/p'); do
              [ -f "$object" ] || { echo "of $object" > "$object"; basename "$object" >> made; }
            done
            """)
    }

    /// The files of which objects were made since the last time.
    private func made() -> [String] {
        defer { unlink(fake.folder["made"]) }
        return (fake.folder.text(of: "made") ?? "").split(separator: "\n")
            .map { String($0.prefix { $0 != "-" && $0 != "." }) }.sorted()
    }

    private func job(_ source: SourceSet) throws -> Compiler.Job {
        var job = try fake.job(source)
        job.objects = fake.compiler.cache.objects("m")
        return job
    }

    private func driver(_ files: String, _ effort: String = "") -> String {
        "swiftc|-c|-incremental|-enable-batch-mode|-output-file-map|BUILD/plain/outputs.json|-j|"
            + "\(ProcessInfo.processInfo.activeProcessorCount)|\(fake.language())\(files)|\(effort)"
    }

    private static let entry = EntryFile(content: .views([]))

    @Test("The driver and the linker") func driver() throws {
        var job = try job(fake.source("src/A.swift", "src/B.swift"))
        job.generated = job.generated.adding("let g = 1")
        #expect(try fake.compiler.buildModule(job, entry: Self.entry).ending.isSuccess)
        let files = ["FOLDER/src/A.swift", "FOLDER/src/B.swift", "BUILD/plain/galley-entry.swift"]
        let all = files + ["BUILD/plain/galley-generated.swift"]
        let runs = try fake.takeRuns()
        #expect(runs.first == driver(all.joined(separator: "|")))
        #expect(runs.count == 2 && runs[1].hasPrefix("ld|-shared|-o|WORK/view.so|"))
        #expect(
            runs[1].contains("|BUILD/plain/objects/A-HASH.o|BUILD/plain/objects/B-HASH.o|")
                && runs[1].contains("/objects/galley-entry-"))
        #expect(fake.temporaryFolders("swiftc") == ["WORK"])
        let base = try #require(job.objects).path
        let map = String(
            decoding: FileManager.default.contents(atPath: "\(base)/plain/outputs.json") ?? Data(), as: UTF8.self)
        let told = try #require(json(fake.plain(map)))
        #expect(told[""] == ["swift-dependencies": "BUILD/plain/module.swiftdeps"])
        #expect(
            told["FOLDER/src/A.swift"] == [
                "object": "BUILD/plain/objects/A-HASH.o", "swift-dependencies": "BUILD/plain/objects/A-HASH.swiftdeps",
            ])
        #expect(FileManager.default.contents(atPath: "\(base)/plain/galley-generated.swift") == Data("let g = 1".utf8))
    }

    @Test("Objects of what is the same stay") func again() throws {
        var job = try job(fake.source("src/A.swift", "src/B.swift"))
        func build() throws -> [String] {
            #expect(try fake.compiler.buildModule(job, entry: Self.entry).ending.isSuccess)
            return made()
        }
        var seen = [try build(), try build()]
        try fake.folder.write("import SwiftUI\n// c\n", to: "src/B.swift")
        job.source = try fake.source("src/A.swift", "src/B.swift")
        seen.append(try build())
        job.attempt.texts = [job.source.files[0].absolutePath: "another text"]
        seen.append(try build())
        // One that was damaged, and one of a file that is gone.
        let objects = "\(try #require(job.objects).path)/plain/objects"
        let names = Cache.names(in: objects)
        let damaged = try #require(names.first { $0.hasPrefix("B-") && $0.hasSuffix(".o") })
        try Data("other".utf8).write(to: URL(fileURLWithPath: "\(objects)/\(damaged)"))
        for name in ["Gone-1.o", "Gone-1.swiftdeps"] {
            try Data().write(to: URL(fileURLWithPath: "\(objects)/\(name)"))
        }
        let kept = damaged.replacing(".o", with: ".swiftdeps")
        try Data().write(to: URL(fileURLWithPath: "\(objects)/\(kept)"))
        seen.append(try build())
        #expect(seen == [["A", "B", "galley"], [], ["B"], ["A"], ["B"]])
        let left = Cache.names(in: objects)
        #expect(!left.contains { $0.hasPrefix("Gone") } && left.contains(kept) && left.count == 7)
        // A build that fails keeps no note of what it was made from.
        try fake.folder.write("import SwiftUI\n// d\n", to: "src/B.swift")
        job.source = try fake.source("src/A.swift", "src/B.swift")
        try fake.program("usr/bin/swiftc", "exit 1")
        _ = try fake.takeRuns()
        #expect(try !fake.compiler.buildModule(job, entry: Self.entry).ending.isSuccess)
        #expect(try fake.takeRuns().count == 1 && !Cache.names(in: objects).contains(damaged))
    }

    @Test("What takes the compiler longer is given more, and goes on with it") func effort() throws {
        let job = try job(fake.source("src"))
        let files = "FOLDER/src/A.swift|FOLDER/src/B.swift|BUILD/plain/galley-entry.swift"
        let hard =
            "\(fake.folder["src/A.swift"]):1:1: error: the compiler is unable to type-check this expression in reasonable time"
        try fake.program(
            "usr/bin/swiftc", "case \"$*\" in *-solver-memory-threshold*) echo '\(hard)'; exit 1;; esac")
        func runs() throws -> [String] {
            #expect(try fake.compiler.buildModule(job, entry: Self.entry).ending.isSuccess)
            return try fake.takeRuns().filter { $0.hasPrefix("swiftc") }
        }
        let usual = driver(files, "-Xfrontend|-solver-memory-threshold=40000000|")
        #expect(try runs() == [usual, driver(files)] && runs() == [driver(files)])
        let single = try self.job(fake.source("src/A.swift", "src/B.swift"))
        _ = try fake.compiler.buildModule(single, entry: Self.entry)
        #expect(
            try !(fake.takeRuns().first?.contains("threshold") ?? true), "files by their names are compiled as they are"
        )
    }

    @Test("Errors that more effort does not mend are told") func errors() throws {
        let job = try job(fake.source("src"))
        try fake.program("usr/bin/swiftc", "echo '\(fake.folder["src/A.swift"]):1:1: error: no'; exit 1")
        #expect(try fake.compiler.buildModule(job, entry: Self.entry).text.hasSuffix("A.swift:1:1: error: no\n"))
        #expect(try fake.takeRuns().count == 1)
    }

    // MARK: Pieces

    private func answer(_ pieces: [(name: String?, text: String, content: String)], _ interface: String = "i") throws {
        let list = pieces.map { piece in
            let name = piece.name.map { "\"\($0)\"" } ?? "null"
            return "{\"name\": \(name), \"text\": \"\(piece.text)\", \"content\": \"\(piece.content)\"}"
        }
        try fake.folder.write(
            "{\"pieces\": [\(list.joined(separator: ", "))], \"interface\": \"\(interface)\"}", to: "pieces")
        try fake.syntax(["--pieces": "cat > asked; cat pieces"])
    }

    /// The frontend makes an object for each of its primary files.
    private func compiling(_ script: String = "") throws {
        try fake.program(
            "usr/bin/swift-frontend",
            """
            while [ $# -gt 0 ]; do
              [ "$1" = -o ] && { echo "$2" > "$2"; basename "$2" .o >> made; }
              shift
            done
            \(script)
            """)
    }

    @Test("A file in pieces") func pieces() throws {
        try compiling()
        let job = try job(fake.source("src/A.swift"))
        func build() throws -> [String] {
            #expect(try fake.compiler.buildPieces(job, entry: Self.entry)?.ending.isSuccess == true)
            return (fake.folder.text(of: "made") ?? "").split(separator: "\n").map(String.init).sorted()
        }
        func seen() throws -> [String] {
            defer { unlink(fake.folder["made"]) }
            return try build()
        }
        try answer([(nil, "one", "1"), ("rest", "two", "2")])
        #expect(try seen() == ["galley-entry", "piece-0", "rest"])
        #expect(fake.folder.text(of: "asked") == "import SwiftUI\n")
        let base = try #require(job.objects).path
        let text = FileManager.default.contents(atPath: "\(base)/plain/piece-0.swift").map {
            String(decoding: $0, as: UTF8.self)
        }
        #expect(text.map(fake.plain) == "#sourceLocation(file: \"FOLDER/src/A.swift\", line: 1)\none")
        let runs = try fake.takeRuns()
        let frontends = runs.filter { $0.hasPrefix("swift-frontend") }
        #expect(runs.first == "galley-syntax|--pieces|-|" && frontends.allSatisfy { $0.hasSuffix("|\(fake.shared())") })
        #expect(frontends.allSatisfy { $0.hasPrefix("swift-frontend|-frontend|-c|") })
        let primary = frontends.flatMap { $0.split(separator: "|") }.filter { $0.hasSuffix(".swift") }
        #expect(primary.count == 3 * frontends.count, "each reads all files")
        let objects = ["piece-0", "rest", "galley-entry"].map { "BUILD/plain/objects/\($0).o" }.joined(separator: "|")
        #expect(runs.last == fake.linked(objects))
        #expect(try seen().isEmpty, "nothing has changed")
        try answer([(nil, "one!", "1"), ("rest", "three", "3")])
        #expect(try seen() == ["rest"], "what decides is the content")
        try answer([(nil, "one!", "1"), ("rest", "three", "3")], "j")
        #expect(try seen() == ["galley-entry", "piece-0", "rest"], "all see another interface")
        try answer([(nil, "one!", "1")], "j")
        #expect(try seen().isEmpty && !Cache.names(in: "\(base)/plain/objects").contains("rest.o"))
    }

    @Test("A file that is compiled whole") func whole() throws {
        try compiling()
        var job = try job(fake.source("src/A.swift"))
        func isWhole() throws -> Bool { try fake.compiler.buildPieces(job, entry: Self.entry) == nil }
        try answer([])
        #expect(try isWhole(), "nothing was taken apart")
        try fake.syntax(["--pieces": "echo no"])
        #expect(try isWhole())
        try answer([(nil, "one", "1")])
        try compiling("exit 1")
        #expect(try isWhole(), "its messages are to be those of the file")
        try compiling()
        #expect(try !isWhole())
        job.attempt.texts = [job.source.files[0].absolutePath: "read so"]
        #expect(try !isWhole() && fake.folder.text(of: "asked") == "read so")
        job.source = try fake.source("src/A.swift", "src/B.swift")
        #expect(try isWhole())
        job.source = try fake.source("src/A.swift")
        job.objects = nil
        #expect(try isWhole())
        #expect(Compiler.leastInPieces == 2000)
    }
}
