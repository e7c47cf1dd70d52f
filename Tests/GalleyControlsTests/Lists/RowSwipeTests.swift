import Foundation
import Galley
import GalleyTestSupport
import Testing

/// How far rows go to a side: Apple's documentation of `swipeActions(edge:allowsFullSwipe:content:)` and `onDelete(perform:)`; buttons are
/// 74 wide, a row stays open from half of its buttons' room on, and a full swipe is one over six tenths of the row (UIKit's).
@MainActor @Suite("Rows that go to a side") struct RowSwipeTests {
    private let size = CGSize(width: 300, height: 400)

    /// A plain list of one row with buttons at either edge.
    private struct Swiped: View {
        let tell: (String) -> Void
        var leading = ["Pin"]
        var trailing = ["Bin", "Flag"]
        var allowsFullSwipe = true
        var body: some View {
            List {
                Text("Row")
                    .swipeActions(edge: .leading, allowsFullSwipe: allowsFullSwipe) {
                        ForEach(leading, id: \.self) { name in Button(name) { tell(name) } }
                    }
                    .swipeActions(allowsFullSwipe: allowsFullSwipe) {
                        ForEach(trailing, id: \.self) { name in Button(name) { tell(name) } }
                    }
            }
            .listStyle(.plain)
        }
    }

    private func swipe(_ host: ViewHost, by way: CGFloat, isLetGo: Bool = true) {
        let y = host.frame("Row")?.midY ?? 26
        let start = CGPoint(x: 150, y: y)
        host.send(.pointerDown(start))
        for step in 1...2 { host.send(.pointerMoved(CGPoint(x: 150 + way * CGFloat(step) / 2, y: y))) }
        if isLetGo { host.send(.pointerUp(CGPoint(x: 150 + way, y: y))) }
    }

    /// How far the row is from its place after a swipe, and what was done.
    private func after(_ way: CGFloat, _ view: (@escaping (String) -> Void) -> Swiped) -> (way: CGFloat, told: [String])
    {
        var told: [String] = []
        let host = ViewHost(view { told.append($0) }, size: size)
        let before = host.frame("Row")?.minX ?? 0
        swipe(host, by: way)
        return ((host.frame("Row")?.minX ?? -999) - before, told)
    }

    @Test("It stays open from half of the buttons' room on") func rests() {
        let ways: [CGFloat] = [-80, -73, -110, 40, 36, 100]
        let found = ways.map { after($0) { Swiped(tell: $0) } }
        #expect(found.map(\.way) == [-148, 0, -148, 74, 0, 74] && found.allSatisfy(\.told.isEmpty))
    }

    @Test("A full swipe does what the first button does, where that is allowed") func full() {
        // Six tenths of 300 are 180.
        let ways: [CGFloat] = [-178, -190, 178, 190]
        let found = ways.map { after($0) { Swiped(tell: $0) } }
        #expect(found.map(\.told) == [[], ["Bin"], [], ["Pin"]] && found.map(\.way) == [-148, 0, 74, 0])
        let kept = ways.map { after($0) { Swiped(tell: $0, allowsFullSwipe: false) } }
        #expect(kept.map(\.told) == [[], [], [], []] && kept.map(\.way) == [-148, -148, 74, 74])
    }

    @Test("A side without buttons does not open") func sides() {
        func told(_ leading: [String], _ trailing: [String]) -> [CGFloat] {
            [-100, 100].map { way in
                var told: [String] = []
                let view = List {
                    Text("Row").swipeActions(edge: leading.isEmpty ? .trailing : .leading) {
                        ForEach(leading + trailing, id: \.self) { name in Button(name) { told.append(name) } }
                    }
                }
                .listStyle(.plain)
                let host = ViewHost(view, size: size)
                let before = host.frame("Row")?.minX ?? 0
                swipe(host, by: way, isLetGo: false)
                return (host.frame("Row")?.minX ?? -999) - before
            }
        }
        #expect(told([], ["Bin"]).map { $0 < -50 } == [true, false] && told([], ["Bin"])[1] == 0)
        #expect(told(["Pin"], []).map { $0 > 50 } == [false, true] && told(["Pin"], [])[0] == 0)
    }

