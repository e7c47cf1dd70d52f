import ArgumentParser
import Foundation
import GalleyFormats
import GalleyProcesses
import GalleyScenario
import Testing

@testable import GalleyProtocol
@testable import galley

/// Options beside a scenario's words, what a device decides, and what a parser's end means: docs/cli.md and
/// docs/scenario.md. An iPhone 16's screen is 393 by 852 points with three pixels to each.
@Suite("Options beside each other")
struct OptionEdgeTests {
    private let folder: ScratchFolder
    private static let plain = Result { try SourceOptions.parse(["A.swift"]) }

    init() throws { folder = try ScratchFolder() }

    private func options(_ scenario: String? = nil, _ change: (inout SourceOptions) throws -> Void = { _ in }) throws
        -> SourceOptions
    {
        var options = try Self.plain.get()
        if let scenario {
            try folder.write(scenario, to: "s.json")
            options.scenario = try GivenScenario(folder["s.json"])
        }
        try change(&options)
        return options
    }

    private var phone: HostDevice { get throws { try #require(NamedDevice.named("iPhone 16")).screen } }

    @Test("A scenario's device, where neither a device nor a size is given") func devices() throws {
        let scenario = "{\"device\": \"iPhone 16\"}"
        let given = try options(scenario)
        #expect(try given.shownDevice?.screen == phone && given.request(.render).room == .screen(phone))
        #expect(given.request(.layout).file.scale == 1, "its pixels are those of a device that is asked for")
        let sized = try options(scenario) { $0.size = .window(HostSize(width: 30, height: 40)) }
        #expect(sized.shownDevice == nil && sized.request(.render).room == .window(HostSize(width: 30, height: 40)))
        let other = try options(scenario) { $0.device = Device(argument: "iPhone SE") }
        #expect(
            try other.shownDevice?.screen != phone && other.shownDevice?.screen == Device(argument: "iPhone SE")?.screen
        )
        let asked = try options { $0.device = Device(argument: "iPhone 16") }
        for action in [HostRequest.Action.layout, .explain, .lint, .checkLayout] {
            #expect(asked.request(action).file.scale == 3)
        }
        #expect(asked.request(.render).file.scale == 1)
    }

    @Test("The moment: an option's, else the scenario's") func moments() throws {
        let scenario = "{\"date\": \"1970-01-01T00:00:50Z\"}"
        let given = try options(scenario).request(.render)
        #expect(given.currentDate == 50 && given.scenario != nil)
        #expect(try options(scenario) { $0.now = Date(timeIntervalSince1970: 7) }.request(.render).currentDate == 7)
        let none = try options().request(.render)
        #expect(none.currentDate == nil && none.scenario == nil)
        #expect(try options { $0.now = Date(timeIntervalSince1970: 7) }.request(.render).currentDate == 7)
    }

    @Test("What is handed on as it is") func flags() throws {
        let whole = try options {
            ($0.chrome, $0.strict, $0.settle, $0.symbols, $0.platform) = (true, true, 0, ["s", "t"], .macos)
        }.request(.lint)
        #expect(whole.chrome && whole.isStrict && whole.settle == 0 && whole.symbolFolders == ["s", "t"])
        #expect(whole.platform == .macos && whole.room == .screen(.phone) && !whole.followsPreviews)
        let plain = try options().request(.lint)
        #expect(!plain.chrome && !plain.isStrict && plain.symbolFolders.isEmpty && plain.platform == .ios)
        #expect(try options { $0.chrome = true }.standardConditions == .ios)
        #expect(try options { $0.platform = .macos }.standardConditions == .macos)
    }

    @Test("The look: that of the version, unless one is asked for") func looks() throws {
        let rows: [(Int?, HostRequest.Look?, HostRequest.Look)] = [
            (nil, nil, .ios26), (25, nil, .ios18), (26, nil, .ios26), (27, nil, .ios26), (17, .ios26, .ios26),
            (27, .ios18, .ios18), (nil, .ios18, .ios18),
        ]
        for (version, look, wanted) in rows {
            #expect(try options { ($0.ios, $0.look) = (version, look) }.request(.render).look == wanted)
        }
        #expect(SourceOptions.standardVersion == 26)
    }

    @Test("What cannot be given together is said in words") func refusals() throws {
        func told(_ change: (inout SourceOptions) -> Void) throws -> String {
            do {
                try options(nil, change).validate()
                return "taken"
            } catch { return "\(error)" }
        }
        #expect(try told { ($0.preview, $0.view) = ("P", "V()") }.contains("either --preview or --view"))
        #expect(try told { ($0.preview, $0.data) = ("P", "d") }.contains("either --preview or --data"))
        #expect(try told { ($0.preview, $0.view, $0.data) = ("P", "V", "d") }.contains("either --preview or --view"))
        #expect(try told { ($0.view, $0.data) = ("V", "d") } == "taken")
        #expect(try told { $0.assets = [self.folder.path, self.folder["none"]] }.contains("'\(folder["none"])'"))
        #expect(try told { $0.assets = [self.folder.path] } == "taken")
        #expect(try told { ($0.chrome, $0.size) = (true, .window(HostSize(width: 393, height: 852))) } == "taken")
        #expect(try told { ($0.chrome, $0.size) = (true, .window(HostSize(width: 393, height: 851))) } != "taken")
    }

    @Test("A file of data that is not UTF-8") func data() throws {
        try Data([0xFF, 0x41]).write(to: URL(fileURLWithPath: folder["d.json"]))
        let options = try options { $0.data = self.folder["d.json"] }
        #expect(
            folder.plain(failure { _ = try options.readData }) == "65 'FOLDER/d.json' is no JSON: it is not UTF-8")
        #expect(try self.options().readData == nil && options.usesData && !self.options().usesData)
    }

    // MARK: Parsers

    @Test("How a parser ended") func syntax() {
        var limits = Subprocess.Limits(time: TimeLimit(seconds: 7), memory: 300 << 20)
        func told(_ ending: Subprocess.Ending, _ output: String = "") -> String {
            Failure.syntax(ending, Data(output.utf8), reading: "'x'", limits: limits).map {
                "\($0.status) \($0.message)"
            }
                ?? "none"
        }
        #expect(told(.timeout) == "124 reading 'x' took longer than 7 seconds; give it more with --timeout")
        #expect(told(.exit(status: 65), " \nnests too deeply\n\n") == "65 nests too deeply")
        #expect(
            told(.exit(status: 0)) == "none" && told(.exit(status: 64)) == "none" && told(.exit(status: 66)) == "none")
        let memory = "71 reading 'x' needs more memory than the limit of 300 MB; raise that with --memory"
        #expect(told(.signal(6), "it failed to allocate 7 bytes") == memory)
        #expect(told(.signal(9), "Could not allocate memory") == memory)
        #expect(told(.exit(status: 1), "failed to allocate") == "none")
        #expect(
            told(.signal(11), "other")
                == "65 'x' cannot be read: the parser crashed (SIGSEGV (signal 11)); it may nest too deeply")
        limits.memory = nil
        #expect(told(.signal(6), "failed to allocate") == memory.replacing("300", with: "0"))
    }

    @Test("A layout of one's own, as messages") func reports() {
        let message = ToolMessage(.finding, .warning, code: "c", "m")
        let report = CheckReport(messages: [message], summary: "Wrap()")
        #expect(report.status(isStrict: false) == 1 && !report.hasErrors && !report.hasMistakes)
        #expect((try? report.text(.text)) == "warning: m [c]\n1 finding: Wrap()\n")
    }
}
