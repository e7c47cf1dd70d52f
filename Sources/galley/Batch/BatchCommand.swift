import ArgumentParser
import Foundation
import GalleyBatch
import GalleyBytes
import GalleyFormats
import GalleyProcesses
import GalleyProtocol

struct BatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch",
        abstract: "Draw a view once for every row of a table or of JSON lines, on all cores.",
        discussion: """
            The view is Decodable; a row's columns, or the members of its JSON object, are its properties. What is done is noted in a \
            manifest beside the pictures: a run that was ended, however, goes on where it was when it is started again.

            EXAMPLES
              One picture a row, called after its column 'name':
                galley batch Card.swift --data people.csv -o 'out/{name}.png'
              By number, in two formats, in a folder for each language:
                galley batch Card.swift --data cards.jsonl \\
                  -o 'out/{lang}/{row:6}.png' -o 'out/{lang}/{row:6}.svg'
              The second of eight parts, for an array of jobs:
                galley batch Card.swift --data people.csv -o 'out/{row}.png' --shard 2/8
              What failed, once the source is mended:
                galley batch Card.swift --data people.csv -o 'out/{name}.png' --retry
              Documents, each with a title of its own:
                galley batch Certificate.swift --data people.csv -o 'out/{name}.pdf' \\
                  --title 'Certificate of {name}' --language en --pdf-standard ua-1
              As a filter: rows in, one JSON object of result a row out, in order:
                galley batch Card.swift --stdin -o 'out/{id}.png' < rows.jsonl
            """)

    @OptionGroup var options: SourceOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "How the files are called: '{column}' is a column's text, '{row}' the row's number, '{row:6}' and '{column:6}' with zeros. Can be "
                + "repeated for several formats.", valueName: "PATTERN"))
    var output: [String] = []

    @Flag(
        name: .customLong("stdin"), help: "Read rows from standard input and write a line of JSON for each, in order.")
    var isFilter = false

    @Option(
        name: .customLong("rows"),
        help: ArgumentHelp(
            "What the rows are: csv, json (an array) or jsonl. Without it by the file's ending; jsonl for --stdin.",
            valueName: "KIND"),
        transform: choice("kind of rows"))
    var rowFormat: RowSource.Format?

    @Option(
        help: ArgumentHelp("How many rows are drawn at the same time; one for each core unless given.", valueName: "N"))
    var workers: Int?

    @Option(
        help: ArgumentHelp("Draw the I-th of N parts of the rows.", valueName: "I/N"),
        transform: reading("part", else: "write the second of eight as 2/8") { Shard($0) })
    var shard: Shard?

    @Option(
        help: ArgumentHelp(
            "Where what is done is noted; galley-batch.jsonl in the pictures' folder unless given.", valueName: "FILE"),
        completion: .file())
    var manifest: String?

    @Flag(help: "Draw rows again that failed before, even if the source or the options have changed.")
    var retry = false

    @Flag(help: "Draw all rows again.")
    var restart = false

    @Option(help: ArgumentHelp("End when so many rows have failed.", valueName: "N"))
    var mostFailures: Int?

    @OptionGroup var scale: ScaleOptions

    @Option(help: "The format of pictures that go into no files.")
    var format: [HostRequest.Format] = []

    @Flag(help: "Give pictures a background, white or black by appearance; without it they are transparent.")
    var opaque = false

    @OptionGroup(title: "DOCUMENT OPTIONS") var document: DocumentOptions

    @Flag(help: "Print a summary as JSON: how many rows were drawn, kept from before and failed, and how fast.")
    var json = false

    func validate() throws {
        guard (options.data != nil) != isFilter else {
            throw ValidationError("give the rows: --data FILE.csv, FILE.json or FILE.jsonl, or --stdin.")
        }
        guard isFilter || !output.isEmpty else {
            throw ValidationError("say how the files are called, for example -o 'out/{row}.png'.")
        }
        if let film = format.first(where: { !$0.isStill }) {
            throw ValidationError("\(film.title) files show a view over time; a row is one picture.")
        }
        guard workers ?? 1 > 0, mostFailures ?? 1 > 0 else {
            throw ValidationError("--workers and --most-failures are numbers from 1 on.")
        }
        guard options.shownVariants.variants.count == 1 else {
            throw ValidationError(
                "give one value of --appearance, --locale and the like; run galley batch once for each.")
        }
        guard try document.pdfStandard.isEmpty || formats.contains(.pdf) else {
            throw ValidationError("--pdf-standard is for PDF files; none is asked for.")
        }
        guard !retry || !restart else { throw ValidationError("--restart draws what --retry draws; give one of them.") }
    }

    func run() throws {
        let patterns = try output.map { try NamePattern($0) }
        let formats = try formats
        let title = try document.title.map { try NamePattern(text: $0) }
        var rows = try openRows()
        try check(patterns + (title.map { [$0] } ?? []), rows.columns)
        var prepared = try prepare(formats)
        prepared.worker.request.formats = formats
        let destination = try destination(patterns, prepared)
        let workers = workers ?? ProcessInfo.processInfo.activeProcessorCount
        var launch = WorkerLaunch(prepared.worker)
        launch.showsErrors = !options.quiet
        let pool = WorkerPool(launch, workers: workers)
        var settings = BatchRun.Settings(seconds: options.limits.timeout)
        settings.shard = shard
        settings.mostFailures = mostFailures ?? .max
        settings.retriesFailures = retry
        settings.formats = formats
        settings.title = title
        let report = BatchReport(isFilter: isFilter, isQuiet: options.quiet, isJSON: json, workers: workers, size: size)
        let run = BatchRun(pool, workers: workers, destination: destination, settings: settings) { try report.take($0) }
        do {
            try withExtendedLifetime(prepared) { try run.run(&rows) { report.progress(run.counts, offset: $0) } }
        } catch {
            report.finish(run.counts)
            throw error
        }
        report.finish(run.counts)
        guard run.counts.status == 0 else { throw ExitCode(run.counts.status) }
    }

    /// Of the file of rows; nil for a pipe.
    private var size: Int? {
        var status = stat()
        guard let data = options.data, stat(data, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }

    private var formats: [HostRequest.Format] {
        get throws {
            guard !output.isEmpty else { return format.isEmpty ? [.png] : format }
            return try output.map { path in
                let ending = (path as NSString).pathExtension.lowercased()
                guard let format = HostRequest.Format(rawValue: ending), format.isStill else {
                    throw Failure(
                        ExitStatus.usage,
                        "'\(path)' ends in none of \(HostRequest.Format.stills.endings("and")); the ending says what to draw"
                    )
                }
                return format
            }
        }
    }

    private func openRows() throws -> RowSource {
        guard let path = options.data else {
            return try RowSource(STDIN_FILENO, path: "standard input", format: rowFormat ?? .jsonl)
        }
        let endings: [String: RowSource.Format] = [
            "csv": .csv, "tsv": .csv, "json": .json, "jsonl": .jsonl, "ndjson": .jsonl,
        ]
        if rowFormat == nil, path.lowercased().hasSuffix(".parquet") {
            throw Failure(
                ExitStatus.usage,
                "Parquet comes by a pipe: Examples/Distributed/parquet_rows.py '\(path)' | galley batch … --stdin (docs/batch.md)"
            )
        }
        guard let format = rowFormat ?? endings[(path as NSString).pathExtension.lowercased()] else {
            throw Failure(
                ExitStatus.usage,
                "'\(path)' ends neither in .csv, .tsv, .json nor .jsonl; say with --rows what its rows are")
        }
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            throw Failure(ExitStatus.noInput, "cannot read '\(path)': \(String(cString: strerror(errno)))")
        }
        return try RowSource(file, path: path, format: format)
    }

    private func check(_ patterns: [NamePattern], _ columns: [String]?) throws {
        guard let columns else { return }
        for column in patterns.flatMap(\.columns) where !columns.contains(column) {
            throw Failure(
                ExitStatus.usage, "there is no column '\(column)'; there are \(columns.joined(separator: ", "))")
        }
    }

    private func prepare(_ formats: [HostRequest.Format]) throws -> PreparedWorker {
        var options = options
        // The entry is that of a view made from data; the rows are the data.
        options.data = options.data ?? "-"
        var request = options.request(.render)
        request.file.scale = scale.scale(on: options.shownDevice)
        request.file.isOpaque = opaque
        request.file.pdf = document.settings
        request.formats = formats
        return try ShownFile(options).prepare(request)
    }

    private func destination(_ patterns: [NamePattern], _ prepared: PreparedWorker) throws -> BatchRun.Destination {
        guard let first = patterns.first else { return .results }
        // Who runs a filter keeps count, unless a manifest is asked for.
        guard !isFilter || manifest != nil else { return .files(patterns, nil) }
        let label = shard.map { "-\($0.label)" } ?? ""
        let path = manifest ?? "\(first.folder)/galley-batch\(label).jsonl"
        try? FileManager.default.createDirectory(
            atPath: path.parentFolder, withIntermediateDirectories: true)
        var hash = StableHash("galley batch 1")
        hash.combine(prepared.product.identity)
        hash.combine(try JSONEncoder.galley().encode(prepared.worker.request))
        for pattern in patterns { hash.combine(pattern.text) }
        let continuation: BatchManifest.Continuation = restart ? .restart : retry ? .retry : .resume
        return .files(patterns, try BatchManifest(path, identity: hash.hex, continuation))
    }
}
