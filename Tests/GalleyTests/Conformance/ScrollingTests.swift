import Testing

@testable import Galley

// semantics.md §25.9, §25.10 and §12.2–12.3.

@MainActor @Suite("Scroll views and lazy containers")
struct ScrollingTests {
    @Test("T-138 V") func rows() {
        let found = frames(
            in: 300, 200,
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<3) { _ in box(120, 20) } }.probe("content")
            }.probe("scroll"))
        expect(found["scroll"], 90, 0, 120, 200)
        expect(found["content"]?.minY, 0)
    }

    @Test("T-139 V") func wide() {
        expect(frames(in: 300, 200, ScrollView { box(400, 20) }.probe("s"))["s"], -50, 0, 400, 200)
    }

    @Test("T-140 V") func horizontal() {
        let found = frames(in: 300, 200, ScrollView(.horizontal) { HStack { box(30, 40) } }.probe("s"))
        expect(found["s"]?.width, 300)
        expect(found["s"]?.height, 40)
    }

    @Test("T-141 V") func betweenBars() {
        let found = frames(
            in: 100, 200,
            VStack(spacing: 0) {
                box(50, 16).probe("a")
                ScrollView { box(20, 400) }.probe("s")
                box(50, 16).probe("b")
            })
        expect(found["s"]?.minY, 16)
        expect(found["s"]?.height, 168)
        expect(found["b"]?.minY, 184)
    }

    @Test("T-143 V") func padded() {
        let found = frames(in: 300, 200, ScrollView { box(120, 400).padding().probe("c") }.probe("s"))
        expect(found["s"]?.width, 152)
        expect(found["c"]?.height, 432)
    }

    @Test("T-144 V") func anchored() {
        let found = frames(
            in: 100, 200, ScrollView { box(50, 400).probe("c") }.defaultScrollAnchor(.bottom))
        expect(found["c"]?.minY, -200)
    }

    @Test("T-113 V") func safeAreaInset() {
        let found = frames(
            in: 100, 200,
            Color.red.probe("c").safeAreaInset(edge: .bottom) { box(100, 30).probe("bar") }.probe("whole"))
        expect(found["c"], 0, 0, 100, 162)
        expect(found["bar"], 0, 170, 100, 30)
        expect(found["whole"], 0, 0, 100, 200)
    }

    @Test("A scroll view keeps its bounds under an inset and makes room at the end (semantics.md §11, V)")
    func scrollInset() {
        let view = ScrollView { box(100, 400).probe("c") }.probe("s")
            .safeAreaInset(edge: .bottom, spacing: 0) { box(100, 30) }.defaultScrollAnchor(.bottom)
        let found = frames(in: 100, 200, view)
        expect(found["s"], 0, 0, 100, 200)
        expect(found["c"]?.minY, -230)
    }

    @Test("T-152 V") func lazyGrid() {
        let columns = [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80))]
        let found = frames(
            in: 320, 200,
            LazyVGrid(columns: columns, spacing: 4) {
                ForEach(0..<6) { index in Color.red.frame(height: 20).probe("\(index)") }
            }.probe("grid").frame(width: 280))
        // Columns of 60, 102 and 80 in 280, 8 apart: 258, so the tracks start 11 in (alignment center).
        expect(found["0"]?.minX, 31)
        expect(found["1"]?.minX, 99)
        expect(found["2"]?.minX, 209)
        expect(found["0"]?.width, 60)
        expect(found["1"]?.width, 102)
        expect(found["2"]?.width, 80)
        expect(found["3"]?.minY ?? 0, (found["0"]?.minY ?? 0) + 24)
        expect(found["grid"]?.height, 44)
    }

    @Test("T-153 V") func adaptive() {
        let found = frames(
            in: 240, 200,
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], spacing: 8) {
                ForEach(0..<5) { index in Color.red.frame(height: 24).probe("\(index)") }
            }.probe("grid"))
        for (index, x) in [0, 62.5, 125, 187.5].enumerated() { expect(found["\(index)"]?.minX, x) }
        expect(found["0"]?.width, 52.5)
        expect(found["grid"]?.height, 56)
    }

    @Test("T-154 V") func lazyRows() {
        let found = frames(
            in: 300, 100,
            LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
                ForEach(0..<5) { index in Color.red.frame(width: 40).probe("\(index)") }
            }.probe("grid").frame(height: 70))
        expect(found["grid"]?.width, 132)
        expect(found["grid"]?.height, 70)
        expect(found["0"]?.minY ?? 0, (found["grid"]?.minY ?? 0) + 1)
        expect(found["1"]?.minY ?? 0, (found["grid"]?.minY ?? 0) + 39)
        expect(found["2"]?.minX ?? 0, (found["0"]?.minX ?? 0) + 46)
    }

    @Test("T-155 C, T-156 C/I, T-157 I (objc.io's reading)") func tracks() {
        func widths(_ items: [GridItem], _ width: CGFloat) -> [CGFloat] {
            LazyGridArrangement(axis: .vertical, items: items, alignment: .center, lineSpacing: nil).tracks(width)
                .map(\.length)
        }
        #expect(widths([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], 200) == [70, 57, 57])
        #expect(widths([GridItem(.flexible(minimum: 40)), GridItem(.fixed(60))], 200) == [132, 60])
        #expect(widths([GridItem(.flexible(minimum: 20, maximum: 80)), GridItem()], 280) == [80, 192])
    }

    @Test("T-158 V") func lazyStacks() {
        let found = frames(
            in: 320, 240,
            HStack(spacing: 20) {
                LazyVStack { box(20, 20) }.probe("a")
                LazyVStack { box(20, 20) }.probe("b")
                LazyHStack(spacing: 4) {
                    box(20, 20)
                    box(13, 20)
                }.probe("c")
            })
        expect(found["a"]?.width, 121.5)
        expect(found["b"]?.width, 121.5)
        expect(found["c"]?.width, 37)
        expect(found["c"]?.height, 240)
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
            in: 200, 100,
            List {
                Section("Head") { box(50, 20).probe("a") }
                box(60, 20).probe("b")
            }.probe("list"))
        expect(found["list"], 0, 0, 200, 100)
        expect(found["a"]?.minX, 0)
        expect(found["b"]?.minX, 0)
        expect(found["b"]?.minY, found["a"]?.maxY ?? -1)
    }

    @Test("A frame relative to the container (semantics.md §11)") func containerRelative() {
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
