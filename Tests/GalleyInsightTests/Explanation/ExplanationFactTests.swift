import Foundation
import Galley
import Testing

@testable import GalleyInsight

/// What an explanation's JSON says of texts, layouts, lazy containers and effects (docs/explain.md), which view is meant by a name or a
/// point, and what is around a view; lengths by hand.
@MainActor @Suite("Facts of explanations") struct ExplanationFactTests {
    private func explained(
        _ view: some View, _ width: CGFloat? = 200, _ height: CGFloat? = 100, canvas: CGSize? = nil,
        safeArea: EdgeInsets = EdgeInsets()
    ) -> LayoutExplanation {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: width, height: height)
        (options.canvas, options.safeArea) = (canvas, safeArea)
        return LayoutExplanation(of: view, options: options)
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

    /// The members of the first node of a kind.
    private func node(_ kind: String, _ explanation: LayoutExplanation) throws -> [String: Any] {
        let json = try JSONSerialization.jsonObject(with: Data(explanation.json().utf8)) as? [String: Any]
        let nodes = try #require(json?["nodes"] as? [[String: Any]])
        return try #require(nodes.first { $0["kind"] as? String == kind && $0["isPart"] == nil })
    }

    private func numbers(_ value: Any?) -> [Double?]? {
        (value as? [Any])?.map { ($0 as? NSNumber)?.doubleValue }
    }

    // MARK: JSON

    @Test("Where effects draw a view: the box around it in its own coordinates") func drawings() throws {
        func drawn(_ kind: String, _ view: some View) throws -> [Double?]? {
            numbers(try node(kind, explained(view))["drawnIn"])
        }
        #expect(try drawn("offset", box(50, 40).offset(x: 5, y: -3)) == [5, -3, 50, 40])
        #expect(try drawn("scaleEffect", box(50, 40).scaleEffect(2)) == [-25, -20, 100, 80])
        #expect(try drawn("scaleEffect", box(50, 40).scaleEffect(2, anchor: .topLeading)) == [0, 0, 100, 80])
        #expect(try drawn("offset", box(50, 40).offset(x: 0, y: 0)) == nil)
        #expect(try node("frame", explained(box(50, 40)))["drawnIn"] == nil)
    }

    @Test("Lines of a text, and whether it is cut") func texts() throws {
        let two = try node("Text", explained(Text(verbatim: "one\ntwo"), 200, 100))
        #expect(two["lines"] as? [String] == ["one", "two"] && two["isTruncated"] == nil)
        let ideal = explained(Text(verbatim: "one\ntwo"), nil, nil).size.width
        #expect((two["idealWidth"] as? NSNumber)?.doubleValue == Double(ideal))
        let cut = try node("Text", explained(Text(verbatim: "A text that is too long").lineLimit(1), 50, 100))
        #expect(cut["isTruncated"] as? Bool == true && (cut["lines"] as? [String])?.count == 1)
        let none = try node("Text", explained(Text(verbatim: ""), 50, 100))
        #expect(none["isTruncated"] == nil)
    }

