import ArgumentParser
import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import galley

/// Views on their way through the host: what it is asked by which options, and what comes of its answers (docs/cli.md).
/// The views are those of a built folder, so that nothing is compiled.
@Suite("Views of a built folder, drawn", .enabled(if: BuiltHost.isThere))
struct BuiltRunTests {
    /// A host that lays out each of its views as its name.
    private func host(_ views: [String], _ change: (inout BuiltViews.Manifest) -> Void = { _ in }) throws -> BuiltHost {
        let host = try BuiltHost(views, change)
        var events: [HostEvent] = []
        for name in views {
            var result = HostResult(name: name)
            result.layout = "layout of \(name)\n"
            result.size = [3, 4]
            events += [.begin, .end(result)]
        }
        try host.write(events, to: "all")
        try host.folder.write("cat all\n", to: "run.sh")
        return host
    }

    private func run(_ host: BuiltHost, _ change: (inout SourceOptions) throws -> Void = { _ in }) throws -> [String] {
        let options = try host.options(change)
        return try ShownFile(options).run(options.request(.layout)).results.map { "\($0.name) \($0.layout ?? "-")" }
    }

    @Test("What the folder brings along, and what options add") func requests() throws {
        let host = try host(["A", "B"]) { manifest in
            (manifest.assetFolders, manifest.symbolFolders) = (["assets/0"], ["symbols/0"])
            (manifest.fonts, manifest.bundle) = (["fonts/0-One.ttf"], "bundle")
        }
        #expect(try run(host) == ["A layout of A\n", "B layout of B\n"])
        let plain = try #require(host.requests.first)
        #expect(plain.assetFolders == [host.folder["built/assets/0"]] && plain.only == nil && plain.data == nil)
        #expect(plain.symbolFolders == [host.folder["built/symbols/0"]] && plain.bundle == host.folder["built/bundle"])
        #expect(plain.fonts == [host.folder["built/fonts/0-One.ttf"]] && plain.look == .ios18 && !plain.hasRows)
        #expect(plain.action == .layout && plain.skip == 0 && plain.deferred.isEmpty)
        let start = try #require(host.starts.first)
        #expect(start.hasPrefix("FOLDER/built/shown.so|--beside|") && start.contains("|--beside|"))
        _ = try run(host) { ($0.assets, $0.symbols, $0.look) = (["/tmp"], ["/usr"], .ios26) }
        let given = try #require(host.requests.last)
        #expect(given.assetFolders == ["/tmp", host.folder["built/assets/0"]] && given.look == .ios26)
        #expect(given.symbolFolders == ["/usr", host.folder["built/symbols/0"]])
        #expect(host.requests.count == 2, "names are asked for where they are needed")
    }

    @Test("Which views are meant") func chosen() throws {
        let host = try host(["Card", "Card dark", "Row"]) { $0.decodable = ["Card"] }
        func only(preview: String? = nil, view: String? = nil) throws -> [Int]? {
            let options = try host.options { ($0.preview, $0.view) = (preview, view) }
            return try ShownFile(options).prepare(options.request(.layout)).worker.request.only
        }
        #expect(try only() == nil && only(preview: "Row") == [2] && only(preview: "Card d") == [1])
        #expect(try only(view: "Row") == [2] && only(view: "Card()") == [0])
        #expect(host.requests.count == 4 && host.requests.allSatisfy { $0.count == 0 && $0.action == .layout })
        #expect(failure { _ = try only(preview: "X") }.hasPrefix("64 there is no preview 'X'"))
        let wrong = failure { _ = try only(view: "Text(1)") }
        #expect(wrong.hasPrefix("64 '\(host.folder["built"])' shows 'Card', 'Card dark', 'Row'; an expression needs"))
    }

