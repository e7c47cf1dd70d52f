import ArgumentParser
import Foundation
import GalleyProtocol

struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "A page on which the views are alive, for many people, each with a state of their own.",
        discussion: """
            Whoever opens the page has a session: what they tap and type changes their view and nobody else's. Where the connection is \
            lost the page goes on with its session when it is back within --keep seconds. The views' code is shut in as with --sandbox, \
            unless --no-sandbox is given. There are /healthz and /metrics, too. docs/serve.md tells the rest.

            EXAMPLES
              On this machine, port 8080:
                galley serve Board.swift
              At most 100 people, ten minutes without use:
                galley serve Board.swift --sessions 100 --idle 600
              One of two behind a proxy, for https://board.example.com:
                galley serve Board.swift --port 8091 \\
                  --origin https://board.example.com
              One view on the screen of a phone:
                galley serve Board.swift --view 'VotingScreen()' --device 'iPhone 16'
            """)

    @OptionGroup var options: SourceOptions

    @OptionGroup var listen: ListenOptions

    @OptionGroup var server: ServerOptions

    @Option(
        name: .customLong("origin"),
        help: ArgumentHelp(
            "The address under which browsers know the page, where a proxy is before it, such as https://example.com; can be "
                + "repeated. Other sites' pages get no WebSocket.", valueName: "URL"))
    var origins: [String] = []

    @Option(help: ArgumentHelp("The most sessions; more are answered with 503.", valueName: "N"))
    var sessions = 500

    @Option(
        help: ArgumentHelp(
            "How many processes the sessions share; one for each core unless given.", valueName: "N"))
    var workers: Int?

    @Option(help: ArgumentHelp("The seconds after which a session that nobody uses ends.", valueName: "SECONDS"))
    var idle = 1800.0

    @Option(
        help: ArgumentHelp(
            "The seconds for which a session is kept whose connection is lost.", valueName: "SECONDS"))
    var keep = 180.0

    @Option(
        help: ArgumentHelp(
            "The most messages of a page in a second; twice as many may come at once.", valueName: "N"))
    var events = 200

    @Option(help: ArgumentHelp("The most bytes of a message.", valueName: "BYTES"))
    var mostMessage = 16 << 10

    @Option(
        help: ArgumentHelp(
            "The megabytes by which one session may make its process grow; then it is ended.", valueName: "MB"))
    var sessionMemory = 64

    @Option(
        help: ArgumentHelp(
            "The seconds that a view may take to answer; then its process is stopped.", valueName: "SECONDS"))
    var timeLimit = 10.0

    @Option(
        help: ArgumentHelp(
            "The seconds for which pages go on when the server is told to end.", valueName: "SECONDS"))
    var drain = 5.0

    @Flag(help: "Let the views' code do what you can do: read and write files, start programs, reach the network.")
    var noSandbox = false

    func validate() throws {
        guard sessions > 0, workers ?? 1 > 0, events > 0, mostMessage >= 1024, sessionMemory > 0 else {
            throw ValidationError(
                "--sessions, --workers, --events and --session-memory are positive numbers; --most-message is 1024 at the least."
            )
        }
        guard [idle, keep, timeLimit].allSatisfy({ $0 > 0 && $0 <= 1e9 }), (0...1e9).contains(drain) else {
            throw ValidationError("--idle, --keep and --time-limit are positive numbers of seconds; --drain may be 0.")
        }
        for origin in origins {
            let url = URL(string: origin)
            guard let url, ["http", "https"].contains(url.scheme), url.host?.isEmpty == false, url.path.isEmpty,
                url.query == nil
            else {
                throw ValidationError(
                    "'\(origin)' is no origin; give it as browsers do, for example https://example.com.")
            }
        }
        guard !noSandbox || !options.limits.sandbox else {
            throw ValidationError("give either --sandbox, which holds anyway, or --no-sandbox.")
        }
        guard options.shownVariants.variants.count == 1 else {
            throw ValidationError("give one value of --appearance, --locale and the like.")
        }
    }

    func run() throws {
        var options = options
        options.limits.sandbox = !noSandbox
        var request = options.request(.render)
        request.data = try options.readData
        request.sessionBytes = sessionMemory << 20
        let prepared = try ShownFile(options).prepare(request)
        try withExtendedLifetime(prepared) { try ServerProgram.become(settings(prepared.worker), ["--serve"]) }
    }

    /// The settings of the server's program.
    func settings(_ worker: ServerSettings.Worker) -> ServeSettings {
        var settings = ServeSettings(worker: worker, title: options.input.paths.joined(separator: ", "))
        settings.listen = server.settings(listen)
        settings.origins = origins
        settings.workers = workers
        settings.mostSessions = sessions
        settings.idleTime = idle
        settings.keepTime = keep
        settings.mostEvents = Double(events)
        settings.mostMessageBytes = mostMessage
        settings.timeLimit = timeLimit
        settings.drainTime = drain
        return settings
    }
}
