import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// What the compiler and the linker are started with: docs/cli.md says how files are compiled, `swift-frontend -help` and `man ld` what the
/// words are.
@Suite("Runs of the compiler")
struct CompilerRunTests {
    private let fake: FakeToolchain

    /// Makes what `-o` names.
    private static let making = "while [ $# -gt 0 ]; do [ \"$1\" = -o ] && echo made > \"$2\"; shift; done"

    init() throws {
        fake = try FakeToolchain(["A.swift": "import SwiftUI\n", "B.swift": "import SwiftUI\n"])
        try fake.program("usr/bin/swift-frontend", Self.making)
    }

    private func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    @Test("One file with its entry") func file() throws {
        var job = try fake.job(fake.source("A.swift"))
        let entry = EntryFile(content: .views([]))
        let output = try fake.compiler.buildFile(job, entry: entry)
        #expect(output.ending.isSuccess && !isThere("\(job.work.path)/view.o"), "the object has gone into the library")
        let first = "swift-frontend|-frontend|-c|FOLDER/A.swift|WORK/galley-entry.swift"
        #expect(try fake.takeRuns() == ["\(first)|-o|WORK/view.o|\(fake.shared())", fake.linked("WORK/view.o")])
        #expect(fake.temporaryFolders("swift-frontend") == ["WORK"] && fake.temporaryFolders("ld") == ["WORK"])
        #expect(try String(contentsOfFile: "\(job.work.path)/galley-entry.swift", encoding: .utf8) == entry.text)
        job.generated = job.generated.adding("let a = 1")
        (job.moduleName, job.modules) = ("Own", ["/m", "/n"])
        job.attempt.arguments = ["-vfsoverlay", "o"]
        job.options = try fake.options("--swift-version", "6")
        var compiler = fake.compiler
        compiler.keepsLines = true
        try fake.program("usr/bin/swift-frontend", "echo wrong; exit 1")
        let failed = try compiler.buildFile(job, entry: entry)
        #expect(failed.ending == .exit(status: 1) && failed.text == "wrong\n")
        let changed = fake.shared(mode: "-swift-version|6", lines: "-gline-tables-only")
            .replacing("-module-name|GalleyUserFile", with: "-module-name|Own")
            .replacing("-I|FOLDER/galley/Modules", with: "-I|/m|-I|/n")
        let files = "\(first)|WORK/galley-generated.swift"
        #expect(try fake.takeRuns() == ["\(files)|-o|WORK/view.o|\(changed)-vfsoverlay|o|"], "nothing is linked then")
    }

