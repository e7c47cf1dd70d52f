import ArgumentParser
import Foundation
import GalleyProcesses
import GalleyProtocol

struct ViewsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "views",
        abstract: "List the previews and views of files, and how to show each.",
        discussion: """
            Reads the source only; nothing is compiled or run, so that --sandbox has nothing to shut in.

            EXAMPLES
              galley views Card.swift
              galley views Card.swift --json
              galley views Sources/
              A view that needs arguments:
                galley render Card.swift --view 'Row(title: "…")'
            """)

    @OptionGroup var input: InputArguments

    @Flag(help: "Print JSON.")
    var json = false

    /// A view that was shown, as JSON: its place in the source is printed.
    @Option(help: .hidden) var locate: String?

    @OptionGroup var limits: LimitOptions

    func run() throws {
        let source = try source
        let survey = try SourceSurvey(of: source, installation: .current, limits: limits.compiling)
        if let locate {
            let places = SourcePlaces(source.files, survey: survey, installation: .current, limits: limits.compiling)
            return try StandardOutput.write(places.place(ofShown: locate) + "\n")
        }
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            try StandardOutput.write(String(decoding: try encoder.encode(survey), as: UTF8.self) + "\n")
            return
        }
        let rows =
            survey.previews.map { preview in
                let path = preview.file ?? source.files[0].path
                let name = preview.name.map { "\"\($0)\"" } ?? URL(fileURLWithPath: path).fileTitle
                return Row(kind: "preview", name: name, file: preview.file, line: preview.line)
            }
            + survey.providers.map { Row(kind: "provider", name: $0.name, file: $0.file, line: $0.line) }
            + survey.apps.map { Row(kind: "program", name: $0.name, file: $0.file, line: $0.line) }
            + survey.views.map {
                Row(kind: "view", name: $0.name, file: $0.file, line: $0.line, obstacle: $0.obstacle)
            }
        guard !rows.isEmpty else {
            complain("galley: \(source.name) declares no view and no preview")
            return
        }
        let width = rows.map(\.name.count).max() ?? 0
        for row in rows { try StandardOutput.write(row.text(nameWidth: width)) }
    }

    /// The files to read.
    private var source: SourceSet {
        get throws {
            switch try input.read(for: .ios, within: limits.time) {
            case .module(let source): return source
            case .built(let built): throw built.isNoSource
            case .package(let package):
                var options = try SourceOptions.parse([package.path])
                (options.input, options.limits) = (input, limits)
                return try PackageBuild(package: package, compiler: Compiler(limits: limits), options: options)
                    .sources()
            }
        }
    }

    /// One line of the list.
    private struct Row {
        var kind: String
        var name: String
        /// Nil where there is one file only.
        var file: String?
        var line: Int
        var obstacle: String?

        func text(nameWidth: Int) -> String {
            func padded(_ text: String, _ width: Int) -> String {
                text + String(repeating: " ", count: max(0, width - text.count))
            }
            let place = file.map { "\($0):\(line)" } ?? "line \(line)"
            return "\(padded(kind, 8))  \(padded(name, nameWidth))  \(place)\(obstacle.map { ": \($0)" } ?? "")\n"
        }
    }
}

extension URL {
    /// A file's name without its ending.
    fileprivate var fileTitle: String { deletingPathExtension().lastPathComponent }
}