    /// Asks for sizes while it measures and while it places, and places all but the last.
    private struct Asking: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            _ = subviews.last?.sizeThatFits(ProposedViewSize(width: 7, height: nil))
            return CGSize(width: 60, height: 30)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            _ = subviews.first?.sizeThatFits(ProposedViewSize(width: nil, height: 9))
            for view in subviews.dropLast() {
                view.place(at: CGPoint(x: bounds.minX + 3, y: bounds.minY + 4), proposal: .unspecified)
            }
        }
    }

    @Test("What a layout asked its views, and which it placed") func layouts() throws {
        let asking = try node(
            "Asking",
            explained(
                Asking {
                    box(10, 20)
                    box(40, 11)
                }))
        #expect(asking["placed"] as? [Bool] == [true, false])
        let measuring = try #require(asking["measuring"] as? [[String: Any]])
        #expect(measuring.map { $0["subview"] as? Int } == [1])
        #expect(numbers(measuring[0]["proposal"]) == [7, nil] && numbers(measuring[0]["size"]) == [40, 11])
        let placing = try #require(asking["placing"] as? [[String: Any]])
        #expect(placing.first?["subview"] as? Int == 0 && numbers(placing[0]["proposal"]) == [nil, 9])
        #expect(numbers(placing[0]["size"]) == [10, 20] && numbers(asking["size"]) == [60, 30])
        let empty = try node("Asking", explained(Asking {}))
        #expect(empty["placed"] == nil && empty["measuring"] == nil && empty["placing"] == nil)
    }

    @Test("Of a lazy container how many views there are, and how many are built") func lazy() throws {
        let rows = ScrollView { LazyVStack(spacing: 0) { ForEach(0..<50, id: \.self) { _ in box(20, 40) } } }
        let stack = try node("LazyVStack", explained(rows, 200, 100))
        let built = try #require(stack["built"] as? Int)
        #expect(stack["views"] as? Int == 50 && built >= 3 && built < 50)
        #expect(stack["isEstimated"] as? Bool != nil)
    }

    @Test("Nodes in each other: their numbers, parents, children and what is content") func tree() throws {
        let view = HStack(spacing: 0) {
            box(10, 20)
            GeometryReader { _ in box(5, 6) }
        }
        let explanation = explained(view)
        let json = try JSONSerialization.jsonObject(with: Data(explanation.json().utf8)) as? [String: Any]
        let nodes = try #require(json?["nodes"] as? [[String: Any]])
        #expect(nodes.map { $0["id"] as? Int } == Array(0..<nodes.count).map { $0 })
        #expect(
            nodes[0]["parent"] == nil && nodes.dropFirst().allSatisfy { ($0["parent"] as? Int).map { $0 >= 0 } == true }
        )
        for node in nodes {
            let children = node["children"] as? [Int] ?? []
            #expect(children.allSatisfy { nodes[$0]["parent"] as? Int == node["id"] as? Int })
        }
        // What is built in the reader has a tree of its own.
        #expect(nodes.count { $0["isContent"] as? Bool == true } == 1)
        #expect(json?["version"] as? Int == 1 && numbers(json?["proposal"]) == [200, 100])
        let ranked = try node("layoutPriority", explained(Color.red.layoutPriority(3)))
        #expect(ranked["priority"] as? Int == 3 && ranked["isRightToLeft"] == nil)
        let hidden =
            try JSONSerialization.jsonObject(
                with: Data(
                    explained(
                        ViewThatFits {
                            box(900, 9); box(9, 9)
                        }
                    ).json().utf8)) as? [String: Any]
        let shown = (hidden?["nodes"] as? [[String: Any]])?.map { $0["isShown"] as? Bool } ?? []
        #expect(shown.contains(false) && shown.contains(true))
        let away = (hidden?["nodes"] as? [[String: Any]])?.first { $0["isShown"] as? Bool == false }
        #expect(away?["proposal"] == nil && away?["frame"] == nil && away?["sentences"] == nil)
    }

    // MARK: Names and points

    @Test("A name is a title, else a part of one, else a kind") func names() {
        let view = VStack(spacing: 0) {
            Text(verbatim: "Rectangle of text")
            Rectangle().accessibilityIdentifier("of")
            Rectangle()
            Text(verbatim: "text")
        }
        let explanation = explained(view)
        #expect(explanation.node("text")?.kind == "Text" && explanation.node("text")?.label == "text")
        #expect(
            explanation.node("of")?.kind == "Rectangle" && explanation.node("of text")?.label == "Rectangle of text")
        #expect(explanation.node("Rectangle")?.kind == "Text", "a part of a title goes before a kind")
        #expect(explanation.node("VStack")?.id == 0 && explanation.node("none") == nil)
        #expect(explanation.root.id == 0 && explanation.size == explanation.root.frame.size)
    }

    @Test("A point is the innermost view's, of several the last drawn") func points() {
        let view = ZStack(alignment: .topLeading) {
            box(100, 60).accessibilityIdentifier("below")
            box(40, 30).accessibilityIdentifier("above")
        }
        let explanation = explained(view, 100, 60, canvas: CGSize(width: 100, height: 60))
        func name(_ x: CGFloat, _ y: CGFloat) -> String? {
            explanation.node(at: CGPoint(x: x, y: y)).flatMap { node in
                explanation.path(to: node.id).compactMap { explanation.nodes[$0].label }.last
            }
        }
        #expect(
            name(10, 10) == "above" && name(39, 29) == "above" && name(41, 10) == "below" && name(10, 31) == "below")
        #expect(
            explanation.node(at: CGPoint(x: 101, y: 10)) == nil && explanation.node(at: CGPoint(x: -1, y: 10)) == nil)
    }

    // MARK: Surroundings

    @Test("A safe area is no part of the room that a stack lies in the middle of") func safeAreas() {
        let view = VStack(alignment: .leading, spacing: 0) {
            box(50, 20)
            box(30, 20)
        }
        func first(_ leading: CGFloat, _ trailing: CGFloat, _ canvas: CGFloat) -> String? {
            let safeArea = EdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
            let told = explained(
                view, canvas, 100, canvas: CGSize(width: canvas, height: 100), safeArea: safeArea)
            return told.sentences(of: told.root).first
        }
        #expect(first(20, 10, 230)?.contains("the window puts it in the middle of 200: ") == true)
        #expect(first(0, 0, 230)?.contains("the window puts it in the middle of 230: ") == true)
        // No more than half a point around it is no middle of anything.
        #expect(first(0, 0, 50.5)?.contains("middle") == false && first(0, 0, 51)?.contains("middle of 51") == true)
    }

    @Test("Who proposes nothing is named") func nobody() {
        func first(_ view: some View) -> String? {
            let told = explained(view)
            return told.nodes.last { $0.kind == "Rectangle" && $0.isShown }.flatMap { told.sentences(of: $0).first }
        }
        #expect(
            first(ScrollView { Rectangle() }) == "ScrollView proposes no height to what is in it: it is 10, its ideal.")
        #expect(
            first(ScrollView(.horizontal) { Rectangle() })
                == "ScrollView proposes no width to what is in it: it is 10, its ideal.")
        #expect(
            first(Rectangle().fixedSize(horizontal: false, vertical: true))
                == "fixedSize proposes no height to what is in it: it is 10, its ideal.")
        #expect(first(Rectangle()) == nil)
    }

    @Test("A ground that a wider or a taller frame was put around") func grounds() {
        func told(_ view: some View) -> [String] {
            let told = explained(view)
            return told.nodes.first { $0.kind == "background" && !$0.isPart }.map { told.sentences(of: $0) } ?? ["none"]
        }
        let ground = box(50, 20).background(Color.blue)
        #expect(
            told(ground.frame(height: 90)) == [
                "Background is as large as Color, 50×20: the frame of 50×90 comes after it."
            ])
        #expect(told(ground.frame(width: 51)) != [] && told(ground.frame(width: 50.5)) == [])
        #expect(told(ground.frame(height: 20.5)) == [] && told(ground.padding(5)) == [])
        #expect(told(ground.padding(5).frame(width: 120)) == [])
        #expect(told(HStack { ground }.frame(width: 120)) == [])
    }
}
