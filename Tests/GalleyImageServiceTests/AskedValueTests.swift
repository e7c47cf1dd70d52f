import GalleyProtocol
import Testing

@testable import GalleyImageService

/// What a client asked for and cannot have is the client's fault (400); what the view itself lacks is the server's (500).
struct AskedValueTests {
    private let fields = [HostField(name: "title", value: "a\u{FFFF}b"), HostField(name: "icon", value: "nope")]

    private func asked(_ messages: String..., severity: String = "warning") -> AskedValue? {
        AskedValue(
            in: fields,
            causing: messages.map { HostResult.Diagnostic(severity: severity, message: $0) }
                + [.init(severity: "note", message: "Liquid Glass is blurred")])
    }

    @Test func values() {
        let glyph = asked("no font has a glyph for U+FFFF: a box is drawn")
        #expect(glyph?.parameter == "title" && glyph?.message == "'title' has U+FFFF, which no font here has")
        let symbol = asked("no symbol named “nope” (…)")
        #expect(symbol?.parameter == "icon" && symbol?.message == "there is no “nope”")
        #expect(
            asked("no symbol named “nope” (…)", "no font has a glyph for U+FFFF: a box is drawn")?.parameter == "icon")
    }

    @Test func others() {
        #expect(asked() == nil)
        #expect(asked("no font has a glyph for U+FFFE: a box is drawn") == nil)
        #expect(asked("no image named “nowhere” (…)") == nil)
        // One fault of the view's own is enough.
        #expect(asked("no symbol named “nope” (…)", "no image named “nowhere” (…)") == nil)
    }
}
