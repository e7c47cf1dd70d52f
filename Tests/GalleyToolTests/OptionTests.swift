import ArgumentParser
import Foundation
import GalleyFormats
import GalleyProtocol
import Testing

@testable import galley

/// What commands take and what holds without an option: docs/cli.md and each command's help.
@Suite("Options")
struct OptionTests {
    /// The folder that files of commands lie in; nothing is read while arguments are.
    private static func options(_ line: String) throws -> SourceOptions {
        try SourceOptions.parse(["A.swift"] + line.split(separator: " ").map(String.init))
    }

    @Test("What holds without options") func standard() throws {
        let options = try Self.options("")
        #expect(options.input.paths == ["A.swift"] && options.input.target == nil && options.input.packages.isEmpty)
        #expect(options.view == nil && options.preview == nil && options.data == nil && options.size == nil)
        #expect(options.platform == .ios && options.systemVersion == 26 && options.look == nil && !options.chrome)
        #expect(
            options.settle == 0.5 && !options.strict && !options.quiet && !options.everyDecodable && !options.usesData)
        #expect(options.limits.timeout == 60 && options.limits.memory == 4096 && !options.limits.sandbox)
        #expect(options.limits.readable.isEmpty && options.assets.isEmpty && options.symbols.isEmpty)
        let request = options.request(.render)
        #expect(request.room == .proposal(HostSize(width: 393, height: 852)) && request.followsPreviews)
        #expect(request.look == .ios26 && request.settle == 0.5 && !request.chrome && !request.isStrict)
        #expect(request.variants == [HostVariant()] && request.file.scale == 1 && request.currentDate == nil)
    }

    @Test("Options in the host's request") func requests() throws {
        let whole = try Self.options(
            "--size 320x200 --appearance dark --platform macos --ios 18 --strict --settle 2 --symbols a --symbols b "
                + "--now 1970-01-01T00:01:40Z"
        ).request(.layout)
        #expect(whole.room == .window(HostSize(width: 320, height: 200)) && !whole.followsPreviews)
        #expect(whole.platform == .macos && whole.look == .ios18 && whole.isStrict && whole.settle == 2)
        #expect(
            whole.symbolFolders == ["a", "b"] && whole.currentDate == 100 && whole.variants.map(\.isDark) == [true])
        #expect(try Self.options("--size ideal").request(.render).room == .ideal)
        #expect(try Self.options("--ios 25").request(.render).look == .ios18)
        #expect(try Self.options("--ios 26").request(.render).look == .ios26)
        #expect(try Self.options("--ios 18 --look ios26").request(.render).look == .ios26)
    }

    @Test("A device's screen, and its pixels where nothing is drawn") func devices() throws {
        let options = try SourceOptions.parse(["A.swift", "--device", "iPhone 16"])
        let screen = try #require(NamedDevice.named("iPhone 16")).screen
        #expect(options.request(.layout).room == .screen(screen) && options.request(.layout).file.scale == 3)
        #expect(options.request(.render).file.scale == 1 && !options.request(.render).followsPreviews)
        #expect(try Self.options("--chrome").request(.render).room == .screen(.phone))
        #expect(try Self.options("--chrome --size 393x852").request(.render).room == .screen(screen))
        for size in ["ideal", "100x100"] {
            #expect(throws: (any Error).self) { try Self.options("--chrome --size \(size)") }
        }
    }

    @Test("macOS was three versions behind before 26") func versions() throws {
        let versions = [
            ("--ios 18", 18), ("--ios 18 --platform macos", 15), ("--ios 25 --as macos", 22),
            ("--ios 26 --as macos", 26),
            ("--platform macos", 26), ("--ios 18 --platform macos --as ios", 18), ("--ios 18 --as linux", 18),
            ("--ios 13", 13), ("--ios 99", 99),
        ]
        for (line, version) in versions { #expect(try Self.options(line).systemVersion == version, "\(line)") }
        for line in ["--ios 12", "--ios 100", "--ios x"] {
            #expect(throws: (any Error).self, "\(line)") { try Self.options(line) }
        }
    }

    @Test("Views are made from data, or every one that can be") func data() throws {
        #expect(try Self.options("--data a.json").usesData && Self.options("--every-decodable").usesData)
        let folder = try ScratchFolder(["a.json": "{}"])
        let given = try SourceOptions.parse(["A.swift", "--data", folder["a.json"]]).readData
        #expect(given?.path == folder["a.json"] && given?.text == "{}" && given?.line == 1)
        #expect(
            failure { _ = try Self.options("--data none.json").readData }
                == "66 there is no file 'none.json' to make the view from")
        try FileManager.default.createDirectory(atPath: folder["d"], withIntermediateDirectories: true)
        #expect(
            failure { _ = try Self.options("--data \(folder["d"])").readData }.hasPrefix(
                "66 '\(folder["d"])' cannot be read"))
    }
}
