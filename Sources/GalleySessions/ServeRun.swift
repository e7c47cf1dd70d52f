import CMalloc
import Foundation
import GalleyHTTP
import GalleyPreview
import GalleyProcesses
import GalleyProtocol
import Logging

extension ServeService {
    /// Serves until SIGTERM or Ctrl-C: then pages are told, continue for a moment, and are closed.
    ///
    /// - Throws: `Failure` where the views cannot be loaded, or the port cannot be had.
    package static func run(_ settings: ServeSettings) async throws {
        signal(SIGPIPE, SIG_IGN)
        var settings = settings
        settings.worker.request.isShared = true
        settings.worker.request.isPublic = true
        let logger = Logger(label: "galley") { JSONLogHandler(label: $0) }
        let uploads = try? UploadFolder()
        if uploads == nil { logger.warning("no folder can be made in /tmp, so that nobody can hand files over") }
        let service = ServeService(settings, logger: logger, uploads: uploads)
        do throws(HostFailure) {
            try await service.start()
        } catch {
            throw Failure(ExitStatus.crash, "before a view was shown, \(error.description)")
        }
        let configuration = configuration(settings)
        if configuration.mostConnections < settings.mostSessions + 16 {
            logger.warning(
                "the limit of open files (ulimit -n) allows fewer connections than there may be sessions",
                metadata: ["connections": "\(configuration.mostConnections)"])
        }
        let server = HTTPServer(
            configuration, logger: logger, webSocket: { service.webSocket($0) },
            respond: { await service.answer($0) })
        let clock = Task { await service.watch() }
        defer {
            clock.cancel()
            service.end()
            uploads?.remove()
        }
        do {
            try await server.runUntilTerminated(
                facts: ["sessions": "\(settings.mostSessions)", "hosts": "\(service.hosts.count)"],
                drain: { await service.drain() })
        } catch {
            throw Failure(ExitStatus.unavailable, error.description)
        }
    }

    private static func configuration(_ settings: ServeSettings) -> HTTPServer.Configuration {
        var configuration = HTTPServer.Configuration()
        configuration.host = settings.listen.host
        configuration.port = settings.listen.port
        configuration.origins = settings.origins
        // Every session's page, another that takes its place, and those who ask for the page.
        configuration.mostConnections = HTTPServer.Configuration.mostConnections(wanted: settings.mostSessions * 2 + 64)
        configuration.mostIdleConnections = settings.listen.mostIdleConnections
        configuration.mostMessageBytes = settings.mostMessageBytes
        configuration.mostPings = settings.mostEvents
        configuration.pingTime = 20
        configuration.stopTime = 2
        return configuration
    }

    /// Ends what has had its time.
    private func watch() async {
        var known = 0
        while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            let all = sessions.all
            for session in all { judge(session) }
            // What connections needed while they began goes back to the system.
            if all.count != known { malloc_trim(0) }
            known = all.count
        }
    }

    func judge(_ session: ServedSession, now: ContinuousClock.Instant = .now) {
        switch session.verdict(settings, now: now) {
        case .goesOn: break
        case .isIdle:
            end(session, .idle, "idle", SessionNews(notice: "This has ended, because nobody has used it for a while."))
        case .isExpired: end(session, .goingAway, "left")
        case .pageIsStuck: session.sendAway(.policy)
        }
    }

    /// No more sessions begin; pages are told, and continue for a moment.
    private func drain() async {
        sessions.close()
        let all = sessions.all
        for session in all {
            session.tell(SessionNews(notice: "The server is about to end. What you have done here will be lost."))
        }
        let end = ContinuousClock.now + .seconds(settings.drainTime)
        while ContinuousClock.now < end, sessions.all.contains(where: \.hasPage) {
            try? await Task.sleep(for: .milliseconds(50))
        }
        for session in sessions.all { self.end(session, .goingAway, "stop") }
        // Closing takes a turn of the network's.
        try? await Task.sleep(for: .milliseconds(200))
    }
}
