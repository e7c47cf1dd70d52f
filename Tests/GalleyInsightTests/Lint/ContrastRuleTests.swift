import Foundation
import Galley
import Testing

@testable import GalleyInsight

/// Which texts lint holds to WCAG's contrast (2.2, 1.4.3: 4.5 to 1, and 3 to 1 for large text), with colours mixed by hand, and which it
/// passes over, in a window of 300×200.
@MainActor @Suite("Texts and their grounds") struct ContrastRuleTests {
    private func found(_ view: some View, dark: Bool = false) -> [String] {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 300, height: 200)
        options.canvas = CGSize(width: 300, height: 200)
        options.colorScheme = dark ? .dark : .light
        return RenderedView(view, options: options).findings().filter { $0.rule == .contrast }.map { finding in
            // What stands before the advice.
            String(finding.message.prefix { $0 != ";" })
        }
    }

    private func gray(_ level: Double, _ opacity: Double = 1) -> Color {
        Color(.sRGB, white: level / 255, opacity: opacity)
    }

    private func text(_ words: String = "Words", _ level: Double = 0x99) -> some View {
        Text(verbatim: words).foregroundStyle(gray(level))
    }

    private let pale = "Text \"Words\" has a contrast of 2.85 : 1 (#999999 on #FFFFFF)"

    @Test("An opacity mixes a text's colour with what lies behind it, each of several") func opacities() {
        // Two fifths of black on white are 153.
        #expect(found(text("Words", 0).opacity(0.4)) == [pale])
        #expect(found(Text(verbatim: "Words").foregroundStyle(gray(0, 0.4))) == [pale])
        #expect(found(text("Words", 0).opacity(0.8)) == [] && found(text()) == [pale])
        // Large letters need 3 to 1: from 18 points on, or bold.
        let half = Text(verbatim: "Words").foregroundStyle(gray(0x80))
        let counts: [Int] = [
            found(half.font(.system(size: 18))).count, found(half.font(.system(size: 17.5))).count,
            found(half.font(.system(size: 12, weight: .bold))).count,
            found(half.font(.system(size: 12, weight: .heavy))).count,
            found(half.font(.system(size: 12, weight: .semibold))).count,
            found(text().font(.system(size: 30))).count,
        ]
        #expect(counts == [0, 1, 0, 0, 1, 1])
    }

    @Test("Grounds of other colours, and dark ones") func grounds() {
        let on = Text(verbatim: "Words").foregroundStyle(gray(0x66)).padding().background(gray(0x33))
        // (0.1329 + 0.05) ÷ (0.0331 + 0.05).
        #expect(found(on) == ["Text \"Words\" has a contrast of 2.2 : 1 (#666666 on #333333)"])
        #expect(found(Text(verbatim: "Words").foregroundStyle(gray(0xFF)).padding().background(gray(0x33))) == [])
        #expect(found(text("Words", 0x44), dark: true).count == 1 && found(text("Words", 0xCC), dark: true) == [])
        #expect(found(text("Words", 0x44)) == [])
    }

    @Test("Texts of the same two colours are told once, with how many more there are") func same() {
        let column = VStack {
            text("One")
            text("Two", 0xAA)
            text("Three")
        }
        let first = "Text \"One\" has a contrast of 2.85 : 1 (#999999 on #FFFFFF)"
        let other = "Text \"Two\" has a contrast of 2.32 : 1 (#AAAAAA on #FFFFFF)"
        #expect(found(column) == [first + ", and 1 more text in these colours", other])
        #expect(
            found(VStack { ForEach(0..<4, id: \.self) { _ in text("One") } }).first?.hasSuffix(
                ", and 3 more texts in these colours") == true)
        #expect(found(text("One")) == [first])
    }

    @Test("What is hidden, moved, cut, disabled or covered is nobody's text to read there") func passedOver() {
        let counts: [Int] = [
            found(text().hidden()).count, found(text().opacity(0)).count,
            found(text().rotationEffect(.degrees(9))).count,
            found(text().offset(x: 5)).count, found(text().scaleEffect(2)).count,
            found(text().mask { Circle() }).count, found(text().redacted(reason: .placeholder)).count,
            found(Button("Words") {}.foregroundStyle(gray(0x99)).disabled(true)).count,
            found(text().overlay { gray(255) }).count, found(text("")).count,
            found(text().frame(width: 10, height: 3).clipped()).count, found(text().padding(9).clipped()).count,
        ]
        #expect(counts == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    }

    @Test("A colour of the system's own is a note, and says so") func notes() {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 300, height: 200)
        options.canvas = CGSize(width: 300, height: 200)
        func severity(_ view: some View) -> [LayoutFinding.Severity] {
            RenderedView(view, options: options).findings().filter { $0.rule == .contrast }.map(\.severity)
        }
        let yellow = Text(verbatim: "Words").foregroundStyle(.yellow)
        #expect(severity(yellow) == [.note] && severity(text()) == [.warning])
        let told = RenderedView(yellow, options: options).findings().first?.message ?? ""
        #expect(told.hasSuffix("; WCAG AA asks for 4.5, or 3 for large text. It is a colour of the system's own."))
    }

    @Test("Symbols and images that there are none of are told by their names") func missing() {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 300, height: 200)
        let view = VStack {
            Image(systemName: "no.such.thing")
            Text(verbatim: "Words")
            Image("no-such-picture")
        }
        let all = RenderedView(view, options: options).findings()
        #expect(all.map(\.rule) == [.missingSymbol, .missingImage] && all.map(\.severity) == [.warning, .warning])
        #expect(
            all.map(\.message) == ["There is no symbol \"no.such.thing\".", "There is no image \"no-such-picture\"."])
        #expect(all.map { $0.path.last?.kind } == ["Image", "Image"] && all.map { $0.path.last?.number } == [0, 2])
    }
}
