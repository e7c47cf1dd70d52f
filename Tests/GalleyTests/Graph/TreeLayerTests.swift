import Foundation
import Galley
import GalleyEngine
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

private struct Marks: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// Views that are made from what others hand up, in front of those and behind them: what is drawn, found and handed up
/// in which order (rules.md §20.2), and how a tree knows its nodes by names.
@MainActor @Suite("Layers made of preferences, and nodes by name")
struct TreeLayerTests {
    private func tree(_ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 50) -> ViewTree {
        var options = RenderOptions()
        options.canvas = CGSize(width: width, height: height)
        options.proposal = ProposedViewSize(width: width, height: height)
        func open<V: View>(_ view: V) -> ViewTree { RenderedView.layOut(view, options).0 }
        return open(view)
    }

    /// Two boxes of 20 by 20 with a gap of 20, which hand up 1 and 2.
    private var row: some View {
        HStack(spacing: 20) {
            Color.red.frame(width: 20, height: 20).probe("one").preference(key: Marks.self, value: [1])
            Color.red.frame(width: 20, height: 20).probe("two").preference(key: Marks.self, value: [2])
        }
    }

    private func handed(_ view: some View) -> [Int]? {
        var found: [Int]?
        _ = tree(
            view.onPreferenceChange(Marks.self) { value in MainActor.assumeIsolated { found = value } })
        return found
    }

    private func layer(_ name: String, _ width: CGFloat, _ mark: Int) -> some View {
        Color.blue.frame(width: width, height: 20).probe(name).preference(
            key: Marks.self, value: [mark])
    }

    @Test(
        "A view in front gets what the content hands up, and its own comes after that; one behind before it"
    )
    func values() {
        var told: [[Int]] = []
        let front = row.overlayPreferenceValue(Marks.self) { values in
            let _ = told.append(values)
            layer("layer", 30, 9)
        }
        #expect(handed(front) == [1, 2, 9] && told.last == [1, 2])
        let back = row.backgroundPreferenceValue(Marks.self) { values in
            let _ = told.append(values)
            layer("layer", 30, 8)
        }
        #expect(handed(back) == [8, 1, 2] && told.last == [1, 2])
        let none = Color.red.overlayPreferenceValue(Marks.self) { values in
            let _ = told.append(values)
            Color.clear
        }
        #expect(handed(none) == [] && told.last == [])
        let empty = row.overlayPreferenceValue(Marks.self) { _ in EmptyView() }
        #expect(handed(empty) == [1, 2])
    }

    private func place(_ view: some View) -> CGRect? {
        func look(_ tree: ViewTree, _ name: String) -> CGRect? {
            tree.allPlaces().first { $0.item?.identifier == name }.map { place in
                CGRect(origin: .zero, size: CGSize(place.tree.pass.size(of: place.node))).applying(
                    place.tree.frames(of: place.node).toGlobal)
            }
        }
        return look(tree(view, 60, 40), "layer")
    }

    @Test("It lies in the middle, or where its alignment says, and is offered the content's size")
    func alignment() {
        let content = Color.red.frame(width: 60, height: 40)
        let small = Color.blue.frame(width: 10, height: 20).probe("layer")
        let found = [
            place(content.overlayPreferenceValue(Marks.self) { _ in small }),
            place(content.backgroundPreferenceValue(Marks.self) { _ in small }),
            place(content.overlayPreferenceValue(Marks.self, alignment: .topTrailing) { _ in small }),
            place(
                content.backgroundPreferenceValue(Marks.self, alignment: .bottomLeading) { _ in small }),
            place(content.overlayPreferenceValue(Marks.self) { _ in Color.blue.probe("layer") }),
        ]
        let wanted = [
            CGRect(x: 25, y: 10, width: 10, height: 20), CGRect(x: 25, y: 10, width: 10, height: 20),
            CGRect(x: 50, y: 0, width: 10, height: 20), CGRect(x: 0, y: 20, width: 10, height: 20),
            CGRect(x: 0, y: 0, width: 60, height: 40),
        ]
        #expect(found == wanted)
    }

    private func names(_ tree: ViewTree) -> [String] {
        tree.allPlaces().compactMap { $0.item?.identifier }
    }

    private func found(_ x: CGFloat, _ tree: ViewTree) -> String? {
        HitTest.places(at: CGPoint(x: x, y: 25), in: tree).compactMap { $0.item?.identifier }.first
    }

