import Foundation
import GalleyHTTP
import GalleyPreview
import GalleyProtocol
import Testing

/// What is served besides the page.
@Suite("Answers to other requests")
struct PreviewAnswerTests {
    @Test("Each has its status and its words") func answers() {
        let service = PreviewService(PreviewSettings(title: "T"))
        func answer(_ method: String, _ target: String, host: String = "127.0.0.1") -> String {
            let response = service.answer(HTTPRequest(method: method, target: target, headers: ["Host": host]))
            return "\(response.status) \(String(decoding: response.body.prefix(9), as: UTF8.self))"
        }
        let seen = [
            answer("GET", "/"), answer("HEAD", "/?a"), answer("POST", "/"), answer("GET", "/healthz"),
            answer("GET", "/x"),
            answer("GET", "/", host: "a.b"),
        ]
        #expect(
            seen == [
                "200 <!doctype", "200 <!doctype", "405 only GET ", "200 ok\n", "404 there is ", "403 this page",
            ])
    }
}
