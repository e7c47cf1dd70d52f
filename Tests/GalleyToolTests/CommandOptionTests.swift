import ArgumentParser
import Foundation
import GalleyFormats
import GalleyProtocol
import Testing

@testable import galley

/// Values at the edges of what each command takes, and what goes together: docs/cli.md and each command's help. A command line is read once
/// for each command, and its values are changed: reading takes a tenth of a second.
@Suite("Commands' options")
struct CommandOptionTests {
    /// Whether a command is taken once something of it is changed.
    private func takes<Command: ParsableArguments>(_ command: Command, _ change: (inout Command) throws -> Void) -> Bool
    {
        var command = command
        do {
            try change(&command)
            try command.validate()
            return true
        } catch {
            return false
        }
    }

    private func edges<Command: ParsableArguments, Value>(
        _ command: Command, _ path: WritableKeyPath<Command, Value>, _ taken: [Value], not refused: [Value],
        at place: SourceLocation = #_sourceLocation
    ) {
        for value in taken { #expect(takes(command) { $0[keyPath: path] = value }, "\(value)", sourceLocation: place) }
        for value in refused {
            #expect(!takes(command) { $0[keyPath: path] = value }, "\(value)", sourceLocation: place)
        }
    }

    @Test("Numbers of servers") func servers() throws {
        let serve = try ServeCommand.parse(["A.swift"])
        #expect(takes(serve) { _ in })
        edges(serve, \.sessions, [1], not: [0])
        edges(serve, \.workers, [1, nil], not: [0])
        edges(serve, \.events, [1], not: [0])
        edges(serve, \.mostMessage, [1024], not: [1023])
        edges(serve, \.sessionMemory, [1], not: [0])
        for path in [\ServeCommand.idle, \.keep, \.timeLimit] { edges(serve, path, [0.1, 1e9], not: [0, 1.1e9]) }
        edges(serve, \.drain, [0, 1e9], not: [-0.1, 1.1e9])
        edges(
            serve, \.origins, [["https://a.b"], ["http://a:80", "https://b"]],
            not: [
                ["a.b"], ["ftp://a.b"], ["https://"], ["https://a.b/c"], ["https://a.b?c"], ["https://a", "b"],
            ])
        #expect(takes(serve) { $0.options.limits.sandbox = true } && takes(serve) { $0.noSandbox = true })
        #expect(!takes(serve) { ($0.noSandbox, $0.options.limits.sandbox) = (true, true) })
        #expect(!takes(serve) { $0.options.variants.appearance = [[true, false]] })
        let many = try ServerOptions.parse([])
        edges(many, \.idleConnections, [1], not: [0])
        edges(many, \.allowedHosts, [["a.b"]], not: [[""], ["a/b"], ["a:1"], ["a b"]])
        edges(try ListenOptions.parse([]), \.port, [0, 65_535, nil], not: [-1, 65_536])
        let images = try ServeImagesCommand.parse(["A.swift"])
        edges(images, \.workers, [1, nil], not: [0])
        for path in [\ServeImagesCommand.queue, \.imageSize, \.mostPixels, \.mostNodes, \.mostDepth] {
            edges(images, path, [1], not: [0])
        }
        for path in [\ServeImagesCommand.mostCharacters, \.maxAge, \.cacheSize] { edges(images, path, [0], not: [-1]) }
        for path in [\ServeImagesCommand.timeLimit, \.imageTime] { edges(images, path, [0.1], not: [0]) }
        #expect(
            !takes(images) { $0.options.data = "d" } && !takes(images) { $0.options.variants.locale = [["de", "en"]] })
        #expect(takes(images) { $0.options.variants.locale = [["de"]] })
        let playground = try PlaygroundCommand.parse([])
        edges(playground, \.workers, [1, nil], not: [0])
        edges(playground, \.queue, [1], not: [0])
        edges(playground, \.timeout, [0.1], not: [0, .infinity])
        edges(playground, \.memory, [512], not: [511])
        let mcp = try MCPCommand.parse([])
        edges(mcp, \.pictureBytes, [1000], not: [999])
        edges(mcp, \.timeout, [0.1, 1e6], not: [0, 1_000_001])
        edges(mcp, \.memory, [64, 1 << 24], not: [63, 1 << 24 + 1])
        let lsp = try LSPCommand.parse([])
        edges(lsp, \.timeout, [0.1, 1e6], not: [0, 1_000_001])
        edges(lsp, \.memory, [64, 1 << 24], not: [63, 1 << 24 + 1])
        edges(lsp, \.pause, [0, 60_000], not: [-1, 60_001])
        #expect(!takes(lsp) { $0.readable = ["."] } && takes(lsp) { ($0.readable, $0.sandbox) = (["."], true) })
        edges(try PlayCommand.parse(["A.swift"]), \.session.idle, [0.1, 1e6], not: [0, 1_000_001])
    }

