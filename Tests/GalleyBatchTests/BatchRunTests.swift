import Foundation
import GalleyProcesses
import GalleyProtocol
import GalleyTestPrograms
import Synchronization
import Testing

@testable import GalleyBatch

/// A run over rows of JSON, by a host that is a program of the shell's: what a row's word asks for is what becomes of it.
@Suite("Runs over rows")
struct BatchRunTests {
    private let folder: TemporaryFolder

    init() throws {
        signal(SIGPIPE, SIG_IGN)
        folder = try TemporaryFolder("tests")
        var failed = HostResult(name: "A")
        var noted = failed
        failed.failure = .init(status: 65, message: "no name", cause: .data)
        failed.diagnostics = [.init(severity: "note", message: "seen")]
        (noted.diagnostics, noted.pictures) = (failed.diagnostics, [5])
        let script = """
            read -r request
            echo >> '\(folder.path)/runs'
            \(try Self.say(.views(names: ["A"])))
            while read -r row; do
            printf '%s\\n' "$row" >> '\(folder.path)/drawn'
            case $row in
            *crash*) kill -SEGV $$;;
            *fault*) \(try Self.say(.end(failed)));;
            *empty*) \(try Self.say(.end(HostResult(name: "A"))));;
            *) \(try Self.say(.end(noted))); printf abcde;;
            esac
            done
            """
        try writeProgram(script, to: path("host"))
    }

    private static func say(_ event: HostEvent) throws -> String {
        "printf '%s\\n' '\(String(decoding: try JSONEncoder.galley().encode(event), as: UTF8.self))'"
    }

    private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    private func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The words of the rows that the host was given.
    private var drawn: [String] {
        (text("drawn") ?? "").split(separator: "\n").map { line in
            String(line.firstMatch(of: /"word\\":\\"(\w+)/)?.1 ?? "?")
        }
    }

    /// The counts of a run over rows with these words, its results in words, and how far it had read at each row.
    private func run(
        _ words: [String], _ destination: BatchRun.Destination = .results, host: String? = nil, seconds: Double = 60,
        _ change: (inout BatchRun.Settings) -> Void = { _ in }
    ) throws -> (counts: [Int], results: [String], offsets: [Int]) {
        let lines = words.map { $0 == "\u{FFFD}" ? Data([0xff]) : Data("{\"word\":\"\($0)\"}".utf8) }
        try lines.reduce(Data()) { $0 + $1 + Data([0x0a]) }.write(to: URL(fileURLWithPath: path("rows")))
        var source = try RowSource(open(path("rows"), O_RDONLY | O_CLOEXEC), path: "rows", format: .jsonl)
        var launch = WorkerLaunch(
            path: host ?? path("host"), arguments: [], environment: ["PATH": "/usr/bin:/bin"],
            request: HostRequest(action: .render), memory: 256)
        launch.showsErrors = false
        var settings = BatchRun.Settings(seconds: seconds)
        change(&settings)
        let results = Mutex<[String]>([])
        let run = BatchRun(
            WorkerPool(launch, workers: 1), workers: 1, destination: destination, settings: settings
        ) { result in
            let failure = result.failure.map { "\($0.status) \($0.message)" }
            let notes = (result.diagnostics ?? []).map { " \($0.message)" }.joined()
            let made = (result.files ?? result.pictures)?.joined(separator: ",")
            let size = result.bytes.map { " \($0)" } ?? ""
            results.withLock { $0.append("\(result.row): " + (failure ?? (made ?? "-") + size) + notes) }
        }
        var offsets: [Int] = []
        try run.run(&source) { offsets.append($0) }
        let counts = run.counts
        return (
            [counts.drawn, counts.kept, counts.failed, Int(counts.status), counts.bytes, counts.done],
            results.withLock { $0 }.map { $0.replacing(folder.path + "/", with: "") }, offsets
        )
    }

    @Test("Results come in the rows' order, with what became of each") func results() throws {
        let told = try run(["a", "crash", "b", "fault", "empty", "\u{FFFD}", "c"])
        let made = "YWJjZGU= [5] seen"
        #expect(
            told.results == [
                "1: \(made)", "2: 70 its code crashed: SIGSEGV (signal 11); what it said is above", "3: \(made)",
                "4: 65 no name seen", "5: 70 nothing was drawn", "6: 65 rows:6: it is not UTF-8", "7: \(made)",
            ])
        #expect(told.counts == [3, 0, 4, 70, 15, 7])
        // Lines of {"word":"…"}, 11 bytes, the word and the line's end.
        #expect(told.offsets == [13, 30, 43, 60, 77, 79, 92])
        let none = try run([])
        #expect(none.counts == [0, 0, 0, 0, 0, 0] && none.results == [])
    }

    @Test("A run ends after so many failures") func failures() throws {
        let told = try run(["\u{FFFD}", "\u{FFFD}", "\u{FFFD}", "\u{FFFD}"]) { $0.mostFailures = 2 }
        #expect(told.counts == [0, 0, 2, 65, 0, 2])
        #expect(try run(["\u{FFFD}", "\u{FFFD}"]).counts == [0, 0, 2, 65, 0, 2])
    }

    @Test("A shard's rows keep their numbers") func shards() throws {
        let told = try run(["a", "b", "c", "d", "e"]) { $0.shard = Shard("2/3") }
        #expect(told.results.map { $0.prefix(2) } == ["2:", "5:"] && drawn == ["b", "e"] && told.counts[0] == 2)
    }

    @Test("Pictures have to be of their formats, and rows their titles") func formats() throws {
        let told = try run(["a"]) { $0.formats = [.png] }
        #expect(told.results == ["1: 70 what came is no picture; does the view's code write into the host's answer?"])
        let titled = try run(["b"]) { $0.title = try? NamePattern(text: "T {word}") }
        #expect(titled.counts[0] == 1 && text("drawn")?.contains("\"title\":\"T b\"") == true)
        let untitled = try run(["c"]) { $0.title = try? NamePattern(text: "{x}") }
        #expect(untitled.results == ["1: 65 it has no text 'x', which its title takes"] && drawn == ["a", "b"])
    }

    @Test("Rows' files, each with a name of its own") func files() throws {
        let long = String(repeating: "n", count: 252)
        let pattern = try NamePattern(path("out/{word}.png"))
        let told = try run(["a", "crash", "a", long, String(long.dropLast())], .files([pattern], nil))
        #expect(
            told.results == [
                "1: out/a.png [5] seen", "2: 70 its code crashed: SIGSEGV (signal 11); what it said is above",
                "3: 65 an earlier row is called 'out/a.png' already; add {row} to the name",
                "4: 65 its file's name is 256 bytes long, and 255 are the most: '\(long.prefix(40))…'; take less of the row into "
                    + "the name",
                "5: out/\(long.dropLast()).png [5] seen",
            ])
        #expect(text("out/a.png") == "abcde" && text("out/\(long.dropLast()).png") == "abcde")
        let lacking = try run(["b"], .files([pattern, try NamePattern("{x}")], nil))
        #expect(lacking.results == ["1: 65 it has no text 'x', which '{x}' takes"])
        // A place that cannot be is this row's fault alone.
        let wrong = try run(["b", "c"], .files([try NamePattern(path("host/{word}.png"))], nil))
        #expect(wrong.results.map { $0.prefix(21) } == ["1: 73 cannot write 'h", "2: 73 cannot write 'h"])
        #expect(wrong.counts == [0, 0, 2, 73, 0, 2])
    }

