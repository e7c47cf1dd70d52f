import Foundation
import GalleyProtocol
import Testing

@testable import GalleyProcesses

/// A host that draws row after row; docs/cli.md has the statuses.
@Suite("A host of rows")
struct WorkerProcessTests {
    private func told(_ worker: WorkerProcess, _ word: String, seconds: Double = 60) -> String {
        WorkerHost.told(worker.draw(WorkerHost.row(word), seconds: seconds))
    }

    @Test("It names its views, and answers each row") func rows() throws {
        let host = try WorkerHost()
        let worker = try WorkerProcess(host.launch())
        #expect(worker.views == ["A", "B"] && worker.rows == 0 && !worker.hasEnded && worker.crash == nil)
        #expect([told(worker, "a"), told(worker, "b")] == ["A [\"abcde\"]", "A [\"abcde\"]"])
        #expect(worker.rows == 2 && !worker.hasEnded && host.runs == 1 && host.request?.hasRows == true)
        worker.end()
        #expect(worker.hasEnded)
        let standard = WorkerLaunch(
            path: "a", arguments: [], environment: [:], request: HostRequest(action: .render), memory: 1)
        #expect(standard.startTime == 60 && standard.showsErrors && standard.request.hasRows)
    }

    @Test("There are as many pictures as formats") func formats() throws {
        let host = try WorkerHost()
        let two = host.launch { $0.request.formats = [.png, .svg] }
        #expect(told(try WorkerProcess(two), "two") == "A [\"ab\", \"cde\"]")
        let nonsense = "timeout 70 the host's answer makes no sense; does the view's code write into it?"
        #expect(told(try WorkerProcess(two), "a") == nonsense)
        #expect(told(try WorkerProcess(host.launch()), "two") == nonsense)
    }

    @Test("What ends a worker, and what is said of it") func endings() throws {
        let host = try WorkerHost()
        let words = "70 the host's answer makes no sense; does the view's code write into it?"
        let wanted: KeyValuePairs<String, String> = [
            "crash": "signal(11) 70 its code crashed: SIGSEGV (signal 11); words of a crash",
            "exit": "exit(status: 3) 70 its code ended the process with status 3",
            "nonsense": "timeout \(words)", "views": "timeout \(words)", "image": "timeout \(words)",
        ]
        for (word, outcome) in wanted {
            let worker = try WorkerProcess(host.launch())
            #expect(told(worker, word) == outcome && worker.hasEnded && worker.rows == 1)
        }
        let worker = try WorkerProcess(host.launch())
        #expect(
            told(worker, "endless", seconds: 0.02)
                == "timeout 124 its code ran longer than 0.02 seconds and was stopped; give it more time with --timeout"
        )
        #expect(worker.hasEnded)
    }

    @Test("A view's images are given while its row waits") func images() throws {
        let host = try WorkerHost()
        let launch = host.launch {
            $0.images = { url in
                guard url == "http://a/b.png" else { throw Failure(1, "no image") }
                return Data("picture".utf8)
            }
        }
        let worker = try WorkerProcess(launch)
        #expect(told(worker, "image") == #"A ["{\"bytes\":7}picture"]"#)
        #expect(told(worker, "failing") == #"A ["{\"bytes\":0,\"failure\":\"no image\"}"]"#)
        #expect(told(worker, "a") == "A [\"abcde\"]")
    }

    @Test("A program that does not get as far as its views") func beginnings() throws {
        func failure(_ begin: String, seconds: Double = 60) throws -> String {
            let host = try WorkerHost(begin: begin)
            let failure = #expect(throws: Failure.self) { try WorkerProcess(host.launch { $0.startTime = seconds }) }
            return "\(failure?.status ?? 0) \(failure?.message ?? "")"
        }
        #expect(try failure("exit 4") == "70 before a view was shown, its code ended the process with status 4")
        #expect(try failure("echo words") == "70 before a view was shown, its answer made no sense")
        #expect(try failure("printf '{\"begin\":{}}\\n'") == "70 before a view was shown, its answer made no sense")
        #expect(
            try failure("exec sleep 1000", seconds: 0.2).hasPrefix(
                "70 before a view was shown, its code ran longer than 0.2 seconds"))
        let none = #expect(throws: Failure.self) {
            try WorkerProcess(
                .init(
                    path: "/no/such", arguments: [], environment: [:], request: HostRequest(action: .render), memory: 1)
            )
        }
        #expect(none?.status == 69)
    }
}
