import Foundation
import Galley
import GalleyAppKit
import GalleyGraph
import GalleyTestSupport
import GalleyViews
import Testing

@testable import GalleyUIKit

/// Words that are looked up, by the doc comments of `SpelledWords`: letters, marks and apostrophes between letters; none with a digit. And
/// what boards and colours hold.
@MainActor @Suite("Words of a text, boards and greys") struct SpelledWordTests {
    private func words(_ text: String, from start: Int = 0, count: Int? = nil) -> [String] {
        let whole = text as NSString
        let range = NSRange(location: start, length: count ?? whole.length - start)
        return SpelledWords.of(whole, in: range).map { "\($0.text) \($0.range.location) \($0.range.length)" }
    }

    @Test("Words and their ranges in UTF-16") func ranges() {
        #expect(words("It's 'a' test") == ["It's 0 4", "a 6 1", "test 9 4"])
        #expect(words("don’t rock'") == ["don’t 0 5", "rock 6 4"])
        #expect(words("🐛 e\u{301}te\u{301}, 2b b2 ½c d") == ["e\u{301}te\u{301} 3 5", "d 19 1"])
        #expect(words("one two", from: 2, count: 4) == ["e 2 1", "tw 4 2"])
        #expect(words("'") == [] && words("") == [] && words("a''b") == ["a 0 1", "b 3 1"])
        #expect(words("𝐀b") == ["𝐀b 0 3"])
    }

    @Test("A board counts its changes, and says what it holds") func boards() {
        MainStrings.$current.withValue(MainStrings(RenderOptions())) {
            let board = UIPasteboard.general
            func holds() -> [Bool] { [board.hasStrings, board.hasURLs, board.hasImages, board.hasColors] }
            #expect(holds() == [false, false, false, false] && board.changeCount == 0)
            board.string = "a"
            #expect(holds() == [true, false, false, false] && board.changeCount == 1)
            board.url = URL(string: "https://example.org")
            #expect(holds() == [false, true, false, false] && board.changeCount == 2)
            board.color = .red
            #expect(holds() == [false, false, false, true] && board.changeCount == 3)
            board.image = ImageRenderer(content: Color.red.frame(width: 1, height: 1)).uiImage
            #expect(holds() == [false, false, true, false] && board.changeCount == 4)
            #expect(board.contains(pasteboardTypes: ["no", "public.png"]) && !board.contains(pasteboardTypes: ["no"]))
            let name = UIPasteboard.Name("more")
            UIPasteboard(name: name, create: true)?.string = "kept"
            #expect(UIPasteboard(name: name, create: true)?.string == "kept")
            let other = NSPasteboard(name: .init("mac"))
            #expect(other.setString("x", forType: .string) && !NSPasteboard.general.setData(nil, forType: .string))
            other.clearContents()
            #expect(other.string(forType: .string) == nil)
        }
    }

    private func white(_ color: NSColor, _ scheme: ColorScheme) -> [Int] {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let color = Color(nsColor: color).resolve(in: environment)
        return [color.red, color.green, color.blue, color.opacity].map { Int(($0 * 255).rounded()) }
    }

    /// rules.md §16.2 and the doc comments of `NSColors.swift`: greys of 0…255 in light and in dark.
    @Test("Greys of a Mac's windows in light and in dark") func greys() {
        let greys: [(NSColor, Int, Int, Int)] = [
            (.textColor, 0, 255, 255), (.windowBackgroundColor, 236, 50, 255), (.controlBackgroundColor, 255, 30, 255),
            (.textBackgroundColor, 255, 30, 255), (.separatorColor, 0, 255, 26), (.gridColor, 230, 26, 255),
        ]
        for (color, light, dark, alpha) in greys {
            #expect(white(color, .light) == [light, light, light, alpha], "\(light) \(dark)")
            #expect(white(color, .dark) == [dark, dark, dark, alpha], "\(light) \(dark)")
        }
    }

    @Test("A picture of Core Graphics' is as large as it is said, or a point a pixel") func sizes() throws {
        let picture = try #require(ImageRenderer(content: Color.red.frame(width: 8, height: 4)).cgImage)
        let sizes = [
            CGSize(width: 4, height: 2), CGSize(width: 0, height: 2), CGSize(width: 4, height: 0),
            CGSize(width: 16, height: 8),
        ]
        let seen = sizes.map { NSImage(cgImage: picture, size: $0).size }
        #expect(seen == [sizes[0], CGSize(width: 8, height: 4), CGSize(width: 8, height: 4), sizes[3]])
        let renderer = ImageRenderer(content: Color.red.frame(width: 8, height: 4))
        renderer.scale = 2
        #expect(renderer.nsImage?.size == CGSize(width: 8, height: 4))
    }
}
