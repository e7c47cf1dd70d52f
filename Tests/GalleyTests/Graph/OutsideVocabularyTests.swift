import Galley
import GalleyEngine
import GalleyGraph
import GalleyTestSupport
import Testing

/// What a further module of the vocabulary needs, of the graph alone and without its internals: a view that is a node of its own,
/// an element for assistive technology, and a drawing that moves.
private struct Level: _PrimitiveView {
    let share: CGFloat

    static func _build(_ view: Level, into builder: ViewTreeBuilder) {
        var item = NodeItem("Level", LevelContent(share: view.share))
        var said = AccessibilityProperties()
        said.label = "Level"
        said.value = "\(Int(view.share * 100)) %"
        item.accessibility = said
        builder.push(builder.tree.addRigid(Size(100, 20)), item)
    }
}

/// A bar as long as its share of the node's width.
private final class LevelContent: NodeContent {
    private let share: CGFloat

    init(share: CGFloat) { self.share = share }

    func draw(_ place: NodePlace, with painter: inout Painter, inside: (inout Painter, CGPoint) -> Void) {
        let bar = CGRect(
            x: place.rect.minX, y: place.rect.minY, width: place.rect.width * share, height: place.rect.height)
        painter.items.append(.fill(Path(bar), .color(ResolvedColor(red: 1, green: 0, blue: 0)), FillStyle()))
        inside(&painter, place.rect.origin)
    }

    func hit(_ point: CGPoint, in place: NodePlace, inside: (CGPoint) -> [LivePlace]?) -> [LivePlace]? {
        place.rect.contains(point) ? [] : nil
    }

    func geometry(in place: NodePlace) -> EffectGeometry { .inPlace }
    var motion: Motion? { ValueMotion(share) { LevelContent(share: $0) } }
    var frameWay: FrameWay { .frame }
    var medium: ContentMedium { .drawing }
    var ownLabel: String? { nil }
    var isSeen: Bool { true }
}

/// The graph's interface is enough for a module outside of it.
@MainActor @Suite("A vocabulary of another module")
struct OutsideVocabularyTests {
    private struct Filling: View {
        @State private var isFull = false

        var body: some View {
            Level(share: isFull ? 1 : 0.25)
                .contentShape(Rectangle())
                .onTapGesture { withAnimation(.linear(duration: 1)) { isFull = true } }
        }
    }

    private func widths(_ list: DisplayList) -> [CGFloat] {
        list.marks.compactMap { item in
            if case .fill(let path, _, _) = item { return path.boundingRect.width }
            return nil
        }
    }

    @Test("A view that is a node of its own has its size and is drawn") func primitiveView() {
        let view = RenderedView(
            HStack(spacing: 10) {
                Level(share: 0.5); Level(share: 1)
            }, options: RenderOptions())
        #expect(view.size == CGSize(width: 210, height: 20))
        #expect(widths(view.displayList) == [50, 100])
    }

    @Test("It is an element with a label and a value") func accessibilityElement() {
        let host = ViewHost(Level(share: 0.5), size: CGSize(width: 100, height: 20))
        let element = host.viewTree().flatMap(\.all).first { $0.kind == "Level" }
        #expect(element?.label == "Level")
        #expect(element?.value == "50 %")
    }

    @Test("Its drawing moves from one value to the next") func animatableDrawing() {
        let host = ViewHost(Filling(), size: CGSize(width: 100, height: 20))
        #expect(widths(host.displayList()) == [25])
        host.tap(CGPoint(x: 50, y: 10))
        host.advance(by: 0.5)
        // Half of the way from a quarter to the whole.
        #expect(widths(host.displayList()).map { ($0 * 1000).rounded() / 1000 } == [62.5])
        host.advance(by: 0.6)
        #expect(widths(host.displayList()) == [100])
    }
}
