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

    @Flag(help: "Give PNG files a background, white or black by appearance; without it they are transparent.")
    var opaque = false

    @Flag(help: "Print the result as JSON: every view's name, size, files, diagnostics and failure.")
    var json = false

    func validate() throws {
        _ = try destination
    }

    /// What the `-o` options ask for.
    private struct Destination {
        var outputs: [HostRequest.Output] = []
        var folder = ""
    }

    private var destination: Destination {
        get throws {
            var destination = Destination()
            for path in output {
                if path.hasSuffix("/") {
                    destination.folder = path
                    continue
                }
                let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
                guard let format = HostRequest.Format(rawValue: ending) else {
                    throw ValidationError(
                        "'\(path)' ends in none of .png, .svg and .pdf; the ending says what to draw. "
                            + "A folder ends in '/'.")
                }
                destination.outputs.append(.init(format: format, path: path))
            }
            guard destination.folder.isEmpty || (destination.outputs.isEmpty && output.count == 1) else {
                throw ValidationError("give either files or one folder with -o, not both.")
            }
            return destination
        }
    }

    func run() throws {
        let source = try options.source
        let destination = try destination
        try prepare(destination)
        let compiler = try Compiler()
        let product = try compiler.compile(source, options: options)
        var request = options.request(.render, source: source)
        request.scale = scale
        request.isOpaque = opaque
        request.outputs = destination.outputs
        request.folder = destination.folder
        request.formats = format.isEmpty ? [.png] : format
        let results = try HostProcess(installation: compiler.installation, library: product.library).run(request)
        let report = ResultReport(results: results, survey: product.survey, options: options)
        if json {
            report.printJSON()
        } else {
            report.printFiles()
        }
        try report.finish()
    }

    /// Says before the compiler runs what could not be written after it.
    private func prepare(_ destination: Destination) throws {
        let manager = FileManager.default
        if !destination.folder.isEmpty {
            do {
                try manager.createDirectory(atPath: destination.folder, withIntermediateDirectories: true)
            } catch {
                throw Failure(ExitStatus.cannotWrite, "cannot make the folder '\(destination.folder)'")
            }
        }
        let folders =
            destination.outputs.isEmpty
            ? [destination.folder.isEmpty ? "." : destination.folder]
            : destination.outputs.map { URL(fileURLWithPath: $0.path).deletingLastPathComponent().path }
        for folder in folders {
            guard manager.fileExists(atPath: folder) else {
                throw Failure(ExitStatus.cannotWrite, "there is no folder '\(folder)' to write to; make it first")
            }
            guard manager.isWritableFile(atPath: folder) else {
                throw Failure(ExitStatus.cannotWrite, "cannot write into the folder '\(folder)'; check its permissions")
            }
        }
        for output in destination.outputs {
            var isFolder: ObjCBool = false
            if manager.fileExists(atPath: output.path, isDirectory: &isFolder), isFolder.boolValue {
                throw Failure(ExitStatus.cannotWrite, "cannot write '\(output.path)': it is a folder")
            }
        }
    }
}
