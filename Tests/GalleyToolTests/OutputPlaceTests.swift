import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import galley

/// Where pictures go: docs/cli.md.
@Suite("Where pictures go")
struct OutputPlaceTests {
    private func destination(_ outputs: [String], _ formats: [HostRequest.Format] = []) throws -> RenderDestination {
        try RenderDestination(outputs: outputs, formats: formats)
    }

    @Test("Files that are named after views") func folders() throws {
        let here = try destination([])
        #expect(here.formats == [.png])
        #expect(try here.paths(forViews: ["A b", "C"], variants: [""]) == [["A-b.png"], ["C.png"]])
        let several = try destination(["out/"], [.svg, .pdf])
        #expect(several.formats == [.svg, .pdf])
        #expect(
            try several.paths(forViews: ["A", "A", "a/A"], variants: ["dark", ""]) == [
                ["out/A-dark.svg", "out/A-dark.pdf"], ["out/A.svg", "out/A.pdf"],
                ["out/A-dark-2.svg", "out/A-dark-2.pdf"], ["out/A-2.svg", "out/A-2.pdf"],
                ["out/a-A-dark.svg", "out/a-A-dark.pdf"], ["out/a-A.svg", "out/a-A.pdf"],
            ])
        #expect(try here.paths(forViews: ["A", "A", "A"], variants: [""]) == [["A.png"], ["A-2.png"], ["A-3.png"]])
    }

    @Test("Files that a person names") func named() throws {
        let files = try destination(["a.PNG", "b.x.svg"])
        #expect(files.formats == [.png, .svg])
        #expect(
            try files.paths(forViews: ["A"], variants: ["", "dark"]) == [
                ["a.PNG", "b.x.svg"], ["a-dark.PNG", "b.x-dark.svg"],
            ])
        #expect(
            failure { _ = try files.paths(forViews: ["A", "B"], variants: [""]) }
                == "64 there are 2 views to show (A, B), but -o names one file; pick one with --preview or --view, or give a folder: -o out/"
        )
        for outputs in [["a/", "b/"], ["a/", "b.png"], ["b.png", "a/"], ["a.xyz"], ["a"]] {
            #expect(throws: (any Error).self, "\(outputs)") { try destination(outputs) }
        }
        let own = RenderDestination(path: "d.png", format: .png)
        #expect(try own.formats == [.png] && own.paths(forViews: ["A"], variants: [""]) == [["d.png"]])
    }

    @Test("What cannot be written is said before anything is compiled") func preparing() throws {
        let folder = try ScratchFolder(["file": "", "d.png/x": ""])
        try destination([folder["new/deep/"]]).prepare()
        #expect(FileManager.default.fileExists(atPath: folder["new/deep"]))
        #expect(
            failure { try destination([folder["file/a/"]]).prepare() }
                == "73 cannot make the folder '\(folder["file/a/"])'")
        #expect(
            failure { try destination([folder["none/a.png"]]).prepare() }
                == "73 there is no folder '\(folder["none"])' to write to; make it first")
        #expect(
            failure { try destination([folder["d.png"]]).prepare() }
                == "73 cannot write '\(folder["d.png"])': it is a folder")
        #expect(failure { try destination([folder["a.png"]]).prepare() } == "no failure")
    }

    @Test("A view's name as a file's: at most 160 bytes") func names() {
        #expect(OutputFile.name(for: "A view: 1/2 (dark)") == "A-view-1-2-dark" && OutputFile.name(for: "…") == "view")
        #expect(OutputFile.name(for: "a_b-c Ümläut") == "a_b-c-Ümläut")
        #expect(OutputFile.name(for: String(repeating: "x", count: 160)).count == 160)
        #expect(OutputFile.name(for: String(repeating: "x", count: 161)).count == 160)
        #expect(OutputFile.name(for: String(repeating: "ä", count: 90)).count == 80)
    }

    @Test("Files get their names when all are complete") func writing() throws {
        let folder = try ScratchFolder(["a": "old", "d/x": ""])
        try OutputFile.write([(folder["a"], Data("new".utf8)), (folder["b"], Data())])
        #expect(folder.text(of: "a") == "new" && folder.text(of: "b") == "")
        do {
            try OutputFile.write([(folder["a"], Data("newer".utf8)), (folder["d"], Data())])
            Issue.record("a folder was written")
        } catch {
            #expect(error.path == folder["d"] && error.reason == "it is a folder")
        }
        #expect(folder.text(of: "a") == "new", "nothing is written where one cannot be")
        do {
            try OutputFile.write([(folder["none/a"], Data())])
            Issue.record("a file in no folder was written")
        } catch {
            #expect(error.path == folder["none/a"] && error.reason == "No such file or directory")
        }
        // A file of a run that was killed while it gave the file its name.
        try folder.write("rest", to: "a.galley-0")
        try OutputFile.write([(folder["a"], Data("last".utf8))])
        #expect(
            try folder.text(of: "a") == "last"
                && FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a", "b", "d"])
    }

    @Test("Texts in XML") func xml() {
        #expect("a<b>&\"c\"'\n\t\u{1}\u{1f} \u{7f}é".escapedForXML == "a&lt;b&gt;&amp;&quot;c&quot;'\n\t \u{7f}é")
    }
}
