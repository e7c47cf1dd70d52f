import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// What reaches into the unsafe area, and on which edges (docs/rules.md §10.2, §11.5): a window of 100 by 80 whose safe
/// part begins at 10, 5 and is 70 by 68, by hand.
@MainActor @Suite("Edges that are unsafe")
struct UnsafeEdgeTests {
    private var options: RenderOptions {
        var options = RenderOptions()
        options.canvas = CGSize(width: 100, height: 80)
        options.proposal = ProposedViewSize(width: 100, height: 80)
        options.safeArea = EdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 20)
        return options
    }

    private func numbers(_ rect: CGRect) -> [CGFloat] {
        [rect.minX, rect.minY, rect.width, rect.height]
    }

    private func frame(_ view: some View) -> [CGFloat] {
        LayoutRecord(of: view, options: options).node("x").map { numbers($0.frame) } ?? []
    }

    @Test("A view grows on the edges that it touches and that are named") func views() {
        let view = Color.red.probe("x")
        let found = [
            frame(view), frame(view.ignoresSafeArea()), frame(view.ignoresSafeArea(edges: .top)),
            frame(view.ignoresSafeArea(edges: [.leading, .bottom])),
            frame(view.ignoresSafeArea(edges: .horizontal)),
            frame(view.ignoresSafeArea(.keyboard)),
            frame(view.ignoresSafeArea([.container, .keyboard], edges: .top)),
            frame(view.edgesIgnoringSafeArea(.bottom)), frame(view.ignoresSafeArea(edges: [])),
            frame(view.ignoresSafeArea(edges: .leading).environment(\.layoutDirection, .rightToLeft)),
        ]
        let wanted: [[CGFloat]] = [
            [10, 5, 70, 68], [0, 0, 100, 80], [10, 0, 70, 73], [0, 5, 80, 75], [0, 5, 100, 68],
            [10, 5, 70, 68],
            [10, 0, 70, 73], [10, 5, 70, 75], [10, 5, 70, 68], [10, 5, 90, 68],
        ]
        #expect(found == wanted)
    }

    // 70 wide it touches both sides: the middle of what it is offered is that of the window.
    @Test("A view of its own size lies in the middle of what it is offered") func fixed() {
        let wide = Color.red.frame(width: 70, height: 20).probe("x")
        let tall = Color.red.frame(width: 30, height: 68).probe("x")
        let small = Color.red.frame(width: 30, height: 20).probe("x")
        let found = [
            frame(wide), frame(wide.ignoresSafeArea()), frame(wide.ignoresSafeArea(edges: .leading)),
            frame(tall.ignoresSafeArea()), frame(tall.ignoresSafeArea(edges: .bottom)),
            frame(small.ignoresSafeArea()),
        ]
        let wanted: [[CGFloat]] = [
            [10, 29, 70, 20], [15, 29, 70, 20], [5, 29, 70, 20], [30, 6, 30, 68], [30, 8.5, 30, 68],
            [30, 29, 30, 20],
        ]
        #expect(found == wanted)
    }

    private let blue = Color(red: 0, green: 0, blue: 1)

    private func grounds(_ view: some View, canvas: Bool = true) -> [[CGFloat]] {
        var options = options
        if !canvas { options.canvas = nil }
        return RenderedView(view, options: options).displayList.marks.compactMap {
            guard case .fill(let path, .color(let color), _) = $0, color.blue == 1, color.red == 0 else {
                return nil
            }
            return numbers(path.boundingRect)
        }
    }

    @Test("A style behind or before a view reaches as far, and the view stays") func styles() {
        let view = Color(red: 1, green: 0, blue: 0)
        let found = [
            grounds(view.background(blue)), grounds(view.overlay(blue)),
            grounds(view.background(blue, ignoresSafeAreaEdges: [])),
            grounds(view.overlay(blue, ignoresSafeAreaEdges: [])),
            grounds(view.background(blue, ignoresSafeAreaEdges: .top)),
            grounds(view.overlay(blue, ignoresSafeAreaEdges: .trailing)),
            grounds(
                view.background(blue, ignoresSafeAreaEdges: .trailing)
                    .environment(\.layoutDirection, .rightToLeft)),
            grounds(view.background { blue }), grounds(view.background(blue, in: Rectangle())),
            grounds(view.background(blue), canvas: false),
            grounds(view.frame(width: 30, height: 20).background(blue)),
        ]
        let wanted: [[CGFloat]] = [
            [0, 0, 100, 80], [0, 0, 100, 80], [10, 5, 70, 68], [10, 5, 70, 68], [10, 0, 70, 73],
            [10, 5, 90, 68],
            [0, 5, 80, 68], [10, 5, 70, 68], [10, 5, 70, 68], [10, 5, 70, 68], [30, 29, 30, 20],
        ]
        #expect(found == wanted.map { [$0] })
    }

    @Test("The background of the surroundings reaches as far") func backgrounds() {
        let view = Color(red: 1, green: 0, blue: 0)
        let found = [
            grounds(view.background().backgroundStyle(blue)),
            grounds(view.background(ignoresSafeAreaEdges: .bottom).backgroundStyle(blue)),
            grounds(view.background(in: Rectangle()).backgroundStyle(blue)),
        ]
        #expect(found == [[[0, 0, 100, 80]], [[10, 5, 70, 75]], [[10, 5, 70, 68]]])
    }
}