    @Test("In front it is drawn last and found first, behind the other way round, in the gaps")
    func order() {
        // The boxes lie from 20 to 40 and from 60 to 80, the layer from 30 to 70.
        let front = tree(row.overlayPreferenceValue(Marks.self) { _ in layer("layer", 40, 9) })
        #expect(names(front) == ["one", "two", "layer"])
        #expect(
            [25, 35, 50, 65, 75, 85].map { found($0, front) } == [
                "one", "layer", "layer", "layer", "two", nil,
            ])
        let back = tree(row.backgroundPreferenceValue(Marks.self) { _ in layer("layer", 40, 9) })
        #expect(names(back) == ["layer", "one", "two"])
        #expect(
            [25, 35, 50, 65, 75, 85].map { found($0, back) } == [
                "one", "one", "layer", "two", "two", nil,
            ])
        #expect(
            back.inner.values.map(\.isBehind) == [true] && front.inner.values.map(\.isBehind) == [false])
        let reordered = tree(
            ZStack {
                layer("a", 10, 0).zIndex(3)
                layer("b", 10, 0)
                layer("c", 10, 0).zIndex(1)
            })
        #expect(names(reordered) == ["b", "c", "a"])
    }

    private func context() -> RenderContext { RenderContext(options: RenderOptions()) }

    private func named(_ view: some View, notes: Bool = true) -> ViewTree {
        func open<V: View>(_ view: V) -> ViewTree {
            ViewTree(
                context(), frames: CoordinateFrames(), proposal: .unspecified,
                root: { builder in
                    if notes { builder.scrollTarget = ScrollRequest() }
                    let nodes = builder.inContainer(.vertical) { V._build(view, into: builder) }
                    return builder.tree.addStack(.vertical, alignment: .horizontalCenter, spacing: 0, nodes)
                }, place: { _ in .zero })
        }
        return open(view)
    }

    @Test("Views of a name are found where they may be asked for, the outer name of two counts")
    func byName() {
        let rows = ForEach([5, 6, 6], id: \.self) { Color.red.frame(width: CGFloat($0), height: 10) }
        let tree = named(rows)
        func widths(_ name: some Hashable) -> [Double] {
            tree.nodes(named: AnyHashable(name)).map { tree.pass.size(of: $0).width }
        }
        #expect(widths(5) == [5] && widths(6) == [6, 6] && widths(7).isEmpty && widths("5").isEmpty)
        let node = tree.nodes(named: 5)[0]
        #expect(tree.name(of: node) == AnyHashable(5) && tree.name(of: 0) == nil)
        #expect(named(rows, notes: false).nodes(named: 5).isEmpty)
        let both = named(Color.red.frame(width: 4, height: 4).id("in").id("out"))
        let (inner, outer) = (both.nodes(named: "in"), both.nodes(named: "out"))
        #expect(inner == outer && inner.count == 1 && both.name(of: inner[0]) == AnyHashable("out"))
    }

    @Test("What waits for the layout is met from the outside in; what no one wrote is a part")
    func late() {
        let view = VStack {
            Color.red.frame(width: 5, height: 5).coordinateSpace(name: "a")
            Color.red.frame(width: 5, height: 5).coordinateSpace(name: "b")
        }.coordinateSpace(name: "all")
        let tree = tree(view)
        func spaces(_ node: Int) -> [String] {
            tree.deferredWork(inside: node).compactMap { ($0.work as? NamedSpaceWork)?.name as? String }
        }
        #expect(spaces(0) == ["all", "a", "b"])
        let works = tree.deferredWork(inside: 0)
        #expect(works.map { spaces($0.node) } == [["all", "a", "b"], ["a"], ["b"]])
        #expect(
            tree.isLate && !tree.canBeOfferedAgain && !named(Color.red).isLate
                && named(Color.red).canBeOfferedAgain)
        let parts = named(Parts(Color.red.frame(width: 3, height: 3)))
        let written = named(Color.red.frame(width: 3, height: 3))
        #expect(
            (1..<parts.pass.count).map { parts.isPart($0) }
                == Array(repeating: true, count: parts.pass.count - 1))
        #expect((1..<written.pass.count).allSatisfy { !written.isPart($0) } && written.isPart(0))
        #expect(written.allCount == written.pass.count && written.rootPreferences.isEmpty)
    }

    @Test("A view that fills a screen is noted where it was offered no length at all") func screens() {
        for (width, height, isWanted) in [
            (nil, nil, true), (50, nil, false), (nil, 50, false), (50, 60, false),
        ] as [(CGFloat?, CGFloat?, Bool)] {
            let context = context()
            let tree = ViewTree(
                context, frames: CoordinateFrames(),
                proposal: ProposedViewSize(width: width, height: height),
                root: { $0.tree.addFlexible() }, place: { _ in .zero })
            #expect(!context.wantsWindow)
            tree.noteScreen(0)
            #expect(context.wantsWindow == isWanted, "\(width ?? -1) \(height ?? -1)")
        }
    }

    @Test("What is drawn lies on pixels, and nowhere where it has no finite place") func painter() {
        var painter = Painter(scale: 2)
        #expect(
            painter.box(of: CGRect(x: 0.3, y: 0.2, width: 1, height: 2))
                == CGRect(x: 0.5, y: 0, width: 1, height: 2))
        let odd: [CGRect] = [
            CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
            CGRect(x: 0, y: CGFloat.infinity, width: 1, height: 1),
            CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
            CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan),
        ]
        #expect(odd.allSatisfy { painter.box(of: $0) == nil })
        let frame = CGRect(x: 0.3, y: 0.3, width: 9, height: 9)
        painter.space = (frame, CGRect(x: 7, y: 7, width: 7, height: 7))
        #expect(painter.rounded(frame) == CGRect(x: 7, y: 7, width: 7, height: 7))
        #expect(
            painter.rounded(frame.offsetBy(dx: 1, dy: 0)) == CGRect(x: 1.5, y: 0.5, width: 9, height: 9))
        let square: (CGRect) -> Path = { Path($0) }
        let made = [
            CGRect(x: 0, y: 0, width: 4, height: 6), CGRect(x: 3, y: 0, width: 4, height: 6),
            CGRect(x: 0, y: 5, width: 4, height: 6),
        ]
        #expect(made.map { painter.placed(square, in: $0).boundingRect } == made)
        painter.group(from: 0) { DrawGroup($0) }
        #expect(painter.items.isEmpty)
        #expect(Painter(scale: nil).rounded(frame) == frame)
    }
}
