import Foundation
import GalleyFormats
import GalleyHTTP
import GalleyProcesses
import GalleyProtocol

/// Answers requests for pictures.
package final class ImageService: Sendable {
    private let settings: ServerSettings
    private let pool: WorkerPool

    package init(_ settings: ServerSettings) {
        self.settings = settings
        var launch = WorkerLaunch(settings.worker)
        launch.request.limits = settings.limits
        launch.request.isStrict = true
        pool = WorkerPool(
            launch, workers: settings.workers ?? ProcessInfo.processInfo.activeProcessorCount,
            mostWaiting: settings.mostWaiting)
    }

    package func answer(_ request: HTTPRequest) async -> HTTPResponse {
        switch request.path {
        case "/healthz": .text("ok\n")
        case "/card.png": await picture(request)
        default: .text("there is no '\(request.path)'\n", status: 404)
        }
    }

    private func picture(_ request: HTTPRequest) async -> HTTPResponse {
        guard let parameters = request.parameters else { return .text("the query is not UTF-8\n", status: 400) }
        var data = HostData(path: "", fields: parameters.map { HostField(name: $0.name, value: $0.value) })
        data.refusesOthers = true
        let row = HostRow(view: 0, data: data)
        let outcome = await withCheckedContinuation { continuation in
            let job = WorkerPool.Job(row: row, seconds: settings.timeLimit) { outcome, _ in
                continuation.resume(returning: outcome)
            }
            if !pool.submit(job) { continuation.resume(returning: .dropped) }
        }
        switch outcome {
        case .result(let result, let pictures):
            guard let picture = pictures.first else {
                return .text("\(result.failure?.message ?? "nothing was drawn")\n", status: 400)
            }
            return HTTPResponse(status: 200, headers: ["Content-Type": "image/png"], body: picture)
        case .ended(_, _, let message), .notStarted(let message): return .text(message + "\n", status: 500)
        case .dropped: return .text("too many requests wait\n", status: 503)
        }
    }
}
