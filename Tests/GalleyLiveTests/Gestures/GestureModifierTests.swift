import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// Who is told of a finger, by how a gesture was added: Apple's documentation of `gesture(_:including:)`,
/// `highPriorityGesture`, `simultaneousGesture` and `GestureMask`, and the defaults of taps and long presses (ten
/// points, half a second).
@MainActor @Suite("Gestures by how they are added")
struct GestureModifierTests {
    private final class Log { var told: [String] = [] }

    private let middle = CGPoint(x: 50, y: 25)

    private func host(_ view: some View) -> ViewHost {
        ViewHost(view, size: CGSize(width: 100, height: 50))
    }

    /// A view of 100 by 50 that is tapped in its middle, where one of 40 by 20 listens as well.
    private func told<V: View>(_ point: CGPoint? = nil, _ add: (AnyView, @escaping () -> Void) -> V)
        -> [String]
    {
        let log = Log()
        let inner = Color.red.frame(width: 40, height: 20).onTapGesture { log.told.append("in") }
            .frame(width: 100, height: 50).contentShape(Rectangle())
        host(add(AnyView(inner)) { log.told.append("out") }).tap(point ?? middle)
        return log.told.sorted()
    }

    private func tap(_ action: @escaping () -> Void) -> some Gesture { TapGesture().onEnded(action) }

