import Foundation
import GalleyAssets
import GalleyProcesses
import Testing

@testable import GalleyProtocol
@testable import galley

/// Files that are compiled together, wherever they lie, and what was given to be shown: docs/cli.md.
@Suite("Files that are compiled together")
struct SourceSetTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder([
            "w/a.swift": "let a = 1\n", "w/b.swift": "Bundle\n", "wide/c.swift": "let c = 1\n",
            "x/d.swift": "let d = 1\n",
        ])
    }

    private func target(_ names: [String], in place: String = "w") throws -> SourceSet {
        try SourceSet(
            target: names.map { folder[$0] }, in: folder[place], name: "the target", language: .standard,
            within: SearchLimit())
    }

    @Test("Files of a target, in its folder and elsewhere") func targets() throws {
        let set = try target(["w/a.swift", "wide/c.swift", "x/d.swift"])
        #expect(set.isFolder && !set.isSeveral && set.name == "the target" && set.folder == folder["w"])
        #expect(set.identity == folder["w"] && set.roots == [folder["w"]] && set.files.count == 3)
        #expect(set.outside([]) == folder["wide/c.swift"], "a folder's name is no beginning of another's")
        #expect(set.outside([folder["wide"]]) == folder["x/d.swift"])
        #expect(set.outside([folder["x"], folder["wide"]]) == nil)
        #expect(set.places == [folder["w"], folder["wide/c.swift"], folder["x/d.swift"]])
        #expect(try target(["w/a.swift"]).outside([]) == nil && target(["w/a.swift"]).places == [folder["w"]])
        #expect(set.resourceFiles.isEmpty && !set.usesBundle)
    }

    @Test("What the app may find in its bundle, where it asks for one") func bundles() throws {
        try folder.write("{}", to: "w/info.json")
        let cache = try Cache(environment: ["GALLEY_CACHE": folder["cache"]])
        let asking = try target(["w/a.swift", "w/b.swift"])
        #expect(asking.usesBundle && asking.resourceFiles == [folder["w/info.json"]])
        let bundle = try #require(try asking.appBundle(in: cache, language: nil))
        #expect(FileManager.default.fileExists(atPath: "\(bundle.path)/info.json"))
        #expect(try target(["w/a.swift"]).appBundle(in: cache, language: nil) == nil)
    }

    @Test("Files of a package's target, and none at all") func files() throws {
        let set = try SourceSet(files: [folder["x/d.swift"], folder["w/a.swift"]], name: "the module")
        #expect(set.folder == folder["x"] && set.isFolder && !set.isSeveral && set.assetFolders.isEmpty)
        let none = try SourceSet(files: [], name: "nothing")
        #expect(none.folder == "." && none.files.isEmpty && none.text.isEmpty && none.syntaxInput.isEmpty)
        var noted = none
        noted.add(note: "one")
        noted.add(note: "two")
        #expect(noted.notes == ["one", "two"] && none.notes.isEmpty && none.absent.isEmpty && none.strays.isEmpty)
    }

    @Test("Files by their names: each folder once, and resources beside each") func given() throws {
        let set = try SourceSet(
            paths: ["w/a.swift", "x/d.swift", "w/b.swift", "w/../w/a.swift"].map { folder[$0] }, within: SearchLimit())
        #expect(set.files.count == 3 && set.isSeveral && !set.isFolder && set.folder == folder["w"])
        #expect(set.identity == ["w/a.swift", "x/d.swift", "w/b.swift"].map { folder[$0] }.joined(separator: "\n"))
        #expect(set.roots == [folder["w"], folder["x"]] && set.outside([]) == nil)
        #expect(Array(set.assetFolders.prefix(1)) == [folder["w"]] && set.assetFolders.contains(folder["x"]))
        #expect(Set(set.assetFolders).count == set.assetFolders.count)
        #expect(set.text == "let a = 1\n\nlet d = 1\n\nBundle\n")
        #expect(set.file(at: folder["x/../x/d.swift"])?.path == folder["x/d.swift"] && set.file(at: "/none") == nil)
    }

    @Test("A text in place of a file's") func inMemory() throws {
        var set = try SourceSet(paths: [folder["w/a.swift"], folder["x/d.swift"]], within: SearchLimit())
        #expect(set.syntaxInput.isEmpty && set.places == [folder["w/a.swift"], folder["x/d.swift"]])
        set.files[1].replaceContent(by: "new")
        #expect(set.syntaxInput == Data("new".utf8) && set.places == [folder["w/a.swift"]])
        try folder.write("changed", to: "x/d.swift")
        #expect(failure { try set.checkUnchanged() } == "no failure", "that file is not read")
        try folder.write("changed", to: "w/a.swift")
        #expect(failure { try set.checkUnchanged() }.hasPrefix("66 '\(folder["w/a.swift"])' changed"))
    }

    @Test("A file's lines and what stands behind a place") func lines() throws {
        try folder.write("one\r\ntwo\n\néx = 1", to: "l.swift")
        let file = try SourceFile(path: folder["l.swift"])
        #expect(file.lines == ["one", "two", "", "éx = 1"])
        #expect(file.rest(line: 4, column: 3) == "x = 1" && file.rest(line: 4, column: 1) == "éx = 1")
        #expect(
            file.rest(line: 2, column: 4) == "" && file.rest(line: 2, column: 9) == ""
                && file.rest(line: 5, column: 1) == "")
        try Data([0x61, 0xFF]).write(to: URL(fileURLWithPath: folder["bad.swift"]))
        #expect(try !SourceFile(path: folder["bad.swift"]).isText && file.isText)
    }

    @Test("What is no file that can be read") func unreadable() throws {
        try folder.make("dir.swift")
        let message = folder.plain(failure { _ = try SourceFile(path: folder["dir.swift"]) })
        #expect(
            message
                == "66 'FOLDER/dir.swift' cannot be read; check its permissions, and that it is a file of 256 MB at the most"
        )
        try folder.write("", to: ".hidden.swift")
        let none = folder.plain(failure { _ = try SourceFile(path: folder["hiddne.swift"]) })
        #expect(none == "66 there is no file 'FOLDER/hiddne.swift'", "hidden files are not meant")
        try folder.write("", to: "Cardx.txt")
        #expect(
            folder.plain(failure { _ = try SourceFile(path: folder["Card.txt"]) })
                == "66 there is no file 'FOLDER/Card.txt'")
    }

    @Test("Words that a file declares as a whole") func declared() throws {
        let text =
            "struct Card1 {}\nfunc helper_x() {}\nactor Act{}\nlet value = 1\n// class\n class  Two {}\nenum last"
        try folder.write(text, to: "m.swift")
        let file = try SourceFile(path: folder["m.swift"])
        let names = ["Card1", "helper_x", "Act", "last", "Card", "helper", "value", "ast"]
        #expect(names.filter(file.declares) == ["Card1", "helper_x", "Act", "last"])
        #expect(
            try SourceSet(paths: [folder["m.swift"]], within: SearchLimit()).declaredTypes == ["Card1", "Act", "Two"])
    }

    // MARK: What was given

    @Test("Files, packages and folders") func inputs() throws {
        try folder.write("// swift-tools-version: 5.9\n", to: "p/Package.swift")
        func read(_ names: [String], target: String? = nil) throws -> String {
            var input = try InputArguments.parse(names.map { folder[$0] })
            input.target = target
            switch try input.read(for: .ios, within: TimeLimit(seconds: 9)) {
            case .module(let source): return "module of \(source.files.count)"
            case .package(let package): return folder.plain(package.path)
            case .built: return "built"
            }
        }
        #expect(try read(["w/a.swift"]) == "module of 1" && read(["w"]) == "module of 2")
        #expect(try read(["p"]) == "FOLDER/p" && read(["p/Package.swift"]) == "FOLDER/p")
        #expect(try read(["p"], target: "T") == "FOLDER/p")
        #expect(
            folder.plain(failure { _ = try read(["w/a.swift"], target: "T") })
                == "64 --target names a target of a package or a project, and 'FOLDER/w/a.swift' is none")
        var input = try InputArguments.parse(["a.swift"])
        input.packages = [folder["w"], folder["none"]]
        #expect(throws: (any Error).self) { try input.validate() }
        input.packages = [folder["w"]]
        #expect(throws: Never.self) { try input.validate() }
    }

    @Test("The package that a product belongs to") func owners() {
        var dependencies = ProjectDependencies()
        let one = PackageReference(folder: "/x/One")
        let two = PackageReference(address: "https://x.y/Two.git", requirement: PackageReference.anyVersion)
        #expect(dependencies.isEmpty && dependencies.owner(of: "P", among: []) == nil)
        #expect(dependencies.owner(of: "P", among: [one]) == "one", "there is but one")
        #expect(dependencies.owner(of: "P", among: [one, two]) == nil)
        dependencies.owners = ["P": "two", "Q": "gone"]
        #expect(dependencies.owner(of: "P", among: [one, two]) == "two")
        #expect(dependencies.owner(of: "Q", among: [one]) == nil && dependencies.owner(of: "R", among: [one]) == nil)
        dependencies.packages = [one]
        #expect(!dependencies.isEmpty && one.isFolder && !two.isFolder)
        dependencies.packages = []
        dependencies.frameworks = ["F": .init(module: "F", files: [], language: .standard, products: [])]
        #expect(!dependencies.isEmpty)
    }
}
