import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import galley

/// A manifest is a stranger's text: what it names has to lie in its folder.
@Suite("Places that a built folder names")
struct BuiltPlaceTests {
    private func sealed(_ place: String) -> [String]? {
        var manifest = BuiltViews.Manifest(galley: "", runtime: "", machine: "", source: "", look: .ios26)
        manifest.fonts = [place]
        return BuiltViews.sealed(manifest)
    }

    @Test("They lie inside of it: no path from the root, none that goes up") func places() {
        #expect(sealed("fonts/0-One.ttf") == ["galley-build.json"] && sealed("fonts/..ttf") == ["galley-build.json"])
        for place in ["/fonts/0-One.ttf", "/etc/passwd", "../One.ttf", "fonts/../../One.ttf", "/../One.ttf"] {
            #expect(sealed(place) == nil, "\(place)")
        }
    }
}

/// Folders that `galley build` makes (docs/cli.md): sealed, whole, and read by the same build of Galley alone.
@Suite("Built folders", .enabled(if: FileManager.default.fileExists(atPath: Installation.current.runtime)))
struct BuiltFolderTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder([
            "lib.so": "library", "data.so": "decoder", "Assets/a.png": "png",
            "Assets/Media.xcassets/Contents.json": "{}", "Assets/notes.txt": "n",
            "Symbols/s.SVG": "svg", "Symbols/t.txt": "t", "Cat.xcassets/x/y.json": "{}", "Cat.xcassets/.hidden": "",
            "f/One.ttf": "font", "bundle/info.json": "{}", "outside.png": "o",
        ])
        try folder.link("Assets/link.png", to: folder["outside.png"])
        try folder.link("Assets/same.png", to: "a.png")
        try folder.link("bundle/linked.txt", to: folder["Symbols/t.txt"])
    }

    private func build(to name: String = "built") throws {
        var product = Compiler.Product(library: folder["lib.so"], identity: "", survey: SourceSurvey())
        product.assetFolders = [folder["Assets"], folder["Cat.xcassets"], folder["none"]]
        product.fonts = [folder["f/One.ttf"]]
        product.bundle = BundleFolder(path: folder["bundle"])
        product.survey.warning = "w"
        var built = try BuiltFolder(folder[name], source: "Card.swift", look: .ios18)
        try built.add(shown: product)
        product.library = folder["data.so"]
        try built.add(decoding: product, types: ["Card"])
        try built.addResources(of: product, assets: [folder["Assets"]], symbols: [folder["Symbols"]])
        try built.publish()
    }

    @Test("What is in one") func contents() throws {
        try build(to: "built/")
        let views = try #require(try BuiltViews(paths: [folder["built/"]]))
        let manifest = views.manifest
        #expect(
            views.path == folder["built"] && manifest.format == 1 && manifest.galley == Installation.version
                && manifest.machine == BuiltViews.machine)
        #expect(
            manifest.source == "Card.swift" && manifest.shown == "shown.so" && manifest.decoding == "decoding.so"
                && manifest.decodable == ["Card"])
        #expect(
            manifest.assetFolders == ["assets/0", "assets/1/Cat.xcassets"] && manifest.symbolFolders == ["symbols/0"]
                && manifest.look == .ios18)
        #expect(
            manifest.fonts == ["fonts/0-One.ttf"] && manifest.bundle == "bundle" && manifest.survey.warning == "w"
                && manifest.host == nil)
        #expect(
            manifest.files == [
                "assets/0/Media.xcassets/Contents.json", "assets/0/a.png", "assets/0/same.png",
                "assets/1/Cat.xcassets/x/y.json", "bundle/info.json", "bundle/linked.txt",
                "decoding.so", "fonts/0-One.ttf", "shown.so", "symbols/0/s.SVG",
            ])
        #expect(folder.text(of: "built/bundle/linked.txt") == "t" && folder.text(of: "built/shown.so") == "library")
        #expect(Cache.names(in: folder.path).allSatisfy { !$0.contains(".galley-") })
        let product = try views.product(for: SourceOptions.parse([folder["built"]]))
        #expect(
            product.library == folder["built/shown.so"] && product.fonts == [folder["built/fonts/0-One.ttf"]]
                && product.identity == manifest.hash)
        #expect(
            product.assetFolders == [folder["built/assets/0"], folder["built/assets/1/Cat.xcassets"]]
                && product.bundle?.path == folder["built/bundle"])
        let decoded = try views.product(for: SourceOptions.parse([folder["built"], "--data", "d"]))
        #expect(decoded.library == folder["built/decoding.so"] && decoded.survey.warning == nil)
    }

    @Test("One is replaced, anything else is not") func places() throws {
        try build()
        let first = try BuiltViews(paths: [folder["built"]])?.manifest.hash
        try build()
        #expect(try BuiltViews(paths: [folder["built"]])?.manifest.hash == first, "the same content has the same mark")
        try folder.write("other", to: "lib.so")
        try build()
        #expect(try BuiltViews(paths: [folder["built"]])?.manifest.hash != first)
        try folder.make("empty")
        try build(to: "empty")
        for name in ["Assets", "lib.so"] {
            #expect(
                failure { try build(to: name) }
                    == "73 '\(folder[name])' is there already, and galley build has not made it; name another folder with -o"
            )
        }
        #expect(
            failure { try build(to: "none/deep") }.hasPrefix(
                "73 cannot make the folder '\(folder["none/deep"])': No such file"))
        var left = try BuiltFolder(folder["left"], source: "", look: .ios26)
        try left.add(shown: .init(library: folder["lib.so"], identity: "", survey: SourceSurvey()))
        left.discard()
        #expect(Cache.names(in: folder.path).allSatisfy { !$0.hasPrefix("left") })
    }

    @Test("One that is not as it was made") func damage() throws {
        try build()
        let damaged =
            "66 '\(folder["built"])' is not as galley build made it: a file is missing, or has other bytes; copy the whole folder again, or build it again"
        func read() -> String { failure { _ = try BuiltViews(paths: [folder["built"]]) } }
        #expect(read() == "no failure")
        try folder.write("png2", to: "built/assets/0/a.png")
        #expect(read() == damaged)
        try folder.write("png", to: "built/assets/0/a.png")
        #expect(read() == "no failure")
        let name = "built/\(BuiltViews.Manifest.fileName)"
        let text = try #require(folder.text(of: name))
        for (old, new) in [
            "\"source\" : \"Card.swift\"": "\"source\" : \"card.swift\"", "assets/0\"": "../0\"",
            "\"fonts/0-": "\"/fonts/0-",
        ] {
            try folder.write(text.replacing(old, with: new), to: name)
            #expect(text.contains(old) && read() == damaged, "\(old)")
        }
        try folder.write("{}", to: name)
        #expect(read() == damaged)
        try folder.write(
            text.replacing("\"machine\" : \"\(BuiltViews.machine)\"", with: "\"machine\" : \"m68k\""), to: name)
        #expect(
            read()
                == "69 '\(folder["built"])' was built for m68k, and this machine is \(BuiltViews.machine); build it on one of these"
        )
        try folder.write(
            text.replacing("\"galley\" : \"\(Installation.version)\"", with: "\"galley\" : \"0.0.1\""), to: name)
        #expect(
            read().hasPrefix(
                "69 '\(folder["built"])' was built by Galley 0.0.1, and this is Galley \(Installation.version); "))
        try folder.write(text.replacing("\"format\" : 1", with: "\"format\" : 2"), to: name)
        #expect(read().contains("was built by another build of Galley"))
        try folder.write(text.replacing(/"runtime" : "[0-9a-f]+"/, with: "\"runtime\" : \"00\""), to: name)
        #expect(read().contains("was built by another build of Galley"))
        #expect(
            failure { _ = try BuiltViews(paths: [folder["built"], "a"]) }
                == "64 '\(folder["built"])' was made by galley build; give it alone")
        #expect(try BuiltViews(paths: [folder["Assets"]]) == nil && BuiltViews(paths: []) == nil)
    }

    @Test("What is decided when views are built") func decided() throws {
        try build()
        let views = try #require(try BuiltViews(paths: [folder["built"]]))
        let refused =
            "64 '\(folder["built"])' is compiled already; give --target, --packages, --swift-version, --as and --ios to galley build"
        let options = try SourceOptions.parse([folder["built"]])
        let changes: [(inout SourceOptions) -> Void] = [
            { $0.input.target = "T" }, { $0.input.packages = ["p"] }, { $0.swiftVersion = "5" },
            { $0.conditions = .ios }, { $0.ios = 18 },
        ]
        #expect(failure { try views.check(options) } == "no failure")
        for change in changes {
            var options = options
            change(&options)
            #expect(failure { try views.check(options) } == refused)
        }
        #expect(
            views.isNoSource.message
                == "'\(folder["built"])' was made by galley build and holds no source; give what it was made of")
        var empty = try BuiltFolder(folder["e"], source: "Card.swift", look: .ios26)
        try empty.publish()
        let none = try #require(try BuiltViews(paths: [folder["e"]]))
        #expect(
            failure { _ = try none.product(for: options) }.hasPrefix(
                "64 '\(folder["e"])' has nothing that can be shown without data"))
        var data = options
        data.data = "d"
        #expect(
            failure { _ = try none.product(for: data) }.contains("none of Card.swift was Decodable when it was built"))
    }
}
