import Foundation
import Synchronization

/// The scenario that holds in this process, and what came of it.
public final class ScenarioWorld: Sendable {
    /// A request, as far as answers ask for it.
    public struct Request: Hashable, Sendable {
        /// As HTTP spells it, in capitals.
        public var method: String
        /// The address that is asked for.
        public var url: URL
        public var body: Data?

        /// A request by its method, address and body.
        public init(method: String = "GET", url: URL, body: Data? = nil) {
            (self.method, self.url, self.body) = (method, url, body)
        }

        /// As lists have it.
        public var text: String { "\(method) \(url.absoluteString)" }
    }

    private struct State {
        /// How often each answer has been given.
        var given: [Int: Int] = [:]
        var unanswered: [String] = []
        /// How many of them have been told.
        var told = 0
        var elapsed = 0.0
        /// When time began to pass by itself; nil while it stands still unless moved.
        var start: ContinuousClock.Instant?
    }

    /// What holds.
    public let scenario: Scenario
    private let state = Mutex(State())
    private static let active = Mutex<ScenarioWorld?>(nil)

    /// A world as it is at the beginning.
    public init(_ scenario: Scenario) { self.scenario = scenario }

    /// The world that holds; nil without one.
    public static var current: ScenarioWorld? {
        get { active.withLock { $0 } }
        set { active.withLock { $0 = newValue } }
    }

    // MARK: Requests

    /// Whether requests are the scenario's matter.
    public var answersRequests: Bool { scenario.urls != nil }

    /// The answer to a request; nil without one, which is noted.
    ///
    /// - Parameter counts: Whether it has been given once more now. What asks again and again for the same says no.
    public func answer(_ request: Request, counts: Bool = true) -> Scenario.Answer? {
        state.withLock { state in
            for (index, answer) in (scenario.urls ?? []).enumerated() where answer.fits(request) {
                if let times = answer.times, state.given[index, default: 0] >= times { continue }
                if counts { state.given[index, default: 0] += 1 }
                return answer
            }
            if !state.unanswered.contains(request.text) { state.unanswered.append(request.text) }
            return nil
        }
    }

    /// The requests that nothing answered, each once, in the order in which they came.
    public var unanswered: [String] { state.withLock { $0.unanswered } }

    /// The requests that nothing answered since this was last asked, for people: what to do about them.
    public func takeNotes() -> [String] {
        let new = state.withLock { state in
            defer { state.told = state.unanswered.count }
            return Array(state.unanswered.dropFirst(state.told))
        }
        return new.map { "nothing in the scenario answers \($0); add an answer to its urls" }
    }

    /// Begins again: answers count from nothing, and it is the beginning's moment.
    public func restart() { state.withLock { $0 = State() } }

    // MARK: Time

    /// The seconds since the beginning, by the view's clock.
    public var elapsed: Double {
        get { state.withLock { state in state.start.map { (.now - $0) / .seconds(1) } ?? state.elapsed } }
        set { state.withLock { $0.elapsed = newValue } }
    }

    /// From now on time passes by itself.
    public func startClock() { state.withLock { $0.start = .now } }

    /// The moment that it is now: the machine's, where no scenario says another.
    public static var now: Date {
        guard let world = current, let date = world.scenario.date else { return Date(timeIntervalSinceNow: 0) }
        return date.addingTimeInterval(world.elapsed)
    }
}

extension Scenario.Answer {
    /// Whether it answers a request.
    func fits(_ request: ScenarioWorld.Request) -> Bool {
        if let method, method != request.method.uppercased() { return false }
        guard TextPattern(url).fits(compared(request.url)) else { return false }
        guard let requestBody else { return true }
        return TextPattern(requestBody).fits(String(decoding: request.body ?? Data(), as: UTF8.self))
    }

    /// The part of an address that the pattern speaks of.
    private func compared(_ address: URL) -> String {
        var text = address.absoluteString
        if let fragment = text.firstIndex(of: "#") { text = String(text[..<fragment]) }
        if !url.contains("?"), let query = text.firstIndex(of: "?") { text = String(text[..<query]) }
        guard url.hasPrefix("/"), let scheme = text.range(of: "://") else { return text }
        return text[scheme.upperBound...].firstIndex(of: "/").map { String(text[$0...]) } ?? "/"
    }
}

/// A text in which `*` stands for any text.
struct TextPattern {
    private let parts: [Substring]

    init(_ pattern: String) { parts = pattern.split(separator: "*", omittingEmptySubsequences: false) }

    func fits(_ text: String) -> Bool {
        guard parts.count > 1, let first = parts.first, let last = parts.last else { return text == parts[0] }
        guard text.hasPrefix(first), text.hasSuffix(last), text.count >= first.count + last.count else { return false }
        var rest = text.dropFirst(first.count).dropLast(last.count)
        // Each part where it comes first: what is left for those behind is the most.
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let found = rest.range(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }
}
