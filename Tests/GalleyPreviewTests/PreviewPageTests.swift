import Foundation
import GalleyProtocol
import Testing

@testable import GalleyPreview

/// A page and its hosts, by programs of the shell's: docs/preview.md has what pages and hosts say.
@Suite("Pages of previews", .timeLimit(.minutes(60)))
struct PreviewPageTests {
    private let script: PreviewHost
    private let session = PreviewSession(timeLimit: 100)

    init() throws { script = try PreviewHost() }

    /// What the page is sent: its head, and the parts.
    private struct Message {
        struct Head: Decodable {
            var parts: [String]
            var host: Int?
            var status: PreviewSession.Status
        }
        var head: Head
        var parts: [String]
        var status: PreviewSession.Status { head.status }

        init(_ text: String) throws {
            var lines = text.split(separator: "\n").map(String.init)
            head = try JSONDecoder().decode(Head.self, from: Data(lines.removeFirst().utf8))
            parts = zip(head.parts, lines).map { "\($0) \($1)" }
        }
    }

    private func next(_ news: inout AsyncStream<Void>.Iterator) async throws -> Message {
        while true {
            if let text = session.takeMessage() { return try Message(text) }
            await news.next()
        }
    }

    private func say(_ json: String) { #expect(session.take(json)) }

    private func update(_ build: Int, compiling: Bool = false, failure: String? = nil) -> PreviewUpdate {
        var update = PreviewUpdate(build: build)
        (update.isCompiling, update.failure, update.compileTime) = (compiling, failure, Double(build) * 10)
        (update.worker, update.workerBuild) = (script.worker(build), build)
        return update
    }

    @Test("A build is shown once the page has said what to see, and news wait until it has drawn") func beginning()
        async throws
    {
        var news = session.news.makeAsyncIterator()
        session.take(update(1))
        let first = try await next(&news)
        #expect(
            first.parts == [] && first.head.host == nil && first.status.build == 1 && first.status.pictureBuild == 0)
        say(#"{"kind":"show"}"#)
        let picture = try await next(&news)
        #expect(picture.parts == [#"picture {"build":1}"#] && picture.head.host == 1)
        #expect(picture.status.pictureBuild == 1 && picture.status.loadTime > 0 && picture.status.crash == nil)
        // It has drawn neither.
        var compiling = PreviewUpdate(build: 2)
        (compiling.isCompiling, compiling.failure, compiling.compileTime) = (true, "no", 5)
        session.take(compiling)
        #expect(session.takeMessage() == nil)
        say(#"{"kind":"drawn"}"#)
        #expect(session.takeMessage() == nil, "one is still to be drawn")
        say(#"{"kind":"drawn","host":1}"#)
        let status = try await next(&news).status
        #expect(status.build == 2 && status.isCompiling && status.failure == nil && status.compileTime == 10)
        say(#"{"kind":"drawn","host":1}"#)
        #expect(session.takeMessage() == nil, "there is nothing new")
        (compiling.isCompiling, compiling.failure) = (false, "no such 'x'")
        session.take(compiling)
        let failed = try await next(&news).status
        #expect(
            !failed.isCompiling && failed.failure == "no such 'x'" && failed.compileTime == 5
                && failed.pictureBuild == 1)
        session.end()
    }

    @Test("Two pictures are on their way at the most, with the newest of what else was asked for") func pictures()
        async throws
    {
        var news = session.news.makeAsyncIterator()
        session.take(update(1))
        say(#"{"kind":"show"}"#)
        repeat { say(#"{"kind":"drawn","host":1}"#) } while try await next(&news).parts.isEmpty
        say(#"{"kind":"drawn","host":1}"#)
        say(#"{"kind":"text","text":"three"}"#)
        var seen = [try await next(&news).parts, try await next(&news).parts]
        #expect(session.takeMessage() == nil)
        say(#"{"kind":"drawn","host":1}"#)
        seen.append(try await next(&news).parts)
        #expect(seen == [["picture 1"], ["picture 2"], ["picture 3"]])
        for _ in 0..<2 { say(#"{"kind":"drawn","host":1}"#) }
        say(#"{"kind":"text","text":"tree"}"#)
        #expect(try await next(&news).parts == ["tree 5"])
        say(#"{"kind":"drawn"}"#)
        say(#"{"kind":"text","text":"reason"}"#)
        #expect(try await next(&news).parts == ["explanation 6"])
        session.end()
    }

    @Test("The next build's host is told what holds, and what the views before it have kept") func nextBuild()
        async throws
    {
        var news = session.news.makeAsyncIterator()
        session.take(update(1))
        say(#"{"kind":"show","view":2}"#)
        repeat { say(#"{"kind":"drawn","host":1}"#) } while try await next(&news).parts.isEmpty
        say(#"{"kind":"drawn","host":1}"#)
        say(#"{"kind":"time","speed":2,"time":3,"id":5}"#)
        say(#"{"kind":"inspect","isOn":true}"#)
        session.take(update(2))
        var message = try await next(&news)
        while message.parts.isEmpty {
            say(#"{"kind":"drawn"}"#)
            message = try await next(&news)
        }
        #expect(
            message.parts == [#"picture {"build":2}"#] && message.head.host == 2 && message.status.pictureBuild == 2)
        #expect(message.status.state == LiveKeptState(kept: 1, anew: ["b"]))
        say(#"{"kind":"drawn","host":1}"#)
        say(#"{"kind":"text","text":"tree"}"#)
        #expect(try await next(&news).parts == ["tree 5"])
        let told = script.told.filter { !$0.contains("drawn") }
        #expect(
            told.filter { $0.hasPrefix("1 ") } == [
                #"1 {"kind":"show","view":2}"#, #"1 {"id":5,"kind":"time","speed":2,"time":3}"#,
                #"1 {"isOn":true,"kind":"inspect"}"#, #"1 {"kind":"keep"}"#,
            ])
        #expect(
            told.filter { $0.hasPrefix("2 ") } == [
                #"2 {"kind":"show","state":"{\"count\":1}","view":2}"#, #"2 {"kind":"time","speed":2}"#,
                #"2 {"isOn":true,"kind":"inspect"}"#, #"2 {"kind":"text","text":"tree"}"#,
            ])
        // What a host before has shown is no matter of the one now.
        #expect(!script.told.contains { $0.hasPrefix("2 ") && $0.contains("drawn") })
        session.end()
    }

    /// The host answers "keep" with no picture, and so stays the next one.
    @Test("A host that has shown nothing yet is told at once what is looked into") func beforeTheFirstPicture()
        async throws
    {
        var news = session.news.makeAsyncIterator()
        session.take(update(1))
        say(#"{"kind":"show","text":"keep"}"#)
        say(#"{"kind":"inspect","isOn":true}"#)
        say(#"{"kind":"show"}"#)
        while try await next(&news).parts.isEmpty { say(#"{"kind":"drawn"}"#) }
        #expect(
            script.told.filter { !$0.contains("drawn") } == [
                #"1 {"kind":"show","text":"keep"}"#, #"1 {"isOn":true,"kind":"inspect"}"#, #"1 {"kind":"show"}"#,
            ])
        session.end()
    }

    @Test("A view that crashes is told of, and begins again") func crashes() async throws {
        var news = session.news.makeAsyncIterator()
        func shown() async throws -> Message {
            while true {
                say(#"{"kind":"drawn"}"#)
                let message = try await next(&news)
                if !message.parts.isEmpty { return message }
            }
        }
        func crash() async throws -> String? {
            say(#"{"kind":"text","text":"crash"}"#)
            while true {
                say(#"{"kind":"drawn"}"#)
                let message = try await next(&news)
                if let crash = message.status.crash { return crash }
            }
        }
        session.take(update(1))
        say(#"{"kind":"show"}"#)
        _ = try await shown()
        #expect(try await crash() == "its code crashed: SIGSEGV (signal 11); words of a crash")
        say(#"{"kind":"show"}"#)
        let again = try await shown()
        #expect(again.head.host == 2 && again.status.crash == nil && again.status.state == nil)
        _ = try await crash()
        session.take(update(2))
        let rebuilt = try await shown()
        #expect(rebuilt.head.host == 3 && rebuilt.status.crash == nil)
        #expect(rebuilt.status.state == LiveKeptState(kept: 0, anew: ["the view had ended"]))
        say(#"{"kind":"restart"}"#)
        let last = try await shown()
        #expect(last.head.host == 4 && last.status.state == nil && last.status.pictureBuild == 2)
        session.end()
    }

    @Test("Views drawn aside, one after the other; one that crashes costs its own picture alone") func aside()
        async throws
    {
        var news = session.news.makeAsyncIterator()
        say(#"{"kind":"side","node":6}"#)
        session.take(update(1))
        _ = try await next(&news)
        say(#"{"kind":"drawn"}"#)
        say(#"{"kind":"side","node":7,"view":1}"#)
        say(#"{"kind":"side","node":8,"text":"crash"}"#)
        say(#"{"kind":"side","node":9,"text":"failing"}"#)
        say(#"{"kind":"side"}"#)
        var seen: [String] = []
        while seen.count < 4 {
            seen += try await next(&news).parts
            say(#"{"kind":"drawn"}"#)
        }
        #expect(
            seen == [
                #"side {"node":7,"picture":{"answered":1,"svg":"<svg/>"}}"#, #"side {"node":8,"picture":null}"#,
                #"side {"node":9,"picture":{"answered":3,"failure":"no"}}"#,
                #"side {"node":0,"picture":{"answered":4,"svg":"<svg/>"}}"#,
            ])
        #expect(
            script.told.prefix(2) == [
                #"1 {"id":1,"kind":"show","node":7,"view":1}"#, #"1 {"id":1,"kind":"whole"}"#,
            ])
        session.end()
    }
}
