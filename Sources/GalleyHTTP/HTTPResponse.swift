import Foundation
import NIOHTTP1

/// What a client is answered.
package struct HTTPResponse: Sendable {
    package var status: Int
    package var headers: HTTPHeaders
    package var body: Data
    /// What the server's log says of it besides the request.
    package var notes: [String: String] = [:]

    package init(status: Int, headers: HTTPHeaders = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    package static func text(_ text: String, status: Int = 200, type: String = "text/plain; charset=utf-8")
        -> HTTPResponse
    {
        HTTPResponse(status: status, headers: ["Content-Type": type], body: Data(text.utf8))
    }
}
