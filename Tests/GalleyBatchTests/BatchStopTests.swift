import Foundation
import GalleyProcesses
import GalleyProtocol
import GalleyTestPrograms
import Synchronization
import Testing

@testable import GalleyBatch

/// When a run over rows ends, how far it reads ahead, and what of several formats is written: `BatchRun`'s documentation, and docs/batch.md.
/// The host is a program of the shell's.
@Suite("Ends of runs over rows")
struct BatchStopTests {
    private let folder: TemporaryFolder

    init() throws {
        signal(SIGPIPE, SIG_IGN)
        folder = try TemporaryFolder("tests")
        var two = HostResult(name: "A")
        two.pictures = [2, 3]
        var failed = HostResult(name: "A")
        func say(_ event: HostEvent) throws -> String {
            "printf '%s\\n' '\(String(decoding: try JSONEncoder.galley().encode(event), as: UTF8.self))'"
        }
        var failures: [String] = []
        for status: Int32 in [124, 65, 1] {
            failed.failure = .init(status: status, message: "fault \(status)")
            failures.append("*status\(status)*) \(try say(.end(failed)));;")
        }
        try writeProgram(
            """
            read -r request
            \(try say(.views(names: ["A"])))
            while read -r row; do
            echo >> '\(folder.path)/drawn'
            case $row in
            \(failures.joined(separator: "\n"))
            *) \(try say(.end(two))); printf abcde;;
            esac
            done
            """, to: path("host"))
    }

    private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    private func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    private var drawn: Int { text("drawn")?.count ?? 0 }

    /// The counts of a run over rows with these words, in which the result of one row is refused, and its failure.
    private func run(
        _ words: [String], _ destination: BatchRun.Destination = .results, workers: Int = 1, refuses: Int? = nil,
        _ change: (inout BatchRun.Settings) -> Void = { _ in }
    ) throws -> (counts: BatchRun.Counts, results: [Int], failure: Failure?, read: Int) {
        let lines = words.map { "{\"word\":\"\($0)\"}\n" }.joined()
        try Data(lines.utf8).write(to: URL(fileURLWithPath: path("rows")))
        var source = try RowSource(open(path("rows"), O_RDONLY | O_CLOEXEC), path: "rows", format: .jsonl)
        var launch = WorkerLaunch(
            path: path("host"), arguments: [], environment: ["PATH": "/usr/bin:/bin"],
            request: HostRequest(action: .render), memory: 256)
        launch.request.formats = [.png, .svg]
        launch.showsErrors = false
        var settings = BatchRun.Settings(seconds: 60)
        change(&settings)
        let results = Mutex<[Int]>([])
        let run = BatchRun(
            WorkerPool(launch, workers: workers), workers: workers, destination: destination, settings: settings
        ) { result in
            if result.row == refuses { throw Failure(73, "full") }
            results.withLock { $0.append(result.row) }
        }
        var (read, failure): (Int, Failure?) = (0, nil)
        do {
            try run.run(&source) { _ in read += 1 }
        } catch {
            failure = error as? Failure
        }
        return (run.counts, results.withLock { $0 }, failure, read)
    }

    @Test("A result that cannot be told ends the run soon") func refused() throws {
        let told = try run(Array(repeating: "a", count: 40), refuses: 3)
        #expect(told.failure?.status == 73 && told.failure?.message == "full")
        #expect(told.results.prefix(2) == [1, 2] && !told.results.contains(3))
        // Four rows for a worker are read ahead of their results.
        #expect(told.read >= 3 && told.read <= 12 && drawn <= 12)
    }

    @Test("Many rows keep their order, with one worker and with several") func order() throws {
        for workers in [1, 3] {
            let told = try run(Array(repeating: "a", count: 30), workers: workers)
            #expect(told.results == Array(1...30) && told.failure == nil && told.read == 30)
            #expect(told.counts.drawn == 30 && told.counts.bytes == 150 && told.counts.status == 0)
            #expect(told.counts.done == 30 && told.counts.failed == 0 && told.counts.kept == 0)
        }
    }

    @Test("The largest status of the failures is the run's, in whatever order they come") func statuses() throws {
        for words in [["status1", "status65", "status124"], ["status124", "a", "status1"]] {
            let told = try run(words)
            #expect(told.counts.status == 124 && told.counts.failed == words.filter { $0 != "a" }.count)
        }
        #expect(try run(["status1", "status65", "a"]).counts.status == 65)
        #expect(try run(["a", "status1"]).counts.status == 1)
    }

    @Test("A run ends at as many failures as may be, with what was under way") func mostFailures() throws {
        let told = try run(Array(repeating: "status1", count: 30)) { $0.mostFailures = 1 }
        #expect(told.counts.failed >= 1 && told.counts.failed <= 6 && told.failure == nil)
        #expect(try run(["status1", "a", "a"]) { $0.mostFailures = 2 }.counts.done == 3)
        #expect(try run([]) { $0.mostFailures = 1 }.counts.done == 0)
    }

    @Test("A row's pictures, a file for each format, with their names") func files() throws {
        let patterns = [try NamePattern(path("out/{row:3}.png")), try NamePattern(path("out/{word}-{row}.svg"))]
        let told = try run(["x", "status65", "y"], .files(patterns, nil))
        #expect(told.counts.drawn == 2 && told.counts.bytes == 10 && told.counts.status == 65)
        let texts = ["out/001.png", "out/x-1.svg", "out/002.png", "out/003.png", "out/y-3.svg"].map(text)
        #expect(texts == ["ab", "cde", nil, "ab", "cde"])
    }

    @Test("What is noted of a row and of a failure, and what a later run keeps") func notes() throws {
        let pattern = [try NamePattern(path("out/{row}.png")), try NamePattern(path("out/{row}.svg"))]
        func again(_ words: [String], retries: Bool = false) throws -> BatchRun.Counts {
            let manifest = try BatchManifest(path("manifest"), identity: "a", .resume)
            return try run(words, .files(pattern, manifest)) { $0.retriesFailures = retries }.counts
        }
        let first = try again(["a", "status65", "b"])
        #expect(first.drawn == 2 && first.failed == 1 && first.status == 65 && first.bytes == 10 && drawn == 3)
        let kept = try again(["a", "status65", "b"])
        #expect(kept.kept == 2 && kept.failed == 1 && kept.status == 65 && kept.drawn == 0 && kept.bytes == 0)
        #expect(kept.done == 3 && drawn == 3)
        let retried = try again(["a", "status65", "b", "c"], retries: true)
        #expect(retried.kept == 2 && retried.failed == 1 && retried.drawn == 1 && drawn == 5)
        unlink(path("out/1.svg"))
        let one = try again(["a", "status65", "b", "c"])
        #expect(one.drawn == 1 && one.kept == 2 && one.failed == 1 && text("out/1.svg") == "cde" && drawn == 6)
    }
}