    @Test("The entry of a package's target, with what was built of it") func entries() throws {
        let job = try fake.job(fake.source("A.swift"))
        let record = PackageBuild.Record(
            fingerprint: "", inputs: [], module: "Kit", files: [], assetFolders: [], modules: ["/built"],
            maps: ["-fmodule-map-file=/c"], objects: ["/k.o"], libraries: ["-lz"])
        #expect(try fake.compiler.buildEntry(EntryFile(content: .views([])), record, job).ending.isSuccess)
        let shared = fake.shared().replacing("-I|FOLDER/galley/Modules", with: "-I|/built")
        let compiled = "swift-frontend|-frontend|-c|WORK/galley-entry.swift|-o|WORK/view.o|\(shared)"
        #expect(
            try fake.takeRuns() == [
                "\(compiled)-Xcc|-fmodule-map-file=/c|", fake.linked("WORK/view.o|/k.o|-lz"),
            ])
        #expect(!isThere("\(job.work.path)/view.o"))
        try fake.program("usr/bin/swift-frontend", "exit 1")
        #expect(try !fake.compiler.buildEntry(EntryFile(content: .views([])), record, job).ending.isSuccess)
        #expect(try fake.takeRuns().count == 1)
    }

    @Test("What comes from packages, from the toolchain and from plugins") func brought() throws {
        for name in ["libB.so", "libA.so", "libFoundation.so", "libswiftCore.so", "libdispatch.so", "libC.a"] {
            try fake.folder.write("", to: "usr/lib/swift/linux/\(name)")
        }
        try fake.folder.write("", to: "usr/lib/swift/host/libSwiftInProcPluginServer.so")
        var record = DependencyRecord()
        (record.modules, record.maps) = (["/p"], ["-fmodule-map-file=/q"])
        (record.objects, record.libraries) = (["/p.o"], ["-lp"])
        let job = try fake.job(fake.source("A.swift"))
        _ = try fake.compiler.compiling(against: record).buildFile(job, entry: EntryFile(content: .views([])))
        let host = "FOLDER/usr/lib/swift/host"
        let shared = fake.shared().replacing("Modules|", with: "Modules|-I|/p|-Xcc|-fmodule-map-file=/q|")
        let plugins =
            "-in-process-plugin-server-path|\(host)/libSwiftInProcPluginServer.so|-plugin-path|\(host)/plugins|"
        let libraries = ["A", "B"].map { "FOLDER/usr/lib/swift/linux/lib\($0).so|" }.joined()
        let runs = try fake.takeRuns()
        #expect(runs.first?.hasSuffix("|\(shared)\(plugins)") == true)
        let linked = fake.linked("WORK/view.o|/p.o|-lp").replacing("--as-needed|", with: "--as-needed|\(libraries)")
        #expect(runs.last == linked, "what the runtime brings is not read")
    }

    @Test("Looking for errors alone") func checking() throws {
        let job = try fake.job(fake.source("A.swift", "B.swift"))
        let (a, b) = ("FOLDER/A.swift", "FOLDER/B.swift")
        let end = "|WORK/galley-generated.swift|"
        let compiler = fake.compiler
        _ = try compiler.typeCheck(job, nil)
        _ = try compiler.typeCheck(job, [job.source.files[1].absolutePath], effort: .usual)
        _ = try compiler.typeCheck(job, [], looksAtBodies: false, effort: .unlimited)
        let start = "swift-frontend|-frontend|-typecheck"
        #expect(
            try fake.takeRuns() == [
                "\(start)|\(a)|\(b)\(end)-solver-memory-threshold=12000000|\(fake.shared())",
                "\(start)|\(a)|-primary-file|\(b)\(end)-solver-memory-threshold=40000000|\(fake.shared())",
                "\(start)|\(a)|\(b)\(end)-experimental-skip-all-function-bodies|\(fake.shared())",
            ])
    }

    @Test("Whether imports can be had") func imports() throws {
        let work = try fake.compiler.cache.makeWorkFolder()
        var attempt = ConditionedSource.Attempt()
        attempt.arguments = ["-x"]
        #expect(try fake.compiler.canImport("/i.swift", attempt, work))
        let line =
            "swift-frontend|-frontend|-typecheck|/i.swift|-target|m68k-unknown-linux|-resource-dir|FOLDER/usr/lib/swift"
            + "|-disable-objc-interop|-suppress-warnings|-module-cache-path|FOLDER/cache/modules|-I|FOLDER/galley/Modules"
            + "|-Xcc|-fmodule-map-file=FOLDER/galley/CModules/module.modulemap|-module-alias|Combine=OpenCombine"
            + "|-module-alias|os=GalleyOS|-module-alias|simd=GalleySimd|-x|"
        #expect(try fake.takeRuns() == [line] && fake.temporaryFolders("swift-frontend") == ["WORK"])
        try fake.program("usr/bin/swift-frontend", "exit 1")
        #expect(try !fake.compiler.canImport("/i.swift", attempt, work))
    }

    @Test("Time that is over, and who is watched") func limits() throws {
        try fake.program("usr/bin/swift-frontend", "exec sleep 600")
        var compiler = try Compiler(limits: LimitOptions.parse(["--timeout", "0.2"]))
        compiler.toolchain = fake.compiler.toolchain
        compiler.installation = fake.compiler.installation
        #expect(
            failure { _ = try compiler.run(compiler.toolchain.frontend, [], in: "/tmp", compiling: "'x'") }
                == "124 compiling 'x' took longer than 0.2 seconds; give it more with --timeout")
        try fake.folder.writeProgram("echo \"$@\"", to: "galley/galley-host")
        let watched = try fake.compiler.run("/p", ["q"], in: "/tmp", compiling: "'x'", isSupervised: true)
        #expect(watched.text == "--supervise /p q\n")
    }

    @Test("What a library depends on names it") func keys() throws {
        let (one, other) = (try fake.source("A.swift"), try fake.source("B.swift"))
        let options = try fake.options()
        func key(_ source: SourceSet? = nil, _ options: SourceOptions? = nil, _ compiler: Compiler? = nil) throws
            -> String
        {
            (compiler ?? fake.compiler).key(
                source ?? one, .none, options: try options ?? fake.options())
        }
        var lines = fake.compiler
        lines.keepsLines = true
        var newer = fake.compiler
        newer.toolchain.version = "Swift 10"
        var elsewhere = fake.compiler
        elsewhere.toolchain.resources = "/other"
        var record = DependencyRecord()
        record.fingerprint = "f"
        let dependent = fake.compiler.compiling(against: record)
        record.objects = ["o"]
        var text = one
        text.files[0].replaceContent(by: "let b = 1")
        var path = one
        path.files[0].path = "C.swift"
        var changed = options
        changed.data = "d"
        var every = changed
        every.everyDecodable = true
        let keys = try [
            key(), key(other), key(text), key(path), key(nil, fake.options("--view", "A()")), key(nil, changed),
            key(nil, every), key(nil, fake.options("--swift-version", "5")), key(nil, fake.options("--as", "linux")),
            key(nil, fake.options("--as", "macos")), key(nil, nil, lines), key(nil, nil, newer),
            key(nil, nil, elsewhere), key(nil, nil, dependent),
            key(nil, nil, fake.compiler.compiling(against: record)),
            fake.compiler.key(one, GeneratedSource.none.adding("let c = 1"), options: options),
        ]
        #expect(try Set(keys).count == keys.count && key() == keys[0])
        #expect(
            try Compiler.shownView(options).isEmpty && Compiler.shownView(every) == " --data --every-decodable"
                && Compiler.shownView(fake.options("--view", "A()")) == "--view A()")
        let compiler = fake.compiler
        let built = [("a", ["b"]), ("a", ["c"]), ("b", ["b"]), ("a", ["b", "b"])].map {
            compiler.buildKey($0.0, $0.1, options: options)
        }
        #expect(Set(built).count == 4)
    }
}
