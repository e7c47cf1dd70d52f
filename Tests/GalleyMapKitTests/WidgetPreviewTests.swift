import Foundation
import Galley
import GalleyAVKit
import GalleyAudioToolbox
import GalleyFoundationNames
import GalleyUIKitClasses
import GalleyWidgetKit
import Testing

/// Apple's documentation of WidgetKit's `Preview` macros, of `containerBackground(_:for:)` and `contentMarginsDisabled()`, and of small
/// names that widgets' and players' files use.
@MainActor @Suite("Previews of widgets, and names beside them")
struct WidgetPreviewTests {
    private struct Moment: TimelineEntry {
        let date: Date
        let color: Color
    }

    private struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Moment { Moment(date: .now, color: .white) }
        func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {}
        func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void) {
            let blue = Color(red: 0, green: 0, blue: context.family == .systemMedium ? 1 : 0)
            completion(Timeline(entries: [Moment(date: .now, color: blue)], policy: .atEnd))
        }
    }

    private struct Plain: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "plain", provider: Provider()) { entry in
                entry.color.containerBackground(Color(red: 1, green: 1, blue: 0), for: .widget)
            }
            .configurationDisplayName("Plain")
            .supportedFamilies([.systemSmall])
        }
    }

    private struct Ground: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "ground", provider: Provider()) { entry in
                Color.clear.containerBackground(for: .widget) { entry.color }
            }
        }
    }

    private struct Whole: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "whole", provider: Provider()) { entry in entry.color }
                .contentMarginsDisabled()
                .description("All of it")
        }
    }

    private func seen(_ preview: Preview, _ x: Int, _ y: Int) throws -> (size: [Int], color: [UInt8]) {
        let image = try #require(ImageRenderer(content: AnyView(preview.body())).cgImage)
        let data = try #require(image.dataProvider?.data as Data?)
        let start = (y * image.width + x) * 4
        return ([image.width, image.height], Array(data[start..<start + 4]))
    }

    @Test("A widget is drawn at the family's size: its ground fills it, what it shows has room around") func places()
        throws
    {
        let red = Color(red: 1, green: 0, blue: 0)
        let preview = Preview(as: .systemSmall) {
            Plain()
        } timeline: {
            Moment(date: .now, color: red)
        }
        let inner = try seen(preview, 79, 79)
        #expect(inner.size == [158, 158] && inner.color == [255, 0, 0, 255])
        #expect(try seen(preview, 8, 79).color == [255, 255, 0, 255])
        #expect(try seen(preview, 18, 79).color == [255, 0, 0, 255])
        #expect(try seen(preview, 0, 0).color[3] == 0)
        let locked = Preview(as: .accessoryRectangular) {
            Ground()
        } timeline: {
            Moment(date: .now, color: red)
        }
        #expect(try seen(locked, 4, 4).color == [255, 255, 255, 255])
        let whole = Preview("W", as: .systemLarge) {
            Whole()
        } timeline: {
            Moment(date: .now, color: red)
        }
        #expect(try seen(whole, 4, 177).color == [255, 0, 0, 255])
        #expect(try seen(whole, 0, 177).color == [255, 0, 0, 255])
    }

    @Test("A provider is asked for its moments at the family's size") func provided() throws {
        let preview = Preview(as: .systemMedium, widget: { Plain() }, timelineProvider: { Provider() })
        let middle = try seen(preview, 169, 79)
        #expect(middle.size == [338, 158] && middle.color == [0, 0, 255, 255])
    }

    @Test("Rows and cells are counted by their sources; sliders say where their line and their knob lie") func counts()
    {
        final class Source: NSObject, UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 + section }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let (table, source) = (UITableView(), Source())
        #expect(table.numberOfSections == 0 && table.numberOfRows(inSection: 0) == 0)
        table.dataSource = source
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 4)
        let slider = UISlider()
        let track = slider.trackRect(forBounds: CGRect(x: 10, y: 0, width: 100, height: 30))
        #expect(track == CGRect(x: 10, y: 13, width: 100, height: 4))
        let knob = slider.thumbRect(forBounds: .zero, trackRect: track, value: 0.5)
        #expect(knob.midX == 60 && knob.midY == 15)
    }

    @Test("Notifications come as a sequence; sounds end at once; a route picker has a picture") func others()
        async throws
    {
        let name = Notification.Name("p42")
        let center = NotificationCenter()
        let sequence = center.notifications(named: name)
        center.post(name: name, object: nil, userInfo: ["n": 1])
        center.post(name: Notification.Name("other"), object: nil)
        center.post(name: name, object: nil, userInfo: ["n": 2])
        var iterator = sequence.makeAsyncIterator()
        var found: [Int] = []
        for _ in 0..<2 { found.append(try #require(await iterator.next()?.userInfo?["n"] as? Int)) }
        #expect(found == [1, 2])
        var isOver = false
        AudioServicesPlaySystemSoundWithCompletion(1104) { isOver = true }
        #expect(isOver)
        let picker = AVRoutePickerView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        #expect(picker.shownContent != nil)
    }
}
