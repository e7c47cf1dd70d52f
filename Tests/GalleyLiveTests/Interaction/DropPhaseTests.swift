import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// What the targets are told of what is dragged over them, each in its own space, and what is drawn under the finger.
@MainActor @Suite("Dragged over targets")
struct DropPhaseTests {
    private final class Log {
        var told: [String] = []
        var takes = true
        func news() -> [String] {
            defer { told = [] }
            return told
        }
    }

    private final class Thing {}

    private func drop(_ name: String, _ log: Log, _ view: some View) -> some View {
        let target = DropTarget { phase, items, place in
            log.told.append("\(name) \(phase) \(items.count) \(Int(place.x)),\(Int(place.y))")
            return log.takes
        }
        return view.modifier(InteractionModifier(kind: "drop", interaction: .dropTarget(target)))
    }

    private func target(_ name: String, _ log: Log, _ width: CGFloat, _ height: CGFloat) -> some View {
        drop(name, log, Color.clear.frame(width: width, height: height))
    }

    /// A target of 100 by 50, with one of 20 by 20 in its middle, in a window of 200 by 100: at (50, 25) and (90, 40).
    private func host(_ outer: Log, _ inner: Log) -> ViewHost {
        ViewHost(
            target("outer", outer, 100, 50).overlay { target("inner", inner, 20, 20) },
            size: CGSize(width: 200, height: 100))
    }

    @Test("The innermost target that takes it is told; one that it leaves, too") func phases() {
        let log = Log()
        let host = host(log, log)
        let things = [Thing(), Thing()]
        host.drag(things, over: CGPoint(x: 10, y: 10))
        #expect(log.news().isEmpty && host.draggedPlace == CGPoint(x: 10, y: 10))
        host.drag(things, over: CGPoint(x: 60, y: 30))
        #expect(log.news() == ["outer asked 2 10,5", "outer entered 2 10,5", "outer moved 2 10,5"])
        host.drag(things, over: CGPoint(x: 70, y: 30))
        #expect(log.news() == ["outer moved 2 20,5"])
        host.drag(things, over: CGPoint(x: 95, y: 41))
        #expect(log.news() == ["inner asked 2 5,1", "outer left 2 45,16", "inner entered 2 5,1", "inner moved 2 5,1"])
        host.drag(things, over: CGPoint(x: 0, y: 0))
        #expect(log.news() == ["inner left 2 -90,-40"])
        host.drag(things, over: CGPoint(x: 60, y: 30))
        host.drag(things, over: nil)
        #expect(log.news().suffix(2) == ["outer moved 2 10,5", "outer left 2 10,5"] && host.draggedPlace == nil)
        host.drag(things, over: nil)
        #expect(log.news().isEmpty)
    }

    @Test("Dropped it goes to the target that is under it, and to nobody else") func dropping() {
        let log = Log()
        let host = host(log, log)
        host.drop([Thing()], at: CGPoint(x: 60, y: 30))
        #expect(
            log.news() == ["outer asked 1 10,5", "outer entered 1 10,5", "outer moved 1 10,5", "outer dropped 1 10,5"])
        #expect(host.draggedPlace == nil)
        host.drop([Thing()], at: CGPoint(x: 5, y: 5))
        #expect(log.news().isEmpty && host.draggedPlace == nil)
        host.drag([Thing()], over: CGPoint(x: 60, y: 30))
        _ = log.news()
        host.drop([Thing()], at: CGPoint(x: 5, y: 5))
        #expect(log.news() == ["outer left 1 -45,-20"])
    }

    @Test("One that does not take it leaves it to what is around; one that takes it no more is not dropped on")
    func refusing() {
        let (outer, inner) = (Log(), Log())
        let around = Color.clear.frame(width: 100, height: 50).overlay { target("inner", inner, 20, 20) }
        let host = ViewHost(drop("outer", outer, around), size: CGSize(width: 200, height: 100))
        inner.takes = false
        host.drag([Thing()], over: CGPoint(x: 100, y: 50))
        #expect(inner.news() == ["inner asked 1 10,10"])
        #expect(outer.news() == ["outer asked 1 50,25", "outer entered 1 50,25", "outer moved 1 50,25"])
        outer.takes = false
        host.drop([Thing()], at: CGPoint(x: 60, y: 30))
        #expect(outer.news() == ["outer moved 1 10,5", "outer left 1 10,5"] && host.draggedPlace == nil)
        let disabled = Log()
        let off = ViewHost(target("off", disabled, 100, 50).disabled(true), size: CGSize(width: 100, height: 50))
        off.drop([Thing()], at: CGPoint(x: 50, y: 25))
        #expect(disabled.told.isEmpty)
    }

    private func source(_ items: @escaping @MainActor () -> [AnyObject], preview: Bool) -> some View {
        let blue: @MainActor (RenderOptions) -> DisplayList = { options in
            let view = Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 10, height: 6)
            return RenderedView(view, options: options).displayList
        }
        let source = DragSource(items: items, preview: preview ? blue : nil)
        return Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 40, height: 20)
            .modifier(InteractionModifier(kind: "drag", interaction: .dragSource(source)))
    }

    @Test("The view itself follows the finger as it lay, its preview around the finger") func pictures() {
        for preview in [false, true] {
            let log = Log()
            let lifted: @MainActor () -> [AnyObject] = {
                log.told.append("lifted")
                return [Thing()]
            }
            let view = source(lifted, preview: preview)
            let host = ViewHost(
                view.frame(width: 100, height: 50, alignment: .topLeading), size: CGSize(width: 100, height: 50))
            #expect(host.canLift(at: CGPoint(x: 10, y: 5)) && !host.canLift(at: CGPoint(x: 60, y: 5)))
            let (red, blue) = (ResolvedColor.pureRed, ResolvedColor(red: 0, green: 0, blue: 1))
            let color = preview ? blue : red
            let still = host.boxes(color).count
            host.send(.pointerDown(CGPoint(x: 10, y: 5)))
            host.advance(by: 0.5)
            #expect(
                log.told.count == 1 && host.draggedPlace == CGPoint(x: 10, y: 5) && host.boxes(color).count == still + 1
            )
            let first = preview ? CGRect(x: 5, y: 2, width: 10, height: 6) : CGRect(x: 0, y: 0, width: 40, height: 20)
            #expect(host.boxes(color).last == first)
            host.send(.pointerMoved(CGPoint(x: 30, y: 25)))
            #expect(host.boxes(color).last == first.offsetBy(dx: 20, dy: 20))
            host.send(.pointerUp(CGPoint(x: 31, y: 26)))
            #expect(host.draggedPlace == nil && host.boxes(color).count == still && log.told.count == 1)
        }
        let none = ViewHost(source({ [] }, preview: false), size: CGSize(width: 40, height: 20))
        none.liftAtOnce(at: CGPoint(x: 5, y: 5))
        #expect(none.draggedPlace == nil && none.boxes(.pureRed).count == 1)
        let once = ViewHost(source({ [Thing()] }, preview: false), size: CGSize(width: 40, height: 20))
        once.liftAtOnce(at: CGPoint(x: 5, y: 5))
        #expect(once.draggedPlace == CGPoint(x: 5, y: 5) && once.boxes(.pureRed).count == 2)
        once.send(.pointerCancelled)
        #expect(once.draggedPlace == nil && once.boxes(.pureRed).count == 1)
    }
}
