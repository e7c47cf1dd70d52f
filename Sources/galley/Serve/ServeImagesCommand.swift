import ArgumentParser
import Foundation
import GalleyProtocol

struct ServeImagesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve-images",
        abstract: "Answer HTTP requests with pictures: /card.png?title=… of a view that is Decodable.",
        discussion: """
            Each view that is Decodable has a path: Card is /card.png, ProductCard /product-card.png, or .svg, .pdf, .webp. The \
            query's parameters are the view's properties; those that begin with _ are the server's: _size=600x315, _scale=2, \
            _appearance=dark, _locale=de_DE. There are /healthz and /metrics, too. docs/server.md tells the rest.

            EXAMPLES
              On this machine, port 8080:
                galley serve-images Card.swift
                curl 'http://127.0.0.1:8080/card.png?title=Hello' -o card.png
              For other machines, URLs signed, the views' code shut in:
                openssl rand -hex 32 > key
                galley serve-images Card.swift --host 0.0.0.0 --signing-key-file key \\
                  --sandbox
              A URL with its signature:
                galley serve-images Card.swift --signing-key-file key \\
                  --sign '/card.png?title=Hello'
            """)

    @OptionGroup var options: SourceOptions

    @OptionGroup var listen: ListenOptions

    @OptionGroup var server: ServerOptions

    @Option(
        help: ArgumentHelp(
            "How many pictures are drawn at the same time; one for each core unless given.", valueName: "N"))
    var workers: Int?

    @Option(help: ArgumentHelp("How many pictures may wait; more are answered with 503.", valueName: "N"))
    var queue = 64

    @Option(
        help: ArgumentHelp("The seconds that a picture may take; then its drawing is stopped.", valueName: "SECONDS"))
    var timeLimit = 10.0

    @Option(
        help: ArgumentHelp(
            "Pixels a point, where the URL says nothing; without it those of --device, else 1.", valueName: "N"))
    var scale: Double?

    @Option(help: ArgumentHelp("The most pixels of a picture.", valueName: "N"))
    var mostPixels = 16_777_216

    @Option(help: ArgumentHelp("The most views in a picture.", valueName: "N"))
    var mostNodes = 20_000

    @Option(help: ArgumentHelp("The most views in each other.", valueName: "N"))
    var mostDepth = 500

    @Option(help: ArgumentHelp("The most characters of a picture's texts, and of a query.", valueName: "N"))
    var mostCharacters = 20_000

    @Option(
        help: ArgumentHelp(
            "For how long clients may keep a picture, and the server does; 0 is not at all.", valueName: "SECONDS"))
    var maxAge = 3600

    @Option(help: ArgumentHelp("The most megabytes of pictures that are kept.", valueName: "MB"))
    var cacheSize = 64

    @Option(
        help: ArgumentHelp(
            "The file of a key, 32 bytes at least, that URLs must be signed with; without it that of the environment variable "
                + "GALLEY_SIGNING_KEY, and without that no signature is asked for.", valueName: "FILE"),
        completion: .file())
    var signingKeyFile: String?

    @Option(
        name: .customLong("image-host"),
        help: ArgumentHelp(
            "A host that AsyncImage may fetch images from, over HTTPS; can be repeated. Without it nothing is fetched.",
            valueName: "HOST"))
    var imageHosts: [String] = []

    @Option(help: ArgumentHelp("The seconds that fetching an image may take.", valueName: "SECONDS"))
    var imageTime = 3.0

    @Option(help: ArgumentHelp("The most megabytes of a fetched image.", valueName: "MB"))
    var imageSize = 5

    @Flag(help: "Fetch images from this machine and private networks, too.")
    var privateImages = false

    @Flag(help: "Draw views with warnings, such as a missing image, instead of answering with 500.")
    var lenient = false

    @Flag(help: "Give pictures a background, white or black by appearance; without it they are transparent.")
    var opaque = false

    @Option(help: ArgumentHelp("Print this path and query with its signature, and serve nothing.", valueName: "URL"))
    var sign: String?

    func validate() throws {
        guard options.data == nil else {
            throw ValidationError("views are made from each URL's query; --data is for render, layout and batch.")
        }
        guard workers ?? 1 > 0, queue > 0, timeLimit > 0, imageTime > 0, imageSize > 0, mostPixels > 0, mostNodes > 0,
            mostDepth > 0, mostCharacters >= 0
        else {
            throw ValidationError("--workers, --queue, --time-limit and the --most options are positive numbers.")
        }
        guard maxAge >= 0, cacheSize >= 0 else { throw ValidationError("--max-age and --cache-size are not negative.") }
        guard options.shownVariants.variants.count == 1 else {
            throw ValidationError("give one value of --appearance, --locale and the like; URLs can ask for others.")
        }
    }

    func run() throws {
        let key = try signingKey
        if let sign {
            guard let key else {
                throw Failure(ExitStatus.usage, "there is no key to sign with; give --signing-key-file")
            }
            return try serve(nil, key, sign)
        }
        var options = options
        options.everyDecodable = options.view == nil
        if !options.everyDecodable { options.data = "-" }
        var request = options.request(.render)
        request.file.scale = scale ?? options.shownDevice?.screen.scale ?? 1
        request.file.isOpaque = opaque
        let prepared = try ShownFile(options).prepare(request)
        try withExtendedLifetime(prepared) { try serve(prepared.worker, key, nil) }
    }

    private func serve(_ worker: ServerSettings.Worker?, _ key: [UInt8]?, _ target: String?) throws {
        let worker =
            worker
            ?? ServerSettings.Worker(
                path: "", arguments: [], environment: [:], request: .init(action: .render), memory: 0)
        try ServerProgram.become(settings(worker, key, target))
    }

    /// The settings of the server's program.
    ///
    /// - Parameters:
    ///   - key: What URLs are signed with; nil where they are not.
    ///   - target: What is to be signed, and nothing served.
    func settings(_ worker: ServerSettings.Worker, _ key: [UInt8]?, _ target: String?) -> ServerSettings {
        var worker = worker
        // The views' code does not learn the key.
        worker.environment["GALLEY_SIGNING_KEY"] = nil
        var settings = ServerSettings(worker: worker)
        settings.listen = server.settings(listen)
        settings.workers = workers
        settings.mostWaiting = queue
        settings.timeLimit = timeLimit
        settings.limits = .init(pixels: mostPixels, nodes: mostNodes, depth: mostDepth, characters: mostCharacters)
        settings.mostAge = maxAge
        settings.cacheBytes = cacheSize << 20
        settings.signingKey = key
        settings.isStrict = !lenient
        settings.images.hosts = imageHosts
        settings.images.time = imageTime
        settings.images.mostBytes = imageSize << 20
        settings.images.allowsPrivateAddresses = privateImages
        settings.target = target
        return settings
    }

    /// The key's bytes; of a file without its last line end.
    private var signingKey: [UInt8]? {
        get throws {
            var key: [UInt8]?
            if let path = signingKeyFile {
                guard let data = FileManager.default.contents(atPath: path) else {
                    throw Failure(ExitStatus.noInput, "the key '\(path)' cannot be read")
                }
                key = Array(data)
                while let last = key?.last, [0x0a, 0x0d].contains(last) { key?.removeLast() }
            } else if let text = ProcessInfo.processInfo.environment["GALLEY_SIGNING_KEY"], !text.isEmpty {
                key = Array(text.utf8)
            }
            guard key?.count ?? 32 >= 32 else {
                throw Failure(ExitStatus.usage, "the key has fewer than 32 bytes; make one with `openssl rand -hex 32`")
            }
            return key
        }
    }
}
