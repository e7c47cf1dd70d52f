import Foundation
import GalleyProtocol
import Testing

@testable import GalleyProcesses

/// What is said of workers that end, by their last words: `WorkerProcess`'s documentation, and docs/cli.md for statuses.
@Suite("Last words of workers")
struct WorkerEdgeTests {
    /// What comes of a row, and what was noted of a crash, where the host does something with it.
    private func told(_ script: String, seconds: Double = 60) throws -> (outcome: String, crash: CrashNote?) {
        let names = String(decoding: try JSONEncoder.galley().encode(HostEvent.views(names: ["A"])), as: UTF8.self)
        let host = try WorkerHost(begin: "printf '%s\\n' '\(names)'; read -r row; \(script)")
        let worker = try WorkerProcess(host.launch())
        let outcome = withExtendedLifetime(host) { WorkerHost.told(worker.draw(WorkerHost.row("a"), seconds: seconds)) }
        #expect(worker.hasEnded && worker.rows == 1 && worker.views == ["A"])
        return (outcome, worker.crash)
    }

    @Test("The last line stands for what is above, as far as 500 characters") func words() throws {
        let long = String(repeating: "w", count: 499)
        let cut = try told("echo first >&2; echo '\(long)xyz' >&2; kill -SEGV $$")
        #expect(cut.outcome == "signal(11) 70 its code crashed: SIGSEGV (signal 11); \(long)x" && cut.crash == nil)
        let silent = try told("kill -ABRT $$")
        #expect(silent.outcome == "signal(6) 70 its code crashed: SIGABRT (signal 6); what it said is above")
        let ended = try told("echo words >&2; exit 7")
        #expect(ended.outcome == "exit(status: 7) 70 its code ended the process with status 7")
    }

    @Test("A crash that was noted, with and without words") func notes() throws {
        let noted = try told("echo 'galley-host: crash 1f 2e' >&2; kill -SEGV $$")
        #expect(noted.outcome.hasSuffix("; what it said is above") && noted.crash?.places == [0x1f, 0x2e])
        let stack = try told("echo 'galley-host: crash stack 1f' >&2; echo words >&2; kill -SEGV $$")
        #expect(stack.outcome.hasPrefix("signal(11) 70 its code crashed: stack overflow. It calls itself"))
        #expect(stack.crash?.isStackOverflow == true)
        let memory = try told("echo 'galley-host: crash memory 1f' >&2; echo words >&2; kill -ABRT $$")
        let words = "its code needs more memory than the limit of 256 MB; raise that with --memory"
        #expect(memory.outcome == "signal(6) 71 \(words)" && memory.crash == nil)
        let lacking = try told("echo 'failed to allocate' >&2; kill -ABRT $$")
        #expect(lacking.outcome == "signal(6) 71 \(words)")
    }

    @Test("What is no answer to a row ends the worker") func nonsense() throws {
        let words = "timeout 70 the host's answer makes no sense; does the view's code write into it?"
        for event in [HostEvent.making(place: 0), .views(names: ["A"]), .image(url: "u")] {
            let line = String(decoding: try JSONEncoder.galley().encode(event), as: UTF8.self)
            #expect(try told("printf '%s\\n' '\(line)'; exec sleep 1000").outcome == words)
        }
        var result = HostResult(name: "A")
        result.pictures = [1, 2]
        let line = String(decoding: try JSONEncoder.galley().encode(HostEvent.end(result)), as: UTF8.self)
        #expect(try told("printf '%s\\n' '\(line)'; exec sleep 1000").outcome == words, "one format, one picture")
    }

    @Test("A worker that has ended by itself says so, and one that was ended") func ends() throws {
        let host = try WorkerHost()
        let worker = try WorkerProcess(host.launch())
        #expect(!worker.hasEnded && worker.rows == 0)
        worker.end()
        worker.end()
        #expect(worker.hasEnded)
        let other = try WorkerHost(begin: "echo words >&2; kill -TERM $$")
        let failure = #expect(throws: Failure.self) { try WorkerProcess(other.launch()) }
        #expect(failure?.status == 70)
        #expect(
            failure?.message
                == "before a view was shown, its code crashed: SIGTERM (signal 15); what it said is above")
    }
}
