import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Twelve questions that people who learn SwiftUI's layout ask in public, each in its shortest form: the first sentence that is told of
/// the view in question is the answer.
@MainActor @Suite("Puzzles of layout")
struct PuzzleTests {
    private func explained(_ view: some View, width: CGFloat = 393, height: CGFloat = 852) -> LayoutExplanation {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: width, height: height)
        options.canvas = CGSize(width: width, height: height)
        return LayoutExplanation(of: view, options: options)
    }

    private func first(_ kind: String, in explanation: LayoutExplanation) throws -> String {
        let node = try #require(explanation.nodes.first { $0.kind == kind && $0.isShown && !$0.isPart })
        return try #require(explanation.sentences(of: node).first)
    }

    private func short(_ value: CGFloat) -> String { LayoutNumber.short(value) }
    private func short(_ size: CGSize) -> String { LayoutNumber.short(size.width, size.height) }

    @Test("A text on two lines beside two rectangles: each is offered a third") func thirds() throws {
        let explanation = explained(
            HStack {
                Text("Hello, World!")
                Rectangle()
                Rectangle()
            }, width: 220, height: 100)
        // 220 − 2 × 8 = 204, and 204 / 3 = 68.
        #expect(try first("Text", in: explanation).hasPrefix("2 lines in 68, an equal share for 3 of 204 in HStack: "))
    }

    @Test("A spacer in a scroll view has nothing to fill") func spacer() throws {
        let explanation = explained(
            ScrollView {
                VStack {
                    Text("Top")
                    Spacer()
                    Text("Bottom")
                }
            })
        #expect(
            try first("Spacer", in: explanation)
                == "ScrollView proposes no height to what is in it: it is 8, its ideal.")
    }

    @Test("A geometry reader in a scroll view is 10 tall") func reader() throws {
        let explanation = explained(ScrollView { GeometryReader { _ in Text("Hi") } })
        #expect(
            try first("GeometryReader", in: explanation)
                == "ScrollView proposes no height to what is in it: it is 10, its ideal.")
    }

    @Test("A background before a frame is as large as the text") func background() throws {
        let explanation = explained(Text("Hi").background(.yellow).frame(maxWidth: .infinity))
        let text = try #require(explanation.node("Hi")).frame.size
        #expect(
            try first("background", in: explanation)
                == "Background is as large as Text \"Hi\", \(short(text)): the frame of 393×\(short(text.height)) comes after it."
        )
    }

    @Test("A photograph that fills makes its stack wider than the screen") func photograph() throws {
        // A photograph of 3 : 2 that fills 300 × 400 is 600 wide.
        let explanation = explained(
            ZStack {
                Color.gray.aspectRatio(1.5, contentMode: .fill)
                Text("Title")
            }, width: 300, height: 400)
        #expect(
            try first("ZStack", in: explanation)
                == "It is as large as its largest view, Color: 600×400, 300 wider than proposed.")
    }

    @Test("A stack with a leading alignment lies in the middle") func alignment() throws {
        let explanation = explained(
            VStack(alignment: .leading) {
                Color.red.frame(width: 120, height: 20)
                Color.blue.frame(width: 80, height: 20)
            })
        #expect(
            try first("VStack", in: explanation)
                == "VStack is only as wide as its widest view, 120, and the window puts it in the middle of 393: alignment leading lines its views up with each other, not VStack with the window."
        )
        let framed = explained(
            VStack(alignment: .leading) {
                Color.red.frame(width: 120, height: 20)
                Color.blue.frame(width: 80, height: 20)
            }.frame(maxWidth: .infinity, alignment: .leading))
        #expect(try first("VStack", in: framed) == "VStack was proposed 48.")
    }

    @Test("What has a fixed size leaves its card") func card() throws {
        let explanation = explained(
            VStack {
                Color.red.frame(width: 379, height: 21)
                Color.blue.frame(width: 34, height: 21)
            }.fixedSize().padding().frame(width: 200).border(.red))
        #expect(
            try first("fixedSize", in: explanation)
                == "It proposes no width and height, so its content takes its ideal: 379×50, 211 wider than proposed.")
        // 379 and 2 × 16 of padding: it is the padding that is 411 wide, and not the stack.
        let frame = try #require(explanation.nodes.first { $0.kind == "frame" })
        #expect(
            explanation.sentences(of: frame) == [
                "The frame sets the width 200, whatever is proposed.",
                "padding on VStack answered 411×82, 211 wider than the frame, and lies at (-105.5, 0).",
            ])
    }

    @Test("A price goes first, and the long text gets what is left") func price() throws {
        let explanation = explained(
            HStack {
                Text("A description that is far too long for one line of it")
                Text("$1,299.00")
            }.lineLimit(1), width: 200, height: 100)
        let left = 200 - 8 - (try #require(explanation.node("$1,299.00")).frame.width)
        let description = try #require(explanation.node("A description that"))
        let sentence = try #require(explanation.sentences(of: description).first)
        #expect(sentence.hasPrefix("The text is cut: \"A "))
        #expect(sentence.contains("In a width of \(short(left)), what is left of screen 200 for it, it needs "))
    }

    @Test("A square grid: a cell is as tall as it is wide by its ratio") func grid() throws {
        let explanation = explained(
            ScrollView {
                LazyVGrid(columns: [GridItem(spacing: 9), GridItem(spacing: 9), GridItem(spacing: 9)], spacing: 9) {
                    ForEach(0..<3) { _ in Color.red.aspectRatio(1, contentMode: .fit) }
                }
            }, width: 318)
        // (318 − 2 × 9) / 3 = 100.
        #expect(
            try first("aspectRatio", in: explanation)
                == "With the ratio 1, it fits into 100×nil: it offers 100×100 and takes the 100×100 of its content.")
    }

    @Test("Buttons of one width take all of it") func buttons() throws {
        let explanation = explained(
            VStack {
                Button("OK") {}.frame(maxWidth: .infinity)
                Button("Cancel") {}.frame(maxWidth: .infinity)
            })
        #expect(try first("frame", in: explanation) == "With maxWidth ∞ it takes the width that is proposed, 393.")
        let stack = try #require(explanation.nodes.first { $0.kind == "VStack" })
        #expect(
            explanation.sentences(of: stack).contains { $0.hasPrefix("frame on Button \"OK\" is least flexible (0)") })
    }

    @Test("A frame does not shrink an image") func image() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-puzzle-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try RenderedView(Color.orange.frame(width: 100, height: 100)).pngData().write(
            to: folder.appendingPathComponent("photo.png"))
        var options = RenderOptions()
        options.assetFolders = [folder]
        let explanation = LayoutExplanation(of: Image("photo").frame(width: 60, height: 40), options: options)
        #expect(
            try first("Image", in: explanation)
                == "It is 100×100 whatever it is offered, here 60×40: an image has its own size unless it is resizable()."
        )
        let frame = try #require(explanation.nodes.first { $0.kind == "frame" })
        #expect(
            explanation.sentences(of: frame).last
                == "Image \"photo\" answered 100×100, 40 wider and 60 taller than the frame, and lies at (-20, -30).")
    }

    @Test("An offset draws elsewhere, and nothing follows; a position takes all the room") func offset() throws {
        let explanation = explained(
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).offset(x: 30, y: -4).accessibilityIdentifier("moved")
                Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("next")
            }, width: 200, height: 100)
        #expect(
            try first("offset", in: explanation)
                == "It is drawn 30 to the right and 4 up; its place in the layout stays, so the views around it do not follow."
        )
        // The row of 40 lies in the middle of 200, from 80 on.
        #expect(try #require(explanation.node("next")).frame.minX == 100)
        #expect(explanation.text().contains(" at (80, 40), drawn at (110, 36)\n"))
        let placed = explained(
            Color.red.frame(width: 20, height: 20).position(x: 20, y: 30), width: 200, height: 100)
        #expect(
            try first("position", in: placed)
                == "It takes all that is proposed, 200×100, and puts its content's center on (20, 30).")
    }

    @Test("Turning and scaling are told as what is drawn") func effects() throws {
        let box = Color.red.frame(width: 20, height: 20)
        let end = "; its place in the layout stays, so the views around it do not follow."
        #expect(
            try first("rotationEffect", in: explained(box.rotationEffect(.degrees(30))))
                == "It is drawn turned by 30°\(end)")
        #expect(try first("scaleEffect", in: explained(box.scaleEffect(2))) == "It is drawn at 2 times its size\(end)")
        #expect(
            try first("scaleEffect", in: explained(box.scaleEffect(x: 0.5, y: 3)))
                == "It is drawn at 0.5 times its width and 3 times its height\(end)")
        let moved = box.transformEffect(CGAffineTransform(translationX: -3, y: 0))
        #expect(try first("transformEffect", in: explained(moved)) == "It is drawn 3 to the left\(end)")
        // An effect that changes nothing is not told.
        #expect(!explained(box.offset()).text().contains("drawn"))
    }
}
