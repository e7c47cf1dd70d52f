import Galley
import GalleyDrawing
import GalleyTold
import Testing

@testable import GalleyWidgetKit

/// Places of widgets (Human Interface Guidelines, “Widgets”: sizes on a telephone of 390 by 844 points, margins of 16 points), and previews
/// of their moments, one after another.
@MainActor @Suite("Places and moments of widgets") struct WidgetPlaceTests {
    private struct Moment: TimelineEntry {
        let date: Date
        let color: Color
    }

    private struct Provider: TimelineProvider {
        let entries: Int
        func placeholder(in context: Context) -> Moment { Moment(date: .distantPast, color: .white) }
        func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {}
        func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void) {
            let color =
                context.isPreview && context.displaySize.width == 158 ? Color(red: 0, green: 1, blue: 0) : .black
            let all = (0..<entries).map { _ in Moment(date: .distantPast, color: color) }
            completion(Timeline(entries: all, policy: .atEnd))
        }
    }

    private struct Shown: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "shown", provider: Provider(entries: 1)) { $0.color }
        }
    }

    /// A configuration of a program's own, of another.
    private struct Own: WidgetConfiguration {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "own", provider: Provider(entries: 1)) { $0.color }.contentMarginsDisabled()
        }
    }

    private struct OwnWidget: Widget {
        var body: some WidgetConfiguration { Own() }
    }

    private struct Empty: Widget {
        var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
    }

    /// The boxes of what is filled in a colour.
    private func boxes(_ preview: Preview, _ color: ResolvedColor) -> [CGRect] {
        var found: [CGRect] = []
        func look(_ items: [DrawItem], _ transform: CGAffineTransform) {
            for item in items {
                switch item {
                case .fill(let path, .color(let paint), _) where paint == color:
                    found.append(path.boundingRect.applying(transform))
                case .group(let group): look(group.items, group.transform.concatenating(transform))
                default: break
                }
            }
        }
        look(RenderedView(AnyView(preview.body())).displayList.items, .identity)
        return found
    }

    private let red = ResolvedColor(red: 1, green: 0, blue: 0)
    private let green = ResolvedColor(red: 0, green: 1, blue: 0)
    private let blue = ResolvedColor(red: 0, green: 0, blue: 1)

    private func color(_ red: Double, _ green: Double, _ blue: Double) -> Color {
        Color(red: red, green: green, blue: blue)
    }

    @Test("Each family has its size, and those of the home screen have margins") func families() {
        #expect(WidgetFamily.allCases.map(\.margin) == [16, 16, 16, 16, 0, 0, 0])
        let sizes: [[CGFloat]] = [
            [158, 158], [338, 158], [338, 354], [715, 341], [76, 76], [172, 76], [257, 26],
        ]
        #expect(WidgetFamily.allCases.map { [$0.size.width, $0.size.height] } == sizes)
        let seen = WidgetFamily.allCases.map { family -> [CGFloat] in
            let view = Color.red.previewContext(WidgetPreviewContext(family: family))
            let size = RenderedView(view).size
            return [size.width, size.height]
        }
        #expect(seen == sizes)
        #expect(WidgetTraits().hasMargins)
    }

    @Test("Widgets of the home screen have round corners of 22 points, those of the lock screen none") func corners() {
        func clip(_ family: WidgetFamily) -> [String] {
            ToldPicture(
                RenderedView(Color.red.previewContext(WidgetPreviewContext(family: family))).displayList
            ).lines.filter { $0.hasPrefix("clip") }
        }
        func same(_ size: CGSize, _ radius: CGFloat) -> [String] {
            let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
            return ToldPicture(
                RenderedView(Color.red.frame(width: size.width, height: size.height).clipShape(shape)).displayList
            ).lines.filter { $0.hasPrefix("clip") }
        }
        let families: [WidgetFamily] = [.systemSmall, .systemExtraLarge, .accessoryCircular]
        let wanted = zip(families, [22, 22, 0] as [CGFloat]).map { same($0.size, $1) }
        #expect(families.map(clip) == wanted)
    }

    @Test("A preview shows the first moment, and has one more for each where there are several") func moments() {
        let (first, second) = (color(1, 0, 0), color(0, 0, 1))
        let both = Preview("Tea", as: .systemSmall) {
            Shown()
        } timeline: {
            Moment(date: .distantPast, color: first)
            Moment(date: .distantFuture, color: second)
        }
        let inner = CGRect(x: 16, y: 16, width: 126, height: 126)
        #expect(boxes(both, red) == [inner] && boxes(both, blue).isEmpty)
        let variants = both.variants ?? []
        #expect(variants.map { [boxes($0, red).count, boxes($0, blue).count] } == [[1, 0], [0, 1]])
        let one = Preview("Tea", as: .systemSmall) {
            Shown()
        } timeline: {
            Moment(date: .distantPast, color: first)
        }
        #expect((one.variants ?? []).isEmpty && boxes(one, red) == [inner])
    }

    @Test("A provider hears that it is for a preview, and of the place's size; without moments it is the placeholder")
    func providers() {
        func preview(_ family: WidgetFamily, _ entries: Int) -> Preview {
            Preview(as: family, widget: { Shown() }, timelineProvider: { Provider(entries: entries) })
        }
        #expect(boxes(preview(.systemSmall, 1), green).count == 1)
        #expect(boxes(preview(.systemLarge, 1), green).isEmpty && boxes(preview(.systemSmall, 0), green).isEmpty)
    }

    @Test("A configuration of one's own is that of its body; an empty one shows nothing") func configurations() {
        let first = color(1, 0, 0)
        func preview(_ widget: some Widget) -> Preview {
            Preview(as: .systemSmall) {
                widget
            } timeline: {
                Moment(date: .distantPast, color: first)
            }
        }
        #expect(boxes(preview(OwnWidget()), red) == [CGRect(x: 0, y: 0, width: 158, height: 158)])
        #expect(boxes(preview(Empty()), red).isEmpty)
    }
}
