import ArgumentParser
import GalleyEngine
import GalleyLayout

@main
struct GalleyBench: ParsableCommand {
    @Option(name: .customLong("case")) var cases: [String] = []
    @Option var nodes: [Int] = []

    func run() {
        for c in EngineCase.all where cases.isEmpty || cases.contains(c.name) {
            for n in nodes.isEmpty ? [1000, 10000, 100000, 1000000] : nodes {
                for p in c.proposals {
                    let runs = n >= 1_000_000 ? 3 : n >= 100_000 ? 7 : 31
                    var real = 0
                    let b = Measuring.median(runs: runs) { _ -> Pass in
                        let host = LayoutHost()
                        let root = c.build(host, n)
                        let pass = host.freeze(root: root)
                        real = pass.count
                        return withExtendedLifetime(host) { pass }
                    }
                    let fresh = Measuring.median(runs: runs) { _ -> LayoutHost in
                        let host = LayoutHost()
                        let pass = host.freeze(root: c.build(host, n))
                        pass.place(root: p)
                        return host
                    }
                    let again = LayoutHost()
                    let cold = Measuring.median(runs: runs) { _ -> LayoutHost in
                        let host = again
                        host.removeAll()
                        let pass = host.freeze(root: c.build(host, n))
                        pass.place(root: p)
                        return host
                    }
                    let host = LayoutHost()
                    let pass = host.freeze(root: c.build(host, n))
                    pass.place(root: p)
                    let w = Measuring.median(runs: runs) { run in
                        pass.place(root: Proposal(Double(400 + run), p.height))
                    }
                    let bytes = Measuring.bytes { () -> LayoutHost in
                        let host = LayoutHost()
                        let pass = host.freeze(root: c.build(host, n))
                        pass.place(root: p)
                        return host
                    }
                    let d = Double(real)
                    print(
                        c.name, real, p, "build+freeze", b / d, "cold", cold / d, "fresh", fresh / d, "width", w / d,
                        "bytes", bytes / d)
                }
            }
        }
    }
}
