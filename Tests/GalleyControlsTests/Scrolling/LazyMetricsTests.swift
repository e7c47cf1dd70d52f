import Galley
import GalleyTestSupport
import Testing

@testable import GalleyControls
@testable import GalleyGraph

/// Where lines of lazy containers lie: sums of lengths and gaps, against a list of all lines written out.
@MainActor @Suite("Lines of lazy containers") struct LazyMetricsTests {
    /// Seven views of 10 in lines of three, none, four of 25 one by one.
    private let metrics = LazyMetrics(
        [
            .init(views: 0..<7, firstLine: 0, lineCount: 3, perLine: 3, length: 10),
            .init(views: 7..<7, firstLine: 0, lineCount: 0, perLine: 1, length: 99),
            .init(views: 7..<11, firstLine: 0, lineCount: 4, perLine: 1, length: 25),
        ], gap: 4, isUniform: false)

    /// The lines' starts and ends, one after another.
    private var lines: [(start: CGFloat, end: CGFloat)] {
        var start: CGFloat = 0
        let lengths: [CGFloat] = [10, 10, 10, 25, 25, 25, 25]
        return lengths.map { length in
            defer { start += length + 4 }
            return (start, start + length)
        }
    }

    @Test("Starts, ends and the whole") func places() {
        #expect(metrics.lineCount == 7 && metrics.runs.count == 2)
        // 3 · 10 + 4 · 25, and six gaps of 4.
        #expect(metrics.total == 154)
        #expect(metrics.runs.map(\.firstLine) == [0, 3] && metrics.runs.map(\.start) == [0, 42])
        #expect(metrics.runs.map(\.lines) == [0..<3, 3..<7])
        for (line, place) in lines.enumerated() {
            #expect(metrics.start(of: line) == place.start && metrics.end(of: line) == place.end, "\(line)")
            // A line reaches to the next one.
            for position in [place.start, place.end, place.end + 3.9] { #expect(metrics.line(at: position) == line) }
        }
        #expect(metrics.line(at: -50) == 0 && metrics.line(at: 9999) == 6)
        #expect((0..<7).map { metrics.run(of: $0).perLine } == [3, 3, 3, 1, 1, 1, 1])
    }

    @Test("Views of lines, and lines of views") func views() {
        #expect((0..<7).map { metrics.views(of: $0..<$0 + 1) } == [0..<3, 3..<6, 6..<7, 7..<8, 8..<9, 9..<10, 10..<11])
        #expect(
            metrics.views(of: 1..<5) == 3..<9 && metrics.views(of: 0..<7) == 0..<11 && metrics.views(of: 2..<2) == 0..<0
        )
        #expect((0..<11).map { metrics.line(of: $0) } == [0, 0, 0, 1, 1, 1, 2, 3, 4, 5, 6])
    }

    @Test("Lengths below zero, none, and many runs") func rest() {
        let none = LazyMetrics([], gap: 5, isUniform: true)
        #expect(none.lineCount == 0 && none.total == 0 && none.isUniform)
        let narrow = LazyMetrics(
            [.init(views: 0..<3, firstLine: 0, lineCount: 3, perLine: 1, length: 1)], gap: -9, isUniform: true)
        #expect(narrow.total == 0 && narrow.line(at: 3) == 0)
        let many = LazyMetrics(
            (0..<9).map {
                .init(views: $0 * 2..<$0 * 2 + 2, firstLine: 0, lineCount: 2, perLine: 1, length: CGFloat($0 + 1))
            },
            gap: 1, isUniform: false)
        var start: CGFloat = 0
        for line in 0..<18 {
            #expect(many.start(of: line) == start && many.line(at: start) == line && many.line(of: line) == line)
            start += CGFloat(line / 2 + 1) + 1
        }
        #expect(many.total == start - 1)
    }

    @Test("The runs of a section") func sections() {
        func run(_ view: Int, _ section: Int?) -> LazyMetrics.Run {
            let traits = section.map { SectionTraits(number: $0, part: .row) }
            return .init(views: view..<view + 1, section: traits, firstLine: 0, lineCount: 1, perLine: 1, length: 10)
        }
        let numbers: [Int?] = [1, 1, 2, nil, 2, 2, 3]
        let metrics = LazyMetrics(numbers.enumerated().map { run($0, $1) }, gap: 0, isUniform: false)
        let found = (0..<7).map { line in metrics.section(of: line).map(\.views.lowerBound) }
        #expect(found == [[0, 1], [0, 1], [2], [], [4, 5], [4, 5], [6]])
    }
}
