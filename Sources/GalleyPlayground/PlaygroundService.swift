import CPageFiles
import Foundation
import GalleyHTTP
import GalleyProcesses
import GalleyProtocol
import Logging

/// The page of `galley playground`: a field for source beside its picture and its explanation.
package final class PlaygroundService: Sendable {
    /// The most bytes of a source.
    static let mostSourceBytes = 64 << 10

    private let settings: PlaygroundSettings
    private let queue: FairQueue
    private let site: SitePages?
    private let metrics = ServiceMetrics(help: [
        "galley_requests_total": "Requests by status.",
        "galley_drawing_seconds": "The time from a source to its answer.",
    ])

    package init(_ settings: PlaygroundSettings) {
        self.settings = settings
        site = settings.site.map(SitePages.init(folder:))
        queue = FairQueue(
            places: settings.workers ?? max(2, ProcessInfo.processInfo.activeProcessorCount),
            mostWaiting: settings.mostWaiting)
    }

    package func answer(_ request: HTTPRequest) async -> HTTPResponse {
        var response = await route(request)
        response.headers.replaceOrAdd(name: "X-Content-Type-Options", value: "nosniff")
        metrics.count("galley_requests_total", "status=\"\(response.status)\"")
        return response
    }

    private func route(_ request: HTTPRequest) async -> HTTPResponse {
        guard request.isAddressed(to: settings.listen.host, names: settings.listen.allowedHosts) else {
            return .text("this server is not known under that name; --allow-host adds names\n", status: 403)
        }
        switch (request.method, request.path) {
        case ("GET", "/"), ("HEAD", "/"): return page
        case ("GET", "/healthz"): return .text("ok\n")
        case ("GET", "/metrics"):
            return await figures
        case ("POST", "/draw"): return await draw(request)
        case (_, "/draw"), (_, "/"), (_, "/healthz"), (_, "/metrics"):
            return .text("that is not done here\n", status: 405)
        case ("GET", _), ("HEAD", _): return site?.answer(request) ?? .text("there is no such page\n", status: 404)
        default: return .text("there is no such page\n", status: 404)
        }
    }

    private var figures: HTTPResponse {
        get async {
            let waiting = ("galley_waiting", "Sources that wait for their turn.", Double(await queue.waitingCount))
            return .text(
                metrics.text(gauges: [waiting], counters: []), type: "text/plain; version=0.0.4; charset=utf-8")
        }
    }

    private var page: HTTPResponse {
        let html = Self.text(galley_page_playground())
            .replacing("{{style}}", with: Self.text(galley_page_playground_style()))
            .replacing("{{script}}", with: Self.text(galley_page_playground_script()))
            .replacing("{{guides}}", with: site == nil ? "" : "<a href=\"/index.html\">Guides</a>")
        var response = HTTPResponse.text(html, type: "text/html; charset=utf-8")
        response.headers.add(
            name: "Content-Security-Policy",
            value:
                "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; connect-src 'self'"
        )
        response.headers.add(name: "Cache-Control", value: "no-cache")
        return response
    }

    private static func text(_ file: galley_page_file) -> String {
        String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self)
    }

    private func draw(_ request: HTTPRequest) async -> HTTPResponse {
        // A form of another page's cannot send this type.
        guard request.headers.first(name: "Content-Type")?.hasPrefix("text/x-swift") == true else {
            return .text("the source is sent as text/x-swift\n", status: 415)
        }
        guard let source = String(validating: request.body, as: UTF8.self) else {
            return .text("the source is no UTF-8\n", status: 400)
        }
        let appearance = request.parameters?.last { $0.name == "appearance" }?.value ?? "light"
        guard ["light", "dark"].contains(appearance) else {
            return .text("'appearance' is light or dark\n", status: 400)
        }
        let client = String((request.headers.first(name: "X-Playground") ?? "").prefix(64))
        let settings = settings
        let start = ContinuousClock.now
        do throws(FairQueue.Refusal) {
            let result = try await queue.run(client) {
                await withCheckedContinuation { continuation in
                    // The thread waits for processes.
                    Thread {
                        continuation.resume(
                            returning: Result { try PlaygroundDrawing.draw(source, appearance: appearance, settings) })
                    }.start()
                }
            }
            metrics.note("galley_drawing_seconds", seconds: (ContinuousClock.now - start) / .seconds(1))
            guard let data = try? JSONEncoder.galley().encode(result.get()) else {
                return .text("the source could not be drawn\n", status: 500)
            }
            return HTTPResponse(
                status: 200, headers: ["Content-Type": "application/json", "Cache-Control": "no-store"], body: data)
        } catch {
            var response = HTTPResponse.text(
                error == .full
                    ? "too many sources wait; try again\n" : "this page waits for several answers already; try again\n",
                status: error == .full ? 503 : 429)
            response.headers.add(name: "Retry-After", value: "3")
            return response
        }
    }

    /// Serves until SIGTERM or Ctrl-C.
    ///
    /// - Throws: `Failure` where the port cannot be had.
    package static func run(_ settings: PlaygroundSettings) async throws {
        signal(SIGPIPE, SIG_IGN)
        let logger = Logger(label: "galley") { JSONLogHandler(label: $0) }
        let service = PlaygroundService(settings)
        var configuration = HTTPServer.Configuration()
        configuration.host = settings.listen.host
        configuration.port = settings.listen.port
        configuration.mostConnections = HTTPServer.Configuration.mostConnections(wanted: 1024)
        configuration.mostIdleConnections = settings.listen.mostIdleConnections
        configuration.mostBodyBytes = mostSourceBytes
        configuration.stopTime = settings.seconds * 2 + 1
        do {
            try await HTTPServer(configuration, logger: logger) { await service.answer($0) }.runUntilTerminated()
        } catch {
            throw Failure(ExitStatus.unavailable, error.description)
        }
    }
}
