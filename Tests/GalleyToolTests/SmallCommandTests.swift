import ArgumentParser
import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import galley

/// Keys that URLs are signed with (docs/server.md), sizes of `--sizes`, and flags of commands that have few
/// (docs/cli.md).
@Suite("Small commands")
struct SmallCommandTests {
    private static let hasKey = ProcessInfo.processInfo.environment["GALLEY_SIGNING_KEY"]?.isEmpty == false

    @Test("Keys have 32 bytes at least, without the line's end behind them", .enabled(if: !hasKey)) func keys() throws {
        let key = String(repeating: "k", count: 31)
        let folder = try ScratchFolder([
            "31": key, "32": key + "l", "31-n": key + "\n", "31-rn": key + "\r\n\n\r\n", "32-rn": key + "l\r\n",
            "33": key + "\nl", "empty": "",
        ])
        let server = try ServeImagesCommand.parse(["/nowhere/Card.swift"])
        /// How a server ends whose views are nowhere: at its key, or at the file.
        func told(_ name: String?, sign: String? = nil) -> String {
            var server = server
            (server.signingKeyFile, server.sign) = (name.map { folder[$0] }, sign)
            return folder.plain(failure { try server.run() })
        }
        let short = "64 the key has fewer than 32 bytes; make one with `openssl rand -hex 32`"
        for name in ["31", "31-n", "31-rn", "empty"] { #expect(told(name) == short, "\(name)") }
        for name in ["32", "32-rn", "33", nil] {
            #expect(told(name).hasPrefix("66 there is no file '/nowhere/Card.swift'"), "\(name ?? "none")")
        }
        #expect(told("none") == "66 the key 'FOLDER/none' cannot be read")
        #expect(told(nil, sign: "/a.png") == "64 there is no key to sign with; give --signing-key-file")
        #expect(told("31", sign: "/a.png") == short)
    }

    @Test("A request for each size, and one where there is no list") func sizes() throws {
        var base = HostRequest(action: .lint)
        base.followsPreviews = true
        let plain = try SizeOptions.parse([]).requests(base)
        #expect(plain.map(\.name) == [""] && plain[0].request.followsPreviews && plain[0].request.room == base.room)
        #expect(try SizeOptions.parse([]).rooms.isEmpty)
        let options = try SizeOptions.parse(["--sizes", "320x,x480,390x844,ideal"])
        let all = try options.requests(base)
        #expect(all.map(\.name) == ["320x", "x480", "390x844", "ideal"])
        #expect(
            all.map(\.request.room) == [
                .width(320), .height(480), .window(HostSize(width: 390, height: 844)), .ideal,
            ])
        #expect(all.allSatisfy { !$0.request.followsPreviews && $0.request.action == .lint })
        #expect(try SizeOptions.parse(["--sizes", "12.5x3"]).rooms.map(\.name) == ["12.5x3"])
        let source = try SourceOptions.parse(["A.swift"])
        func isTaken(_ sizes: SizeOptions, _ change: (inout SourceOptions) -> Void) -> Bool {
            var source = source
            change(&source)
            return (try? sizes.check(source)) != nil
        }
        let none = try SizeOptions.parse([])
        #expect(isTaken(options) { _ in } && isTaken(none) { $0.size = .ideal })
        #expect(
            !isTaken(options) { $0.size = .ideal } && !isTaken(options) { $0.device = Device(argument: "iPhone 16") })
        #expect(isTaken(none) { $0.device = Device(argument: "iPhone 16") })
    }

    @Test("Flags, and what holds without them") func flags() throws {
        let update = try UpdateCommand.parse([])
        #expect(update.from == nil && !update.offline && update.timeout == 30)
        let asked = try UpdateCommand.parse(["--offline", "--from", "list", "--timeout", "0.5"])
        #expect(asked.from == "list" && asked.offline && asked.timeout == 0.5)
        for time in ["0", "-1", "inf"] {
            #expect(throws: (any Error).self, "\(time)") { try UpdateCommand.parse(["--timeout=\(time)"]) }
        }
        #expect(try !DoctorCommand.parse([]).quiet && DoctorCommand.parse(["--quiet"]).quiet)
        let layout = try LayoutCommand.parse(["A.swift"])
        #expect(layout.format == .tree && !layout.all)
        #expect(try LayoutCommand.parse(["A.swift", "--all", "--format", "json"]).all)
        let views = try ViewsCommand.parse(["A.swift"])
        #expect(!views.json && views.locate == nil && views.limits.timeout == 60)
        #expect(try ViewsCommand.parse(["A.swift", "--json"]).json)
        let lint = try LintCommand.parse(["A.swift", "--quiet-notes", "--format", "junit", "--sizes", "3x"])
        #expect(lint.leavesOutNotes && lint.format == .junit && lint.sizes.sizes == "3x")
        #expect(!LintRun(options: lint.options, sizes: lint.sizes).leavesOutNotes)
        #expect(!LintRun(options: lint.options, sizes: lint.sizes).suggestsEdits)
        let preview = try PreviewCommand.parse(["A.swift"])
        #expect(!preview.noOpen && preview.listen.host == "127.0.0.1" && preview.listen.port == nil)
    }

    @Test("Flags of commands that have many") func more() throws {
        let mcp = try MCPCommand.parse(["--no-sandbox", "--allow-read", "a", "--allow-read", "b"])
        #expect(mcp.noSandbox && mcp.readable == ["a", "b"])
        let render = try RenderCommand.parse(["A.swift", "--opaque", "--json", "--watch", "-o", "a.png"])
        #expect(render.opaque && render.json && render.watch && render.output == ["a.png"])
        let play = try PlayCommand.parse([
            "A.swift", "--real-time", "--keep-going", "--json", "--detach", "--idle", "7",
        ])
        #expect(play.realTime && play.keepGoing && play.json && play.session.detach && play.session.idle == 7)
        let snapshots = try SnapshotsCommand.parse(["A.swift", "--record", "failed", "--tolerance", "0.25"])
        #expect(snapshots.record == .failed && snapshots.tolerance == 0.25)
        for number in ["-0.1", "1.1", "x"] {
            #expect(throws: (any Error).self, "\(number)") {
                try SnapshotsCommand.parse(["A.swift", "--tolerance=\(number)"])
            }
        }
        #expect(try SnapshotsCommand.parse(["A.swift", "--tolerance", "1"]).tolerance == 1)
    }

    @Test("Words of options that are refused") func words() {
        func message<Group: ParsableArguments>(_ group: Group.Type, _ words: String...) -> String {
            do {
                _ = try group.parse(words)
                return "none"
            } catch {
                return group.message(for: error)
            }
        }
        #expect(
            message(FileOptions.self, "--quality=101").contains(
                "'101' is no quality; give a number from 0 to 100, for example 80."))
        #expect(
            message(FileOptions.self, "--png=x").contains(
                "'x' is no setting for PNG files; choose fast, balanced or small."))
        #expect(
            message(FileOptions.self, "--threads=0").contains("'0' is no number of threads; give one from 1 to 256."))
        #expect(
            message(ScaleOptions.self, "--scale=0").contains("'0' is no scale; give a positive number, for example 2."))
        #expect(
            message(DocumentOptions.self, "--effects-dpi=35").contains(
                "'35' is no resolution; give a number from 36 to 1200, for example 300."))
        #expect(
            message(LimitOptions.self, "--memory=63").contains(
                "'63' is no limit; give megabytes, 64 at the least, for example 1024."))
        #expect(
            message(VariantOptions.self, "--locale=de,xx").contains(
                "'xx' is no language; write it like de, de_DE or zh-Hans_CN, several with commas."))
        #expect(
            message(SizeOptions.self, "--sizes=320x,1").contains(
                "'1' is no size; write it like 390x844, 320x or ideal, several with commas."))
        #expect(
            message(LimitOptions.self, "--allow-read=/no/such").contains(
                "there is no '/no/such' that --allow-read could give."))
    }

    @Test("The size of a window in both directions, and devices' own scales") func rooms() throws {
        #expect(HostSize(argument: "3x4.5") == HostSize(width: 3, height: 4.5) && HostSize(argument: "3x") == nil)
        #expect(HostSize.length("0.001") == 0.001 && HostSize.length("0.0") == nil && HostSize.length(".") == nil)
        #expect(HostSize.length("1e2") == nil && HostSize.length("+1") == nil && HostSize.length("") == nil)
        #expect(CanvasSize.ideal.room == .ideal)
        #expect(CanvasSize.window(HostSize(width: 1, height: 2)).room == .window(HostSize(width: 1, height: 2)))
        #expect(Device(argument: "Phone") == nil && Device.allValueStrings == NamedDevice.all.map(\.name))
        let phone = Device(argument: "iPhone 16")
        #expect(try ScaleOptions.parse([]).scale(on: phone) == 3 && ScaleOptions.parse([]).scale(on: nil) == 1)
        #expect(try ScaleOptions.parse(["--scale", "1.5"]).scale(on: phone) == 1.5)
    }
}
