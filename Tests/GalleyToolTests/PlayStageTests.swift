import ArgumentParser
import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import galley

/// A view that steps are carried out on: what it is told, what becomes of pictures, when the steps end, and what is
/// said of a source that has changed (docs/play.md). The view is that of a built folder.
@Suite("Steps on a stage", .enabled(if: BuiltHost.isThere))
struct PlayStageTests {
    private let host: BuiltHost

    init() throws {
        host = try BuiltHost(["A"])
        try host.folder.write(
            """
            case $row in
            *crash*) echo 'galley-host: crash 1f' >&2; echo words >&2; kill -SEGV $$;;
            *die*) echo last >&2; kill -SEGV $$;;
            *leave*) exit 3;;
            *silent*) cat silent;;
            *refused*) cat refused;;
            *fail*) cat fail;;
            *picture*) cat picture;;
            *tree*) cat tree;;
            *) cat default;;
            esac

            """, to: "row.sh")
        try answer("default")
        try answer("fail") { $0.failure = .init(.covered, "is covered") }
        try host.write([.end(HostResult(name: "A"))], to: "silent")
        var refused = HostResult(name: "A")
        refused.failure = .init(status: 1, message: "is infinite")
        try host.write([.end(refused)], to: "refused")
    }

    private func answer(_ name: String, picture: Data? = nil, _ change: (inout PlayAnswer) -> Void = { _ in }) throws {
        var answer = PlayAnswer(step: try steps("tap 'A'")[0])
        change(&answer)
        var result = HostResult(name: "A")
        result.played = answer
        if let picture { result.pictures = [picture.count] }
        try host.write([.end(result)], picture.map { [$0] } ?? [], to: name)
    }

    private func steps(_ text: String) throws -> [PlayStep] { try PlayScript.steps(of: text) }

    private func stage(notesChanges: Bool = false) throws -> PlayStage {
        let options = try host.options()
        var request = options.request(.render)
        request.isPlayed = true
        return try PlayStage(options, request, notesChanges: notesChanges)
    }

    private func play(
        _ text: String, on stage: PlayStage, keepsGoing: Bool = false
    ) throws -> (answers: [String], failure: String?, told: Int) {
        var shots = 0, told = 0
        let played = PlayRun.carryOut(try steps(text), on: stage, keepsGoing: keepsGoing, shots: &shots) { _ in
            told += 1
        }
        let answers = played.answers.map { answer in
            (answer.failure.map { "failed \($0.message)" } ?? answer.message ?? "done")
                + answer.notes.map { " <\(host.folder.plain($0))>" }.joined()
        }
        return (answers, played.failure.map { "\($0.status) \(host.folder.plain($0.message))" }, told)
    }

    private var given: [String] { host.rows.compactMap { $0.step?.written } }

    @Test("Each step is a row of its own, and is told as it comes") func rows() throws {
        let stage = try stage()
        defer { stage.end() }
        let played = try play("tap 'A'; type 'b' into 'C'; shot a.svg; shot", on: stage)
        #expect(played.answers == ["done", "done", "done", "done"] && played.failure == nil && played.told == 4)
        #expect(given == ["tap 'A'", "type 'b' into 'C'", "shot a.svg", "shot"])
        #expect(host.rows.map(\.formats) == [nil, nil, [.svg], [.png]] && host.rows.allSatisfy { $0.view == nil })
        let request = try #require(host.requests.first)
        #expect(host.requests.count == 1 && request.isPlayed && request.hasRows && request.action == .render)
    }

    @Test("Steps end with the first that fails, unless they are to go on") func failing() throws {
        let stage = try stage()
        defer { stage.end() }
        let text = "tap 'A'; tap 'fail'; tap 'B'"
        let ended = try play(text, on: stage)
        #expect(ended.answers == ["done", "failed is covered"] && ended.failure == nil && ended.told == 2)
        #expect(given.count == 2)
        let all = try play(text, on: stage, keepsGoing: true)
        #expect(all.answers == ["done", "failed is covered", "done"] && all.told == 3 && given.count == 5)
        let report = PlayReport(isJSON: false, isQuiet: true)
        func end(_ text: String, keepsGoing: Bool = false) -> String {
            failure { try PlayRun(stage, report, keepsGoing: keepsGoing).run(PlaySource(text)) }
        }
        #expect(end("tap 'A'") == "no failure" && end("tap 'fail'") == "\(ExitCode(1))")
        #expect(end("tap 'fail'; tap 'A'", keepsGoing: true) == "\(ExitCode(1))")
        #expect(end("tap 'die'") == "\(ExitCode(70))")
    }

