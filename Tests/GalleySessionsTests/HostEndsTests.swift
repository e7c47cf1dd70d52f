import Foundation
import GalleyProtocol
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import GalleyHTTP
@testable import GalleySessions

/// A view that ends its process costs its own session, and the others in that process what their views had kept.
struct HostEndsTests {
    private struct Page {
        let name: String
        let channel: NIOAsyncTestingChannel
        let session: ServedSession

        /// What it was sent since it was asked last, and the codes with which it was closed.
        func news() async throws -> [String] {
            var news: [String] = []
            while let frame = try await channel.readOutbound(as: WebSocketFrame.self) {
                let code = frame.data.getInteger(at: 0, as: UInt16.self) ?? 0
                news.append(frame.opcode == .connectionClose ? "closed \(code)" : String(buffer: frame.data))
            }
            return news
        }

        /// What it is sent until each of these has come, or nothing does for long.
        func news(until wanted: String...) async throws -> [String] {
            var news: [String] = []
            for _ in 0..<12000 where !wanted.allSatisfy({ one in news.contains { $0.contains(one) } }) {
                news += try await self.news()
                try await Task.sleep(for: .milliseconds(10))
            }
            return news
        }
    }

    private func started(_ workers: Int) async throws -> ServeService {
        let service = service { $0.workers = workers }
        try await service.start()
        await eventually { service.hosts.allSatisfy(\.isReady) }
        return service
    }

    private func eventually(_ isSo: () -> Bool) async {
        for _ in 0..<12000 where !isSo() { try? await Task.sleep(for: .milliseconds(10)) }
    }

    private func open(_ service: ServeService, _ name: String, token: String? = nil) throws -> (Page, SessionNews) {
        let channel = NIOAsyncTestingChannel()
        let socket = WebSocket(messages: AsyncStream { $0.finish() }, channel: channel)
        let owned = try #require(service.open(name, PageGreeting(token: token), socket))
        owned.session.greet(owned.attachment, SessionNews())
        var show = LiveCommand(.show)
        (show.width, show.height) = (300, 200)
        let isTaken = owned.session.send(show)
        #expect(isTaken)
        return (Page(name: name, channel: channel, session: owned.session), owned.news)
    }

    private func crash(_ page: Page) {
        var command = LiveCommand(.text)
        command.text = "crash"
        let isTaken = page.session.send(command)
        #expect(isTaken)
    }

    @Test func theOthersGoOnElsewhere() async throws {
        let service = try await started(2)
        defer { service.end() }
        let pages = try (0..<4).map { try open(service, "page \($0)").0 }
        // Two live in each process, by turns.
        let host = pages[0].session.host
        #expect(pages.map { $0.session.host === host } == [true, false, true, false])
        let token = pages[2].session.token.text
        _ = try await pages[2].news(until: "picture")
        crash(pages[0])
        await eventually { pages[2].session.host !== host }
        #expect(pages[2].session.host === pages[1].session.host)
        // Its page keeps its connection and its token, is told, and is shown the view anew, as it was shown before.
        #expect(service.sessions[pages[2].session.number]?.token.text == token && pages[2].session.hasPage)
        let lost = "What you had done here is lost: the program behind it has ended."
        let news = try await pages[2].news(until: lost, "picture")
        #expect(news.contains { $0.contains(lost) } && news.contains { $0.contains("picture") })
        #expect(!news.contains { $0.hasPrefix("closed") })
        // Those of the other process have noticed nothing.
        #expect(try await pages[1].news().allSatisfy { !$0.contains("lost") && !$0.hasPrefix("closed") })
        // The guilty one's session has ended.
        #expect(service.sessions.count == 3 && service.sessions[pages[0].session.number] == nil)
        #expect(try await pages[0].news(until: "closed").last == "closed 1012")
    }

    @Test func whoHasEndedAProcessLivesApart() async throws {
        let service = try await started(2)
        defer { service.end() }
        let (page, _) = try open(service, "page 0")
        let (common, token) = (page.session.host, page.session.token.text)
        crash(page)
        await eventually { service.hosts.count == 3 && service.hosts.allSatisfy(\.isReady) }
        let (again, news) = try open(service, "page 0", token: token)
        #expect(news.notice?.contains("its view has ended the program") == true)
        #expect(again.session.host === service.hosts.last && again.session.host !== common)
        // Others never come there.
        for number in 1...6 {
            let (other, _) = try open(service, "page \(number)")
            #expect(other.session.host !== again.session.host)
        }
        crash(again)
        await eventually { service.sessions[again.session.number] == nil }
        #expect(service.sessions.count == 6 && service.hosts.count == 3)
    }

    @Test func whereNothingElseRunsPagesComeBack() async throws {
        let service = try await started(1)
        defer { service.end() }
        let pages = try (0..<2).map { try open(service, "page \($0)").0 }
        crash(pages[0])
        #expect(try await pages[1].news(until: "closed").last == "closed 1012")
        await eventually { service.hosts.allSatisfy(\.isReady) }
        let (_, news) = try open(service, "page 1", token: pages[1].session.token.text)
        #expect(news.notice == "What you had done here is lost: the program behind it has ended. It begins anew.")
    }

    /// What a host says is said by the views' code, if that likes.
    @Test func aHostIsBelievedAboutItsOwnSessionsOnly() async throws {
        let service = try await started(2)
        defer { service.end() }
        let (page, _) = try open(service, "page")
        let (number, own) = (page.session.number, page.session.host)
        let other = try #require(service.hosts.first { $0 !== own })
        _ = try await page.channel.waitForOutboundWrite(as: WebSocketFrame.self)
        service.take(.picture(session: number, Data("{\"forged\":1}".utf8)), of: other)
        service.take(.opened(session: number), of: other)
        service.take(.same(session: number), of: other)
        service.take(.sessionEnded(session: number, reason: "forged"), of: other)
        service.take(.ended(.init(sessions: [number], guilty: number, reason: "forged")), of: other)
        #expect(service.sessions[number] != nil && page.session.hasPage && service.hosts.count == 2)
        #expect(try await page.news().allSatisfy { !$0.contains("forged") && !$0.hasPrefix("closed") })
    }

    @Test func theLastThousandAreRemembered() {
        var guilty = GuiltyPages()
        for number in 0..<1001 { guilty.add("\(number)") }
        #expect(!guilty.contains("0") && guilty.contains("1") && guilty.contains("1000"))
        guilty.add("1")
        guilty.add("new")
        #expect(guilty.contains("1") && !guilty.contains("2"))
    }
}
