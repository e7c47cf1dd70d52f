import ArgumentParser
import Foundation
import GalleyProcesses
import Testing

@testable import GalleyProtocol
@testable import galley

/// How drawing ends, and what programs are told of what failed (docs/cli.md, “Exit status”).
@Suite("The end of drawing")
struct ResultReportTests {
    private func status(_ words: [String] = [], _ change: (inout HostResult) -> Void) throws -> Int32 {
        var result = HostResult(name: "A")
        change(&result)
        var other = HostResult(name: "B")
        other.failure = result.failure.map { .init(status: min($0.status, 1), message: "other") }
        let options = try SourceOptions.parse(["A.swift", "--quiet"] + words)
        do {
            try ResultReport(results: [result, other], survey: SourceSurvey(), options: options).finish()
            return 0
        } catch let code as ExitCode {
            return code.rawValue
        }
    }

    @Test("The worst decides how drawing ends") func statuses() throws {
        func diagnostic(_ severity: String) -> HostResult.Diagnostic { .init(severity: severity, message: "m") }
        let seen = try [
            status { _ in }, status { $0.failure = .init(status: 70, message: "m") },
            status { $0.failure = .init(status: 1, message: "m") },
            status { $0.diagnostics = [diagnostic("warning")] },
            status(["--strict"]) { $0.diagnostics = [diagnostic("warning")] },
            status(["--strict"]) { $0.diagnostics = [diagnostic("note")] },
            status(["--strict"]) { $0.diagnostics = [diagnostic("note"), diagnostic("warning")] },
        ]
        #expect(seen == [0, 70, 1, 0, 1, 0, 1])
        var result = HostResult(name: "A")
        #expect(result.title == "A" && result.failureMessages.isEmpty)
        result.variant = "dark"
        result.failure = .init(status: 70, message: "gone; do this")
        #expect(
            result.failureMessages.map(\.message) == ["A (dark): gone"]
                && result.failureMessages.map(\.code) == ["crash"])
        result.failure?.cause = .view
        #expect(result.failureMessages.map(\.code) == ["view-not-found"])
    }
}
