import Galley
import GalleyTestSupport
import Testing

/// What is said of one scroll view does not concern those beside it or inside it: Apple's documentation of `ScrollViewReader` ("the scroll
/// views within"), `scrollPosition`, `contentMargins`.
@MainActor @Suite("Scroll views beside each other") struct ScrollNeighbourTests {
    /// Ten rows of 20 points, called by a name and their number, in a room of 50.
    private func scroll(_ name: String) -> some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<10, id: \.self) { Color.red.frame(width: 50, height: 20).probe("\(name) \($0)").id($0) }
            }
        }.frame(height: 50)
    }

    /// Where the first rows of scroll views a, b and c lie; each has 50 points.
    private func starts(_ view: some View) -> [CGFloat] {
        let found = frames(in: 100, 150, view)
        return ["a 0", "b 0", "c 0"].map { found[$0]?.minY ?? -999 }
    }

    @Test("A reader's request concerns the scroll views in it") func readers() {
        let seen = starts(
            VStack(spacing: 0) {
                scroll("a")
                ScrollViewReader { proxy in scroll("b").onAppear { proxy.scrollTo(5, anchor: .top) } }
                scroll("c")
            })
        #expect(seen == [0, 50 - 100, 100])
    }

    @Test("So does a position, by a view, an edge or a point") func positions() {
        func column(_ change: (AnyView) -> some View) -> [CGFloat] {
            starts(
                VStack(spacing: 0) {
                    scroll("a")
                    change(AnyView(scroll("b")))
                    scroll("c")
                })
        }
        let seen: [[CGFloat]] = [
            column { $0.scrollPosition(id: .constant(Optional(5)), anchor: .top) },
            column { $0.scrollPosition(.constant(ScrollPosition(edge: .bottom))) },
            column { $0.scrollPosition(.constant(ScrollPosition(y: 30))) },
            column { $0.scrollPosition(.constant(ScrollPosition(id: 4)), anchor: .bottom) },
            column { $0.defaultScrollAnchor(.bottom) },
            column { $0.contentMargins(.top, 7) },
        ]
        #expect(
            seen == [[0, -50, 100], [0, -100, 100], [0, 20, 100], [0, 0, 100], [0, -100, 100], [0, 57, 100]]
                as [[CGFloat]])
    }

    @Test("What is asked of a scroll view is not asked of those inside it") func inside() {
        let view = ScrollView {
            VStack(spacing: 0) {
                scroll("a")
                scroll("b")
                scroll("c")
            }
        }
        .contentMargins(.top, 12, for: .scrollContent)
        #expect(starts(view) == [12, 62, 112])
        #expect(starts(view.defaultScrollAnchor(.bottom)) == [0, 50, 100])
    }

    /// The numbers of a lazy column's rows that are built, of 200 with 20 points each.
    private func built(_ view: some View) -> Int {
        let found = frames(in: 100, 200, view)
        return (0..<200).count { found["lazy \($0)"] != nil }
    }

    private var column: some View {
        LazyVStack(spacing: 0) { ForEach(0..<200, id: \.self) { Color.red.frame(height: 20).probe("lazy \($0)") } }
    }

    @Test("A lazy column builds what is seen of the scroll view around it, whatever scroll views lie beside it")
    func lazily() {
        let across = ScrollView(.horizontal) { Color.red.frame(width: 400, height: 20) }
        let down = ScrollView { Color.red.frame(height: 400) }.frame(height: 20)
        let counts = [
            // 180 points are left, for nine rows.
            built(
                ScrollView {
                    VStack(spacing: 0) {
                        across; column
                    }
                }),
            built(
                ScrollView {
                    VStack(spacing: 0) {
                        down; column
                    }
                }),
            // In no scroll view of its way all of it is there.
            built(
                VStack(spacing: 0) {
                    down; column
                }), built(ScrollView(.horizontal) { column }),
            built(ScrollView(.horizontal) { ScrollView { column } }),
            built(ScrollView([.horizontal, .vertical]) { column }),
        ]
        #expect(counts == [9, 9, 200, 200, 10, 10])
    }

    /// A scroll view keeps its content out of unsafe areas; what comes after it reaches into them as it would without.
    @Test("Grounds reach into unsafe areas beside a scroll view, not inside one") func unsafe() {
        func ground(_ view: some View) -> CGRect? {
            var options = screenOptions(100, 200, insets: EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0))
            options.scale = 1
            return LayoutRecord(of: view, options: options).node("ground")?.frame
        }
        let bar = Color.blue.probe("ground").ignoresSafeArea()
        let beside = VStack(spacing: 0) {
            ScrollView { Color.red.frame(height: 20) }.frame(height: 50)
            bar
        }
        expect(ground(beside), 0, 50, 100, 150)
    }

    @Test("Edges of margins") func margins() {
        func frame(_ change: (AnyView) -> some View) -> [CGFloat] {
            let scroll = AnyView(
                ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 300, height: 300).probe("c") })
            let found = frames(in: 100, 100, change(scroll).defaultScrollAnchor(.topLeading))["c"] ?? .null
            let end = frames(in: 100, 100, change(scroll).defaultScrollAnchor(.bottomTrailing))["c"] ?? .null
            return [found.minX, found.minY, 100 - end.maxX, 100 - end.maxY]
        }
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let seen: [[CGFloat]] = [
            frame { $0.contentMargins(.all, insets) }, frame { $0.contentMargins(.top, insets) },
            frame { $0.contentMargins(.leading, insets) }, frame { $0.contentMargins(.bottom, insets) },
            frame { $0.contentMargins(.trailing, insets) }, frame { $0.contentMargins(.vertical, 5) },
            frame { $0.contentMargins(.all, nil) }, frame { $0.contentMargins(7) },
            frame { $0.contentMargins(.all, 5, for: .scrollIndicators) },
            frame { $0.contentMargins(.all, 5, for: .scrollContent).contentMargins(.top, 9) },
        ]
        let wanted: [[CGFloat]] = [
            [2, 1, 4, 3], [0, 1, 0, 0], [2, 0, 0, 0], [0, 0, 0, 3], [0, 0, 4, 0], [0, 5, 0, 5], [16, 16, 16, 16],
            [7, 7, 7, 7], [0, 0, 0, 0], [5, 5, 5, 5],
        ]
        #expect(seen == wanted)
    }
}
