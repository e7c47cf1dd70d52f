import Foundation
import Galley
import GalleyTestSupport
import Testing

// The articles' own arithmetic: exact frames. T-187 to T-191 are also data: Tests/Conformance.

@MainActor @Suite("The articles' layouts")
struct SeedLayoutTests {
    @ViewBuilder private var threeBoxes: some View {
        box(50, 20).probe("a")
        box(60, 20).probe("b")
        box(70, 20).probe("c")
    }

    @Test("T-189 I, also cached") func wrap() {
        for view in [
            AnyView(Wrapping(spacing: 4, runSpacing: 8) { threeBoxes }),
            AnyView(CachedWrapping(spacing: 4, runSpacing: 8) { threeBoxes }),
        ] {
            expect(size(of: view, 150, nil), 150, 48)
            let found = frames(proposing: 150, nil, view)
            expect(found["a"], 0, 0, 50, 20)
            expect(found["b"], 54, 0, 60, 20)
            expect(found["c"], 0, 28, 70, 20)
        }
    }

    @Test("T-190 I: an endless answer is reported, not drawn") func endlessWrap() {
        let view = RenderedView(Wrapping { threeBoxes })
        #expect(view.size.width == .infinity)
        #expect(view.diagnostics.contains { $0.severity == .error })
        #expect(throws: RenderError.self) { try view.pngData() }
        #expect(throws: RenderError.self) { try view.svgData() }
        #expect(throws: RenderError.self) { try view.pdfData() }
    }

    @Test("Rows that lead") func leadingRows() {
        let view = LeadingRows(spacing: 8, rowSpacing: 8) { threeBoxes }
        expect(size(of: view, 150, nil), 150, 48)
        let found = frames(proposing: 150, nil, view)
        expect(found["a"], 0, 0, 50, 20)
        expect(found["b"], 58, 0, 60, 20)
        expect(found["c"], 0, 28, 70, 20)
    }

    @Test("Ten thousand boxes: the cached wrap equals the uncached") func tenThousand() {
        func found(_ layout: some Layout) -> [CGRect] {
            var options = RenderOptions()
            options.proposal = ProposedViewSize(width: 390, height: nil)
            let content = ForEach(0..<10_000) { index in box(CGFloat(20 + index * 7 % 50), CGFloat(10 + index % 3)) }
            return layoutRecord(of: layout.callAsFunction { content }, options).root.children.map(\.frame)
        }
        let plain = found(Wrapping())
        #expect(plain.count == 10_000)
        #expect(plain == found(CachedWrapping()))
        #expect(plain.allSatisfy { $0.maxX <= 390 })
    }

    private func competing(_ second: some View) -> some View {
        HStack {
            Text("Cute")
            box(100, 100).probe("tile")
            second
        }
    }

    @Test("Spacing first, least flexible first") func competition() throws {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 300, height: 200)
        let record = LayoutRecord(of: competing(Text("baby cat")), options: options)
        let tile = try #require(record.node("tile"))
        let cute = try #require(record.node("Cute"))
        expect(tile.proposal.width, (300 - 16) / 3.0)
        expect(tile.frame.width, 100)
        expect(cute.proposal.width, (284 - 100) / 2.0)
    }

    @Test("Too narrow: the longer text is cut, the tile keeps its size") func tight() throws {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 200, height: 200)
        let view = RenderedView(competing(Text("baby cat")).lineLimit(1), options: options)
        expect(view.record.node("tile")?.frame.width, 100)
        let lines = shownText(view)
        #expect(lines.contains("Cute"))
        #expect(lines.contains { $0.hasSuffix("…") && $0.hasPrefix("b") })
    }

    @Test("With a priority the other text is cut") func priority() {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 200, height: 200)
        let view = RenderedView(competing(Text("baby cat").layoutPriority(1)).lineLimit(1), options: options)
        let lines = shownText(view)
        #expect(lines.contains("baby cat"))
        #expect(!lines.contains("Cute"))
    }

    /// The text that each view draws, its runs joined.
    private func shownText(_ view: RenderedView) -> [String] {
        var texts: [String] = []
        for group in view.displayList.groups where group.tag != nil {
            texts.append("")
            for case .glyphs(let run, _, _, _) in group.items { texts[texts.count - 1] += run.text }
        }
        return texts
    }
}
