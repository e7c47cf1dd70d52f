import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// Words that files declare, and those that were looked for before: a word of Swift's has letters, digits, `_` and what
/// is not ASCII in it.
@Suite("Words in files")
struct WordTests {
    private func words(_ texts: String...) throws -> DeclaredWords {
        let folder = try ScratchFolder(
            Dictionary(uniqueKeysWithValues: texts.enumerated().map { ("\($0.offset).swift", $0.element) }))
        return DeclaredWords(try SourceSet(paths: texts.indices.map { folder["\($0).swift"] }, within: SearchLimit()))
    }

    @Test("The characters of a word, and those beside them in ASCII") func characters() throws {
        let all = "azAZ09_\u{80}é"
        for end in ["@", "[", "`", "{", "/", ":", "^", " ", "\n", "\u{7f}", ""] {
            #expect(try words("struct \(all)\(end)x").types == (end.isEmpty ? ["\(all)x"] : [all]), "\(end)")
        }
        #expect(try words("struct A").types == ["A"] && words("struct AB").types == ["AB"], "at the end of a file")
        #expect(try words("structA B").types.isEmpty && words("struct").types.isEmpty && words("").types.isEmpty)
        #expect(try words("A struct").types.isEmpty)
    }

    @Test("The word behind each keyword, and no other") func keywords() throws {
        let types = try words("struct A class B enum C protocol D typealias E actor F")
        #expect(types.types == ["A", "B", "C", "D", "E", "F"] && types.names == types.types && types.members.isEmpty)
        let members = try words("var a let b func c case d init e extension F import G")
        #expect(members.members == ["a", "b", "c", "d"] && members.names == ["c"] && members.types.isEmpty)
        #expect(try words("case typealias X").types == ["X"], "a keyword behind a keyword counts as one")
        #expect(try words("struct Outer inner").types == ["Outer"])
        // Words that are longer than any keyword are passed over, behind a keyword they count.
        #expect(try words("let aVeryLongWord = 1; struct AnotherLongWord {}").members == ["aVeryLongWord"])
        #expect(try words("typealiasX A; typealias B").types == ["B"])
    }

    @Test("Of several files all words, each for itself") func files() throws {
        let both = try words("struct A { var x", "B; func y")
        #expect(both.types == ["A"] && both.members == ["x", "y"] && both.names == ["A", "y"])
        #expect(try words("struct", "A").types.isEmpty, "a file ends with its last word")
    }

    // MARK: What was looked for before

    @Test("A word that was looked for is not looked for again, in its own list") func nearest() {
        let words = NearestWords()
        #expect(words.word(to: "paddng", among: ["padding"], "a") == "padding")
        #expect(words.word(to: "paddng", among: ["paddings"], "a") == "padding", "it is remembered")
        #expect(words.word(to: "paddng", among: ["paddings"], "b") == "paddings", "of another list it is not")
        #expect(words.word(to: "zzzzzz", among: ["padding"], "a") == nil)
        #expect(words.word(to: "zzzzzz", among: ["zzzzzy"], "a") == nil, "nothing is remembered as well")
    }

    @Test("What is said of a slip is worked out once") func slips() {
        let words = NearestWords()
        var asked = 0
        func advice(_ key: String, _ answer: String?) -> String? {
            words.advice(onSlip: key) {
                asked += 1
                return answer
            }
        }
        #expect(advice("k", "one") == "one" && advice("k", "two") == "one" && asked == 1)
        #expect(advice("l", nil) == nil && advice("l", "three") == nil && asked == 2)
        #expect(advice("m", "four") == "four" && asked == 3)
    }

    @Test("Views, shapes and modifiers, as files declare them") func views() throws {
        let text = """
            struct Plain {}
            struct Card: View {}
            class Old: NSObject, View {
            enum Wave : Shape{}
            extension Row: Equatable, ViewModifier {}
            struct Viewer: Viewable {}
            struct Generic<T>: View where T: View {}
            struct Late { struct Inner: View {} }
            protocol P: View {}
            """
        let folder = try ScratchFolder(["a.swift": text, "b.swift": "struct Other: View {}"])
        func source(_ name: String) throws -> SourceSet { try SourceSet(paths: [folder[name]], within: SearchLimit()) }
        let words = NearestWords()
        let found = try words.views(of: source("a.swift"))
        #expect(found == ["Card", "Old", "Wave", "Row", "Generic", "Inner"])
        #expect(try words.views(of: source("b.swift")) == found, "looked for once")
        #expect(try NearestWords().views(of: source("b.swift")) == ["Other"])
    }
}
