import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Rows of a constant range are known by their places in it (rules.md §18.2). The source is Hacking with Swift's WeSplit: "when it
/// stores the value 3, it means 5 people … the range is 2 to 100, but it counts from 0".
@MainActor @Suite("ForEach of a constant range")
struct ConstantRangeTests {
    private func picker(_ choice: Int, @ViewBuilder _ rows: () -> some View) -> [String] {
        let rows = rows()
        return screen(Form { Picker("P", selection: .constant(choice)) { rows } }, 390, 300).texts
    }

    private func people(_ count: Int) -> Text { Text(verbatim: "\(count) people") }

    @Test("A picker counts them from 0") func places() {
        #expect(picker(2) { ForEach(2..<100) { people($0) } } == ["P", "4 people"])
        #expect(picker(0) { ForEach(2..<100) { people($0) } } == ["P", "2 people"])
        #expect(picker(3) { ForEach(2..<100) { people($0) } } == ["P", "5 people"])
        #expect(picker(3) { ForEach(-5..<100) { people($0) } } == ["P", "-2 people"])
    }

    @Test("From 0 on, by identity and by tag the number itself counts") func numbers() {
        #expect(picker(2) { ForEach(0..<100) { people($0) } } == ["P", "2 people"])
        #expect(picker(4) { ForEach(2..<100, id: \.self) { people($0) } } == ["P", "4 people"])
        #expect(picker(4) { ForEach(2..<100) { people($0).tag($0) } } == ["P", "4 people"])
        #expect(picker(4) { ForEach(Array(2..<100), id: \.self) { people($0) } } == ["P", "4 people"])
        #expect(picker(4) { ForEach(Int.min..<Int.min + 9) { people($0 - Int.min) } } == ["P", "4 people"])
    }

    @Test("So does a list's selection") func selection() {
        let list = List(selection: .constant(Int?(1))) { ForEach(5..<8) { people($0) } }
        let root = screen(list, 390, 300)
        #expect(root.texts == ["5 people", "6 people", "7 people"])
        // The ground of what is selected.
        let drawn = RenderedView(list, options: .screen(390, 300)).displayList.marks.compactMap { mark -> CGRect? in
            guard case .fill(let path, .color(let color), _) = mark, abs(color.red - 209 / 255) < 0.01 else {
                return nil
            }
            return path.boundingRect
        }
        // The second row, from 87 to 139.
        let middles = drawn.map { ($0.minY + $0.maxY) / 2 }
        #expect(middles.count == 1 && middles.allSatisfy { abs($0 - 113) <= 1 }, "\(drawn)")
    }
}

extension RenderOptions {
    fileprivate static func screen(_ width: CGFloat, _ height: CGFloat) -> RenderOptions {
        var options = RenderOptions()
        options.canvas = CGSize(width: width, height: height)
        options.proposal = ProposedViewSize(width: width, height: height)
        return options
    }
}
