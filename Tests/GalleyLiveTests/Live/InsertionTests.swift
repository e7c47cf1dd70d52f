import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// Views that come: with their transition where the change is animated; what comes with what it is in comes as a part
/// of that (the documentation of `DynamicItem`; Apple's page of `transition(_:)`).
@MainActor @Suite("Views that come")
struct InsertionTests {
    private static let color = Color(.sRGB, red: 1, green: 0, blue: 0)

    private struct Coming<Content: View>: View {
        let handle: (@escaping (Bool) -> Void) -> Void
        @ViewBuilder let content: (Bool) -> Content
        @State private var isShown = false
        var body: some View {
            handle { isShown = $0 }
            return ZStack(alignment: .topLeading) {
                Color.clear
                content(isShown)
            }
        }
    }

    private func host<Content: View>(
        @ViewBuilder _ content: @escaping (Bool) -> Content
    ) -> (host: ViewHost, set: (Bool) -> Void) {
        var set: (Bool) -> Void = { _ in }
        let host = ViewHost(Coming(handle: { set = $0 }, content: content), size: CGSize(width: 200, height: 40))
        return (host, set)
    }

    private func lefts(_ host: ViewHost) -> [CGFloat] { host.boxes(.pureRed).map(\.minX) }

    /// The opacities around the red box.
    private func opacity(_ host: ViewHost) -> Double? {
        var found: Double?
        func look(_ items: [DrawItem], _ outer: Double) {
            for item in items {
                switch item {
                case .fill(_, .color(let color), _) where color.red == 1 && color.green == 0:
                    found = outer * color.alpha
                case .group(let group):
                    var inner = outer
                    if case .opacity(let own)? = group.effect { inner *= own }
                    look(group.items, inner)
                default: break
                }
            }
        }
        look(host.displayList().items, 1)
        return found
    }

    private func isNear(_ found: Double?, _ wanted: Double) -> Bool { found.map { abs($0 - wanted) < 1e-6 } ?? false }

    private func animated(_ host: ViewHost, _ change: () -> Void) {
        withAnimation(.linear(duration: 1)) { change() }
        host.refresh()
    }

    @Test("With an animation it comes along its transition, without one it is there") func coming() {
        let (host, set) = host { isShown in
            if isShown { Self.color.frame(width: 20, height: 20).transition(.offset(x: 80, y: 0)) }
        }
        animated(host) { set(true) }
        #expect(lefts(host) == [80])
        host.advance(by: 0.25)
        #expect(lefts(host) == [60])
        host.advance(by: 1)
        #expect(lefts(host) == [0] && !host.needsFrame)
        animated(host) { set(false) }
        host.advance(by: 0.25)
        #expect(lefts(host) == [20])
        host.advance(by: 1)
        #expect(lefts(host).isEmpty && !host.needsFrame)
        set(true)
        host.refresh()
        #expect(lefts(host) == [0] && !host.needsFrame)
        set(false)
        host.refresh()
        #expect(lefts(host).isEmpty && !host.needsFrame)
    }

    @Test("What says nothing fades; what comes and goes otherwise does so by halves") func kinds() {
        let (plain, set) = host { isShown in if isShown { Self.color.frame(width: 20, height: 20) } }
        animated(plain) { set(true) }
        #expect(isNear(opacity(plain) ?? 0, 0))
        plain.advance(by: 0.25)
        #expect(isNear(opacity(plain), 0.25) && lefts(plain) == [0])
        plain.advance(by: 1)
        #expect(isNear(opacity(plain), 1))
        animated(plain) { set(false) }
        plain.advance(by: 0.25)
        #expect(isNear(opacity(plain), 0.75))
        let (both, change) = host { isShown in
            if isShown {
                Self.color.frame(width: 20, height: 20).transition(
                    .asymmetric(insertion: .offset(x: 40, y: 0), removal: .offset(x: -40, y: 0)))
            }
        }
        animated(both) { change(true) }
        both.advance(by: 0.5)
        #expect(lefts(both) == [20])
        both.advance(by: 1)
        animated(both) { change(false) }
        both.advance(by: 0.5)
        #expect(lefts(both) == [-20])
    }

    @Test("What comes with what it is in comes as a part of it, and by itself later on") func nested() {
        var inner: (Bool) -> Void = { _ in }
        struct Inner: View {
            let handle: (@escaping (Bool) -> Void) -> Void
            @State private var isThere = true
            var body: some View {
                handle { isThere = $0 }
                return ZStack(alignment: .topLeading) {
                    Color.clear.frame(width: 60, height: 20)
                    if isThere { InsertionTests.color.frame(width: 20, height: 20).transition(.offset(x: 100, y: 0)) }
                }
            }
        }
        let (host, set) = host { isShown in
            if isShown { Inner(handle: { inner = $0 }).transition(.offset(x: 0, y: 16)) }
        }
        animated(host) { set(true) }
        host.advance(by: 0.5)
        #expect(lefts(host) == [0] && host.boxes(.pureRed).map(\.minY) == [8])
        host.advance(by: 1)
        animated(host) { inner(false) }
        host.advance(by: 0.5)
        #expect(lefts(host) == [50])
        host.advance(by: 1)
        #expect(lefts(host).isEmpty)
        animated(host) { inner(true) }
        host.advance(by: 0.75)
        #expect(lefts(host) == [25] && host.boxes(.pureRed).map(\.minY) == [0])
    }

    @Test("At first everything is there; an animation that is left out moves nothing") func first() {
        let (host, set) = host { isShown in
            if !isShown { Self.color.frame(width: 20, height: 20).transition(.offset(x: 80, y: 0)) }
        }
        #expect(lefts(host) == [0] && !host.needsFrame)
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.disablesAnimations = true
        withTransaction(transaction) { set(true) }
        host.refresh()
        #expect(lefts(host).isEmpty && !host.needsFrame)
        withTransaction(transaction) { set(false) }
        host.refresh()
        #expect(lefts(host) == [0] && !host.needsFrame)
        // What has been put away was there, and does not come again.
        host.putAway()
        animated(host) { set(true) }
        animated(host) { set(false) }
        #expect(lefts(host) == [0])
    }
}
