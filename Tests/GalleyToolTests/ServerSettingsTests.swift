import ArgumentParser
import GalleyProtocol
import Testing

@testable import galley

/// What serving commands hand to the program that serves: docs/server.md, docs/serve.md and docs/cli.md.
@Suite("Settings of servers")
struct ServerSettingsTests {
    private func parsed<Command: ParsableCommand>(_ line: String, as type: Command.Type) throws -> Command {
        try Command.parse(line.split(separator: " ").dropFirst().map(String.init))
    }

    private static let worker = ServerSettings.Worker(
        path: "host", arguments: ["a"], environment: ["GALLEY_SIGNING_KEY": "secret", "B": "c"],
        request: HostRequest(action: .render), memory: 9)

    @Test("Pictures") func images() throws {
        let line =
            "serve-images A.swift --host 0.0.0.0 --port 81 --workers 2 --queue 3 --time-limit 4 --most-pixels 5 "
            + "--most-nodes 6 --most-depth 7 --most-characters 8 --max-age 9 --cache-size 10 --image-host a.b --image-time 11 "
            + "--image-size 12 --private-images --lenient --idle-connections 13 --allow-host c.d"
        let settings = try parsed(line, as: ServeImagesCommand.self).settings(Self.worker, [1, 2], "/a.png")
        #expect(
            settings.listen.host == "0.0.0.0" && settings.listen.port == 81 && settings.listen.allowedHosts == ["c.d"])
        #expect(settings.listen.mostIdleConnections == 13 && settings.workers == 2 && settings.mostWaiting == 3)
        #expect(settings.timeLimit == 4 && settings.limits.pixels == 5 && settings.limits.nodes == 6)
        #expect(settings.limits.depth == 7 && settings.limits.characters == 8 && settings.mostAge == 9)
        #expect(settings.cacheBytes == 10 << 20 && settings.signingKey == [1, 2] && !settings.isStrict)
        #expect(settings.images.hosts == ["a.b"] && settings.images.time == 11 && settings.images.mostBytes == 12 << 20)
        #expect(settings.images.allowsPrivateAddresses && settings.target == "/a.png")
        #expect(settings.worker.environment == ["B": "c"], "the views' code does not learn the key")
        #expect(settings.worker.memory == 9 && settings.worker.path == "host")
        let plain = try parsed("serve-images A.swift", as: ServeImagesCommand.self).settings(Self.worker, nil, nil)
        #expect(plain.listen.port == 8080 && plain.workers == nil && plain.mostWaiting == 64 && plain.timeLimit == 10)
        #expect(plain.limits.pixels == 16_777_216 && plain.limits.nodes == 20_000 && plain.limits.depth == 500)
        #expect(plain.limits.characters == 20_000 && plain.mostAge == 3600 && plain.cacheBytes == 64 << 20)
        #expect(plain.isStrict && plain.images.time == 3 && plain.images.mostBytes == 5 << 20)
        #expect(!plain.images.allowsPrivateAddresses && plain.signingKey == nil && plain.target == nil)
    }

    @Test("Pages for many people") func pages() throws {
        let line =
            "serve A.swift B.swift --port 82 --origin https://a.b --workers 2 --sessions 3 --idle 4 --keep 5 --events 6 "
            + "--most-message 2000 --time-limit 7 --drain 8"
        let settings = try parsed(line, as: ServeCommand.self).settings(Self.worker)
        #expect(
            settings.title == "A.swift, B.swift" && settings.listen.port == 82 && settings.origins == ["https://a.b"])
        #expect(settings.workers == 2 && settings.mostSessions == 3 && settings.idleTime == 4 && settings.keepTime == 5)
        #expect(settings.mostEvents == 6 && settings.mostMessageBytes == 2000 && settings.timeLimit == 7)
        #expect(settings.drainTime == 8 && settings.worker.path == "host")
    }

    /// docs/serve.md: the sandbox is on, and `--no-sandbox` lets the views' code do what you can do. What may be read in a sandbox
    /// is taken for one alone; the file that is asked for is not there, so that nothing is ever served.
    @Test("Views are shut in unless that is declined", .enabled(if: Sandbox.fault == nil)) func shutIn() throws {
        let line = "serve /nowhere/Card.swift --allow-read /"
        let (shut, open) = try (
            parsed(line, as: ServeCommand.self), parsed(line + " --no-sandbox", as: ServeCommand.self)
        )
        #expect(failure { try shut.run() }.hasPrefix("66 there is no file '/nowhere/Card.swift'"))
        #expect(failure { try open.run() }.hasPrefix("64 --allow-read says what may be read with --sandbox"))
    }

    @Test("The playground") func playground() throws {
        let line = "playground --port 83 --workers 2 --queue 3 --timeout 4 --memory 600 --site /a/../b"
        let settings = try parsed(line, as: PlaygroundCommand.self).settings(Installation(folder: "/f"))
        #expect(settings.galley == "/f/galley" && settings.listen.port == 83 && settings.workers == 2)
        #expect(settings.mostWaiting == 3 && settings.seconds == 4 && settings.memory == 600 && settings.site == "/b")
        let plain = try parsed("playground", as: PlaygroundCommand.self).settings(Installation(folder: "/f"))
        #expect(plain.workers == nil && plain.mostWaiting == 64 && plain.seconds == 10 && plain.memory == 1024)
        #expect(plain.site == nil && plain.listen.port == 8080)
    }

    @Test("The parts of an installation") func installation() throws {
        let folder = try ScratchFolder()
        let installation = Installation(folder: folder["bin"])
        #expect(
            installation.parts.map { folder.plain($0.path) } == [
                "FOLDER/bin/libGalleyRuntime.so", "FOLDER/bin/galley-host", "FOLDER/bin/galley-web",
                "FOLDER/bin/GalleyMacros-tool", "FOLDER/bin/galley-syntax",
                "FOLDER/bin/Modules/Galley.swiftmodule", "FOLDER/bin/CModules/module.modulemap",
                "FOLDER/bin/libGalleyFoundation.a",
            ])
        #expect(installation.runningParts.map(\.use) == ["Galley's runtime", "runs compiled views"])
        #expect(installation.identity == "none" && !installation.hasCompilingParts && installation.sources == nil)
        #expect(
            failure { try installation.check() }.hasPrefix("69 '\(folder["bin"])' draws what galley build has made"))
        let lacks = { (name: String, use: String) in
            "69 a part of Galley is missing: '\(folder["bin"])/\(name)' (\(use)); build it with `make build`"
        }
        #expect(failure { try installation.check(compiles: false) } == lacks("libGalleyRuntime.so", "Galley's runtime"))
        try folder.write("", to: "bin/libGalleyRuntime.so")
        try folder.write("", to: "bin/galley-host")
        #expect(failure { try installation.check(compiles: false) } == "no failure")
        try folder.write("", to: "bin/Modules/Galley.swiftmodule")
        #expect(failure { try installation.check() } == lacks("galley-web", "galley preview, serve, serve-images"))
        #expect(installation.identity.hasPrefix("\(folder["bin"])/libGalleyRuntime.so 0 "))
        try folder.write("", to: "Sources/galley/Main/GalleyCommand.swift")
        #expect(Installation(folder: folder["a/b/bin"]).sources == folder.path)
    }
}
