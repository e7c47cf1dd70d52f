import ArgumentParser
import Foundation
import GalleyProtocol

struct LSPCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract:
            "A language server for editors, beside sourcekit-lsp: verdicts, lint, previews, why views have their sizes.",
        discussion: """
            It speaks the Language Server Protocol on standard input and output, and sees what the editor has not saved. Diagnostics are \
            those of galley check and galley lint, a lens stands on each preview, and a view's hover says why it is as large as it is. \
            docs/editors.md sets up Visual Studio Code, Neovim, Emacs and Helix.

            EXAMPLES
              As an editor starts it:
                galley lsp
              Views' code shut in, for source that you do not trust:
                galley lsp --sandbox
            """)

    @Option(help: ArgumentHelp("The seconds that compiling may take, and then each view.", valueName: "SECONDS"))
    var timeout = 60.0

    @Option(help: ArgumentHelp("The megabytes of memory that a view's code may use.", valueName: "MB"))
    var memory = 4096

    @Flag(help: "Shut the views' code in; packages, whose manifests are programs, are not checked then.")
    var sandbox = false

    @Option(
        name: .customLong("allow-read"),
        help: ArgumentHelp(
            "A folder or file that views' code may read with --sandbox; can be repeated.", valueName: "DIR"),
        completion: .file())
    var readable: [String] = []

    @Flag(help: "Tell no findings of galley lint: no view is laid out unless something asks for it.")
    var noLint = false

    @Option(
        help: ArgumentHelp("How long to wait for the next key before looking at a change.", valueName: "MILLISECONDS"))
    var pause = 120

    func validate() throws {
        guard timeout > 0, timeout <= 1e6, (64...(1 << 24)).contains(memory) else {
            throw ValidationError("--timeout is a positive number of seconds, --memory 64 megabytes at the least.")
        }
        guard (0...60_000).contains(pause) else { throw ValidationError("--pause is 0 to 60000 milliseconds.") }
        guard sandbox || readable.isEmpty else {
            throw ValidationError("--allow-read says what may be read with --sandbox; without it everything may.")
        }
    }

    func run() throws {
        var limits = ["--timeout", "\(timeout)", "--memory", "\(memory)"]
        if sandbox { limits += ["--sandbox"] + readable.flatMap { ["--allow-read", $0] } }
        let settings = LSPSession.Settings(
            limits: limits, timeout: timeout, isLinted: !noLint, pause: Double(pause) / 1000)
        let status = try LSPServer(settings).run()
        if status != 0 { throw ExitCode(status) }
    }
}
