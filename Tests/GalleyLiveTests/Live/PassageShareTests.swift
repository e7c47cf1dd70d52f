import Foundation
import Galley
import GalleyGraph
import GalleyLive
import GalleyTestSupport
import Testing

/// Where screens, sheets and menus are on their way (rules.md §18.11): half a second on the curve (0.25, 1), (0.25, 1), the screen
/// below a third as far and darker by 0.1, a menu from 0.3 of its size. At its parameter ½ the curve is at 3/8 · 0.25 · 2 + 1/8 =
/// 0.3125 of the time and 3/8 · 2 + 1/8 = 0.875 of the way: that is after 0.15625 s.
@MainActor @Suite("Ways of screens, sheets and menus")
struct PassageShareTests {
    private static let red = ResolvedColor(red: 1, green: 0, blue: 0)
    private static let blue = ResolvedColor(red: 0, green: 0, blue: 1)
    private let moment = 0.15625

    private func host(_ view: some View) -> ViewHost {
        var options = RenderOptions()
        options.canvas = CGSize(width: 400, height: 800)
        options.proposal = ProposedViewSize(width: 400, height: 800)
        return ViewHost(view, options: options, carrier: nil, movesScreens: true)
    }

    private struct Stack: View {
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 100, height: 50)
                    Button("push") { path = [1] }
                }
                .navigationDestination(for: Int.self) { _ in
                    VStack {
                        Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 200, height: 50)
                        Button("pop") { path = [] }
                    }
                }
            }
        }
    }

    /// How dark the ground between two screens is.
    private func darkness(_ host: ViewHost) -> Double? {
        var found: Double?
        func look(_ items: [DrawItem]) {
            for item in items {
                switch item {
                case .fill(let path, .color(let color), _)
                where [color.red, color.green, color.blue] == [0, 0, 0] as [Double] && path.boundingRect.width == 400
                    && path.boundingRect.height == 800 && color.alpha < 1:
                    found = color.alpha
                case .group(let group): look(group.items)
                default: break
                }
            }
        }
        look(host.displayList().items)
        return found
    }

    private func isNear(_ found: CGFloat?, _ wanted: CGFloat) -> Bool { found.map { abs($0 - wanted) < 1e-6 } ?? false }

    @Test("A screen that comes, and one that goes") func screens() {
        let host = host(Stack())
        func lefts() -> [CGFloat?] { [Self.blue, Self.red].map { host.boxes($0).first?.minX } }
        host.tap("push")
        #expect(lefts() == [500, 150] && isNear(darkness(host).map { CGFloat($0) }, 0))
        host.advance(by: moment)
        var found = lefts()
        // An eighth of 400 is left; the one below is 7/8 of a third to the left.
        #expect(isNear(found[0], 150) && isNear(found[1], 150 - 0.875 * 400 / 3))
        #expect(isNear(darkness(host).map { CGFloat($0) }, 0.0875))
        host.advance(by: 1)
        #expect(lefts() == [100, nil] && darkness(host) == nil && !host.needsFrame)
        host.tap("pop")
        #expect(isNear(darkness(host).map { CGFloat($0) }, 0.1))
        host.advance(by: moment)
        found = lefts()
        #expect(isNear(found[0], 450) && isNear(found[1], 150 - 0.125 * 400 / 3))
        #expect(isNear(darkness(host).map { CGFloat($0) }, 0.0125))
        host.advance(by: 1)
        #expect(lefts() == [nil, 150] && darkness(host) == nil)
    }

    private struct Levels: View {
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                Button("push") { path = [1] }
                    .navigationDestination(for: Int.self) { level in
                        if level == 1 {
                            VStack {
                                Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 100, height: 50)
                                Button("further") { path = [1, 2] }
                            }
                        } else {
                            Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 200, height: 50)
                        }
                    }
            }
        }
    }

    /// A screen that is pushed comes in from the trailing edge; only who turns round goes on from where it is.
    @Test("A screen that is pushed while another one is still coming begins at the edge as well") func twoPushes() {
        let host = host(Levels())
        func lefts() -> [CGFloat?] { [Self.blue, Self.red].map { host.boxes($0).first?.minX } }
        host.tap("push")
        host.advance(by: moment)
        #expect(isNear(lefts()[1], 150 + 50))
        host.tap("further")
        var found = lefts()
        #expect(isNear(found[0], 100 + 400) && isNear(darkness(host).map { CGFloat($0) }, 0))
        host.advance(by: moment)
        found = lefts()
        #expect(isNear(found[0], 100 + 50) && isNear(darkness(host).map { CGFloat($0) }, 0.0875))
        host.advance(by: 1)
        #expect(lefts() == [100, nil] && !host.needsFrame)
    }

    private struct Layers: View {
        @State private var isCovered = false
        var body: some View {
            VStack {
                Button("cover") { isCovered = true }
                Menu("menu") {
                    Button {
                    } label: {
                        Color(.sRGB, red: 0, green: 0, blue: 1).frame(height: 30)
                    }
                }
            }
            .fullScreenCover(isPresented: $isCovered) {
                VStack {
                    Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 200, height: 50)
                    Button("close") { isCovered = false }
                }
            }
        }
    }

    @Test("A cover rises from below the window, and goes down again") func covers() throws {
        let host = host(Layers())
        func top() -> CGFloat? { host.boxes(Self.blue).first?.minY }
        host.tap("cover")
        let first = try #require(top())
        host.advance(by: moment)
        let way = try #require(top())
        host.advance(by: 1)
        let end = try #require(top())
        #expect(isNear(first - end, 800) && isNear(way - end, 100))
        host.tap("close")
        #expect(top() == end)
        host.advance(by: moment)
        #expect(isNear(top().map { $0 - end }, 700))
        host.advance(by: 1)
        #expect(top() == nil && !host.needsFrame)
    }

    @Test("A menu grows and comes to light out of one point") func menus() throws {
        let host = host(Layers())
        func box() -> CGRect? { host.boxes(Self.blue).first }
        func opacity() -> Double {
            var found = 1.0
            func look(_ items: [DrawItem], _ outer: Double) -> Bool {
                items.contains { item in
                    switch item {
                    case .fill(_, .color(let color), _):
                        guard color.blue == 1, color.red == 0 else { return false }
                        found = outer
                        return true
                    case .group(let group):
                        var inner = outer
                        if case .opacity(let own)? = group.effect { inner *= own }
                        return look(group.items, inner)
                    default: return false
                    }
                }
            }
            _ = look(host.displayList().items, 1)
            return found
        }
        host.tap("menu")
        let first = try #require(box())
        #expect(opacity() == 0)
        host.advance(by: moment)
        let way = try #require(box())
        #expect(abs(opacity() - 0.875) < 1e-9)
        host.advance(by: 1)
        let end = try #require(box())
        #expect(opacity() == 1)
        // 0.3 and 0.3 + 0.7 · 0.875 = 0.9125 of the size; the point p stays: x' = p + s · (x − p).
        #expect(isNear(first.width, 0.3 * end.width) && isNear(way.width, 0.9125 * end.width))
        #expect(isNear(first.height, 0.3 * end.height) && isNear(way.height, 0.9125 * end.height))
        let point = CGPoint(x: (first.minX - 0.3 * end.minX) / 0.7, y: (first.minY - 0.3 * end.minY) / 0.7)
        #expect(isNear(way.minX, point.x + 0.9125 * (end.minX - point.x)))
        #expect(isNear(way.minY, point.y + 0.9125 * (end.minY - point.y)))
    }
}
