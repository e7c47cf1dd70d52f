import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// What lies under a finger, in which order it is asked, and what gestures are told of where they are: a menu before
/// what is lifted, both before what is tapped (the documentation of `HostGestures`); places in the view's own space and
/// parts of its size by Apple's documentation of `MagnifyGesture.Value`.
@MainActor @Suite("What a finger meets")
struct FingerOrderTests {
    private func host(_ view: some View, date: Double = 0) -> ViewHost {
        var options = RenderOptions()
        options.currentDate = Date(timeIntervalSinceReferenceDate: date)
        return ViewHost(view, size: CGSize(width: 100, height: 50), options: options)
    }

    private let middle = CGPoint(x: 50, y: 25)
    private var box: some View { Color.red.frame(width: 40, height: 20) }

    private func lifted(_ view: some View) -> some View {
        let source = DragSource(items: { [NSObject()] }, preview: nil)
        return view.modifier(InteractionModifier(kind: "drag", interaction: .dragSource(source)))
    }

    private func menu(_ view: some View, _ open: @escaping @MainActor () -> Void = {}) -> some View {
        view.modifier(InteractionModifier(kind: "menu", interaction: .contextMenu(open)))
    }

    private func kinds(_ view: some View) -> [String] {
        host(view).candidates(at: middle).map { candidate in
            candidate.isMenu
                ? "menu"
                : candidate.recognition is LiftRecognition ? "lift" : candidate.goesFirst ? "first" : "tap"
        }
    }

