import GalleyProtocol
import Logging

/// What becomes of sessions whose process has ended: the one that ended it pays for it, and is kept apart from then on; the others go
/// on in another process, with their pages and without what their views had kept.
extension ServeService {
    /// The processes that there are.
    struct HostList {
        /// Those that all sessions share.
        var common: [SharedHost] = []
        /// The one for pages whose views have ended a process before; none until there is such a page.
        var apart: SharedHost?
        var guilty = GuiltyPages()

        var all: [SharedHost] { common + [apart].compactMap(\.self) }
    }

    func hasEnded(_ host: SharedHost, _ ending: SharedHost.Ending) {
        let guilty = ending.guilty.flatMap { session($0, of: host) }
        metrics.count("galley_host_ends_total", "session=\"\(guilty == nil ? "unknown" : "known")\"")
        var facts: Logger.Metadata = ["reason": "\(ending.reason)", "sessions": "\(ending.sessions.count)"]
        if let guilty { facts["session"] = "\(guilty.number)" }
        logger.error("host ended", metadata: facts)
        if let guilty {
            setApart(guilty.page)
            end(guilty, .serviceRestart, "host")
        }
        for session in ending.sessions.sorted().compactMap({ session($0, of: host) }) {
            if !move(session) { end(session, .serviceRestart, "host") }
        }
    }

    /// Has a session begin again in a process that runs, under its page. False if there is none.
    private func move(_ session: ServedSession) -> Bool {
        guard let host = freestHost(for: session.page), let commands = session.move(to: host),
            host.open(session.number)
        else { return false }
        metrics.count("galley_sessions_total", "result=\"moved\"")
        for command in commands { _ = session.send(command) }
        session.tell(SessionNews(notice: lostNotice(for: session.page)))
        return true
    }

    /// What a page is told whose session is gone.
    func lostNotice(for page: String) -> String {
        let isGuilty = hostList.withLock { $0.guilty.contains(page) }
        let cause = isGuilty ? "its view has ended the program behind it" : "the program behind it has ended"
        return "What you had done here is lost: \(cause). It begins anew."
    }

    private func setApart(_ page: String) {
        let new = hostList.withLock { list -> SharedHost? in
            list.guilty.add(page)
            guard list.apart == nil, !list.common.isEmpty else { return nil }
            list.apart = SharedHost(settings) { [weak self] host, event in self?.take(event, of: host) }
            return list.apart
        }
        new?.start()
    }

    /// The host for one more session: the one with the fewest of those that it may live in. One that is behind comes last.
    func freestHost(for page: String) -> SharedHost? {
        let hosts = hostList.withLock { list in
            if list.guilty.contains(page), let apart = list.apart { return [apart] }
            return list.common
        }
        return hosts.compactMap { host in host.load.map { (host, $0) } }.min { $0.1 < $1.1 }?.0
    }
}

/// The names of the last pages whose views have ended a process.
struct GuiltyPages {
    private var names: [String] = []
    private static let most = 1000

    func contains(_ page: String) -> Bool { names.contains(page) }

    mutating func add(_ page: String) {
        names.removeAll { $0 == page }
        names.append(page)
        if names.count > Self.most { names.removeFirst() }
    }
}
