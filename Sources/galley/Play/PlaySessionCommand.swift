import ArgumentParser
import Foundation
import GalleyProcesses
import GalleyProtocol

/// The options that leave a view alive in the background.
struct PlaySessionOptions: ParsableArguments {
    @Flag(help: "Leave the view alive in the background, for --session to go on with.")
    var detach = false

    @Option(
        name: .customLong("session"),
        help: ArgumentHelp(
            "The name of a view in the background; with --detach it gets that name. Without a file the steps are for it.",
            valueName: "NAME"))
    var name: String?

    @Option(
        help: ArgumentHelp(
            "The seconds after which a view in the background ends that nobody uses.", valueName: "SECONDS"))
    var idle = 1800.0

    /// The name of the view that this process is in the background.
    @Option(help: .hidden) var serving: String?

    func check(_ paths: [String]) throws {
        guard !detach || !paths.contains("-") else {
            throw ValidationError("a view in the background cannot be made from standard input.")
        }
        guard idle > 0, idle <= 1e6 else { throw ValidationError("--idle is a positive number of seconds.") }
    }
}

/// `galley play --session NAME`: steps for a view in the background. It takes no file, and so is a command of its own.
struct PlaySessionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play-session", abstract: "Go on with a view in the background.", shouldDisplay: false)

    @Option(name: .customLong("session"), help: ArgumentHelp("The view's name.", valueName: "NAME"))
    var name: String

    @Option(
        help: ArgumentHelp("The steps: a text, @FILE, or - for standard input; tree unless given.", valueName: "STEPS"))
    var script: String?

    @Flag(help: "Go on after a step that failed.")
    var keepGoing = false

    @Flag(help: "Print what came of the steps as JSON.")
    var json = false

    @Flag(help: "Print nothing but errors, and what was asked for.")
    var quiet = false

    @Flag(help: "End the view.")
    var end = false

    func run() throws {
        let call = PlayCall(try PlaySocket(name), PlayReport(isJSON: json, isQuiet: quiet), keepsGoing: keepGoing)
        if end { try call.end() } else { try call.run(PlaySource(script)) }
    }

    /// Whether `play` is meant to continue with a view, by its arguments.
    static func isMeant(by arguments: [String]) -> Bool {
        arguments.first == "play" && arguments.contains { $0 == "--session" || $0.hasPrefix("--session=") }
            && !arguments.contains { $0 == "--detach" || $0.hasPrefix("--serving") || $0 == "--help" || $0 == "-h" }
    }
}

/// Steps for a view in the background.
struct PlayCall {
    private let socket: PlaySocket
    private let report: PlayReport
    private let keepsGoing: Bool

    init(_ socket: PlaySocket, _ report: PlayReport, keepsGoing: Bool) {
        (self.socket, self.report, self.keepsGoing) = (socket, report, keepsGoing)
    }

    /// Ends the view.
    func end() throws { _ = try ask(PlayOrder(ends: true)) }

    func run(_ source: PlaySource) throws {
        var status: Int32 = 0
        var shots = 0
        try source.forEach { steps in
            let steps = steps.map { Self.inPlace($0, &shots) }
            let played = try ask(PlayOrder(steps: steps, keepsGoing: keepsGoing))
            if let log = played.log, !log.isEmpty { try? FileHandle.standardError.write(contentsOf: Data(log.utf8)) }
            for answer in played.answers { try report.add(answer) }
            try report.finish(played)
            status = max(status, played.status)
            return played.failure == nil && (keepsGoing || played.status == 0)
        }
        guard status == 0 else { throw ExitCode(status) }
    }

    private func ask(_ order: PlayOrder) throws -> PlayRun.Played {
        guard let connection = try socket.connected() else {
            throw Failure(
                ExitStatus.noInput,
                "there is no view called '\(socket.name)' in the background; start one with galley play FILE --detach --session "
                    + socket.name)
        }
        try PlayWire.write(order, to: connection)
        guard let played = PlayWire.read(PlayRun.Played.self, from: connection) else {
            throw Failure(ExitStatus.crash, "the view '\(socket.name)' has ended without an answer")
        }
        return played
    }

    /// Pictures go where the caller is; those without a name are counted, as in a play that begins again.
    private static func inPlace(_ step: PlayStep, _ shots: inout Int) -> PlayStep {
        guard case .shot(let path, let scale) = step.action else { return step }
        var step = step
        if path.isEmpty { shots += 1 }
        let name = path.isEmpty ? "shot-\(shots).png" : path
        step.action = .shot(URL(fileURLWithPath: name).path, scale: scale)
        return step
    }
}
