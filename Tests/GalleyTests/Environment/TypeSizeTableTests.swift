import Foundation
import GalleyTestSupport
import GalleyText
import Testing

/// Every size and every distance of baselines of iOS's text styles, at every setting: the table of rules.md §13.3, read from there.
@Suite("Sizes of Dynamic Type (rules.md §13.3)") struct TypeSizeTableTests {
    /// The cells behind a style's name, `points / distance` each.
    private static func row(_ style: String) throws -> [Substring] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../docs/rules.md")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let heads = lines.enumerated().filter { $0.element.hasPrefix("| | xS | S | M |") }
        let head = try #require(heads.first?.offset)
        let row = lines[(head + 1)...].first { line in
            line.split(separator: "|").first?.split(separator: ",").contains {
                $0.trimmingCharacters(in: .whitespaces) == style
            }
                ?? false
        }
        return try #require(row, "\(style)").split(separator: "|").dropFirst().map { $0 }
    }

    @Test(arguments: [
        (TextStyle.largeTitle, "largeTitle"), (.title, "title"), (.title2, "title2"), (.title3, "title3"),
        (.headline, "headline"), (.body, "body"), (.callout, "callout"), (.subheadline, "subheadline"),
        (.footnote, "footnote"), (.caption, "caption"), (.caption2, "caption2"),
    ])
    func table(style: TextStyle, name: String) throws {
        let cells = try Self.row(name)
        #expect(cells.count == TypeSizeSetting.allCases.count)
        for (setting, cell) in zip(TypeSizeSetting.allCases, cells) {
            let numbers = cell.split(separator: "/").compactMap {
                Double($0.trimmingCharacters(in: CharacterSet(charactersIn: " *")))
            }
            #expect(numbers == [setting.size(of: style), setting.lineHeight(of: style)], "\(name), \(setting)")
            let large = TypeSizeSetting.large.lineHeight(of: style)
            #expect(abs(setting.lengthScale(of: style) * large - setting.lineHeight(of: style)) < 1e-9)
        }
    }
}
