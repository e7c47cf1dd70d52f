import Galley
import GalleyTestSupport
import Testing

// rules.md §11 and §12.2–12.3. The numeric cases are data: Tests/Conformance.

@MainActor @Suite("Scroll views and lazy containers")
struct ScrollingTests {

    @Test("A scroll view under an inset is as long as what is left, and its end is seen there")
    func scrollInset() {
        let view = ScrollView { box(100, 400).probe("c") }.probe("s")
            .safeAreaInset(edge: .bottom, spacing: 0) { box(100, 30) }.defaultScrollAnchor(.bottom)
        let found = frames(in: 100, 200, view)
        // OSU (InsetViewLayout): every view is offered what is left. What of the content lies under the bar is drawn.
        expect(found["s"], 0, 0, 100, 170)
        expect(found["c"]?.minY, -230)
    }

    private final class Counter {
        var count = 0
    }

    private struct Row: View {
        let counter: Counter
        let index: Int

        var body: some View {
            counter.count += 1
            return Color.red.frame(height: 40).probe("row \(index)")
        }
    }

    @Test("Only what can be seen is built", arguments: [100, 1000, 1_000_000]) func visibleOnly(count: Int) {
        let counter = Counter()
        let list = ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(counter: counter, index: $0) } }
        }
        let found = frames(in: 100, 400, list)
        expect(found["row 9"], 0, 360, 100, 40)
        // Ten rows can be seen; eight more are looked at to estimate the length.
        #expect(counter.count <= 20)

        counter.count = 0
        let end = frames(in: 100, 400, list.defaultScrollAnchor(.bottom))
        expect(end["row \(count - 1)"], 0, 360, 100, 40)
        #expect(counter.count <= 30)
    }

    @Test("A lazy grid in a scroll view builds the rows that can be seen") func visibleCells() {
        let counter = Counter()
        let grid = ScrollView {
            LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
                ForEach(0..<100_000, id: \.self) { Row(counter: counter, index: $0) }
            }
        }
        let found = frames(in: 208, 400, grid)
        expect(found["row 3"], 108, 40, 100, 40)
        expect(found["row 19"], 108, 360, 100, 40)
        #expect(counter.count <= 40)
    }

    @Test("Rows of all heights lie one below the other, and an ideal scroll view shows them all") func uneven() {
        let heights = (0..<40).map { CGFloat(10 + $0 % 7 * 5) }
        let view = ScrollView {
            LazyVStack(spacing: 2) { ForEach(0..<40, id: \.self) { box(30, heights[$0]).probe("\($0)") } }
        }
        let found = frames(proposing: 100, nil, view.probe("s"))
        var y: CGFloat = 0
        for index in 0..<40 {
            expect(found["\(index)"]?.minY, y)
            y += heights[index] + 2
        }
        expect(found["s"]?.height, y - 2)
    }

    @Test("A list is as wide as it is offered, its rows leading") func list() {
        let found = frames(
            in: 200, 300,
            List {
                Section("Head") { box(50, 20).probe("a") }
                box(60, 20).probe("b")
            }.probe("list"))
        expect(found["list"], 0, 0, 200, 300)
        expect(found["a"]?.minX, 32)
        expect(found["b"]?.minX, 32)
        // Half of what rows of 52 have left, the distance of sections, and that half again (rules.md §18.8).
        expect(found["b"]?.minY, (found["a"]?.maxY ?? -1) + 16 + 35 + 16)
    }

    @Test("A frame relative to the container (rules.md §11)") func containerRelative() {
        let found = frames(
            in: 320, 200,
            VStack(spacing: 0) {
                ScrollView(.horizontal) {
                    HStack(spacing: 10) {
                        ForEach(0..<4) { index in
                            Color.red.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 10)
                                .frame(height: 20).probe("\(index)")
                        }
                    }
                }.frame(width: 260)
                Color.blue.containerRelativeFrame([.horizontal, .vertical]) { length, axis in length / 4 }.probe("w")
            })
        expect(found["0"]?.width, 80)
        expect(found["1"]?.minX ?? 0, (found["0"]?.minX ?? 0) + 90)
        expect(found["w"]?.width, 80)
        expect(found["w"]?.height, 50)
    }
}
