import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import galley

/// Where a host's code ends it: what is asked about the place, which views are drawn again, and which previews are made
/// later (`HostProcess`'s documentation, docs/cli.md). The host is a program of the shell's.
@Suite("Hosts that end early")
struct HostCrashTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private static func line(_ event: HostEvent) throws -> String {
        String(decoding: try JSONEncoder.galley().encode(event), as: UTF8.self)
    }

    private static func end(_ pictures: [Int] = [], layout: String? = nil) throws -> String {
        var result = HostResult(name: "any")
        (result.pictures, result.layout) = (pictures, layout)
        return try line(.end(result))
    }

    /// - Parameter runs: What each run of the host says and does.
    private func host(_ runs: [(lines: [String], end: String)]) throws -> HostProcess {
        for (index, run) in runs.enumerated() {
            let text = run.lines.map { $0 + "\n" }.joined()
            try folder.write(text, to: "say-\(index)")
            try folder.write("cat say-\(index)\n\(run.end)\n", to: "run-\(index)")
        }
        try folder.write("", to: "runs")
        try folder.writeProgram(
            "cd '\(folder.path)'\nrun=$(wc -l < runs)\ncat > request-$run\necho >> runs\n. ./run-$run\n", to: "host")
        var product = Compiler.Product(library: "lib", identity: "", survey: SourceSurvey())
        product.host = folder["host"]
        return HostProcess(
            installation: Installation(folder: folder.path), product: product, limits: try Self.limits.get())
    }

    private static let limits = Result { try LimitOptions.parse(["--timeout", "60", "--memory", "77"]) }

    private var runs: Int { folder.text(of: "runs")?.count ?? 0 }

    private func request(_ run: Int) throws -> HostRequest {
        try JSONDecoder().decode(HostRequest.self, from: Data((folder.text(of: "request-\(run)") ?? "").utf8))
    }

    private func told(_ host: HostProcess, _ request: HostRequest = HostRequest(action: .layout)) throws -> [String] {
        try host.run(request).map { result in
            result.title + (result.failure.map { " \($0.status) \($0.message)" } ?? " \(result.layout ?? "-")")
        }
    }

    @Test("The place of a crash is asked for once, for the one view") func places() throws {
        let (views, begin) = (try Self.line(.views(names: ["A", "B"])), try Self.line(.begin))
        let notes = "echo 'galley-host: crash stack 1f' >&2; kill -SEGV $$"
        var host = try host([
            ([views, begin, try Self.end(layout: "1"), begin], notes),
            ([views], "exit 0"),
        ])
        var asked: [[Int]] = []
        host.crashSite = { request in
            asked.append([request.skip, request.count ?? -1])
            return CrashSite(line: "a.swift:7", view: "Card")
        }
        let words = "crashed: stack overflow in the body of Card. It calls itself without end, or very many times"
        #expect(try told(host) == ["A 1", "B 70 a.swift:7: its code \(words)"] && asked == [[1, 1]])
        // Without a view, and without a line.
        asked = []
        host = try self.host([([views, begin], notes), ([views, begin, try Self.end(layout: "2")], "")])
        host.crashSite = { _ in CrashSite(line: nil, view: nil) }
        let bare = "A 70 its code crashed: stack overflow. It calls itself without end, or very many times"
        #expect(try told(host) == [bare, "B 2"] && request(1).skip == 1)
    }

    @Test("Of what was no crash no place is asked") func others() throws {
        let (views, begin) = (try Self.line(.views(names: ["A"])), try Self.line(.begin))
        let ends = [
            (
                "echo 'galley-host: crash memory 1f' >&2; kill -ABRT $$",
                "71 its code needs more memory than the limit of 77 MB"
            ),
            ("exit 5", "70 its code ended the process with status 5"),
            ("kill -TERM $$", "70 its code crashed: SIGTERM"),
        ]
        for (end, words) in ends {
            var host = try host([([views, begin], end), ([views], "exit 0")])
            var count = 0
            host.crashSite = { _ in
                count += 1
                return nil
            }
            let all = try told(host)
            #expect(all.first?.hasPrefix("A \(words)") == true && count == 0, "\(all)")
        }
    }

    @Test("All views of all variants, in as many runs as it takes") func variants() throws {
        let (views, begin) = (try Self.line(.views(names: ["A", "B"])), try Self.line(.begin))
        let host = try host([
            ([views, begin, try Self.end(layout: "1"), begin], "exit 1"), ([views, begin], "exit 2"),
            ([views, begin, try Self.end(layout: "4")], ""),
        ])
        var request = HostRequest(action: .layout)
        request.variants = ["x", "y"].map { label in
            var variant = HostVariant()
            variant.label = label
            return variant
        }
        #expect(
            try told(host, request) == [
                "A (x) 1", "A (y) 70 its code ended the process with status 1",
                "B (x) 70 its code ended the process with status 2", "B (y) 4",
            ])
        #expect(try runs == 3 && (0..<3).map { try self.request($0).skip } == [0, 2, 3])
    }

    @Test("Each view's pictures, of which one may not be drawn") func pictures() throws {
        let (views, begin) = (try Self.line(.views(names: ["A", "B"])), try Self.line(.begin))
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n"
        let count = svg.utf8.count
        try folder.write(svg, to: "svg")
        var host = try host([
            (
                [views],
                "echo '\(begin)'; echo '\(try Self.end([0, count]))'; cat svg; echo '\(begin)'; "
                    + "echo '\(try Self.end([count, count]))'; cat svg svg"
            )
        ])
        host.destination = try RenderDestination(outputs: [folder["out/"]], formats: [.svg, .svg])
        try folder.make("out")
        var request = HostRequest(action: .render)
        request.formats = [.svg, .svg]
        let results = try host.run(request)
        #expect(
            results.map { $0.outputs.map(folder.plain) } == [
                ["FOLDER/out/A.svg"], ["FOLDER/out/B.svg", "FOLDER/out/B.svg"],
            ])
        var seen: [String] = []
        host = try self.host([
            ([views, begin, try Self.end(layout: "1"), begin, try Self.end(layout: "2")], "")
        ])
        host.destination = try RenderDestination(outputs: [folder["out/"]], formats: [.svg])
        host.receive = { result, delivery in
            seen.append("\(result.name) \(delivery.done)/\(delivery.total) \(delivery.paths.map(folder.plain))")
            result.layout = "taken"
        }
        #expect(try told(host) == ["A taken", "B taken"])
        #expect(seen == ["A 1/2 [\"FOLDER/out/A.svg\"]", "B 2/2 [\"FOLDER/out/B.svg\"]"])
    }

    @Test("Previews that cannot be made are made when they are shown, each once") func deferring() throws {
        func making(_ places: Int...) throws -> [String] { try places.map { try Self.line(.making(place: $0)) } }
        let views = try Self.line(.views(names: ["A"]))
        let host = try host([
            (try making(0, 1, 2), "exit 4"), (try making(0), "exit 4"),
            (try making(0) + [views, try Self.line(.begin), try Self.end(layout: "1")], ""),
        ])
        #expect(try told(host) == ["A 1"] && runs == 3)
        #expect(try (0..<3).map { try request($0).deferred } == [[], [2], [2, 0]])
        let words = "70 before a view was shown, its code ended the process with status 4"
        for place in [-1, -7] {
            let host = try self.host([(try making(place), "exit 4")])
            #expect(failure { _ = try host.run(HostRequest(action: .layout)) } == words && runs == 1)
            let other = try self.host([(try making(place), "exit 4")])
            #expect(failure { _ = try other.names(HostRequest(action: .layout)) } == words && runs == 1)
        }
        // Once the views are known nothing is made later.
        let known = try self.host([(try making(0) + [views], "exit 4")])
        #expect(failure { _ = try known.run(HostRequest(action: .layout)) } == words && runs == 1)
        let named = try self.host([(try making(3), "exit 4"), (try making(5), "exit 4"), ([views], "")])
        let names = try named.names(HostRequest(action: .layout))
        #expect(names.names == ["A"] && names.deferred == [3, 5] && runs == 3)
    }

    @Test("A crash that is looked for again, without a word") func again() throws {
        let host = try host([([], "echo words >&2; echo 'galley-host: crash 1f 20' >&2; kill -SEGV $$")])
        let note = try #require(try host.crash(HostRequest(action: .layout)))
        #expect(note.places == [0x1f, 0x20] && !note.isStackOverflow)
        let none = try self.host([([], "exit 0")])
        #expect(try none.crash(HostRequest(action: .layout)) == nil)
    }

    @Test("What a host is started with") func start() throws {
        var host = try host([])
        #expect(host.program == folder["host"] && host.environment["SWIFT_BACKTRACE"] == "enable=no")
        #expect(host.arguments.count == 5 && host.arguments.prefix(4) == ["lib", "--beside", folder.path, "--beside"])
        host.product.host = nil
        #expect(host.program == folder["galley-host"])
        host.home = try ScenarioHome(.init())
        #expect(host.environment["HOME"] == host.home?.path)
        let cache = try Cache(environment: ["GALLEY_CACHE": folder["cache"]])
        host.product.entry = try cache.makeWorkFolder()
        #expect(host.arguments == ["lib"], "what was built here knows its places")
    }
}
