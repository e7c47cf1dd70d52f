import Galley

/// Measures one case from View values.
@MainActor
struct ViewMeasurement {
    let viewCase: ViewCase
    let nodes: Int
    let runs: Int

    func run() -> [Figure] {
        let cold = Measuring.median(runs: runs) { _ in viewCase.layOut(nodes) }
        let laidOut = viewCase.layOut(nodes)
        let width = Measuring.median(runs: runs) { run in
            laidOut.offer(ProposedViewSize(width: 400 + CGFloat(run), height: nil))
        }
        let bytes = Measuring.bytes { viewCase.layOut(nodes) }
        return [
            figure(.cold, cold / Double(nodes)), figure(.width, width / Double(nodes)),
            figure(.bytes, bytes / Double(nodes)),
        ]
    }

    private func figure(_ metric: Figure.Metric, _ value: Double) -> Figure {
        Figure(name: viewCase.name, level: .view, nodes: nodes, metric: metric, value: value)
    }
}
