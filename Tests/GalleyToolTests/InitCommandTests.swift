import GalleyTemplates
import Testing

@testable import galley

/// What `galley init` writes: docs/start.
@Suite("Beginnings")
struct InitCommandTests {
    @Test("Files of a template, where none of them is yet") func files() throws {
        let folder = try ScratchFolder()
        func run(_ words: String...) -> String {
            folder.plain(failure { try InitCommand.parse(words + ["--quiet"]).run() })
        }
        let template = StartTemplate.card
        let files = try template.files(galley: nil, version: "1")
        #expect(run("card", folder["new/deep"]) == "no failure")
        #expect(files.allSatisfy { folder.text(of: "new/deep/\($0.name)") == $0.text } && !files.isEmpty)
        let name = files[0].name
        #expect(
            run("card", folder["new/deep"])
                == "64 'FOLDER/new/deep/\(name)' is there already, and nothing was written; name another folder: galley init card DIR"
        )
        try folder.write("", to: "file")
        #expect(run("card", folder["file/x"]).hasPrefix("73 'FOLDER/file/x' cannot be made: "))
        #expect(run("tests", folder["t"], "--galley", "https://x.y/galley") == "no failure")
        #expect(folder.text(of: "t/Sources/Views/Meter.swift") != nil && folder.text(of: "t/.gitignore") == ".build/\n")
    }
}
