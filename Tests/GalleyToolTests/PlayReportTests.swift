import Foundation
import GalleyProcesses
import GalleyProtocol
import Synchronization
import Testing

@testable import galley

/// What `galley play` prints of steps (docs/play.md), and how a view in the background is reached.
@Suite("What came of a script")
struct PlayReportTests {
    private static func step(_ text: String) throws -> PlayStep { try #require(PlayScript.steps(of: text).first) }

    private static func button(_ label: String, _ value: String? = nil) -> PlayElement {
        var element = PlayElement(id: "1", role: "button", kind: "Button", label: label, frame: [])
        element.value = value
        return element
    }

    private static func text(_ change: (inout PlayAnswer) -> Void) throws -> String {
        var answer = PlayAnswer(step: try step("tree"))
        change(&answer)
        return PlayAnswerText(answer).text
    }

    @Test("An answer") func answers() throws {
        #expect(try Self.text { _ in } == "tree\n")
        let whole = try Self.text { answer in
            answer.step = "type 'a\nb'"
            answer.message = "typed"
            (answer.picture, answer.pixels) = ("a.png", [30, 20])
            answer.changes = [PlayChange(.added, Self.button("A\nB", "1")), PlayChange(.removed, Self.button("C"))]
            answer.changesPictureOnly = true
            answer.movesFor = 1.5
            answer.notes = ["first", "second"]
            answer.failure = .init(.ambiguous, "which", [Self.button("D")])
            answer.tree = []
            answer.explanation = "because"
        }
        #expect(
            whole == """
                type 'a b'
                  typed
                  a.png, 30x20 pixels
                  + button “A B” = '1'
                  - button “C”
                  only the picture changes
                  moves for 1.5 seconds; wait shows the end
                  note: first
                  note: second
                  failed (view-ambiguous): which
                  there is:
                    button “D”
                  nothing that a person reads or uses
                because

                """)
        let plain = try Self.text { answer in
            answer.picture = "a.png"
            answer.failure = .init(.notFound, "none")
        }
        #expect(plain == "tree\n  a.png\n  failed (view-not-found): none\n")
    }

    @Test("No more than 30 changes are listed") func many() throws {
        func text(_ count: Int) throws -> String {
            try Self.text { $0.changes = (0..<count).map { PlayChange(.removed, Self.button("\($0)")) } }
        }
        #expect(try text(30).split(separator: "\n").count == 31)
        #expect(try text(33).hasSuffix("  - button “29”\n  and 3 changes more\n"))
    }

