import ArgumentParser
import Foundation
import GalleyProcesses
import GalleyProtocol
import GalleyTemplates

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Begin with files that compile and draw: a card, a document, an app, or tests.",
        discussion: """
            Writes a few small files that are to be changed, and says what to do with them. Files that are there stay as they are: \
            where one of the same name is found, nothing is written.

              card      a picture for links to a page, and a table to make many of it
              document  an invoice with its data, for PDF
              app       an app with a list, a model, and a script that uses it
              tests     a package of views with layout and picture tests, for Linux and Apple's platforms

            EXAMPLES
              galley init card cards
              galley init document
              galley init app Notes
              galley init tests Views --galley ../galley

            EXIT STATUS
              0   the files are written
              64  an unknown template, or a file that is there already
              73  a file cannot be written
            """)

    @Argument(help: ArgumentHelp("card, document, app or tests.", valueName: "TEMPLATE"))
    var template: StartTemplate

    @Argument(
        help: ArgumentHelp("The folder, which is made where it is missing.", valueName: "DIR"), completion: .directory)
    var folder = "."

    @Option(
        help: ArgumentHelp(
            "Where the package of tests finds Galley: a folder, or an address of a repository. Without it the folder that this "
                + "galley was built in.",
            valueName: "DIR|URL"),
        completion: .directory)
    var galley: String?

    @Flag(help: "Print nothing but errors.")
    var quiet = false

    func run() throws {
        let files = try template.files(
            galley: galley ?? Installation.current.sources, version: Installation.version)
        func path(_ name: String) -> String { folder == "." ? name : "\(folder)/\(name)" }
        if let there = files.first(where: { FileManager.default.fileExists(atPath: path($0.name)) }) {
            throw Failure(
                ExitStatus.usage,
                "'\(path(there.name))' is there already, and nothing was written; name another folder: galley init "
                    + "\(template.rawValue) DIR")
        }
        do {
            for file in files {
                try FileManager.default.createDirectory(
                    atPath: path(file.name).parentFolder.nonEmpty ?? ".",
                    withIntermediateDirectories: true)
            }
        } catch {
            throw Failure(ExitStatus.cannotWrite, "'\(folder)' cannot be made: \(error.localizedDescription)")
        }
        do {
            try OutputFile.write(files.map { (path($0.name), Data($0.text.utf8)) })
        } catch {
            throw Failure(ExitStatus.cannotWrite, "'\(error.path)' cannot be written: \(error.reason)")
        }
        guard !quiet else { return }
        var text = files.map { path($0.name) + "\n" }.joined()
        text += "\nNext:\n" + template.steps(in: folder).map { "  \($0)\n" }.joined()
        try StandardOutput.write(text)
    }
}

extension StartTemplate: ExpressibleByArgument {}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
