import GalleyProtocol

/// What is wrong with a layout of the user's: it is compiled, and played with children and proposals.
struct LayoutVerdict {
    /// The layout, as an expression: `Wrap()`.
    let layout: String
    let faults: [HostResult.LayoutFault]
    /// Why it could not be played.
    let failures: [ToolMessage]

    init(_ layout: String, _ options: SourceOptions) throws {
        var options = options
        options.view = "_CheckedLayout(\(layout))"
        let report = try ShownFile(options).run(options.request(.checkLayout))
        self.layout = layout
        faults = report.results.flatMap(\.layoutFaults)
        failures = report.results.compactMap { result in
            result.failure.map { ToolMessage(failure: "\(layout): \($0.message)", status: $0.status) }
        }
    }

    /// The faults as messages: each with its example as a note.
    var messages: [ToolMessage] {
        faults.map { fault in
            var message = ToolMessage(
                .finding, .warning, code: fault.rule, "\(layout): \(fault.message)",
                suggestion: ToolMessage.Suggestion(text: fault.fix))
            message.notes = [ToolMessage.Note(message: fault.text)]
            return message
        } + failures
    }

    /// For people: each fault with its example.
    var text: String {
        if !failures.isEmpty {
            return failures.map { $0.message + ($0.suggestion.map { "; \($0.text)" } ?? "") + "\n" }.joined()
        }
        let count = faults.isEmpty ? "nothing wrong" : faults.count == 1 ? "1 fault" : "\(faults.count) faults"
        return faults.map { $0.text + "\n\n" }.joined() + "\(count): \(layout)\n"
    }
}
