import Foundation
import Logging

extension HTTPServer {
    /// Serves until SIGTERM or Ctrl-C, answers what is under way, and returns.
    ///
    /// - Parameters:
    ///   - facts: What the log says of the server besides its address.
    ///   - drain: What is to be done before it stops, while it still serves.
    /// - Throws: What there is to say where the port cannot be had.
    package func runUntilTerminated(
        facts: Logger.Metadata = [:], onStart: @escaping @Sendable (_ url: String) -> Void = { _ in },
        drain: @escaping @Sendable () async -> Void = {}
    ) async throws(ListenFailure) {
        let termination = Task {
            await Termination.wait()
            logger.info("stopping")
            await drain()
            await stop()
        }
        do {
            try await run { port in
                let host = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
                let url = "http://\(host):\(port)"
                logger.info("listening", metadata: facts.merging(["url": "\(url)", "port": "\(port)"]) { $1 })
                onStart(url)
            }
        } catch {
            throw ListenFailure(
                description: "cannot listen on \(configuration.host), port \(configuration.port): \(error)")
        }
        termination.cancel()
        logger.info("stopped")
    }

    /// Why a server cannot begin.
    package struct ListenFailure: Error, CustomStringConvertible {
        package var description: String
    }
}
