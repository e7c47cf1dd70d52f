import Galley
import GalleyTestSupport
import Testing

/// A colour is chosen as HTML's `<input type="color">` has it, "#" and six hexadecimal digits (the standard's "valid simple color"); it asks
/// for no opacity, which stays where the picker supports one (Apple's documentation of `ColorPicker`).
@MainActor @Suite("Colours that are chosen") struct ColorChoiceTests {
    private func host(_ color: Recorded<Color>, supportsOpacity: Bool) -> ViewHost {
        liveHost(ColorPicker("Ink", selection: color.binding, supportsOpacity: supportsOpacity), 300, 60)
    }

    private func numbers(_ color: Color) -> [Double] {
        let resolved = color.resolve(in: EnvironmentValues())
        return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { (Double($0) * 255).rounded() }
    }

    private func chosen(_ text: String, supportsOpacity: Bool = true) throws -> [[Double]] {
        let color = Recorded(Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.4))
        let host = host(color, supportsOpacity: supportsOpacity)
        host.choose(try #require(host.node("ColorPicker")).id, text)
        return color.written.map(numbers)
    }

    @Test("Six digits are a colour; anything else is none") func digits() throws {
        // 0.4 of 255 are 102.
        #expect(try chosen("#336699") == [[51, 102, 153, 102]] && chosen("#FFfe01") == [[255, 254, 1, 102]])
        #expect(try chosen("#000000", supportsOpacity: false) == [[0, 0, 0, 255]])
        for text in ["", "#", "#12345", "#1234567", "3366991", "#12345g", "#-12345", "##12345", "#+12345"] {
            #expect(try chosen(text) == [], "\(text)")
        }
    }

    @Test("The chosen colour is said likewise, as far as it can be") func spoken() {
        func value(_ color: Color) -> String? {
            host(Recorded(color), supportsOpacity: true).node("ColorPicker")?.value
        }
        let colors = [
            Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6, opacity: 0.1), Color(.sRGB, red: 1.4, green: -0.2, blue: 0.5),
            Color(.sRGB, red: 1 / 255, green: 0, blue: 16 / 255),
        ]
        #expect(colors.map(value) == ["#336699", "#ff0080", "#010010"])
    }

    @Test("One that is disabled takes none") func disabled() throws {
        let color = Recorded(Color.red)
        let host = liveHost(ColorPicker("Ink", selection: color.binding).disabled(true), 300, 60)
        #expect(!host.choose(try #require(host.node("ColorPicker")).id, "#336699") && color.written.isEmpty)
    }
}
