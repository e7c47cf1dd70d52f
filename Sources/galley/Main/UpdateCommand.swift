import ArgumentParser
import GalleyUpdates

struct UpdateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "update",
        abstract: "Say what is newer than this galley, and how to get it.",
        discussion: """
            Nothing is changed: the lines for a shell are printed. A galley that was built in a clone of the repository, or installed from \
            one, is compared with the branch that the clone follows (git fetch); a Debian package with what apt knows; any of them with the \
            list of a release.

            EXAMPLES
              galley update
              galley update --offline
              galley update --from https://example.com/galley/SHA256SUMS
            """)

    @Option(
        help: ArgumentHelp("The list of a release's files that make dist has written.", valueName: "URL|FILE"),
        completion: .file())
    var from: String?

    @Flag(help: "Ask nothing over the network.")
    var offline = false

    @Option(help: ArgumentHelp("The seconds that asking may take.", valueName: "SECONDS"))
    var timeout = 30.0

    func validate() throws {
        guard timeout > 0, timeout.isFinite else { throw ValidationError("--timeout is a positive number.") }
    }

    func run() throws {
        let installation = Installation.current
        let update = try Origin.find(folder: installation.folder, sources: installation.sources)
            .update(version: Installation.version, list: from, isOffline: offline, seconds: timeout)
        try StandardOutput.write(update.description)
    }
}
