import Testing

@testable import GalleyEngine

@Suite("Tables of the layout tree")
struct TableTests {
    private final class Counted {
        static nonisolated(unsafe) var alive = 0
        init() { Self.alive += 1 }
        deinit { Self.alive -= 1 }
    }

    @Test("Elements stay as they are while a table grows, and go with it") func growth() {
        var table = Table<Counted>()
        for _ in 0..<100 { table.append(Counted()) }
        #expect(table.count == 100 && Counted.alive == 100)
        let kept = table[37]
        for _ in 0..<40 { table.append(Counted()) }
        #expect(table[37] === kept && Counted.alive == 140)
        table.removeAll()
        #expect(table.count == 0 && Counted.alive == 1)
        table.append(kept)
        table.free()
        #expect(table.count == 0 && table.indices.isEmpty)
        withExtendedLifetime(kept) { #expect(Counted.alive == 1) }
    }

    @Test("Rows are the table's own memory") func rows() {
        var table = Table<Int>()
        for number in 0..<20 { table.append(number) }
        table.seal()
        table.rows[7] = 70
        #expect(table[7] == 70)
        #expect((table.rows + 7).pointee == 70)
        table.removeAll()
        table.append(1)
        #expect(table[0] == 1)
    }

    @Test("A value's words lie behind the others, whole") func words() {
        struct Pair: BitwiseCopyable {
            var first: Double
            var second: Int64
        }
        var table = Table<UInt64>()
        table.append(7)
        for number in 0..<40 as Range<Int64> {
            table.append(elementsOf: Pair(first: Double(number) / 2, second: -number))
        }
        #expect(table.count == 81)
        #expect(table[0] == 7 && Double(bitPattern: table[79]) == 19.5 && Int64(bitPattern: table[80]) == -39)
        table.seal()
        let last = UnsafeRawPointer(table.rows.run(from: 79, count: 2)).load(as: Pair.self)
        #expect(last.first == 19.5 && last.second == -39)
    }

    @Test("Room that was made is filled without moving") func room() {
        var table = Table<UInt64>()
        table.makeRoom(for: 100)
        table.append(elementsOf: (1 as UInt64, 2 as UInt64))
        table.append(3)
        #expect((0..<3).map { table[$0] } == [1, 2, 3])
    }

    @Test("A tree that was emptied is built, frozen and laid out anew") func reuse() {
        let tree = LayoutTree()
        let first = tree.freeze(root: tree.column(0, .leading, [tree.box(10, 20), tree.box(30, 5)]))
        first.place(root: .unspecified)
        #expect(first.size(of: 0) == Size(30, 25) && tree.nodeCount == 3)
        tree.removeAll()
        #expect(tree.nodeCount == 0 && tree.pass == nil)
        let second = tree.freeze(root: tree.row(4, [tree.box(7, 8), tree.box(1, 2)]))
        second.place(root: .unspecified)
        #expect(second.size(of: 0) == Size(12, 8) && tree.nodeCount == 3)
    }

    // What debug builds stop: each of these is a pointer that is good no longer, or one that is about to become so.
    #if DEBUG
        @Test("A table that may grow hands out no rows") func unsealed() async {
            await #expect(processExitsWith: .failure) {
                var table = Table<Int>()
                table.append(1)
                _ = table.rows
            }
        }

        @Test("A sealed table does not grow") func sealed() async {
            await #expect(processExitsWith: .failure) {
                var table = Table<Int>()
                table.seal()
                table.append(1)
            }
        }

        @Test("Rows of a table that was emptied are good no longer") func emptied() async {
            await #expect(processExitsWith: .failure) {
                var table = Table<Int>()
                table.append(1)
                table.seal()
                let rows = table.rows
                table.removeAll()
                _ = rows[0]
            }
        }

        @Test("No element beyond the last", arguments: [-1, 3]) func bounds(index: Int) async {
            await #expect(processExitsWith: .failure) { [index] in
                var table = Table<Int>()
                for number in 0..<3 { table.append(number) }
                _ = table[index]
            }
            await #expect(processExitsWith: .failure) { [index] in
                var table = Table<Int>()
                for number in 0..<3 { table.append(number) }
                table.seal()
                _ = table.rows[index]
            }
        }

        @Test("No run of elements beyond the last", arguments: [-1, 2, 4]) func runs(start: Int) async {
            await #expect(processExitsWith: .failure) { [start] in
                var table = Table<Int>()
                for number in 0..<3 { table.append(number) }
                table.seal()
                _ = table.rows.run(from: start, count: 2)
            }
        }

        /// The fault that this suite is for, planted: a table is read through a pointer that was taken before the
        /// preferences were worked out, which adds to the table.
        @Test("Spacing preferences are never read through rows") func plantedFault() async {
            await #expect(processExitsWith: .failure) {
                let tree = LayoutTree()
                let leaves = (0..<2).map { edge in tree.addRigid(Size(10, 10), spacing: .sample(Double(edge))) }
                let pass = tree.freeze(
                    root: tree.addStack(.vertical, alignment: .leading, spacing: 0, leaves))
                _ = tree.tables.pointee.spacings.rows[Int(pass.spacingIndex(0))]
            }
        }

        private final class Intruder: LayoutDelegate {
            override func measure(_ pass: Pass, node: Int, _ proposal: Proposal) -> Size {
                _ = pass.tree.addFrame(width: 1, height: 1, .leading, .top, around: 0)
                return .zero
            }
        }

        @Test("Nothing is added to a tree that is being laid out") func intruder() async {
            await #expect(processExitsWith: .failure) {
                let tree = LayoutTree()
                let pass = tree.freeze(root: tree.addLayout(Intruder(), [tree.addFlexible()]))
                pass.place(root: Proposal(10, 10))
            }
        }

        @Test("A pass of a tree that was emptied is good no longer") func emptiedTree() async {
            await #expect(processExitsWith: .failure) {
                let tree = LayoutTree()
                let pass = tree.freeze(root: tree.addFlexible())
                tree.removeAll()
                pass.place(root: Proposal(10, 10))
            }
        }
    #endif
}

extension Spacing {
    /// Preferences unlike those of any other number.
    static func sample(_ number: Double) -> Spacing {
        var spacing = Spacing()
        spacing[.unconditional, .bottom] = number
        spacing[.edgeBelowText, .bottom] = 2 * number
        return spacing
    }
}
