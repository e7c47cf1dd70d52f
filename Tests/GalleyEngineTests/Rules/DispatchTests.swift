import Testing

@testable import GalleyEngine

private struct KindOfRule: RuleVisitor {
    func visit<R: LayoutRule>(_: R.Type) -> NodeKind { R.kind }
}

private struct RuleSize: RuleVisitor {
    func visit<R: LayoutRule>(_: R.Type) -> (size: Int, stride: Int) {
        (MemoryLayout<R>.size, MemoryLayout<R>.stride)
    }
}

private struct Accepts: RuleVisitor {
    let words: [UInt64]
    let childCount: Int

    func visit<R: LayoutRule>(_: R.Type) -> Bool {
        words.withUnsafeBufferPointer { R.accepts($0, childCount: childCount, guideCount: 8) }
    }
}

@Suite("Every kind of node has its rule")
struct DispatchTests {
    private static let kinds = (0...UInt8.max).compactMap { NodeKind(rawValue: $0) }

    @Test("The dispatch hands out the rule of the kind", arguments: kinds)
    func rightRule(kind: NodeKind) {
        #expect(dispatch(kind, KindOfRule()) == kind)
    }

    @Test("Parameters are whole words", arguments: kinds)
    func words(kind: NodeKind) {
        let (size, stride) = dispatch(kind, RuleSize())
        #expect(size % 8 == 0)
        #expect(size == 0 || stride == size)
    }

    @Test("A rule refuses words that are not as many as it stores", arguments: kinds)
    func wordCount(kind: NodeKind) {
        let count = dispatch(kind, RuleSize()).size / 8
        if kind != .grid { #expect(dispatch(kind, Accepts(words: Array(repeating: 0, count: count), childCount: 1))) }
        #expect(!dispatch(kind, Accepts(words: Array(repeating: 0, count: count + 1), childCount: 1)))
        if count > 0 {
            #expect(!dispatch(kind, Accepts(words: Array(repeating: 0, count: count - 1), childCount: 1)))
        }
    }

    /// The words of a grid of one cell in one row: its parameters, the cell, the line.
    private func gridWords(row: Int32 = 0, column: Int32 = 0, span: Int32 = 1, rowCount: UInt64 = 1, guide: Int32 = -1)
        -> [UInt64]
    {
        func pair(_ low: Int32, _ high: Int32) -> UInt64 {
            UInt64(UInt32(bitPattern: low)) | UInt64(UInt32(bitPattern: high)) << 32
        }
        return [0, 0, rowCount, 1, pair(row, column), pair(span, 0), 0, 0, pair(guide, -1)]
    }

    @Test("A grid refuses cells without a line, and guides that the tree does not have") func gridParts() {
        func accepts(_ words: [UInt64]) -> Bool { dispatch(.grid, Accepts(words: words, childCount: 1)) }
        #expect(accepts(gridWords()))
        #expect(accepts(gridWords(guide: 7)))
        #expect(!accepts(gridWords(guide: 8)))
        #expect(!accepts(gridWords(row: 1)))
        #expect(!accepts(gridWords(row: -1)))
        #expect(!accepts(gridWords(column: 1)))
        #expect(!accepts(gridWords(span: 0)))
        #expect(!accepts(gridWords(rowCount: 2)))
        #expect(!accepts(Array(gridWords().dropLast())))
        #expect(!dispatch(.grid, Accepts(words: gridWords(), childCount: 2)))
    }
}
