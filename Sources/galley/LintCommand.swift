import ArgumentParser
import Foundation
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

    @Option(
        help: ArgumentHelp(
            "Lay out at each of these sizes, with commas: 390x844 as in a window, 320x for a width and any height, ideal.",
            valueName: "WxH,…"))
    var sizes: String?

    @Option(help: "How to print what is found.")
    var format = Format.text

    func validate() throws {
        guard sizes == nil || (options.size == nil && options.device == nil) else {
            throw ValidationError("--sizes says all sizes; give it alone, without --size and --device.")
        }
        _ = try rooms
    }

    /// The sizes, with the words for them.
    private var rooms: [(name: String, room: HostRequest.Room)] {
        get throws {
            guard let sizes else { return [] }
            return try sizes.split(separator: ",", omittingEmptySubsequences: false).map { word in
                guard let room = HostRequest.Room(argument: String(word)) else {
                    throw ValidationError(
                        "'\(word)' is no size; write it like 390x844, 320x or ideal, several with commas.")
                }
                return (String(word), room)
            }
        }
    }

    func run() throws {
        let file = try ShownFile(options)
        var base = options.request(.lint)
        // A language that is written from right to left is laid out so.
        if options.variants.layoutDirection.isEmpty {
            for index in base.variants.indices where base.variants[index].isRightToLeftLanguage {
                base.variants[index].direction = .rightToLeft
            }
        }
        let rooms = try rooms
        var places: SourcePlaces?
        var list = FindingList()
        var last: ResultReport?
        for (name, room) in rooms.isEmpty ? [("", base.room)] : rooms {
            var request = base
            if !name.isEmpty { (request.room, request.followsPreviews) = (room, false) }
            let report = try file.run(request)
            let known =
                places
                ?? SourcePlaces(
                    file.sources, survey: report.survey, installation: file.installation, limits: options.limits.running
                )
            places = known
            for result in report.results {
                let situation = [name, result.variant].filter { !$0.isEmpty }.joined(separator: " ")
                list.add(result, situation, known)
            }
            last = report
        }
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

extension HostVariant {
    /// Whether the language of texts is written from right to left.
    fileprivate var isRightToLeftLanguage: Bool {
        guard let locale else { return false }
        return Locale(identifier: locale).language.characterDirection == .rightToLeft
    }
}
