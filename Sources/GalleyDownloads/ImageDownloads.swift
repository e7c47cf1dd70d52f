import Foundation
import GalleyProtocol
import Synchronization

/// Loads the images that `AsyncImage` asks for from hosts that are named beforehand, with limits, and keeps them.
///
/// ```swift
/// let downloads = ImageDownloads(hosts: ["images.example.com"])
/// var options = RenderOptions()
/// options.imageLoader = downloads.data(from:)      // or .environment(\.imageLoader, downloads.data(from:))
/// ```
///
/// A picture of a view shows one moment, so the loader is waited for while the view is laid out. ``load(_:)`` fetches what is known
/// beforehand without holding anyone up. Images are fetched by `curl`, which has to be installed: nothing of a network is linked
/// into the program.
public final class ImageDownloads: Sendable {
    /// The most that an image and all of them may take.
    public struct Limits: Sendable {
        /// The seconds that fetching one may take.
        public var seconds = 3.0
        /// The most bytes of an image that is fetched.
        public var bytes = 5 << 20
        /// The bytes of all images that are kept; those asked for longest ago go first.
        public var keptBytes = 64 << 20
        /// The seconds that an image is kept.
        public var keptSeconds = 300.0
        /// The seconds that a failure holds, in which its address is not asked again.
        public var failureSeconds = 10.0
        /// How many images ``ImageDownloads/load(_:)`` fetches at the same time.
        public var atTheSameTime = 8
        /// Whether addresses of private networks, and of this machine, may be asked.
        public var allowsPrivateAddresses = false

        /// Three seconds and 5 MB for an image; 64 MB are kept for five minutes.
        public init() {}
    }

    /// Why an image is not loaded.
    public struct Refusal: Error, Equatable, CustomStringConvertible {
        /// A part of a sentence, such as “it cannot be fetched”.
        public let reason: String
        /// The reason.
        public var description: String { reason }

        package init(reason: String) { self.reason = reason }
    }

    private struct Entry {
        var result: Result<Data, Refusal>
        var since: Duration
        var lastUse: Int

        var bytes: Int { (try? result.get().count) ?? 0 }
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var bytes = 0
        var uses = 0
        /// What is being fetched: who wants the same waits.
        var underWay: [String: DispatchGroup] = [:]
    }

    /// Failures of so many addresses are remembered; more are forgotten as images are.
    private static let mostEntries = 4096

    private let limits: Limits
    private let fetch: @Sendable (String) throws(Refusal) -> Data
    private let now: @Sendable () -> Duration
    private let state = Mutex(State())

    /// A loader for images of these hosts.
    ///
    /// - Parameters:
    ///   - hosts: A name, such as `images.example.com`, is asked over HTTPS; `http://HOST:PORT` allows that instead. Subdomains are
    ///     hosts of their own, and redirections are not followed.
    ///   - limits: The most that an image and all of them may take.
    public convenience init(hosts: [String], limits: Limits = Limits()) {
        let fetch = ImageFetch(hosts: hosts, limits: limits, curl: "/usr/bin/curl")
        let start = ContinuousClock.now
        self.init(limits: limits, now: { ContinuousClock.now - start }, fetch: fetch.data)
    }

    /// The loader of a server.
    package convenience init(_ settings: ServerSettings.Images) {
        var limits = Limits()
        limits.seconds = settings.time
        limits.bytes = settings.mostBytes
        limits.allowsPrivateAddresses = settings.allowsPrivateAddresses
        self.init(hosts: settings.hosts, limits: limits)
    }

    init(
        limits: Limits, now: @escaping @Sendable () -> Duration,
        fetch: @escaping @Sendable (String) throws(Refusal) -> Data
    ) {
        (self.limits, self.now, self.fetch) = (limits, now, fetch)
    }

    /// The bytes of an image file: those that are kept, or those that its host sends, which is waited for.
    ///
    /// - Throws: A ``Refusal`` where the host is not named, has a private address or redirects, or a limit is reached.
    public func data(from url: URL) throws -> Data { try image(url.absoluteString) }

    /// Fetches images that will be asked for, several at the same time. Those that cannot be had are reported when they are asked for.
    public func load(_ urls: [URL]) async {
        var waiting = urls.map(\.absoluteString).makeIterator()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<max(1, limits.atTheSameTime) {
                guard let text = waiting.next() else { break }
                group.addTask { await self.loadAside(text) }
            }
            while await group.next() != nil {
                if let text = waiting.next() { group.addTask { await self.loadAside(text) } }
            }
        }
    }

    /// Waits on a thread of Dispatch's: those of tasks are few.
    private func loadAside(_ text: String) async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                _ = try? self.image(text)
                continuation.resume()
            }
        }
    }

    package func image(_ text: String) throws(Refusal) -> Data {
        enum Turn { case done(Result<Data, Refusal>), wait(DispatchGroup), mine(DispatchGroup) }
        while true {
            let turn: Turn = state.withLock { state in
                if let result = kept(text, in: &state) { return .done(result) }
                if let other = state.underWay[text] { return .wait(other) }
                let group = DispatchGroup()
                group.enter()
                state.underWay[text] = group
                return .mine(group)
            }
            switch turn {
            case .done(let result): return try result.get()
            case .wait(let group): group.wait()
            case .mine(let group):
                let result: Result<Data, Refusal>
                do throws(Refusal) { result = .success(try fetch(text)) } catch { result = .failure(error) }
                state.withLock { state in
                    keep(text, result, in: &state)
                    state.underWay[text] = nil
                }
                group.leave()
                return try result.get()
            }
        }
    }

    private func kept(_ text: String, in state: inout State) -> Result<Data, Refusal>? {
        guard var entry = state.entries[text] else { return nil }
        let seconds =
            switch entry.result {
            case .success: limits.keptSeconds
            case .failure: limits.failureSeconds
            }
        guard now() - entry.since < .seconds(seconds) else {
            remove(text, from: &state)
            return nil
        }
        state.uses += 1
        entry.lastUse = state.uses
        state.entries[text] = entry
        return entry.result
    }

    private func keep(_ text: String, _ result: Result<Data, Refusal>, in state: inout State) {
        state.uses += 1
        let entry = Entry(result: result, since: now(), lastUse: state.uses)
        remove(text, from: &state)
        state.entries[text] = entry
        state.bytes += entry.bytes
        while state.bytes > limits.keptBytes || state.entries.count > Self.mostEntries,
            let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
        {
            remove(oldest.key, from: &state)
        }
    }

    private func remove(_ text: String, from state: inout State) {
        if let entry = state.entries.removeValue(forKey: text) { state.bytes -= entry.bytes }
    }
}
