import Foundation
import Testing

/// What Xcode and SwiftPM generate for a project's resources, in a file of that project.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct AssetNamesTests {
    let folder: TemporaryFolder
    private static let color = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0x20", "green": "0x40", "blue": "0x60", "alpha": "1.000"}}}], "info": {"version": 1}}
        """
    private static let image = #"{"images": [{"filename": "heart.svg", "idiom": "universal"}], "info": {"version": 1}}"#
    private static let heart =
        #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><path d="M0 0h8v6H0z"/></svg>"#

    init() throws {
        folder = try TemporaryFolder()
        let catalog = "App/Assets.xcassets"
        for (path, text) in [
            ("Package.swift", ""), ("\(catalog)/BrandColor.colorset/Contents.json", Self.color),
            ("\(catalog)/primary.colorset/Contents.json", Self.color),
            ("\(catalog)/purple.colorset/Contents.json", Self.color),
            ("\(catalog)/lightGray.colorset/Contents.json", Self.color),
            ("\(catalog)/heart.imageset/Contents.json", Self.image),
            ("\(catalog)/heart.imageset/heart.svg", Self.heart),
            ("\(catalog)/Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#),
            ("\(catalog)/Icons/big-heart.imageset/Contents.json", Self.image),
            ("\(catalog)/Icons/big-heart.imageset/heart.svg", Self.heart),
            ("\(catalog)/Icons/Ink.colorset/Contents.json", Self.color), ("App/Resources/words.txt", "found"),
        ] {
            let url = folder.url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("App/Views"), withIntermediateDirectories: true)
    }

    private func draw(_ source: String, _ options: String...) throws -> BuiltTool.Output {
        try folder.write("import SwiftUI\n" + source, to: "App/Views/View.swift")
        return try BuiltTool.run(
            "galley", ["render", "App/Views/View.swift", "--strict", "-o", "view.svg"] + options, in: folder.url)
    }

    @Test func namesOfACatalogue() throws {
        let output = try draw(
            """
            #Preview {
                VStack {
                    Image(.heart)
                    Image(.Icons.bigHeart)
                    Image("heart")
                    Color(.brand)
                    Color.brand
                    Color(.primary)
                    Color(.Icons.ink)
                    Color.Icons.ink
                    Rectangle().fill(.brand)
                }
                .frame(width: 20, height: 200)
            }
            """, "--swift-version", "6")
        #expect(output.status == 0, "\(output.errors)")
        let svg = String(decoding: folder.read("view.svg") ?? Data(), as: UTF8.self)
        #expect(svg.components(separatedBy: "#204060").count - 1 == 6, "\(svg)")
    }

    /// A new colour is a new name at once; a name that SwiftUI has stays SwiftUI's, and one that the file declares the file's.
    @Test func namesThatAreTaken() throws {
        let source = "extension Color { static let brand = Color.red }\n#Preview { Color.primary; Color.brand }"
        let first = try draw(source)
        #expect(first.status == 0, "\(first.errors)")
        // Longer names and members of other types take nothing.
        let others = try draw(
            "extension Color { static let brandDark = Color.red }\nenum Theme { static let brandy = 1 }\n#Preview { Color.brand }"
        )
        #expect(others.status == 0, "\(others.errors)")
        let theme = try draw("enum Theme { static let brand = 1 }\n#Preview { Color.brand }")
        #expect(theme.status == 0, "\(theme.errors)")
        // A type that the file has for the catalogue's folder is the one that is meant.
        let scope = try draw(
            "public extension Color {\n    struct Icons { let paper = Color.red }\n    static let icons = Icons()\n}\n"
                + "#Preview { Color.icons.paper; Color(.Icons.ink) }")
        #expect(scope.status == 0, "\(scope.errors)")
        let apart = try draw(
            "extension Color { static let paper = Color.red }\nstruct Icons {}\n#Preview { Color.Icons.ink }")
        #expect(apart.status == 0, "\(apart.errors)")
        let missing = try draw("#Preview { Color.later }")
        #expect(missing.status == 65)
        let later = folder.url.appendingPathComponent("App/Later.xcassets/later.colorset")
        try FileManager.default.createDirectory(at: later, withIntermediateDirectories: true)
        try Data(Self.color.utf8).write(to: later.appendingPathComponent("Contents.json"))
        let found = try draw("#Preview { Color.later }")
        #expect(found.status == 0, "\(found.errors)")
    }

    /// `Color(_: UIColor)` stands back: Xcode builds such projects, in which the asset's colour is the one that is meant.
    @Test func namesThatUIKitHas() throws {
        let output = try draw(
            """
            import UIKit
            #Preview {
                VStack {
                    Color(.purple)
                    Color(.lightGray)
                    Color(.systemTeal)
                    Color(UIColor.purple)
                    Color(.init(white: 1, alpha: 1))
                }
                .frame(width: 20, height: 200)
            }
            """)
        #expect(output.status == 0, "\(output.errors)")
        let svg = String(decoding: folder.read("view.svg") ?? Data(), as: UTF8.self)
        #expect(svg.components(separatedBy: "#204060").count - 1 == 2, "\(svg)")
    }

    @Test func bundleOfTheModule() throws {
        let output = try draw(
            """
            let words = Bundle.module.url(forResource: "words", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) }
            #Preview { VStack { Text(verbatim: words ?? "missing"); Image("heart", bundle: .module) } }
            """)
        #expect(output.status == 0, "\(output.errors)")
        let svg = String(decoding: folder.read("view.svg") ?? Data(), as: UTF8.self)
        #expect(svg.contains("found"))
    }
}