    @Test("Views that are made from data") func data() throws {
        let one = try host(["Card"]) { $0.decodable = ["Card"] }
        try one.folder.write("{\"a\":1}", to: "d.json")
        _ = try run(one) { $0.data = one.folder["d.json"] }
        #expect(one.requests.last?.data?.text == "{\"a\":1}" && one.requests.last?.only == nil)
        #expect(one.starts.last?.hasPrefix("FOLDER/built/decoding.so|") == true)
        let two = try host(["Card", "Row"]) { $0.decodable = ["Card", "Row"] }
        try two.folder.write("{}", to: "d.json")
        let path = two.folder["d.json"]
        _ = try run(two) { ($0.data, $0.view) = (path, "Row") }
        #expect(two.requests.last?.only == [1])
        #expect(
            failure { _ = try run(two) { $0.data = path } }
                == "64 several views are Decodable (Card, Row); name the one for --data with --view")
        #expect(
            failure { _ = try run(two) { ($0.data, $0.view) = (path, "X") } }.hasSuffix(
                "from data; it can be Card, Row"))
        _ = try run(two) { $0.everyDecodable = true }
        #expect(two.requests.last?.only == nil)
    }

    @Test("How workers are started") func workers() throws {
        let host = try host(["A"]) { $0.fonts = ["f.ttf"] }
        let options = try host.options { $0.limits.memory = 99 }
        let prepared = try ShownFile(options).prepare(options.request(.render))
        let worker = prepared.worker
        #expect(worker.path == host.folder["built/galley-host"] && worker.memory == 99 && worker.request.hasRows)
        #expect(worker.arguments.first == host.folder["built/shown.so"] && prepared.home == nil)
        #expect(worker.request.fonts == [host.folder["built/f.ttf"]] && worker.request.deferred.isEmpty)
        #expect(worker.environment["SWIFT_BACKTRACE"] == "enable=no" && host.requests.isEmpty)
        guard Sandbox.fault == nil else { return }
        let shut = try host.options { ($0.limits.sandbox, $0.limits.readable) = (true, ["/usr/share"]) }
        let confined = try ShownFile(shut).prepare(shut.request(.render)).worker
        let places = confined.arguments.drop { $0 != "--sandbox" }
        #expect(places.contains("read:\(host.folder["built"])") && places.contains("read:/usr/share"))
        #expect(places.contains("read:\(host.folder["built/shown.so"])") && confined.environment["PATH"] == nil)
    }

    /// A provider that crashes would take the others with it, each time that the views are made.
    @Test("Providers that crash while they are made are made later, where there are several") func deferred() throws {
        func prepared(_ providers: Int) throws -> (deferred: [Int], asked: [[Int]]) {
            let provider = #"{"name":"P","line":1,"access":"internal"}"#
            let list = Array(repeating: provider, count: providers).joined(separator: ",")
            let text = "{\"views\":[],\"previews\":[],\"providers\":[\(list)],\"apps\":[]}"
            let survey = try JSONDecoder().decode(SourceSurvey.self, from: Data(text.utf8))
            let host = try BuiltHost(["A", "B"]) { $0.survey = survey }
            // It ends while it makes the third.
            try host.write([.making(place: 0), .making(place: 2)], to: "views")
            let options = try host.options()
            let worker = try ShownFile(options).prepare(options.request(.render)).worker
            return (worker.request.deferred, host.requests.map(\.deferred))
        }
        let two = try prepared(2)
        #expect(two.deferred == [2] && two.asked == [[], [2]])
        let one = try prepared(1)
        #expect(one.deferred == [] && one.asked == [])
    }

    @Test("The home of a scenario, and what may be read") func homes() throws {
        let host = try host(["A"])
        try host.folder.write("{\"files\": {\"a.txt\": \"b\"}}", to: "s.json")
        _ = try run(host) { $0.scenario = try GivenScenario(host.folder["s.json"]) }
        #expect(host.starts.last?.hasPrefix("FOLDER/built/shown.so|") == true)
        #expect(host.starts.last?.contains("|/tmp/galley-home-") == true)
        let options = try host.options { $0.limits.readable = ["/tmp"] }
        #expect(
            failure { _ = try ShownFile(options) }
                == "64 --allow-read says what may be read with --sandbox; without it everything may")
    }

    @Test("What was left out when it was built, and what --strict says of it") func strict() throws {
        let warned = try host(["A"]) { $0.survey.warning = "it was read as on Linux" }
        #expect(try run(warned) == ["A layout of A\n"])
        #expect(failure { _ = try run(warned) { $0.strict = true } } == "1 it was read as on Linux")
        let less = try host(["A"]) { manifest in
            let part = LeftOutFile.Part(
                kind: .declaration, name: "Row", line: 2, reason: "no such thing", reasonLine: 3, names: ["Row"],
                uses: nil)
            manifest.survey.leftOut = [LeftOutFile(file: "a.swift", isWhole: false, parts: [part])]
        }
        #expect(try run(less) == ["A layout of A\n"])
        #expect(failure { _ = try run(less) { $0.strict = true } }.hasPrefix("65 "))
    }

    @Test("What needs the source") func sources() throws {
        let host = try host(["A"])
        let options = try host.options()
        var file = try ShownFile(options)
        #expect(file.sources.isEmpty && file.module == nil)
        let change = WhatIf.Modifier(text: "bold()", isRemoved: false, subject: .kind("Text"))
        #expect(failure { try file.change(change, shown: []) }.hasPrefix("64 --what-if changes files and folders"))
        let words =
            "64 '\(host.folder["built"])' was made by galley build and holds no source; give what it was made of"
        let views = try ViewsCommand.parse([host.folder["built"]])
        #expect(failure { try views.run() } == words)
        let build = try BuildCommand.parse([host.folder["built"], "-o", host.folder["new"]])
        #expect(failure { try build.run() } == words)
        #expect(!FileManager.default.fileExists(atPath: host.folder["new"]))
    }

    @Test("The layout command asks for its format and for parts") func layouts() throws {
        let host = try BuiltHost(["A"])
        try host.write([.begin, .end(HostResult(name: "A"))], to: "all")
        try host.folder.write("cat all\n", to: "run.sh")
        try LayoutCommand.parse([host.folder["built"], "--quiet", "--all", "--format", "json"]).run()
        #expect(host.requests.last?.layoutFormat == .json && host.requests.last?.showsParts == true)
        try LayoutCommand.parse([host.folder["built"], "--quiet"]).run()
        #expect(host.requests.last?.layoutFormat == .tree && host.requests.last?.showsParts == false)
    }

    @Test("The render command's settings, and its pictures") func pictures() throws {
        let host = try BuiltHost(["A"])
        var result = HostResult(name: "A")
        let (first, second) = (BuiltHost.png("1"), Data("<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n".utf8))
        result.pictures = [first.count, second.count]
        try host.write([.begin, .end(result)], [first, second], to: "all")
        try host.folder.write("cat all\n", to: "run.sh")
        let line = [host.folder["built"], "--quiet", "-o", host.folder["a.png"], "-o", host.folder["b.svg"]]
        try RenderCommand.parse(line + ["--scale", "2", "--opaque", "--title", "T"]).run()
        #expect(FileManager.default.contents(atPath: host.folder["a.png"]) == first)
        #expect(FileManager.default.contents(atPath: host.folder["b.svg"]) == second)
        let request = try #require(host.requests.last)
        #expect(request.formats == [.png, .svg] && request.file.scale == 2 && request.file.isOpaque)
        #expect(request.file.pdf.title == "T" && request.frames == nil && request.action == .render)
        try RenderCommand.parse(line).run()
        #expect(host.requests.last?.file.scale == 1 && host.requests.last?.file.isOpaque == false)
        result.failure = .init(status: 70, message: "no")
        result.pictures = []
        try host.write([.begin, .end(result)], to: "all")
        #expect(failure { try RenderCommand.parse(line).run() } == "\(ExitCode(70))")
        #expect(
            failure { try RenderCommand.parse(Array(line.prefix(3)) + [host.folder["none/a.png"]]).run() }.hasPrefix(
                "73"))
    }
}
