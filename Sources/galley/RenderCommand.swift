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

    @Option(
        help: ArgumentHelp(
            "Pixels a point in \(PictureFormat.all(with: .scale).titles("and")) files; without it those of --device, else 1.",
            valueName: "N"),
        transform: { text in
            guard let value = HostSize.length(Substring(text)) else {
                throw ValidationError("'\(text)' is no scale; give a positive number, for example 2.")
            }
            return value
        })
    var scale: Double?

    @Option(
        help: ArgumentHelp(
            "How close \(PictureFormat.all(with: .quality).titles("and")) files stay to what was drawn, 0 to 100; without "
                + "it JPEG has 90, MP4 80, and the others lose nothing.", valueName: "N"),
        transform: { text in
            guard let value = Double(text), (0...100).contains(value) else {
                throw ValidationError("'\(text)' is no quality; give a number from 0 to 100, for example 80.")
            }
            return value
        })
    var quality: Double?

    @Option(
        help: ArgumentHelp(
            "How much work goes into making PNG files small: fast, balanced (the default) or small. The pixels are the same.",
            valueName: "SETTING"),
        transform: { text in
            guard let value = PNGEncoding(rawValue: text) else {
                throw ValidationError("'\(text)' is no setting for PNG files; choose fast, balanced or small.")
            }
            return value
        })
    var png: PNGEncoding?

    @Option(
        help: ArgumentHelp(
            "How many threads share the encoding of a large PNG file; 1 unless given. The file is the same.",
            valueName: "N"),
        transform: { text in
            guard let value = Int(text), (1...256).contains(value) else {
                throw ValidationError("'\(text)' is no number of threads; give one from 1 to 256.")
            }
            return value
        })
    var threads: Int?

    @Option(
        help: ArgumentHelp(
            "Which colours the numbers of pixels mean in \(PictureFormat.all(with: .colorSpace).titles("and")) files: srgb "
                + "(the default) or p3, for colours that sRGB lacks.", valueName: "SPACE"),
        transform: { text in
            guard let value = PictureColorSpace(rawValue: text) else {
                throw ValidationError("'\(text)' is no colour space; choose srgb or p3.")
            }
            return value
        })
    var colorSpace: PictureColorSpace?

    @Option(
        help: ArgumentHelp(
            "How text is written into SVG files: as outlines (the default), or embedded, as text in fonts that the file brings "
                + "along.", valueName: "STYLE"),
        transform: { text in
            guard let value = SVGTextStyle(rawValue: text) else {
                throw ValidationError("'\(text)' is no way to write text; choose outlines or embedded.")
            }
            return value
        })
    var svgText: SVGTextStyle?

    @Option(
        help: ArgumentHelp(
            "Show the view over time: seconds as a range of Swift's, and frames a second, such as 0...2@30 or '0..<1.5@24'; for "
                + "\(PictureFormat.all(with: .frames).titles("and")) files.", valueName: "RANGE"),
        transform: { text in
            guard let value = FrameRange(text) else {
                throw ValidationError(
                    "'\(text)' is no range of frames; give seconds and frames a second, for example 0...2@30 "
                        + "(\(FrameRange.most) frames at the most).")
            }
            return value
        })
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
        guard quality == nil || formats.contains(where: { $0.settings.contains(.quality) }) else {
            throw ValidationError(
                "--quality is for \(PictureFormat.all(with: .quality).titles("and")) files; none is asked for.")
        }
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
        guard png == nil || formats.contains(where: { $0.settings.contains(.encoding) }) else {
            throw ValidationError(
                "--png is for \(PictureFormat.all(with: .encoding).titles("and")) files; none is asked for.")
        }
        guard threads == nil || formats.contains(where: { $0.settings.contains(.encoding) }) else {
            throw ValidationError(
                "--threads is for \(PictureFormat.all(with: .encoding).titles("and")) files; none is asked for.")
        }
        guard colorSpace != .displayP3 || formats.contains(where: { $0.settings.contains(.colorSpace) }) else {
            throw ValidationError(
                "--color-space is for \(PictureFormat.all(with: .colorSpace).titles("and")) files; none is asked for.")
        }
        guard svgText == nil || formats.contains(.svg) else {
            throw ValidationError("--svg-text is for SVG files; none is asked for.")
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
        let file = try ShownFile(options)
        try destination.prepare()
        var request = options.request(.render)
        request.scale = scale ?? options.device?.screen.scale ?? 1
        request.isOpaque = opaque
        request.frames = frames
        request.quality = quality
        request.pngEncoding = png ?? .balanced
        request.encodingThreads = threads ?? 1
        request.svgText = svgText ?? .outlines
        request.colorSpace = colorSpace ?? .sRGB
        request.pdf = document.settings
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
