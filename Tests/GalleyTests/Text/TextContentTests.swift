import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyViews

/// What a text shows, piece by piece.
struct Shown: Equatable, CustomStringConvertible {
    var string: String
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruck = false
    var isTinted = false

    var description: String {
        let marks = [(isBold, "b"), (isItalic, "i"), (isCode, "c"), (isStruck, "s"), (isTinted, "t")]
        return "“\(string)”" + marks.filter(\.0).map(\.1).joined()
    }
}

/// A context in which nothing is the machine's.
func context(
    locale: String = "en_US", now: Date = Date(timeIntervalSinceReferenceDate: 0), folders: [URL] = [],
    platform: TextPlatform = .iOS, report: @escaping (String) -> Void = { Issue.record("\($0)") }
) -> TextContext {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return TextContext(
        locale: Locale(identifier: locale), calendar: calendar, timeZone: .gmt, now: now, platform: platform,
        strings: StringLibrary(folders: folders), report: report)
}

func shown(_ text: Text, _ context: TextContext = context()) -> [Shown] {
    var pieces: [Shown] = []
    for segment in text.resolved(in: context) {
        var piece = Shown(
            string: segment.string, isBold: segment.traits.isBold == true, isItalic: segment.traits.isItalic == true,
            isCode: segment.traits.design == .monospaced, isStruck: segment.strikethrough != nil,
            isTinted: segment.style != nil)
        if case .image = segment.source { piece.string = "▢" }
        if var last = pieces.last, last.string != "▢", piece.string != "▢" {
            let string = last.string
            last.string = piece.string
            if last == piece {
                pieces[pieces.count - 1].string = string + piece.string
                continue
            }
        }
        pieces.append(piece)
    }
    return pieces
}

func string(_ text: Text, _ context: TextContext = context()) -> String {
    shown(text, context).map(\.string).joined()
}

@Suite("What a text shows")
struct TextContentTests {
    @Test("Markdown in a literal: emphasis, code, a line through, links (WWDC21, What's new in Foundation)")
    func markdown() {
        #expect(
            shown(Text("**bold** _it_ `code` ~~s~~ [link](https://a.b)")) == [
                Shown(string: "bold", isBold: true), Shown(string: " "), Shown(string: "it", isItalic: true),
                Shown(string: " "), Shown(string: "code", isCode: true), Shown(string: " "),
                Shown(string: "s", isStruck: true), Shown(string: " "), Shown(string: "link", isTinted: true),
            ])
        #expect(shown(Text("***both***")) == [Shown(string: "both", isBold: true, isItalic: true)])
    }

    @Test("Blocks are not read, and white space stays (inlineOnlyPreservingWhitespace)")
    func whiteSpace() {
        for literal in [
            "# a", "- a *b", "  a  \n\n  b  ", "> a_b_c", "1. `", "    code*", "a\n---\nb*", "|a|b|\n|-|-|*",
        ] {
            #expect(string(Text(LocalizedStringKey(literal))) == literal)
        }
        #expect(
            shown(Text("a\n**b**\nc")) == [
                Shown(string: "a\n"), Shown(string: "b", isBold: true), Shown(string: "\nc"),
            ])
        #expect(string(Text("\\*a\\* &amp; b")) == "*a* & b")
    }

    @Test("Variables and verbatim texts have no Markdown")
    func verbatim() {
        let variable = "**a**"
        #expect(shown(Text(variable)) == [Shown(string: "**a**")])
        #expect(shown(Text(verbatim: "**a** \(1234)")) == [Shown(string: "**a** 1234")])
        // The key's Markdown is read before the values are put in: AttributedString.InterpolationOptions speaks of
        // “pre-existing attributes at the point of interpolation (e.g., those specified with Markdown syntax)”.
        #expect(
            shown(Text("**\(variable)** \(variable)")) == [
                Shown(string: "**a**", isBold: true), Shown(string: " **a**"),
            ])
    }

    @Test("Texts in texts keep what was said of them")
    func nested() {
        #expect(shown(Text("\(Text("a").bold()) b")) == [Shown(string: "a", isBold: true), Shown(string: " b")])
        #expect(
            shown(Text("_\(Text("a").bold())_ \(Text("b").bold(false))").bold()) == [
                Shown(string: "a", isBold: true, isItalic: true), Shown(string: " ", isBold: true), Shown(string: "b"),
            ])
        #expect(
            shown(Text("\(Image(systemName: "star")) b") + Text(Image(systemName: "heart"))) == [
                Shown(string: "▢"), Shown(string: " b"), Shown(string: "▢"),
            ])
    }

    @Test("Keys are what Apple's tools extract: %@, %lld, %lf, and %% for a percent sign")
    func keys() {
        func key(_ key: LocalizedStringKey) -> String { key.key }
        let float: Float = 1
        let small: Int32 = 1
        let unsigned: UInt = 1
        #expect(key("\("a") \(1) \(2.5) \(float) \(small) \(unsigned) 5%") == "%@ %lld %lf %f %d %llu 5%%")
        #expect(key("\(Text("a"))\(Image(systemName: "star"))\(Date.now, style: .time)") == "%@%@%@")
        #expect(key("\(1.5, specifier: "%.1f") \(3, format: .number)") == "%.1f %@")
        #expect(key("100%") == "100%")
    }

    @Test("Numbers are written as the locale writes them")
    func numbers() {
        #expect(string(Text("\(1_234_567) of \(2.5, specifier: "%.2f")")) == "1,234,567 of 2.50")
        #expect(string(Text("\(1_234_567)"), context(locale: "de_DE")) == "1.234.567")
        #expect(string(Text("\(5)% of \("x")")) == "5% of x")
        #expect(string(Text("100%")) == "100%")
        #expect(string(Text(1_234.5, format: .number), context(locale: "de_DE")) == "1.234,5")
        #expect(string(Text(0.25, format: .percent)) == "25%")
        #expect(string(Text(3, format: .number.locale(Locale(identifier: "ar_EG")))) == "٣")
    }

    @Test("Values that the key has no format for are texts by themselves")
    func others() {
        #expect(string(Text("\(true)")) == "true")
        #expect(string(Text("a \([1, 2])")) == "a [1, 2]")
    }
}
