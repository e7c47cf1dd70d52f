import Foundation
import GalleyHTTP
import GalleyProcesses
import GalleyProtocol

/// How the service does: whether pictures can be drawn, and figures.
extension ImageService {
    /// 200 when a worker answers, else 503 with the reason. Where a picture was drawn a moment ago none is asked; where none can be
    /// started, every call tries again, so that the service is well as soon as it can be.
    func health() async -> HTTPResponse {
        if let last = pool.health.lastResult, ContinuousClock.now - last < .seconds(5) { return .text("ok\n") }
        let row = HostRow(view: nil, data: HostData(path: "", text: ""))
        let reason: String
        switch await submit(row, isFirst: true)?.0 {
        case .result: return .text("ok\n")
        case .notStarted(let message), .ended(_, _, let message): reason = message
        case .dropped, nil: reason = "no worker answers within \(TimeLimit(seconds: settings.timeLimit).text) seconds"
        }
        var response = HTTPResponse.text("no picture can be drawn: \(reason)\n", status: 503)
        response.headers.add(name: "Retry-After", value: "5")
        response.notes["error"] = reason
        return response
    }

    static let help = [
        "galley_requests_total": "Requests by status.",
        "galley_pictures_total": "Pictures by where they came from: the cache, another request's drawing, or a worker.",
        "galley_request_seconds": "From a request's arrival to its answer.",
        "galley_draw_seconds": "A picture in its worker.",
        "galley_queue_seconds": "A picture's wait for a worker.",
    ]

    func figures() async -> HTTPResponse {
        let health = pool.health
        let text = metrics.text(
            gauges: [
                ("galley_queue_length", "Pictures that wait for a worker.", Double(health.waiting)),
                ("galley_drawing", "Pictures that are being drawn.", Double(health.working)),
                ("galley_workers", "Workers there may be.", Double(health.workers)),
                ("galley_cache_bytes", "Bytes of pictures that are kept.", Double(await store.bytes)),
                ("galley_cache_entries", "Pictures that are kept.", Double(await store.count)),
                (
                    "process_resident_memory_bytes", "Memory of the server itself.",
                    Double(ServiceMetrics.residentBytes())
                ),
            ],
            counters: [
                ("galley_worker_crashes_total", "Workers that a view has ended.", health.crashes),
                ("galley_worker_timeouts_total", "Workers that were stopped for taking too long.", health.timeouts),
            ])
        return .text(text, type: "text/plain; version=0.0.4; charset=utf-8")
    }
}
