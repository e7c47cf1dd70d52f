import SwiftUI

// Lines, heights, baselines and widths are exact, but for a line that is shrunk and cut.

/// How far the width of a line that was cut may lie from the recorded one: a character more or less.
private let aCharacter: CGFloat = 6.5

private let paragraph = "Layout must wrap this sentence onto several lines inside a narrow frame."

@MainActor private func mac(_ width: CGFloat?, _ height: CGFloat? = nil) -> Setting {
    .proposing(width, height).on(.macOS, scale: 2)
}

@MainActor private func fox() -> some View {
    t13("The quick brown fox").lineLimit(1).minimumScaleFactor(0.5)
}

@MainActor
let textCases = Area("Text") {
    Case(
        "T-159", "One line", .measured, "SWW Text.md", mac(nil),
        [.size(31, 16), .noted("baseline", 13)]
    ) {
        DimensionReader("baseline") { $0[.firstTextBaseline] }.callAsFunction { t13("Hello") }
    }

    Case(
        "T-160", "A paragraph in five widths", .measured, "SWW Text.md",
        parts: ([(100, 6, 95.5), (120, 4, 118), (150, 4, 137), (200, 3, 196.5), (300, 2, 274)]
            as [(CGFloat, CGFloat, CGFloat)]).map { offered, lines, width in
                Part(
                    mac(offered),
                    [
                        .height("text", 16 * lines).named("height in \(Int(offered))"),
                        .width("text", width).named("width in \(Int(offered))"),
                    ]
                ) {
                    t13(paragraph).probe("text")
                }
            })

    // "Layout must wrap this" is 138.4 wide and 142.0 with the space after it.
    Case(
        "T-160-iOS", "On iOS, too, the space at a wrap counts", .measured,
        "SWW ios/text-metrics.json, iOS 26.0 at two pixels: rich:system:13:700=12,system:13:400=60|150.0",
        .proposing(150, nil).on(.iOS, scale: 2), [.width("text", 142.5), .height("text", 62.5)]
    ) {
        (Text("Layout must ").bold() + Text("wrap this sentence onto several lines inside a narrow frame."))
            .font(.system(size: 13)).probe("text")
    }

    // "It was a bright cold day in April, and the clocks " is 339.516 wide with the published spacing, 338.7 with 2/2048 em less.
    Case(
        "T-160-16", "Letter spacing at 16 points", .measured,
        "swift-markdown-ui, testParagraphs, iOS 16 at two pixels: the box around the text",
        .proposing(343, nil)
            .on(.iOS, scale: 2), [.width("text", 340)]
    ) {
        Text("It was a bright cold day in April, and the clocks were striking thirteen.").font(.system(size: 16))
            .probe("text")
    }

    Case(
        "T-161", "A line cut at its end, start and middle", .measured,
        "SWW Text.md",
        parts: ([(.tail, 144), (.head, 145), (.middle, 150)] as [(Text.TruncationMode, CGFloat)])
            .map { mode, width in
                Part(mac(150), [.height("text", 16), .width("text", width)]) {
                    t13(paragraph).lineLimit(1).truncationMode(mode).probe("text")
                }
            })

    Case(
        "T-162", "Space kept for lines", .measured, "SWW Text.md",
        parts: [
            Part(mac(200), [.size(31, 32), .noted("last baseline", 13)]) {
                DimensionReader("last baseline") { $0[.lastTextBaseline] }.callAsFunction {
                    t13("Hello").lineLimit(2, reservesSpace: true)
                }
            },
            Part(mac(200), [.size(31, 48), .noted("last baseline", 13)]) {
                DimensionReader("last baseline") { $0[.lastTextBaseline] }.callAsFunction {
                    t13("Hello").lineLimit(3...)
                }
            },
        ])

    Case(
        "T-163", "A paragraph in less height than it needs", .measured, "SWW pressure/heights",
        parts: ([(8, 1), (20, 1), (32, 2), (40, 2), (48, 3), (70, 4)] as [(CGFloat, CGFloat)]).map { height, lines in
            Part(mac(nil), [.height("text", 16 * lines).named("lines' height in \(Int(height))")]) {
                t13(paragraph).probe("text").frame(width: 110, height: height, alignment: .topLeading)
            }
        })

    Case(
        "T-164", "Line spacing", .measured, "SWW Text.md",
        parts: ([(0, 64), (4, 76), (10, 94)] as [(CGFloat, CGFloat)]).map { spacing, height in
            Part(mac(120), [.height("text", height).named("height with spacing \(Int(spacing))")]) {
                t13(paragraph).lineSpacing(spacing).probe("text")
            }
        })

    Case(
        "T-165", "A word that does not fit breaks by character", .measured,
        "SWW Text.md", mac(60),
        [.height("text", 32), .width("text", 56.5)]
    ) {
        t13("Supercalifragilistic").probe("text")
    }

    Case(
        "T-166", "A line shrinks before it is cut", .measured,
        "SWW TextScale; the width within a character at 60: Galley spreads the wider spacing of small letters evenly",
        parts: ([(100, 100, 13), (60, 60, 8), (40, 38, 8)] as [(CGFloat, CGFloat, CGFloat)])
            .map { offered, width, height in
                Part(
                    mac(offered),
                    [
                        .height("text", height).named("height in \(Int(offered))"),
                        .width("text", width).within(offered == 60 ? aCharacter : 1e-6).named(
                            "width in \(Int(offered))"),
                    ]
                ) {
                    fox().probe("text")
                }
            })

    Case(
        "T-167", "Body text on iOS at three pixels to the point", .inferred, "worked out from SF's metrics",
        parts: [
            Part(.proposing(nil, nil).scale(3), [.height("text", 61 / 3.0)]) { Text("One").probe("text") },
            Part(.proposing(nil, nil).scale(3), [.height("text", 127 / 3.0)]) { Text("One\nTwo").probe("text") },
        ])

    Case(
        "T-168", "A line break", .measured, "SWW Text.md", mac(nil),
        [.height("both", 32), .between("as wide as the widest", "both", "widest", 0) { $0.width - $1.width }]
    ) {
        ZStack {
            t13("a\nwide").probe("both")
            t13("wide").probe("widest")
        }
    }

    macLineCases
}
