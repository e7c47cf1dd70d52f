import Foundation
import GalleyHTTP
import GalleyProcesses
import GalleyProtocol
import Logging

extension ImageService {
    /// Serves until SIGTERM or Ctrl-C, answers what is under way, and returns.
    ///
    /// - Throws: `Failure` where no worker can be started, or the port cannot be had.
    package static func run(_ settings: ServerSettings) async throws {
        signal(SIGPIPE, SIG_IGN)
        let logger = Logger(label: "galley") { JSONLogHandler(label: $0) }
        let service = try ImageService(settings, logger: logger)
        var configuration = HTTPServer.Configuration()
        configuration.host = settings.listen.host
        configuration.port = settings.listen.port
        configuration.mostConnections = HTTPServer.Configuration.mostConnections(wanted: 1024)
        configuration.mostIdleConnections = settings.listen.mostIdleConnections
        // Requests that are under way may take as long as a picture may wait and take.
        configuration.stopTime = settings.timeLimit * 2 + 1
        let server = HTTPServer(configuration, logger: logger) { await service.answer($0) }
        do {
            try await server.runUntilTerminated(facts: [
                "paths": "\(service.paths.map { "\($0).png" }.joined(separator: " "))",
                "signed": "\(settings.signingKey != nil)",
            ])
        } catch {
            throw Failure(ExitStatus.unavailable, error.description)
        }
    }
}
