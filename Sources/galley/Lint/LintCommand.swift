import ArgumentParser
import Foundation
import GalleyProcesses
import GalleyProtocol

struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract:
            "Find what people will see as a fault: text that is cut, content that sticks out, targets too small to tap.",
        discussion: """
            Every view is laid out at each size, in each language, size of text and appearance, and looked over. What is \
            found says the view, its place in the source, what it was proposed on the way, and what helps. The exit status \
            is 1 when something is found; notes do not count.

            EXAMPLES
              galley lint Card.swift
              galley lint Card.swift --sizes 320x,390x,768x --appearance both
              Longer words, another script, from right to left, and large text:
                galley lint Sources/App --locales en,pseudo,ko,ar --type-sizes large,xxxLarge
              Faults alone, without the notes of the system's own colours:
                galley lint Card.swift --appearance both --quiet notes
              In a check of pull requests:
                galley lint Sources/App --sizes 320x,768x --format github
                galley lint Sources/App --format sarif > galley.sarif

            A comment on the line of a view, or on the line above, says that something is meant:
              Text(title).lineLimit(1)  // galley:ignore text-cut
              // galley:ignore-file contrast
            """)

    /// How findings are written.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, sarif, junit, github
    }

    @OptionGroup var options: SourceOptions

    @OptionGroup var sizes: SizeOptions

    @Option(help: "How to print what is found.")
    var format = Format.text

    @Flag(
        name: .customLong("quiet-notes"),
        help: ArgumentHelp(
            "Leave notes out: what is worth knowing and no fault of the view's, such as the system's own colours. Also "
                + "written --quiet notes."))
    var leavesOutNotes = false

    func validate() throws { try sizes.check(options) }

    func run() throws {
        var lint = LintRun(options: options, sizes: sizes, leavesOutNotes: leavesOutNotes)
        lint.suggestsEdits = format == .json
        let (list, last) = try lint.list()
        try StandardOutput.write(list.text(format))
        // What could not be laid out is a failure of its own; what was drawn otherwise than asked is among the findings.
        var report = last
        report?.results = (last?.results ?? []).map { result in
            var result = result
            result.diagnostics.removeAll { $0.severity != "error" }
            return result
        }
        try report?.finish()
        if list.hasWarnings { throw ExitCode(ExitStatus.notDrawn) }
    }
}

/// Lays out every view in every situation, and gathers what is found.
struct LintRun {
    var options: SourceOptions
    var sizes: SizeOptions
    var leavesOutNotes = false
    /// Whether findings say which changes of the source mend them.
    var suggestsEdits = false

    /// The findings, and the last report of the host.
    func list() throws -> (FindingList, ResultReport?) {
        let file = try ShownFile(options)
        var base = options.request(.lint)
        base.variants = options.shownVariants.variantsInTheirDirections
        var places: SourcePlaces?
        var list = FindingList()
        list.leavesOutNotes = leavesOutNotes
        var last: ResultReport?
        for (name, request) in try sizes.requests(base) {
            let report = try file.run(request)
            let known =
                places
                ?? SourcePlaces(
                    file.sources, survey: report.survey, installation: file.installation, limits: file.readingLimits
                )
            places = known
            for result in report.results {
                let situation = [name, result.variant].filter { !$0.isEmpty }.joined(separator: " ")
                list.add(result, situation, known)
            }
            last = report
        }
        if suggestsEdits { list.add(LintEdits(file)) }
        return (list, last)
    }
}
