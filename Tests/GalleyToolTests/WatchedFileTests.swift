import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// What `--watch` looks at, and what `--sandbox` lets be read (docs/cli.md).
@Suite("Files that are watched, and that may be read")
struct WatchedFileTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder([
            ".git/HEAD": "", "a.swift": "a", "b.swift": "b", "pic.png": "p", "Resources/r.PNG": "r", "note.txt": "n",
            "src/c.swift": "c", "src/.hidden": "h", "src/build/x.swift": "x", "src/deep/d.swift": "d",
            "p/Package.swift": "p",
            "p/Sources/s.swift": "s", "App.xcodeproj/project.pbxproj": "x", "data.json": "{}", "more/m.txt": "m",
            "s.json": "{}",
        ])
    }

    private func plain(_ paths: [String]) -> [String] { paths.map { folder.plain($0).replacing("FOLDER/", with: "") } }

    /// What is told of those files that are changed, one after the other.
    private func noticed(_ path: String, _ files: [String], _ change: (inout SourceOptions) -> Void = { _ in }) throws
        -> [Bool]
    {
        var options = try SourceOptions.parse([folder[path]])
        change(&options)
        var watch = Watch(options)
        return try files.map { name in
            watch.begin()
            try folder.write("\(folder.text(of: name) ?? "")+", to: name)
            return plain(watch.changed) == [name]
        }
    }

    @Test("A file, a folder, a package and a project") func places() throws {
        let all = ["a.swift", "b.swift", "pic.png", "Resources/r.PNG", "note.txt"]
        #expect(try noticed("a.swift", all) == [true, false, true, true, false])
        let files = ["src/c.swift", "src/deep/d.swift", "src/new.txt", "src/.hidden", "src/build/x.swift", "a.swift"]
        #expect(try noticed("src", files) == [true, true, true, false, false, false])
        #expect(
            try noticed("p/Package.swift", ["p/Package.swift", "p/Sources/s.swift", "a.swift"]) == [true, true, false])
        #expect(try noticed("App.xcodeproj", ["src/c.swift", "note.txt"]) == [true, true])
        let given = try noticed("src/c.swift", ["data.json", "more/m.txt", "s.json"]) { options in
            (options.data, options.assets) = (folder["data.json"], [folder["more"]])
            options.scenario = try? GivenScenario(folder["s.json"])
        }
        #expect(given == [true, true, true])
        #expect(try noticed("src/c.swift", ["more/m.txt"]) { $0.symbols = [folder["more"]] } == [true])
    }

    @Test("What came, went, and was written by ourselves") func changes() throws {
        var watch = Watch(try SourceOptions.parse([folder["src"]]))
        watch.begin()
        #expect(watch.changed.isEmpty)
        try folder.write("", to: "src/new.swift")
        unlink(folder["src/c.swift"])
        #expect(plain(watch.changed) == ["src/c.swift", "src/new.swift"])
        watch.ignore([folder["src/new.swift"]])
        watch.waitForChange()
        watch.begin()
        #expect(watch.changed.isEmpty)
    }

    @Test("Folders in folders, as deep as any module's") func depth() throws {
        let inner = (1...63).map { _ in "d" }.joined(separator: "/")
        for name in ["\(inner)/near.swift", "\(inner)/d/far.swift"] { try folder.write("", to: "tower/\(name)") }
        #expect(try noticed("tower", ["tower/\(inner)/near.swift", "tower/\(inner)/d/far.swift"]) == [true, false])
    }

    @Test("Images, catalogues and translations of a folder") func assets() throws {
        for name in ["x.jpeg", "y.xcstrings", "z.heic", "de.lproj/a"] { try folder.write("", to: "res/\(name)") }
        #expect(Sandbox.assetNames(in: folder["res"]).sorted() == ["de.lproj", "x.jpeg", "y.xcstrings"])
        #expect(
            plain(Sandbox.assets(in: folder["Resources"])) == ["Resources/r.PNG"]
                && Sandbox.assets(in: "/nowhere").isEmpty)
    }

    @Test("What a view's process may read", .enabled(if: Sandbox.fault == nil)) func sandbox() throws {
        var sandbox = try Sandbox(
            installation: Installation(folder: "/galley"), libraries: ["/swift"], library: "/view.so", given: ["/given"]
        )
        #expect(
            sandbox.arguments.prefix(4) == [
                "--sandbox", "read:/view.so", "read:/galley/libGalleyRuntime.so", "read:/swift",
            ])
        #expect(sandbox.arguments.last == "read:/given" && sandbox.arguments.contains("read:/usr/share/fonts"))
        let count = sandbox.arguments.count
        sandbox.addFound(
            [folder["Resources"], folder["res/../more"], folder["src"]], [folder["src/One.ttf"], "/else/Two.ttf"],
            in: [folder["src"]])
        let found = [
            "inside:FOLDER", "found-list:FOLDER/Resources", "found-read:FOLDER/Resources/r.PNG", "inside:FOLDER/more",
            "found-list:FOLDER/res/../more", "inside:FOLDER/src", "found-list:FOLDER/src", "inside:FOLDER/src",
            "found-read:FOLDER/src/One.ttf",
        ]
        #expect(sandbox.arguments.dropFirst(count).map(folder.plain) == found)
        #expect(
            sandbox.environment.keys.allSatisfy { $0 != "PATH" }
                && sandbox.environment["HOME"] == ProcessInfo.processInfo.environment["HOME"])
    }
}
