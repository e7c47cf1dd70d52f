import ArgumentParser
import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import galley

/// Commands from their arguments to what the host is asked, and how they end (docs/cli.md, “Exit status”). The views are those of a built
/// folder.
@Suite("Commands run", .enabled(if: BuiltHost.isThere))
struct CommandRunTests {
    /// A host whose views each have the same outcome, once for each variant.
    private func host(_ variants: Int = 1, _ result: HostResult, picture: Data? = nil) throws -> BuiltHost {
        let host = try BuiltHost(["A"])
        var result = result
        if let picture { result.pictures = [picture.count] }
        var data = Data()
        for _ in 0..<variants {
            for event: HostEvent in [.begin, .end(result)] {
                data += try JSONEncoder.galley().encode(event) + Data("\n".utf8)
            }
            data += picture ?? Data()
        }
        try data.write(to: URL(fileURLWithPath: host.folder["all"]))
        try host.folder.write("cat all\n", to: "run.sh")
        return host
    }

    private func end<Command: ParsableCommand>(_ command: Command) -> String {
        var command = command
        return failure { try command.run() }
    }

    // MARK: Snapshots

    @Test("Snapshots in each size and variant, with their words in the files' names") func snapshots() throws {
        let host = try host(2, HostResult(name: "A"), picture: BuiltHost.png("1"))
        var command = try SnapshotsCommand.parse([
            host.folder["built"], "--quiet", "--references", host.folder["refs"], "--report", host.folder["report"],
            "--sizes", "320x,ideal", "--appearance", "both", "--scale", "2", "--record", "all",
        ])
        #expect(end(command) == "no failure")
        #expect(
            Cache.names(in: host.folder["refs"]).sorted() == [
                "A-320x-dark.png", "A-320x-light.png", "A-ideal-dark.png", "A-ideal-light.png",
            ])
        #expect(host.requests.map(\.room) == [.width(320), .ideal] && host.requests.allSatisfy { $0.file.scale == 2 })
        #expect(
            host.requests.map { $0.variants.map(\.label) } == [
                ["320x-light", "320x-dark"], ["ideal-light", "ideal-dark"],
            ])
        #expect(host.requests.allSatisfy { !$0.followsPreviews && $0.action == .render })
        // One size has no word of its own, and a size alone has no dash.
        (command.sizes.sizes, command.record, command.scale.scale) = ("320x", .never, nil)
        #expect(end(command) == "\(ExitCode(1))")
        #expect(host.requests.last?.variants.map(\.label) == ["light", "dark"] && host.requests.last?.file.scale == 1)
        let single = try self.host(1, HostResult(name: "A"), picture: BuiltHost.png("1"))
        command.options.input.paths = [single.folder["built"]]
        (command.sizes.sizes, command.options.variants.appearance) = ("320x,ideal", [])
        _ = end(command)
        #expect(single.requests.map { $0.variants.map(\.label) } == [["320x"], ["ideal"]])
    }

    @Test("References lie in the folder, and languages have their directions") func standardPlace() throws {
        let host = try host(2, HostResult(name: "A"), picture: BuiltHost.png("1"))
        var command = try SnapshotsCommand.parse([host.folder["built"], "--quiet", "--record", "all"])
        (command.report, command.options.variants.locale) = (host.folder["report"], [["en", "ar"]])
        #expect(end(command) == "no failure")
        #expect(Cache.names(in: host.folder["built/__Snapshots__"]).sorted() == ["A-ar.png", "A-en.png"])
        #expect(host.requests.last?.variants.map(\.direction) == [.leftToRight, .rightToLeft])
        #expect(host.requests.last?.followsPreviews == true && host.folder.text(of: "report/index.html") != nil)
        var failed = HostResult(name: "A")
        failed.failure = .init(status: 71, message: "too much")
        let other = try self.host(1, failed)
        command.options.input.paths = [other.folder["built"]]
        command.options.variants.locale = []
        #expect(end(command) == "\(ExitCode(71))")
    }

    // MARK: Lint

    private func finding(_ severity: String) -> HostResult.Finding {
        .init(
            rule: "text-cut", severity: severity, message: "m",
            path: [.init(kind: "Text", label: nil, written: nil, owners: [], number: 0)], frame: [], proposals: [],
            fix: nil)
    }

    @Test("Warnings of lint are its failure, and notes and what was drawn otherwise are not") func lint() throws {
        let parsed = try LintCommand.parse(["A.swift", "--quiet", "--format", "github"])
        func ended(
            _ severity: String?, status: Int32? = nil, diagnostic: String? = nil, strict: Bool = false
        ) throws -> String {
            var result = HostResult(name: "A")
            result.findings = severity.map { [finding($0)] } ?? []
            result.failure = status.map { .init(status: $0, message: "no") }
            result.diagnostics = diagnostic.map { [.init(severity: $0, message: "d")] } ?? []
            let host = try host(1, result)
            var command = parsed
            (command.options.input.paths, command.options.strict) = ([host.folder["built"]], strict)
            return end(command)
        }
        let fault = "\(ExitCode(1))"
        #expect(try ended(nil) == "no failure" && ended("note") == "no failure" && ended("warning") == fault)
        #expect(try ended("note", status: 70) == "\(ExitCode(70))" && ended("warning", status: 70) == "\(ExitCode(70))")
        #expect(try ended(nil, diagnostic: "warning", strict: true) == "no failure")
        #expect(try ended(nil, diagnostic: "error", strict: true) == fault)
    }

    // MARK: Play

    @Test("A play's request, and how it ends") func play() throws {
        let host = try BuiltHost(["A"])
        var answer = PlayAnswer(step: try PlayScript.steps(of: "tap 'A'")[0])
        var result = HostResult(name: "A")
        result.played = answer
        try host.write([.end(result)], to: "fine")
        answer.failure = .init(.covered, "is covered")
        result.played = answer
        try host.write([.end(result)], to: "fault")
        try host.folder.write("case $row in *Fault*) cat fault;; *) cat fine;; esac\n", to: "row.sh")
        var command = try PlayCommand.parse([host.folder["built"], "--quiet", "--script", "tap 'A'; tap 'B'"])
        #expect(end(command) == "no failure" && host.rows.count == 2)
        let request = try #require(host.requests.last)
        #expect(request.isPlayed && !request.runsInRealTime && request.file.isOpaque && request.action == .render)
        command.realTime = true
        command.script = "tap 'Fault'; tap 'B'"
        #expect(end(command) == "\(ExitCode(1))" && host.rows.count == 3)
        #expect(host.requests.last?.runsInRealTime == true)
        command.keepGoing = true
        #expect(end(command) == "\(ExitCode(1))" && host.rows.count == 5)
        command.script = "jump"
        #expect(end(command).hasPrefix("64 ") && host.requests.count == 3, "nothing is begun for a wrong script")
    }

    // MARK: Files that a project names

    @Test("A file that is not there is a failure under --strict alone", arguments: [false, true])
    func absent(strict: Bool) throws {
        let folder = try ScratchFolder(["x/a.swift": "import SwiftUI\n"])
        try folder.write(
            """
            { objects = { R = { isa = PBXProject; targets = (A); };
              A = { isa = PBXNativeTarget; name = App; productType = "x.application"; buildPhases = (S); };
              S = { isa = PBXSourcesBuildPhase; files = (B1, B2); }; B1 = { fileRef = F1; }; B2 = { fileRef = F2; };
              F1 = { isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
              F2 = { isa = PBXFileReference; path = gone.swift; sourceTree = "<group>"; }; }; rootObject = R; }
            """, to: "x/P.xcodeproj/project.pbxproj")
        var options = try SourceOptions.parse(["A.swift", "--quiet"])
        (options.input.paths, options.strict) = ([folder["x/P.xcodeproj"]], strict)
        let words = folder.plain(failure { _ = try ShownFile(options) })
        #expect(strict ? words.hasPrefix("66 there is no file 'FOLDER/x/gone.swift', which ") : words == "no failure")
    }
}