    @Test("Pictures are written where the script says") func pictures() throws {
        try answer("picture", picture: Data("png".utf8))
        let stage = try stage()
        defer { stage.end() }
        let place = host.folder["picture.png"]
        let played = try play("shot '\(place)'; tap 'A'", on: stage)
        #expect(played.answers == ["done", "done"] && host.folder.text(of: "picture.png") == "png")
        let wrong = try play("shot '\(host.folder["none/picture.png"])'; tap 'A'", on: stage, keepsGoing: true)
        #expect(wrong.failure == "73 cannot write 'FOLDER/none/picture.png': No such file or directory")
        #expect(wrong.answers.isEmpty && wrong.told == 0, "nothing is done after that")
        var shots = 0
        let answers = PlayRun.carryOut(try steps("shot '\(place)'"), on: stage, keepsGoing: false, shots: &shots)
            .answers
        #expect(answers.first?.picture == place && shots == 0, "a picture with a name is not counted")
        // Without bytes there is no file.
        try answer("picture")
        let none = PlayRun.carryOut(try steps("shot '\(place)'"), on: stage, keepsGoing: false, shots: &shots).answers
        #expect(none.first?.picture == nil)
    }

    @Test("A view whose code ends is gone") func crashes() throws {
        let message = "70 at 'tap 'die'' its code crashed: SIGSEGV (signal 11); last"
        let first = try play("tap 'A'; tap 'die'; tap 'B'", on: try stage(), keepsGoing: true)
        #expect(first.answers == ["done"] && first.failure == message && host.starts.count == 1)
        let left = try play("tap 'leave'", on: try stage())
        #expect(left.failure == "70 at 'tap 'leave'' its code ended the process with status 3")
        let silent = try play("tap 'silent'", on: try stage())
        #expect(silent.failure == "70 no answer" && silent.answers.isEmpty)
        #expect(try play("tap 'refused'", on: try stage()).failure == "70 is infinite")
    }

    @Test("Where the code noted its crash, the steps so far are done again to find the place") func again() throws {
        let played = try play("tap 'A'; tap 'crash'", on: try stage())
        #expect(played.failure == "70 at 'tap 'crash'' its code crashed: SIGSEGV (signal 11); words")
        #expect(given == ["tap 'A'", "tap 'crash'", "tap 'A'", "tap 'crash'"] && host.starts.count == 2)
    }

    @Test("Views of a tree have no roads any more") func trees() throws {
        let road = [HostResult.Finding.Place(kind: "Text", label: "a", written: nil, owners: ["Card"], number: 0)]
        var inner = PlayElement(id: "2", role: "text", kind: "Text", label: "a", frame: [])
        inner.path = road
        var outer = PlayElement(id: "1", role: "container", kind: "List", label: "", frame: [])
        (outer.path, outer.children) = (road, [inner])
        try answer("tree") { $0.tree = [outer] }
        try answer("fail") { $0.failure = .init(.ambiguous, "which", [inner]) }
        let stage = try stage()
        defer { stage.end() }
        let tree = try #require(try stage.carryOut(steps("tree")[0]).answer.tree?.first)
        #expect(tree.path == nil && tree.place == nil && tree.children.map(\.label) == ["a"])
        #expect(tree.children.allSatisfy { $0.path == nil })
        let failed = try stage.carryOut(steps("tap 'fail'")[0]).answer.failure
        #expect(failed?.candidates.map(\.label) == ["a"] && failed?.candidates.first?.path == nil)
    }

    @Test("A file that has no view") func none() throws {
        let none = try BuiltHost([])
        let words = failure {
            let options = try none.options()
            _ = try PlayStage(options, options.request(.render))
        }
        #expect(words == "64 there is no view to play")
    }

    @Test("What has changed of the source is said once, and reloading begins again with it") func changes() throws {
        let stage = try stage(notesChanges: true)
        defer { stage.end() }
        #expect(stage.changeNote == nil)
        try host.folder.write("", to: "built/new.txt")
        let note = "FOLDER/built/new.txt has changed since the view began; reload begins again with that"
        let told = try play("tap 'A'; tap 'B'", on: stage)
        #expect(told.answers == ["done <\(note)>", "done"])
        try host.folder.write("", to: "built/other.txt")
        try host.folder.write("", to: "built/third.txt")
        let more = "FOLDER/built/new.txt and 2 more have changed since the view began; reload begins again with that"
        #expect(stage.changeNote.map(host.folder.plain) == more)
        let again = try play("reload; tap 'A'", on: stage)
        #expect(again.answers == ["begun again with the source as it is now", "done"])
        #expect(stage.changeNote == nil && host.starts.count == 2)
    }

    @Test("Where it cannot begin again the view stays") func staying() throws {
        let stage = try stage(notesChanges: true)
        defer { stage.end() }
        try host.folder.write("other", to: "built/shown.so")
        let failed = try stage.carryOut(steps("reload")[0])
        #expect(failed.answer.failure?.code == .noView && failed.picture == nil)
        #expect(failed.answer.failure?.message.contains("is not as galley build made it") == true)
        #expect(stage.changeNote?.contains("built/shown.so has changed") == true)
        #expect(try stage.carryOut(steps("tap 'A'")[0]).answer.failure == nil && host.starts.count == 1)
    }

    @Test("Changes are noticed where that is asked for alone") func unnoticed() throws {
        let stage = try stage()
        defer { stage.end() }
        try host.folder.write("", to: "built/new.txt")
        #expect(try stage.changeNote == nil && play("tap 'A'", on: stage).answers == ["done"])
    }
}
