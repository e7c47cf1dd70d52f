import Foundation
import Galley
import GalleyGraph
import GalleyTestSupport
import GalleyViews
import Testing

@Suite("AppKit's pasteboard and fonts")
@MainActor
struct NSPasteboardTests {
    // As source for both platforms writes it.
    @Test func texts() {
        MainStrings.$current.withValue(MainStrings(RenderOptions())) {
            let pasteboard = NSPasteboard.general
            #expect(pasteboard.string(forType: .string) == nil)
            pasteboard.clearContents()
            #expect(pasteboard.setString("Galley", forType: .string))
            #expect(NSPasteboard.general.string(forType: .string) == "Galley" && pasteboard.types == [.string])
            pasteboard.setData(Data("<b>a</b>".utf8), forType: .html)
            #expect(pasteboard.string(forType: .html) == "<b>a</b>" && pasteboard.string(forType: .string) == "Galley")
            pasteboard.declareTypes([.string], owner: nil)
            #expect(pasteboard.string(forType: .string) == nil)
            NSPasteboard(name: .init("other")).setString("b", forType: .string)
            #expect(pasteboard.string(forType: .string) == nil)
        }
    }

    @Test func fonts() {
        let font = NSFont.systemFont(ofSize: 13, weight: .bold)
        #expect(font.pointSize == 13)
        #expect(
            RenderedView(Text("a").font(Font(font))).size
                == RenderedView(Text("a").font(.system(size: 13, weight: .bold))).size)
    }
}
