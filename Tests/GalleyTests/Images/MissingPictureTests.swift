import Galley
import GalleyTestSupport
import Testing

/// A missing picture is 0 × 0 in its own size (T-011); a resizable one takes what it is offered, as any resizable picture does
/// (OpenSwiftUICore, Image.Resolved.sizeThatFits: the proposal, never less than the cap insets).
@MainActor @Suite("Missing pictures")
struct MissingPictureTests {
    @Test("In its own size it is nothing") func ownSize() {
        expect(size(of: Image("nope"), 50, 60), 0, 0)
        #expect(RenderedView(Image("nope")).displayList.marks.isEmpty)
    }

    @Test("Resizable, it takes its proposal and is seen") func resizable() {
        let view = Image("nope").resizable()
        expect(size(of: view, 50, 60), 50, 60)
        expect(size(of: view, nil, nil), 0, 0)
        let items = drawn(view)
        #expect(items.count == 2)
        if case .fill(let path, _, _)? = items.first {
            #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 50, height: 60))
        }
    }

    @Test("What is around it lies as with a picture") func layout() {
        let card = VStack(spacing: 0) {
            Image("nope").resizable().scaledToFill().frame(height: 40).clipped().probe("image")
            box(30, 10).probe("below")
        }
        let found = frames(in: 100, 100, card)
        expect(found["image"], 0, 25, 100, 40)
        expect(found["below"], 35, 65, 30, 10)
        // A picture of nothing is as wide as tall.
        expect(size(of: Image("nope").resizable().scaledToFit(), 70, 50), 50, 50)
        expect(size(of: Image("nope").resizable().scaledToFit(), 70, nil), 70, 70)
    }

    @Test("Cap insets are a floor") func capInsets() {
        let view = Image("nope").resizable(capInsets: EdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6))
        expect(size(of: view, 0, 0), 10, 8)
    }

    @Test("So does a file that cannot be read, and an asynchronous image") func others() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".png").path
        #expect(FileManager.default.createFile(atPath: path, contents: Data("no picture".utf8)))
        defer { try? FileManager.default.removeItem(atPath: path) }
        expect(size(of: Image(contentsOfFile: path).resizable(), 50, 60), 50, 60)
        let url = URL(string: "https://example.com/a.png")
        let image = AsyncImage(url: url)
        expect(size(of: image, 50, 60), 50, 60)
        #expect(drawn(image).count == 1)
    }

    private func drawn(_ view: some View) -> [DrawItem] {
        var options = RenderOptions()
        options.canvas = CGSize(width: 50, height: 60)
        options.proposal = ProposedViewSize(width: 50, height: 60)
        return RenderedView(view, options: options).displayList.marks.filter {
            switch $0 {
            case .fill, .stroke: true
            default: false
            }
        }
    }
}
