import Galley
import GalleyGraph
import GalleyLive
import GalleyTestSupport
import Testing

/// Screens, sheets and menus that move when they come and go (rules.md §18.11).
@MainActor
struct PassageTests {
    private static let red = ResolvedColor(red: 1, green: 0, blue: 0)
    private static let blue = ResolvedColor(red: 0, green: 0, blue: 1)
    private let size = CGSize(width: 400, height: 800)

    private func host(
        _ view: some View, _ direction: LayoutDirection = .leftToRight, moves: Bool? = true
    ) -> ViewHost {
        var options = RenderOptions()
        options.layoutDirection = direction
        options.canvas = size
        options.proposal = ProposedViewSize(size)
        let host = ViewHost(view, options: options, carrier: nil, movesScreens: moves.map { _ in false })
        host.movesScreens = moves ?? false
        return host
    }

    private struct Stack: View {
        @State private var path: [Int] = []
        var transaction = Transaction()
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 100, height: 50)
                    Button("push") { withTransaction(transaction) { path = [1] } }
                }
                .navigationDestination(for: Int.self) { _ in
                    VStack {
                        Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 200, height: 50)
                        Button("pop") { withTransaction(transaction) { path = [] } }
                        Button("pop at once") { withTransaction(Self.still) { path = [] } }
                    }
                }
            }
        }
        private static var still: Transaction {
            var transaction = Transaction()
            transaction.disablesAnimations = true
            return transaction
        }
    }

    private func left(_ host: ViewHost, _ color: ResolvedColor) -> CGFloat? { host.boxes(color).first?.minX }
    private func isLeft(_ host: ViewHost, _ color: ResolvedColor, at place: CGFloat) -> Bool {
        left(host, color).map { abs($0 - place) < 1e-6 } ?? false
    }

    @Test("A screen comes in from the trailing edge, and the one before moves a third as far") func push() throws {
        let host = host(Stack())
        host.tap("push")
        #expect(host.needsFrame && host.frame("pop") != nil && host.frame("push") == nil)
        #expect(left(host, Self.blue) == 500 && left(host, Self.red) == 150)
        host.advance(by: 0.1)
        let (new, old) = (try #require(left(host, Self.blue)), try #require(left(host, Self.red)))
        #expect(new > 100 && new < 300)
        #expect(abs((150 - old) - (500 - new) / 3) < 1e-6)
        host.advance(by: 0.4)
        #expect(!host.needsFrame && left(host, Self.blue) == 100 && left(host, Self.red) == nil)
    }

    @Test("Back it goes the other way, and who turns round goes on from where it is") func pop() throws {
        let host = host(Stack())
        host.tap("push")
        host.advance(by: 1)
        host.tap("pop")
        #expect(left(host, Self.blue) == 100)
        #expect(isLeft(host, Self.red, at: 150 - 400 / 3))
        host.advance(by: 0.1)
        let (new, old) = (try #require(left(host, Self.red)), try #require(left(host, Self.blue)))
        #expect(old > 200 && new > 50 && new < 150)
        host.tap("push")
        #expect(isLeft(host, Self.blue, at: old))
        #expect(isLeft(host, Self.red, at: new))
        host.advance(by: 1)
        #expect(!host.needsFrame && left(host, Self.blue) == 100 && left(host, Self.red) == nil)
    }

    @Test("From right to left it comes from the left") func mirrored() {
        let host = host(Stack(), .rightToLeft)
        host.tap("push")
        #expect(left(host, Self.blue) == -300 && left(host, Self.red) == 150)
    }

    @Test("A finger at the edge moves the screen, and lets it go back or away") func finger() throws {
        let host = host(Stack())
        host.tap("push")
        host.advance(by: 1)
        func move(_ x: CGFloat) {
            host.advance(by: 0.2)
            host.send(.pointerMoved(CGPoint(x: x, y: 600)))
        }
        host.send(.pointerDown(CGPoint(x: 5, y: 600)))
        move(30)
        move(105)
        #expect(left(host, Self.blue) == 200)
        #expect(isLeft(host, Self.red, at: 150 - 100))
        move(105)
        host.send(.pointerUp(CGPoint(x: 105, y: 600)))
        #expect(host.needsFrame && left(host, Self.blue) == 200)
        host.advance(by: 1)
        #expect(!host.needsFrame && left(host, Self.blue) == 100 && left(host, Self.red) == nil)
        host.send(.pointerDown(CGPoint(x: 5, y: 600)))
        move(30)
        move(305)
        move(305)
        host.send(.pointerUp(CGPoint(x: 305, y: 600)))
        #expect(isLeft(host, Self.blue, at: 400))
        #expect(isLeft(host, Self.red, at: 150 - 100 / 3))
        host.advance(by: 1)
        #expect(!host.needsFrame && left(host, Self.blue) == nil && left(host, Self.red) == 150)
    }

    private struct Layers: View {
        @State private var shown = ""
        private func isShown(_ which: String) -> Binding<Bool> {
            Binding(get: { shown == which }, set: { shown = $0 ? which : "" })
        }
        var body: some View {
            VStack {
                ForEach(["sheet", "cover"], id: \.self) { which in Button("open " + which) { shown = which } }
                Menu("menu") {
                    Button {
                    } label: {
                        Color(.sRGB, red: 0, green: 0, blue: 1).frame(height: 30)
                    }
                }
            }
            .sheet(isPresented: isShown("sheet")) { content.presentationDetents([.height(300), .height(600)]) }
            .fullScreenCover(isPresented: isShown("cover")) { content }
        }
        private var content: some View {
            VStack {
                Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 200, height: 50)
                Button("close") { shown = "" }
            }
        }
    }

    private func top(_ host: ViewHost) -> CGFloat? { host.boxes(Self.blue).first?.minY }

    @Test("A sheet and a cover rise from below, and go down again", arguments: ["sheet", "cover"])
    func rising(_ which: String) throws {
        let (still, host) = (host(Layers(), moves: nil), host(Layers()))
        still.tap("open " + which)
        let end = try #require(top(still))
        host.tap("open " + which)
        #expect(host.needsFrame && host.frame("close") == still.frame("close"))
        #expect(try #require(top(host)) >= size.height - 1)
        host.advance(by: 0.1)
        let way = try #require(top(host))
        #expect(way > end + 10 && way < size.height - 100)
        host.advance(by: 0.4)
        #expect(!host.needsFrame && top(host) == end)
        #expect(host.displayList().items.count == still.displayList().items.count)
        host.tap("close")
        #expect(host.needsFrame && host.frame("close") == nil && top(host) == end)
        host.advance(by: 0.1)
        #expect(try #require(top(host)) > end + 10)
        host.advance(by: 0.4)
        #expect(!host.needsFrame && top(host) == nil)
    }

    @Test("The ground under a sheet becomes dark with it") func dimming() {
        func darkness(_ host: ViewHost) -> Double {
            var most = 0.0
            func look(_ items: [DrawItem], _ opacity: Double) {
                for item in items {
                    switch item {
                    case .fill(let path, .color(let color), _)
                    where color.red + color.green + color.blue == 0 && path.boundingRect.size == size:
                        most = max(most, color.alpha * opacity)
                    case .group(let group):
                        var inner = opacity
                        if case .opacity(let own)? = group.effect { inner *= own }
                        look(group.items, inner)
                    default: break
                    }
                }
            }
            look(host.displayList().items, 1)
            return most
        }
        let host = host(Layers())
        host.tap("open sheet")
        #expect(darkness(host) == 0)
        host.advance(by: 0.05)
        let half = darkness(host)
        host.advance(by: 0.5)
        #expect(half > 0 && half < darkness(host))
    }

    @Test("A menu grows out of its button") func menu() throws {
        let host = host(Layers())
        host.tap("menu")
        let first = try #require(host.boxes(Self.blue).first)
        host.advance(by: 0.5)
        let last = try #require(host.boxes(Self.blue).first)
        #expect(abs(first.width - 0.3 * last.width) < 1e-6)
        let button = try #require(host.frame("menu"))
        #expect(abs(first.midY - button.midY) < abs(last.midY - button.midY))
    }

    @Test("A sheet that is let go moves to its height") func detents() throws {
        let host = host(Layers())
        host.tap("open sheet")
        host.advance(by: 1)
        host.send(.pointerDown(CGPoint(x: 200, y: 510)))
        for y in [480, 400, 260, 260, 260] as [CGFloat] {
            host.advance(by: 0.3)
            host.send(.pointerMoved(CGPoint(x: 200, y: y)))
        }
        let held = try #require(top(host))
        host.send(.pointerUp(CGPoint(x: 200, y: 260)))
        #expect(host.needsFrame && top(host) == held)
        host.advance(by: 0.1)
        let way = try #require(top(host))
        host.advance(by: 1)
        let end = try #require(top(host))
        #expect(end < way && way < held && !host.needsFrame)
    }

    @Test("Without animations, without time, and in a view that no one shows, nothing moves") func still() {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        for host in [host(Stack(transaction: transaction)), host(Stack(), moves: false), host(Stack(), moves: nil)] {
            host.tap("push")
            #expect(!host.needsFrame && left(host, Self.blue) == 100 && left(host, Self.red) == nil)
            host.tap("pop")
            #expect(!host.needsFrame && left(host, Self.blue) == nil && left(host, Self.red) == 150)
        }
        for host in [host(Layers(), moves: false), host(Layers(), moves: nil)] {
            host.tap("open sheet")
            #expect(!host.needsFrame)
            let end = top(host)
            host.advance(by: 1)
            #expect(top(host) == end)
            host.tap("close")
            #expect(!host.needsFrame && top(host) == nil)
        }
    }

    @Test("A screen that goes without animations while it is still coming is gone at once") func stopped() {
        let host = host(Stack())
        host.tap("push")
        host.advance(by: 0.1)
        #expect(host.needsFrame)
        host.tap("pop at once")
        #expect(!host.needsFrame && left(host, Self.blue) == nil)
        #expect(host.boxes(Self.red).map(\.minX) == [150])
    }

    @Test("What is shown already when screens begin to move does not come again") func shownBefore() {
        let host = host(Layers(), moves: false)
        host.tap("open sheet")
        let end = top(host)
        host.movesScreens = true
        host.resize(to: CGSize(width: 410, height: 800))
        #expect(!host.needsFrame && top(host) == end)
    }
}
