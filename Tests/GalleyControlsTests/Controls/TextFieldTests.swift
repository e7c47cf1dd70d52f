import Galley
import GalleyTestSupport
import Testing

@MainActor @Suite("Text fields")
struct TextFieldTests {
    /// Apple's tutorial "Working with UI controls" puts a profile's name at the trailing edge of its row by
    /// `.multilineTextAlignment(.trailing)` on a field of one line.
    @Test(
        "What a field shows stands where multilineTextAlignment says",
        arguments: [
            (.leading, .leftToRight, 0), (.center, .leftToRight, 95), (.trailing, .leftToRight, 190),
            (.trailing, .rightToLeft, 0), (.leading, .rightToLeft, 190),
        ] as [(TextAlignment, LayoutDirection, CGFloat)])
    func alignment(_ alignment: TextAlignment, _ direction: LayoutDirection, x: CGFloat) throws {
        let field = TextField(text: .constant("")) {
            Rectangle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 10, height: 10)
        }
        .multilineTextAlignment(alignment)
        .environment(\.layoutDirection, direction)
        let mark = try #require(liveHost(field, 200, 40).boxes(.pureRed).first)
        #expect(mark.minX == x && mark.width == 10)
    }

    /// A line of 13 points is 16 tall on macOS (rules.md §13.3), with text or without.
    @Test("A field without text and prompt is a line tall on macOS, and takes the focus") func empty() throws {
        final class Kept { var text = "" }
        let kept = Kept()
        let text = Binding(get: { kept.text }, set: { kept.text = $0 })
        // Words to be looked up, words as they are, and a prompt.
        for field in [
            TextField("", text: text), TextField(String(), text: text), TextField("Name", text: text, prompt: Text("")),
        ] {
            kept.text = ""
            let host = liveHost(field, 200, 40, platform: .macOS)
            #expect(host.node("TextField")?.frame == CGRect(x: 0, y: 12, width: 200, height: 16))
            host.tap(CGPoint(x: 100, y: 20))
            host.send(.text("a"))
            #expect(kept.text == "a")
            #expect(host.node("TextField")?.frame == CGRect(x: 0, y: 12, width: 200, height: 16))
        }
    }
}
