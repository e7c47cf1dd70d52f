import ArgumentParser

@main
struct GalleyBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "galley-bench", abstract: "Measures what laying out and drawing costs.",
        subcommands: [LayoutBench.self, PictureBench.self], defaultSubcommand: LayoutBench.self)
}

/// `galley-bench layout`, and what runs where nothing is chosen.
struct LayoutBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout", abstract: "Measures what laying out costs, and what it cannot cost less than.")

    @Flag(help: "Print one JSON object a line.")
    var json = false

    @Option(name: .customLong("case"), help: "Measure this case only (may be repeated).")
    var cases: [String] = []

    @Option(help: "Measure this level only: engine, view or text.")
    var level: String?

    @Option(help: "Measure trees of this many nodes only (may be repeated).")
    var nodes: [Int] = []

    @Flag(help: "Draw one picture with text and end, for Scripts/first-text.py, which measures that from outside.")
    var firstPicture = false

    @Flag(help: "Draw a list of a million rows as the first picture, print its time and memory, and end.")
    var firstList = false

    @Flag(help: "Measure few runs of small trees.")
    var quick = false

    private static var names: [String] {
        let views: [String] = LazyCase.all.map { $0.name } + LiveCase.all.map { $0.name } + ExplainCase.names
        let engine: [String] = EngineCase.all.map { $0.name }
        return engine + views + ["bound-loop", "bound-textbook"] + TextCases.names
    }

    func validate() throws {
        for name in cases where !Self.names.contains(name) {
            throw ValidationError("no case is called \(name): there are \(Self.names.joined(separator: ", "))")
        }
        if let level, Figure.Level(rawValue: level) == nil {
            throw ValidationError("the levels are engine, view and text")
        }
        if let count = nodes.first(where: { $0 < 100 }) { throw ValidationError("\(count) nodes are too few") }
    }

    func run() throws {
        if firstPicture {
            try MainActor.assumeIsolated { try FirstPicture.draw() }
            return
        }
        if firstList {
            try MainActor.assumeIsolated { try FirstPicture.drawList() }
            return
        }
        let report = Report(isJSON: json)
        report.header()
        if measures(.engine) {
            for engineCase in EngineCase.all where measures(engineCase.name) {
                for count in counts(engineCase) {
                    report.add(EngineMeasurement(engineCase: engineCase, nodes: count, runs: runs(count)).run())
                }
            }
            for count in counts() {
                if measures("bound-loop") { report.add(LoopBound.figures(count, runs: runs(count))) }
                if measures("bound-textbook") { report.add(TextbookNode.figures(count, runs: runs(count))) }
            }
        }
        if measures(.view) {
            // A command runs where the program starts: on the main thread.
            MainActor.assumeIsolated {
                runViews(report)
                runLiveViews(report)
            }
        }
        if measures(.text) {
            for name in TextCases.names where measures(name) {
                report.add(TextCases.figures(name, runs: quick ? 5 : 31, quick: quick))
            }
        }
    }

    @MainActor private func runViews(_ report: Report) {
        for viewCase in ViewCase.all where measures(viewCase.name) {
            for count in viewCounts(viewCase) where count <= viewCase.most {
                report.add(ViewMeasurement(viewCase: viewCase, nodes: count, runs: min(runs(count), 5)).run())
            }
        }
        for explainCase in ExplainCase.all where measures(explainCase.name) {
            for count in nodes.isEmpty ? [1_000, 10_000] : nodes {
                report.add(explainCase.figures(count, runs: min(runs(count), 9)))
            }
        }
        for lazyCase in LazyCase.all where measures(lazyCase.name) {
            for count in nodes.isEmpty ? LazyCase.counts : nodes {
                report.add(lazyCase.figures(count, runs: quick ? 5 : 31))
            }
        }
    }

    @MainActor private func runLiveViews(_ report: Report) {
        for liveCase in LiveCase.all where measures(liveCase.name) {
            report.add(liveCase.figures(runs: quick ? 9 : 101))
        }
    }

    private func measures(_ name: String) -> Bool { cases.isEmpty || cases.contains(name) }
    private func measures(_ level: Figure.Level) -> Bool { self.level == nil || self.level == level.rawValue }

    private func counts(_ engineCase: EngineCase? = nil) -> [Int] {
        if !nodes.isEmpty { return nodes }
        if quick { return [1_000, 10_000] }
        var counts = [1_000, 10_000, 100_000]
        if engineCase?.name == "flow" { counts.append(1_000_000) }
        // The same shape five and nine levels deep.
        if let fanOut = engineCase?.fanOut {
            counts += [5, 9].map { TreeShape.fullCount(fanOut: fanOut, depth: $0) }
        }
        return counts
    }

    private func viewCounts(_ viewCase: ViewCase) -> [Int] {
        counts() + (viewCase.most > 100_000 && nodes.isEmpty && !quick ? [1_000_000] : [])
    }

    private func runs(_ count: Int) -> Int { quick ? 3 : count >= 500_000 ? 3 : count >= 50_000 ? 7 : 31 }
}