    @Test("It gives way, goes first or on beside those inside; a mask says which count") func masks() {
        let masks: [GestureMask] = [.all, .gesture, .subviews, .none]
        #expect(
            told { $0.gesture(tap($1)) } == ["in"] && told { $0.highPriorityGesture(tap($1)) } == ["out"])
        #expect(told { $0.simultaneousGesture(tap($1)) } == ["in", "out"])
        #expect(
            masks.map { mask in told { $0.gesture(tap($1), including: mask) } } == [
                ["in"], ["out"], ["in"], [],
            ])
        let before = masks.map { mask in told { $0.highPriorityGesture(tap($1), including: mask) } }
        #expect(before == [["out"], ["out"], ["in"], []])
        let beside = masks.map { mask in told { $0.simultaneousGesture(tap($1), including: mask) } }
        #expect(beside == [["in", "out"], ["out"], ["in"], []])
        // Beside the inner view the outer one alone is tapped.
        let corner = CGPoint(x: 5, y: 5)
        #expect(told(corner) { $0.gesture(tap($1)) } == ["out"])
        #expect(
            masks.map { mask in told(corner) { $0.gesture(tap($1), including: mask) } } == [
                ["out"], ["out"], [], [],
            ])
    }

    @Test("One that is not enabled leaves the finger to those inside") func enabled() {
        for isEnabled in [true, false] {
            #expect(told { $0.gesture(tap($1), isEnabled: isEnabled) } == ["in"])
            #expect(
                told { $0.highPriorityGesture(tap($1), isEnabled: isEnabled) } == [isEnabled ? "out" : "in"]
            )
            let both = told { $0.simultaneousGesture(tap($1), isEnabled: isEnabled) }
            #expect(both == (isEnabled ? ["in", "out"] : ["in"]))
            let corner = told(CGPoint(x: 5, y: 5)) { $0.gesture(tap($1), isEnabled: isEnabled) }
            #expect(corner == (isEnabled ? ["out"] : []))
        }
    }

    @Test("The system's own movement makes no control, and gives way as others do") func systems() {
        #expect(told { $0.systemDrag(tap($1)) } == ["in"])
        #expect(told(CGPoint(x: 5, y: 5)) { $0.systemDrag(tap($1)) } == ["out"])
        let host = host(Color.red.systemDrag(TapGesture()))
        #expect(
            host.tapTakers(at: middle).isEmpty && host.candidates(at: middle).map(\.isSystems) == [true])
        let other = self.host(Color.red.gesture(TapGesture()))
        #expect(
            other.tapTakers(at: middle).count == 1
                && other.candidates(at: middle).map(\.isSystems) == [false])
        let kinds = [
            self.host(Color.red.highPriorityGesture(TapGesture())),
            self.host(Color.red.simultaneousGesture(TapGesture())),
        ].map { $0.candidates(at: middle)[0] }
        #expect(
            kinds.map(\.goesFirst) == [true, false] && kinds.map(\.isSimultaneous) == [false, true])
    }

    @Test("Taps are counted, and told where they were") func taps() {
        var told: [String] = []
        func note(_ name: String, _ point: CGPoint) {
            told.append("\(name) \(Int(point.x)),\(Int(point.y))")
        }
        let box = Color.red.frame(width: 40, height: 20)
        let views: [AnyView] = [
            AnyView(box.onTapGesture { told.append("one") }),
            AnyView(box.onTapGesture(count: 2) { told.append("two") }),
            AnyView(box.onTapGesture { note("own", $0) }),
            AnyView(box.onTapGesture(coordinateSpace: .global) { note("window", $0) }),
            AnyView(box.onTapGesture(count: 2, coordinateSpace: .global) { note("twice", $0) }),
            AnyView(box.onTapGesture(coordinateSpace: CoordinateSpace.global) { note("old", $0) }),
        ]
        var found: [[String]] = []
        for view in views {
            let host = host(view)
            told = []
            host.tap(CGPoint(x: 33, y: 19))
            host.tap(CGPoint(x: 34, y: 20))
            found.append(told)
        }
        // The box lies at (30, 15).
        let wanted: [[String]] = [
            ["one", "one"], ["two"], ["own 3,4", "own 4,5"], ["window 33,19", "window 34,20"],
            ["twice 34,20"],
            ["old 33,19", "old 34,20"],
        ]
        #expect(found == wanted)
    }

    /// What a press of so many seconds, during which the finger moves so far, has told.
    private func press(_ seconds: Double, _ way: CGFloat, _ view: some View, _ log: Log) -> [String] {
        log.told = []
        let host = host(view)
        host.send(.pointerDown(middle))
        host.send(.pointerMoved(CGPoint(x: middle.x + way, y: middle.y)))
        host.advance(by: seconds)
        host.send(.pointerUp(CGPoint(x: middle.x + way, y: middle.y)))
        return log.told
    }

    @Test("A long press lasts long enough, and its finger stays near") func presses() {
        let log = Log()
        func act() { log.told.append("act") }
        func tell(_ isPressing: Bool) { log.told.append(isPressing ? "down" : "up") }
        let usual = Color.red.onLongPressGesture(
            maximumDistance: 10, perform: act, onPressingChanged: tell)
        #expect(
            press(0.5, 10, usual, log) == ["down", "act", "up"]
                || press(0.5, 10, usual, log) == ["down", "up", "act"])
        #expect(
            press(0.49, 10, usual, log) == ["down", "up"]
                && press(0.5, 10.5, usual, log) == ["down", "up"])
        let own = Color.red.onLongPressGesture(minimumDuration: 2, maximumDistance: 30, perform: act)
        #expect(
            press(2, 30, own, log) == ["act"] && press(1.9, 30, own, log).isEmpty
                && press(2, 31, own, log).isEmpty)
        let older = Color.red.onLongPressGesture(
            minimumDuration: 1, maximumDistance: 5, pressing: tell, perform: act)
        #expect(
            press(1, 5, older, log).sorted() == ["act", "down", "up"]
                && press(1, 6, older, log) == ["down", "up"])
        let once = Color.red.onLongPressGesture(minimumDuration: 0, maximumDistance: 10, perform: act)
        #expect(press(0, 0, once, log) == ["act"])
    }

    @Test("Gestures that are turned into others keep their kinds") func kinds() {
        let drag = DragGesture(minimumDistance: 3, coordinateSpace: .global)
        #expect(drag.minimumDistance == 3 && drag.coordinateSpace == .global)
        let both = TapGesture(count: 2).simultaneously(with: drag)
        #expect(both.first.count == 2 && both.second.minimumDistance == 3)
        let after = TapGesture(count: 3).sequenced(before: drag)
        #expect(after.first.count == 3 && after.second.minimumDistance == 3)
        let either = TapGesture(count: 4).exclusively(before: drag)
        #expect(either.first.count == 4 && either.second.minimumDistance == 3)
        #expect(SpatialTapGesture(count: 2, coordinateSpace: .global).count == 2)
        #expect(MagnifyGesture(minimumScaleDelta: 0.5).minimumScaleDelta == 0.5)
        #expect(RotateGesture(minimumAngleDelta: .degrees(7)).minimumAngleDelta == .degrees(7))
        #expect(LongPressGesture(minimumDuration: 3, maximumDistance: 4).maximumDistance == 4)
    }
}
