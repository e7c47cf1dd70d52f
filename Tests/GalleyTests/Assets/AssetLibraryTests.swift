import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph

/// A folder of its own for one test, removed at its end.
private final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("assets-" + UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}

@Suite("Assets")
struct AssetLibraryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var library: AssetLibrary { AssetLibrary(folders: [folder.url]) }

    private func text(_ image: ImageAsset?) -> String? { image.map { String(decoding: $0.data, as: UTF8.self) } }

    @Test("Loose files: the smallest scale that reaches the display's, else the largest")
    func looseFiles() throws {
        try folder.write("one", to: "cat.png")
        try folder.write("three", to: "cat@3x.png")
        let library = library
        #expect(text(library.image(named: "cat", displayScale: 1, isDark: false)) == "one")
        #expect(library.image(named: "cat", displayScale: 2, isDark: false)?.scale == 3)
        #expect(text(library.image(named: "cat", displayScale: 4, isDark: true)) == "three")
        #expect(library.image(named: "cat", displayScale: .nan, isDark: false)?.scale == 1)
        #expect(library.image(named: "cat.png", displayScale: 1, isDark: false)?.path.hasSuffix("/cat.png") == true)
        #expect(library.image(named: "dog", displayScale: 1, isDark: false) == nil)
        #expect(library.takeDiagnostics() == [])
    }

    @Test("Names stay inside the folders")
    func unsafeNames() throws {
        try folder.write("secret", to: "secret.png")
        try folder.write("inside", to: "sub/inner.png")
        let library = AssetLibrary(folders: [folder.url.appendingPathComponent("sub")])
        for name in ["../secret", "/etc/hostname", "./inner", "a//b", "", "..", "x/../../secret", "inner\0"] {
            #expect(library.image(named: name, displayScale: 1, isDark: false) == nil, "\(name)")
            #expect(library.color(named: name) == nil)
        }
        #expect(text(self.library.image(named: "sub/inner", displayScale: 1, isDark: false)) == "inside")
    }

    @Test("Image sets: scales, dark variants, template intent")
    func imageSets() throws {
        try folder.write(
            """
            {"images": [
              {"idiom": "universal", "scale": "1x", "filename": "a.png"},
              {"idiom": "universal", "scale": "2x", "filename": "a2.png"},
              {"idiom": "universal", "scale": "3x"},
              {"idiom": "universal", "scale": "1x", "filename": "night.png",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"idiom": "universal", "scale": "1x", "filename": "loud.png",
               "appearances": [{"appearance": "contrast", "value": "high"}]}],
             "properties": {"template-rendering-intent": "template"},
             "info": {"author": "xcode", "version": 1}}
            """, to: "Media.xcassets/logo.imageset/Contents.json")
        for file in ["a", "a2", "night"] { try folder.write(file, to: "Media.xcassets/logo.imageset/\(file).png") }
        let library = library
        let image = try #require(library.image(named: "logo", displayScale: 2, isDark: false))
        #expect(text(image) == "a2" && image.scale == 2 && image.isTemplate)
        #expect(text(library.image(named: "logo", displayScale: 3, isDark: false)) == "a2")
        #expect(text(library.image(named: "logo", displayScale: 3, isDark: true)) == "night")
    }

    @Test("A catalogue's own folder, nested groups and namespaces")
    func groups() throws {
        let set = #"{"images": [{"filename": "p.png"}]}"#
        try folder.write(set, to: "A.xcassets/Group/plain.imageset/Contents.json")
        try folder.write("plain", to: "A.xcassets/Group/plain.imageset/p.png")
        try folder.write(#"{"properties": {"provides-namespace": true}}"#, to: "A.xcassets/Icons/Contents.json")
        try folder.write(set, to: "A.xcassets/Icons/Deep/spaced.imageset/Contents.json")
        try folder.write("spaced", to: "A.xcassets/Icons/Deep/spaced.imageset/p.png")
        for library in [library, AssetLibrary(folders: [folder.url.appendingPathComponent("A.xcassets")])] {
            #expect(text(library.image(named: "plain", displayScale: 1, isDark: false)) == "plain")
            #expect(text(library.image(named: "Icons/spaced", displayScale: 1, isDark: false)) == "spaced")
            #expect(library.image(named: "spaced", displayScale: 1, isDark: false) == nil)
        }
    }

    @Test("Colours in each way of writing components")
    func colors() throws {
        func color(_ name: String, _ space: String, _ components: String) throws {
            try folder.write(
                """
                {"colors": [{"idiom": "universal", "color": {"color-space": "\(space)", "components": \(components)}},
                 {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                  "color": {"color-space": "srgb",
                    "components": {"red": "0.000", "green": "0.500", "blue": "1.000", "alpha": "0.250"}}}]}
                """, to: "C.xcassets/\(name).colorset/Contents.json")
        }
        try color("floats", "srgb", #"{"red": "0.200", "green": "0.400", "blue": "1.000", "alpha": "0.500"}"#)
        try color("hex", "srgb", #"{"red": "0x33", "green": "0x66", "blue": "0xFF", "alpha": "1.000"}"#)
        try color("integers", "srgb", #"{"red": "51", "green": "102", "blue": "255", "alpha": "1"}"#)
        try color("numbers", "extended-srgb", #"{"red": 0.2, "green": 0.4, "blue": 1, "alpha": 1}"#)
        try color("gray", "gray-gamma-22", #"{"white": "0.500", "alpha": "1.000"}"#)
        try color("p3", "display-p3", #"{"red": "0.500", "green": "0.500", "blue": "0.500", "alpha": "1.000"}"#)
        try color("vivid", "display-p3", #"{"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}"#)
        let library = library
        func components(_ name: String) throws -> [Double] {
            let color = try #require(library.color(named: name)).light
            return [color.red, color.green, color.blue, color.alpha]
        }
        func isClose(_ a: [Double], _ b: [Double]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 1e-4 } }
        #expect(isClose(try components("floats"), [0.2, 0.4, 1, 0.5]))
        for name in ["hex", "integers", "numbers"] {
            #expect(isClose(try components(name), [0.2, 0.4, 1, 1]), "\(name)")
        }
        #expect(isClose(try components("gray"), [0.5, 0.5, 0.5, 1]))
        // Greys are the same in both spaces; P3's red lies outside of sRGB: by CSS Color 4 it is color(srgb 1.0931 -0.2267 -0.1501).
        #expect(isClose(try components("p3"), [0.5, 0.5, 0.5, 1]))
        #expect(isClose(try components("vivid"), [1.09307, -0.22674, -0.15013, 1]))
        #expect(
            library.color(named: "hex")?.dark
                == ColorAsset.Components(red: 0, green: 0.5, blue: 1, alpha: 0.25))
        #expect(library.takeDiagnostics() == [])
    }

    @Test(
        "Malformed contents give nil and one message",
        arguments: [
            "", "{", "[]", "{}", #"{"colors": 3}"#, #"{"colors": [{"color": {"components": {"red": "x"}}}]}"#,
            #"{"colors": []}"#, #"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#,
            #"{"colors": [{"color": {"color-space": "odd", "components": {"red": "1"}}}]}"#, "\u{0}\u{1}",
        ])
    func malformedColors(contents: String) throws {
        try folder.write(contents, to: "B.xcassets/bad.colorset/Contents.json")
        let library = library
        #expect(library.color(named: "bad") == nil)
        #expect(library.color(named: "bad") == nil)
        let messages = library.takeDiagnostics()
        #expect(messages.count == 1 && messages[0].contains("bad.colorset"))
        #expect(library.takeDiagnostics() == [])
    }

    @Test("Image sets that cannot be used are reported")
    func malformedImages() throws {
        try folder.write("{", to: "B.xcassets/broken.imageset/Contents.json")
        try folder.write(
            #"{"images": [{"filename": "gone.png"}]}"#, to: "B.xcassets/missing.imageset/Contents.json")
        try folder.write(
            #"{"images": [{"filename": "../../secret.png"}]}"#, to: "B.xcassets/escape.imageset/Contents.json")
        try folder.write("secret", to: "B.xcassets/secret.png")
        try folder.write("", to: "B.xcassets/empty.imageset/readme")
        let library = library
        for name in ["broken", "missing", "escape", "empty"] {
            #expect(library.image(named: name, displayScale: 1, isDark: false) == nil)
        }
        #expect(library.takeDiagnostics().count == 4)
        #expect(AssetLibrary(folders: []).image(named: "x", displayScale: 1, isDark: false) == nil)
        let nowhere = AssetLibrary(folders: [URL(fileURLWithPath: "/no/such/folder")])
        #expect(nowhere.color(named: "x") == nil && nowhere.takeDiagnostics() == [])
    }
}
