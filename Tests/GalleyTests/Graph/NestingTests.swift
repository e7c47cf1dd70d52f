import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph

/// Views in views: how many there may be, and which are left out where there is no end of them. 16,000 views, and 200 trees that are built
/// apart; a cycle is looked for in the types, from the innermost view outwards.
@MainActor @Suite("Views in views without end")
struct NestingTests {
    private let owner = Nesting.Owner()
    private var nesting: UnsafeMutablePointer<Nesting> { owner.nesting }

    /// Goes into views of types, the first one outermost; each is told ten times its depth. Returns what was said at last.
    @discardableResult
    private func enter(_ types: [Any.Type?]) -> String {
        var said = "entered"
        for type in types {
            switch nesting.pointee.enter(type, mark: nesting.pointee.depth * 10) {
            case nil: said = "entered"
            case .known?: said = "known"
            case .tooDeep?: said = "too deep"
            case .endlessTree?: said = "endless tree"
            case .endless(let type)?: said = "endless \(type)"
            }
        }
        return said
    }

    /// Goes back out of all views. Returns the depths, and the marks there, at which something was to be left out.
    private func leaveAll() -> [[Int]] {
        var found: [[Int]] = []
        while nesting.pointee.depth > 0 {
            if let mark = nesting.pointee.leave() { found.append([nesting.pointee.depth, mark]) }
        }
        return found
    }

    @Test("As many as may be fit, one more does not") func most() {
        #expect(enter(Array(repeating: nil, count: 16_000)) == "entered" && nesting.pointee.depth == 16_000)
        #expect(enter([nil]) == "too deep" && nesting.pointee.depth == 16_000)
        #expect(enter([Int.self]) == "too deep")
        #expect(nesting.pointee.leave() == nil && nesting.pointee.depth == 15_999)
        #expect(enter([nil]) == "entered" && enter([nil]) == "too deep")
        #expect(leaveAll().isEmpty)
    }

    @Test("A view that leads to itself is left out as a whole, and nothing is built until then") func itself() {
        #expect(enter(Array(repeating: Int.self, count: 16_000)) == "entered")
        #expect(enter([Int.self]) == "endless Int")
        #expect(enter([String.self, nil]) == "known" && nesting.pointee.depth == 16_000)
        #expect(nesting.pointee.leave() == nil && enter([nil]) == "known")
        #expect(leaveAll() == [[0, 0]])
        #expect(enter([Int.self]) == "entered")
    }

    @Test("Of several that lead to each other the outermost is") func several() {
        // A string around; then whole numbers, nothing and fractions in turn.
        let cycle: [Any.Type?] = [Int.self, nil, Double.self]
        let types: [Any.Type?] = [String.self, nil] + (0..<15_998).map { cycle[$0 % 3] }
        #expect(enter(types) == "entered" && enter([Int.self]) == "endless Int")
        #expect(leaveAll() == [[2, 20]])
        #expect(enter(types) == "entered" && enter([nil]) == "endless Int")
    }

    @Test("A cycle of 64 is found, and where there is none the first of the innermost one's type") func long() {
        let kinds: [Any.Type] = [Int.self, Double.self]
        // Of the Thue–Morse sequence no part comes three times in a row; the last of these is of the first one's kind (popcount of 15,994
        // is even), and five strings lie around them.
        let words: [Any.Type?] = Array(repeating: String.self, count: 5)
        let turns: [Any.Type?] = (0..<15_995).map { kinds[$0.nonzeroBitCount % 2] }
        #expect(enter(words + turns) == "entered" && enter([nil]) == "endless Int")
        #expect(leaveAll() == [[5, 50]])
        // Of the first 64 of the sequence, over and over, no shorter part comes four times in a row; the last one is a fraction.
        let round: [Any.Type?] = (0..<15_989).map { kinds[($0 % 64).nonzeroBitCount % 2] }
        let outer: [Any.Type?] = Array(repeating: String.self, count: 11)
        #expect(enter(outer + round) == "entered" && enter([nil]) == "endless Int")
        #expect(leaveAll() == [[11, 110]])
    }

    @Test("Most of what has an end was made before; more than an eighth of types leads to itself") func made() {
        func types(_ count: Int) -> [Any.Type?] { (0..<16_000).map { $0 < count * 2 && $0 % 2 == 1 ? Int.self : nil } }
        #expect(enter(types(2000)) == "entered" && enter([nil]) == "too deep")
        #expect(leaveAll().isEmpty)
        #expect(enter(types(2001)) == "entered" && enter([nil]) == "endless Int")
        #expect(leaveAll() == [[1, 10]])
    }

    @Test("Trees in trees end at two hundred, until the outermost is done") func trees() {
        var entered = (0..<200).map { _ in nesting.pointee.enterTree() }
        #expect(entered.allSatisfy(\.self) && enter([nil]) == "entered")
        entered = (0..<2).map { _ in nesting.pointee.enterTree() }
        #expect(entered == [false, false] && enter([nil]) == "known")
        for _ in 0..<199 { nesting.pointee.leaveTree() }
        #expect(enter([nil]) == "known" && nesting.pointee.leave() == nil && enter([nil]) == "known")
        nesting.pointee.leaveTree()
        #expect(enter([nil]) == "entered" && nesting.pointee.enterTree())
        nesting.pointee.leaveTree()
        // All two hundred may be entered again.
        #expect((0..<200).allSatisfy { _ in nesting.pointee.enterTree() } && !nesting.pointee.enterTree())
    }

    @Test("What is given back between builds is taken again; within one nothing is") func rest() {
        enter(Array(repeating: Int.self, count: 300))
        nesting.pointee.rest()
        #expect(enter(Array(repeating: Int.self, count: 15_700)) == "entered" && enter([nil]) == "endless Int")
        #expect(leaveAll() == [[0, 0]])
        nesting.pointee.rest()
        #expect(enter([String.self] + Array(repeating: Int.self, count: 15_999)) == "entered")
        #expect(enter([nil]) == "endless Int" && leaveAll() == [[1, 10]])
        let isEntered = nesting.pointee.enterTree()
        nesting.pointee.rest()
        nesting.pointee.leaveTree()
        #expect(isEntered && enter([nil]) == "entered")
    }
}
