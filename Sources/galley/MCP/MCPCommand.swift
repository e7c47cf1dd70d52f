import ArgumentParser
import Foundation
import GalleyProtocol
import GalleyRPC

struct MCPCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "A server of the Model Context Protocol: the other commands as tools of a coding agent.",
        discussion: """
            It speaks JSON-RPC on standard input and output, a message a line. Views' code is shut in as with --sandbox, unless \
            --no-sandbox is given. It ends with its input. docs/play.md tells the rest.

            EXAMPLES
              As an agent's settings have it:
                {"mcpServers": {"galley": {"command": "galley", "args": ["mcp"]}}}
              For projects that have packages, which a sandbox cannot build:
                galley mcp --no-sandbox
              Smaller pictures, and what a view may read:
                galley mcp --picture-bytes 100000 --allow-read Sources/Data
            """)

    @Option(
        name: .customLong("picture-bytes"),
        help: ArgumentHelp(
            "The most bytes of an answer's pictures; those that have more are drawn smaller.", valueName: "BYTES"))
    var pictureBytes = 400_000

    @Option(help: ArgumentHelp("The seconds that compiling may take, and then each view.", valueName: "SECONDS"))
    var timeout = 60.0

    @Option(help: ArgumentHelp("The megabytes of memory that a view's code may use.", valueName: "MB"))
    var memory = 4096

    @Option(
        name: .customLong("allow-read"),
        help: ArgumentHelp("A folder or file that views' code may read; can be repeated.", valueName: "DIR"),
        completion: .file())
    var readable: [String] = []

    @Flag(help: "Let the views' code do what you can do: read and write files, start programs, reach the network.")
    var noSandbox = false

    func validate() throws {
        guard pictureBytes >= 1000 else { throw ValidationError("--picture-bytes is 1000 at the least.") }
        guard timeout > 0, timeout <= 1e6, (64...(1 << 24)).contains(memory) else {
            throw ValidationError("--timeout is a positive number of seconds, --memory 64 megabytes at the least.")
        }
    }

    func run() throws {
        var limits = ["--timeout", "\(timeout)", "--memory", "\(memory)"]
        if !noSandbox { limits += ["--sandbox"] + readable.flatMap { ["--allow-read", $0] } }
        try MCPServer(MCPSettings(limits: limits, pictureBytes: pictureBytes, timeout: timeout)).run()
    }
}

/// What holds for all calls.
struct MCPSettings: Sendable {
    /// The options that every command gets that compiles or runs a view.
    var limits: [String]
    var pictureBytes: Int
    var timeout: Double
    /// What carries calls out.
    var program = OwnCommand.ourselves
}
