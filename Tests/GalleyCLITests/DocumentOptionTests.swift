import Foundation
import Testing

/// What the tool tells documents besides their picture.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct DocumentOptionTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "import SwiftUI\nstruct Page: View { var body: some View { Text(\"Hello\") } }\n", to: "Page.swift")
    }

    @Test func aStandardIsKeptOrAllThatIsMissingIsSaid() throws {
        let bare = try folder.galley("render", "Page.swift", "-o", "page.pdf", "--pdf-standard", "ua-1")
        #expect(bare.status == 1)
        #expect(bare.errors.contains("is not PDF/UA-1: the document has no title; the document has no language"))
        #expect(folder.read("page.pdf") == nil)
        let whole = try folder.galley(
            "render", "Page.swift", "-o", "page.pdf", "--pdf-standard", "ua-1", "--title", "Page", "--locale", "de_CH")
        #expect(whole.status == 0, "\(whole.errors)")
        let text = String(decoding: folder.read("page.pdf") ?? Data(), as: UTF8.self)
        #expect(text.contains("<pdfuaid:part>1</pdfuaid:part>") && text.contains("<rdf:li>de-CH</rdf:li>"))
    }

    @Test func titleAndLanguageOfSVG() throws {
        let output = try folder.galley(
            "render", "Page.swift", "-o", "page.svg", "--title", "A < B", "--language", "en")
        #expect(output.status == 0, "\(output.errors)")
        let text = String(decoding: folder.read("page.svg") ?? Data(), as: UTF8.self)
        #expect(text.contains("xml:lang=\"en\"") && text.contains("<title id=\"title\">A &lt; B</title>"))
    }

    @Test func optionsThatMakeNoSense() throws {
        for arguments in [
            ["--pdf-standard", "ua-1", "-o", "x.png"],
            ["--pdf-standard", "ua-1", "--pdf-standard", "a-4", "-o", "x.pdf"],
            ["--pdf-standard", "ua-1", "--no-pdf-tags", "-o", "x.pdf"],
            ["--language", "not a language", "-o", "x.pdf"],
            ["--created", "yesterday", "-o", "x.pdf"], ["--effects-dpi", "0", "-o", "x.pdf"],
        ] {
            let output = try BuiltTool.run("galley", ["render", "Page.swift"] + arguments, in: folder.url)
            #expect(output.status == 64, "\(arguments): \(output.errors)")
        }
    }
}
