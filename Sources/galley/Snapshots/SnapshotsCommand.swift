import ArgumentParser
import Foundation
import GalleyProcesses
import GalleyProtocol
import GalleySnapshots

extension SnapshotRecording: ExpressibleByArgument {}

struct SnapshotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshots",
        abstract: "Compare every preview with its reference picture: tests without a line of code.",
        discussion: """
            The previews of files, a folder or a package are drawn, and compared with the references in its folder \
            '__Snapshots__', which are to be committed. Without previews, the views that 'galley render' draws. What \
            is missing is recorded and fails once, so that somebody looks at it; where the environment variable CI is \
            set nothing is recorded. What differs is shown in a report: before, after, the difference, and which \
            numbers of the layout changed.

            EXAMPLES
              Record what is missing, compare the rest:
                galley snapshots Sources/App
              In each of 2 × 2 × 3 situations:
                galley snapshots Sources/App --sizes 320x,768x --appearance both \\
                  --locales en,de,ar
              What differs is meant to be so:
                galley snapshots Sources/App --record failed
              In a check of pull requests:
                galley snapshots Sources/App --record never --format junit > snapshots.xml
              A target of a package, on a phone's screen:
                galley snapshots Package.swift --target Cards --device 'iPhone 16'
              One view only; references of others are no orphans then:
                galley snapshots Sources/App --view 'ContentView()'

            EXIT STATUS
              0   every picture is as its reference, or --record all
              1   a picture differs, was missing, or could not be drawn; whether it has been
                  recorded or not
              Others as for every command: see 'galley --help'.
            """)

    /// How the outcome is written.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, junit
    }

    @OptionGroup var options: SourceOptions
    @OptionGroup var sizes: SizeOptions

    @Option(
        help: ArgumentHelp(
            "What is written: never, missing (and fails once), failed (what differs, too), all (and nothing fails). Without it "
                + "that of the environment variable GALLEY_SNAPSHOTS, else never where CI is set, else missing.",
            valueName: "MODE"))
    var record: SnapshotRecording?

    @Option(
        help: ArgumentHelp(
            "Where the references are; '__Snapshots__' in the folder or package, or beside the file, unless given.",
            valueName: "DIR"), completion: .directory)
    var references: String?

    @Option(
        help: ArgumentHelp(
            "Where the report of differences is written; the folder that GALLEY_REPORT names, else .build/galley-report, "
                + "unless given.", valueName: "DIR"), completion: .directory)
    var report: String?

    @Option(
        help: ArgumentHelp("How much a channel of a pixel may differ, 0 to 1; 0 unless given.", valueName: "N"),
        transform: number("tolerance", from: 0...1, example: "0.02"))
    var tolerance = 0.0

    @OptionGroup var scale: ScaleOptions

    @Option(help: "How to print what came of it.")
    var format = Format.text

    func validate() throws {
        try sizes.check(options)
        guard !options.input.paths.contains("-") || references != nil else {
            throw ValidationError("standard input lies in no folder; say with --references where its references are.")
        }
    }

    func run() throws {
        let run = try SnapshotRun(
            options, folder: references ?? standardFolder, mode: record ?? .current, tolerance: tolerance,
            report: report.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? SnapshotReport.standardFolder)
        var base = options.request(.render)
        base.variants = options.shownVariants.variantsInTheirDirections
        base.file.scale = scale.scale(on: options.shownDevice)
        let requests = try sizes.requests(base)
        for (name, request) in requests {
            var request = request
            if requests.count > 1 {
                for index in request.variants.indices {
                    let label = request.variants[index].label
                    request.variants[index].label = label.isEmpty ? name : "\(name)-\(label)"
                }
            }
            try run.check(request, rounds: requests.count)
        }
        run.finish()
        try StandardOutput.write(run.list.text(format))
        // What could not be drawn says so itself.
        if let status = run.list.status { throw ExitCode(status) }
    }

    /// The references' folder.
    private var standardFolder: String {
        let path = options.input.paths[0]
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        var url = URL(fileURLWithPath: path, isDirectory: isFolder.boolValue)
        var parts: [String] = []
        if !isFolder.boolValue {
            let isPackage = url.lastPathComponent == "Package.swift"
            if !isPackage, options.input.paths.count == 1 { parts = [url.deletingPathExtension().lastPathComponent] }
            url.deleteLastPathComponent()
        }
        if let target = options.input.target { parts.append(target) }
        return ([url.appendingPathComponent("__Snapshots__", isDirectory: true).path] + parts).joined(separator: "/")
    }
}
