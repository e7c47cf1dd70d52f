import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive
@testable import GalleyViews

/// What modifiers of texts and fields set in the environment, arguments left out by SwiftUI's interface included.
@MainActor @Suite("Values that modifiers of texts set")
struct TextModifierValueTests {
    @Test("Numbers of lines") func lines() {
        func lines<V: View>(_ change: (AnyView) -> V) -> LineLimit { values(change).lines }
        #expect(lines { $0 } == LineLimit(lower: nil, upper: nil))
        #expect(lines { $0.lineLimit(3) } == LineLimit(lower: nil, upper: 3))
        #expect(lines { $0.lineLimit(nil) } == LineLimit(lower: nil, upper: nil))
        #expect(lines { $0.lineLimit(3, reservesSpace: true) } == LineLimit(lower: 3, upper: 3))
        #expect(lines { $0.lineLimit(3, reservesSpace: false) } == LineLimit(lower: nil, upper: 3))
        #expect(lines { $0.lineLimit(-3, reservesSpace: true) } == LineLimit(lower: 1, upper: 1))
        #expect(lines { $0.lineLimit(2...4) } == LineLimit(lower: 2, upper: 4))
        #expect(lines { $0.lineLimit(-2...0) } == LineLimit(lower: 1, upper: 1))
        #expect(
            lines { $0.lineLimit(2...) } == LineLimit(lower: 2, upper: nil) && lines { $0.lineLimit(0...) }.lower == 1)
        #expect(
            lines { $0.lineLimit(...4) } == LineLimit(lower: nil, upper: 4) && lines { $0.lineLimit(...0) }.upper == 1)
    }

    @Test("Traits of fonts, spacing and scale") func traits() {
        func traits<V: View>(_ change: (AnyView) -> V) -> FontTraits { values(change).fontTraits }
        #expect(
            traits { $0.bold() }.isBold == true && traits { $0.bold(false) }.isBold == false
                && traits { $0 }.isBold == nil)
        #expect(traits { $0.italic() }.isItalic == true && traits { $0.italic(false) }.isItalic == false)
        #expect(traits { $0.monospaced() }.design == .monospaced && traits { $0.monospaced(false) }.design == nil)
        #expect(traits { $0.fontDesign(.serif) }.design == .serif && traits { $0.fontWeight(.heavy) }.weight == .heavy)
        #expect(traits { $0.monospacedDigit() }.hasMonospacedDigits == true && traits { $0 }.hasMonospacedDigits == nil)
        let scales: [(CGFloat, CGFloat)] = [(0.5, 0.5), (-1, 0), (2, 1), (.nan, 1)]
        for (given, scale) in scales { #expect(values { $0.minimumScaleFactor(given) }.minimumScaleFactor == scale) }
        let spacings: [(CGFloat, CGFloat)] = [(5, 5), (-1, 0), (.infinity, 0)]
        for (given, spacing) in spacings { #expect(values { $0.lineSpacing(given) }.lineSpacing == spacing) }
        let plain = values { $0 }
        #expect(plain.minimumScaleFactor == 1 && plain.lineSpacing == 0 && plain.multilineTextAlignment == .leading)
        #expect(plain.truncationMode == .tail && plain.font == nil)
        #expect(values { $0.truncationMode(.middle) }.truncationMode == .middle)
        #expect(values { $0.multilineTextAlignment(.trailing) }.multilineTextAlignment == .trailing)
    }

    @Test("Keyboards and what they correct") func input() {
        func traits<V: View>(_ change: (AnyView) -> V) -> TextInputTraits { values(change).textInputTraits }
        #expect(
            traits { $0 } == TextInputTraits() && TextInputTraits().isCorrected
                && TextInputTraits().keyboard == .default)
        #expect(
            !traits { $0.autocorrectionDisabled() }.isCorrected
                && traits { $0.autocorrectionDisabled(false) }.isCorrected)
        #expect(
            !traits { $0.disableAutocorrection(true) }.isCorrected
                && traits { $0.disableAutocorrection(false) }.isCorrected)
        #expect(traits { $0.disableAutocorrection(nil) }.isCorrected)
        let names: [(UITextAutocapitalizationType, String)] = [
            (.none, "never"), (.words, "words"), (.allCharacters, "characters"), (.sentences, "sentences"),
        ]
        for (style, name) in names { #expect(traits { $0.autocapitalization(style) }.capitals == name) }
        #expect(traits { $0.textInputAutocapitalization(.words) }.capitals == "words")
        #expect(traits { $0.textInputAutocapitalization(nil) }.capitals == nil)
        #expect(traits { $0.keyboardType(.emailAddress) }.keyboard == .emailAddress)
        #expect(traits { $0.textContentType(.password) }.content == .password)
        #expect(traits { $0.submitLabel(.search) }.submitLabel == "search")
    }

    @Test("Variants of symbols add up; a shape takes the place of another") func variants() {
        let variants = SymbolVariants.circle.square.fill
        #expect(variants.shape == .square && variants.isFilled && !variants.isSlashed)
        #expect(
            SymbolVariants.none.rectangle.slash == SymbolVariants(shape: .rectangle, isFilled: false, isSlashed: true))
        #expect(
            variants.contains(.fill) && variants.contains(.square) && !variants.contains(.circle)
                && !variants.contains(.slash))
        #expect(variants.contains(.none) && SymbolVariants.slash.circle.shape == .circle)
        #expect(SymbolVariants.none.names(for: "star") == ["star"])
        #expect(SymbolVariants.fill.names(for: "star") == ["star.fill", "star"])
        // A shape's symbol filled, then as it is, then without the shape.
        #expect(
            SymbolVariants.circle.fill.names(for: "star") == ["star.circle.fill", "star.circle", "star.fill", "star"])
        #expect(
            SymbolVariants.fill.names(for: "star.circle") == [
                "star.circle.fill", "star.circle", "star.fill", "star.circle",
            ])
        #expect(SymbolVariants.slash.names(for: "wifi") == ["wifi.slash", "wifi"])
        #expect(SymbolVariants.circle.names(for: "x.square.fill").first == "x.circle.fill")
        #expect(
            SymbolVariants.fill.names(for: "wifi.slash") == [
                "wifi.slash.fill", "wifi.slash", "wifi.fill", "wifi.slash",
            ])
        #expect(SymbolVariants.fill.names(for: "fill") == ["fill.fill", "fill"])
    }

    @Test("Asked for first, hidden or shown") func chrome() {
        func reduced(_ values: ChromeSettings...) -> ChromeSettings {
            var result = ChromeSettings()
            for value in values { ChromeSettingsKey.reduce(value: &result) { value } }
            return result
        }
        let (shown, hidden) = (
            ChromeSettings(hidesStatusBar: false, hidesHomeIndicator: false),
            ChromeSettings(hidesStatusBar: true, hidesHomeIndicator: true)
        )
        #expect(reduced() == ChromeSettings() && reduced(hidden, shown) == hidden && reduced(shown, hidden) == shown)
        #expect(
            reduced(ChromeSettings(hidesStatusBar: true), shown)
                == ChromeSettings(hidesStatusBar: true, hidesHomeIndicator: false))
        func settings<V: View>(_ change: (AnyView) -> V) -> ChromeSettings {
            var found = ChromeSettings()
            let view = change(AnyView(Color.clear)).overlayPreferenceValue(ChromeSettingsKey.self) { value in
                let _ = found = value
                Color.clear
            }
            _ = RenderedView(view).size
            return found
        }
        #expect(
            settings { $0.statusBarHidden() }.hidesStatusBar == true
                && settings { $0.statusBarHidden(false) }.hidesStatusBar == false)
        #expect(settings { $0.statusBar(hidden: true) }.hidesStatusBar == true && settings { $0 }.hidesStatusBar == nil)
        #expect(settings { $0.statusBarHidden(true).statusBarHidden(false) }.hidesStatusBar == true)
        #expect(settings { $0.persistentSystemOverlays(.hidden) }.hidesHomeIndicator == true)
        #expect(settings { $0.persistentSystemOverlays(.visible) }.hidesHomeIndicator == false)
    }
}
