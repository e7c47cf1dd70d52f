import Foundation
import Galley
import GalleyExport
import GalleyLive
import GalleyPlay
import GalleyProtocol
import GalleyWorker
import Testing

/// Scroll views whose content a page moves by itself (docs/preview.md): the view says what moves, and is told how far.
@MainActor @Suite("Scrolling in the page")
struct LocalScrollTests {
    private struct Rows: View {
        var lastRow: Int?
        var note: (CGFloat) -> Void = { _ in }
        @State private var isShown = false

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<2000) { row in Button("Row \(row)") {}.frame(height: 40).id(row) }
                    }
                }
                .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { note($1) }
                .onChange(of: lastRow ?? 0) { proxy.scrollTo(1000, anchor: .top) }
                Button("Leap") { proxy.scrollTo(100, anchor: .top) }.frame(height: 40)
                Button("Cover") { isShown = true }.frame(height: 40)
            }
            .sheet(isPresented: $isShown) { Text("Over it") }
        }
    }

    private func host(_ view: some View, isInPage: Bool = true) -> ViewHost {
        ViewHost(
            VStack(spacing: 0) { view }.environment(\.pageScrolls, isInPage), size: CGSize(width: 300, height: 480))
    }

    private func scrolls(_ host: ViewHost) -> (scrolls: [LivePicture.Scroll], offsets: [[Double]]) {
        LiveElements.scrolls(in: host.viewTree()) { host.isReached($0) }
    }

    private func only(_ host: ViewHost) throws -> (scroll: LivePicture.Scroll, offset: [Double]) {
        let (scrolls, offsets) = scrolls(host)
        try #require(scrolls.count == 1 && offsets.count == 1)
        return (scrolls[0], offsets[0])
    }

    private func elements(_ host: ViewHost) -> [LivePicture.Element] { LiveElements.all(in: host.viewTree()) }

    private func tap(_ label: String, _ host: ViewHost) throws {
        let one = try #require(elements(host).first { $0.label == label })
        let point = CGPoint(x: one.frame[0] + one.frame[2] / 2, y: one.frame[1] + one.frame[3] / 2)
        host.send(.pointerDown(point))
        host.send(.pointerUp(point))
    }

    private func follow(
        _ host: ViewHost, _ scroll: LivePicture.Scroll, to y: CGFloat, release velocity: CGVector? = nil
    ) throws {
        let id = try #require(LiveElements.view(named: scroll.id))
        host.follow(page: id, CGPoint(x: 0, y: y), revision: scroll.revision, release: velocity)
    }

    @Test("A page is told what it can scroll, and how far") func told() throws {
        let (scroll, offset) = try only(host(Rows()))
        #expect(scroll.frame == [0, 0, 300, 400])
        #expect(scroll.axes == "y")
        #expect(scroll.longest == [0, 2000 * 40 - 400])
        #expect(offset == [0, 0])
        #expect(scroll.path == nil && scroll.snaps == nil && scroll.isCovered == nil && scroll.grips == nil)
        #expect(scrolls(host(Rows(), isInPage: false)).scrolls.isEmpty)
    }

    @Test("As much before and behind what is seen is drawn as is seen") func drawnAhead() throws {
        func rows(_ host: ViewHost) -> [Int] {
            elements(host).compactMap { $0.label.hasPrefix("Row ") ? Int($0.label.dropFirst(4)) : nil }
        }
        let host = host(Rows())
        #expect(rows(host).first == 0)
        #expect((19...21).contains(try #require(rows(host).last)))
        try follow(host, only(host).scroll, to: 4000)
        #expect(rows(host).first == 90)
        #expect((119...121).contains(try #require(rows(host).last)))
        // Without a page what is seen is enough.
        #expect((9...11).contains(try #require(rows(self.host(Rows(), isInPage: false)).last)))
    }

    @Test("Where the page has scrolled to is where the view is") func followed() throws {
        var offsets: [CGFloat] = []
        let host = host(Rows { offsets.append($0) })
        let scroll = try only(host).scroll
        let row = try #require(elements(host).first { $0.label == "Row 12" })
        #expect(row.scroll == scroll.id)
        #expect(row.frame[1] == 489.5)
        try follow(host, scroll, to: 123.5)
        #expect(try only(host).offset == [0, 123.5])
        #expect(try only(host).scroll == scroll)
        #expect(offsets.last == 123.5)
        // As if nothing were scrolled: a page has it already.
        #expect(elements(host).first { $0.label == "Row 12" } == row)
        let tree = try #require(host.viewTree().flatMap(\.all).first { $0.label == "Row 12" })
        #expect(tree.frame.minY == 366)
        #expect(elements(host).first { $0.label == "Leap" }?.scroll == nil)
        try follow(host, scroll, to: 1e8)
        #expect(try only(host).offset == [0, 2000 * 40 - 400])
    }

    @Test("What has stayed in sight is not drawn again, wherever it is scrolled to") func sameRows() throws {
        let host = host(Rows())
        let (memory, scroll) = (SVGMemory(), try only(host).scroll)
        var difference = PictureDifference()
        guard case .whole(let whole) = difference.next(try host.svgPicture(memory)) else {
            Issue.record("the first picture is whole")
            return
        }
        #expect(
            whole.contains("<g data-view=\"ScrollContent\" data-id=\"\(scroll.id)\">\n<g transform=\"translate(1 0)\">")
        )
        for (y, text) in [(33.0, "-33"), (71.5, "-71.5"), (0, "0")] {
            try follow(host, scroll, to: y)
            guard case .changed(_, _, let content?) = difference.next(try host.svgPicture(memory)) else {
                Issue.record("nothing has moved")
                return
            }
            let bytes = String(decoding: try JSONEncoder().encode(content), as: UTF8.self)
            #expect(bytes.contains("translate(1 \(text))"))
            // Two rows have come, at most; twenty are there.
            #expect(bytes.components(separatedBy: "data-label=\\\"Row").count - 1 <= 2)
            #expect(bytes.utf8.count < whole.utf8.count / 5)
        }
    }

    @Test("What the view moves itself counts, once") func revisions() throws {
        let host = host(Rows())
        let before = try only(host).scroll
        try follow(host, before, to: 200)
        try tap("Leap", host)
        let (after, offset) = try only(host)
        #expect(offset == [0, 4000])
        #expect(after.revision > before.revision)
        // The page did not know of it yet.
        try follow(host, before, to: 260)
        #expect(try only(host).offset == [0, 4000])
        try follow(host, after, to: 4020)
        #expect(try only(host).offset == [0, 4020])
        #expect(try only(host).scroll.revision == after.revision)
        host.send(.scroll(CGSize(width: 0, height: 10), at: CGPoint(x: 100, y: 100)))
        #expect(try only(host).scroll.revision > after.revision)
    }

    @Test("Where paging comes to rest is told as a way") func paging() throws {
        let pages = ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 0) { ForEach(0..<5) { Text("Page \($0)").frame(width: 300, height: 480) } }
        }
        .scrollTargetBehavior(.paging)
        let host = host(pages)
        let scroll = try only(host).scroll
        #expect(scroll.snaps == true && scroll.hidesBars == true && scroll.axes == "x" && scroll.longest == [1200, 0])
        let id = try #require(LiveElements.view(named: scroll.id))
        host.follow(page: id, CGPoint(x: 60, y: 0), revision: scroll.revision, release: nil)
        host.follow(
            page: id, CGPoint(x: 90, y: 0), revision: scroll.revision, release: CGVector(dx: 500, dy: 0))
        let path = try #require(try only(host).scroll.path)
        #expect(path.first == [90, 0])
        #expect(path.last == [300, 0])
        #expect((5...60).contains(path.count))
        #expect(zip(path, path.dropFirst()).allSatisfy { $0[0] <= $1[0] + 0.5 })
        host.advance(by: 2)
        #expect(try only(host).offset == [300, 0])
        #expect(try only(host).scroll.path == path)
        // A page without any speed goes back, which the page has to hear of as well.
        let rested = try only(host).scroll
        host.follow(page: id, CGPoint(x: 300, y: 0), revision: rested.revision, release: .zero)
        #expect(try only(host).scroll.revision > rested.revision)
    }

    @Test("What lies over a scroll view keeps the page from scrolling it") func covered() throws {
        let host = host(Rows())
        try tap("Cover", host)
        host.advance(by: 2)
        #expect(try only(host).scroll.isCovered == true)
    }

    /// Apple's documentation of `scrollDisabled(_:)`: "Disables or enables scrolling in scrollable views."
    @Test("A page moves nothing where scrolling is disabled, until it is enabled") func disabled() throws {
        struct Held: View {
            @State private var isHeld = true
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        Button("Free") { isHeld = false }.frame(height: 40)
                        Color.red.frame(height: 1960)
                    }
                }
                .scrollDisabled(isHeld)
            }
        }
        let host = host(Held())
        let held = try only(host).scroll
        #expect(held.axes == "")
        #expect(held.longest == [0, 2000 - 480])
        host.send(.pointerDown(CGPoint(x: 150, y: 200)))
        host.send(.pointerMoved(CGPoint(x: 150, y: 100)))
        host.send(.pointerUp(CGPoint(x: 150, y: 100)))
        #expect(try only(host).offset == [0, 0])
        try tap("Free", host)
        #expect(try only(host).scroll.axes == "y")
    }

    @Test("A carousel lies in what is scrolled around it, and what follows a finger keeps it") func nested() throws {
        struct Screen: View {
            @State private var level = 0.5
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        Slider(value: $level).frame(height: 100)
                        ScrollView(.horizontal) {
                            HStack(spacing: 0) { ForEach(0..<9) { Text("Card \($0)").frame(width: 100, height: 60) } }
                        }
                        ForEach(0..<30) { Text("Line \($0)").frame(height: 50) }
                    }
                }
            }
        }
        let host = host(Screen())
        let outer = scrolls(host).scrolls[0]
        let id = try #require(LiveElements.view(named: outer.id))
        host.follow(page: id, CGPoint(x: 0, y: 80), revision: outer.revision, release: nil)
        let all = scrolls(host)
        #expect(all.scrolls.map(\.axes) == ["y", "x"])
        #expect(all.scrolls[1].parent == outer.id)
        #expect(all.scrolls[1].frame == [0, 100, 300, 60])
        #expect(all.offsets == [[0, 80], [0, 0]])
        let grip = try #require(all.scrolls[0].grips?.first)
        #expect(grip[1] >= 0 && grip[1] + grip[3] <= 100)
        #expect(all.scrolls[1].grips == nil)
        #expect(elements(host).first { $0.label == "Card 2" }?.scroll == all.scrolls[1].id)
    }

    @Test("Of offsets that wait the last one counts, and none behind a release") func joined() {
        func command(_ y: Double, isMoving: Bool = true) -> LiveCommand {
            var command = LiveCommand(.scrolled)
            (command.element, command.y, command.revision, command.isMoving) = ("a", y, 3, isMoving)
            return command
        }
        let all = [command(1), command(2), command(3, isMoving: false), command(4)]
        #expect(LiveCommand.joined(all).map(\.y) == [3, 4])
        var far = command(4e7)
        far.x = 0
        #expect(far.isSound)
    }
}
