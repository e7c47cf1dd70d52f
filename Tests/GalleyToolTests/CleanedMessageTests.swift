import GalleyDiagnostics
import Testing

@testable import galley

/// Which of the compiler's messages people are shown: those about their own lines, each once.
@Suite("The compiler's messages without what helps no one")
struct CleanedMessageTests {
    private func blocks(_ lines: [String]) -> [MessageBlock] {
        MessageBlock.blocks(of: lines.joined(separator: "\n")).blocks
    }

    private func isOwn(_ file: Substring) -> Bool { file.hasPrefix("own") }

    /// The messages' own lines, each with how many it has in all.
    private func told(_ blocks: [MessageBlock]) -> [String] {
        blocks.map { "\($0.lines[0])" + ($0.lines.count == 1 ? "" : " +\($0.lines.count - 1)") }
    }

    private func retold(_ lines: [String]) -> [String] { told(blocks(lines).retold(isOwn)) }

    private func cleaned(_ lines: [String]) -> [String] { told(blocks(lines).cleaned(isOwn)) }

    @Test("An error in what a macro made is told of the line that the macro stands in") func macros() {
        let foreign = [
            "m:1:1: error: wrong", "m:2:2: note: between", "own:3:4: note: in expansion", "source",
            "own:5:6: note: more",
        ]
        #expect(retold(foreign) == ["own:3:4: error: wrong +1", "own:5:6: note: more"])
        #expect(
            retold(["own:3:9: error: own"] + foreign) == ["own:3:9: error: own", "own:5:6: note: more"], "said already")
        #expect(retold(["own:2:9: error: own"] + foreign).count == 3)
        let block = blocks(foreign).retold(isOwn)[0]
        #expect(block.kind == .error && block.text == "wrong" && block.place == "own:3:4")
        // One of which no note names a line stays, and so does one of a view that is tried out.
        #expect(retold(["m:1:1: error: a", "n:1:1: error: b"]) == ["m:1:1: error: a", "n:1:1: error: b"])
        let tried = ["galley-candidate-A:1:1: error: a", "own:1:1: note: n"]
        #expect(retold(tried) == tried)
        // A warning is no error, and what stands behind it is its own.
        let warned = [
            "m:1:1: warning: a", "own:1:1: note: n", "m:2:2: error: b", "own:2:2: warning: c", "own:4:4: note: d",
        ]
        #expect(retold(warned) == warned)
    }

    @Test("The same is told once, and notes go with what they are on") func once() {
        #expect(
            cleaned([
                "own:1:1: error: a", "own:1:1: note: n", "own:1:1: error: a", "own:2:1: note: o", "own:3:1: error: b",
            ])
                == ["own:1:1: error: a", "own:1:1: note: n", "own:3:1: error: b"])
        #expect(
            cleaned(["own:1:1: error: a", "other:1:1: note: n", "own:2:1: note: o", "own:2:1: note: o"]).count == 2)
        #expect(cleaned(["own:1:1: error: a", "x", "own:1:1: error: a", "y"]).count == 2, "another line of the source")
    }

    @Test("Views that are tried out count where nothing else is wrong") func tried() {
        let tried = ["galley-candidate-A:1:1: error: a", "own:1:1: note: n", "/x/galley-entry.swift:1:1: error: b"]
        #expect(cleaned(tried) == tried)
        #expect(cleaned(tried + ["own:9:1: error: c"]) == ["own:9:1: error: c"])
        #expect(cleaned(tried + ["own:9:1: warning: c"]).count == 4)
    }

    @Test("What cannot be inferred because of an error up to 20 lines before") func chains() {
        let cause = "own:10:1: error: value of type 'A' has no member 'b'"
        func inferred(_ line: Int, in file: String = "own", behind cause: String = cause) -> Int {
            cleaned([cause, "\(file):\(line):1: error: cannot infer contextual base", "\(file):\(line):2: note: n"])
                .count
        }
        let lines: [Int] = [9, 10, 11, 30, 31]
        #expect(lines.map { inferred($0) } == [3, 1, 1, 1, 3])
        #expect(inferred(11, in: "own2") == 3, "in another file")
        let causes = [
            "own:10:1: error: cannot find 'b' in scope", "own:10:1: error: no exact matches in call",
            "own:10:1: error: other",
        ]
        #expect(causes.map { inferred(11, behind: $0) } == [1, 1, 3])
    }

    @Test("The types that a call did not take") func refused() {
        let types = blocks([
            "own:1:1: error: no exact matches", "x:1:1: note: candidate (got 'Int')",
            "x:2:1: note: candidate (got 'Double')",
            "own:2:1: error: other", "x:1:1: note: nothing", "own:3:1: warning: w", "x:3:1: note: (got 'Bool')",
        ]).refusedTypes
        #expect(types == ["own:1:1": "Int", "own:2:1": "Bool"])
        #expect(blocks(["x:1:1: note: (got 'Int')"]).refusedTypes.isEmpty)
    }
}
