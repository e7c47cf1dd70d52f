import Foundation
import Galley
import GalleyRandom
import GalleyTestSupport
import Testing

/// Rows are looked at for a list's length before they are built to be seen. A list that is seen as a whole remembers how long its rows were,
/// and looks at none of them while they stay so; it lies all the same as one that was never laid out before.
@MainActor @Suite("Rows that are remembered")
struct RememberedRowsTests {
    private final class Model: ObservableObject {
        @Published var heights: [CGFloat]
        @Published var spacing: CGFloat = 0
        @Published var hasHeader = false
        var built = 0

        init(_ heights: [CGFloat]) { self.heights = heights }
    }

    private struct Row: View {
        let number: Int
        let height: CGFloat
        let model: Model

        var body: some View {
            model.built += 1
            return Text("Row \(number)").frame(height: height)
        }
    }

    private struct Rows: View {
        @ObservedObject var model: Model

        var body: some View {
            VStack {
                Text("\(model.heights.count) rows")
                List {
                    if model.hasHeader { Text("First") }
                    ForEach(Array(model.heights.enumerated()), id: \.offset) { number, height in
                        Row(number: number, height: height, model: model)
                    }
                }
                .listRowSpacing(model.spacing)
            }
        }
    }

    private struct Stack: View {
        @ObservedObject var model: Model

        var body: some View {
            ScrollView {
                LazyVStack(spacing: model.spacing) {
                    ForEach(Array(model.heights.enumerated()), id: \.offset) { number, height in
                        Row(number: number, height: height, model: model)
                    }
                }
            }
        }
    }

    private let size = CGSize(width: 390, height: 700)

    /// The picture, and how far the rows reach beyond it.
    private func drawn(_ host: ViewHost) throws -> [String] {
        host.refresh()
        host.advance(by: 5)
        func frames(_ node: LayoutRecord.Node) -> [String] {
            ["\(node.kind) \(node.frame)"] + node.children.flatMap(frames)
        }
        return [String(decoding: try host.svgData(), as: UTF8.self)] + frames(host.record.root)
    }

    @Test("A row is built once for a change, and twice where it is another one") func once() {
        let model = Model([20, 30, 40])
        let host = ViewHost(Rows(model: model), size: size)
        func built(_ change: () -> Void) -> Int {
            model.built = 0
            change()
            host.refresh()
            return model.built
        }
        // Where there is a row more, all are looked at, and built.
        let looked = built { model.heights.append(50) }
        _ = built { model.objectWillChange.send() }
        let remembered = built { model.objectWillChange.send() }
        #expect(looked - remembered == model.heights.count)
        // Found to be another one when it is built, it is looked at, and built with that.
        #expect(built { model.heights[1] = 90 } == remembered + looked)
    }

    /// Ten rows, of which the eighth is higher in a low window.
    private struct Grown: View {
        var body: some View {
            GeometryReader { window in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<10) { Text("\($0)").frame(height: $0 == 7 && window.size.height < 200 ? 250 : 20) }
                    }
                }
            }
        }
    }

    @Test("Where not all are seen any more, the length is estimated again") func outOfSight() throws {
        let live = ViewHost(Grown(), size: CGSize(width: 390, height: 300))
        for height in [301, 302, 303, 100.0] { live.resize(to: CGSize(width: 390, height: height)) }
        let shown = try drawn(live)
        // The eighth is one of the eight that are looked at: ten rows of (7 · 20 + 250) / 8 points.
        #expect(shown.contains { $0.contains("487.5") })
        #expect(shown == (try drawn(ViewHost(Grown(), size: CGSize(width: 390, height: 100)))))
    }

    @Test("After any change all lies as where it was so from the beginning", arguments: 0..<24) func asNew(seed: Int)
        throws
    {
        var generator = SeededGenerator(seed: UInt64(seed))
        let model = Model((0..<Int.random(in: 1...6, using: &generator)).map { CGFloat(20 + 10 * $0) })
        let isStack = seed % 3 == 2
        // A lazy stack of few views looks at none of them.
        if isStack { model.heights += Array(repeating: 20, count: 8) }
        func host(_ size: CGSize) -> ViewHost {
            isStack ? ViewHost(Stack(model: model), size: size) : ViewHost(Rows(model: model), size: size)
        }
        var size = size
        let live = host(size)
        for _ in 0..<14 {
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: model.heights.append(.random(in: 10...200, using: &generator))
            case 1 where model.heights.count > 1: model.heights.removeLast()
            case 2: model.heights[model.heights.count - 1] = .random(in: 10...300, using: &generator)
            case 3: withAnimation { model.heights[0] = .random(in: 10...300, using: &generator) }
            case 4: model.spacing = CGFloat(Int.random(in: 0...3, using: &generator)) * 4
            case 5: model.hasHeader.toggle()
            case 6:
                size.width = CGFloat(Int.random(in: 3...5, using: &generator)) * 100
                live.resize(to: size)
            default: model.objectWillChange.send()
            }
            let expected = try drawn(host(size))
            #expect(try drawn(live) == expected)
        }
    }
}
