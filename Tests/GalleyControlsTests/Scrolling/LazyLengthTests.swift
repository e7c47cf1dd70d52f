import Galley
import GalleyTestSupport
import Testing

/// How long lazy containers are: exact where every view has been looked at or seen, else as the first eight of each kind are on average
/// (docs/architecture.md); the end of the content is where the last view ends (rules.md §12.3, §19.4).
@MainActor @Suite("Lengths of lazy containers") struct LazyLengthTests {
    /// Rows of given heights, and a mark behind them.
    private func column(_ heights: [CGFloat], spacing: CGFloat? = 0) -> some View {
        ScrollView {
            VStack(spacing: 0) {
                LazyVStack(spacing: spacing) {
                    ForEach(heights.indices, id: \.self) { Color.red.frame(height: heights[$0]).probe("\($0)") }
                }
                .probe("column")
                Color.blue.frame(height: 5).probe("after")
            }
        }
    }

    private func after(_ heights: [CGFloat], spacing: CGFloat? = 0) -> CGFloat? {
        frames(in: 100, 200, column(heights, spacing: spacing))["after"]?.minY
    }

    private func rows(_ height: CGFloat, _ count: Int) -> [CGFloat] { Array(repeating: height, count: count) }

    @Test("What has been seen is as long as it is, what has not is estimated by the first eight") func lengths() {
        let seen: [CGFloat?] = [
            after(rows(10, 5)), after(rows(10, 8) + rows(20, 4)), after(rows(10, 100)),
            after(rows(10, 8) + rows(50, 92)),
            // The mean of four of 10 and four of 30 is 20.
            after(rows(10, 4) + rows(30, 96)), after(rows(10, 100), spacing: 3), after([]), after([7]),
            after(rows(10, 9), spacing: -2),
        ]
        #expect(seen == [50, 160, 1000, 1000, 2000, 1297, 0, 7, 74])
    }

    @Test("Scrolled to its end the last view ends there, whatever was estimated") func ends() {
        func last(_ heights: [CGFloat]) -> [CGFloat] {
            let column = ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(heights.indices, id: \.self) { Color.red.frame(height: heights[$0]).probe("\($0)") }
                }
            }
            let host = ViewHost(column, size: CGSize(width: 100, height: 200))
            host.send(.scroll(CGSize(width: 0, height: 90_000), at: CGPoint(x: 50, y: 50)))
            let count = heights.count
            return (count - 2..<count).map { host.frame("\($0)")?.minY ?? -999 }
        }
        #expect(last(rows(10, 8) + rows(50, 22)) == [100, 150] && last(rows(50, 8) + rows(10, 92)) == [180, 190])
        #expect(last(rows(30, 40)) == [140, 170])
    }

    @Test("A view that turns out to be several is as long as they are together") func several() {
        struct Boxed: ViewModifier { func body(content: Content) -> some View { content } }
        func length(_ spacing: CGFloat?, _ count: Int) -> CGFloat? {
            let view = ScrollView {
                VStack(spacing: 0) {
                    LazyVStack(spacing: spacing) {
                        ForEach(0..<count, id: \.self) { _ in
                            Group {
                                Color.red.frame(height: 10)
                                Color.red.frame(height: 30)
                            }.modifier(Boxed())
                        }
                    }
                    Color.blue.frame(height: 5).probe("after")
                }
            }
            return frames(in: 100, 200, view)["after"]?.minY
        }
        // 40 each and 4 between any two.
        #expect(length(0, 100) == 4000 && length(4, 100) == 100 * 44 + 99 * 4)
    }

    @Test("Each section's header and rows count by themselves") func sections() {
        let view = ScrollView {
            VStack(spacing: 0) {
                LazyVStack(spacing: 0) {
                    ForEach(0..<5, id: \.self) { section in
                        Section {
                            ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: CGFloat(10 * (section + 1))) }
                        } header: {
                            Color.blue.frame(height: 7)
                        } footer: {
                            Color.blue.frame(height: 3)
                        }
                    }
                }
                Color.blue.frame(height: 5).probe("after")
            }
        }
        // 20 · (10 + 20 + 30 + 40 + 50) and five times 10.
        expect(frames(in: 100, 200, view)["after"]?.minY, 3050)
    }

    /// Of sections of eight rows the first eight are looked at, 64 rows; the others are taken to be as these are on average.
    @Test("No more than 64 views are looked at") func samples() {
        func length(_ heights: [CGFloat]) -> CGFloat? {
            let view = ScrollView {
                VStack(spacing: 0) {
                    LazyVStack(spacing: 0) {
                        ForEach(heights.indices, id: \.self) { section in
                            Section { ForEach(0..<8, id: \.self) { _ in Color.red.frame(height: heights[section]) } }
                        }
                    }
                    Color.blue.frame(height: 5).probe("after")
                }
            }
            return frames(in: 100, 200, view)["after"]?.minY
        }
        #expect(length(rows(10, 8) + rows(30, 12)) == 1600)
        // 56 of 10 and eight of 30: the other 96 are 12.5 each.
        #expect(length(rows(10, 7) + rows(30, 13)) == 2000)
    }

    @Test("A lazy row is as thick as it is offered, or as the thickest of those that were looked at") func thickness() {
        func row(_ count: Int) -> some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { Color.red.frame(width: 30, height: 10 + CGFloat($0 % 3) * 10) }
                }
            }
        }
        expect(size(of: row(50), 100, 70), 100, 70)
        expect(size(of: row(50), 100, nil), 100, 30)
        expect(size(of: row(2), 100, nil), 100, 20)
        expect(size(of: row(50).fixedSize(horizontal: true, vertical: false), 100, 70), 1500, 70)
    }

    @Test("A grid's lines are as long as their longest cell") func grid() {
        func length(_ columns: Int, _ count: Int) -> CGFloat? {
            let view = ScrollView {
                VStack(spacing: 0) {
                    LazyVGrid(columns: Array(repeating: GridItem(), count: columns), spacing: 2) {
                        ForEach(0..<count, id: \.self) { Color.red.frame(height: $0 % 2 == 0 ? 10 : 30) }
                    }
                    Color.blue.frame(height: 5).probe("after")
                }
            }
            return frames(in: 200, 100, view)["after"]?.minY
        }
        // Two columns: a line is 30. One: the mean is 20. Three of 100: 34 lines.
        #expect(length(2, 100) == 50 * 30 + 49 * 2 && length(1, 100) == 100 * 20 + 99 * 2)
        #expect(length(3, 100) == 34 * 30 + 33 * 2 && length(2, 7) == 30 * 3 + 10 + 6)
    }

    /// Between views without a spacing of their own are 8 points (rules.md §3); the estimate takes the mean of what neighbours prefer.
    @Test("Distances that the views prefer") func preferred() {
        #expect(after(rows(10, 100), spacing: nil) == 100 * 10 + 99 * 8 && after(rows(10, 5), spacing: nil) == 82)
    }

    @Test("Lazily or not, few views lie alike; many are built as far as they are seen") func built() {
        func count(_ rows: Int) -> Int {
            let found = frames(in: 100, 200, column(self.rows(20, rows)))
            return (0..<rows).count { found["\($0)"] != nil }
        }
        // Up to eight are looked at and built without more ado; of more those of 200 points.
        #expect([3, 8, 9, 30, 1000].map { count($0) } == [3, 8, 9, 10, 10])
    }
}