    @Test(
        "A menu comes before what is lifted, and both before what is tapped; of two menus the inner one counts"
    )
    func order() {
        let tap = box.onTapGesture {}
        #expect(
            kinds(tap) == ["tap"] && kinds(lifted(tap)) == ["lift", "tap"]
                && kinds(menu(tap)) == ["menu", "tap"])
        #expect(
            kinds(lifted(menu(tap))) == ["menu", "lift", "tap"]
                && kinds(menu(lifted(tap))) == ["menu", "lift", "tap"])
        #expect(kinds(menu(menu(tap))) == ["menu", "tap"])
        #expect(kinds(tap.highPriorityGesture(TapGesture())) == ["first", "tap"])
        let found = host(menu(lifted(tap))).candidates(at: middle)
        #expect(
            found.map(\.isSystems) == [false, true, false]
                && found.map(\.goesFirst) == [true, true, false])
        #expect(
            host(menu(lifted(tap))).tapTakers(at: middle).count == 1
                && host(menu(lifted(box))).tapTakers(at: middle).isEmpty)
        // The outer one of two that go first is asked first.
        let two = host(
            box.highPriorityGesture(TapGesture()).highPriorityGesture(DragGesture()))
        #expect(two.candidates(at: middle).map(\.recognition.followsFinger) == [true, false])
    }

    @Test(
        "A touch of half a second opens the menu, and what is inside hears no more; so does a second button"
    ) func menus() {
        var told: [String] = []
        let host = host(menu(box.onTapGesture { told.append("tap") }) { told.append("menu") })
        host.send(.pointerDown(middle))
        host.advance(by: 0.49)
        #expect(told.isEmpty)
        host.advance(by: 0.01)
        #expect(told == ["menu"])
        host.send(.pointerUp(middle))
        #expect(told == ["menu"])
        host.tap(middle)
        #expect(
            told == ["menu", "tap"] && host.openMenu(at: middle) && told == ["menu", "tap", "menu"])
        #expect(!host.openMenu(at: CGPoint(x: 2, y: 2)) && told.count == 3)
    }

    @Test("A pointer that lifts a view does nothing else from then on") func lifting() {
        var taps = 0
        let host = host(lifted(box.onTapGesture { taps += 1 }))
        host.tap(middle)
        #expect(taps == 1)
        host.send(.pointerDown(middle))
        host.liftAtOnce(at: middle)
        #expect(host.draggedPlace == middle && !DropTarget.isSought)
        host.send(.pointerUp(middle))
        #expect(taps == 1 && host.draggedPlace == nil && !DropTarget.isSought)
        host.liftAtOnce(at: CGPoint(x: 2, y: 2))
        #expect(host.draggedPlace == nil)
        // While something is dragged the view stays laid out.
        host.drag([NSObject()], over: middle)
        host.putAway()
        #expect(host.isLaidOut && host.draggedPlace == middle)
        host.drag([NSObject()], over: nil)
        #expect(host.draggedPlace == nil)
    }

    @Test("Two fingers are those of the view between them, in its space and on its clock")
    func fingers() {
        var told: [MagnifyGesture.Value] = []
        var others = 0
        let view = HStack(spacing: 0) {
            Color.blue.frame(width: 30, height: 50).gesture(
                MagnifyGesture().onChanged { _ in others += 1 })
            Color.red.frame(width: 40, height: 50).gesture(MagnifyGesture().onChanged { told.append($0) })
            Color.blue.frame(width: 30, height: 50).gesture(
                RotateGesture().onChanged { _ in others += 1 })
        }
        let host = host(view, date: 1000)
        host.advance(by: 2)
        host.send(.fingersDown(CGPoint(x: 20, y: 10), CGPoint(x: 60, y: 40)))
        host.advance(by: 0.5)
        host.send(.fingersMoved(CGPoint(x: 0, y: -5), CGPoint(x: 80, y: 55)))
        // 50 points apart before, 100 now; in the middle of both at (40, 25), which is (10, 25) in the view of 40 by
        // 50.
        #expect(told.count == 1 && others == 0)
        #expect(told.first?.magnification == 2 && told.first?.velocity == 2)
        #expect(
            told.first?.startLocation == CGPoint(x: 10, y: 25)
                && told.first?.startAnchor == UnitPoint(x: 0.25, y: 0.5))
        #expect(told.first?.time == Date(timeIntervalSinceReferenceDate: 1002.5))
        host.send(.fingersUp(CGPoint(x: 0, y: -5), CGPoint(x: 80, y: 55)))
        #expect(told.count == 1)
        // One finger alone is none of it.
        host.send(.pointerDown(middle))
        host.send(.pointerMoved(CGPoint(x: 60, y: 25)))
        host.send(.pointerUp(CGPoint(x: 60, y: 25)))
        #expect(told.count == 1)
    }

    @Test("A place is told in the view's space, the time is that of its clock") func follows() {
        var told: [DragGesture.Value] = []
        struct Still: View {
            let note: (DragGesture.Value) -> Void
            var body: some View {
                Color.red.frame(width: 40, height: 20).gesture(
                    DragGesture(minimumDistance: 0).onChanged(note))
            }
        }
        let still = host(Still { told.append($0) }, date: 500)
        still.advance(by: 1)
        // The box lies at (30, 15).
        still.send(.pointerDown(CGPoint(x: 35, y: 20)))
        still.advance(by: 2)
        still.send(.pointerMoved(CGPoint(x: 45, y: 22)))
        #expect(told.map(\.location) == [CGPoint(x: 5, y: 5), CGPoint(x: 15, y: 7)])
        #expect(told.map { $0.time.timeIntervalSinceReferenceDate } == [501, 503])
        #expect(
            told.last?.startLocation == CGPoint(x: 5, y: 5)
                && told.last?.velocity == CGSize(width: 5, height: 1))
    }

    @Test("A finger at the edge that may lead back takes no tap") func backSwipe() {
        struct Root: View {
            @State private var path = [1]
            var body: some View {
                NavigationStack(path: $path) {
                    Text(verbatim: "first").navigationDestination(for: Int.self) { _ in
                        Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)
                    }
                }
            }
        }
        for (platform, direction, x, count) in [
            (TextPlatform.iOS, LayoutDirection.leftToRight, 5, 1), (.iOS, .leftToRight, 25, 0),
            (.macOS, .leftToRight, 5, 0),
            (.iOS, .rightToLeft, 5, 0), (.iOS, .rightToLeft, 385, 1),
        ] as [(TextPlatform, LayoutDirection, CGFloat, Int)] {
            var options = RenderOptions()
            (options.textPlatform, options.layoutDirection) = (platform, direction)
            let host = ViewHost(Root(), size: CGSize(width: 390, height: 600), options: options)
            let point = CGPoint(x: x, y: 400)
            let swipes = host.candidates(at: point).filter { $0.recognition is BackSwipe }
            #expect(
                swipes.count == count && swipes.allSatisfy(\.isSystems), "\(platform) \(direction) \(x)")
            #expect(host.tapTakers(at: point).isEmpty)
        }
    }

    @Test("A point is told in each space; of a view without a size, or that is turned away, as it is")
    func spaces() {
        let space = GestureSpace()
        space.frames.toGlobal = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 10, ty: 20)
        space.frames.named = [
            .init(name: "near", toGlobal: CGAffineTransform(translationX: 3, y: 5), size: .zero)
        ]
        let point = CGPoint(x: 30, y: 60)
        let found = [CoordinateSpace.local, .global, .named("near"), .named("none")].map {
            space.convert(point, to: $0)
        }
        #expect(found == [CGPoint(x: 10, y: 10), point, CGPoint(x: 27, y: 55), point])
        space.frames.toGlobal = CGAffineTransform(a: 0, b: 0, c: 0, d: 4, tx: 10, ty: 20)
        #expect(
            space.convert(point, to: .local) == point
                && space.start == Date(timeIntervalSinceReferenceDate: 0))
        // Turned by a quarter.
        space.frames.toGlobal = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0)
        let turned = space.convert(CGPoint(x: -6, y: 8), to: .local)
        #expect(abs(turned.x - 4) < 1e-9 && abs(turned.y - 3) < 1e-9 && space.size == .zero)
    }
}
