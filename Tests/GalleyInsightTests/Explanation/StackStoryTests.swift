import Foundation
import Galley
import GalleyTestSupport
import Testing

/// The three variants of the article on stacks (seeds/StackExample.swift), told with its numbers: gaps come off first, the
/// least flexible view goes first, and each is offered an equal share of what is left.
@MainActor @Suite("The story of a stack")
struct StackStoryTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-story-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let cat = try RenderedView(Color.orange.frame(width: 100, height: 100)).pngData()
        try cat.write(to: folder.appendingPathComponent("cat_100x100.png"))
    }

    private struct Row: View {
        var priority = 0.0

        var body: some View {
            HStack {
                Text("Cute")
                Image("cat_100x100")
                Text("baby cat").layoutPriority(priority)
            }
            .border(Color.blue)
        }
    }

    private func explanation(_ view: some View) -> LayoutExplanation {
        var options = RenderOptions()
        options.assetFolders = [folder]
        defer { try? FileManager.default.removeItem(at: folder) }
        return LayoutExplanation(of: view, options: options)
    }

    private func stack(_ explanation: LayoutExplanation) throws -> LayoutExplanation.Node {
        try #require(explanation.nodes.first { $0.kind == "HStack" })
    }

    private func short(_ value: CGFloat) -> String { LayoutNumber.short(value) }

    @Test("Wide enough: 284 for three, Image first, 184 for two") func wide() throws {
        let explanation = explanation(VStack { Row() }.frame(width: 300, height: 200).border(Color.red))
        let sentences = explanation.sentences(of: try stack(explanation))
        let cute = try #require(explanation.node("Cute")).frame.width
        let baby = try #require(explanation.node("baby cat")).frame.width
        #expect(
            sentences.prefix(3) == [
                "HStack was proposed 300.",
                "Two gaps of 8 leave 284 for 3 children.",
                "Image \"cat_100x100\" is least flexible (0): offered 94.67, took 100.",
            ])
        #expect(sentences[3].hasPrefix("184 left for 2: Text \"Cute\" is next ("))
        #expect(sentences[3].hasSuffix("), offered 92, took \(short(cute))."))
        #expect(
            sentences[4]
                == "\(short(184 - cute)) left for Text \"baby cat\": offered \(short(184 - cute)), took \(short(baby))."
        )
        #expect(
            sentences[5]
                == "\(short(cute)) + 100 + \(short(baby)) and gaps of 16 make \(short(cute + 100 + baby + 16)), \(short(300 - (cute + 100 + baby + 16))) less than was proposed."
        )
        #expect(sentences[6] == "Their vertical centers meet at 50; Image \"cat_100x100\" is the tallest (100).")
        #expect(sentences.count == 7)
    }

    @Test("Too narrow: 184 for three, the last text is cut") func tight() throws {
        let explanation = explanation(
            VStack { Row().lineLimit(1) }.frame(width: 200, height: 200).border(Color.red))
        let sentences = explanation.sentences(of: try stack(explanation))
        #expect(
            sentences.prefix(3) == [
                "HStack was proposed 200.",
                "Two gaps of 8 leave 184 for 3 children.",
                "Image \"cat_100x100\" is least flexible (0): offered 61.33, took 100.",
            ])
        #expect(sentences[3].hasPrefix("84 left for 2: Text \"Cute\" is next ("))
        #expect(sentences[3].contains("offered 42, took"))
        let cut = explanation.sentences(of: try #require(explanation.node("baby cat")))
        #expect(cut.count == 1)
        #expect(cut[0].hasPrefix("The text is cut: \"b"))
        #expect(cut[0].contains("lineLimit is 1"))
    }

    @Test("With a priority the text goes first, and the least of the others is kept back") func priority() throws {
        let explanation = explanation(
            VStack { Row(priority: 1).lineLimit(1) }.frame(width: 200, height: 200).border(Color.red))
        let sentences = explanation.sentences(of: try stack(explanation))
        let baby = try #require(explanation.node("baby cat")).frame.width
        #expect(sentences[1] == "Two gaps of 8 leave 184 for 3 children.")
        #expect(sentences[2].contains("is kept back, the least that views of lower priority take:"))
        #expect(sentences[2].contains("100 for Image \"cat_100x100\""))
        #expect(sentences[3].hasPrefix("Text \"baby cat\" has priority 1: offered "))
        #expect(sentences[3].hasSuffix(", took \(short(baby))."))
        #expect(sentences[4].contains("Image \"cat_100x100\""))
        #expect(sentences[4].hasSuffix("took 100."))
    }

    @Test("Lengths are followed to the number that decides them") func origins() throws {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 393, height: 852)
        options.canvas = CGSize(width: 393, height: 852)
        options.safeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        let view = HStack(spacing: 4) {
            Color.red.frame(width: 20)
            Color.blue.accessibilityIdentifier("bar")
        }.padding(.horizontal, 16)
        let explanation = LayoutExplanation(of: view, options: options)
        let bar = try #require(explanation.node("bar"))
        #expect(
            explanation.origin(of: bar, along: .horizontal)
                == "337 = screen 393 − 16 − 16 (padding) − 4 (gap) − 20 (Color)")
        #expect(explanation.origin(of: bar, along: .vertical) == "759 = screen 852 − 59 − 34 (safe area)")
        let text = LayoutExplanation(of: Text("Hi").padding(3).frame(minWidth: 200), options: options)
        #expect(text.origin(of: text.root, along: .horizontal) == "200 = minWidth 200")
    }

    @Test("The same view says the same whenever it is asked") func repeatable() {
        let view = RenderedView(VStack { Row() }.frame(width: 300, height: 200))
        #expect(view.explanation().json() == view.explanation().json())
        let before = view.record.root.frame
        _ = view.explanation()
        #expect(view.explanation().root.frame == before)
    }
}
