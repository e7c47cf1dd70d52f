import Foundation
import FoundationNetworking
import GalleyScenario
import Synchronization

/// Answers the requests of URL sessions with what a scenario says.
final class ScenarioProtocol: URLProtocol {
    private let isStopped = Mutex(false)

    override class func canInit(with request: URLRequest) -> Bool {
        guard ScenarioWorld.current?.answersRequests == true else { return false }
        return ["http", "https"].contains(request.url?.scheme?.lowercased())
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        let asked = ScenarioWorld.Request(method: request.httpMethod ?? "GET", url: url, body: body)
        guard let answer = ScenarioWorld.current?.answer(asked) else { return fail(.offline, url) }
        guard answer.delay > 0 else { return give(answer, url) }
        // The session is done with us for now: it waits for the answer, and only tells us to stop.
        nonisolated(unsafe) let loading = self
        DispatchQueue.global().asyncAfter(deadline: .now() + answer.delay) { loading.give(answer, url) }
    }

    override func stopLoading() { isStopped.withLock { $0 = true } }

    private var body: Data? {
        if let body = request.httpBody { return body }
        guard let stream = request.httpBodyStream else { return nil }
        stream.open()
        defer { stream.close() }
        var (data, buffer) = (Data(), [UInt8](repeating: 0, count: 1 << 14))
        while case let count = stream.read(&buffer, maxLength: buffer.count), count > 0 {
            data.append(contentsOf: buffer[..<count])
        }
        return data
    }

    private func give(_ answer: Scenario.Answer, _ url: URL) {
        guard !isStopped.withLock({ $0 }) else { return }
        if let failure = answer.failure { return fail(failure, url) }
        let response = HTTPURLResponse(
            url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: answer.headers)
        guard let response else { return fail(.lost, url) }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        if !answer.body.isEmpty { client?.urlProtocol(self, didLoad: answer.body) }
        client?.urlProtocolDidFinishLoading(self)
    }

    private func fail(_ fault: Scenario.Fault, _ url: URL) {
        let error = NSError(domain: NSURLErrorDomain, code: fault.code, userInfo: [NSURLErrorFailingURLErrorKey: url])
        client?.urlProtocol(self, didFailWithError: URLError(_nsError: error))
    }
}

/// The URL loading of a process in which a scenario may hold.
public enum ScenarioLoading {
    /// Sessions that are made from now on ask the scenario; `URLSession.shared` is one of them unless it has been used.
    private static let isRegistered: Bool = URLProtocol.registerClass(ScenarioProtocol.self)

    /// `URLSessionConfiguration.default`, with the scenario's answers where one holds.
    public static var standardConfiguration: URLSessionConfiguration { answered(.default) }

    /// `URLSessionConfiguration.ephemeral`, with the scenario's answers where one holds.
    public static var ephemeralConfiguration: URLSessionConfiguration { answered(.ephemeral) }

    /// `URLSession.shared`, with the scenario's answers where one holds.
    public static var sharedSession: URLSession {
        _ = isRegistered
        return .shared
    }

    /// What is asked first is what stands first.
    private static func answered(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
        guard ScenarioWorld.current != nil else { return configuration }
        configuration.protocolClasses = [ScenarioProtocol.self] + (configuration.protocolClasses ?? [])
        return configuration
    }
}
