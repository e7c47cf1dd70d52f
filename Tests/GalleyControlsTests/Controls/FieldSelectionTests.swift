import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Where a field draws its caret and what is selected. A secure field's dots are 10.29 apart at 17 points (rules.md §18.2, recorded), so that
/// the places between its letters are known; Apple's documentation of `TextField(_:value:format:)`: the text that is edited need not be a value's.
@MainActor @Suite("Carets and selections in fields") struct FieldSelectionTests {
    private struct Form: View {
        @State private var secret = "abc🙂e"
        @State private var number = 1.5
        var body: some View {
            VStack(alignment: .leading, spacing: 20) {
                SecureField("Secret", text: $secret)
                TextField("Number", value: $number, format: .number)
            }
        }
    }

    /// The boxes in the blue of iOS 26 (rules.md §16.2), in which carets and selections are drawn.
    private func boxes(_ host: ViewHost) -> [CGRect] {
        host.boxes(ResolvedColor(red: 0, green: 136 / 255, blue: 1)).sorted { $0.width < $1.width }
    }

    private func host() -> ViewHost { ViewHost(Form(), size: CGSize(width: 300, height: 200)) }

    @Test("Between the dots, of which each letter has one") func secure() throws {
        let host = host()
        host.send(.focusNext)
        // Where a letter begins: texts are whole pixels wide (rules.md §13.1), here whole points.
        func place(_ letters: Double) -> CGFloat { (letters * 0.605 * 17).rounded(.up) }
        #expect(boxes(host).map(\.midX) == [place(5)])
        // To the left twice, and on with Shift: the third letter and the second are selected.
        for modifiers in [EventModifiers(), [], .shift, .shift] { host.send(.key(.leftArrow, modifiers)) }
        let found = boxes(host)
        try #require(found.count == 2)
        #expect(found[0].midX == place(1) && found[0].width == 2)
        #expect(found[1].minX == place(1) && found[1].maxX == place(3))
        host.send(.text("x"))
        #expect(boxes(host).map(\.midX) == [place(2)])
    }

    @Test("Behind what is typed on the way to a value") func draft() throws {
        let host = host()
        host.send(.focusNext)
        host.send(.focusNext)
        host.send(.key(.delete))
        // 1. is no number's text, and stands there all the same.
        let width = RenderedView(Text(verbatim: "1.")).size.width
        let caret = try #require(boxes(host).first)
        #expect(abs(caret.midX - width) < 0.6)
    }
}
