import Foundation
import Galley
import GalleyTestSupport
import GalleyText
import Testing

@testable import GalleyViews

/// The widths and heights of what stands for hidden texts: recorded ones and what lies between them (iamcgn/swiftui-web,
/// Docs/elements/Redaction.md; pictures of iOS 26: 7.5 points a letter and bars of 11 at 17 points).
@MainActor @Suite("Hidden texts by their numbers")
struct RedactionNumberTests {
    @Test("A letter's room, at recorded sizes, between and beyond them") func advances() {
        let table: [(size: Double, advance: Double)] = [
            (11, 5.45), (13, 6.27), (17, 7.9), (22, 10.5), (26, 12.95), (12, 5.86), (15, 7.085), (24, 11.725),
            (5.5, 2.725), (52, 25.9),
        ]
        func near(_ found: [Double], _ wanted: [Double]) -> Bool {
            zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-9 }
        }
        #expect(near(table.map { Redaction.advance(size: $0.size, platform: .macOS) }, table.map(\.advance)))
        #expect(
            near(table.map { Redaction.advance(size: $0.size, platform: .iOS) }, table.map { $0.advance * 7.5 / 7.9 }))
    }

    @Test("A bar is as tall as capitals, in whole pixels: upwards on macOS, to the nearest on iOS") func heights() {
        // Capitals of iOS's 17 points are 17 · 1443 / 2048 = 11.978 points tall, and bars 11.
        let capitals = 17.0 * 1443 / 2048
        let found = [
            Redaction.barHeight(9.1, pixel: 0.5, platform: .macOS),
            Redaction.barHeight(9, pixel: 0.5, platform: .macOS),
            Redaction.barHeight(9.1, pixel: 1, platform: .macOS),
            Redaction.barHeight(capitals, pixel: 1, platform: .iOS),
            Redaction.barHeight(2 * capitals, pixel: 0.5, platform: .iOS),
            Redaction.barHeight(capitals * 1.04, pixel: 0.5, platform: .iOS),
        ]
        #expect(found == [9.5, 9, 10, 11, 22, 11.5])
    }

    @Test("Reasons have their bits, and each decides for itself") func reasons() {
        #expect([RedactionReasons.placeholder, .privacy, .invalidated].map(\.rawValue) == [1, 2, 4])
        func kind(_ reasons: RedactionReasons, isPrivate: Bool) -> String {
            var settings = TextSettings()
            (settings.redactionReasons, settings.isPrivacySensitive) = (reasons, isPrivate)
            return settings.redaction.map { "\($0)" } ?? "none"
        }
        let all: [RedactionReasons] = [[], .placeholder, .privacy, .invalidated, [.placeholder, .privacy]]
        let found = [false, true].map { isPrivate in all.map { kind($0, isPrivate: isPrivate) } }
        #expect(
            found == [
                ["none", "placeholder", "none", "none", "placeholder"], ["none", "none", "bars", "none", "bars"],
            ])
    }

    @Test("The ink is a part of the text's own on iOS, black or white on macOS") func ink() {
        let red = StylePaint.color(ResolvedColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        func ink(_ platform: TextPlatform, _ scheme: ColorScheme, _ paint: StylePaint?) -> [Double] {
            var environment = EnvironmentValues()
            (environment.textPlatform, environment.colorScheme) = (platform, scheme)
            let color = environment.placeholderInk(of: paint)
            return [color.red, color.green, color.blue, (color.alpha * 1e6).rounded() / 1e6]
        }
        let faint = 0.137255  // 35 of 255
        let found = [
            ink(.iOS, .light, red), ink(.iOS, .dark, red), ink(.iOS, .light, nil), ink(.macOS, .light, red),
            ink(.macOS, .dark, red),
        ]
        #expect(
            found == [[1, 0.5, 0, 0.08], [1, 0.5, 0, 0.08], [0, 0, 0, faint], [0, 0, 0, faint], [1, 1, 1, faint]])
    }

    @Test("Letters of a placeholder are blanks of one width, line ends stay") func placeholders() {
        var span = TextSpan("ab\nc", font: FontRequest(size: 13, platform: .macOS), tag: 2)
        (span.kerning, span.tracking) = (3, 4)
        let hidden = span.placeholder
        #expect(hidden.text == "\u{A0}\u{A0}\n\u{A0}" && hidden.kerning == 0 && hidden.tag == 2)
        let room = hidden.tracking + FontLibrary.shared.spaceAdvance(for: hidden.font)
        #expect(abs(room - 6.27) < 1e-9)
    }

    // The first line is as wide as its letters: a line end follows it. The second goes on in the third.
    @Test("Bars end where their lines end, unless the text goes on in the next one") func lines() {
        let text = Text(verbatim: "abc\n" + String(repeating: "w", count: 20)).font(.system(size: 13))
        let drawn = DrawnText(text.redacted(reason: .placeholder), width: 100)
        // 3 and 5 letters of 6.27 points, to half points: 18.81 and 31.35.
        #expect(drawn.fills.map(\.width) == [19, 100, 31.5] && drawn.fills.map(\.minX) == [0, 0, 0])
        let centered = DrawnText(
            Text(verbatim: "abc\nabcdef").font(.system(size: 13)).multilineTextAlignment(.center)
                .redacted(reason: .placeholder))
        // 6 letters are 37.62 points wide; the other line lies 9.405 inside.
        #expect(centered.fills.map(\.width) == [19, 37.5] && abs(centered.fills[0].minX - 9.405) < 0.3)
    }
}
