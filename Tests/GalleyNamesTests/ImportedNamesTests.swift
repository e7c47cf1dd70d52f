import GalleyNames
import GalleyRandom
import Testing

@Suite struct ImportedNamesTests {
    @Test(arguments: [
        ("import SwiftUI", ["SwiftUI"]),
        ("import SwiftUI\r\nimport Combine\n", ["SwiftUI", "Combine"]),
        ("@testable import Model; import Charts", ["Model", "Charts"]),
        ("\timport\tUIKit.UIFont\n", ["UIKit", "UIKit.UIFont"]),
        ("import struct Foundation.Date", ["struct"]),
        ("let important = 1; reimport X\nimporter\nimport", []),
        ("", []),
    ])
    func modulesOfAText(_ text: String, _ names: [String]) {
        #expect(ImportedNames.all(in: text) == Set(names.map { Substring($0) }))
    }

    @Test func whatStandsUnderAConditionIsNone() {
        let text = """
            import A
            #if canImport(UIKit)
            import B
              #if DEBUG
              import C
              #endif
            import D
            #endif
            let colour = "#if"; import E
            import F
            """
        #expect(ImportedNames.all(in: text, isUnconditional: true) == ["A", "E", "F"])
        #expect(ImportedNames.all(in: text) == ["A", "B", "C", "D", "E", "F"])
    }

    /// Whatever stands around it, a line of its own is found: texts of pieces drawn at random, whose imports are counted beside.
    @Test func importsBetweenOtherLines() {
        var random = SeededGenerator(seed: 40)
        let others = ["// imports", "#", "#if A\n#endif", "é import", "import_", "\"import\"", "", "\t ", "#iffy"]
        for _ in 0..<200 {
            var lines: [String] = []
            var names: Set<Substring> = []
            for number in 0..<random.whole(0...12) {
                if random.coin() {
                    lines.append(random.pick(others))
                } else {
                    names.insert(Substring("M\(number)"))
                    lines.append("\(random.coin() ? "  " : "")import M\(number)")
                }
            }
            let text = lines.joined(separator: "\n")
            #expect(ImportedNames.all(in: text) == names, "\(text)")
        }
    }

    @Test("Darwin's names need no import; under a condition they are another platform's") func darwin() {
        let text = "import Foundation\n#if os(iOS)\nlet a = Darwin.sin(1)\n#endif\nlet b = MyDarwin.x"
        #expect(ImportedNames.all(in: text) == ["Foundation", "Darwin"])
        #expect(ImportedNames.all(in: text, isUnconditional: true) == ["Foundation"])
        #expect(ImportedNames.all(in: "let a = Darwin.sin(1)", isUnconditional: true) == ["Darwin"])
        #expect(ImportedNames.all(in: "let a = Darwin.") == ["Darwin"])
        #expect(ImportedNames.all(in: "let a = MyDarwin.sin").isEmpty)
    }
}
