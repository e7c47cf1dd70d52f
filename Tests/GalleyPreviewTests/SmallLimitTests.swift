import Foundation
import GalleyProtocol
import Testing

@testable import GalleyPlayground
@testable import GalleyPreview

/// Names of files that people hand over, the page's script without what only people read, and limits: docs/preview.md and docs/cli.md.
@Suite("Names and limits of pages")
struct SmallLimitTests {
    private func named(_ name: String) -> String { SessionUploads.fileName(name) }

    @Test("A name has 200 bytes at the most, and its ending behind them") func names() {
        func long(_ count: Int, _ ending: String = "") -> String { String(repeating: "a", count: count) + ending }
        #expect(named(long(200)) == long(200) && named(long(201)) == long(200))
        #expect(named(long(196, ".txt")) == long(196, ".txt") && named(long(197, ".txt")) == long(197, ".tx.txt"))
        #expect(named(long(300, ".txt")) == long(200, ".txt"))
        // Of an ending sixteen letters count.
        let ending = "abcdefghijklmnopq"
        #expect(named(long(300, "." + ending)) == long(200, "." + ending.dropLast()))
        #expect(named("a.b.c") == "a.b.c" && named("x/") == "x" && named(" a ") == "a" && named("...") == "_..")
        #expect(named("\n") == "file" && named("\\\\share\\b.c") == "b.c" && named("a ") == "a")
    }

    @Test("Room for files, of all and of one") func room() throws {
        let folder = try UploadFolder()
        defer { folder.remove() }
        #expect(folder.mostBytes == 1_073_741_824)
        var worker = ServerSettings.Worker(
            path: "p", arguments: ["-a"], environment: [:], request: HostRequest(action: .render), memory: 1)
        #expect(folder.readable(by: worker).arguments == ["-a"])
        worker.arguments = ["-a", "--sandbox", "b"]
        #expect(folder.readable(by: worker).arguments == ["-a", "--sandbox", "b", "read:\(folder.path)"])
        #expect(LiveFiles.mostFiles == 32 && LiveFiles.mostFileBytes == 33_554_432)
    }

    @Test("Scripts without comments, empty lines and what stands before a line") func scripts() {
        let script = "  a();\n// why\n\n    // more\n  b(); // kept\n\tc();\n   \n'//' + d;"
        #expect(PageScript.lean(script) == "a();\nb(); // kept\n\tc();\n'//' + d;")
        #expect(PageScript.lean("") == "")
        let (tool, plain) = (PageScript.text(isTool: true), PageScript.text(isTool: false))
        #expect(tool.count > plain.count && tool.hasSuffix("connect();") && plain.hasSuffix("connect();"))
        #expect(plain.hasPrefix("'use strict';\nconst $ = id => document.getElementById(id);\n"))
    }

    @Test("What a playground draws at the most") func playground() {
        #expect(PlaygroundDrawing.mostPictures == 4 && PlaygroundDrawing.mostPictureBytes == 4_194_304)
        #expect(PlaygroundDrawing.mostCharacters == 60_000 && PlaygroundService.mostSourceBytes == 65_536)
        let drawing = PlaygroundDrawing()
        #expect(drawing.status == 0 && drawing.milliseconds == 0 && drawing.pictures.isEmpty)
        #expect(drawing.explanation == "" && drawing.messages == "")
    }

    @Test("What pages are told of a build before there is one, and of views that are compiled once") func status()
        throws
    {
        let fresh = PreviewSession.Status()
        #expect(fresh.build == 0 && !fresh.isCompiling && fresh.pictureBuild == 0 && fresh.compileTime == 0)
        #expect(fresh.loadTime == 0 && fresh.failure == nil && fresh.crash == nil && fresh.state == nil)
        let lines = PageMessage.text(Data("{}".utf8)).split(separator: "\n")
        struct Head: Decodable {
            var parts: [String]
            var host: Int?
            var status: PreviewSession.Status
        }
        let head = try JSONDecoder().decode(Head.self, from: Data(lines[0].utf8))
        #expect(head.parts == ["picture"] && head.host == nil && lines.count == 2 && lines[1] == "{}")
        #expect(head.status.build == 1 && head.status.pictureBuild == 1 && !head.status.isCompiling)
        let all = PageMessage.text(
            nil, fresh, host: 3, tree: Data("t".utf8), explanation: Data("e".utf8), side: Data("s".utf8))
        #expect(all.split(separator: "\n").dropFirst() == ["t", "e", "s"])
        #expect(all.hasPrefix("{\"host\":3,\"parts\":[\"tree\",\"explanation\",\"side\"],\"status\":"))
    }

    @Test("A page's additions say nothing unless told") func additions() {
        let additions = PreviewPage.Additions()
        #expect(!additions.isTool && additions.ancestors == "'none'" && additions.classes == "")
        #expect(additions.script == "" && additions.style == "" && additions.elements == "")
    }
}
