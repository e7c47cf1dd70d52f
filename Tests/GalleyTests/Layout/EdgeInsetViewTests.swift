import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Views on the edges of others, unsafe edges, and frames of a container's size (docs/rules.md §11.2 and §11.4), in windows whose
/// arithmetic is done by hand.
@MainActor @Suite("Views on edges, and frames of a container's size")
struct EdgeInsetViewTests {
    private func found(_ view: some View, _ names: [String] = ["main", "bar"]) -> [[CGFloat]] {
        let all = frames(in: 100, 80, view)
        return names.map { name in all[name].map { [$0.minX, $0.minY, $0.width, $0.height] } ?? [] }
    }

    private var main: some View { Color.red.probe("main") }
    private var bar: some View { Color.blue.frame(width: 20, height: 10).probe("bar") }

    @Test("The view gets what an edge's view leaves, on each edge and in each place") func edges() {
        let cases = [
            found(main.safeAreaInset(edge: .top, spacing: 4) { bar }),
            found(main.safeAreaInset(edge: .bottom, alignment: .leading, spacing: 4) { bar }),
            found(main.safeAreaInset(edge: .leading, spacing: 4) { bar }),
            found(main.safeAreaInset(edge: .trailing, alignment: .bottom, spacing: 4) { bar }),
            found(main.safeAreaInset(edge: .top, alignment: .trailing, spacing: -4) { bar }),
            found(main.safeAreaInset(edge: .bottom, spacing: 0) { EmptyView() }),
        ]
        let wanted: [[[CGFloat]]] = [
            [[0, 14, 100, 66], [40, 0, 20, 10]], [[0, 0, 100, 66], [0, 70, 20, 10]],
            [[24, 0, 76, 80], [0, 35, 20, 10]], [[0, 0, 76, 80], [80, 70, 20, 10]],
            [[0, 6, 100, 74], [80, 0, 20, 10]], [[0, 0, 100, 80], []],
        ]
        #expect(cases == wanted)
    }

    @Test("A view of a fixed size lies on the other edge, in the middle across") func fixed() {
        let small = Color.red.frame(width: 30, height: 40).probe("main")
        let cases = [
            found(small.safeAreaInset(edge: .bottom, spacing: 5) { bar }),
            found(small.safeAreaInset(edge: .leading, spacing: 5) { bar }),
            found(small.safeAreaInset(edge: .top, spacing: 5) { Color.blue.frame(width: 60, height: 10).probe("bar") }),
        ]
        // Together 30 by 55, 55 by 40 and 60 by 55, in the middle of 100 by 80.
        let wanted: [[[CGFloat]]] = [
            [[35, 12.5, 30, 40], [40, 57.5, 20, 10]], [[47.5, 20, 30, 40], [22.5, 35, 20, 10]],
            [[35, 27.5, 30, 40], [20, 12.5, 60, 10]],
        ]
        #expect(cases == wanted)
    }

    @Test("A view that takes all it is offered gets what the other's least leaves") func offers() {
        let least = Color.red.frame(minHeight: 50).probe("main"), greedy = Color.blue.probe("bar")
        let cases = [
            found(least.safeAreaInset(edge: .bottom, spacing: 10) { greedy }),
            found(least.safeAreaInset(edge: .bottom, spacing: 40) { greedy }),
            found(Color.red.frame(minWidth: 70).probe("main").safeAreaInset(edge: .leading, spacing: 10) { greedy }),
        ]
        // 80 less 10 and 50; less 40 and 50 is nothing; 100 less 10 and 70.
        let wanted: [[[CGFloat]]] = [
            [[0, 0, 100, 50], [0, 60, 100, 20]], [[0, -5, 100, 50], [0, 85, 100, 0]],
            [[30, 0, 70, 80], [0, 0, 20, 80]],
        ]
        #expect(cases == wanted)
    }

    @Test("Unsafe edges: 16 points unless said, and lengths that are none leave an edge as it is") func padding() {
        let odd = EdgeInsets(top: .infinity, leading: -4, bottom: .nan, trailing: 7)
        let cases = [
            found(main.safeAreaPadding(), ["main"]), found(main.safeAreaPadding(.leading), ["main"]),
            found(main.safeAreaPadding(5), ["main"]), found(main.safeAreaPadding([.top, .trailing], 3), ["main"]),
            found(main.safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), ["main"]),
            found(main.safeAreaPadding(odd), ["main"]), found(main.safeAreaPadding(0), ["main"]),
            found(main.ignoresSafeArea().safeAreaPadding(5), ["main"]),
        ]
        let wanted: [[[CGFloat]]] = [
            [[16, 16, 68, 48]], [[16, 0, 84, 80]], [[5, 5, 90, 70]], [[0, 3, 97, 77]], [[2, 1, 94, 76]],
            [[0, 0, 93, 80]], [[0, 0, 100, 80]], [[0, 0, 100, 80]],
        ]
        #expect(cases == wanted)
    }

    @Test("So many parts of the window, with spaces between them") func parts() {
        func part(_ count: Int, _ span: Int, _ spacing: CGFloat, _ axes: Axis.Set = .horizontal) -> [CGFloat] {
            let view = main.containerRelativeFrame(axes, count: count, span: span, spacing: spacing)
            return Array(self.found(view, ["main"])[0].suffix(2))
        }
        // (100 − 3 · 4) / 4 = 22 for one, and twice that and a space for two.
        let found = [
            part(4, 1, 4), part(4, 2, 4), part(4, 4, 4), part(1, 1, 9), part(0, 1, 9), part(4, 0, 4), part(-1, -1, 9),
            part(2, 1, 300), part(4, 1, 4, .vertical), part(2, 1, 4, [.horizontal, .vertical]),
        ]
        let wanted: [[CGFloat]] = [
            [22, 80], [48, 80], [100, 80], [100, 80], [100, 80], [22, 80], [100, 80], [0, 80], [100, 17], [48, 38],
        ]
        #expect(found == wanted)
        let own = self.found(
            main.containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading) { length, axis in
                axis == .horizontal ? length / 2 : length / 4
            }, ["main"])
        #expect(own == [[25, 30, 50, 20]])
    }
}
