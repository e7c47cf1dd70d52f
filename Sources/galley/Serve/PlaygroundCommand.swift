import ArgumentParser
import Foundation
import GalleyProcesses
import GalleyProtocol

struct PlaygroundCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "playground",
        abstract: "A page with a field for source beside its picture and its explanation, for many people at once.",
        discussion: """
            What is typed is compiled and drawn by a process of its own, always shut in as by --sandbox: it reads and writes nothing of \
            this machine, starts nothing and reaches nothing. --timeout and --memory hold for the compiler and for the view. A page has \
            one answer at a time, so that an endless loop costs its author a turn and nobody else.

            EXAMPLES
              galley playground
              galley playground --host 0.0.0.0 --port 80 --workers 4 --timeout 5
              galley playground --site build/site
            """)

    @OptionGroup var listen: ListenOptions

    @OptionGroup var server: ServerOptions

    @Option(
        help: ArgumentHelp(
            "How many sources are compiled and drawn at the same time; one for each core, and two at least, unless given.",
            valueName: "N"))
    var workers: Int?

    @Option(help: ArgumentHelp("How many sources may wait; more are answered with 503.", valueName: "N"))
    var queue = 64

    @Option(help: ArgumentHelp("The seconds that compiling may take, and then the view.", valueName: "SECONDS"))
    var timeout = 10.0

    @Option(
        help: ArgumentHelp(
            "The megabytes of memory that a source's code may use, and each program that compiles it.", valueName: "MB")
    )
    var memory = 1024

    @Option(
        help: ArgumentHelp(
            "A folder that make site has written: its pages are served, too, and the playground is the first of them.",
            valueName: "FOLDER"), completion: .directory)
    var site: String?

    func validate() throws {
        guard workers ?? 1 > 0, queue > 0, timeout > 0, timeout.isFinite else {
            throw ValidationError("--workers, --queue and --timeout are positive numbers.")
        }
        guard memory >= 512 else { throw ValidationError("--memory is 512 at the least: the compiler needs it.") }
    }

    func run() throws {
        let installation = Installation.current
        try installation.check()
        if let site, !FileManager.default.fileExists(atPath: site + "/index.html") {
            throw Failure(ExitStatus.noInput, "there is no site in '\(site)'; make site writes one into build/site")
        }
        try ServerProgram.become(settings(installation), ["--playground"])
    }

    /// The settings of the server's program.
    func settings(_ installation: Installation) -> PlaygroundSettings {
        var settings = PlaygroundSettings(
            galley: "\(installation.folder)/galley", listen: server.settings(listen))
        settings.workers = workers
        settings.mostWaiting = queue
        settings.seconds = timeout
        settings.memory = memory
        settings.site = site.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        return settings
    }
}
