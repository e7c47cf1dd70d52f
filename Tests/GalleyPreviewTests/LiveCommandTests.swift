import Foundation
import GalleyHTTP
import GalleyProtocol
import Testing

@testable import GalleyPreview

struct LiveCommandTests {
    private func command(_ json: String) throws -> LiveCommand {
        try JSONDecoder().decode(LiveCommand.self, from: Data(json.utf8))
    }

    @Test func pageCommandsAreRead() throws {
        let command = try command(#"{"kind":"pointerDown","id":7,"x":1.5,"y":2}"#)
        #expect(command.kind == .pointerDown)
        #expect([command.x, command.y] == [1.5, 2])
        #expect(command.id == 7)
        #expect(command.isSound)
    }

    @Test(arguments: [
        #"{"kind":"show","width":0,"height":10}"#, #"{"kind":"show","width":10}"#,
        #"{"kind":"show","width":10001,"height":10}"#, #"{"kind":"pointerDown","x":1e9,"y":0}"#,
    ])
    func sizesAndPointsThatNoViewCanTakeAreRefused(_ json: String) throws {
        #expect(try !command(json).isSound)
    }

    @Test(arguments: ["", "nonsense", "{}", #"{"kind":"format the disk"}"#])
    func nonsenseIsRefused(_ message: String) {
        let session = PreviewSession(timeLimit: 1)
        #expect(!session.take(message))
    }
}

struct PreviewServiceTests {
    private let service = PreviewService(PreviewSettings(title: "A<B.swift"))

    private func request(_ headers: [(String, String)], target: String = "/") -> HTTPRequest {
        HTTPRequest(target: target, headers: .init(headers))
    }

    @Test func pageIsServedToItsOwnAddressAlone() {
        #expect(service.answer(request([("Host", "127.0.0.1:8090")])).status == 200)
        #expect(service.answer(request([("Host", "localhost:8090")])).status == 200)
        // A foreign name that was made to lead to this machine.
        #expect(service.answer(request([("Host", "evil.example:8090")])).status == 403)
        #expect(service.answer(request([])).status == 403)
    }

    @Test func foreignPagesGetNoSocket() {
        let own = [("Host", "127.0.0.1:8090"), ("Origin", "http://127.0.0.1:8090")]
        #expect(service.webSocket(request(own, target: "/live")) != nil)
        let foreign = [("Host", "127.0.0.1:8090"), ("Origin", "http://evil.example")]
        #expect(service.webSocket(request(foreign, target: "/live")) == nil)
        #expect(service.webSocket(request(own, target: "/other")) == nil)
    }

    @Test func pageNamesTheFileAndAsksForNothingElse() {
        let response = service.answer(request([("Host", "127.0.0.1")]))
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(text.contains("<h1>A&lt;B.swift</h1>"))
        #expect(!text.contains("src=") && !text.contains("<link"))
        #expect(response.headers.first(name: "Content-Security-Policy")?.hasPrefix("default-src 'none'") == true)
    }
}

struct PreviewSessionTests {
    @Test func slowPageIsSentTheNewestStateOnly() throws {
        let session = PreviewSession(timeLimit: 1)
        func update(_ build: Int) {
            var update = PreviewUpdate(build: build)
            update.failure = "error \(build)"
            session.take(update)
        }
        update(1)
        let first = try #require(session.takeMessage())
        #expect(first.contains("error 1"))
        update(2)
        update(3)
        // It has not drawn the first yet.
        #expect(session.takeMessage() == nil)
        let isTaken = session.take(#"{"kind":"drawn"}"#)
        #expect(isTaken)
        let second = try #require(session.takeMessage())
        #expect(second.contains("error 3"))
        #expect(session.takeMessage() == nil)
    }
}

struct UndrawnPicturesTests {
    @Test func aPageHasOnePictureToDrawAndOneOnItsWay() {
        var undrawn = UndrawnPictures()
        let hasDrawnNone = undrawn.draw()
        #expect(!hasDrawnNone && undrawn.count == 0)
        undrawn.send()
        #expect(!undrawn.isFull)
        undrawn.send()
        #expect(undrawn.isFull)
        let hasDrawn = undrawn.draw()
        #expect(hasDrawn && !undrawn.isFull && undrawn.count == 1)
        undrawn.forget()
        #expect(undrawn.count == 0)
    }
}