    @Test("A run continues what another has begun") func continuing() throws {
        let pattern = try NamePattern(path("out/{word}.png"))
        func again(
            _ words: [String], _ change: (inout BatchRun.Settings) -> Void = { _ in }
        ) throws -> (counts: [Int], results: [String], offsets: [Int]) {
            let manifest = try BatchManifest(path("manifest"), identity: "a", .resume)
            return try run(words, .files([pattern], manifest), change)
        }
        #expect(try again(["a", "fault", "b"]).counts == [2, 0, 1, 65, 10, 3])
        let second = try again(["a", "fault", "b"])
        #expect(second.counts == [0, 2, 1, 65, 0, 3] && drawn == ["a", "fault", "b"])
        #expect(second.results == ["1: out/a.png", "2: 65 no name", "3: out/b.png"])
        let entries = (text("manifest") ?? "").split(separator: "\n").map(String.init)
        #expect(
            entries.count == 4 && entries[1].contains("\"bytes\":[5]") && entries[1].contains("\"sum\":\"")
                && entries[2].contains("\"diagnostics\":[") && entries[2].contains("\"failure\":{"))
        // What was changed, what is damaged, and what failed where that is asked for, is drawn again.
        try Data("other".utf8).write(to: URL(fileURLWithPath: path("out/b.png")))
        let third = try again(["c", "fault", "b"]) { $0.retriesFailures = true }
        #expect(third.counts == [2, 0, 1, 65, 10, 3] && drawn.suffix(3) == ["c", "fault", "b"])
        #expect(text("out/b.png") == "abcde")
    }

    @Test("What is wrong with every row ends the run") func faults() throws {
        let failure = #expect(throws: Failure.self) { try run(["a", "b"], host: "/no/such") }
        #expect(failure?.status == 69 && failure?.message == "cannot run '/no/such': No such file or directory")
        #expect(BatchRun.Settings(seconds: 2).mostFailures == .max && !BatchRun.Settings(seconds: 2).retriesFailures)
    }
}
