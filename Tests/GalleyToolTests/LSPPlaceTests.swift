import Foundation
import GalleyRPC
import GalleyScenario
import Testing

@testable import GalleyProtocol
@testable import galley

/// Ranges of messages, and which folders a document belongs to: Language Server Protocol 3.17 counts lines and
/// characters from 0, compilers count both from 1 and columns in bytes.
@Suite("Messages' ranges in documents")
struct LSPPlaceTests {
    private func range(_ line: Int, _ start: Int, _ end: Int) -> LSPRange {
        LSPRange(LSPPosition(line, start), LSPPosition(line, end))
    }

    @Test("A place with its end, a word, a character or a line") func ranges() {
        let text = LSPText("let a_b9é = x+y\n  call(1)  \n\n")
        func range(_ line: Int, _ column: Int?, _ endLine: Int? = nil, _ endColumn: Int? = nil) -> LSPRange {
            let place = ToolMessage.Place(
                file: "a", line: line, column: column, endLine: endLine, endColumn: endColumn)
            return LSPDiagnostic.range(of: place, text, .utf16)
        }
        // Letters, digits, an underscore and what is not ASCII are a word's; `é` has two bytes.
        #expect(range(1, 5) == self.range(0, 4, 9) && range(1, 8) == self.range(0, 7, 9))
        #expect(range(1, 1) == self.range(0, 0, 3) && range(1, 4) == self.range(0, 3, 4), "a space alone")
        #expect(range(1, 12) == self.range(0, 10, 11) && range(1, 14) == self.range(0, 12, 13))
        #expect(range(1, 15) == self.range(0, 13, 14) && range(1, 16) == self.range(0, 14, 15))
        #expect(range(2, 3) == self.range(1, 2, 6) && range(2, nil) == self.range(1, 2, 9))
        #expect(range(3, nil) == self.range(2, 0, 0) && range(3, 1) == self.range(2, 0, 0))
        #expect(range(1, 5, 1, 11) == self.range(0, 4, 9))
        #expect(range(1, 5, 2, 3) == LSPRange(LSPPosition(0, 4), LSPPosition(1, 2)))
        #expect(range(1, 5, 1) == self.range(0, 4, 9) && range(1, nil, 1, 3) == self.range(0, 0, 15))
    }

    @Test("A change, where its end is not told") func edits() {
        let text = LSPText("é = 1\nsecond\n")
        func edit(_ place: ToolMessage.Place) -> JSONValue {
            LSPDiagnostic.edit(.init(place: place, text: "new"), text, .utf16)
        }
        func told(_ start: (Int, Int), _ end: (Int, Int)) -> JSONValue {
            let range = LSPRange(LSPPosition(start.0, start.1), LSPPosition(end.0, end.1))
            return ["range": range.json, "newText": "new"]
        }
        #expect(edit(.init(file: "a", line: 1, column: 4)) == told((0, 2), (0, 2)))
        #expect(edit(.init(file: "a", line: 1)) == told((0, 0), (0, 0)))
        #expect(edit(.init(file: "a", line: 1, column: 4, endLine: 1, endColumn: 5)) == told((0, 2), (0, 3)))
        #expect(edit(.init(file: "a", line: 1, column: 4, endLine: 2, endColumn: 3)) == told((0, 2), (1, 2)))
        #expect(edit(.init(file: "a", line: 1, column: 3, endColumn: 5)) == told((0, 1), (0, 3)))
    }

    // MARK: Folders

    @Test("A project is looked for in 32 folders above a file") func depth() throws {
        func input(_ depth: Int) throws -> LSPInput? {
            let folder = try ScratchFolder(["p/A.xcodeproj/project.pbxproj": ""])
            let inner = (0..<depth).map { _ in "d" }.joined(separator: "/")
            try folder.write("", to: "p/\(inner)/a.swift")
            return LSPInput(around: folder["p/\(inner)/a.swift"], root: nil)
        }
        #expect(try input(31)?.isFile == false && input(32)?.isFile == true)
    }

    @Test("A folder of more than 500 files is no module") func many() throws {
        let folder = try ScratchFolder(["w/a.swift": "Row()", "w/row.swift": "struct Row {}"])
        func wider() -> String? {
            LSPInput(declaring: ["Row"], around: folder["w/a.swift"], root: folder["w"]).map { folder.plain($0.path) }
        }
        for index in 2..<500 { try folder.write("", to: "w/f\(index).swift") }
        #expect(wider() == "FOLDER/w")
        try folder.write("", to: "w/f500.swift")
        #expect(wider() == nil)
    }

    @Test("Files of a package, by the folders that its manifest names") func packages() throws {
        let manifest = """
            .target(name: "One", path: "Code/One"), .target(name: "Long", dependencies: [.product(name: "X", package: "y")]),
            .target(name: "Two", exclude: ["a"], path: "Code/Two")
            """
        let folder = try ScratchFolder(["p/Package.swift": manifest])
        func target(_ path: String) -> String {
            guard let input = LSPInput(around: folder["p/\(path)"], root: nil) else { return "none" }
            return input.isFile ? "alone" : input.target ?? "whole"
        }
        let rows = [
            ("Code/One/a.swift", "One"), ("Code/Two/Deep/a.swift", "Two"), ("Code/Onex/a.swift", "alone"),
            ("Sources/Own/a.swift", "Own"), ("Source/Own/a.swift", "Own"), ("srcs/Own/a.swift", "Own"),
            ("Sources/a.swift", "alone"), ("Plugins/Own/a.swift", "alone"), ("Tests/a.swift", "none"),
            ("Testsuite/a/b.swift", "alone"), ("Package.swift", "none"),
        ]
        for (path, wanted) in rows { #expect(target(path) == wanted, "\(path)") }
    }

    @Test("The nearest folder that others' declarations lie in, in the folder that is open") func declaring() throws {
        let folder = try ScratchFolder([
            "w/x/a.swift": "struct Own {}",
            "w/x/b.swift": "actor Act {}\nprotocol Pro {}\ntypealias Ali = Int\nvar vary = 1",
            "w/c.swift": "enum Out { case thing }",
        ])
        func wider(_ name: String, root: String?) -> String? {
            LSPInput(declaring: [name], around: folder["w/x/a.swift"], root: root.map { folder[$0] }).map {
                folder.plain($0.path)
            }
        }
        for name in ["Act", "Pro", "Ali", "vary"] { #expect(wider(name, root: "w") == "FOLDER/w/x", "\(name)") }
        #expect(wider("Out", root: "w") == "FOLDER/w" && wider("thing", root: "w") == "FOLDER/w")
        #expect(wider("Act", root: "elsewhere") == "FOLDER/w/x" && wider("Out", root: "elsewhere") == nil)
        #expect(wider("Own", root: "w") == nil && wider("Int", root: "w") == nil)
    }
}
