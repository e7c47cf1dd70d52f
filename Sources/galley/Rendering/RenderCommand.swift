import ArgumentParser
import Foundation
import GalleyFormats
import GalleyProtocol

extension HostRequest.Format: ExpressibleByArgument {}
extension HostRequest.LayoutFormat: ExpressibleByArgument {}
extension HostRequest.Platform: ExpressibleByArgument {}
extension HostRequest.Look: ExpressibleByArgument {}

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw the views of files, a folder or a package as \(PictureFormat.allCases.titles()).",
        discussion: """
            Without --view, the previews are drawn, else the program's first window, else every view that needs no \
            argument: each to a file named after it in the current folder, or in the folder that -o names.

            EXAMPLES
              Each preview, as large as it is on a phone, as Card.png or by its name:
                galley render Card.swift
              On a phone's screen:
                galley render Card.swift --device 'iPhone 16' -o phone.png
              In a window of that size, 2 pixels a point:
                galley render Card.swift --size 320x200 --scale 2 -o window.png
              At its ideal size, as ImageRenderer draws it:
                galley render Card.swift --size ideal -o ideal.png
              A folder is one module, and any of its views can be shown:
                galley render Sources/App --view 'ContentView()' -o page.png
              A target of a package:
                galley render Package.swift --target Cards -o pictures/
              Any Swift expression, in several formats:
                galley render Card.swift --view 'Card(title: "Hello")' \\
                  -o card.png -o card.svg -o card.pdf
              Dark, into a folder, and nothing that lacks an image or a symbol:
                galley render Card.swift --appearance dark --strict \\
                  -o out/ --format svg
              Four pictures, card-light-en.png to card-dark-de.png:
                galley render Card.swift --appearance both --locale en,de -o card.png
              A view that is Decodable, made from JSON:
                galley render Card.swift --data card.json -o card.png
              Again and again while you edit:
                galley render Card.swift --watch -o card.png
              A file that you do not trust: it reads pictures/ and nothing else:
                galley render Theirs.swift --sandbox --allow-read pictures/ \\
                  --timeout 10 --memory 500
            """)

    @OptionGroup var options: SourceOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "A file to write, \(PictureFormat.allCases.endings()); can be repeated. Or a folder, with / at its end.",
            valueName: "OUT"), completion: .file())
    var output: [String] = []

    @Option(help: "The format of files that have no -o of their own; can be repeated.")
    var format: [HostRequest.Format] = []

    @OptionGroup var file: FileOptions

    @Option(
        help: ArgumentHelp(
            "Show the view over time: seconds as a range of Swift's, and frames a second, such as 0...2@30 or '0..<1.5@24'; for "
                + "\(PictureFormat.all(with: .frames).titles("and")) files.", valueName: "RANGE"),
        transform: reading(
            "range of frames",
            else: "give seconds and frames a second, for example 0...2@30 (\(FrameRange.most) frames at the most)"
        ) { FrameRange($0) })
    var frames: FrameRange?
    @OptionGroup(title: "DOCUMENT OPTIONS") var document: DocumentOptions

    @Flag(help: "Give pictures a background, white or black by appearance; without it they are transparent.")
    var opaque = false

    @Flag(help: "Print the result as JSON: every view's name, size, files, diagnostics and failure.")
    var json = false

    @Flag(help: "Draw again whenever a file is saved that the picture is made from, until Ctrl-C.")
    var watch = false

    func validate() throws {
        guard !watch || !options.input.paths.contains("-") else {
            throw ValidationError("--watch waits until files are saved, and '-', standard input, is none.")
        }
        let formats = try destination.formats
        try file.check(formats)
        if frames != nil, let still = formats.first(where: { !$0.settings.contains(.frames) }) {
            throw ValidationError(
                "--frames is for \(PictureFormat.all(with: .frames).titles("and")) files; \(still.title) files do not move."
            )
        }
        if frames == nil, let film = formats.first(where: { !$0.isStill }) {
            throw ValidationError(
                "\(film.title) files show a view over time; say which moments with --frames, for example 0...2@30.")
        }
        if formats.contains(.mp4), options.limits.sandbox {
            throw ValidationError(
                "MP4 files are written by a program of their own, ffmpeg, and --sandbox lets a view start none; choose "
                    + "\(PictureFormat.all(with: .frames).filter(\.isStill).titles()).")
        }
        guard document.pdfStandard.isEmpty || formats.contains(.pdf) else {
            throw ValidationError("--pdf-standard is for PDF files; none is asked for.")
        }
    }

    private var destination: RenderDestination {
        get throws { try RenderDestination(outputs: output, formats: format) }
    }

    func run() throws {
        guard watch else { return try draw().finish() }
        var watch = Watch(options)
        if !options.quiet { complain("galley: drawing again when a file is saved; Ctrl-C ends") }
        while true {
            watch.begin()
            do {
                let report = try draw()
                watch.ignore(report.results.flatMap(\.outputs))
                try report.finish()
            } catch let failure as Failure where failure.status != ExitStatus.unavailable {
                // What was drawn before stays.
                complain("galley: \(failure.message)")
            } catch is ExitCode {
                // The report has said why.
            }
            watch.waitForChange()
        }
    }

    /// Draws everything once, and says which files there are now.
    private func draw() throws -> ResultReport {
        let destination = try destination
        if destination.formats.contains(.mp4), Toolchain.search("ffmpeg") == nil {
            throw Failure(ExitStatus.unavailable, PictureFormat.missingFFmpeg)
        }
        let file = try ShownFile(options, isWatched: watch)
        try destination.prepare()
        var request = options.request(.render)
        request.file = self.file.settings(on: options.shownDevice)
        request.file.isOpaque = opaque
        request.file.pdf = document.settings
        request.frames = frames
        request.formats = destination.formats
        let report = try file.run(request, destination: destination)
        if json {
            try report.printJSON()
        } else {
            try report.printFiles()
        }
        return report
    }
}
