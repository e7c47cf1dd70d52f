import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// Packages as `swift package dump-package` tells them (SwiftPM 6), and what of them is asked for.
@Suite("Packages' manifests")
struct PackageManifestTests {
    private static let text = """
        {"name": "App", "toolsVersion": {"_version": "6.0.0"},
         "products": [{"name": "AppKitten", "targets": ["App"]}, {"name": "Tool", "targets": ["tool"]}],
         "targets": [
           {"name": "App", "type": "regular", "dependencies": [
              {"byName": ["Core", null]}, {"product": ["Charts", "charts-package", null, null]}, {"byName": ["Loose", null]},
              {"target": ["Core", {"platformNames": ["ios"]}]}, {"plugin": ["x"]}],
            "pluginUsages": [{"plugin": ["Generate", "Gen"]}, {"plugin": ["SwiftLint", "Lint"]}, {"plugin": ["MyFormatter", "F"]},
                             {"plugin": ["Own", null]}]},
           {"name": "Core", "type": "regular", "path": "Code", "sources": ["./a", "b/"], "exclude": ["a/x.swift", "."],
            "dependencies": [{"byName": ["Deep", null]}, {"product": ["Log", null]}]},
           {"name": "Deep", "type": "regular", "dependencies": []},
           {"name": "tool", "type": "executable", "dependencies": [{"target": ["Core"]}]},
           {"name": "AppTests", "type": "test", "dependencies": [{"product": ["Testing2", "t"]}]}],
         "dependencies": [
           {"fileSystem": [{"identity": "charts-package", "path": "/c", "nameForTargetDependencyResolutionOnly": "Charts"}]},
           {"sourceControl": [{"identity": "loose", "location": {"remote": [{"urlString": "https://x.y/Loose.git"}]}}]},
           {"sourceControl": [{"identity": "near", "location": {"local": ["/n"]}}]}, {"registry": [{"identity": "a.b"}]}]}
        """

