import Galley

/// What an explanation costs: a layout with nothing noted, the same with every node's steps, and how much longer that takes.
@MainActor
struct ExplainCase {
    let name: String
    private let layOut: @MainActor (Int) -> any MeasuredView
    private let explain: @MainActor (Int) -> LayoutExplanation

    nonisolated static let names = ["explain", "explain-text"]
    static var all: [ExplainCase] { [ExplainCase("explain", leaf: .box), ExplainCase("explain-text", leaf: .text)] }

    private init(_ name: String, leaf: Nested.Leaf) {
        self.name = name
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 390, height: 844)
        func view(_ count: Int) -> Nested {
            Nested(shape: TreeShape(fanOut: 4, count: count), node: 0, leaf: leaf)
        }
        layOut = { [options] in LiveView(view($0), options: options) }
        explain = { [options] in LayoutExplanation(of: view($0), options: options) }
    }

    func figures(_ nodes: Int, runs: Int) -> [Figure] {
        // One after the other, so that what else the machine does counts for both.
        var off: [Double] = [], on: [Double] = []
        for run in 0...max(runs, 5) {
            let start = Measuring.now()
            let laidOut = layOut(nodes)
            let middle = Measuring.now()
            let explanation = explain(nodes)
            let end = Measuring.now()
            withExtendedLifetime((laidOut, explanation)) {}
            guard run > 0 else { continue }
            off.append(middle - start)
            on.append(end - middle)
        }
        func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
        func figure(_ metric: Figure.Metric, _ value: Double) -> Figure {
            Figure(name: name, level: .view, nodes: nodes, metric: metric, value: value)
        }
        return [
            figure(.cold, median(off) / Double(nodes)), figure(.explained, median(on) / Double(nodes)),
            figure(.ratio, median(on) / median(off)),
        ]
    }
}
