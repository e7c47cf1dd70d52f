import Galley
import GalleyTestSupport
import Testing

/// A wheel of 216 points: options are 34 points apart in the middle, on a drum of a radius of 100; a finger turns it by as much as it
/// goes, and a tap chooses what is seen there. What is in the middle when the finger goes up is chosen (rules.md §18.7).
@MainActor @Suite("Wheels that are turned") struct WheelTurnTests {
    /// Nine options, of which one is chosen.
    private func host(_ chosen: Recorded<Int>, count: Int = 9, isEnabled: Bool = true) -> ViewHost {
        let picker = Picker("Number", selection: chosen.binding) {
            ForEach(0..<count, id: \.self) { Text(verbatim: "No \($0)").tag($0) }
        }
        return liveHost(picker.pickerStyle(.wheel).disabled(!isEnabled), 320, 216)
    }

    private func dragged(_ way: CGFloat, from start: CGFloat = 100, chosen: Int = 3) -> [Int] {
        let recorded = Recorded(chosen)
        host(recorded).drag(
            from: CGPoint(x: 160, y: start), CGPoint(x: 160, y: start + way / 2), CGPoint(x: 160, y: start + way))
        return recorded.written
    }

    private func tapped(_ y: CGFloat, chosen: Int = 3) -> [Int] {
        let recorded = Recorded(chosen)
        host(recorded).tap(CGPoint(x: 160, y: y))
        return recorded.written
    }

    @Test("By a finger's way") func drags() {
        // Half an option, 17 points, is enough for the next.
        let ways: [CGFloat] = [-34, 34, -68, -60, -18, -16, 18, 16, -1000, 1000]
        #expect(ways.map { dragged($0) } == [[4], [2], [5], [5], [4], [], [2], [], [8], [0]] as [[Int]])
        #expect(dragged(-34, chosen: 8) == [] && dragged(34, chosen: 0) == [])
    }

    @Test("By a tap on an option") func taps() {
        // An option lies at 108 + 100 · sin(0.34 · n): at 108, 141.3, 170.9, 193.2; half way at 124.9.
        let heights: [CGFloat] = [108, 141, 171, 193, 124, 126, 92, 90, 75, 45, 215, 1]
        #expect(heights.map { tapped($0) } == [[], [4], [5], [6], [], [4], [], [2], [2], [1], [8], [0]] as [[Int]])
        #expect(tapped(215, chosen: 1) == [6] && tapped(1, chosen: 7) == [2])
    }

    @Test("A finger that goes less than 10 points has tapped") func between() {
        // Where it goes up counts: at 151 the next option is nearest, sin⁻¹(0.43) ÷ 0.34 = 1.3.
        #expect(dragged(9, from: 142) == [4] && dragged(10, from: 142) == [])
        #expect(dragged(-9, from: 80) == [2] && dragged(-10, from: 80) == [])
    }

    @Test("While it is turned the options follow the finger") func follows() {
        let recorded = Recorded(3)
        let live = host(recorded)
        func middles() -> [CGFloat] { ["No 3", "No 4"].map { (live.frame($0)?.midY ?? -1).rounded() } }
        #expect(middles() == [108, 141])
        live.send(.pointerDown(CGPoint(x: 160, y: 100)))
        live.send(.pointerMoved(CGPoint(x: 160, y: 66)))
        #expect(middles() == [75, 108] && recorded.written.isEmpty)
        live.send(.pointerUp(CGPoint(x: 160, y: 66)))
        #expect(recorded.written == [4])
    }

    @Test("What is seen of it") func shown() {
        func names(_ chosen: Int, count: Int = 9) -> [String] {
            let root = screen(
                Picker("", selection: .constant(chosen)) {
                    ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)").tag($0) }
                }.pickerStyle(.wheel), 320, 216)
            return root.texts
        }
        // Three and a half of each side.
        #expect(names(4) == ["1", "2", "3", "4", "5", "6", "7"])
        #expect(names(0) == ["0", "1", "2", "3"] && names(8) == ["5", "6", "7", "8"])
        // What is not chosen stands at the first, and nothing is no reason to end.
        #expect(names(99) == ["0", "1", "2", "3"] && names(0, count: 0) == [])
        let empty = Recorded(0)
        host(empty, count: 0).tap(CGPoint(x: 160, y: 108))
        #expect(empty.written.isEmpty)
    }

    @Test("One that is disabled does not turn") func disabled() {
        let recorded = Recorded(3)
        host(recorded, isEnabled: false).tap(CGPoint(x: 160, y: 141))
        #expect(recorded.written.isEmpty)
    }

    /// Keys choose the option so many further; where none is chosen, the first one.
    @Test("Steps of keys stay among the options") func keys() throws {
        func stepped(_ chosen: Int, by count: Int, of options: Int = 4, _ style: some PickerStyle) throws -> [Int] {
            let recorded = Recorded(chosen)
            let picker = Picker("Number", selection: recorded.binding) {
                ForEach(0..<options, id: \.self) { Text(verbatim: "\($0)").tag($0) }
            }
            let host = liveHost(picker.pickerStyle(style), 320, 216)
            host.adjust(try #require(host.node("Picker")).id, by: count)
            return recorded.written
        }
        #expect(try stepped(1, by: 1, .segmented) == [2] && stepped(1, by: -1, .segmented) == [0])
        #expect(try stepped(1, by: 9, .segmented) == [3] && stepped(1, by: -9, .menu) == [0])
        #expect(try stepped(7, by: 2, .menu) == [0] && stepped(7, by: -1, .wheel) == [0])
        #expect(try stepped(0, by: 1, of: 0, .segmented) == [])
    }
}
