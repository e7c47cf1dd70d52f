import Foundation
import GalleyHTTP

/// How the service does: whether sessions can begin, and figures.
extension ServeService {
    /// 200 while sessions can begin, else 503 with the reason.
    func health() -> HTTPResponse {
        let reason: String
        if sessions.isClosed {
            reason = "the server is about to end"
        } else if !hasHost {
            reason = "no process with the views is running"
        } else {
            return .text("ok\n")
        }
        var response = HTTPResponse.text("no session can begin: \(reason)\n", status: 503)
        response.headers.add(name: "Retry-After", value: "5")
        return response
    }

    static let help = [
        "galley_requests_total": "Requests by status.",
        "galley_sessions_total":
            "Pages that came: to a new session, back to theirs, or to a new one for one that is lost.",
        "galley_sessions_ended_total": "Sessions that have ended, by reason.",
        "galley_refused_total": "Sockets that were refused or closed, by reason.",
        "galley_events_total": "Messages for views.",
        "galley_pictures_total": "Pictures for pages.",
        "galley_picture_bytes_total": "Bytes of pictures for pages.",
        "galley_host_ends_total": "Processes with views that have ended.",
        "galley_event_seconds": "From an event's arrival to its picture.",
    ]

    func figures() -> HTTPResponse {
        let (all, hosts) = (sessions.all, hosts)
        let text = metrics.text(
            gauges: [
                ("galley_sessions", "Sessions that there are.", Double(all.count)),
                ("galley_pages", "Sessions whose page is there.", Double(all.count(where: \.hasPage))),
                ("galley_sessions_limit", "Sessions there may be.", Double(settings.mostSessions)),
                ("galley_hosts", "Processes with views that run.", Double(hosts.count(where: \.isReady))),
                (
                    "galley_hosts_resident_memory_bytes", "Memory of the processes with views.",
                    Double(hosts.map(\.residentBytes).reduce(0, +))
                ),
                (
                    "galley_session_growth_bytes_max", "The most memory that one session's views have taken anew.",
                    Double(hosts.map(\.figures.mostGrowth).max() ?? 0)
                ),
                (
                    "process_resident_memory_bytes", "Memory of the server itself.",
                    Double(ServiceMetrics.residentBytes())
                ),
            ], counters: [])
        return .text(text, type: "text/plain; version=0.0.4; charset=utf-8")
    }
}
