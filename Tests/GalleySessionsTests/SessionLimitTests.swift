import Foundation
import GalleyHTTP
import GalleyProtocol
import Testing

@testable import GalleySessions

struct RateLimitTests {
    @Test func twiceAsManyAtOnceAndThenSoManyASecond() {
        let begin = ContinuousClock.now
        var limit = RateLimit(perSecond: 10, now: begin)
        func take(at seconds: Double) -> Int {
            var taken = 0
            for _ in 0..<100 where limit.take(now: begin + .seconds(seconds)) { taken += 1 }
            return taken
        }
        #expect(take(at: 0) == 20)
        #expect(take(at: 0) == 0)
        #expect(take(at: 0.5) == 5)
        #expect(take(at: 1.5) == 10)
        // A long pause saves up no more than two seconds' worth.
        #expect(take(at: 1000) == 20)
        limit.giveBack()
        #expect(take(at: 1000) == 1)
    }
}

struct SessionTokenTests {
    @Test func tokensAreLongAndNeverTheSame() throws {
        let tokens = (0..<1000).map { _ in SessionToken().text }
        #expect(Set(tokens).count == 1000)
        #expect(tokens.allSatisfy { $0.count == 64 && $0.allSatisfy(\.isHexDigit) })
        // 256,000 random bits: half of them are set, but for chance (5 standard deviations are 1265).
        let bits = tokens.joined().compactMap(\.hexDigitValue).reduce(0) { $0 + $1.nonzeroBitCount }
        #expect(abs(bits - 128_000) < 1265)
    }

    @Test func onlyTheWholeTokenMatches() throws {
        let token = SessionToken()
        #expect(token.matches(token.text))
        let last = try #require(token.text.last)
        for other in [
            "", String(token.text.dropLast()), token.text + "0", token.text.dropLast() + (last == "0" ? "1" : "0"),
            SessionToken().text, String(repeating: "0", count: 64), "é" + token.text.dropFirst(2),
        ] { #expect(!token.matches(other)) }
    }
}

struct SessionTableTests {
    private let settings = ServeSettings(
        worker: .init(path: "/bin/false", arguments: [], environment: [:], request: .init(action: .render), memory: 64),
        title: "")

    private func session(_ number: Int, _ page: String) -> ServedSession {
        ServedSession(number: number, page: page, host: SharedHost(settings) { _, _ in }, mostEvents: 10)
    }

    private func open(_ table: SessionTable, _ page: String, _ token: String? = nil) -> SessionTable.Answer {
        table.session(of: page, token: token) { session($0, page) }
    }

    @Test func noMoreThanThereMayBe() throws {
        let table = SessionTable(most: 2)
        guard case .new(let first) = open(table, "a"), case .new = open(table, "b"), case .full = open(table, "c")
        else {
            Issue.record("the third of two")
            return
        }
        #expect(table.count == 2 && !table.hasRoom(for: "c"))
        // Who has a session comes in all the same.
        #expect(table.hasRoom(for: "a"))
        guard case .known(let again) = open(table, "a", first.token.text) else {
            Issue.record("a session that is there")
            return
        }
        #expect(again === first)
        let isGone = table.remove(first)
        #expect(isGone && table.hasRoom(for: "c") && table[first.number] == nil)
        let isGoneAgain = table.remove(first)
        #expect(!isGoneAgain)
    }

    @Test(arguments: [nil, "", String(repeating: "a", count: 64)])
    func nobodyElseGetsASession(_ token: String?) throws {
        let table = SessionTable(most: 2)
        guard case .new = open(table, "a"), case .notYours = open(table, "a", token) else {
            Issue.record("it was given away")
            return
        }
    }

    @Test func noHostNoSession() {
        let table = SessionTable(most: 2)
        guard case .full = table.session(of: "a", token: nil, make: { _ in nil }) else {
            Issue.record("a session without a host")
            return
        }
        #expect(table.count == 0)
    }

    @Test func noneBeginsAtTheEnd() {
        let table = SessionTable(most: 2)
        guard case .new = open(table, "a") else { return }
        table.close()
        #expect(table.hasRoom(for: "a") && !table.hasRoom(for: "b"))
        guard case .full = open(table, "b") else {
            Issue.record("a session at the end")
            return
        }
    }
}
