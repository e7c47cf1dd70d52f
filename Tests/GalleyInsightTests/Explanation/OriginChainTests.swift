import Foundation
import Galley
import Testing

@testable import GalleyInsight

/// Lengths followed through modifiers and containers to the numbers that decide them; each sum is that of the lengths in the view.
@MainActor @Suite("Where lengths come from") struct OriginChainTests {
    private func explained(_ view: some View, _ width: CGFloat = 200, _ height: CGFloat = 100) -> LayoutExplanation {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: width, height: height)
        return LayoutExplanation(of: view, options: options)
    }

    /// The origin of the first view of a kind.
    private func origin(
        _ kind: String, _ view: some View, _ width: CGFloat = 200, _ height: CGFloat = 100, axis: Axis = .horizontal
    ) -> String {
        let explanation = explained(view, width, height)
        guard let node = explanation.nodes.first(where: { $0.kind == kind && $0.isShown }) else { return "none" }
        return explanation.origin(of: node, along: axis)
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

    @Test("Through modifiers") func modifiers() {
        let seen: [String] = [
            origin("Rectangle", Rectangle().fixedSize()),
            origin("Rectangle", Rectangle().padding(5).padding(.horizontal, 7)),
            origin("Rectangle", Rectangle().padding(5).padding(.horizontal, 7), axis: .vertical),
            origin("Rectangle", box(50, 40).overlay { Rectangle() }),
            origin("Rectangle", box(50, 40).background { Rectangle() }, axis: .vertical),
            origin("Rectangle", Rectangle().frame(maxWidth: .infinity)),
            origin("frame", Rectangle().frame(maxWidth: .infinity)),
            origin("Rectangle", Rectangle().aspectRatio(2, contentMode: .fit), 100, 100, axis: .vertical),
            origin("Rectangle", Rectangle().aspectRatio(2, contentMode: .fit), 100, 100),
            origin("position", box(5, 5).position(x: 1, y: 1)),
            origin("Rectangle", ScrollView { Rectangle().frame(height: 300) }),
            origin("frame", Rectangle().frame(idealWidth: 70).fixedSize()),
        ]
        let wanted: [String] = [
            "10 = the ideal of Rectangle 10", "176 = proposed 200 − 7 − 7 − 5 − 5 (padding)",
            "90 = proposed 100 − 5 − 5 (padding)",
            "50 = frame(width:) 50", "40 = frame(height:) 40", "200 = proposed 200", "200 = proposed 200",
            "50 = Rectangle 50",
            "100 = proposed 100", "200 = proposed 200", "200 = proposed 200",
            "70 = idealWidth 70",
        ]
        #expect(seen == wanted)
    }

    @Test("Through containers: sums of what is in them, and what is left in them") func containers() {
        let kept = HStack(spacing: 0) {
            Color.red.frame(minWidth: 30)
            Rectangle().layoutPriority(1)
        }
        let padded = HStack(spacing: 2) {
            Color.red.frame(width: 20).padding(3)
            Color.red.frame(width: 10)
        }
        let many = HStack(spacing: 1) { ForEach(0..<8, id: \.self) { _ in Color.red.frame(width: 5) } }
        let few = HStack(spacing: 1) { ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: 5) } }
        let pair = VStack(spacing: 0) {
            box(30, 10)
            box(50, 20)
        }
        let fitting = ViewThatFits {
            box(300, 20)
            box(90, 20)
        }
        let grid = Grid(horizontalSpacing: 10) {
            GridRow {
                box(50, 20)
                box(40, 20)
            }
        }
        let narrow = HStack(spacing: 0) {
            Spacer(minLength: 50)
            box(10, 10)
        }
        let seen: [String] = [
            origin("Rectangle", kept), origin("HStack", padded), origin("HStack", many), origin("HStack", few),
            origin("VStack", pair),
            origin("VStack", pair, axis: .vertical),
            origin("ViewThatFits", fitting),
            origin("Grid", grid), origin("Spacer", narrow, 20),
        ]
        let five = "frame(width:) 5 + 1 (gap) + 5 (frame(width:)) + 1 (gap) + 5 (frame(width:))"
        let wanted: [String] = [
            "170 = proposed 200 − 30 (kept for Color)",
            "38 = frame(width:) 20 + 3 + 3 (padding) + 2 (gap) + 10 (frame(width:))",
            "47 = frame(width:) 40 + 7 (gap)", "17 = \(five)", "50 = frame(width:) 50",
            "30 = frame(height:) 10 + 20 (frame(height:))", "90 = frame(width:) 90", "100 = columns of Grid 100",
            "50 = the least of Spacer 50",
        ]
        #expect(seen == wanted)
    }

    /// A geometry reader offers its own size to what is in it (rules.md §11.3).
    @Test("Into a geometry reader: no frame is told of that nobody wrote") func readers() {
        let beside = HStack(spacing: 0) {
            box(50, 10)
            GeometryReader { _ in Rectangle() }
        }
        let seen: [String] = [
            origin("Rectangle", GeometryReader { _ in Rectangle() }),
            origin("Rectangle", GeometryReader { _ in Rectangle() }, axis: .vertical),
            origin("Rectangle", GeometryReader { _ in Rectangle().padding(5) }),
            origin("Rectangle", GeometryReader { _ in Rectangle().frame(width: 30) }), origin("Rectangle", beside),
            origin("Rectangle", ScrollView { GeometryReader { _ in Rectangle() } }, axis: .vertical),
        ]
        let wanted: [String] = [
            "200 = proposed 200", "100 = proposed 100", "190 = proposed 200 − 5 − 5 (padding)", "30 = frame(width:) 30",
            "150 = proposed 200 − 50 (Color)", "10 = the ideal of GeometryReader 10",
        ]
        #expect(seen == wanted)
        let text = explained(GeometryReader { _ in Text(verbatim: "Hi") })
        let node = text.nodes.first { $0.kind == "Text" }
        #expect(
            node.map { text.origins(of: $0) } == [
                "Offered a width of 200 = proposed 200", "Offered a height of 100 = proposed 100",
            ])
    }

    /// A stack in depth offers each view the size that the largest has made it (rules.md §6.2).
    @Test("Into a stack in depth: the view that makes it so large") func depth() {
        func stack(_ view: some View) -> some View {
            ZStack {
                box(50, 40)
                view
            }.fixedSize()
        }
        let seen: [String] = [
            origin("Rectangle", stack(Rectangle())), origin("Rectangle", stack(Rectangle()), axis: .vertical),
            origin("Rectangle", stack(Rectangle().padding(5))),
            origin("Rectangle", ZStack { Rectangle() }), origin("ZStack", stack(Rectangle())),
        ]
        let wanted: [String] = [
            "50 = frame(width:) 50", "40 = frame(height:) 40", "40 = frame(width:) 50 − 5 − 5 (padding)",
            "200 = proposed 200", "50 = frame(width:) 50",
        ]
        #expect(seen == wanted)
        // The view that makes it so large was offered nothing before that.
        let text = explained(
            ZStack {
                Text(verbatim: "Hi")
                box(1, 1)
            }.fixedSize())
        let node = text.nodes.first { $0.kind == "Text" }
        #expect(node.map { text.origins(of: $0).map { $0.contains(" = ZStack ") } } == [true, true])
    }

    @Test("Of a view that decides for itself it is told what it was offered") func offers() {
        let text = explained(Text(verbatim: "Hi").padding(.leading, 8))
        let node = text.nodes.first { $0.kind == "Text" }
        #expect(
            node.map { text.origins(of: $0) } == [
                "Offered a width of 192 = proposed 200 − 8 (padding)", "Offered a height of 100 = proposed 100",
            ])
        let filling = explained(Rectangle())
        #expect(filling.origins(of: filling.root) == ["Width 200 = proposed 200", "Height 100 = proposed 100"])
        let held = explained(Color.red.frame(maxWidth: 60))
        #expect(
            held.origins(of: held.root) == [
                "Width 60 = maxWidth 60", "Offered a width of 200 = proposed 200", "Height 100 = proposed 100",
            ])
    }

    @Test("What is in a container's offer: an equal share, or what others have left") func reasons() {
        func reason(_ view: some View) -> String {
            let explanation = explained(view)
            guard let node = explanation.nodes.last(where: { $0.kind == "Rectangle" && $0.isShown }) else {
                return "none"
            }
            return AxisChain(explanation, .horizontal).offerReason(of: node.id)
        }
        let last = HStack(spacing: 10) {
            Color.red.frame(width: 50)
            Rectangle()
        }
        let gap = HStack(spacing: 10) {
            Color.red.frame(width: 0)
            Rectangle().frame(width: 5)
        }
        let seen: [String] = [
            reason(last), reason(Rectangle()), reason(Rectangle().padding(5)),
            reason(HStack(spacing: 0) { ForEach(0..<1, id: \.self) { _ in Rectangle() } }),
        ]
        #expect(seen == [", what is left of proposed 200 for it", "", "", ""])
        #expect(reason(gap) == "")
        let shares = explained(
            HStack(spacing: 0) {
                Rectangle()
                Color.red
            })
        let first = shares.nodes.first { $0.kind == "Rectangle" }
        #expect(
            first.map { AxisChain(shares, .horizontal).offerReason(of: $0.id) }
                == ", an equal share for 2 of 200 in HStack")
    }
}
