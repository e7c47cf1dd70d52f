import Galley
import GalleyLayout
import GalleyTestSupport
import Testing

@testable import GalleyControls

/// What a lazy container keeps between layouts: lines count once two layouts in succession have found them so, and as long as they do.
@MainActor @Suite("What lazy containers keep") struct LazyMemoryTests {
    private let runs = [LazySource.Run(views: 0..<3, section: nil)]

    private func lines(_ length: CGFloat, across: CGFloat = 100, views: Int = 3, samples: Int = 3) -> LazyLines {
        let run = LazyMetrics.Run(
            views: 0..<views, section: nil, firstLine: 0, lineCount: views, perLine: 1, length: length)
        return LazyLines(
            runs: [LazySource.Run(views: 0..<views, section: nil)], across: across,
            metrics: LazyMetrics([run], gap: 0, isUniform: true), sampleCount: samples)
    }

    @Test("Lines that were found twice are known, others are not") func twice() {
        let memory = LazyMemory()
        var known: [Bool] = []
        for length: CGFloat? in [20, 20, 20, 30, 30, nil, 30, 30] {
            memory.note(length.map { lines($0) })
            known.append(memory.lines(of: runs) == length.map { lines($0) } && length != nil)
        }
        #expect(known == [false, true, true, false, true, false, false, true])
        // Of other views they tell nothing.
        #expect(memory.lines(of: [LazySource.Run(views: 0..<4, section: nil)]) == nil)
        #expect(memory.lines(of: []) == nil && LazyMemory().lines(of: runs) == nil)
    }

    @Test("A container that is asked for several thicknesses keeps none") func forgotten() {
        let memory = LazyMemory()
        for _ in 0..<2 { memory.note(lines(20)) }
        #expect(memory.lines(of: runs) != nil)
        memory.forgetLines()
        #expect(memory.lines(of: runs) == nil)
        for _ in 0..<3 { memory.note(lines(20)) }
        #expect(memory.lines(of: runs) == nil)
    }

    @Test("Lines are alike by what they are of, their thickness and their places") func alike() {
        let one = lines(20)
        var confirmed = lines(20, samples: 9)
        confirmed.isConfirmed = true
        #expect(!one.isConfirmed && one == confirmed)
        let others = [lines(21), lines(20, across: 101), lines(20, views: 4)]
        #expect(others.map { $0 == one } == [false, false, false])
        let header = SectionTraits(number: 1, part: .header)
        let parts = [nil, header].map { LazySource.Run(views: 0..<1, section: $0).part }
        #expect(parts == [.row, .header])
    }
}