    /// Words that options of some groups take, and do not.
    @Test("Words at the edges") func words() throws {
        func takes<Group: ParsableArguments>(
            _ group: Group.Type, _ option: String, _ taken: [String], not refused: [String]
        ) {
            for word in taken { #expect((try? group.parse(["\(option)=\(word)"])) != nil, "\(option) \(word)") }
            for word in refused { #expect((try? group.parse(["\(option)=\(word)"])) == nil, "\(option) \(word)") }
        }
        takes(LimitOptions.self, "--timeout", ["0.1", "1"], not: ["0", "-1", "1e3", "inf"])
        takes(LimitOptions.self, "--memory", ["64", "16777216"], not: ["63", "16777217", "1.5"])
        takes(ScaleOptions.self, "--scale", ["0.1", "3"], not: ["0", "-1"])
        takes(FileOptions.self, "--quality", ["0", "100"], not: ["-1", "101"])
        takes(FileOptions.self, "--threads", ["1", "256"], not: ["0", "257"])
        takes(FileOptions.self, "--png", ["fast", "balanced", "small"], not: ["tiny"])
        takes(DocumentOptions.self, "--effects-dpi", ["36", "1200"], not: ["35", "1201"])
        takes(DocumentOptions.self, "--created", ["2026-11-22", "2026-11-22T10:00:00Z"], not: ["2026", "now"])
        takes(DocumentOptions.self, "--language", ["en", "de-CH"], not: ["12"])
        takes(SizeOptions.self, "--sizes", ["320x,x480,390x844,ideal"], not: ["320", "320x,", "0x", "x0"])
        takes(VariantOptions.self, "--locale", ["de", "de_DE", "pseudo", "zh-Hans_CN,de"], not: ["xx", "de/", "de,"])
        takes(VariantOptions.self, "--dynamic-type", ["xSmall", "ACCESSIBILITY5,large"], not: ["huge", "large,"])
        takes(VariantOptions.self, "--appearance", ["light", "dark", "both", "light,dark"], not: ["grey"])
        takes(VariantOptions.self, "--layout-direction", ["ltr", "rtl"], not: ["up"])
        func taken(_ words: String...) -> Bool { (try? SourceOptions.parse(["A.swift"] + words)) != nil }
        for words in [["--settle=0"], ["--size=0.5x2"], ["--size=ideal"], ["--swift-version=5"], ["--swift-version=6"]]
        {
            #expect((try? SourceOptions.parse(["A.swift"] + words)) != nil, "\(words)")
        }
        for words in [
            "--settle=-0.1", "--settle=inf", "--size=0x1", "--swift-version=4", "--now=2025-06-09", "--device=Phone",
        ] {
            #expect((try? SourceOptions.parse(["A.swift", words])) == nil, "\(words)")
        }
        #expect(taken("--now=2025-06-09T10:00:00Z"))
    }

    @Test("What of a view's source goes together") func sources() throws {
        let options = try SourceOptions.parse(["A.swift"])
        #expect(takes(options) { $0.preview = "B" } && !takes(options) { ($0.preview, $0.view) = ("B", "C") })
        #expect(
            takes(options) { ($0.data, $0.view) = ("d", "C") } && !takes(options) { ($0.preview, $0.data) = ("B", "d") }
        )
        #expect(!takes(options) { ($0.preview, $0.everyDecodable) = ("B", true) })
        let phone = Device(argument: "iPhone 16")
        #expect(takes(options) { $0.device = phone } && !takes(options) { ($0.device, $0.size) = (phone, .ideal) })
        #expect(!takes(options) { $0.assets = ["/no such folder"] } && takes(options) { $0.assets = ["/tmp"] })
        #expect(!takes(options) { ($0.chrome, $0.size) = (true, .ideal) } && takes(options) { $0.chrome = true })
        let check = try CheckCommand.parse(["A.swift"])
        #expect(takes(check) { $0.layout = "B" } && !takes(check) { ($0.layout, $0.lint) = ("B", true) })
        #expect(
            takes(check) { ($0.lint, $0.options.view) = (true, "B") }
                && !takes(check) { ($0.layout, $0.options.view) = ("B", "C") })
        for change in [{ $0.options.size = .ideal }, { $0.options.device = phone }] as [(inout CheckCommand) -> Void] {
            #expect(
                takes(check, change)
                    && !takes(check) { command in
                        change(&command)
                        command.sizes.sizes = "3x"
                    })
        }
        let snapshots = try SnapshotsCommand.parse(["A.swift"])
        #expect(!takes(snapshots) { $0.options.input.paths = ["-"] })
        #expect(takes(snapshots) { ($0.options.input.paths, $0.references) = (["-"], "d") })
        let play = try PlayCommand.parse(["A.swift"])
        #expect(takes(play) { $0.script = "-" } && !takes(play) { ($0.script, $0.options.input.paths) = ("-", ["-"]) })
        #expect(
            takes(play) { $0.options.input.paths = ["-"] }
                && !takes(play) { ($0.session.detach, $0.options.input.paths) = (true, ["-"]) })
        #expect(
            !takes(play) { $0.options.variants.appearance = [[true, false]] }
                && takes(play) { $0.session.detach = true })
        let preview = try PreviewCommand.parse(["A.swift"])
        #expect(
            !takes(preview) { $0.options.input.paths = ["-"] }
                && !takes(preview) { $0.options.variants.locale = [["de", "en"]] })
        #expect(takes(preview) { $0.options.variants.locale = [["de"]] })
        let explain = try ExplainCommand.parse(["A.swift"])
        edges(explain, \.at, ["1,2", "-1, 0.5", nil], not: ["1", "1,2,3", "a,b", "inf,1"])
        edges(explain, \.whatIf, [["size=3x"], ["a on B"]], not: [["x"]])
        #expect(takes(explain) { $0.find = "B" } && !takes(explain) { ($0.find, $0.at) = ("B", "1,2") })
        #expect(!takes(explain) { $0.format = .svg } && takes(explain) { ($0.format, $0.curve) = (.svg, .width) })
        #expect(!takes(explain) { $0.places = true } && takes(explain) { ($0.places, $0.format) = (true, .json) })
        for change in [{ $0.curve = .width }, { $0.diff = "o" }, { $0.whatIf = ["size=3x"] }]
            as [(inout ExplainCommand) -> Void]
        {
            #expect(
                takes(explain, change)
                    && !takes(explain) { command in
                        (command.places, command.format) = (true, .json)
                        change(&command)
                    })
        }
        #expect(!takes(explain) { ($0.whatIf, $0.diff) = (["size=3x"], "o") })
    }

    @Test("Formats and what they heed") func formats() throws {
        let render = try RenderCommand.parse(["A.swift"])
        func draws(_ outputs: [String], _ change: (inout RenderCommand) -> Void = { _ in }) -> Bool {
            takes(render) { command in
                command.output = outputs
                change(&command)
            }
        }
        #expect(draws(["a.webp"]) { $0.file.quality = 3 } && !draws(["a.png"]) { $0.file.quality = 3 })
        #expect(draws(["a.png"]) { $0.file.png = .small } && !draws(["a.svg"]) { $0.file.png = .small })
        #expect(draws(["a.png"]) { $0.file.threads = 2 } && !draws(["a.svg"]) { $0.file.threads = 2 })
        #expect(
            draws(["a.png"]) { $0.file.colorSpace = .displayP3 }
                && !draws(["a.svg"]) { $0.file.colorSpace = .displayP3 })
        #expect(draws(["a.svg"]) { $0.file.colorSpace = .sRGB } && draws(["a.svg"]) { $0.file.svgText = .embedded })
        #expect(!draws(["a.pdf"]) { $0.file.svgText = .embedded } && draws(["a.svg", "a.png"]) { $0.file.threads = 2 })
        let frames = try #require(FrameRange("0...1@10"))
        #expect(
            draws(["a.gif"]) { $0.frames = frames } && !draws(["a.svg"]) { $0.frames = frames } && draws(["a.gif"])
                && !draws(["a.mp4"]))
        #expect(
            draws(["a.mp4"]) { $0.frames = frames }
                && draws(["a.gif"]) { ($0.frames, $0.options.limits.sandbox) = (frames, true) })
        #expect(!draws(["a.mp4"]) { ($0.frames, $0.options.limits.sandbox) = (frames, true) } && !draws(["a/", "b/"]))
        #expect(
            draws(["a.pdf"]) { $0.document.pdfStandard = [.a4] }
                && !draws(["a.png"]) { $0.document.pdfStandard = [.a4] })
        #expect(
            takes(render) { $0.watch = true } && !takes(render) { ($0.watch, $0.options.input.paths) = (true, ["-"]) })
        let document = try DocumentOptions.parse([])
        #expect(
            takes(document) { ($0.pdfStandard, $0.pdfTags) = ([.a4], false) }
                && !takes(document) { ($0.pdfStandard, $0.pdfTags) = ([.ua1], false) })
        #expect(
            takes(document) { $0.pdfStandard = [.a2a, .ua1] } && !takes(document) { $0.pdfStandard = [.a4, .ua1] })
        let batch = try BatchCommand.parse(["A.swift", "--stdin"])
        edges(batch, \.workers, [1, nil], not: [0])
        edges(batch, \.mostFailures, [1, nil], not: [0])
        edges(batch, \.format, [[.gif], []], not: [[.mp4], [.png, .mp4]])
        #expect(!takes(batch) { $0.isFilter = false } && !takes(batch) { $0.options.data = "d" })
        #expect(
            !takes(batch) { ($0.isFilter, $0.options.data) = (false, "d") }
                && takes(batch) { ($0.isFilter, $0.options.data, $0.output) = (false, "d", ["a.png"]) })
        #expect(
            takes(batch) { $0.retry = true } && takes(batch) { $0.restart = true }
                && !takes(batch) { ($0.retry, $0.restart) = (true, true) })
        #expect(
            takes(batch) { ($0.document.pdfStandard, $0.output) = ([.a4], ["a.PDF"]) }
                && !takes(batch) { ($0.document.pdfStandard, $0.output) = ([.a4], ["a.png"]) })
        #expect(
            takes(batch) { ($0.document.pdfStandard, $0.format) = ([.a4], [.pdf]) }
                && !takes(batch) { $0.document.pdfStandard = [.a4] })
        #expect(
            !takes(batch) { $0.options.variants.locale = [["de", "en"]] }
                && takes(batch) { $0.options.variants.locale = [["de"]] })
        let build = try BuildCommand.parse(["A.swift", "-o", "b"])
        #expect(
            takes(build) { $0.options.view = "C" } && takes(build) { $0.options.ios = 18 }
                && takes(build) { $0.options.variants.locale = [["de"]] })
        let drawn: [(inout BuildCommand) -> Void] = [
            { $0.options.preview = "C" }, { $0.options.size = .ideal }, { $0.options.data = "d" },
            { $0.options.chrome = true },
            { $0.options.variants.appearance = [[true]] }, { $0.options.variants.dynamicType = [[.large]] },
            { $0.options.variants.layoutDirection = [[.rightToLeft]] },
            { $0.options.device = Device(argument: "iPhone 16") },
            { $0.options.now = .now }, { $0.options.input.paths = ["-"] },
            { $0.options.variants.locale = [["de", "en"]] },
        ]
        for (index, change) in drawn.enumerated() { #expect(!takes(build, change), "\(index)") }
    }

    @Test("What holds without an option") func standard() throws {
        func parsed<Command: ParsableCommand>(_ line: String, as type: Command.Type = Command.self) throws -> Command {
            try Command.parse(line.split(separator: " ").dropFirst().map(String.init))
        }
        let serve: ServeCommand = try parsed("serve A.swift")
        #expect(serve.listen.host == "127.0.0.1" && serve.listen.port == nil && serve.server.idleConnections == 256)
        #expect(serve.sessions == 500 && serve.workers == nil && serve.idle == 1800 && serve.keep == 180)
        #expect(
            serve.events == 200 && serve.mostMessage == 16_384 && serve.sessionMemory == 64 && serve.timeLimit == 10)
        #expect(serve.drain == 5 && !serve.noSandbox && serve.origins.isEmpty)
        let images: ServeImagesCommand = try parsed("serve-images A.swift")
        #expect(images.queue == 64 && images.timeLimit == 10 && images.scale == nil && images.mostPixels == 16_777_216)
        #expect(images.mostNodes == 20_000 && images.mostDepth == 500 && images.mostCharacters == 20_000)
        #expect(images.maxAge == 3600 && images.cacheSize == 64 && images.imageTime == 3 && images.imageSize == 5)
        #expect(!images.privateImages && !images.lenient && !images.opaque && images.sign == nil)
        let playground: PlaygroundCommand = try parsed("playground")
        #expect(
            playground.queue == 64 && playground.timeout == 10 && playground.memory == 1024 && playground.site == nil)
        let mcp: MCPCommand = try parsed("mcp")
        #expect(mcp.pictureBytes == 400_000 && mcp.timeout == 60 && mcp.memory == 4096 && !mcp.noSandbox)
        let lsp: LSPCommand = try parsed("lsp")
        #expect(lsp.timeout == 60 && lsp.memory == 4096 && lsp.pause == 120 && !lsp.sandbox && !lsp.noLint)
        let render: RenderCommand = try parsed("render A.swift")
        #expect(!render.opaque && !render.json && !render.watch && render.frames == nil && render.output.isEmpty)
        let file = render.file.settings(on: nil)
        #expect(file.scale == 1 && file.quality == nil && file.encodingThreads == 1 && file.pngEncoding == .balanced)
        #expect(file.colorSpace == .sRGB && file.svgText == .outlines)
        let pdf = render.document.settings
        #expect(pdf.isTagged && pdf.hasOutline && pdf.effectsDPI == 300 && pdf.standards.isEmpty && pdf.title == nil)
        #expect(pdf.author == nil && pdf.language == nil && pdf.creationDate == nil)
        let play: PlayCommand = try parsed("play A.swift")
        #expect(play.session.idle == 1800 && !play.session.detach && !play.realTime && !play.keepGoing && !play.json)
        let explain: ExplainCommand = try parsed("explain A.swift")
        #expect(explain.format == .text && !explain.all && !explain.engine && !explain.places && explain.curve == nil)
        let snapshots: SnapshotsCommand = try parsed("snapshots A.swift")
        #expect(snapshots.tolerance == 0 && snapshots.format == .text && snapshots.record == nil)
        let batch: BatchCommand = try parsed("batch A.swift --stdin")
        #expect(
            !batch.retry && !batch.restart && !batch.opaque && !batch.json && batch.workers == nil && batch.shard == nil
        )
        let lint: LintCommand = try parsed("lint A.swift")
        #expect(lint.format == .text && !lint.leavesOutNotes)
        let check: CheckCommand = try parsed("check A.swift")
        #expect(check.format == .text && !check.json && !check.lint && !check.watch && check.layout == nil)
    }

    @Test("What files and documents are made with") func files() throws {
        let line =
            "render A.swift -o a.png -o a.svg -o a.pdf -o a.webp --quality 70 --png small --threads 4 --color-space p3 "
            + "--svg-text embedded --scale 2 --title T --author B --language de-CH --created 1970-01-02 --pdf-standard a-4 "
            + "--no-bookmarks --effects-dpi 150"
        let render = try RenderCommand.parse(line.split(separator: " ").dropFirst().map(String.init))
        let file = render.file.settings(on: Device(argument: "iPhone 16"))
        #expect(file.scale == 2 && file.quality == 70 && file.encodingThreads == 4 && file.pngEncoding == .small)
        #expect(file.colorSpace == .displayP3 && file.svgText == .embedded)
        let pdf = render.document.settings
        #expect(pdf.title == "T" && pdf.author == "B" && pdf.language == "de-CH" && pdf.creationDate == 86_400)
        #expect(pdf.standards == [.a4] && pdf.isTagged && !pdf.hasOutline && pdf.effectsDPI == 150)
        let time = try RenderCommand.parse(["A.swift", "--created", "1970-01-02T00:00:01Z"])
        #expect(time.document.created == 86_401)
        #expect(time.file.settings(on: Device(argument: "iPhone 16")).scale == 3, "a device's own")
    }
}
