import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyControls

/// A field's text for a value: Apple's documentation of `TextField.init(value:format:prompt:label:)` ("if the user enters text that can't be
/// parsed, the value isn't changed"), for an optional value nil then, and of formatters.
@MainActor @Suite("Texts of values in fields") struct FieldValueTests {
    private let format = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US"))

    @Test("A value's text and back") func values() {
        let value = Recorded(1234.5)
        let text = Binding<String>.formatted(value.binding, format)
        #expect(text.wrappedValue == "1,234.5")
        text.wrappedValue = "7.25"
        #expect(value.written == [7.25] && text.wrappedValue == "7.25")
        text.wrappedValue = "seven"
        #expect(value.written == [7.25])
    }

    @Test("Of a value or none") func optionals() {
        let value = Recorded(Double?.none)
        let text = Binding<String>.formatted(value.binding, format)
        #expect(text.wrappedValue == "")
        text.wrappedValue = "3"
        #expect(value.value == 3 && text.wrappedValue == "3")
        text.wrappedValue = "x"
        #expect(value.value == nil && value.written.count == 2)
    }

    private final class Brackets: Formatter {
        override func string(for obj: Any?) -> String? { (obj as? String).map { "<\($0)>" } }
    }

    @Test("By a formatter, which on Linux gives texts back") func formatters() {
        let value = Recorded("a")
        let text = Binding<String>.formatted(value.binding, Brackets())
        #expect(text.wrappedValue == "<a>")
        text.wrappedValue = "b"
        #expect(value.written == ["b"])
        let none = Binding<String>.formatted(Recorded(3).binding, Brackets())
        #expect(none.wrappedValue == "")
    }

    /// What a field shows: its text, else its prompt, else its title.
    @Test("Text, prompt and title") func shown() {
        func texts(_ field: some View) -> [String] {
            screen(field.environment(\.locale, Locale(identifier: "de_DE"))).texts
        }
        let number = FloatingPointFormatStyle<Double>.number
        #expect(texts(TextField("Title", text: .constant("text"))) == ["text"])
        #expect(texts(TextField("Title", text: .constant(""))) == ["Title"])
        #expect(texts(TextField("Title", text: .constant(""), prompt: Text("Prompt"))) == ["Prompt"])
        #expect(texts(TextField("Title", text: .constant("x"), prompt: Text("Prompt"), axis: .vertical)) == ["x"])
        // In the format of the place.
        #expect(texts(TextField("Title", value: .constant(1234.5), format: number)) == ["1.234,5"])
        #expect(texts(TextField("Title", value: .constant(Double?.none), format: number)) == ["Title"])
        #expect(texts(TextField("Title", value: .constant(Optional(0.5)), format: number)) == ["0,5"])
    }

    /// Typing in a live field of a value: what is no number yet stays as it is typed, and the value is that of the last number.
    @Test("What is typed on the way to a value is shown") func drafts() {
        struct Field: View {
            let tell: (Double) -> Void
            @State private var value = 1.0
            var body: some View {
                TextField("Title", value: $value, format: .number).probe("field")
                    .onChange(of: value) { tell(value) }
            }
        }
        var told: [Double] = []
        let host = liveHost(Field { told.append($0) }, 200, 40)
        host.tap("field")
        host.send(.text("2"))
        host.send(.text("x"))
        let drawn = host.displayList().marks.compactMap { mark -> String? in
            guard case .glyphs(let run, _, _, _) = mark else { return nil }
            return run.text
        }
        #expect(told == [12] && drawn.joined() == "12x")
    }

    @Test("An editor's text lies 8 below its upper edge and 5 beside it") func editor() throws {
        let record = LayoutRecord(of: TextEditor(text: .constant("a")), options: screenOptions(100, 60))
        let text = try #require(record.root.first("Text"))
        #expect(text.frame.minX == 5 && text.frame.minY == 8)
        expect(size(of: TextEditor(text: .constant("a")), 100, 60), 100, 60)
    }

    @Test("A field in a box: 34 tall, of several lines 6 above and below") func boxes() {
        func height(_ field: some View, _ style: some TextFieldStyle) -> CGFloat {
            size(of: field.textFieldStyle(style), 200, nil).height
        }
        let one = TextField("Title", text: .constant("a"))
        #expect(height(one, .roundedBorder) == 34 && height(one, .plain) == 22 && height(one, .automatic) == 22)
        func lines(_ count: Int) -> some View {
            TextField(
                "Title", text: .constant(Array(repeating: "a", count: count).joined(separator: "\n")), axis: .vertical)
        }
        let plain = [1, 2, 3].map { height(lines($0), .plain) }
        #expect([2, 3].map { height(lines($0), .roundedBorder) } == plain.dropFirst().map { $0 + 12 })
    }
}
