import ArgumentParser
import Foundation
import GalleyProcesses
import GalleyProtocol

extension HostExplanation.Format: ExpressibleByArgument {}
extension HostExplanation.Axis: ExpressibleByArgument {}

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Say why each view has its size and its place.",
        discussion: """
            Every sentence has the numbers that the layout rules came to. Without --find and --at the whole view is \
            explained; what changes nothing is left out.

            EXAMPLES
              galley explain Card.swift
              One view, with where its width and height come from:
                galley explain Card.swift --find 'Total'
              The view at a point of the picture:
                galley explain Card.swift --size 390x844 --at 120,300
              What would be, before and after side by side:
                galley explain Card.swift --what-if 'layoutPriority(1) on "Total"'
                galley explain Card.swift --what-if 'without padding on VStack'
                galley explain Card.swift --what-if 'fixedSize() on L12'
                galley explain Card.swift --what-if size=320x
              What has moved since, and why:
                galley explain Card.swift --format json > before.json
                galley explain Card.swift --diff before.json
              A view's answers to every width, as a table and as a plot:
                galley explain Card.swift --find 'Total' --curve width
                galley explain Card.swift --find 'Total' --curve width --format svg > total.svg
              A page with the picture, to look around in:
                galley explain Card.swift --format html > card.html
            """)

    @OptionGroup var options: SourceOptions

    @Option(help: ArgumentHelp("Explain the innermost view at this point of the picture.", valueName: "X,Y"))
    var at: String?

    @Option(
        help: ArgumentHelp(
            "Explain the view with this text, this name (accessibilityIdentifier) or, where none has it, of this kind.",
            valueName: "TEXT"))
    var find: String?

    @Option(
        name: .customLong("what-if"),
        help: ArgumentHelp(
            "Lay out again with a change, and show before and after: 'MODIFIER on VIEW', 'without MODIFIER on VIEW' or "
                + "'size=WxH'. VIEW is a text or an accessibilityIdentifier in quotes, a line (L12, Card.swift:12) or a type "
                + "(VStack). Can be repeated.", valueName: "CHANGE"))
    var whatIf: [String] = []

    @Option(
        help: ArgumentHelp(
            "Say what has moved since this explanation, written with --format json.", valueName: "OLD.json"))
    var diff: String?

    @Flag(
        help:
            "Tell also what controls and containers are made of: the parts that nobody wrote, each with a point before it."
    )
    var all = false

    @Flag(help: "Tell also what the layout engine remembers of the view.")
    var engine = false

    @Option(help: "The answers of the view to every length along this axis, as a table; --format svg for a plot.")
    var curve: HostExplanation.Axis?

    @Flag(help: "In JSON: tell also the file and the line in which each view is written, where that is known.")
    var places = false

    @Option(help: "How to print it; svg is for --curve.")
    var format = HostExplanation.Format.text

    func validate() throws {
        guard at == nil || find == nil else { throw ValidationError("give either --at or --find: both name a view.") }
        guard format != .svg || curve != nil else { throw ValidationError("--format svg is for --curve.") }
        guard !places || format == .json && curve == nil && diff == nil && whatIf.isEmpty else {
            throw ValidationError("--places is for --format json, of views as they are.")
        }
        guard diff == nil || whatIf.isEmpty else {
            throw ValidationError("give either --diff or --what-if: each shows a before and an after.")
        }
        _ = try point
        _ = try changes
    }

    private var point: [Double]? {
        get throws {
            guard let at else { return nil }
            let numbers = at.split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
            guard numbers.count == 2, numbers.allSatisfy(\.isFinite) else {
                throw ValidationError("'\(at)' is no point; give two numbers, for example 120,300.")
            }
            return numbers
        }
    }

    private var changes: [WhatIf] {
        get throws {
            try whatIf.map { text in
                guard let change = WhatIf(text) else {
                    throw ValidationError(
                        "'\(text)' is no change; write 'layoutPriority(1) on \"Text\"', 'without padding on VStack', 'fixedSize() on L12' or size=320x480."
                    )
                }
                return change
            }
        }
    }

    func run() throws {
        var request = options.request(.explain)
        request.explanation.format = format
        request.explanation.point = try point
        request.explanation.name = find
        request.explanation.curve = curve
        request.explanation.tellsParts = all
        request.explanation.tellsEngine = engine
        guard diff != nil || !whatIf.isEmpty else {
            request.explanation.tellsOwners = places
            let file = try ShownFile(options)
            var report = try file.run(request)
            if places { ExplainedPlaces(file, report.survey).add(to: &report.results) }
            try report.printLayouts(withNames: format == .text, isJSON: format == .json)
            return try report.finish()
        }
        request.explanation = HostExplanation()
        request.explanation.format = .json
        if let diff { return try compare(old: diff, request) }
        try compare(request)
    }

    /// Says what has moved since an explanation that was written down.
    private func compare(old path: String, _ request: HostRequest) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Failure(ExitStatus.noInput, "there is no file '\(path)' to compare with")
        }
        guard let old = try? ExplanationDifference.Explanation(json: data) else {
            throw Failure(
                ExitStatus.source,
                "'\(path)' is no explanation of one view; write one with galley explain --format json")
        }
        let report = try ShownFile(options).run(request)
        guard let result = report.results.first(where: { $0.layout != nil }) else { return try report.finish() }
        try show(from: old, to: result)
        try report.finish()
    }

    /// Lays out as it is and with the changes, and shows what differs.
    private func compare(_ request: HostRequest) throws {
        var changed = request
        var file = try ShownFile(options)
        let before = try file.run(request)
        let shown = Set(before.results.flatMap { Self.explanation($0)?.labels ?? [] })
        for change in try changes {
            switch change {
            case .room(let room): (changed.room, changed.followsPreviews) = (room, false)
            case .modifier(let modifier): try file.change(modifier, shown: shown)
            }
        }
        let after = try file.run(changed)
        for (old, new) in zip(before.results, after.results) {
            guard let past = Self.explanation(old) else { continue }
            if before.results.count > 1 { try StandardOutput.write("\(old.name)\n") }
            try show(from: past, to: new)
        }
        try after.finish()
    }

    private static func explanation(_ result: HostResult) -> ExplanationDifference.Explanation? {
        result.layout.flatMap { try? ExplanationDifference.Explanation(json: Data($0.utf8)) }
    }

    private func show(from old: ExplanationDifference.Explanation, to result: HostResult) throws {
        guard let new = Self.explanation(result) else { return }
        try StandardOutput.write(ExplanationDifference(from: old, to: new).text())
    }
}
