import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// Where Galley's parts lie, and the fonts and symbols that `make setup` installs (docs/fonts.md, docs/deploy.md).
@Suite("Installed parts")
struct InstalledPartTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private static let parts = [
        "libGalleyRuntime.so", "galley-host", "galley-web", "GalleyMacros-tool", "galley-syntax",
        "Modules/Galley.swiftmodule", "CModules/module.modulemap", "libGalleyFoundation.a",
    ]

    private var installation: Installation { Installation(folder: folder["bin"]) }

    @Test("The parts beside the program") func parts() {
        let parts = installation.parts.map { folder.plain($0.path) }
        #expect(parts == Self.parts.map { "FOLDER/bin/\($0)" })
        #expect(installation.parts.allSatisfy { !$0.use.isEmpty })
        #expect(installation.runningParts.map { folder.plain($0.path) } == Array(parts.prefix(2)))
        let one = [installation.runtime, installation.host, installation.server, installation.macros]
        #expect(one == installation.parts.prefix(4).map(\.path))
        #expect(installation.modules == folder["bin/Modules"] && installation.syntax == installation.parts[4].path)
    }

    @Test("A part that is missing, and parts that only compiling needs") func missing() throws {
        func told(compiles: Bool) -> String { folder.plain(failure { try installation.check(compiles: compiles) }) }
        let none =
            "69 'FOLDER/bin' draws what galley build has made, and compiles nothing; install the package galley beside "
            + "galley-runtime, or give a folder that was built where it is installed"
        func lacks(_ name: String, _ use: String) -> String {
            "69 a part of Galley is missing: 'FOLDER/bin/\(name)' (\(use)); build it with `make build`"
        }
        #expect(told(compiles: true) == none && told(compiles: false) == lacks(Self.parts[0], "Galley's runtime"))
        try folder.write("", to: "bin/\(Self.parts[0])")
        #expect(told(compiles: false) == lacks("galley-host", "runs compiled views") && !installation.hasCompilingParts)
        try folder.write("", to: "bin/galley-host")
        #expect(told(compiles: false) == "no failure" && told(compiles: true) == none)
        try folder.make("bin/Modules")
        #expect(installation.hasCompilingParts)
        #expect(told(compiles: true) == lacks("galley-web", "galley preview, serve, serve-images"))
        for name in Self.parts.dropFirst(2).dropLast() { try folder.write("", to: "bin/\(name)") }
        #expect(told(compiles: true) == lacks("libGalleyFoundation.a", "Combine's part of Foundation"))
        try folder.write("", to: "bin/libGalleyFoundation.a")
        #expect(failure { try installation.check() } == "no failure")
    }

    @Test("The package that a program was built from") func sources() throws {
        try folder.write("", to: "p/Sources/galley/Main/GalleyCommand.swift")
        #expect(Installation(folder: folder["p/.build/x/debug"]).sources == folder["p"])
        #expect(Installation(folder: folder["p/bin"]).sources == folder["p"])
        #expect(Installation(folder: folder["q/bin"]).sources == nil)
    }

    @Test("A mark that changes with the runtime") func identity() throws {
        #expect(installation.identity == "none")
        try folder.write("abc", to: "bin/libGalleyRuntime.so")
        var times = [timeval(tv_sec: 100, tv_usec: 5), timeval(tv_sec: 100, tv_usec: 5)]
        utimes(installation.runtime, &times)
        #expect(folder.plain(installation.identity) == "FOLDER/bin/libGalleyRuntime.so 3 100.5000")
    }

    @Test("This program's own folder") func current() {
        let current = Installation.current
        #expect(current.folder.hasPrefix("/") && !current.folder.hasSuffix("/"))
        #expect(FileManager.default.fileExists(atPath: current.folder))
        #expect(FileManager.default.fileExists(atPath: "\(current.swiftLibraries)/libswiftCore.so"))
    }

    // MARK: Fonts

    @Test("A font is looked for in one folder after the other") func fonts() throws {
        let check = FontCheck(use: "u", file: "a.ttf", folders: [folder["one"], folder["two"]], remedy: "r")
        #expect(check.path == nil && !check.isNeeded)
        try folder.write("", to: "two/a.ttf")
        #expect(check.path == folder["two/a.ttf"])
        try folder.write("", to: "one/a.ttf")
        #expect(check.path == folder["one/a.ttf"])
    }

    /// The file, the package of Debian's that has it (packages.debian.org), and the folder that it goes to.
    @Test("The fonts, and how they are had") func resources() throws {
        let resources = FontCheck.resources
        let fonts = "/usr/share/fonts"
        let rows: [(String, String, String?)] = [
            ("Inter-Regular.otf", "\(fonts)/opentype/inter", "fonts-inter"),
            ("InterDisplay-Regular.otf", "\(fonts)/opentype/inter", "fonts-inter"),
            ("JetBrainsMono-Regular.ttf", "\(fonts)/truetype/jetbrains-mono", "fonts-jetbrains-mono"),
            ("NanumSquareRoundR.ttf", "\(fonts)/truetype/nanum", "fonts-nanum"),
            ("NotoSansCJK-Regular.ttc", "\(fonts)/opentype/noto", "fonts-noto-cjk"),
            ("NotoSans-Regular.ttf", "\(fonts)/truetype/noto", "fonts-noto-core"),
            ("NotoColorEmoji.ttf", "\(fonts)/truetype/noto", "fonts-noto-color-emoji"),
            ("Nunito[wght].ttf", "\(NSHomeDirectory())/.local/share/galley/fonts", nil),
            ("Newsreader[opsz,wght].ttf", "\(NSHomeDirectory())/.local/share/galley/fonts", nil),
        ]
        #expect(resources.map(\.file) == rows.map(\.0) + ["heart-fill.svg"])
        for (resource, row) in zip(resources, rows) {
            #expect(resource.folders.last == row.1, "\(row.0)")
            #expect(resource.remedy == "make setup" + (row.2.map { ", or apt-get install \($0)" } ?? ""))
        }
        #expect(resources.filter(\.isNeeded).map(\.use) == ["default font", "default font of titles", "symbols"])
        #expect(resources.last?.remedy == "make setup, or apt-get install bootstrap-icons")
        #expect(resources.last?.folders.count == 1)
    }
}
