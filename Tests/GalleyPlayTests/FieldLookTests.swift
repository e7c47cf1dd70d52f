import Foundation
import Galley
import GalleyLive
import GalleyPlay
import GalleyProtocol
import Testing

/// A field as a page is to draw it: HTML's `inputmode`, `autocomplete`, `enterkeyhint` and `autocapitalize`, CSS's `font` and `color`, by
/// UIKit's numbers of keyboards (`UIKeyboardType`) and SwiftUI's names.
@MainActor @Suite("Looks of fields") struct FieldLookTests {
    private func field(_ view: some View) -> LivePicture.Field? {
        let host = ViewHost(
            view.frame(width: 200, height: 40).environment(\.pageDrawsFields, true),
            size: CGSize(width: 300, height: 100))
        return LiveElements.all(in: host.viewTree()).compactMap(\.field).first
    }

    private var plain: some View { TextField("Name", text: .constant("Ada")) }

    @Test("Keyboards") func keyboards() {
        func mode(_ type: UIKeyboardType) -> String? { field(plain.keyboardType(type))?.inputmode }
        let types: [UIKeyboardType] = [
            .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress,
            .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
        ]
        #expect(types.map(\.rawValue) == Array(0...11))
        #expect(
            types.map(mode) == [
                nil, nil, "text", "url", "numeric", "tel", "tel", "email", "decimal", nil, "search", "numeric",
            ])
    }

    @Test("What is typed, what the return key says, and capitals") func traits() {
        func content(_ type: UITextContentType) -> String? { field(plain.textContentType(type))?.autocomplete }
        let seen = [
            content(.name), content(.familyName), content(.emailAddress), content(.username), content(.password),
            content(.newPassword), content(.oneTimeCode), content(.telephoneNumber), content(.postalCode),
            content(.URL),
        ]
        #expect(
            seen == [
                "name", "family-name", "email", "username", "current-password", "new-password", "one-time-code", "tel",
                "postal-code", "url",
            ])
        func hint(_ label: SubmitLabel) -> String? { field(plain.submitLabel(label))?.enterkeyhint }
        let labels: [SubmitLabel] = [.done, .go, .send, .join, .route, .search, .return, .next, .continue]
        #expect(labels.map(hint) == ["done", "go", "send", "go", "go", "search", "enter", "next", "next"])
        func capitals(_ kind: TextInputAutocapitalization?) -> String? {
            field(plain.textInputAutocapitalization(kind))?.autocapitalize
        }
        #expect(
            [.never, .words, .sentences, .characters].map { capitals($0) } == [
                "none", "words", "sentences", "characters",
            ])
        let bare = field(plain)
        #expect(bare?.autocomplete == nil && bare?.autocapitalize == nil && bare?.isUncorrected == nil)
        #expect(field(plain.autocorrectionDisabled())?.isUncorrected == true)
        #expect(bare?.isSecure == nil && bare?.hasLines == nil && bare?.isTall == nil && bare?.listens == nil)
        #expect(field(SecureField("Word", text: .constant("abc")))?.isSecure == true)
        #expect(bare?.text == "Ada" && bare?.prompt == "Name" && bare?.selection == nil)
        let empty = field(TextField("", text: .constant("a")))
        #expect(empty != nil && empty?.prompt == nil)
    }

    @Test("Letters, their colour and where they lie") func letters() {
        func font(_ font: Font) -> [Substring] {
            (field(plain.font(font))?.font ?? "").split(separator: "px", maxSplits: 1)
        }
        #expect(
            font(.system(size: 20)).first == "400 20" && font(.system(size: 12.5, weight: .bold)).first == "700 12.5")
        #expect(font(.system(size: 13).italic()).first == "italic 400 13")
        #expect(font(.system(size: 13, weight: .light)).first == "300 13")
        func family(_ design: Font.Design) -> String? {
            field(plain.font(.system(size: 17, design: design)))?.font.split(separator: " ", maxSplits: 2).last.map(
                String.init)
        }
        #expect(
            [.serif, .monospaced, .rounded, .default].map(family) == [
                "ui-serif,serif", "ui-monospace,monospace", "ui-rounded,system-ui,sans-serif",
                "-apple-system,Inter,system-ui,sans-serif",
            ])
        func color(_ color: Color) -> String? { field(plain.foregroundStyle(color))?.color }
        #expect(color(Color(.sRGB, red: 1, green: 0.5, blue: 0)) == "rgb(255 128 0 / 1)")
        #expect(color(Color(.sRGB, red: 0, green: 0.2, blue: 1, opacity: 0.25)) == "rgb(0 51 255 / 0.25)")
        func align(_ alignment: TextAlignment) -> String? { field(plain.multilineTextAlignment(alignment))?.align }
        #expect([.leading, .center, .trailing].map(align) == [nil, "center", "end"])
    }

    @Test("A plain field's text lies in all of it; a line is as tall as that") func places() throws {
        // In the middle of 300 × 100: (300 − 200) / 2 and (100 − 40) / 2, as far as the field takes its room.
        let host = ViewHost(
            plain.frame(width: 200).environment(\.pageDrawsFields, true), size: CGSize(width: 300, height: 100))
        let element = LiveElements.all(in: host.viewTree()).first { $0.field != nil }
        let frame = element?.field?.frame ?? []
        try #require(frame.count == 4)
        #expect(frame[0] == 50 && frame[2] == 200 && element?.frame == frame)
        #expect(abs(frame[1] * 2 + frame[3] - 100) < 0.02)
        let height = LayoutNumber.short(CGFloat(frame[3]))
        #expect(element?.field?.font.contains("px/\(height)px ") == true)
        let selected = ViewHost(plain.environment(\.pageDrawsFields, true), size: CGSize(width: 300, height: 100))
        let found = LiveElements.all(in: selected.viewTree()).first { $0.field != nil }
        if let id = found.flatMap({ LiveElements.view(named: $0.id) }) { selected.focus(on: id) }
        let focused = LiveElements.all(in: selected.viewTree(), focused: selected.focusedView).first { $0.field != nil }
        #expect(focused?.isFocused == true && focused?.field?.selection?.count == 2)
    }
}
