import GalleyNames
import Testing

/// Imports of modules that cannot be had become spaces, as many as they have bytes, so that every other place stays where it is.
@Suite("Blanked imports")
struct BlankedImportsTests {
    private func blanked(_ source: String, _ modules: Set<String> = ["Charts"]) -> String {
        let blanked = BlankedImports(source, modules: modules)
        // Spaces are shown as dots.
        return "\(blanked.isChanged) \(blanked.text.replacing(" ", with: "·"))"
    }

    private func dots(_ count: Int) -> String { String(repeating: "·", count: count) }

    @Test("Lines that end as on Windows stay lines") func windows() {
        let seen = [
            blanked("import Charts\r\nlet a = 1\r\n"),
            blanked("let a = 1\r\n@testable\r\nimport Charts\r\n\nlet b = 2"),
        ]
        #expect(
            seen == [
                "true \(dots(13))\r\nlet·a·=·1\r\n",
                "true let·a·=·1\r\n\(dots(9))\r\n\(dots(13))\r\n\nlet·b·=·2",
            ])
    }

    @Test("A line is as long as before, and so is the file") func lines() {
        let seen = [
            blanked("import Charts\nlet a = 1"), blanked("\n\nimport Charts\n"), blanked("import SwiftUI\n"),
            blanked("let important = 1\nreimport Charts\n"), blanked("import Charts", []), blanked("import"),
            blanked("importer Charts"),
        ]
        #expect(
            seen == [
                "true \(dots(13))\nlet·a·=·1", "true \n\n\(dots(13))\n", "false import·SwiftUI\n",
                "false let·important·=·1\nreimport·Charts\n", "false import·Charts", "false import",
                "false importer·Charts",
            ])
        // ö and ß have two bytes each.
        #expect(blanked("import Größe", ["Größe"]) == "true \(dots(14))")
    }

    @Test("Statements of one line are told apart") func statements() {
        let seen = [
            blanked("@testable import Charts; import A"), blanked("import A;;import Charts"),
            blanked("import\tCharts\t;let a = 1"), blanked("import A;import B"),
        ]
        #expect(
            seen == [
                "true \(dots(23));·import·A", "true import·A;;\(dots(13))", "true \(dots(14));let·a·=·1",
                "false import·A;import·B",
            ])
    }

    @Test("What stands before a module's name, and behind it") func forms() {
        let seen = [
            blanked("public import Charts"), blanked("@_exported internal import Charts"),
            blanked("other import Charts"), blanked("import struct Charts.Chart"), blanked("import Charts.Chart"),
            blanked("import func A.Charts"), blanked("import struct", ["struct"]),
            blanked("import My_Kit2.Thing", ["My_Kit2"]), blanked("import Charts2"), blanked("import Charts-2"),
        ]
        #expect(
            seen == [
                "true \(dots(20))", "true \(dots(33))", "false other·import·Charts", "true \(dots(26))",
                "true \(dots(19))",
                "false import·func·A.Charts", "true \(dots(13))", "true \(dots(20))", "false import·Charts2",
                "true \(dots(15))",
            ])
    }

    @Test("Attributes in lines above go with the import") func attributes() {
        let seen = [
            blanked("@preconcurrency\nimport Charts"), blanked("a\n@_exported\t@testable\n@_spi\nimport Charts"),
            blanked("@main\nimport Charts"), blanked("let a = 1\nimport Charts"), blanked("@testable\n\nimport Charts"),
            blanked("@testable let a\nimport Charts"), blanked("@preconcurrency\nimport A\nimport Charts"),
        ]
        #expect(
            seen == [
                "true \(dots(15))\n\(dots(13))", "true a\n\(dots(20))\n\(dots(5))\n\(dots(13))",
                "true @main\n\(dots(13))", "true let·a·=·1\n\(dots(13))", "true @testable\n\n\(dots(13))",
                "true @testable·let·a\n\(dots(13))", "true @preconcurrency\nimport·A\n\(dots(13))",
            ])
    }
}
