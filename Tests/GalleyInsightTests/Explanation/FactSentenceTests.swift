import Foundation
import Galley
import Testing

@testable import GalleyInsight

/// What is told of texts, of layouts that somebody has written, of lazy containers and of views by their surroundings; lengths by hand.
@MainActor @Suite("Sentences of facts") struct FactSentenceTests {
    private func explained(
        _ view: some View, _ width: CGFloat? = 200, _ height: CGFloat? = 100, isWindow: Bool = false
    ) -> LayoutExplanation {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: width, height: height)
        if isWindow, let width, let height { options.canvas = CGSize(width: width, height: height) }
        return LayoutExplanation(of: view, options: options)
    }

    private func told(_ kind: String, in explanation: LayoutExplanation) -> [String] {
        guard let node = explanation.nodes.first(where: { $0.kind == kind && $0.isShown && !$0.isPart }) else {
            return ["there is no \(kind)"]
        }
        return explanation.sentences(of: node)
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

    // MARK: Layouts

    /// Asks each view twice for its size, and places all but the last.
    private struct Asking: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            for view in subviews { _ = view.sizeThatFits(.unspecified) }
            return CGSize(width: 60, height: 30)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for view in subviews.dropLast() {
                view.place(
                    at: CGPoint(x: bounds.minX + 3, y: bounds.minY + 4),
                    proposal: ProposedViewSize(width: 9, height: nil))
            }
        }
    }

    @Test("A layout that somebody wrote: what it asked, what it placed and what not") func layouts() {
        let two = explained(
            Asking() {
                box(10, 20)
                box(40, 10)
            })
        let sentences = told("Asking", in: two)
        #expect(
            sentences.prefix(2) == [
                "Asking was proposed 200×100 and answered 60×30.",
                "For its size it asked: Color #1 nil×nil → 10×20; Color #2 nil×nil → 40×10.",
            ])
        #expect(
            sentences.suffix(2) == [
                "It placed Color #1 at (3, 4).", "It did not place Color #2, which lies in the middle for that.",
            ])
        // Of more than eight the first are told.
        let many = told("Asking", in: explained(Asking() { ForEach(0..<10, id: \.self) { _ in box(10, 20) } }))
        #expect(many[1].hasSuffix("Color #8 nil×nil → 10×20 … 10 questions altogether."))
        #expect(many.first { $0.hasPrefix("It placed") }?.hasSuffix("Color #8 at (3, 4) ….") == true)
        let eight = told("Asking", in: explained(Asking() { ForEach(0..<8, id: \.self) { _ in box(10, 20) } }))
        #expect(
            eight[1].hasSuffix("Color #8 nil×nil → 10×20.")
                && eight.first { $0.hasPrefix("It placed") }?.hasSuffix("Color #7 at (3, 4).") == true)
    }

    // MARK: Texts

    @Test("Lines of a text: the first four, and how long the longest is") func lines() throws {
        func sentence(_ count: Int) throws -> String {
            let text = (1...count).map { "line\($0)" }.joined(separator: "\n")
            let explanation = explained(Text(verbatim: text), 200, 400)
            return try #require(told("Text", in: explanation).first)
        }
        let widest = explained(Text(verbatim: "line2"), nil, nil).size.width
        let four = #""line1" / "line2" / "line3" / "line4""#
        let (short, long) = (try sentence(4), try sentence(5))
        #expect(
            short.hasPrefix("4 lines in 200: \(four); the longest is ")
                && long.hasPrefix("5 lines in 200: \(four) …; the longest is "))
        let number = try #require(Double(short.dropLast().split(separator: " ").last ?? ""))
        #expect(number > 20 && number < Double(widest) + 5)
        #expect(told("Text", in: explained(Text(verbatim: "one line"))) == [])
    }

    @Test("A text that is cut: for want of width, of height or by its limit") func cuts() {
        let words = "Some words that need more than one line of eighty points"
        let limited = told("Text", in: explained(Text(verbatim: words).lineLimit(2), 80, 300))
        let low = told("Text", in: explained(Text(verbatim: words), 80, 45))
        #expect(
            limited.count == 1 && limited[0].contains("In a width of 80 it needs ")
                && limited[0].contains(" of height, and lineLimit is 2; "))
        #expect(
            low.count == 1 && low[0].contains(", and the height of 45 has room for 2 lines; in one piece it needs "))
        let row = HStack(spacing: 0) {
            box(120, 20)
            Text(verbatim: words).lineLimit(1)
        }
        #expect(
            told("Text", in: explained(row))[0].contains(
                "In a width of 80, what is left of proposed 200 for it, it needs "))
        let equal = HStack(spacing: 0) {
            Text(verbatim: "Some words").lineLimit(2)
            Color.red
            Color.blue
        }
        #expect(
            told("Text", in: explained(equal, 150))[0].hasPrefix(
                "2 lines in 50, an equal share for 3 of 150 in HStack: "))
    }

    // MARK: Lazy containers

    @Test("Lazy containers: how many views are built, and what makes their length") func lazy() {
        let stack = ScrollView {
            LazyVStack(spacing: 10) { ForEach(0..<50, id: \.self) { _ in box(20, 40) } }
        }
        let sentences = told("LazyVStack", in: explained(stack, 200, 100))
        #expect(
            sentences.contains { $0.hasPrefix("Of its 50 views the ") && $0.hasSuffix(" that can be seen are built.") })
        // 50 × 40 and 49 gaps of 10.
        #expect(
            sentences.contains {
                $0.hasSuffix("50 lines of 40 and the gaps make the height 2490.")
                    || $0.hasSuffix("50 lines of 40 and the gaps make 2490.")
            })
    }

    // MARK: Surroundings

    @Test("A stack in the middle of a window whose views are lined up at an edge") func middle() {
        func first(_ view: some View) -> String? {
            explained(view, isWindow: true).sentences(of: explained(view, isWindow: true).root).first
        }
        let leading = VStack(alignment: .leading, spacing: 0) {
            box(50, 20)
            box(30, 20)
        }
        #expect(
            first(leading)
                == "VStack is only as wide as its widest view, 50, and the window puts it in the middle of 200: alignment leading lines its views up with each other, not VStack with the window."
        )
        let bottom = HStack(alignment: .bottom, spacing: 0) {
            box(50, 20)
            box(30, 10)
        }
        #expect(
            first(bottom)
                == "HStack is only as tall as its tallest view, 20, and the window puts it in the middle of 100: alignment bottom lines its views up with each other, not HStack with the window."
        )
        let others: [AnyView] = [
            AnyView(
                VStack(spacing: 0) {
                    box(50, 20); box(30, 20)
                }),
            AnyView(
                VStack(alignment: .leading, spacing: 0) {
                    box(199.75, 20); box(30, 20)
                }),
            AnyView(VStack(alignment: .leading, spacing: 0) { box(50, 20) }),
        ]
        #expect(others.map { first($0)?.contains("in the middle of") == true } == [false, false, false])
        let framed = explained(leading.frame(width: 120), isWindow: true)
        #expect(told("VStack", in: framed).first?.contains("frame on VStack puts it in the middle of 120") == true)
        let moved = explained(leading.frame(width: 120, alignment: .leading), isWindow: true)
        #expect(told("VStack", in: moved).first?.contains("in the middle of") == false)
    }

    @Test("A ground before a frame, and one after it") func grounds() {
        let before = box(50, 20).background(Color.blue).frame(width: 120)
        #expect(
            told("background", in: explained(before))
                == ["Background is as large as Color, 50×20: the frame of 120×20 comes after it."])
        #expect(told("background", in: explained(box(50, 20).frame(width: 120).background(Color.blue))) == [])
        #expect(told("background", in: explained(box(50, 20).background(Color.blue).frame(width: 50.25))) == [])
    }

    @Test("What a view says of itself where its rule says nothing") func plain() throws {
        func plain(_ kind: String, _ view: some View) throws -> String {
            let explanation = explained(view)
            let node = try #require(explanation.nodes.first { $0.kind == kind && $0.isShown })
            return ToldNode(explanation, node).plainSentence
        }
        let seen: [String] = [
            try plain("Color", Color.red), try plain("Color", Color.red.frame(width: 3).fixedSize()),
            try plain("layoutPriority", Color.red.layoutPriority(0)),
            try plain("Rectangle", Rectangle().frame(minWidth: 5)),
        ]
        let wanted: [String] = [
            "It takes what it is offered, 200×100.", "It is 3×10.", "It changes nothing.",
            "It takes what it is offered, 200×100.",
        ]
        #expect(seen == wanted)
        let text = try plain("Text", Text(verbatim: "Hi"))
        #expect(text.hasPrefix("It is on one line, "))
        let button = try plain("Button", Button("Go") {})
        #expect(button.hasPrefix("It is as large as what it is made of, "))
    }

    @Test("Views by name, by place and by their parts") func lookups() throws {
        let view = VStack(spacing: 0) {
            Text(verbatim: "First text").frame(width: 100, height: 20)
            Button("Press") {}.frame(width: 100, height: 40)
        }
        let explanation = explained(view, 200, 60, isWindow: true)
        let kinds = ["First text", "First", "Press", "VStack", "nothing"].map { explanation.node($0)?.kind }
        #expect(kinds == ["Text", "Text", "Button", "VStack", nil])
        let points = [CGPoint(x: 100, y: 10), CGPoint(x: 52, y: 50), CGPoint(x: 10, y: 10)]
        #expect(points.map { explanation.node(at: $0)?.kind } == ["Text", "frame", nil])
        let button = try #require(explanation.node("Press"))
        let path = explanation.path(to: button.id).map { explanation.nodes[$0].kind }
        #expect(path == ["VStack", "frame", "Button"])
        #expect(explanation.views(in: button).isEmpty && !explanation.parts(of: button).isEmpty)
        #expect(explanation.parts(of: button).allSatisfy { explanation.nodes[$0].isPart })
        #expect(explanation.container(of: button).map { explanation.nodes[$0].kind } == "VStack")
    }
}
