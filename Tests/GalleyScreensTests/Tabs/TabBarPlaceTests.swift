import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Where tabs, their grounds and what stands beside them lie, in points (rules.md §18.7 and §18.9: a platter of 62, 21 from the screen's
/// ends, tabs 4 inside of it; strips of wide windows are 44 tall), and how fast a finger has to be to turn a page.
@MainActor @Suite("Places of tabs and pages") struct TabBarPlaceTests {
    private let red = ResolvedColor.pureRed

    /// The box and the opacity of each fill of black or white that can be seen through.
    private func veils(_ view: some View, dark: Bool, _ width: CGFloat = 402, _ height: CGFloat = 874) -> [(
        CGRect, Double, Double
    )] {
        var options = screenOptions(width, height)
        options.colorScheme = dark ? .dark : .light
        var found: [(CGRect, Double, Double)] = []
        func look(_ items: [DrawItem], _ transform: CGAffineTransform) {
            for item in items {
                switch item {
                case .fill(let path, .color(let color), _) where color.alpha < 1 && color.red == color.blue:
                    found.append((path.boundingRect.applying(transform), color.red, color.alpha))
                case .group(let group): look(group.items, group.transform.concatenating(transform))
                default: break
                }
            }
        }
        look(RenderedView(view, options: options).displayList.items, .identity)
        return found
    }

    private func tabs(_ count: Int, chosen: Int = 0) -> some View {
        TabView(selection: .constant(chosen)) {
            ForEach(0..<count, id: \.self) { index in
                Tab("Tab \(index)", systemImage: "circle", value: index) { Color.clear.probe("page") }
            }
        }
    }

    /// Measured: glass of 253 becomes 235, in the dark 19 becomes 53.
    @Test("The ground of the chosen tab: 54 tall, as wide as a tab; four reach 13⅓ over each other") func chosen()
        throws
    {
        func lens(_ count: Int, chosen: Int, dark: Bool) throws -> [CGFloat] {
            let opacity = dark ? 34.0 / 236 : 18.0 / 253
            let box = try #require(
                veils(tabs(count, chosen: chosen), dark: dark).first {
                    $0.1 == (dark ? 1 : 0) && abs($0.2 - opacity) < 1e-6
                }?.0)
            return [box.minX, box.minY, box.width, box.height].map { ($0 * 100).rounded() / 100 }
        }
        // 874 − 21 − 62 + 4; three of 94 begin at (402 − 3 × 94) / 2, four at 25.
        #expect(try lens(3, chosen: 0, dark: false) == [60, 795, 94, 54])
        #expect(try lens(3, chosen: 2, dark: true) == [248, 795, 94, 54])
        #expect(try lens(4, chosen: 0, dark: true) == [25, 795, 98, 54])
        #expect(try lens(4, chosen: 3, dark: false) == [279, 795, 98, 54])
    }

    @Test("A tab for searching has a circle of 62 at the other end") func search() throws {
        let view = TabView {
            Tab("Home", systemImage: "house") { Color.clear }
            Tab(role: .search) { Color.clear }
        }
        let host = liveHost(view, 402, 874)
        let (home, search) = (try #require(host.frame("Home")), try #require(host.frame("Search")))
        expect(search.midX, 402 - 21 - 31)
        expect(search.midY, 874 - 21 - 31)
        expect(home.midX, 21 + 4 + 47)
    }

    @Test("Symbols lie over texts: 26 tall on glass and 1 between, 2 before", arguments: [Look.iOS18, .iOS26])
    func labels(look: Look) throws {
        let bar = try #require(screen(tabs(1), 402, 874, look: look).first("TabBar"))
        let (image, text) = (try #require(bar.first("Image")?.frame), try #require(bar.first("Text")?.frame))
        let isGlass = look == .iOS26
        let own = size(of: Text("Tab 0").font(.system(size: 10, weight: .medium)), nil, nil)
        expect(text.size, own.width, own.height)
        // The symbol's row, the space and the text lie in the middle of the tab.
        let content = 26 + (isGlass ? 1 : 2) + own.height
        let middle: CGFloat = isGlass ? 874 - 21 - 31 : 874 - 49.0 / 2
        expect(image.midY, middle - content / 2 + 13)
        expect(text.maxY, middle + content / 2)
    }

    @Test("In the window of a tablet they lie 10 from its top, or at its safe area") func wide() throws {
        func frames(_ inset: CGFloat) throws -> [CGFloat] {
            let root = screen(
                tabs(3), 1024, 768, insets: EdgeInsets(top: inset, leading: 0, bottom: 0, trailing: 0))
            let bar = try #require(root.first("TabBar"))
            let texts = bar.all("Text").map(\.frame)
            let page = try #require(root.named("page")).frame
            return [texts[0].midY, texts[1].minX - texts[0].maxX, page.minY, page.maxY]
        }
        // Texts have 18 on both sides; a strip of 44, and 10 above where nothing else is.
        #expect(try frames(0) == [10 + 22, 36, 54, 768])
        #expect(try frames(24) == [24 + 22, 36, 24 + 44, 768])
    }

    @Test("What lies above the tabs is 48 tall, 8 over them, and takes 56") func accessory() throws {
        let view = tabs(2).tabViewBottomAccessory { box(30, 10).probe("accessory") }
        let root = screen(view, 402, 874)
        expect(root.named("accessory")?.frame, 402 / 2 - 15, 874 - 83 - 8 - 24 - 5, 30, 10)
        expect(root.named("page")?.frame.maxY, 874 - 83 - 56)
        let plain = screen(view, 402, 874, look: .iOS18)
        expect(plain.named("page")?.frame.maxY, 874 - 49 - 56)
    }

    // MARK: Pages

    private struct Pages: View {
        @State private var page = 1
        var count = 4
        let log: (Int) -> Void
        var body: some View {
            TabView(selection: $page) {
                ForEach(0..<count, id: \.self) { Color(.sRGB, red: 1, green: 0, blue: 0).probe("page \($0)").tag($0) }
            }
            .tabViewStyle(.page(indexDisplayMode: .never)).onChange(of: page) { _, new in log(new) }
        }
    }

    /// A finger that moves with a speed, in points a second, and goes up.
    private func swipe(_ host: ViewHost, by way: CGFloat, speed: CGFloat) {
        host.send(.pointerDown(CGPoint(x: 150, y: 50)))
        for step in 1...10 {
            host.advance(by: abs(way) / speed / 10)
            host.send(.pointerMoved(CGPoint(x: 150 + way * CGFloat(step) / 10, y: 50)))
        }
        host.send(.pointerUp(CGPoint(x: 150 + way, y: 50)))
        for _ in 0..<20 { host.advance(by: 0.1) }
    }

    @Test("A finger turns a page from 200 points a second on, whichever way it has gone less than half of")
    func flicks() {
        func turned(_ way: CGFloat, _ speed: CGFloat, _ direction: LayoutDirection = .leftToRight) -> [Int] {
            var log: [Int] = []
            var options = RenderOptions()
            options.layoutDirection = direction
            let host = ViewHost(Pages { log.append($0) }, size: CGSize(width: 300, height: 100), options: options)
            swipe(host, by: way, speed: speed)
            return log
        }
        let seen: [[Int]] = [
            turned(-60, 400), turned(60, 400), turned(-60, 150), turned(60, 150), turned(-160, 150), turned(160, 150),
            turned(-60, 400, .rightToLeft), turned(60, 400, .rightToLeft),
        ]
        #expect(seen == [[2], [0], [], [], [2], [0], [0], [2]])
    }

    @Test("A finger of exactly 200 points a second is fast enough") func slowestFlick() {
        var log: [Int] = []
        let host = ViewHost(Pages { log.append($0) }, size: CGSize(width: 300, height: 100))
        host.send(.pointerDown(CGPoint(x: 150, y: 50)))
        // Sixteenths of seconds, which numbers have without rounding: 12.5 points in each of them are 200 a second.
        for step in 1...4 {
            host.advance(by: 0.0625)
            host.send(.pointerMoved(CGPoint(x: 150 - 12.5 * CGFloat(step), y: 50)))
        }
        // 50 points are less than half of a page.
        host.send(.pointerUp(CGPoint(x: 100, y: 50)))
        host.advance(by: 2)
        #expect(log == [2])
    }

    @Test("Two pages are enough for a finger to turn one") func twoPages() {
        var log: [Int] = []
        let host = ViewHost(Pages(count: 2) { log.append($0) }, size: CGSize(width: 300, height: 100))
        swipe(host, by: 60, speed: 400)
        #expect(log == [0])
        swipe(host, by: -60, speed: 400)
        #expect(log == [0, 1])
    }

    @Test("While a finger moves, the pages beside are there; at rest one is") func neighbours() {
        let host = ViewHost(Pages { _ in }, size: CGSize(width: 300, height: 100))
        func shown() -> [String] {
            (0..<4).compactMap { page in host.frame("page \(page)").map { "\(page) at \(Int($0.minX.rounded()))" } }
        }
        #expect(shown() == ["1 at 0"])
        host.send(.pointerDown(CGPoint(x: 150, y: 50)))
        for step in 1...3 { host.send(.pointerMoved(CGPoint(x: 150 - 20 * CGFloat(step), y: 50))) }
        #expect(shown() == ["0 at -360", "1 at -60", "2 at 240"])
        host.advance(by: 1)
        host.send(.pointerMoved(CGPoint(x: 90, y: 50)))
        host.send(.pointerUp(CGPoint(x: 90, y: 50)))
        for _ in 0..<20 { host.advance(by: 0.1) }
        #expect(shown() == ["1 at 0"])
    }

    @Test("Dots: their size, the space between, and 11 to the screen's end", arguments: [Look.iOS18, .iOS26])
    func dots(look: Look) throws {
        let view = TabView { ForEach(0..<3) { _ in Color.clear } }.tabViewStyle(.page)
        let root = screen(view, 300, 200, look: look)
        let circles = try #require(root.first("PageControl")).all("Circle").map(\.frame)
        let (dot, pitch, height): (CGFloat, CGFloat, CGFloat) =
            look == .iOS18 ? (7, 16, 26) : (23 / 3.0, 53 / 3.0, 77 / 3.0)
        #expect(circles.count == 3)
        for (index, circle) in circles.enumerated() {
            expect(circle.size, dot, dot)
            expect(circle.midX, 150 + CGFloat(index - 1) * pitch)
            expect(circle.midY, 200 - 11 - height / 2)
        }
    }
}