    private static func manifest(_ text: String = text) throws -> PackageManifest {
        try JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8))
    }

    @Test("What a manifest says") func reading() throws {
        let manifest = try Self.manifest()
        #expect(manifest.name == "App" && manifest.settings?.language(of: "App", on: "ios").mode == "6")
        #expect(manifest.dependencies.map(\.identity) == ["charts-package", "loose", "near", "a.b"])
        #expect(manifest.dependencies.map(\.path) == ["/c", nil, "/n", nil])
        #expect(manifest.dependencies.map(\.address) == [nil, "https://x.y/Loose.git", nil, nil])
        #expect(manifest.dependencies.map(\.name) == ["Charts", nil, nil, nil])
        #expect(throws: DecodingError.self) {
            try Self.manifest(
                "{\"name\": \"A\", \"products\": [], \"targets\": [], \"dependencies\": [{\"other\": []}]}")
        }
        #expect(
            manifest.target("App")?.generators == ["gen"],
            "what only looks at sources is not needed, nor a plugin of its own package's")
        #expect(
            manifest.target("None") == nil && "My-App 2".moduleName == "My_App_2"
                && "a_é1".moduleName == "a_é1")
    }

    @Test("What products are made of") func closures() throws {
        let manifest = try Self.manifest()
        func names(_ products: Set<String>?) -> [String] { manifest.closure(of: products).map(\.name) }
        #expect(
            names(["AppKitten"]) == ["App", "Core", "Deep"]
                && names(["Tool"]) == ["tool", "Core", "Deep"])
        #expect(names(nil) == ["App", "Core", "Deep", "tool"] && names([]).isEmpty)
        let foreign = manifest.foreignProducts(of: manifest.closure(of: nil)).map {
            "\($0.name) \($0.package ?? "-")"
        }
        #expect(foreign == ["Charts charts-package", "Loose -", "Log -"])
    }

    @Test("Where targets lie, and their files") func places() throws {
        let folder = try ScratchFolder([
            "Source/App/a.swift": "", "Code/a/x.swift": "", "Code/a/y.swift": "", "Code/b/z.swift": "",
            "Code/bc/z.swift": "",
            "Code/c.swift": "", "Code/a/.hidden/h.swift": "", "Code/a/Doc.docc/d.swift": "",
            "Code/a/n.txt": "", "Sources/deep/d.swift": "",
        ])
        let manifest = try Self.manifest()
        func place(_ name: String) -> String {
            manifest.target(name)?.folder(in: folder.path) ?? "none"
        }
        #expect(
            place("App") == "Source/App" && place("Core") == "Code" && place("tool") == "Sources",
            "the first folder that there is")
        #expect(place("Deep") == "Sources/deep", "in other capitals")
        #expect(
            manifest.target("Deep")?.otherFolder(in: folder.path) == "Sources/deep"
                && manifest.target("App")?.otherFolder(in: folder.path) == nil)
        var core = try #require(manifest.target("Core"))
        core.exclude = ["a/x.swift"]
        #expect(core.files(in: folder["Code"]) == ["a/y.swift", "b/z.swift"])
        core.sources = nil
        #expect(core.files(in: folder["Code"]) == ["a/y.swift", "b/z.swift", "bc/z.swift", "c.swift"])
        core.exclude = ["./b", "a/"]
        #expect(core.files(in: folder["Code"]) == ["bc/z.swift", "c.swift"])
        core.exclude = ["."]
        #expect(core.files(in: folder["Code"]).isEmpty)
        // Manifests are no sources of a target in the package's own folder; files of such a name elsewhere are.
        let whole = try ScratchFolder([
            "Package.swift": "", "Package@swift-6.0.swift": "", "Packages.swift": "", "a/Package.swift": "",
        ])
        core.exclude = nil
        #expect(core.files(in: whole.path) == ["Packages.swift", "a/Package.swift"])
    }

    @Test("The version that a manifest is written for") func versions() {
        func told(_ text: String) -> [Bool] {
            let tools = ToolsVersion(manifest: text)
            return [tools.namesPackages, tools.hasResources, tools.hasPluginUsages]
        }
        #expect(
            told("") == [false, false, false]
                && told("// swift-tools-version:5.1") == [false, false, false])
        #expect(
            told("// swift-tools-version: 5.2") == [true, false, false]
                && told("// swift-tools-version:5.3") == [true, true, false])
        #expect(
            told("// Swift-Tools-Version : 5.5") == [true, true, false]
                && told("// swift-tools-version: 5.6") == [true, true, true])
        #expect(
            told("// swift-tools-version: 6") == [true, true, true]
                && told("// swift-tools-version: 4.9") == [false, false, false])
        #expect(
            ToolsVersion(manifest: "// swift-tools-version:5.1").dependency
                == "return dependency.url.map { found(nil, $0) } ?? dependency")
        #expect(
            ToolsVersion(manifest: "// swift-tools-version:5.5").dependency
                == "return dependency.url.map { found(dependency.name, $0) } ?? dependency")
        #expect(
            ToolsVersion(manifest: "// swift-tools-version:5.6").dependency.hasPrefix(
                "switch dependency.kind {"))
    }

    @Test("References to packages") func references() {
        #expect(
            PackageReference.identity("https://x.y/Some.git") == "some"
                && PackageReference.identity("/a/B/") == "b")
        #expect(PackageReference.identity("") == "" && PackageReference.identity("a.gitx") == "a.gitx")
        let folder = PackageReference(folder: "/a/../B")
        #expect(folder.text == "/B" && folder.identity == "b" && folder.isFolder)
        func call(_ text: String) -> String {
            switch PackageReference(call: text, in: "/p")?.place {
            case nil: "nil"
            case .folder(let path): path
            case .address(let address, let requirement): "\(address) \(requirement)"
            }
        }
        #expect(
            call("path: \"../Own\"") == "/Own" && call("name: \"X\", path: \"/abs\"") == "/abs"
                && call("name: \"X\"") == "nil")
        #expect(call("url: \"https://x.y/z\", from: \"1.0.0\"") == "https://x.y/z from: \"1.0.0\"")
        #expect(
            call("url: \"u\"") == "u \"0.0.0\"..<\"999.0.0\""
                && call("url : \"u\",\n .upToNextMinor(from: \"1\")\n") == "u .upToNextMinor(from: \"1\")")
    }

    private static let described = """
        {"name": "P", "path": "/p", "dependencies": [{"type": "fileSystem", "path": "/q"}, {"type": "sourceControl", "path": "/r"}],
         "targets": [
           {"name": "A", "c99name": "A", "type": "library", "module_type": "SwiftTarget", "path": "Sources/A",
            "sources": ["a.swift", "b.c"], "target_dependencies": ["B", "B"]},
           {"name": "B", "c99name": "B", "type": "library", "module_type": "SwiftTarget", "path": "Sources/B", "sources": [],
            "target_dependencies": ["A", "C"]},
           {"name": "C", "c99name": "C", "type": "library", "module_type": "ClangTarget", "path": "Sources/C", "sources": []},
           {"name": "x", "c99name": "x", "type": "executable", "module_type": "SwiftTarget", "path": "Sources/x", "sources": []},
           {"name": "T", "c99name": "T", "type": "test", "module_type": "SwiftTarget", "path": "Tests/T", "sources": []}]}
        """

    @Test("What SwiftPM says of a package") func descriptions() throws {
        var description = try JSONDecoder().decode(
            PackageDescription.self, from: Data(Self.described.utf8))
        #expect(
            description.localDependencies == ["/q"] && description.candidates.map(\.name) == ["A", "B"])
        let first = description.targets[0]
        #expect(
            description.files(of: first) == ["/p/Sources/A/a.swift"]
                && description.closure(of: first).map(\.name) == ["A", "B", "C"])
        #expect(description.path(of: first) == "Sources/A")
        let scratch = try ScratchFolder(["Package.swift": ""])
        let folder = try #require(try PackageFolder(paths: [scratch.path]))
        #expect(
            folder.inputs(of: description).dropFirst() == [
                "/p/Sources/A", "/p/Sources/B", "/p/Sources/C", "/p/Sources/x", "/q",
            ])
        description.targets.removeAll { $0.type == "library" }
        #expect(description.candidates.map(\.name) == ["x"])
    }
}
