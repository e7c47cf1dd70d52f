import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// How a view and one on its edge share what they are offered, and what the view is told of its safe area, in a window
/// of 100 by 80 by hand (docs/rules.md §11.4); frames of the nearest container's length (§11.2).
@MainActor @Suite("Shares of edges and containers")
struct EdgeShareTests {
    private func found(_ view: some View, _ names: [String] = ["main", "bar"]) -> [[CGFloat]] {
        let all = frames(in: 100, 80, view)
        return names.map { name in all[name].map { [$0.minX, $0.minY, $0.width, $0.height] } ?? [] }
    }

    private var main: some View { Color.red.probe("main") }
    private var bar: some View { Color.blue.frame(width: 20, height: 10).probe("bar") }

    @Test("What takes all it is offered leaves the view its least, which of a colour is nothing") func greedy() {
        let greedy = Color.blue.probe("bar")
        let cases = [
            found(main.safeAreaInset(edge: .bottom, spacing: 10) { greedy }),
            found(main.safeAreaInset(edge: .top, spacing: 10) { greedy }),
            found(main.safeAreaInset(edge: .trailing, spacing: 30) { greedy }),
            found(main.frame(maxHeight: 30).safeAreaInset(edge: .bottom, spacing: 10) { greedy.frame(maxHeight: 25) }),
        ]
        let wanted: [[[CGFloat]]] = [
            [[0, 0, 100, 0], [0, 10, 100, 70]], [[0, 80, 100, 0], [0, 0, 100, 70]],
            [[0, 0, 0, 80], [30, 0, 70, 80]], [[0, 7.5, 100, 30], [0, 47.5, 100, 25]],
        ]
        #expect(cases == wanted)
    }

    @Test("From right to left leading is on the right") func mirrored() {
        let cases = [
            found(main.safeAreaInset(edge: .leading, spacing: 4) { bar }.environment(\.layoutDirection, .rightToLeft)),
            found(main.safeAreaInset(edge: .trailing, spacing: 4) { bar }.environment(\.layoutDirection, .rightToLeft)),
            found(
                main.safeAreaInset(edge: .top, alignment: .leading, spacing: 4) { bar }
                    .environment(\.layoutDirection, .rightToLeft)),
            found(
                main.safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                    .environment(\.layoutDirection, .rightToLeft), ["main"]),
        ]
        let wanted: [[[CGFloat]]] = [
            [[0, 0, 76, 80], [80, 35, 20, 10]], [[24, 0, 76, 80], [0, 35, 20, 10]],
            [[0, 14, 100, 66], [80, 0, 20, 10]], [[4, 1, 94, 76]],
        ]
        #expect(cases == wanted)
    }

    private final class Told { var insets: [EdgeInsets] = [] }

    private func insets(_ change: (AnyView) -> some View) -> [CGFloat] {
        let told = Told()
        let reader = GeometryReader { proxy in
            let _ = told.insets.append(proxy.safeAreaInsets)
            Color.clear
        }
        _ = found(change(AnyView(reader)))
        return told.insets.last.map { [$0.top, $0.leading, $0.bottom, $0.trailing] } ?? []
    }

    @Test("The view is told how far its edges are unsafe: the bar and the gap") func told() {
        let cases = [
            insets { $0.safeAreaInset(edge: .top, spacing: 4) { bar } },
            insets { $0.safeAreaInset(edge: .bottom, spacing: 4) { bar } },
            insets { $0.safeAreaInset(edge: .leading, spacing: 4) { bar } },
            insets { $0.safeAreaInset(edge: .trailing, spacing: 0) { bar } },
            insets { $0.safeAreaBar(edge: .top, spacing: 3) { bar } },
            insets { $0.safeAreaBar(edge: .leading, spacing: 3) { bar } },
            insets { $0.safeAreaInset(edge: .top, spacing: 4) { bar }.safeAreaInset(edge: .top, spacing: 1) { bar } },
            insets { $0.safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }, insets { $0 },
        ]
        let wanted: [[CGFloat]] = [
            [14, 0, 0, 0], [0, 0, 14, 0], [0, 24, 0, 0], [0, 0, 0, 20], [13, 0, 0, 0], [0, 23, 0, 0], [25, 0, 0, 0],
            [1, 2, 3, 4], [0, 0, 0, 0],
        ]
        #expect(cases == wanted)
    }

    @Test("A frame follows the scroll view around, along the axes that are named") func scrolling() {
        func size(_ axes: Axis.Set, in scrolled: Axis.Set) -> [CGFloat] {
            let view = ScrollView(scrolled) { main.containerRelativeFrame(axes) }.frame(width: 50, height: 30)
            return Array(found(view, ["main"])[0].suffix(2))
        }
        #expect(size(.vertical, in: .vertical) == [50, 30] && size(.horizontal, in: .horizontal) == [50, 30])
        #expect(size([.horizontal, .vertical], in: [.horizontal, .vertical]) == [50, 30])
        let third = ScrollView { main.containerRelativeFrame(.vertical) { length, _ in length / 3 } }
        #expect(found(third.frame(width: 50, height: 30), ["main"]) == [[25, 25, 50, 10]])
    }

    @Test("In another window it is another length, and the same again in the first") func windows() {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 100, height: 80)
        let view = LiveView(
            ScrollView { main.containerRelativeFrame(.vertical, count: 2, spacing: 4) }, options: options)
        var heights = [view.record.node("main")?.frame.height]
        for size in [CGSize(width: 100, height: 60), CGSize(width: 70, height: 60), CGSize(width: 100, height: 80)] {
            view.offer(ProposedViewSize(size))
            view.update()
            heights.append(view.record.node("main")?.frame.height)
        }
        #expect(heights == [38, 28, 28, 38])
    }
}
