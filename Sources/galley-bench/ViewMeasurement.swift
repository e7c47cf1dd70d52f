import Galley

/// Measures one case from View values.
@MainActor
struct ViewMeasurement {
    let viewCase: ViewCase
    let nodes: Int
    let runs: Int

    func run() -> [Figure] {
        let build = Measuring.median(runs: runs) { _ in viewCase.build(nodes) }
        let cold = Measuring.median(runs: runs) { _ in viewCase.layOut(nodes) }
        let laidOut = viewCase.layOut(nodes)
        let width = Measuring.median(runs: runs) { run in
            laidOut.offer(ProposedViewSize(width: 400 + CGFloat(run), height: nil))
        }
        let bytes = Measuring.bytes { viewCase.layOut(nodes) }
        var figures = [
            figure(.build, build / Double(nodes)), figure(.cold, cold / Double(nodes)),
            figure(.width, width / Double(nodes)),
            figure(.bytes, bytes / Double(nodes)),
        ]
        if let layOut = viewCase.layOutStateful {
            let live = layOut(nodes)
            if let change = LeafChanger.change {
                let leaf = Measuring.median(runs: max(runs, 9)) { _ in
                    change()
                    _ = live.update()
                }
                figures.append(figure(.leaf, leaf / 1000))
            }
        }
        return figures
    }

    private func figure(_ metric: Figure.Metric, _ value: Double) -> Figure {
        Figure(name: viewCase.name, level: .view, nodes: nodes, metric: metric, value: value)
    }
}
