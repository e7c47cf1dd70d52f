import ArgumentParser
import Foundation
import GalleyProtocol

extension HostRequest.Format: ExpressibleByArgument {}
extension HostRequest.LayoutFormat: ExpressibleByArgument {}
extension HostRequest.Platform: ExpressibleByArgument {}

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw a file's views as PNG, SVG or PDF.",
        discussion: """
            Without --view, the file's previews are drawn, else every view that needs no argument: each to a file named \
            after it in the current folder, or in the folder that -o names.

            EXAMPLES
              Each preview at its ideal size, as Card.png or by its own name:
                galley render Card.swift
              As a phone's window shows it, 3 pixels a point:
                galley render Card.swift --size 390x844 --scale 3 -o phone.png
              Any Swift expression, in several formats:
                galley render Card.swift --view 'Card(title: "Hello")' \\
                  -o card.png -o card.svg -o card.pdf
              Dark, into a folder, and nothing that lacks an image or a symbol:
                galley render Card.swift --appearance dark --strict \\
                  -o out/ --format svg
            """)

    @OptionGroup var options: SourceOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "A file to write, .png, .svg or .pdf; can be repeated. Or a folder, with / at its end.", valueName: "OUT"))
    var output: [String] = []

    @Option(help: "The format of files that have no -o of their own; can be repeated.")
    var format: [HostRequest.Format] = []

    @Option(
        help: ArgumentHelp("Pixels a point in PNG files.", valueName: "N"),
        transform: { text in
            guard let value = HostSize.length(Substring(text)) else {
                throw ValidationError("'\(text)' is no scale; give a positive number, for example 2.")
            }
            return value
        })
    var scale = 1.0

    @Flag(help: "Give pictures a background, white or black by appearance; without it they are transparent.")
    var opaque = false

    @Flag(help: "Print the result as JSON: every view's name, size, files, diagnostics and failure.")
    var json = false

    func validate() throws {
        _ = try destination
    }

    private var destination: RenderDestination {
        get throws { try RenderDestination(outputs: output, formats: format) }
    }

    func run() throws {
        let file = try ShownFile(options)
        let destination = try destination
        try destination.prepare()
        var request = options.request(.render, source: file.source)
        request.scale = scale
        request.isOpaque = opaque
        request.formats = destination.formats
        let report = try file.run(request, destination: destination)
        if json {
            try report.printJSON()
        } else {
            try report.printFiles()
        }
        try report.finish()
    }
}
