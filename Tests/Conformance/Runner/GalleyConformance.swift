import ArgumentParser
import Foundation
import GalleyConformance

/// Runs the conformance cases and says which hold.
@main
struct GalleyConformanceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "galley-conformance",
        abstract: "Lays out every conformance case and compares the numbers.",
        discussion: """
            Fails when a measured or documented case does, or any other that is not a recorded disagreement.
            """)

    @Flag(help: "Print one JSON object a line instead of the table.")
    var json = false

    @Flag(help: "A row of the table is who has recorded the numbers, in place of an area.")
    var bySource = false

    @Option(help: "Only cases of areas whose name contains this.")
    var area: String?

    @Option(name: .customLong("case"), help: "Only cases with this id; give it several times for several.")
    var ids: [String] = []

    @Option(help: "Write the layout trees behind the cases into this file, for Scripts/wasm-conformance.mjs.")
    var trees: String?

    @Flag(help: "List the cases, without running them.")
    var list = false

    @MainActor
    func run() async throws {
        let chosen = allAreas.filter { area.map($0.name.localizedCaseInsensitiveContains) ?? true }
            .map { area in (area.name, area.cases.filter { ids.isEmpty || ids.contains($0.id) }) }
            .filter { !$0.1.isEmpty }
        guard !chosen.isEmpty else { throw ValidationError("There is no such case.") }
        if list {
            for (area, cases) in chosen {
                for one in cases { print("\(one.id)\t\(area)\t\(one.confidence.rawValue)\t\(one.name)\t\(one.source)") }
            }
            return
        }
        let log = try trees.map { try TreeLog($0) }
        let reports = chosen.flatMap { area, cases in cases.map { $0.run(in: area, trees: log) } }
        log?.finish()
        if let failure = log?.failure { throw failure }
        if json { try printLines(reports) } else { print(Table(reports, bySource: bySource).text) }
        if reports.contains(where: { !$0.passed && !$0.isTolerated }) { throw ExitCode(1) }
    }

    private func printLines(_ reports: [Report]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        for report in reports { print(String(decoding: try encoder.encode(Line(report)), as: UTF8.self)) }
    }
}

/// A line of `--json`.
private struct Line: Encodable {
    let id: String
    let area: String
    let confidence: String
    let passed: Bool
    let expected: String
    let got: String

    init(_ report: Report) {
        id = report.id
        area = report.area
        confidence = report.confidence.rawValue
        passed = report.passed
        expected = report.expected
        got = report.got
    }
}
