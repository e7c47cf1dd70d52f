import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// Paths and bundles as Xcode reads and makes them, projects beside one another, and app playgrounds (docs/cli.md).
@Suite("Places of projects and bundles")
struct PlaceTests {
    @Test("Paths in a project") func paths() throws {
        #expect(
            ProjectPath.located("a/b/../c") == "a/c" && ProjectPath.located("../a") == "../a"
                && ProjectPath.located("a/..") == ".")
        #expect(
            ProjectPath.located("/../a") == "/../a" && ProjectPath.located("a/./../b") == "a/./../b"
                && ProjectPath.located("../../a") == "../../a")
        let scratch = try ScratchFolder(["Caf\u{e9}/Ma\u{308}r.swift": ""])
        #expect(
            ProjectPath.located(scratch["Cafe\u{301}/M\u{e4}r.swift"]).utf8.elementsEqual(
                scratch["Caf\u{e9}/Ma\u{308}r.swift"].utf8))
        #expect(
            ProjectPath.located(scratch["Cafe\u{301}/x"]).utf8.elementsEqual(
                scratch["Cafe\u{301}/x"].utf8), "what is not there stays")
        let places = try ScratchFolder(["Sources/App/a": "", "sources/x": ""])
        #expect(ProjectPath.inOtherCapitals("SOURCES/app", of: places.path) == "Sources/App")
        #expect(
            ProjectPath.inOtherCapitals("./sources/x", of: places.path) == "sources/x"
                && ProjectPath.inOtherCapitals("none", of: places.path) == nil)
        #expect(ProjectPath.inOtherCapitals(".", of: places.path) == nil)
    }

    private static let app =
        "{ objects = { R = { isa = PBXProject; targets = (A); }; A = { isa = PBXNativeTarget; name = NAME; productType = \"x.application\"; buildConfigurationList = L; }; L = { buildConfigurations = (C); }; C = { name = Debug; buildSettings = { SDKROOT = SDK; }; }; }; rootObject = R; }"

    private static func project(_ name: String, _ sdk: String = "iphoneos") -> String {
        app.replacing("NAME", with: name).replacing("SDK;", with: "\(sdk);")
    }

    @Test("Workspaces") func workspaces() throws {
        let text = """
            <Workspace><Group location = "group:Apps"><FileRef location = "group:One.xcodeproj"></FileRef>
            <Group location="container:"><FileRef location="group:Two &amp; 3.xcodeproj"/></Group></Group>
            <FileRef location = "group:Lib"/><FileRef location = "container:Bad.xcodeproj"/><FileRef location="absolute:ABS/Four.xcodeproj"/></Workspace>
            """
        let scratch = try ScratchFolder([
            "Apps/One.xcodeproj/project.pbxproj": Self.project("One"),
            "Apps/Two & 3.xcodeproj/project.pbxproj": Self.project("Two"),
            "Lib/Package.swift": "", "abs/Four.xcodeproj/project.pbxproj": Self.project("Four", "macosx"),
        ])
        try scratch.write(
            text.replacing("ABS", with: scratch["abs"]), to: "W.xcworkspace/contents.xcworkspacedata")
        let workspace = XcodeWorkspace(beside: scratch.path)
        #expect(
            workspace.path == scratch["W.xcworkspace"]
                && workspace.projects.map(\.name) == ["One", "Two & 3", "Four"])
        #expect(
            workspace.packages.map(\.text) == [scratch["Lib"]]
                && XcodeWorkspace(path: nil).projects.isEmpty)
        func chosen(_ path: String, _ target: String? = nil, mac: Bool = false) -> String {
            scratch.plain(
                failure {
                    guard
                        let input = try XcodeInput(
                            paths: [scratch[path]], target: target, for: mac ? .macos : .ios)
                    else { throw Failure(0, "nil") }
                    throw Failure(0, "\(input.project.name) \(input.target.name) \(input.notes)")
                })
        }
        #expect(
            chosen("W.xcworkspace", "Two") == "0 Two & 3 Two []"
                && chosen("W.xcworkspace", mac: true) == "0 Four Four []")
        #expect(
            chosen("W.xcworkspace")
                == "64 'FOLDER/W.xcworkspace' has several projects (One.xcodeproj, Two & 3.xcodeproj); give one of them"
        )
        #expect(
            chosen("W.xcworkspace", "None")
                == "64 'FOLDER/W.xcworkspace' has several projects (One.xcodeproj, Two & 3.xcodeproj, Four.xcodeproj); give one of them"
        )
        #expect(
            chosen("Apps/One.xcodeproj/") == "0 One One []" && chosen("abs") == "0 Four Four []"
                && chosen("Lib") == "0 nil" && chosen("", "One") == "0 One One []")
        #expect(chosen("Apps", "Two") == "0 Two & 3 Two []")
        try scratch.write("", to: "Empty.xcworkspace/contents.xcworkspacedata")
        #expect(
            chosen("Empty.xcworkspace")
                == "66 'FOLDER/Empty.xcworkspace' has no project that can be read; give the folder of one")
        #expect(XcodeWorkspace(beside: scratch.path).path == nil, "not where there are two")
        try scratch.write("", to: "shared/S.xcodeproj/x")
        #expect(
            XcodeInput.noteOnEmptyProject(in: scratch["shared"])?.hasPrefix(
                "'S.xcodeproj' has no project.pbxproj: all Swift files") == true)
        #expect(
            XcodeInput.noteOnEmptyProject(in: scratch["Apps"]) == nil
                && XcodeInput.noteOnEmptyProject(in: scratch["Lib"]) == nil)
        #expect(
            try XcodeInput(paths: [scratch["Apps"], scratch["Lib"]], target: nil, for: .ios) == nil)
    }

    @Test("App playgrounds") func playgrounds() throws {
        let manifest = """
            // swift-tools-version: 5.8
            import PackageDescription
            import AppleProductTypes
            let package = Package(name: "Toy", dependencies: [.package(url: "https://x.y/Kit", "1.0.0"..<"2.0.0"), .package(path: "../Own")],
              targets: [.executableTarget(name: "AppModule",
                // path: "Wrong",
                path: "Code", swiftSettings: [.define("TOY"), .enableUpcomingFeature("ExistentialAny"), .defaultIsolation(MainActor.self)])],
              swiftLanguageVersions: [.version("6"), .v5])
            """
        let scratch = try ScratchFolder([
            "T.swiftpm/Package.swift": manifest,
            "U/Package.swift": manifest.replacing("import Apple", with: "// import Apple"),
        ])
        let toy = try #require(AppPlayground(paths: [scratch["T.swiftpm/"]]))
        #expect(
            toy.folder == scratch["T.swiftpm"] && toy.sources == scratch["T.swiftpm/Code"]
                && toy.packages.map(\.text) == ["https://x.y/Kit", scratch["Own"]])
        #expect(
            toy.language.mode == "6" && toy.language.conditions == ["TOY"]
                && toy.language.features == ["ExistentialAny"] && toy.language.isMainActorDefault)
        #expect(
            AppPlayground(paths: [scratch["T.swiftpm/Package.swift"]])?.folder == scratch["T.swiftpm"])
        #expect(
            AppPlayground(paths: [scratch["U"]]) == nil && AppPlayground(paths: []) == nil
                && AppPlayground(paths: [scratch["T.swiftpm"], scratch["U"]]) == nil)
        for (path, place) in [
            "path: \".\",": "T.swiftpm", "path: \"./\",": "T.swiftpm", "path: \"\",": "T.swiftpm",
            "": "T.swiftpm/Sources/AppModule",
        ] {
            try scratch.write(
                manifest.replacing("path: \"Code\",", with: path), to: "T.swiftpm/Package.swift")
            #expect(AppPlayground(paths: [scratch["T.swiftpm"]])?.sources == scratch[place], "\(path)")
        }
        try scratch.write(
            manifest.replacing("swiftLanguageVersions: [.version(\"6\"), .v5]", with: "x: 1"),
            to: "T.swiftpm/Package.swift")
        #expect(AppPlayground(paths: [scratch["T.swiftpm"]])?.language.mode == "5", "that of its tools")
    }

    @Test("What an app finds in its bundle") func bundles() throws {
        let scratch = try ScratchFolder([
            "r/a.json": "", "r/deep/b.json": "", "r/deep/a.json": "", "r/X.bundle/in/c.txt": "",
            "r/de.lproj/T.strings": "", "r/de.lproj/t.txt": "",
            "r/en.lproj/t.txt": "", "r/a.swift": "", "r/.h": "", "r/ATests/t.json": "",
            "r/build/x.json": "",
        ])
        var flat = BundleResources()
        flat.add(folder: scratch["r"], keepsFolders: false)
        #expect(
            flat.files.keys.sorted() == [
                "X.bundle/in/c.txt", "a.json", "b.json", "de.lproj/T.strings", "de.lproj/t.txt",
                "en.lproj/t.txt",
            ])
        #expect(flat.files["a.json"] == scratch["r/a.json"], "the nearest of two")
        var kept = BundleResources()
        kept.add(folder: scratch["r"], keepsFolders: true) { !$0.hasPrefix("de") && $0 != "a.json" }
        #expect(
            kept.files.keys.sorted() == ["X.bundle/in/c.txt", "en.lproj/t.txt"],
            "deep/ begins with de as well")
        #expect(!flat.isEmpty && BundleResources().isEmpty)
        let cache = try Cache(environment: ["GALLEY_CACHE": scratch["cache"]])
        let bundle = try #require(
            try BundleFolder(flat, language: "de-AT", info: Data("info".utf8), in: cache))
        func lead(_ name: String) -> String? {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(bundle.path)/\(name)")).map(
                scratch.plain)
        }
        #expect(
            lead("t.txt") == "FOLDER/r/de.lproj/t.txt" && lead("a.json") == "FOLDER/r/a.json"
                && lead("X.bundle/in/c.txt") != nil && lead("T.strings") == nil)
        #expect(FileManager.default.contents(atPath: "\(bundle.path)/Info.plist") == Data("info".utf8))
        let english = try #require(try BundleFolder(flat, language: nil, info: nil, in: cache))
        #expect(
            try scratch.plain(
                FileManager.default.destinationOfSymbolicLink(atPath: "\(english.path)/t.txt"))
                == "FOLDER/r/en.lproj/t.txt")
        #expect(
            try BundleFolder(flat, language: nil, info: nil, in: cache)?.path == english.path
                && english.path != bundle.path)
        #expect(
            try BundleFolder(BundleResources(), language: nil, info: nil, in: cache) == nil
                && BundleFolder(BundleResources(), language: nil, info: Data(), in: cache) != nil)
    }

    @Test("Guides of agents") func agents() throws {
        let scratch = try ScratchFolder([
            ".cursor/x": "", ".github/instructions/x": "", "AGENTS.md": "# Mine\n",
        ])
        let files = AgentFiles(folder: scratch.path)
        #expect(AgentKind.allCases.filter(files.isUsed) == [.cursor, .copilot, .agentsFile])
        #expect(
            try files.install(.agentsFile) == scratch["AGENTS.md"]
                && scratch.text(of: "AGENTS.md") == "# Mine\n\n" + AgentKind.agentsFile.text)
        _ = try files.install(.agentsFile)
        #expect(scratch.text(of: "AGENTS.md") == "# Mine\n\n" + AgentKind.agentsFile.text, "once")
        try scratch.write("a\n<!-- galley: begin -->old<!-- galley: end -->\nb\n", to: "AGENTS.md")
        _ = try files.install(.agentsFile)
        #expect(scratch.text(of: "AGENTS.md") == "a\n\(AgentKind.agentsFile.text)b\n")
        #expect(
            try files.remove(.agentsFile) == scratch["AGENTS.md"]
                && scratch.text(of: "AGENTS.md") == "a\nb\n" && files.remove(.agentsFile) == nil)
        for (text, space) in ["a": "\n\n", "a\n": "\n", "a\n\n": "", "": ""] {
            try scratch.write(text, to: "AGENTS.md")
            _ = try files.install(.agentsFile)
            #expect(scratch.text(of: "AGENTS.md") == text + space + AgentKind.agentsFile.text)
        }
        try scratch.write(AgentKind.agentsFile.text, to: "AGENTS.md")
        _ = try files.remove(.agentsFile)
        #expect(scratch.text(of: "AGENTS.md") == nil, "nothing else was in it")
        try scratch.write("a\n\n\(AgentKind.agentsFile.text)", to: "AGENTS.md")
        _ = try files.remove(.agentsFile)
        #expect(scratch.text(of: "AGENTS.md") == "a\n")
        try scratch.write("<!-- galley: begin -->", to: "AGENTS.md")
        #expect(
            failure { _ = try files.install(.agentsFile) }.contains(
                "has '<!-- galley: begin -->' without '<!-- galley: end -->'"))
        #expect(
            try files.install(.claude) == scratch[".claude/skills/galley/SKILL.md"]
                && scratch.text(of: ".claude/skills/galley/SKILL.md") == AgentKind.claude.text)
        try scratch.write("mine", to: ".claude/skills/mine.txt")
        #expect(
            try files.remove(.claude) != nil && Cache.names(in: scratch[".claude/skills"]) == ["mine.txt"]
                && files.remove(.claude) == nil)
        _ = try files.install(.codex)
        _ = try files.remove(.codex)
        #expect(!FileManager.default.fileExists(atPath: scratch[".agents"]))
        try scratch.write("mine", to: ".cursor/rules/galley.mdc")
        #expect(
            failure { _ = try files.install(.cursor) }.contains("was not written by galley; move it away")
                && files.path(.cursor) == scratch[".cursor/rules/galley.mdc"])
        #expect(
            try files.remove(.cursor) == nil && AgentFiles(folder: ".").path(.agentsFile) == "AGENTS.md")
        #expect(
            AgentKind.claude.text.hasPrefix("---\nname: galley\ndescription: \"")
                && AgentKind.copilot.text.hasPrefix("---\napplyTo: \"**/*.swift\"\n---\n"))
        #expect(AgentKind.cursor.text.contains("\nglobs: \"**/*.swift\"\nalwaysApply: false\n---\n"))
    }
}
