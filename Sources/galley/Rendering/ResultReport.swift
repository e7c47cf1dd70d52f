import ArgumentParser
import Foundation
import GalleyProcesses
import GalleyProtocol

/// Says what came out: files and layouts on standard output, complaints on standard error.
struct ResultReport {
    var results: [HostResult]
    var survey: SourceSurvey
    var options: SourceOptions

    /// One path a line.
    func printFiles() throws {
        guard !options.quiet else { return }
        for path in results.flatMap(\.outputs) { try StandardOutput.write(path + "\n") }
    }

    /// - Parameters:
    ///   - withNames: Whether each is headed by its view's name, where there are several.
    ///   - isJSON: Whether a view without one is told of as JSON, too.
    func printLayouts(withNames: Bool, isJSON: Bool) throws {
        var separator = ""
        for result in results {
            guard let layout = result.layout, !(options.strict && !result.diagnostics.isEmpty) else { continue }
            if withNames, results.count > 1 {
                try StandardOutput.write("\(separator)\(result.title)\n")
                separator = "\n"
            }
            try StandardOutput.write(layout)
        }
        let told = options.strict ? messages : failures
        if isJSON, !told.isEmpty { try StandardOutput.write(MessageAnswer(told).json) }
    }

    func printJSON() throws {
        struct Report: Encodable {
            struct View: Encodable {
                var name: String
                var variant: String?
                var size: [Double]?
                var outputs: [String]
                var diagnostics: [HostResult.Diagnostic]
                var failure: HostResult.Failure?
            }
            var views: [View]
            var messages: [ToolMessage]
            var leftOut: [LeftOutFile]?
        }
        let views = results.map { result in
            Report.View(
                name: result.name, variant: result.variant.isEmpty ? nil : result.variant,
                size: result.size.isEmpty ? nil : result.size, outputs: result.outputs,
                diagnostics: result.diagnostics, failure: result.failure)
        }
        let report = try JSONEncoder.galley().encode(
            Report(views: views, messages: messages, leftOut: survey.leftOut))
        try StandardOutput.write(String(decoding: report, as: UTF8.self) + "\n")
    }

    /// The diagnostics and failures, for programs.
    private var messages: [ToolMessage] {
        results.flatMap { result in
            result.diagnostics.map { diagnostic in
                ToolMessage(
                    .finding, .init(rawValue: diagnostic.severity) ?? .warning, code: "drawn-otherwise",
                    "\(result.title): \(diagnostic.message)")
            }
                + result.failureMessages
        }
    }

    private var failures: [ToolMessage] { results.flatMap(\.failureMessages) }

    /// A diagnostic's message; its advice, in brackets at its end, is told once.
    private static func message(of diagnostic: HostResult.Diagnostic, afterAdvice told: inout Set<Substring>)
        -> Substring
    {
        let message = diagnostic.message[...]
        guard message.hasSuffix(")"), let start = message.range(of: " (", options: .backwards)?.lowerBound,
            message[start...].contains("docs/")
        else { return message }
        return told.insert(message[start...]).inserted ? message : message[..<start]
    }

    /// Prints diagnostics and failures, and throws when the exit status is not 0.
    func finish() throws {
        var status: Int32 = 0
        var advice: Set<Substring> = []
        for result in results {
            for diagnostic in result.diagnostics {
                if !options.quiet || options.strict || diagnostic.severity == "error" {
                    let message = Self.message(of: diagnostic, afterAdvice: &advice)
                    complain("galley: \(diagnostic.severity): \(result.title): \(message)")
                }
            }
            if let failure = result.failure {
                complain("galley: \(result.title): \(failure.message)")
                status = max(status, failure.status)
            } else if options.strict, result.diagnostics.contains(where: { $0.severity != "note" }) {
                status = max(status, ExitStatus.notDrawn)
            }
        }
        guard status == 0 else { throw ExitCode(status) }
        if !options.quiet {
            for name in survey.unusable ?? [] {
                complain("galley: note: not shown: \(name) cannot be named from another file under the conditions here")
            }
        }
        if !options.quiet, survey.previews.isEmpty, survey.providers.isEmpty {
            for view in survey.views {
                if let obstacle = view.obstacle { complain("galley: note: not shown: \(view.name) \(obstacle)") }
            }
        }
    }
}

extension HostResult {
    /// What messages call it.
    var title: String { variant.isEmpty ? name : "\(name) (\(variant))" }

    /// Why it has nothing, for programs; at most one message.
    var failureMessages: [ToolMessage] {
        guard let failure else { return [] }
        var message = ToolMessage(failure: "\(title): \(failure.message)", status: failure.status)
        if failure.cause == .view { message.code = "view-not-found" }
        return [message]
    }
}
