import Foundation
import GalleyProtocol
import Testing

@testable import GalleySessions

/// A process that sessions share, by a program of the shell's: what its lines mean, and with whom it ends (`SharedLine`).
@Suite("Processes that sessions share", .timeLimit(.minutes(60)))
struct SharedHostTests {
    /// A host, what it has said so far, and what comes next.
    private final class Stage {
        let host: SharedHost
        private var events: AsyncStream<SharedHost.Event>.Iterator

        init() {
            signal(SIGPIPE, SIG_IGN)
            let script = #"""
                echo 'V["A","B"]'
                read -r request
                while read -r line; do
                number=${line##*\"session\":}; number=${number%%[,\}]*}
                case $line in
                *'"kind":"open"'*) echo "O$number 0";;
                *'"kind":"close"'*) echo "X$number \"closed\"";;
                *same*) printf 'B%s 0\n=%s 0\n' $number $number;;
                *alive*) printf 'B%s 0\n.\n' $number;;
                *figures*) printf 'F{"sessions":3,"mostGrowth":77}\nF{}\nP%s 1\n' $number;;
                *over*) printf 'B%s 0\nX%s "why"\n' $number $number;;
                *odd*) echo "X$number odd";;
                *garbage*) printf 'Pno\n=\nOx 0\nB\nX\nQ1 2\nP%s 2\n' $number;;
                *turn*) echo "B$number 0"; exit 4;;
                *stranger*) echo "B99 0"; exit 5;;
                *quit*) exit 6;;
                *) printf 'B%s 0\nP%s {"a":1}\n' $number $number;;
                esac
                done
                """#
            let worker = ServerSettings.Worker(
                path: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"],
                request: .init(action: .render), memory: 4096)
            let (events, continuation) = AsyncStream<SharedHost.Event>.makeStream()
            host = SharedHost(ServeSettings(worker: worker, title: "")) { continuation.yield($1) }
            self.events = events.makeAsyncIterator()
        }

        func say(_ text: String, _ session: Int = 5) {
            var command = LiveCommand(.text)
            command.text = text
            let isTaken = host.send(SharedCommand(session, .command, command))
            #expect(isTaken)
        }

        func next() async -> String {
            switch await events.next() {
            case .ready(let views): "ready \(views.joined(separator: ","))"
            case .opened(let session): "opened \(session)"
            case .picture(let session, let text): "picture \(session) \(String(decoding: text, as: UTF8.self))"
            case .same(let session): "same \(session)"
            case .sessionEnded(let session, let reason): "session \(session): \(reason)"
            case .ended(let ending):
                "ended with \(ending.sessions.sorted()), \(ending.guilty.map { "by \($0)" } ?? "by no one"): \(ending.reason)"
            case nil: "nothing"
            }
        }
    }

    @Test("What its lines say") func lines() async {
        let stage = Stage()
        let host = stage.host
        #expect(!host.open(5) && host.load == nil && !host.isReady && host.pause == 0.1)
        host.start()
        var seen = [await stage.next()]
        #expect(host.isReady && host.load == 0 && host.residentBytes > 0 && host.figures.mostGrowth == 0)
        #expect(host.open(5) && host.open(6) && host.load == 2)
        seen += [await stage.next(), await stage.next()]
        for text in ["same", "alive", "picture", "figures", "garbage", "odd"] { stage.say(text) }
        for _ in 0..<5 { seen.append(await stage.next()) }
        #expect(host.figures.mostGrowth == 77 && host.figures.sessions == 3 && host.load == 1)
        host.close(6)
        host.close(6)
        stage.say("over", 7)
        seen += [await stage.next(), await stage.next()]
        #expect(host.load == 0)
        #expect(
            seen == [
                "ready A,B", "opened 5", "opened 6", "same 5", "picture 5 {\"a\":1}", "picture 5 1", "picture 5 2",
                "session 5: it was ended", "session 6: closed", "session 7: why",
            ])
        host.end()
        // Asked once: it may end meanwhile.
        #expect((host.load ?? 0) == 0)
    }

    @Test("With whom a process ends: the session whose turn it is, while it is") func endings() async {
        var seen: [String] = []
        for words in [
            ["turn"], ["stranger"], ["quit"], ["same", "quit"], ["alive", "quit"], ["picture", "quit"],
            ["over", "quit"],
        ] {
            let stage = Stage()
            stage.host.start()
            _ = await stage.next()
            #expect(stage.host.open(5))
            _ = await stage.next()
            for word in words { stage.say(word) }
            var told = await stage.next()
            while !told.hasPrefix("ended") { told = await stage.next() }
            seen.append(told)
            #expect(!stage.host.isReady && stage.host.load == nil && abs(stage.host.pause - 0.2) < 1e-9)
            #expect(stage.host.residentBytes == 0)
            stage.host.end()
        }
        let quit = "ended with [5], by no one: its code ended the process with status 6"
        #expect(
            seen == [
                "ended with [5], by 5: its code ended the process with status 4",
                "ended with [5], by no one: its code ended the process with status 5", quit, quit, quit, quit,
                "ended with [], by no one: its code ended the process with status 6",
            ])
    }

    @Test("A page's name for itself is 32 digits of sixteen") func pages() {
        func page(_ value: String?, _ name: String = "page") -> String? {
            PageGreeting.page(of: value.map { [("other", "x"), (name, $0)] })
        }
        let name = "0123456789abcdef0123456789abcdef"
        let values = [
            name, String(name.dropLast()), name + "0", String(name.dropLast()) + "g", String(name.dropLast()) + "A",
        ]
        #expect(
            values.map { page($0) } == [name, nil, nil, nil, nil] && page(name, "pages") == nil && page(nil) == nil)
        let news = [SessionNews(), SessionNews(token: "t"), SessionNews(notice: "n")].map(\.text)
        #expect(news == [#"{"session":{}}"#, #"{"session":{"token":"t"}}"#, #"{"session":{"notice":"n"}}"#])
    }
}
