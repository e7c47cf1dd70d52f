import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// What Xcode adds to a package's target and SwiftPM does not: catalogues and tables of texts that the manifest does not list
/// (`PackageTargetShadow`'s documentation; SE-0271 for resources), and names of files in either normal form (`BundleFolder`'s).
@Suite("What is added to packages and bundles")
struct PackageShadowTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder([
            "p/Package.swift": "", "p/Sources/A/a.swift": "", "p/Sources/A/Deep/Texts.xcstrings": "{}",
            "p/Sources/A/Deeper/More.xcstrings": "{}", "p/Sources/A/n.txt": "",
        ])
    }

    /// The end of the manifest for the target, by what it says of it.
    private func end(_ words: String = "", tools: String = "5.9") throws -> String {
        let target = "{\"name\": \"A\", \"type\": \"regular\", \"dependencies\": []\(words)}"
        let text = "{\"name\": \"P\", \"products\": [], \"targets\": [\(target)], \"dependencies\": []}"
        let manifest = try JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8))
        let package = PackagePlan.Package(identity: "p", folder: folder["p"], manifest: manifest)
        let cache = try Cache(environment: ["GALLEY_CACHE": folder["cache"]])
        let plan = PackagePlan([], checkouts: []) { _ in manifest }
        let base = try cache.makeWorkFolder()
        defer { base.discard() }
        let shadows = PackageShadows(plan: plan, base: base, cache: cache, replacesAbsent: false)
        let version = ToolsVersion(manifest: "// swift-tools-version: \(tools)")
        return try PackageTargetShadow(manifest.targets[0], package, folder: folder["shadow"])
            .manifestEnd(shadows, version)
    }

    private func added(_ names: String...) -> String {
        let list = names.map { ".copy(\"\($0)\")" }.joined(separator: ", ")
        return """
            for target in package.targets where target.name == "A" {
            target.resources = (target.resources ?? []) + [\(list)]
            }

            """
    }

    private let deep = "Deep/Texts.xcstrings"
    private let deeper = "Deeper/More.xcstrings"

    @Test("What no resource of the manifest covers, and what is not left out") func unlisted() throws {
        #expect(try end() == added(deep, deeper))
        let rows: [(String, String)] = [
            (#", "resources": [{"path": "Deep"}]"#, added(deeper)),
            (#", "resources": [{"path": "Deep/"}]"#, added(deeper)),
            (#", "resources": [{"path": "Dee"}]"#, added(deep, deeper)), (#", "resources": [{"path": "."}]"#, ""),
            (#", "resources": [{"path": "Deep/Texts.xcstrings"}]"#, added(deeper)),
            (#", "exclude": ["Deeper"]"#, added(deep)),
            (#", "resources": [{"path": "Deep"}], "exclude": ["Deeper/More.xcstrings"]"#, ""),
            (#", "path": "Sources/A/Deep""#, added("Texts.xcstrings")),
        ]
        for (words, wanted) in rows { #expect(try end(words) == wanted, "\(words)") }
    }

    @Test("Manifests before 5.3 have no resources") func versions() throws {
        #expect(try end(tools: "5.2") == "" && end(tools: "5.3") == added(deep, deeper))
    }

    @Test("A catalogue is one thing, and the files of the target get the names of its assets") func catalogues() throws
    {
        let set =
            #"{"images": [{"idiom": "universal", "filename": "s.png"}], "info": {"version": 1, "author": "xcode"}}"#
        try folder.write(set, to: "p/Sources/A/Media.xcassets/Sunny.imageset/Contents.json")
        try folder.write("{}", to: "p/Sources/A/Media.xcassets/In.xcassets/Contents.json")
        try folder.write("", to: "p/Sources/A/.hidden")
        let text = try end()
        #expect(text.contains("[.copy(\"\(deep)\"), .copy(\"\(deeper)\"), .copy(\"Media.xcassets\")]"))
        #expect(
            text.contains("target.path = \"galley-targets/A\"\ntarget.sources?.append(\"GalleyGenerated.swift\")\n}\n"))
        let names = Cache.names(in: folder["shadow/galley-targets/A"]).sorted()
        #expect(names == ["Deep", "Deeper", "GalleyGenerated.swift", "Media.xcassets", "a.swift", "n.txt"])
        func isLink(_ name: String) -> Bool {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: folder["shadow/galley-targets/A/\(name)"]))
                != nil
        }
        #expect(isLink("a.swift") && isLink("Deep") && !isLink("n.txt") && !isLink("Media.xcassets"))
    }

    @Test("A resource is found by its name in either normal form") func forms() throws {
        let cache = try Cache(environment: ["GALLEY_CACHE": folder["cache"]])
        var resources = BundleResources()
        try folder.write("1", to: "r/Caf\u{e9}.txt")
        resources.add(folder["r/Caf\u{e9}.txt"], as: "Caf\u{e9}.txt")
        resources.add(folder["r/Caf\u{e9}.txt"], as: "in/plain.txt")
        let bundle = try #require(try BundleFolder(resources, language: nil, info: nil, in: cache))
        func text(_ name: String) -> String? {
            FileManager.default.contents(atPath: "\(bundle.path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(text("Caf\u{e9}.txt") == "1" && text("Cafe\u{301}.txt") == "1" && text("in/plain.txt") == "1")
        let names = try FileManager.default.contentsOfDirectory(atPath: bundle.path)
        #expect(names.filter { $0.hasSuffix(".txt") }.count == 2 && names.filter { $0 == "in" }.count == 1)
        #expect(bundle.targets == [folder["r/Caf\u{e9}.txt"]] && BundleFolder(path: "/b").targets.isEmpty)
    }

    @Test("Which of several languages' files is found by its name alone") func languages() throws {
        let cache = try Cache(environment: ["GALLEY_CACHE": folder["cache"]])
        func found(_ languages: [String], for language: String?) throws -> String? {
            var resources = BundleResources()
            for name in languages { resources.add("/r/\(name)", as: "\(name).lproj/a.txt") }
            let bundle = try #require(try BundleFolder(resources, language: language, info: nil, in: cache))
            return try? FileManager.default.destinationOfSymbolicLink(atPath: "\(bundle.path)/a.txt")
        }
        let all = ["Base", "de", "de-CH", "en", "fr"]
        #expect(try found(all, for: "de-CH") == "/r/de-CH" && found(all, for: "de_AT") == "/r/de")
        #expect(try found(all, for: "it") == "/r/Base" && found(all, for: nil) == "/r/Base")
        #expect(try found(["en", "de", "fr"], for: "it") == "/r/en" && found(["fr", "de"], for: "it") == "/r/de")
        #expect(try found(["zh", "fr"], for: "fr") == "/r/fr")
    }
}
