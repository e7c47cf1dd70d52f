import GalleyEngine

/// Measures one engine case.
struct EngineMeasurement {
    let engineCase: EngineCase
    let nodes: Int
    let runs: Int

    func run() -> [Figure] {
        // Of several proposals the dearest counts.
        let cold = engineCase.proposals.map { coldTime($0) }.max() ?? 0
        let width = engineCase.proposals.map { newWidthTime($0) }.max() ?? 0
        return [
            figure(.build, build()), figure(.cold, cold), figure(.width, width), figure(.leaf, leaf()),
            figure(.bytes, bytes()),
        ]
    }

    private func figure(_ metric: Figure.Metric, _ value: Double) -> Figure {
        Figure(name: engineCase.name, level: .engine, nodes: nodes, metric: metric, value: value)
    }

    private var proposal: Proposal { engineCase.proposals.last ?? .unspecified }

    private func build() -> Double {
        let tree = EngineTree()
        return Measuring.median(runs: runs) { _ in tree.build(engineCase, nodes).count } / Double(nodes)
    }

    private func coldTime(_ proposal: Proposal) -> Double {
        let tree = EngineTree()
        return Measuring.median(runs: runs) { _ in tree.layOut(engineCase, nodes, proposal).count } / Double(nodes)
    }

    /// A width that was never offered before, each time.
    private func newWidthTime(_ proposal: Proposal) -> Double {
        let tree = EngineTree()
        let pass = tree.layOut(engineCase, nodes, proposal)
        defer { withExtendedLifetime(tree) {} }
        return Measuring.median(runs: runs) { run in
            pass.place(root: Proposal(400 + Double(run), proposal.height))
        } / Double(nodes)
    }

    /// Another size for a leaf, a different leaf each time; in microseconds.
    private func leaf() -> Double {
        let tree = EngineTree()
        let pass = tree.layOut(engineCase, nodes, proposal)
        defer { withExtendedLifetime(tree) {} }
        if let text = tree.someText, let node = (0..<pass.count).first(where: { pass.tag(of: $0) == 0 }) {
            return Measuring.median(runs: max(runs, 31)) { run in
                text.ideal = 60 + Double(run * 7 % 100)
                pass.invalidate(node)
                return pass.update()
            } / 1000
        }
        let leaves = (0..<pass.count).filter { pass.kind(of: $0) == .rigid }
        return Measuring.median(runs: max(runs, 31)) { run in
            pass.setRigid(leaves[run * 7919 % leaves.count], Size(21.5 + Double(run % 50), 12.25))
            return pass.update()
        } / 1000
    }

    private func bytes() -> Double {
        Measuring.bytes {
            let tree = EngineTree()
            _ = tree.layOut(engineCase, nodes, proposal)
            return tree
        } / Double(nodes)
    }
}
