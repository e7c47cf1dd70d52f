import ArgumentParser
import Foundation
import GalleyConformance

/// Runs the numeric cases.
@main struct ConformanceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "galley-conformance",
        abstract: "Runs the numeric cases and says what differs, and by how much.",
        discussion: """
            Ends with 1 when a case fails, except an inferred or computed number on which sources disagree and the \
            case says so.
            """)

    @Flag(help: "One JSON object a line for each case.") var json = false
    @Flag(help: "List the cases instead of running them.") var list = false
    @Option(help: "Only the cases of an area; may be given several times.") var area: [String] = []
    @Option(name: .customLong("case"), help: "Only this case; may be given several times.") var ids: [String] = []
    @Option(help: "Write the layout trees of the cases to this file, for Scripts/wasm-conformance.mjs.")
    var trees: String?

    @MainActor mutating func run() async throws {
        let areas = try selectedAreas()
        if list {
            for (area, aCase) in areas { print("\(aCase.id)\t\(area)\t\(aCase.confidence)\t\(aCase.title)") }
            return
        }
        var report = Report()
        var lines = ""
        for (area, aCase) in areas {
            let outcome: Outcome
            if trees == nil {
                outcome = aCase.run()
            } else {
                let recorded = try aCase.runWithTrees()
                outcome = recorded.outcome
                lines += recorded.line
            }
            report.add(outcome, area: area)
            if json { print(outcome.json(area: area)) }
        }
        if let trees { try Data(lines.utf8).write(to: URL(fileURLWithPath: trees)) }
        if !json { print(report.text) }
        if report.isFailure { throw ExitCode(1) }
    }

    @MainActor private func selectedAreas() throws -> [(String, Case)] {
        let names = Set(Area.all.map(\.name))
        for name in area where !names.contains(name) {
            throw ValidationError(
                "There is no area \(name). The areas: \(Area.all.map(\.name).joined(separator: ", ")).")
        }
        let all = Area.all.filter { area.isEmpty || area.contains($0.name) }
            .flatMap { area in area.cases.map { (area.name, $0) } }
        for id in ids where !all.contains(where: { $0.1.id == id }) { throw ValidationError("There is no case \(id).") }
        return all.filter { ids.isEmpty || ids.contains($0.1.id) }
    }
}
