import Foundation
import Galley
import GalleyGraph
import GalleyTestSupport
import GalleyViews
import Testing

@testable import GalleyUIKit

/// What lies on a pasteboard, by Apple's pages of `UIPasteboard` (strings, urls, images, colors, items, addItems,
/// setItems, types, changedNotification) and of `NSPasteboard`.
@MainActor @Suite("Values on a pasteboard") struct BoardValueTests {
    private func onDevice<Result>(_ body: () throws -> Result) rethrows -> Result {
        try MainStrings.$current.withValue(MainStrings(RenderOptions()), operation: body)
    }

    private func picture(_ width: CGFloat) throws -> UIImage {
        try #require(ImageRenderer(content: Color.red.frame(width: width, height: 2)).uiImage)
    }

    @Test("Several of a kind, in their order, and none where nothing is said") func several() throws {
        try onDevice {
            let board = UIPasteboard.general
            let urls = try ["https://a.example", "https://b.example/c"].map {
                try #require(URL(string: $0))
            }
            board.urls = urls
            #expect(
                board.urls == urls && board.url == urls[0] && board.numberOfItems == 2
                    && board.strings == [])
            #expect(board.types == ["public.url"])
            let pictures = try [picture(3), picture(5), picture(4)]
            board.images = pictures
            #expect(
                board.images?.map(\.size.width) == [3, 5, 4] && board.image === pictures[0]
                    && board.urls == [])
            board.colors = [.green, .blue]
            #expect(board.colors == [.green, .blue] && board.color == .green && board.numberOfItems == 2)
            #expect(board.types == ["com.apple.uikit.color"] && board.images == [])
            board.strings = ["x", "y", "z"]
            #expect(board.strings == ["x", "y", "z"] && board.string == "x" && board.colors == [])
            #expect(board.changeCount == 4)
            board.strings = nil
            #expect(board.numberOfItems == 0 && board.changeCount == 5 && board.types == [])
            board.image = nil
            board.url = nil
            board.color = nil
            board.urls = nil
            board.images = nil
            board.colors = nil
            #expect(board.numberOfItems == 0 && board.changeCount == 11)
        }
    }

    @Test("Items are put in place of others, or behind them") func items() {
        onDevice {
            let board = UIPasteboard.general
            board.setItems([["a.text": "one"], ["b.text": "two", "a.text": "three"]])
            #expect(
                board.numberOfItems == 2 && board.strings == ["one", "three"] && board.types == ["a.text"])
            board.addItems([["c.text": "four"], ["d.text": "five"]])
            #expect(board.strings == ["one", "three", "four", "five"])
            board.setItems([["e.text": "six"]], options: [.localOnly: true])
            #expect(board.strings == ["six"] && board.changeCount == 3)
            // What is no value of a board is left out.
            board.items = [["own": 3, "f.text": "seven"]]
            #expect(board.items.count == 1 && board.items[0].count == 1 && board.types == ["f.text"])
            board.setValue(7, forPasteboardType: "own")
            #expect(
                board.numberOfItems == 1 && board.types == []
                    && board.value(forPasteboardType: "own") == nil)
        }
    }

    /// Of an item that is a text in two types the one whose type comes first counts.
    @Test("Types are in order") func order() {
        onDevice {
            let board = UIPasteboard.general
            for types in [["m", "k", "z"], ["z", "m", "k"]] {
                var item: [String: Any] = [:]
                for type in types { item[type] = "of \(type)" }
                board.setItems([item])
                #expect(
                    board.types == ["k", "m", "z"] && board.string == "of k" && board.strings == ["of k"])
            }
            board.setItems([["a": Data([1]), "b": "text"]])
            #expect(board.string == "text" && board.value(forPasteboardType: "a") as? Data == Data([1]))
            #expect(board.contains(pasteboardTypes: ["c", "b"]) && !board.contains(pasteboardTypes: []))
        }
    }

    @Test("Bytes of each kind") func bytes() throws {
        try onDevice {
            let board = UIPasteboard.general
            func data(_ value: Any) -> Data? {
                board.setValue(value, forPasteboardType: "t")
                return board.data(forPasteboardType: "t")
            }
            #expect(data("Tëa") == Data("Tëa".utf8) && data(Data([7, 8])) == Data([7, 8]))
            let url = try #require(URL(string: "https://a.example/b"))
            #expect(data(url) == Data("https://a.example/b".utf8) && data(UIColor.red) == nil)
            // A picture is a PNG file's bytes.
            let png = try #require(data(try picture(3)))
            #expect(
                Array(png.prefix(4)) == [0x89, 0x50, 0x4E, 0x47] && UIImage(data: png)?.size.width == 3)
            board.setData(Data([1, 2, 3]), forPasteboardType: "raw")
            #expect(board.data(forPasteboardType: "raw") == Data([1, 2, 3]) && board.numberOfItems == 1)
            #expect(board.data(forPasteboardType: "other") == nil && board.string == nil)
        }
    }

    @Test("A change is told, by the board that changed") func notifications() {
        final class Heard: @unchecked Sendable { var names: [String] = [] }
        let heard = Heard()
        onDevice {
            let board = UIPasteboard(name: .init("told"), create: true)
            let observer = NotificationCenter.default.addObserver(
                forName: UIPasteboard.changedNotification, object: nil, queue: nil
            ) { notification in
                // Other tests have boards of their own.
                guard let name = (notification.object as? UIPasteboard)?.name, name.rawValue == "told"
                else { return }
                heard.names.append(name.rawValue)
            }
            defer { NotificationCenter.default.removeObserver(observer) }
            board?.string = "a"
            board?.addItems([["b": "b"]])
            _ = board?.strings
            #expect(heard.names == ["told", "told"] && board?.strings == ["a", "b"])
        }
    }

    @Test("Boards of a name that nobody else has") func unique() {
        onDevice {
            let (one, other) = (UIPasteboard.withUniqueName(), UIPasteboard.withUniqueName())
            one.string = "mine"
            #expect(one.name != other.name && other.string == nil && one.string == "mine")
            #expect(UIPasteboard(name: one.name, create: false)?.string == "mine")
            #expect(UIPasteboard(name: other.name, create: false) == nil)
            #expect(
                UIPasteboard.general.name == .general && one.changeCount == 1 && other.changeCount == 0)
            // A board that is there keeps what it has.
            #expect(UIPasteboard(name: one.name, create: true)?.changeCount == 1)
        }
    }

    @Test("A Mac's board: types beside each other, and how often it has changed") func mac() {
        onDevice {
            let board = NSPasteboard.general
            #expect(board.changeCount == 0 && board.types == [])
            board.setString("a", forType: .string)
            #expect(board.setData(Data("<p>".utf8), forType: .html) && board.changeCount == 2)
            #expect(board.types == [.html, .string] && board.string(forType: .string) == "a")
            #expect(
                board.data(forType: .html) == Data("<p>".utf8)
                    && board.data(forType: .string) == Data("a".utf8))
            #expect(board.clearContents() == 3 && board.types == [] && board.changeCount == 3)
            #expect(board.declareTypes([.png], owner: nil) == 4 && board.data(forType: .png) == nil)
            let named = NSPasteboard(name: .init("own"))
            named.setString("b", forType: .URL)
            #expect(
                NSPasteboard(name: .init("own")).string(forType: .URL) == "b" && named.changeCount == 1)
            #expect(board.changeCount == 4 && NSPasteboard(name: .init("new")).types == [])
        }
    }
}
