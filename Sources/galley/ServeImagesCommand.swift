import ArgumentParser
import CGalleySystem
import Foundation
import GalleyProtocol

struct ServeImagesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve-images",
        abstract: "Answer HTTP requests with pictures: /card.png?title=… of a view that is Decodable.",
        discussion: """
            Each view that is Decodable has a path: Card is /card.png, ProductCard /product-card.png, and so on for each \
            format. The query's parameters are the view's properties.

            EXAMPLES
              On this machine, port 8080:
                galley serve-images Card.swift
                curl 'http://127.0.0.1:8080/card.png?title=Hello' -o card.png
            """)

    @OptionGroup var options: SourceOptions

    @Option(
        help: ArgumentHelp("The address to listen on; only this machine reaches the default.", valueName: "ADDRESS"))
    var host = "127.0.0.1"

    @Option(help: ArgumentHelp("The port; 0 lets the system choose.", valueName: "N"))
    var port = 8080

    func run() throws {
        var options = options
        options.everyDecodable = true
        var request = options.request(.render)
        request.formats = [.png]
        let prepared = try ShownFile(options).prepare(request)
        var settings = ServerSettings(worker: prepared.worker)
        settings.host = host
        settings.port = port
        try withExtendedLifetime(prepared) { try become(settings) }
    }

    /// Lets galley-server take our place.
    private func become(_ settings: ServerSettings) throws -> Never {
        let path = Installation.current.server
        let file = Descriptor(galley_open_memory())
        let text = try JSONEncoder.galley().encode(settings)
        guard file.number >= 0, file.write(text[...]).isEmpty, lseek(file.number, 0, SEEK_SET) == 0,
            dup2(file.number, STDIN_FILENO) >= 0
        else { throw Failure(ExitStatus.unavailable, "cannot hand the settings to '\(path)'") }
        galley_keep_folders_open()
        galley_unblock_signals()
        var arguments = [strdup(path), nil]
        execv(path, &arguments)
        throw Failure(ExitStatus.unavailable, "cannot run '\(path)': \(String(cString: strerror(errno)))")
    }
}
