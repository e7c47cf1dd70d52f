import Foundation
import NIOHTTP1

/// What a client asked for, whole and within the server's limits.
package struct HTTPRequest: Sendable {
    package var method: String
    /// The target's path as it was sent, without the query: percent signs are still in it.
    package var path: String
    /// What follows the question mark, as it was sent; nil if there is none.
    package var query: String?
    /// Path and query as they were sent.
    package var target: String
    package var headers: HTTPHeaders
    package var body: Data

    package init(method: String = "GET", target: String, headers: HTTPHeaders = [:], body: Data = Data()) {
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = String(parts[0])
        query = parts.count > 1 ? String(parts[1]) : nil
    }

    /// The query's names and values in the order in which they stand there, `+` and percent signs decoded; nil where that cannot be
    /// decoded as UTF-8.
    package var parameters: [(name: String, value: String)]? {
        guard let query, !query.isEmpty else { return [] }
        var parameters: [(name: String, value: String)] = []
        for pair in query.split(separator: "&") {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decoded(sides[0]), let value = Self.decoded(sides.count > 1 ? sides[1] : "") else {
                return nil
            }
            parameters.append((name, value))
        }
        return parameters
    }

    private static func decoded(_ text: Substring) -> String? {
        text.replacing("+", with: " ").removingPercentEncoding
    }
}
