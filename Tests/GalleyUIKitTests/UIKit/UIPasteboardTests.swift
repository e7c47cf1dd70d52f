import Foundation
import Galley
import GalleyGraph
import GalleyTestSupport
import GalleyViews
import Testing

@Suite("UIKit's pasteboard")
@MainActor
struct UIPasteboardTests {
    /// Runs `body` on a device of its own.
    private func onDevice<Result>(_ body: () -> Result) -> Result {
        MainStrings.$current.withValue(MainStrings(RenderOptions()), operation: body)
    }

    @Test func textsAndURLs() {
        onDevice {
            let board = UIPasteboard.general
            #expect(board.string == nil && !board.hasStrings && board.changeCount == 0)
            board.string = "Galley"
            #expect(UIPasteboard.general.string == "Galley" && board.hasStrings && !board.hasURLs)
            #expect(board.types == ["public.utf8-plain-text"] && board.numberOfItems == 1)
            board.url = URL(string: "https://example.org")
            #expect(board.string == nil && board.url?.host == "example.org" && board.changeCount == 2)
            board.strings = ["a", "b"]
            #expect(board.strings == ["a", "b"] && board.string == "a" && board.numberOfItems == 2)
            board.string = nil
            #expect(board.items.isEmpty)
        }
    }

    @Test func valuesByType() {
        onDevice {
            let board = UIPasteboard.general
            board.setValue("Tea", forPasteboardType: "public.plain-text")
            #expect(board.string == "Tea" && board.value(forPasteboardType: "public.plain-text") as? String == "Tea")
            #expect(board.data(forPasteboardType: "public.plain-text") == Data("Tea".utf8))
            board.addItems([["public.url": URL(fileURLWithPath: "/a"), "own": 3 as Any]])
            #expect(board.items.count == 2 && board.items[1].count == 1)
            #expect(board.contains(pasteboardTypes: ["public.url"]) && !board.contains(pasteboardTypes: ["own"]))
            board.color = .red
            #expect(board.hasColors && board.color == .red && !board.hasImages)
        }
    }

    @Test func boardsByName() {
        onDevice {
            let name = UIPasteboard.Name("drafts")
            #expect(UIPasteboard(name: name, create: false) == nil)
            UIPasteboard(name: name, create: true)?.string = "draft"
            #expect(UIPasteboard(name: name, create: false)?.string == "draft" && UIPasteboard.general.string == nil)
            UIPasteboard.remove(withName: name)
            #expect(UIPasteboard(name: name, create: false) == nil)
        }
    }

    private struct Copier: View {
        @State private var pasted = ""
        var body: some View {
            VStack {
                Button("Copy") { UIPasteboard.general.string = "12345678" }
                Button("Paste") { pasted = UIPasteboard.general.string ?? "-" }
                Text(pasted)
            }
        }
    }

    // Two people use the same view in one process: neither pastes what the other has copied.
    @Test func eachSessionHasOneOfItsOwn() throws {
        let (mine, yours) = (LiveView(Copier()), LiveView(Copier()))
        mine.track { UIPasteboard.general.string = "mine" }
        #expect(mine.track { UIPasteboard.general.string } == "mine")
        #expect(yours.track { UIPasteboard.general.string } == nil)
        mine.change { $0.colorScheme = .dark }
        #expect(mine.track { UIPasteboard.general.string } == "mine")
    }
}