    @Test("A view in a tree") func trees() throws {
        var outer = PlayElement(id: "1", role: "container", kind: "List", label: "", frame: [1, 2.5, 30, 40])
        var inner = Self.button("A\nB", "on")
        inner.identifier = "add"
        (inner.isEnabled, inner.isSelected, inner.isFocused, inner.isOutOfSight) = (false, true, true, true)
        inner.place = "Card.swift:12"
        outer.children = [inner, Self.button("same", "same")]
        #expect(
            try Self.text { $0.tree = [outer] } == """
                tree
                  List at 1,2.5 30x40
                    button “A B” id:add = 'on' disabled selected focused out of sight Card.swift:12
                    button “same”

                """)
    }

    @Test("What has changed of a view") func changes() throws {
        func text(_ change: (inout PlayElement) -> Void) throws -> String {
            let before = Self.button("A", "1")
            var after = before
            change(&after)
            let text = try Self.text { $0.changes = [PlayChange(.changed, after, before: before)] }
            return String(text.dropFirst("tree\n  ".count).dropLast())
        }
        #expect(try text { $0.label = "B" } == "~ button “A” → “B”")
        #expect(try text { $0.value = "2" } == "~ button “A” '1' → '2'")
        #expect(try text { $0.value = nil } == "~ button “A” '1' → no value")
        #expect(try text { $0.value = "A" } == "~ button “A” ", "a value that is the label is told once")
        #expect(try text { $0.isEnabled = false } == "~ button “A” disabled")
        #expect(try text { ($0.isSelected, $0.isFocused) = (true, true) } == "~ button “A” selected, focused")
        let before = {
            var element = Self.button("A")
            (element.isEnabled, element.isSelected, element.isFocused) = (false, true, true)
            return element
        }()
        var after = Self.button("A", "x")
        after.isEnabled = true
        let all = try Self.text {
            $0.changes = [PlayChange(.changed, after, before: before), PlayChange(.changed, after)]
        }
        #expect(
            all == "tree\n  ~ button “A” no value → 'x', enabled, not selected, not focused\n  ~ button “A”\n")
    }

    @Test("Failures as messages, and the status") func messages() throws {
        var played = PlayRun.Played()
        #expect(played.status == 0 && played.messages.isEmpty)
        var answer = PlayAnswer(step: try Self.step("tap 'A'"))
        answer.line = 4
        played.answers = [answer]
        #expect(played.status == 0)
        answer.failure = .init(.covered, "is covered")
        played.answers.append(answer)
        #expect(played.status == 1)
        let codes: [Int32: String] = [124: "timeout", 71: "memory", 73: "cannot-write", 70: "crash", 69: "crash"]
        for (status, code) in codes {
            played.failure = .init(status: status, message: "gone")
            #expect(played.status == status)
            #expect(played.messages.map(\.code) == ["view-covered", code])
            #expect(played.messages.map(\.message) == ["line 4, tap 'A': is covered", "gone"])
        }
    }

    @Test("Where steps come from") func sources() throws {
        let folder = try ScratchFolder(["a.play": "tap 'A'\nshot"])
        func count(_ text: String?) throws -> Int? {
            if case .steps(let steps) = try PlaySource(text) { steps.count } else { nil }
        }
        #expect(try count(nil) == 1 && count("tap 'A'; shot; tree") == 3 && count("-") == nil)
        #expect(try count("@\(folder["a.play"])") == 2)
        #expect(failure { _ = try PlaySource("@/nowhere") } == "66 there is no script '/nowhere', or it cannot be read")
        try Data([0xff]).write(to: URL(fileURLWithPath: folder["b"]))
        #expect(failure { _ = try PlaySource("@\(folder["b"])") } == "66 the script '\(folder["b"])' is not UTF-8")
        #expect(
            failure { _ = try PlaySource("tree\nshot a.mp4") }
                == "64 line 2 of the script: 'a.mp4' is no picture's name; it ends in .png, .svg, .pdf or the like")
        #expect(
            failure { _ = try PlaySource("set locale xx_") }
                == "64 line 1 of the script: 'xx_' is no language; write it like de, de_DE or zh-Hans_CN")
        #expect(try count("set locale de_DE; shot a.svg") == 2)
        #expect(PlayShot("").format == .png && PlayShot("a.PDF").format == .pdf && PlayShot("a.x").format == nil)
    }

    @Test("Names of views in the background") func names() throws {
        for name in ["a", "A-b_c.9", String(repeating: "x", count: 40)] {
            #expect(try PlaySocket(name).path.hasSuffix("/\(name).sock"))
        }
        for name in ["", ".a", "a/b", "ä", "a b", String(repeating: "x", count: 41)] {
            #expect(
                failure { _ = try PlaySocket(name) }
                    == "64 '\(name)' is no name of a session; it has up to 40 letters, digits, '-', '_' and '.'")
        }
    }

    @Test("A connection, both ways") func sockets() throws {
        let socket = try PlaySocket("tool-tests-\(getpid())")
        defer { unlink(socket.path) }
        #expect(try socket.connected() == nil)
        let listener = try socket.listening()
        let line =
            "64 there is a view called '\(socket.name)' already; end it with galley play --session \(socket.name) --end"
        #expect(failure { _ = try socket.listening() } == line)
        let first = Descriptor(accept(listener.number, nil, nil))
        let client = try #require(try socket.connected())
        let server = Descriptor(accept(listener.number, nil, nil))
        var order = PlayOrder(steps: try PlayScript.steps(of: "tap 'A'"), keepsGoing: true)
        order.ends = true
        try PlayWire.write(order, to: client)
        let read = try #require(PlayWire.read(PlayOrder.self, from: server))
        #expect(read.keepsGoing && read.ends && read.steps.map(\.written) == ["tap 'A'"])
        try PlayWire.write("no order", to: client)
        #expect(PlayWire.read(PlayOrder.self, from: server) == nil)
        client.close()
        #expect(PlayWire.read(PlayOrder.self, from: server) == nil, "nothing more comes")
        #expect(PlayOrder().keepsGoing == false && PlayOrder().ends == false)
        _ = first
    }

    /// docs/play.md has `galley play --session todo --script "shot after.png"`: the file is the caller's, whatever folder the view was
    /// started in, and so its whole path is handed over.
    @Test("A view in the background is told the caller's place of a picture") func pictures() throws {
        let socket = try PlaySocket("tool-tests-shot-\(getpid())")
        defer { unlink(socket.path) }
        let listener = try socket.listening()
        let number = listener.number
        let asked = Mutex<[PlayAction]>([])
        Thread.detachNewThread {
            let connection = Descriptor(accept(number, nil, nil))
            let order = PlayWire.read(PlayOrder.self, from: connection)
            asked.withLock { $0 = order?.steps.map(\.action) ?? [] }
            try? PlayWire.write(PlayRun.Played(), to: connection)
        }
        let call = PlayCall(socket, PlayReport(isJSON: false, isQuiet: true), keepsGoing: false)
        try call.run(PlaySource("shot after.png scale 2; shot 'sub/b.svg'; shot; shot '/there/c.png'; shot; tree"))
        let here = FileManager.default.currentDirectoryPath
        let wanted: [PlayAction] = [
            .shot("\(here)/after.png", scale: 2), .shot("\(here)/sub/b.svg", scale: nil),
            .shot("\(here)/shot-1.png", scale: nil), .shot("/there/c.png", scale: nil),
            .shot("\(here)/shot-2.png", scale: nil), .tree(showsAll: false),
        ]
        #expect(asked.withLock { $0 } == wanted)
        _ = listener
    }
}
