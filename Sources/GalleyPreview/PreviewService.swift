import Foundation
import GalleyBytes
import GalleyHTTP
import GalleyProcesses
import GalleyProtocol
import Logging
import Synchronization

/// Serves the page of `galley preview`, and the pages' WebSockets.
package final class PreviewService: Sendable {
    private struct State {
        var update: PreviewUpdate?
        var sessions: [Int: PreviewSession] = [:]
        var lastSession = 0
    }

    private let settings: PreviewSettings
    private let page: KeptPage
    private let state = Mutex(State())
    /// Where files lie that are handed over; none are where there is no room for them.
    private let uploads: UploadFolder?

    package init(_ settings: PreviewSettings, uploads: UploadFolder? = nil) {
        self.settings = settings
        self.uploads = uploads
        var additions = PreviewPage.Additions()
        // Panels of Visual Studio Code; no page of the web has an address of that kind.
        additions.isTool = true
        additions.ancestors = "vscode-webview: vscode-file:"
        page = PreviewPage.page(title: settings.title, additions)
    }

    /// Takes in what has become of the files, for the pages that there are and those that come.
    package func take(_ update: PreviewUpdate) {
        var update = update
        if let uploads { update.worker = update.worker.map(uploads.readable) }
        let sessions = state.withLock { state in
            // Whoever comes now is shown what was compiled last, as whoever was there before.
            if update.worker == nil {
                (update.worker, update.workerBuild) = (state.update?.worker, state.update?.workerBuild)
            }
            state.update = update
            return Array(state.sessions.values)
        }
        for session in sessions { session.take(update) }
    }

    /// The answer to a request that asks for no WebSocket.
    package func answer(_ request: HTTPRequest) -> HTTPResponse {
        guard request.isAddressed(to: settings.host) else {
            return .text("this page is served to its own address only\n", status: 403)
        }
        guard ["GET", "HEAD"].contains(request.method) else { return .text("only GET is answered\n", status: 405) }
        switch request.path {
        case "/": return page.answer(to: request)
        case "/healthz": return .text("ok\n")
        default: return .text("there is nothing here; the page is at /\n", status: 404)
        }
    }

    /// Serves a page's WebSocket; nil for what is no page of ours.
    package func webSocket(_ request: HTTPRequest) -> (@Sendable (WebSocket) async -> Void)? {
        guard request.path == "/live", request.isAddressed(to: settings.host), request.isFromOwnPage() else {
            return nil
        }
        return { socket in await self.serve(socket) }
    }

    private func serve(_ socket: WebSocket) async {
        let session = PreviewSession(timeLimit: settings.timeLimit, uploads: uploads)
        let opened = state.withLock { state -> (number: Int, update: PreviewUpdate?)? in
            guard state.sessions.count < settings.mostPages else { return nil }
            state.lastSession += 1
            state.sessions[state.lastSession] = session
            return (state.lastSession, state.update)
        }
        guard let opened else { return socket.close(.policyViolation) }
        socket.keep()
        defer {
            _ = state.withLock { $0.sessions.removeValue(forKey: opened.number) }
            session.end()
        }
        if let update = opened.update { session.take(update) }
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                for await message in socket.messages {
                    guard case .text(let text) = message, session.take(text) else { break }
                }
                session.end()
            }
            group.addTask {
                for await _ in session.news {
                    while let message = session.takeMessage() {
                        guard (try? await socket.send(.text(message))) != nil else { return }
                    }
                }
            }
            await group.next()
            group.cancelAll()
        }
    }
}

extension PreviewService {
    /// Serves until `galley`, which writes to standard input, is gone.
    package static func run() async throws {
        var input = LineReader()
        guard let first = try input.next(),
            let settings = try? JSONDecoder.galley().decode(PreviewSettings.self, from: first)
        else { throw Failure(ExitStatus.usage, "galley-web is run by galley, not by hand") }
        let uploads = try? UploadFolder()
        let service = PreviewService(settings, uploads: uploads)
        var configuration = HTTPServer.Configuration()
        configuration.host = settings.host
        configuration.port = settings.port
        configuration.mostConnections = 4 * settings.mostPages
        configuration.mostMessageBytes = 64 << 10
        configuration.stopTime = 0.2
        var logger = Logger(label: "galley-preview")
        logger.logLevel = .error
        let server = HTTPServer(
            configuration, logger: logger, webSocket: { service.webSocket($0) }, respond: { service.answer($0) })
        Thread.detachNewThread { [input] in
            var reader = input
            while let line = try? reader.next() {
                if let update = try? JSONDecoder.galley().decode(PreviewUpdate.self, from: line) {
                    service.take(update)
                }
            }
            uploads?.remove()
            exit(0)
        }
        defer { uploads?.remove() }
        do {
            try await server.run { port in
                let host = settings.host.contains(":") ? "[\(settings.host)]" : settings.host
                let url = "http://\(host):\(port)/"
                print("galley: \(url) shows \(settings.title); Ctrl-C ends")
                fflush(nil)
                if settings.opensBrowser { open(url) }
            }
        } catch {
            throw Failure(
                ExitStatus.unavailable, "cannot listen on \(settings.host), port \(settings.port): \(error)")
        }
    }

    /// Opens the page in the browser that the desktop is set to; without one, the address is printed and that is all.
    private static func open(_ url: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-open", url]
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try? process.run()
    }
}