    @Test("An open row goes on from where it is, and closes by a tap") func again() {
        var told: [String] = []
        let host = ViewHost(Swiped { told.append($0) }, size: size)
        let before = host.frame("Row")?.minX ?? 0
        func way() -> CGFloat { (host.frame("Row")?.minX ?? -999) - before }
        swipe(host, by: -100)
        #expect(way() == -148)
        // 60 back leave 88 of 148, more than half.
        swipe(host, by: 60)
        #expect(way() == -148)
        swipe(host, by: 90)
        #expect(way() == 0)
        swipe(host, by: -100)
        host.tap(CGPoint(x: 60, y: host.frame("Row")?.midY ?? 0))
        #expect(way() == 0 && told.isEmpty)
    }

    // MARK: Which element goes

    /// The offsets that `onDelete` is told when each row named so is swept away.
    private func offsets(_ view: (@escaping (IndexSet) -> Void) -> AnyView, _ names: [String]) -> [[Int]] {
        names.map { name in
            var found: [Int] = []
            let host = ViewHost(List { view { found += Array($0) } }.listStyle(.plain), size: size)
            let y = host.frame(name)?.midY ?? -1
            host.send(.pointerDown(CGPoint(x: 280, y: y)))
            for step in 1...2 { host.send(.pointerMoved(CGPoint(x: 280 - 120 * CGFloat(step), y: y))) }
            host.send(.pointerUp(CGPoint(x: 40, y: y)))
            return found
        }
    }

    @Test("The element that a row is of, of one view or several, or of none") func elements() {
        func rows<V: View>(_ count: Int, @ViewBuilder _ row: @escaping (Int) -> V) -> (@escaping (IndexSet) -> Void) ->
            AnyView
        {
            { delete in AnyView(ForEach(0..<count, id: \.self) { row($0) }.onDelete(perform: delete)) }
        }
        let one = rows(3) { Text("\($0)") }
        let two = rows(3) { number in
            Text("\(number)")
            Text("\(number)b")
        }
        let some = rows(4) { number in if number != 1 { Text("\(number)") } }
        let alone = rows(1) { number in
            Text("\(number)")
            Text("\(number)b")
        }
        let mixed: (@escaping (IndexSet) -> Void) -> AnyView = { delete in
            AnyView(
                Group {
                    Text("x")
                    ForEach(0..<2, id: \.self) { Text("\($0)") }.onDelete(perform: delete)
                    Text("y")
                })
        }
        let seen: [[[Int]]] = [
            offsets(one, ["0", "1", "2"]), offsets(two, ["0", "0b", "1", "2b"]), offsets(some, ["0", "2", "3"]),
            offsets(alone, ["0", "0b"]), offsets(mixed, ["x", "0", "1", "y"]),
        ]
        let wanted: [[[Int]]] = [
            [[0], [1], [2]], [[0], [0], [1], [2]], [[0], [2], [3]], [[0], [0]], [[], [0], [1], []],
        ]
        #expect(seen == wanted)
    }

    @Test("The inner of two deletions counts, and a row that may not go stays") func nested() {
        let inner: (@escaping (IndexSet) -> Void) -> AnyView = { delete in
            AnyView(ForEach(0..<2, id: \.self) { Text("\($0)") }.onDelete(perform: delete).onDelete { _ in })
        }
        #expect(offsets(inner, ["0", "1"]) == [[0], [1]])
        let kept: (@escaping (IndexSet) -> Void) -> AnyView = { delete in
            AnyView(ForEach(0..<2, id: \.self) { Text("\($0)").deleteDisabled($0 == 0) }.onDelete(perform: delete))
        }
        #expect(offsets(kept, ["0", "1"]) == [[], [1]])
        let none: (@escaping (IndexSet) -> Void) -> AnyView = { _ in
            AnyView(ForEach(0..<2, id: \.self) { Text("\($0)") }.onDelete(perform: nil))
        }
        #expect(offsets(none, ["0", "1"]) == [[], []])
    }
}
