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
}
