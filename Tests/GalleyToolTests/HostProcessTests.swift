import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import galley

/// What becomes of what a host says, by a program of the shell's in its place: `HostEvent`'s lines, one after the other. The code of a
/// view costs that view alone.
@Suite("The host's answers")
struct HostProcessTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private static func line(_ event: HostEvent) throws -> String {
        String(decoding: try JSONEncoder.galley().encode(event), as: UTF8.self)
    }

    private static func end(_ pictures: [Int] = [], layout: String? = nil) throws -> String {
        var result = HostResult(name: "the host's word does not count")
        (result.pictures, result.layout, result.outputs) = (pictures, layout, ["/etc/passwd"])
        return try line(.end(result))
    }

    /// - Parameter scripts: What each run of the host does, in the order of the runs.
    private func host(_ scripts: [String]) throws -> HostProcess {
        try folder.write("", to: "runs")
        var text = "cd '\(folder.path)'\ncat > request-$(wc -l < runs)\nrun=$(wc -l < runs)\necho >> runs\n"
        for (index, script) in scripts.enumerated() {
            try folder.write(script, to: "run-\(index)")
        }
        text += ". ./run-$run\n"
        try folder.writeProgram(text, to: "host")
        var product = Compiler.Product(library: "lib", identity: "", survey: SourceSurvey())
        product.host = folder["host"]
        return HostProcess(
            installation: Installation(folder: folder.path), product: product,
            limits: try LimitOptions.parse(["--timeout", "60"]))
    }

    private func say(_ lines: [String]) -> String { "cat <<'END'\n\(lines.joined(separator: "\n"))\nEND\n" }

    private func request(_ run: Int) throws -> HostRequest {
        try JSONDecoder().decode(HostRequest.self, from: Data((folder.text(of: "request-\(run)") ?? "").utf8))
    }

    private func results(_ host: HostProcess, _ request: HostRequest = HostRequest(action: .layout)) throws -> [String]
    {
        try host.run(request).map { result in
            let failure = result.failure.map { " \($0.status) \($0.message)" } ?? ""
            return "\(result.title): \(result.layout ?? "-")\(failure)"
                + (result.outputs.isEmpty ? "" : " \(result.outputs)")
        }
    }

    @Test("Each view in each variant") func views() throws {
        let begin = try Self.line(.begin)
        let host = try host([
            say(
                [try Self.line(.making(place: 0)), try Self.line(.views(names: ["A", "B"]))]
                    + (try (1...4).flatMap { [begin, try Self.end(layout: "\($0)")] }))
        ])
        var request = HostRequest(action: .layout)
        var dark = HostVariant()
        dark.label = "dark"
        request.variants = [HostVariant(), dark]
        #expect(try results(host, request) == ["A: 1", "A (dark): 2", "B: 3", "B (dark): 4"])
        #expect(try self.request(0).skip == 0)
        #expect(host.program == folder["host"] && host.environment["SWIFT_BACKTRACE"] == "enable=no")
        #expect(host.arguments.prefix(3) == ["lib", "--beside", folder.path])
    }

    @Test("Code that ends the process costs its own view") func crashes() throws {
        let views = try Self.line(.views(names: ["A", "B", "C"]))
        let begin = try Self.line(.begin)
        let host = try host([
            say([views, begin, try Self.end(layout: "1"), begin]) + "kill -SEGV $$", say([views, begin]) + "exit 0",
        ])
        let all = try results(host)
        #expect(
            all == [
                "A: 1", "B: - 70 its code crashed: SIGSEGV (signal 11); what it said is above",
                "C: - 70 its code ended the process with status 0",
            ])
        #expect(try request(1).skip == 2)
    }

    @Test("Previews that crash before the views are known are made later") func deferring() throws {
        let views = try Self.line(.views(names: ["A"]))
        let host = try host([
            say([try Self.line(.making(place: 0)), try Self.line(.making(place: 1))]) + "exit 4",
            say([try Self.line(.making(place: 0)), views, try Self.line(.begin), try Self.end(layout: "1")]),
        ])
        #expect(try results(host) == ["A: 1"] && request(1).deferred == [1])
        let endless = try self.host([
            say([try Self.line(.making(place: 0))]) + "exit 4", say([try Self.line(.making(place: 0))]) + "exit 4",
        ])
        #expect(
            failure { _ = try endless.run(HostRequest(action: .layout)) }
                == "70 before a view was shown, its code ended the process with status 4")
        let named = try self.host([
            say([try Self.line(.making(place: 2))]) + "exit 4", say([views]),
        ])
        let names = try named.names(HostRequest(action: .layout))
        #expect(names.names == ["A"] && names.deferred == [2])
        let failing = try self.host(["exit 69"])
        #expect(
            failure { _ = try failing.names(HostRequest(action: .layout)) }.hasPrefix(
                "69 before a view was shown, the host could not begin"))
    }

    @Test("What makes no sense") func nonsense() throws {
        let (views, begin) = (try Self.line(.views(names: ["A"])), try Self.line(.begin))
        let words = "70 the host's answer makes no sense; does the view's code write into it?"
        let lines: [[String]] = [
            ["words"], [begin], [views, begin, begin], [views, try Self.end()],
            [views, begin, try Self.end(), begin], [views, begin, try Self.line(.image(url: "u"))],
            [views, begin, try Self.end(), try Self.line(.views(names: ["B"]))], [views, begin, try Self.end([5])],
        ]
        for lines in lines {
            let host = try host([say(lines)])
            #expect(failure { _ = try host.run(HostRequest(action: .layout)) } == words, "\(lines)")
        }
        let host = try host([say([begin])])
        #expect(failure { _ = try host.names(HostRequest(action: .layout)) } == words)
        let none = try self.host([say([try Self.line(.views(names: []))])])
        #expect(
            failure { _ = try none.run(HostRequest(action: .layout)) }
                == "64 the file's previews are behind conditions that do not hold here; name a view with --view")
    }

    @Test("Pictures go where the user said, and nowhere else") func pictures() throws {
        // The shortest SVG that is whole.
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n"
        let (views, begin) = (try Self.line(.views(names: ["A"])), try Self.line(.begin))
        var request = HostRequest(action: .render)
        request.formats = [.svg]
        var host = try host([
            say([views, begin, try Self.end([svg.utf8.count])]) + "printf '%s\\n' '\(svg.dropLast())'"
        ])
        host.destination = try RenderDestination(outputs: [folder.path + "/"], formats: [.svg])
        #expect(try results(host, request) == ["A: - [\"\(folder["A.svg"])\"]"] || folder.text(of: "A.svg") == svg)
        host = try self.host([say([views, begin, try Self.end([0])])])
        host.destination = try RenderDestination(outputs: [folder.path + "/"], formats: [.svg])
        #expect(try results(host, request) == ["A: -"], "one that could not be drawn has no bytes")
        host = try self.host([say([views, begin, try Self.end([5])]) + "echo abcd"])
        host.destination = try RenderDestination(outputs: [folder.path + "/"], formats: [.svg])
        #expect(
            failure { _ = try host.run(request) }.hasPrefix("70 the host's answer makes no sense"),
            "no picture of the format")
        host = try self.host([
            say([views, begin, try Self.end([svg.utf8.count])]) + "printf '%s\\n' '\(svg.dropLast())'"
        ])
        host.destination = try RenderDestination(outputs: [folder["none/"]], formats: [.svg])
        #expect(
            try results(host, request) == ["A: - 73 cannot write '\(folder["none/A.svg"])': No such file or directory"])
        var deliveries: [String] = []
        host = try self.host([
            say([views, begin, try Self.end([svg.utf8.count])]) + "printf '%s\\n' '\(svg.dropLast())'"
        ])
        host.destination = try RenderDestination(outputs: [folder.path + "/"], formats: [.svg])
        host.receive = { result, delivery in
            deliveries.append("\(result.name) \(delivery.pictures.map(\.count)) \(delivery.done)/\(delivery.total)")
        }
        #expect(try results(host, request) == ["A: -"] && deliveries == ["A [\(svg.utf8.count)] 1/1"])
    }
}
