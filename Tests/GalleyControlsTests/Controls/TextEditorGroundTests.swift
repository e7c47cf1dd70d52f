import Galley
import GalleyTestSupport
import Testing

/// Apple's documentation of `scrollContentBackground(_:)`: “Specifies the visibility of the background for scrollable views within this
/// view”; text editors are such since iOS 16.
@MainActor @Suite("The ground of text editors")
struct TextEditorGroundTests {
    @Test(
        "A hidden ground shows what lies behind",
        arguments: [(Visibility.hidden, [255, 0, 0, 255] as [UInt8]), (.automatic, [255, 255, 255, 255])])
    func ground(visibility: Visibility, color: [UInt8]) throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let pixels = try Pixels(
            in: 60, 60, TextEditor(text: .constant("")).scrollContentBackground(visibility).background(red))
        #expect(pixels[30, 40] == color)
    }
}
