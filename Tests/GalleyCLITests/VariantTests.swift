import Foundation
import Testing

/// Several pictures of one view in one call: appearances, sizes of text, languages and directions.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct VariantTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            struct Card: View {
                @Environment(\\.colorScheme) var scheme
                @Environment(\\.dynamicTypeSize) var size
                @Environment(\\.locale) var locale
                @Environment(\\.layoutDirection) var direction
                var body: some View {
                    Text(verbatim: "\\(scheme) \\(size) \\(locale.identifier) \\(direction)")
                }
            }

            """, to: "Card.swift")
    }

    /// A word for each option that has several values, in the order of the options in the rule, and none for the others.
    @Test func matrix() throws {
        let output = try folder.galley(
            "render", "Card.swift", "--appearance", "both", "--dynamic-type", "large,accessibility3", "--locale",
            "de_DE",
            "--layout-direction", "ltr,rtl", "--layout-direction", "ltr", "-o", "card.svg", "-o", "page.pdf")
        #expect(output.status == 0, "\(output.errors)")
        let labels = ["light", "dark"].flatMap { scheme in
            ["large", "accessibility3"].flatMap { size in ["ltr", "rtl"].map { "\(scheme)-\(size)-\($0)" } }
        }
        #expect(
            output.text == labels.map { "card-\($0).svg\npage-\($0).pdf\n" }.joined(), "\(output.text)")
        let dark = String(decoding: folder.read("card-dark-accessibility3-rtl.svg") ?? Data(), as: UTF8.self)
        #expect(dark.contains("dark accessibility3 de_DE rightToLeft"), "\(dark)")
        #expect(folder.read("card.svg") == nil)
    }

    @Test func namesOfFoldersAndViews() throws {
        let one = try folder.galley("render", "Card.swift", "--appearance", "dark", "--format", "svg", "-o", "out/")
        #expect(one.text == "out/Card.svg\n", "\(one.errors)")
        let several = try folder.galley(
            "render", "Card.swift", "--locale", "en,ar_EG", "--locale", "de", "--format", "svg", "-o", "out/", "--json")
        #expect(
            several.text.contains(#""name":"Card","outputs":["out/Card-ar_EG.svg"],"size":["#),
            "\(several.text)")
        #expect(several.text.components(separatedBy: "\"variant\"").count == 4)
    }

    @Test func layouts() throws {
        let output = try folder.galley("layout", "Card.swift", "--appearance", "both")
        #expect(output.text.contains("Card (light)\n") && output.text.contains("Card (dark)\n"), "\(output.text)")
        // Body is 17 points, and 23 at the largest of the usual sizes; a line is 1.193359 times as tall, rounded up (rules.md §13.3).
        let sizes = try folder.galley(
            "layout", "Card.swift", "--view", "Text(verbatim: \"x\")", "--dynamic-type", "large,xxxLarge", "--format",
            "json")
        let heights = sizes.text.matches(of: /"variant":"(\w+)".*?"size":\[[0-9.]+,([0-9.]+)\]/).map {
            "\($0.1) \($0.2)"
        }
        #expect(heights == ["large 21", "xxxLarge 28"], "\(sizes.text)")
    }

    @Test(arguments: [
        ("--appearance", "blue", "dark"), ("--dynamic-type", "large,huge", "accessibility3"),
        ("--locale", "de,", "de_DE"),
        ("--layout-direction", "up", "rtl"),
    ])
    func wrongValues(option: String, value: String, example: String) throws {
        let output = try folder.galley("render", "Card.swift", option, value, "-o", "x.png")
        #expect(output.status == 64 && output.errors.contains(example), "\(output.errors)")
        #expect(folder.read("x.png") == nil)
    }

    /// A variant that crashes costs itself only.
    @Test func oneThatCrashes() throws {
        try folder.write(
            """
            import SwiftUI
            struct Night: View {
                @Environment(\\.colorScheme) var scheme
                var body: some View { if scheme == .dark { Text(verbatim: [""][2]) } else { Text("day") } }
            }

            """, to: "Night.swift")
        let output = try folder.galley(
            "render", "Night.swift", "--appearance", "both", "--layout-direction", "ltr,rtl", "-o", "x.svg")
        #expect(output.status == 70, "\(output.errors)")
        #expect(output.text == "x-light-ltr.svg\nx-light-rtl.svg\n", "\(output.text)")
        #expect(output.errors.contains("Night (dark-rtl): Night.swift:4"), "\(output.errors)")
    }
}
