import Foundation
import GalleyHTTP
import GalleyProcesses
import GalleyProtocol
import Logging

extension ImageService {
    /// As many as there are descriptors for, beside those of workers and files.
    private static func mostConnections() -> Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 256 }
        limit.rlim_cur = min(limit.rlim_max, 4096)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return max(16, min(1024, Int(limit.rlim_cur) - 256))
    }

    /// Serves until SIGTERM or Ctrl-C, answers what is under way, and returns.
    ///
    /// - Throws: `Failure` where no worker can be started, or the port cannot be had.
    package static func run(_ settings: ServerSettings) async throws {
        signal(SIGPIPE, SIG_IGN)
        let logger = Logger(label: "galley") { JSONLogHandler(label: $0) }
        let service = try ImageService(settings, logger: logger)
        var configuration = HTTPServer.Configuration()
        configuration.host = settings.host
        configuration.port = settings.port
        configuration.mostConnections = mostConnections()
        // Requests that are under way may take as long as a picture may wait and take.
        configuration.stopTime = settings.timeLimit * 2 + 1
        let server = HTTPServer(configuration, logger: logger) { await service.answer($0) }
        let termination = Task {
            await Termination.wait()
            logger.info("stopping")
            await server.stop()
        }
        do {
            try await server.run { port in
                let host = settings.host.contains(":") ? "[\(settings.host)]" : settings.host
                logger.info(
                    "listening",
                    metadata: [
                        "url": "http://\(host):\(port)", "port": "\(port)",
                        "paths": "\(service.paths.map { "\($0).png" }.joined(separator: " "))",
                        "signed": "\(settings.signingKey != nil)",
                    ])
            }
        } catch {
            throw Failure(
                ExitStatus.unavailable, "cannot listen on \(settings.host), port \(settings.port): \(error)")
        }
        termination.cancel()
        logger.info("stopped")
    }
}
