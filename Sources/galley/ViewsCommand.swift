import ArgumentParser
import Foundation

struct ViewsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "views",
        abstract: "List the previews and views of a file, and how to show each.",
        discussion: """
            Reads the source only; nothing is compiled or run, so that --sandbox has nothing to shut in.

            EXAMPLES
              galley views Card.swift
              galley views Card.swift --json
              A view that needs arguments:
                galley render Card.swift --view 'Row(title: "…")'
            """)

    @Argument(help: ArgumentHelp("The SwiftUI source file.", valueName: "FILE.swift"))
    var file: String

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup var limits: LimitOptions

    func run() throws {
        let source = try SourceFile(path: file)
        let survey = try SourceSurvey(of: source, installation: .current, limits: limits.running)
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            try StandardOutput.write(String(decoding: try encoder.encode(survey), as: UTF8.self) + "\n")
            return
        }
        let rows =
            survey.previews.map { ("preview", $0.name.map { "\"\($0)\"" } ?? source.title, $0.line, nil) }
            + survey.providers.map { ("provider", $0.name, $0.line, nil) }
            + survey.apps.map { ("program", $0.name, $0.line, nil) }
            + survey.views.map { ("view", $0.name, $0.line, $0.obstacle) }
        guard !rows.isEmpty else {
            complain("galley: '\(file)' declares no view and no preview")
            return
        }
        let width = rows.map(\.1.count).max() ?? 0
        for (kind, name, line, obstacle) in rows {
            let kindColumn = kind + String(repeating: " ", count: 8 - kind.count)
            let nameColumn = name + String(repeating: " ", count: width - name.count)
            let place = "line \(line)"
            try StandardOutput.write(
                "\(kindColumn)  \(nameColumn)  " + (obstacle.map { "\(place): \($0)" } ?? place) + "\n")
        }
    }
}
