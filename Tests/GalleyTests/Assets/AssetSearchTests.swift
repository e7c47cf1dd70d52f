import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph

/// Where named images and colours are looked for, and what is kept of the answers, by the documentation of
/// `AssetLibrary`: folders in their order, loose files before catalogues, each name looked for on disk once.
@Suite("The search for assets")
struct AssetSearchTests {
    private let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
        "search-" + UUID().uuidString)

    private func write(_ text: String, to path: String) throws {
        let file = scratch.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func remove() { try? FileManager.default.removeItem(at: scratch) }

    private func library(_ folders: String...) -> AssetLibrary {
        AssetLibrary(folders: folders.map { scratch.appendingPathComponent($0) })
    }

    private func text(_ image: ImageAsset?) -> String? {
        image.map { String(decoding: $0.data, as: UTF8.self) }
    }

    @Test("The first folder that has it, and in each a loose file before a catalogue") func order()
        throws
    {
        defer { remove() }
        let set = #"{"images": [{"filename": "p.png", "scale": "2x"}]}"#
        for folder in ["a", "b"] {
            try write(set, to: "\(folder)/M.xcassets/cat.imageset/Contents.json")
            try write("set \(folder)", to: "\(folder)/M.xcassets/cat.imageset/p.png")
        }
        try write("loose b", to: "b/cat.png")
        try write("jpeg", to: "b/dog.jpg")
        try write("svg", to: "b/dog.svg")
        try write("webp", to: "b/dog.webp")
        func cat(_ library: AssetLibrary) -> String? {
            text(library.image(named: "cat", displayScale: 1, isDark: false))
        }
        #expect(
            cat(library("a", "b")) == "set a" && cat(library("b", "a")) == "loose b"
                && cat(library("b")) == "loose b")
        #expect(cat(library("none", "a")) == "set a" && cat(library("none")) == nil)
        let found = library("b").image(named: "dog", displayScale: 1, isDark: false)
        #expect(text(found) == "jpeg" && found?.isTemplate == false && found?.scale == 1)
        #expect(text(library("b").image(named: "dog.svg", displayScale: 1, isDark: false)) == "svg")
        #expect(library("b").image(named: "dog.gif", displayScale: 1, isDark: false) == nil)
        let image = library("a").image(named: "cat", displayScale: 1, isDark: false)
        #expect(image?.scale == 2 && image?.path.hasSuffix("/a/M.xcassets/cat.imageset/p.png") == true)
    }

    @Test(
        "The nearest scale from the display's upwards, else the largest; a display without one has one")
    func scales() throws {
        defer { remove() }
        for (suffix, name) in [("", "one"), ("@2x", "two"), ("@3x", "three")] {
            try write(name, to: "s/a\(suffix).png")
            if suffix != "@2x" { try write(name, to: "s/b\(suffix).png") }
        }
        func found(_ name: String, _ scale: Double) -> String? {
            text(library("s").image(named: name, displayScale: scale, isDark: false))
        }
        #expect(
            [0.5, 1, 1.5, 2, 3, 4].map { found("a", $0) } == [
                "one", "one", "two", "two", "three", "three",
            ])
        #expect([1, 1.5, 2].map { found("b", $0) } == ["one", "three", "three"])
        #expect([0, -3, .nan, .infinity].map { found("a", $0) } == ["one", "one", "one", "one"])
        let ranked = AssetLibrary.ranked([3, 1, 2, 4], for: 2) { Double($0) }
        #expect(
            ranked == [2, 3, 4, 1] && AssetLibrary.ranked([3, 1, 2], for: 9) { Double($0) } == [3, 2, 1])
        #expect(
            ["a.png", "a@2x.png", "a@3x.png", "a@4x.png", "@2x.b.png"].map {
                AssetLibrary.scale(ofFile: $0)
            } == [1, 2, 3, 1, 1])
    }

    @Test(
        "An answer is kept, also where there is none; another appearance or scale is another question")
    func kept() throws {
        defer { remove() }
        try write("cat", to: "k/cat.png")
        let grey =
            #"{"colors": [{"color": {"color-space": "extended-gray", "components": {"white": "0.5"}}}]}"#
        for name in ["mist", "AccentColor"] {
            try write(grey, to: "k/C.xcassets/\(name).colorset/Contents.json")
        }
        let library = library("k")
        func image(_ name: String, _ scale: Double = 1, _ isDark: Bool = false) -> String? {
            text(library.image(named: name, displayScale: scale, isDark: isDark))
        }
        #expect(image("cat") == "cat" && image("dog") == nil)
        #expect(library.color(named: "mist")?.light.red == 0.5 && library.color(named: "fog") == nil)
        #expect(library.accentColor?.light.red == 0.5)
        remove()
        try write("dog", to: "k/dog.png")
        try write(grey, to: "k/C.xcassets/fog.colorset/Contents.json")
        #expect(
            image("cat") == "cat" && image("dog") == nil && image("dog", 2) == "dog"
                && image("dog", 1, true) == "dog")
        #expect(library.color(named: "mist")?.light.red == 0.5 && library.color(named: "fog") == nil)
        #expect(library.accentColor?.light.red == 0.5 && library.takeDiagnostics().isEmpty)
    }

    @Test(
        "An accent colour without a colour is none, and no fault; another set is a fault, told once")
    func accents() throws {
        defer { remove() }
        let empty = #"{"colors": [{"idiom": "universal"}]}"#
        try write(empty, to: "a/C.xcassets/AccentColor.colorset/Contents.json")
        try write(empty, to: "a/C.xcassets/other.colorset/Contents.json")
        try write("{", to: "b/C.xcassets/AccentColor.colorset/Contents.json")
        let library = library("a")
        #expect(library.accentColor == nil && library.takeDiagnostics().isEmpty)
        #expect(library.color(named: "other") == nil)
        let told = library.takeDiagnostics()
        #expect(told.count == 1 && told[0].contains("other.colorset/Contents.json: "))
        #expect(library.takeDiagnostics().isEmpty)
        let broken = self.library("b")
        #expect(broken.accentColor == nil)
        #expect(
            broken.takeDiagnostics().map {
                $0.hasSuffix("AccentColor.colorset/Contents.json: not valid JSON")
            } == [true])
    }

    @Test("A file that is too large is told instead of read, once for all who ask") func large()
        throws
    {
        defer { remove() }
        try write("", to: "l/big.png")
        try write("small", to: "l/big.gif")
        let file = scratch.appendingPathComponent("l/big.png")
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 256 * 1024 * 1024 + 1)
        try handle.close()
        let library = library("l")
        for scale in [1.0, 2, 3] {
            #expect(text(library.image(named: "big", displayScale: scale, isDark: false)) == "small")
        }
        #expect(library.takeDiagnostics() == ["\(file.path): larger than 256 MB"])
        #expect(AssetLibrary.maximumFileSize == 268_435_456)
    }

    @Test("A catalogue's set without contents, or whose file is gone, is told") func unreadable()
        throws
    {
        defer { remove() }
        try write("", to: "u/M.xcassets/bare.imageset/readme")
        try write(
            #"{"images": [{"filename": "gone.png"}]}"#, to: "u/M.xcassets/lost.imageset/Contents.json")
        try write(#"{"images": [{}]}"#, to: "u/M.xcassets/vain.imageset/Contents.json")
        let library = library("u")
        for name in ["bare", "lost", "vain"] {
            for isDark in [false, true] {
                #expect(library.image(named: name, displayScale: 1, isDark: isDark) == nil)
            }
        }
        let told = library.takeDiagnostics()
        #expect(told.count == 2 && told.allSatisfy { $0.hasSuffix(": cannot be read") })
        #expect(told.map { $0.contains("gone.png") } == [false, true])
        #expect(!AssetLibrary.isFile(scratch.appendingPathComponent("u/M.xcassets")))
        #expect(
            AssetLibrary.isFile(scratch.appendingPathComponent("u/M.xcassets/bare.imageset/readme")))
        #expect(!AssetLibrary.isFile(scratch.appendingPathComponent("nothing")))
    }

    @Test("Names are not absurdly long and lead nowhere else") func names() {
        let long = String(repeating: "x", count: 1024)
        for name in ["a", "a/b", "a..b", ".a", "a.", long, "é/ü"] {
            #expect(AssetLibrary.isSafe(name), "\(name)")
        }
        for name in [
            "", "/", "a/", "/a", "a//b", ".", "..", "a/.", "a/../b", "a\\b", "a\0", long + "x",
        ] {
            #expect(!AssetLibrary.isSafe(name), "\(name)")
        }
    }

    @Test("A fault of JSON is told with the way to it") func words() {
        struct Key: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }
            init(_ name: String) { stringValue = name }
            init?(stringValue: String) { self.init(stringValue) }
            init?(intValue: Int) { nil }
        }
        let context = DecodingError.Context(
            codingPath: [Key("colors"), Key("red")], debugDescription: "it is odd.")
        let faults: [any Error] = [
            DecodingError.typeMismatch(Int.self, context), DecodingError.valueNotFound(Int.self, context),
            DecodingError.keyNotFound(Key("x"), context), DecodingError.dataCorrupted(context),
            AssetError(message: "own"),
        ]
        let way = "colors.red: it is odd."
        #expect(faults.map(AssetLibrary.describe) == [way, way, way, "not valid JSON", "own"])
        #expect("\(AssetError(message: "own"))" == "own")
    }
}
