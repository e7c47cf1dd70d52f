import Foundation
import GalleyDiagnostics
import GalleyNames
import GalleyProcesses
import Testing

@testable import GalleyProtocol
@testable import galley

/// How near a word has to be to one that there is, and what is said of the changes of a message: docs/cli.md. Letters
/// that are added, left out, exchanged or swapped count as one wrong letter each.
@Suite("Words that are nearly right")
struct JudgedWordTests {
    private let folder: ScratchFolder
    private let source: SourceSet

    init() throws {
        folder = try ScratchFolder(["a.swift": "import SwiftUI\nstruct Zebrafish {}\nText(a)\n"])
        source = try SourceSet(paths: [folder["a.swift"]], within: SearchLimit())
    }

    private func judge(_ modules: [String] = []) -> MessageJudge {
        var absent = AbsentModules()
        let missed = modules.map { found("sema_no_import", "no such module '\($0)'", at: 1, 8, in: folder["a.swift"]) }
        _ = absent.take(from: .init(files: [folder["a.swift"]: missed]))
        return MessageJudge(source: source, absent: absent)
    }

    @Test("A letter in the midst of a word, of three letters at the least") func insertions() {
        let judge = judge()
        func near(_ name: String, _ known: String, strict: Bool = true) -> String? {
            judge.near(name, [known], "\(name) \(known)", isStrict: strict)
        }
        #expect(near("abd", "abcd") == "abcd" && near("ad", "abd") == nil && near("ad", "abd", strict: false) == "abd")
        #expect(near("abcd", "abd") == "abd")
        // At the end a letter may be a word: of six letters at the least, or of eight where the name is a type's.
        #expect(near("abcdex", "abcde") == "abcde" && near("abcdx", "abcd") == nil)
        #expect(near("Abcdefgx", "Abcdefg") == "Abcdefg" && near("Abcdefx", "Abcdef") == nil)
        #expect(near("xabcde", "abcde") == "abcde" && near("xabcd", "abcd") == nil, "and at the beginning")
        #expect(
            near("abcdeX", "abcde") == nil && near("abcdes", "abcde") == nil && near("abcdess", "abcdes") == "abcdes")
        // Exchanged letters: one of four, two of eight.
        #expect(near("abxd", "abcd") == "abcd" && near("abx", "abc") == nil)
        #expect(near("abcdefxx", "abcdefgh") == "abcdefgh" && near("abcdexx", "abcdefg") == nil)
        #expect(near("abcdexxx", "abcdefgh") == nil)
    }

    @Test("A modifier that no one has: six letters, beginning alike, two of them wrong") func modifiers() {
        let (judge, strict) = (judge(), judge(["Kit"]))
        #expect(judge.modifier(meantBy: "opcity") == "opacity" && judge.modifier(meantBy: "fraem") == nil)
        #expect(judge.modifier(meantBy: "opct") == nil && judge.modifier(meantBy: "xpacity") == nil)
        #expect(judge.modifier(meantBy: "opacity") == nil && judge.modifier(meantBy: "Zebrafish") == nil)
        #expect(judge.modifier(meantBy: "bckgrund") == "background" && strict.modifier(meantBy: "bckgrund") == nil)
        #expect(strict.modifier(meantBy: "backgrund") == "background")
    }

    // MARK: Changes

    private func message(_ change: (inout CompilerDiagnostic) -> Void) -> ToolMessage? {
        var found = found("missing_argument", "m", at: 3, 1, in: folder["a.swift"])
        change(&found)
        return CheckMessage(.init(found: found, ruling: .init(kind: .mistake)), source: source)?.message
    }

    private func fix(_ text: String, _ end: (Int, Int)) -> ToolMessage.Edit {
        .init(
            place: .init(file: folder["a.swift"], line: 3, column: 2, endLine: end.0, endColumn: end.1), text: text)
    }

    @Test("What is inserted, and what is written in another's place") func words() {
        func told(_ fixes: ToolMessage.Edit...) -> String? { message { $0.fixes = fixes }?.suggestion?.text }
        #expect(told(fix("a", (3, 2))) == "insert 'a'" && told(fix("a", (3, 3))) == "write 'a' there")
        #expect(told(fix("a", (4, 2))) == "write 'a' there", "it ends in another line")
        #expect(told(fix("", (3, 3))) == "take that out" && told() == nil)
        #expect(told(fix("a", (3, 2)), fix("b", (3, 2))) == "make the compiler's changes")
    }

    @Test("Notes in the user's files, and none elsewhere") func notes() {
        let here = ToolMessage.Place(file: folder["a.swift"], line: 2, column: 1)
        let notes: [CompilerDiagnostic] = [
            .init(severity: .note, id: "", text: "here", place: here),
            .init(severity: .note, id: "", text: "there", place: .init(file: "/x.swift", line: 1)),
            .init(severity: .note, id: "", text: "nowhere", place: nil),
        ]
        #expect(message { $0.notes = notes }?.notes == [.init(message: "here", place: here)])
        #expect(message { $0.notes = Array(notes.dropFirst()) }?.notes == nil && message { _ in }?.notes == nil)
        #expect(message { $0.place = .init(file: "/x.swift", line: 1) } == nil)
        let moved = message { ($0.place, $0.notes) = (.init(file: "/x.swift", line: 1), notes) }
        #expect(moved?.place == here, "the first place that is theirs")
    }

    @Test("The end of what is underlined, where it begins at the place") func ranges() {
        func range(_ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int, in file: String? = nil)
            -> ToolMessage.Place
        {
            .init(
                file: file ?? folder["a.swift"], line: line, column: column, endLine: endLine, endColumn: endColumn)
        }
        func end(_ ranges: ToolMessage.Place...) -> [Int?] {
            let place = message { $0.ranges = ranges }?.place
            return [place?.endLine, place?.endColumn]
        }
        #expect(end(range(3, 1, 3, 5)) == [3, 5] && end(range(3, 1, 4, 9), range(3, 1, 3, 5)) == [4, 9])
        #expect(end(range(3, 2, 3, 5)) == [nil, nil] && end(range(2, 1, 3, 5)) == [nil, nil] && end() == [nil, nil])
        #expect(end(range(3, 1, 3, 5, in: "/x.swift")) == [nil, nil])
        #expect(end(range(3, 2, 3, 5), range(3, 1, 3, 7)) == [3, 7])
    }

    @Test("A binding in its value's place") func bindings() {
        func told(_ text: String) -> Bool {
            message { $0.text = text }?.suggestion?.text.hasPrefix("that is a binding, and its value is wanted")
                ?? false
        }
        #expect(told("instance method 'a' requires that 'Binding<[Int]>' conform to 'RandomAccessCollection'"))
        #expect(!told("requires that 'Binding<>' conform to 'A'") && !told("requires that 'Int' conform to 'A'"))
        #expect(told("cannot convert value of type 'Binding<Int>' to expected argument type 'Int'"))
        #expect(!told("cannot convert value of type 'Binding<Int>' to expected argument type 'Int?'"))
        #expect(!told("cannot convert value of type 'Int' to expected argument type 'Binding<Int>'"))
    }
}
