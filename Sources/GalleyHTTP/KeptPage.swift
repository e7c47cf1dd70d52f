import Foundation
import NIOHTTP1

/// A page that is the same for everybody for as long as the server runs: it is compressed once, and who has it is not sent it again.
package struct KeptPage: Sendable {
    private let headers: HTTPHeaders
    private let plain: Data
    private let packed: Data?
    /// The page's tag, without quotes.
    private let tag: String

    /// - Parameters:
    ///   - response: The page.
    ///   - tag: Names these very bytes, in letters and digits.
    package init(_ response: HTTPResponse, tag: String) {
        (headers, plain, self.tag) = (response.headers, response.body, tag)
        packed = Deflate.gzip(response.body)
    }

    /// The answer to a request: the page, or that it is the one that the client has.
    package func answer(to request: HTTPRequest) -> HTTPResponse {
        let body = request.takesGzip ? packed : nil
        // Different bytes have different tags (RFC 9110 §8.8.3).
        let name = body == nil ? "\"\(tag)\"" : "\"\(tag)-gzip\""
        var response = HTTPResponse(status: 200, headers: headers, body: body ?? plain)
        response.headers.replaceOrAdd(name: "Cache-Control", value: "no-cache")
        response.headers.add(name: "Vary", value: "Accept-Encoding")
        response.headers.add(name: "ETag", value: name)
        if request.names(answer: name) {
            (response.status, response.body) = (304, Data())
            response.headers.remove(name: "Content-Type")
        } else if body != nil {
            response.headers.add(name: "Content-Encoding", value: "gzip")
        }
        return response
    }
}

extension HTTPRequest {
    /// Whether the client takes gzip (RFC 9110 §12.5.3): it names it, or all there are, and not with a weight of nothing.
    package var takesGzip: Bool {
        var (named, all): (Bool?, Bool?)
        for element in headers[canonicalForm: "Accept-Encoding"] {
            let parts = element.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            switch parts.first {
            case "gzip", "x-gzip": named = weight > 0
            case "*": all = weight > 0
            default: break
            }
        }
        return named ?? all ?? false
    }
}
