import Foundation
import Galley
import GalleyRandom
import GalleyTestSupport
import Testing

/// After its states have changed, a view that stays laid out lies as one that is built with those states; and each state
/// lives and dies with its view's identity.
@MainActor @Suite("Properties of views that stay laid out")
struct LivePropertyTests {
    private let offers: [ProposedViewSize] = [
        .unspecified, ProposedViewSize(width: 300, height: 200), ProposedViewSize(width: 90, height: nil),
    ]

    private func frames(_ record: LayoutRecord) -> [String: [CGFloat]] {
        var frames: [String: [CGFloat]] = [:]
        var open = [record.root]
        while let node = open.popLast() {
            if let label = node.label {
                let frame = node.frame
                frames[label] = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
            }
            open += node.children
        }
        return frames
    }

    private func laid(_ plan: StatefulPlan, _ controls: Controls, _ options: RenderOptions) -> LiveView<StatefulView> {
        LiveView(StatefulView(plan, "r", controls), options: options)
    }

    @Test("Updated frames are those of a view built anew with the same states") func update() {
        var trees = 0
        var changes = 0
        for seed in PropertyRounds.seeds(60) {
            trees += 1
            var random = SeededGenerator(seed: seed)
            let plan = StatefulPlan.random(&random, depth: 4)
            var options = RenderOptions()
            options.proposal = offers[Int(seed % UInt64(offers.count))]
            let controls = Controls()
            let live = laid(plan, controls, options)
            var model = StateModel(plan)
            var log: [String] = []
            for _ in 0..<6 {
                for _ in 0..<Int.random(in: 1...2, using: &random) {
                    let shown = model.shown(Controls.usual)
                    guard let name = shown.randomElement(using: &random) else { continue }
                    let value = Int.random(in: 0...80, using: &random)
                    log.append("\(name) = \(value)")
                    controls.set(name, value)
                    model.set(name, value, Controls.usual)
                    changes += 1
                    // What a change brings forth can be changed only once it is there.
                    live.update()
                }
                let found = frames(live.record)
                let expected = frames(laid(plan, Controls(model.values), options).record)
                guard found == expected else {
                    let different = expected.keys.filter { found[$0] != expected[$0] }.sorted()
                    Issue.record(
                        """
                        seed \(seed): after \(log)
                        \(plan)
                        \(different.map { "\($0): \(found[$0] ?? []), anew \(expected[$0] ?? [])" })
                        extra \(Set(found.keys).subtracting(expected.keys).sorted())
                        """)
                    return
                }
            }
        }
        PropertyRounds.report("live, as anew", trees)
        #expect(changes > trees)
    }

    private struct Follower: View {
        let controls: Controls
        @State private var width = 10
        @State private var height = 10

        var body: some View {
            controls.register("width", $width)
            return Color.red.frame(width: CGFloat(width), height: CGFloat(height))
                .onChange(of: width) { height = 2 * width }
        }
    }

    @Test("Observers hear of changes, and what they change is laid out") func observers() {
        let controls = Controls()
        let live = LiveView(Follower(controls: controls))
        for width in [30, 40] {
            controls.set("width", width)
            live.update()
            expect(live.size, CGFloat(width), CGFloat(2 * width))
        }
    }

    // MARK: Identity

    private let boxes = (0..<3).map { _ in StatefulPlan(kind: .box(height: 10)) }

    /// The widths of the boxes under a part, after some states were set one after the other.
    private func widths(_ kind: StatefulPlan.Kind, _ changes: [(String, Int)]) -> [String: CGFloat] {
        let controls = Controls(["r": 0, "r.0": 11, "r.1": 12, "r.2": 13])
        let live = laid(StatefulPlan(kind: kind, children: boxes), controls, RenderOptions())
        for (name, value) in changes {
            controls.set(name, value)
            live.update()
        }
        return frames(live.record).filter { $0.key != "r" }.mapValues { $0[2] }
    }

    @Test("A row keeps its state where rows change places") func reorder() {
        for value in [1, 2, 3, 5, 6, 7] {
            #expect(StatefulPlan.order(value, of: 3).sorted() == [0, 1, 2])
            let found = widths(.rows, [("r", 1), ("r.0", 31), ("r.2", 33), ("r", value)])
            #expect(found == ["r.0": 31, "r.1": 12, "r.2": 33])
        }
    }

    @Test("A row that was away starts anew") func removal() {
        let away = StatefulPlan.order(4, of: 3)
        #expect(away.count == 2)
        let missing = Set(0..<3).subtracting(away).first ?? -1
        let found = widths(.rows, [("r", 1), ("r.0", 31), ("r.1", 32), ("r.2", 33), ("r", 4), ("r", 1)])
        for row in 0..<3 { #expect(found["r.\(row)"] == CGFloat(row == missing ? 11 + row : 31 + row)) }
    }

    @Test("The other branch, and the first one again, start anew") func branches() {
        #expect(widths(.branch, [("r.0", 31), ("r", 2)]) == ["r.0": 31])
        #expect(widths(.branch, [("r.0", 31), ("r", 1)]) == ["r.1": 12])
        #expect(widths(.branch, [("r.0", 31), ("r", 1), ("r.1", 32), ("r", 0)]) == ["r.0": 11])
    }

    @Test("Another id starts anew") func identifiers() {
        #expect(widths(.identified, [("r.0", 31), ("r", 0)]) == ["r.0": 31])
        #expect(widths(.identified, [("r.0", 31), ("r", 1)]) == ["r.0": 11])
    }

    @Test("Another layout keeps the state") func layouts() {
        let found = widths(.arranged, [("r.0", 31), ("r.1", 32), ("r", 1), ("r.2", 33), ("r", 2)])
        #expect(found == ["r.0": 31, "r.1": 32, "r.2": 33])
    }
}
