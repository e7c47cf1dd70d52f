import Galley
import GalleyTestSupport
import Testing

/// Views nested far deeper than anyone writes them. Depth costs stack where bodies are built and answers computed; it must
/// suffice for 4,000 containers, and run out with a message.
@MainActor @Suite("Deep nesting")
struct DepthTests {
    /// `count` containers around a box: rows, columns, depths, paddings, priorities, in turn.
    private func nested(_ count: Int, around innermost: AnyView) -> AnyView {
        var view = innermost
        for level in 0..<count {
            switch level % 5 {
            case 0:
                view = AnyView(
                    HStack(spacing: 0) {
                        view; Color.blue.frame(width: 0, height: 0)
                    })
            case 1:
                view = AnyView(
                    VStack(spacing: 0) {
                        view; Color.blue.frame(width: 0, height: 0)
                    })
            case 2:
                view = AnyView(
                    ZStack {
                        view; Color.red.frame(width: 1, height: 1)
                    })
            case 3: view = AnyView(view.padding(0).layoutPriority(1))
            default: view = AnyView(view.frame(maxWidth: .infinity))
            }
        }
        return view
    }

    @Test("4,000 containers lay out") func deep() {
        let found = frames(in: 100, 100, nested(4000, around: AnyView(box(20, 10).probe("box"))))
        expect(found["box"]?.width, 20)
        expect(found["box"]?.height, 10)
    }

    @Test("4,000 containers around a text, whose height follows its width, lay out") func deepText() {
        let found = frames(in: 100, 100, nested(4000, around: AnyView(Text("deep").probe("text"))))
        #expect((found["text"]?.width ?? 0) > 10)
    }

    @Test("100,000 containers are reported") func tooDeep() {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 100, height: 100)
        let rendered = RenderedView(nested(100_000, around: AnyView(Color.red)), options: options)
        #expect(rendered.diagnostics.contains { $0.severity == .error && $0.message.contains("nested too deep") })
    }
}
