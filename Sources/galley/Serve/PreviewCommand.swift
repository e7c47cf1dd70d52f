import ArgumentParser
import Foundation
import GalleyProcesses
import GalleyProtocol

struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "A page in the browser on which the views are alive, and new whenever a file is saved.",
        discussion: """
            Clicks, drags, the wheel and keys go to the view, and pictures of what they change come back. What does not compile is \
            shown over the last picture, with its lines. Beside it: which view, its size, appearance, language, text size and \
            direction, and how long compiling, loading, layout and drawing took. docs/preview.md tells the rest.

            EXAMPLES
              The file's previews, on a page of this machine alone:
                galley preview Card.swift
              Always at the same address, no browser opened:
                galley preview Sources/App --view 'ContentView()' --port 8090 --no-open
              A file that you do not trust:
                galley preview Theirs.swift --sandbox
            """)

    @OptionGroup var options: SourceOptions

    @OptionGroup var listen: ListenOptions

    @Flag(help: "Print the page's address and open no browser.")
    var noOpen = false

    func validate() throws {
        guard !options.input.paths.contains("-") else {
            throw ValidationError("preview waits until files are saved, and '-', standard input, is none.")
        }
        guard options.shownVariants.variants.count == 1 else {
            throw ValidationError("give one value of --appearance, --locale and the like; the page can change them.")
        }
    }

    func run() throws {
        // A file that is not there is said at once, not on the page.
        _ = try ShownFile(options)
        let server = try PreviewServer(settings)
        var watch = Watch(options)
        // Keeps the library that the server's hosts load.
        var prepared: PreparedWorker?
        var build = 0
        while true {
            build += 1
            watch.begin()
            var update = PreviewUpdate(build: build)
            update.isCompiling = true
            try server.tell(update)
            update.isCompiling = false
            let start = ContinuousClock.now
            do {
                var request = options.request(.render)
                request.data = try options.readData
                request.notesOrigins = true
                let new = try ShownFile(options, isWatched: true).prepare(request)
                (update.worker, update.workerBuild) = (new.worker, build)
                prepared = new
            } catch let failure as Failure {
                update.failure = failure.message
                complain("galley: \(failure.message)")
            }
            update.compileTime = (ContinuousClock.now - start) / .milliseconds(1)
            try server.tell(update)
            withExtendedLifetime(prepared) { watch.waitForChange() }
        }
    }

    private var settings: PreviewSettings {
        var settings = PreviewSettings(title: options.input.paths.joined(separator: ", "))
        settings.host = listen.host
        settings.port = listen.port ?? 0
        settings.timeLimit = options.limits.timeout
        settings.opensBrowser = !noOpen && Self.hasDesktop
        return settings
    }

    /// Whether there is a desktop that can open a browser.
    private static var hasDesktop: Bool {
        let environment = ProcessInfo.processInfo.environment
        return ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    }
}

/// The process that serves the page; when it ends, so do we.
private struct PreviewServer {
    private let input: Descriptor

    init(_ settings: PreviewSettings) throws {
        let path = Installation.current.server
        let (inputEnd, input) = try Descriptor.pipe()
        self.input = input
        let process = try Interruption.start {
            try Subprocess.start(
                path, ["--preview"], environment: ProcessInfo.processInfo.environment,
                limits: .init(time: TimeLimit(seconds: 0)),
                streams: [inputEnd.number, STDOUT_FILENO, STDERR_FILENO])
        }
        inputEnd.close()
        Thread.detachNewThread {
            var info = siginfo_t()
            while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
            let status = Interruption.reap(process)
            // It has said why.
            Foundation.exit(status & 0x7f == 0 ? status >> 8 & 0xff : ExitStatus.crash)
        }
        try tell(settings)
    }

    func tell(_ message: some Encodable) throws {
        var rest = (try JSONEncoder.galley().encode(message) + Data("\n".utf8))[...]
        while !rest.isEmpty { rest = input.write(rest) }
    }
}
