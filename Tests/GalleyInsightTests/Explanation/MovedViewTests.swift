import Foundation
import Galley
import Testing

@testable import GalleyInsight

/// What is told of views that scroll, that are put elsewhere after their container has placed them, and of sums through containers; lengths
/// worked out by hand (docs/explain.md, rules.md §11).
@MainActor @Suite("Views that are put elsewhere") struct MovedViewTests {
    private func explained(
        _ view: some View, _ width: CGFloat = 200, _ height: CGFloat = 100, safeArea: EdgeInsets = EdgeInsets()
    ) -> LayoutExplanation {
        var options = RenderOptions()
        options.canvas = CGSize(width: width, height: height)
        options.safeArea = safeArea
        options.proposal = ProposedViewSize(width: width, height: height)
        return LayoutExplanation(of: view, options: options)
    }

    private func told(_ kind: String, _ explanation: LayoutExplanation) -> [String] {
        guard let node = explanation.nodes.first(where: { $0.kind == kind && $0.isShown && !$0.isPart }) else {
            return ["there is no \(kind)"]
        }
        return explanation.sentences(of: node)
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

    @Test("Out of the safe area: where it would be, where it is, and what it is offered instead") func safeArea() {
        let insets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        let all = told("Color", explained(Color.red.ignoresSafeArea(), safeArea: insets))
        #expect(
            all == [
                "After the layout ignoresSafeArea put it at (0, -20) instead of (0, 0), offered 200×100 instead of 200×70."
            ])
        let top = told("Color", explained(Color.red.ignoresSafeArea(edges: .top), safeArea: insets))
        #expect(
            top == [
                "After the layout ignoresSafeArea put it at (0, -20) instead of (0, 0), offered 200×90 instead of 200×70."
            ])
    }

    @Test("Content that is longer or shorter than what it scrolls in, with room around it") func scrolling() {
        let margins = ScrollView { box(50, 300) }.contentMargins(.top, 7, for: .scrollContent)
        let sentences = told("ScrollView", explained(margins))
        #expect(sentences.contains("Room around the content: 7 top, 0 leading, 0 bottom, 0 trailing."))
        let all = ScrollView { box(50, 300) }.contentMargins(.leading, 3, for: .scrollContent)
        #expect(
            told("ScrollView", explained(all)).contains(
                "Room around the content: 0 top, 3 leading, 0 bottom, 0 trailing."))
        #expect(!told("ScrollView", explained(ScrollView { box(50, 300) })).contains { $0.hasPrefix("Room around") })
        func last(_ anchor: UnitPoint, _ height: CGFloat) -> String? {
            told("ScrollView", explained(ScrollView { box(50, height) }.defaultScrollAnchor(anchor))).last {
                $0.hasPrefix("The content is ")
            }
        }
        let longer = "The content is 200 longer than the height of 100 that it takes; "
        #expect(last(.top, 300) == longer + "0 of it lies before what is shown.")
        #expect(last(.center, 300) == longer + "100 of it lies before what is shown.")
        #expect(last(.bottom, 300) == longer + "200 of it lies before what is shown.")
        let shorter = "The content is 70 shorter than the height; "
        #expect(last(.center, 30) == shorter + "35 of that lies before it.")
        #expect(last(.bottom, 30) == shorter + "70 of that lies before it." && last(.top, 30) == nil)
        #expect(last(.bottom, 100) == nil)
        let across = told("ScrollView", explained(ScrollView(.horizontal) { box(500, 20) }))
        #expect(
            across.contains(
                "The content is 300 longer than the width of 200 that it takes; 0 of it lies before what is shown."))
        #expect(across.first == "It scrolls: its content is proposed no width, and took 500×20.")
    }

    // MARK: Sums

    private func origin(_ kind: String, _ view: some View, axis: Axis = .horizontal) -> String {
        let explanation = explained(view)
        guard let node = explanation.nodes.first(where: { $0.kind == kind && $0.isShown }) else { return "none" }
        return explanation.origin(of: node, along: axis)
    }

    @Test("Through scroll views, layers and views that fit") func sums() {
        let scrolled = ScrollView { Rectangle().frame(height: 300) }.contentMargins(.horizontal, 5, for: .scrollContent)
        #expect(origin("Rectangle", scrolled) == "190 = screen 200 − 5 − 5 (ScrollView)")
        #expect(origin("ScrollView", scrolled, axis: .vertical) == "100 = screen 100")
        let layered = box(50, 40).padding(3).overlay { Rectangle().padding(2) }
        // The overlay is offered 56 × 46.
        #expect(origin("Rectangle", layered) == "52 = frame(width:) 50 + 3 + 3 − 2 − 2 (padding)")
        #expect(origin("Rectangle", layered, axis: .vertical) == "42 = frame(height:) 40 + 3 + 3 − 2 − 2 (padding)")
        let fitting = ViewThatFits {
            box(300, 20)
            Rectangle().frame(height: 20)
        }
        #expect(
            origin("Rectangle", fitting) == "200 = screen 200" && origin("ViewThatFits", fitting) == "200 = screen 200")
    }

    @Test("Stacks across their way: the longest view, unless that takes what it is offered") func across() {
        let column = VStack(spacing: 0) {
            box(30, 10)
            box(70, 10)
        }
        #expect(origin("VStack", column) == "70 = frame(width:) 70")
        #expect(origin("VStack", column, axis: .vertical) == "20 = frame(height:) 10 + 10 (frame(height:))")
        let filling = VStack(spacing: 0) {
            box(70, 10)
            Rectangle().frame(height: 10)
        }
        #expect(origin("VStack", filling) == "200 = screen 200")
        #expect(origin("Rectangle", filling) == "200 = screen 200")
        let gaps = VStack(spacing: 6) {
            box(30, 10)
            box(70, 20)
            box(10, 5)
        }
        #expect(
            origin("VStack", gaps, axis: .vertical)
                == "47 = frame(height:) 10 + 6 (gap) + 20 (frame(height:)) + 6 (gap) + 5 (frame(height:))")
        let grid = Grid(horizontalSpacing: 4, verticalSpacing: 2) {
            GridRow {
                box(30, 10)
                box(20, 15)
            }
            GridRow { box(10, 5) }
        }
        #expect(
            origin("Grid", grid) == "54 = columns of Grid 54"
                && origin("Grid", grid, axis: .vertical) == "22 = rows of Grid 22")
    }

    @Test("Lengths from limits, from ideals and from the window less its safe area") func limits() {
        #expect(origin("frame", Rectangle().frame(minWidth: 20, maxWidth: 60)) == "60 = maxWidth 60")
        #expect(origin("frame", Rectangle().frame(minHeight: 120), axis: .vertical) == "120 = minHeight 120")
        #expect(origin("frame", box(30, 9).frame(minWidth: 20, maxWidth: 60).fixedSize()) == "30 = frame(width:) 30")
        #expect(origin("Rectangle", Rectangle().frame(width: 40)) == "40 = frame(width:) 40")
        #expect(origin("Rectangle", Rectangle().frame(width: 40), axis: .vertical) == "100 = screen 100")
        let insets = EdgeInsets(top: 7, leading: 4, bottom: 0, trailing: 6)
        let inside = explained(Rectangle(), safeArea: insets)
        #expect(inside.origin(of: inside.root, along: .horizontal) == "190 = screen 200 − 4 − 6 (safe area)")
        #expect(inside.origin(of: inside.root, along: .vertical) == "93 = screen 100 − 7 (safe area)")
        #expect(
            inside.origins(of: inside.root) == [
                "Width 190 = screen 200 − 4 − 6 (safe area)", "Height 93 = screen 100 − 7 (safe area)",
            ])
    }
}
