import ArgumentParser
import CGalleySystem
import Foundation
import GalleyFormats
import GalleyProcesses
import GalleyProtocol
import GalleyScenario

/// The command line tool. It compiles a user's file against Galley's modules and has the host run the result; it does
/// not link Galley itself, so that it starts in a few milliseconds.
@main
struct GalleyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "galley",
        abstract: "Draws SwiftUI views on Linux: \(PictureFormat.allCases.titles("and")) from the source, laid out as "
            + "SwiftUI lays it out.",
        discussion: """
            EXAMPLES
              galley render Card.swift                 each preview, to a PNG of its own
              galley render Card.swift -o card.svg     the file's one preview as SVG
              galley render Card.swift --device 'iPhone 16'
              galley render Theirs.swift --sandbox --timeout 10 --memory 500
              galley layout Card.swift --size 390x844  proposed, answered and placed
              galley explain Card.swift --find Total   why it is as large as it is
              galley lint Card.swift --sizes 320x,390x what is cut, hidden or too small
              galley snapshots Sources/App             does it still look as it did?
              galley check Sources/App                 what is wrong with it, and whose fault it is
              galley views Card.swift                  what the file can show
              galley build Card.swift -o card          for machines without Swift
              galley batch Card.swift --data rows.csv -o 'out/{name}.png'
              galley preview Card.swift                a page where it is alive
              galley play Card.swift --script 'tap Add; shot'
              galley mcp                               all of this for coding agents
              galley lsp                               all of this for editors
              galley serve Board.swift                 the same for many people
              galley serve-images Card.swift           /card.png?title=… over HTTP
              galley playground                        source and picture, for many people
              galley agents install                    tell coding agents of all this
              galley init app Notes                    files to begin with
              galley cache                             how much room compiled files take
              galley doctor                            is everything installed?
              galley update                            is there something newer?

            EXIT STATUS
              0   done
              1   a view could not be drawn as asked: its size is infinite,
                  or --strict and a diagnostic; or galley lint found something,
                  or a picture is not as galley snapshots has it
              2   galley check: names that Apple has and Galley lacks
              3   galley check: modules that cannot be had
              64  a wrong option or value
              65  the source, or the expression of --view, does not compile
              66  the input file is missing or cannot be read
              69  the toolchain or a part of Galley is missing; see 'galley doctor'
              70  the view's own code crashed
              71  the view's own code needs more memory than --memory
              73  an output, the cache or standard output cannot be written;
                  what was there stays as it was
              124 compiling or a view took longer than --timeout
              128 + n  ended by signal n
            """,
        version: Installation.version,
        subcommands: [
            RenderCommand.self, BuildCommand.self, LayoutCommand.self, ExplainCommand.self, LintCommand.self,
            SnapshotsCommand.self,
            CheckCommand.self, ViewsCommand.self, BatchCommand.self, PreviewCommand.self, ServeCommand.self,
            ServeImagesCommand.self, PlayCommand.self, PlaySessionCommand.self, MCPCommand.self, LSPCommand.self,
            AgentsCommand.self,
            InitCommand.self, PlaygroundCommand.self, CacheCommand.self, DoctorCommand.self,
            UpdateCommand.self,
        ])

    /// Throws where the first word is no command, or the second is none of a command that has some of its own: the parser would take it
    /// for a file too many.
    private static func checkCommand(_ words: some Collection<String>) throws {
        guard let word = words.first else { return }
        if word.hasPrefix("--") { return try checkOption(word) }
        guard !word.hasPrefix("-") else { return }
        let names =
            configuration.subcommands.compactMap { command in
                command.configuration.shouldDisplay ? command.configuration.commandName : nil
            } + ["help"]
        guard !names.contains(word) || word == "help" && words.count > 1 else {
            return try checkPart(of: word, words.dropFirst().first)
        }
        if word == "help" { return try checkCommand(words.dropFirst()) }
        let list = "The commands are \(names.joined(separator: ", ")); 'galley help' describes them."
        let what: String
        if word.hasSuffix(".swift") || FileManager.default.fileExists(atPath: word) {
            what = "a command comes first, for example 'galley render \(word)'."
        } else {
            let longer = names.filter { $0.hasPrefix(word) }
            let near = longer.count == 1 ? longer[0] : Spelling.nearest(to: word, among: names)
            what = "there is no command '\(word)'\(near.map { ", did you mean '\($0)'?" } ?? ".")"
        }
        throw Failure(ExitStatus.usage, "\(what) \(list)")
    }

    private static func checkOption(_ word: String) throws {
        let names = ["--help", "--version", "--generate-completion-script"]
        guard let near = Spelling.nearest(to: word, among: names), !names.contains(word) else { return }
        throw Failure(ExitStatus.usage, "there is no option '\(word)', did you mean '\(near)'?")
    }

    private static func checkPart(of command: String, _ word: String?) throws {
        let parts = configuration.subcommands.first { $0._commandName == command }?.configuration.subcommands ?? []
        guard let word, !word.hasPrefix("-"), !parts.isEmpty else { return }
        let names = parts.map { $0._commandName }
        guard !names.contains(word) else { return }
        let near = Spelling.nearest(to: word, among: names).map { ", did you mean '\($0)'?" } ?? "."
        throw Failure(
            ExitStatus.usage,
            "there is no 'galley \(command) \(word)'\(near) There are \(names.joined(separator: ", ")).")
    }

    static func main() {
        galley_fill_standard_streams()
        // A program that does not read what it is given, a closed pipe behind us or a file that may not grow shows in what
        // the write returns.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        Interruption.watch()
        Installation.current.provideResources()
        do {
            do {
                try checkCommand(CommandLine.arguments.dropFirst())
                var command = try parseAsRoot(arguments(CommandLine.arguments.dropFirst()))
                try command.run()
            } catch  where exitCode(for: error) == .success {
                // Help and completion scripts; ArgumentParser would not notice that they were lost.
                try StandardOutput.write(fullMessage(for: error) + "\n")
            }
        } catch let failure as Failure {
            answer(failure.message, status: failure.status)
            complain("galley: \(failure.message)")
            Foundation.exit(failure.status)
        } catch {
            // An exit status alone is the end of a command that has answered.
            if !(error is ExitCode) { answer(message(for: error), status: ExitStatus.usage) }
            exit(withError: error)
        }
    }

    /// The commands whose `--json` is `--format json`.
    private static let formatted = [
        LayoutCommand.configuration, ExplainCommand.configuration, LintCommand.configuration,
        SnapshotsCommand.configuration,
    ].map(\.commandName)

    /// The arguments as the commands declare them. `--quiet` says nothing but errors for every command; for `lint` it can name what to be quiet
    /// about, and an option is either with a value or without.
    static func arguments(_ given: some Sequence<String>) -> [String] {
        let given = Array(given)
        var arguments: [String] = []
        if PlaySessionCommand.isMeant(by: given) {
            return [PlaySessionCommand.configuration.commandName ?? ""] + given.dropFirst()
        }
        for argument in given {
            if argument == "notes", arguments.first == LintCommand.configuration.commandName,
                arguments.last == "--quiet"
            {
                arguments[arguments.count - 1] = "--quiet-notes"
            } else if argument == "--json", formatted.contains(arguments.first), !arguments.contains("--") {
                arguments += ["--format", "json"]
            } else {
                arguments.append(argument)
            }
        }
        return arguments
    }
}
