import Foundation
import GalleyHTTP
import GalleyProtocol
import Testing

@testable import GalleyPreview

/// What a page is sent: a head, and the parts that it names.
struct PageMessageTests {
    @Test func partsFollowInLinesOfTheirOwn() throws {
        var status = PreviewSession.Status()
        status.failure = "one\ntwo \"three\""
        let text = PageMessage.text(
            Data(#"{"number":7}"#.utf8), status, explanation: Data(#"{"text":"a\nb"}"#.utf8))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Data($0.utf8) }
        #expect(lines.count == 3)
        let head = try #require(JSONSerialization.jsonObject(with: lines[0]) as? [String: Any])
        #expect(head["parts"] as? [String] == ["picture", "explanation"])
        #expect((head["status"] as? [String: Any])?["failure"] as? String == status.failure)
        #expect(lines[1] == Data(#"{"number":7}"#.utf8) && lines[2] == Data(#"{"text":"a\nb"}"#.utf8))
    }

    @Test func aMessageWithoutAPictureIsAHead() {
        let text = PageMessage.text(nil, PreviewSession.Status())
        #expect(text.hasPrefix(#"{"parts":[],"status":{"#) && !text.contains("\n"))
    }

    /// Nothing that is filled in stays open, and what is filled in is no markup.
    @Test func thePageIsWhole() {
        func text(_ additions: PreviewPage.Additions) -> String {
            let page = PreviewPage.page(title: "<script>", additions)
            return String(decoding: page.answer(to: HTTPRequest(target: "/")).body, as: UTF8.self)
        }
        var additions = PreviewPage.Additions()
        additions.isTool = true
        let (page, served) = (text(additions), text(.init()))
        #expect(!page.contains("{{") && page.contains("<h1>&lt;script></h1>") && page.hasSuffix("</html>"))
        for file in [PageFile.connection, PageFile.events, PageFile.picture, PageFile.time, PageFile.settings] {
            let lean = PageScript.lean(file)
            #expect(!lean.isEmpty && page.contains(lean))
        }
        #expect(!PageFile.style.isEmpty && page.contains(PageFile.style))
        #expect(page.contains(">iPhone"))
        // What is for who writes the views is in their page alone, and nothing says so in either.
        for part in ["<!--", "id=\"settings\"", PageScript.lean(PageFile.time)] {
            #expect(!served.contains(part) && page.contains(part) == (part != "<!--"))
        }
        #expect(served.contains("id=\"stage\"") && served.contains(PageScript.lean(PageFile.scrolling)))
    }

    @Test func theScriptGoesOutWithoutWhatOnlyPeopleRead() {
        #expect(PageScript.lean("// A.\nif (a) {\n  b('// c'); // d\n\n  // e\n}") == "if (a) {\nb('// c'); // d\n}")
    }
}
