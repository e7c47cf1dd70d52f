import SwiftUI

/// A point size of the system font on macOS 26.2: its line, its baseline, and the gaps to a box above and below it.
private struct RecordedLine {
    var size, height, baseline, below, above: CGFloat
}

private let recordedLines = [
    RecordedLine(size: 10, height: 13, baseline: 10, below: 6.2314453125, above: 3.609375),
    RecordedLine(size: 11, height: 14, baseline: 11, below: 6.70458984375, above: 3.8203125),
    RecordedLine(size: 12, height: 15, baseline: 12, below: 7.177734375, above: 4.03125),
    RecordedLine(size: 13, height: 16, baseline: 13, below: 8.15087890625, above: 4.7421875),
    RecordedLine(size: 15, height: 19, baseline: 15, below: 9.09716796875, above: 5.1640625),
    RecordedLine(size: 17, height: 20, baseline: 16, below: 10.54345703125, above: 6.0859375),
    RecordedLine(size: 20, height: 24, baseline: 19, below: 11.962890625, above: 6.71875),
    RecordedLine(size: 22, height: 26, baseline: 21, below: 13.4091796875, above: 7.640625),
    RecordedLine(size: 24, height: 28, baseline: 23, below: 14.35546875, above: 8.0625),
    RecordedLine(size: 26, height: 30, baseline: 25, below: 15.8017578125, above: 8.984375),
    RecordedLine(size: 32, height: 38, baseline: 31, below: 19.140625, above: 10.75),
    RecordedLine(size: 40, height: 47, baseline: 39, below: 23.92578125, above: 13.4375),
]

@MainActor @CaseList
var macLineCases: [Case] {
    Case(
        "B7", "Lines of point sizes on macOS", .measured, "SWW text-metrics.json (macOS 26.2)",
        parts: recordedLines.map { line in
            let size = Int(line.size)
            return Part(
                .proposing(nil, nil).on(.macOS, scale: 2),
                [
                    .height("text", line.height).named("line of \(size)"), .noted("baseline", line.baseline),
                    .gap("text", "below", line.below).named("below \(size)"),
                    .gap("above", "text", line.above).named("above \(size)"),
                    .height("four", 4 * line.height).named("four lines of \(size)"),
                ]
            ) {
                VStack {
                    box(9, 9).probe("above")
                    DimensionReader("baseline") { $0[.firstTextBaseline] }.callAsFunction { Text("Star") }.probe("text")
                    box(9, 9).probe("below")
                    Text("S\nt\na\nr").probe("four")
                }.font(.system(size: line.size))
            }
        })

    Case(
        "B7-1x", "Lines on macOS at one pixel to the point", .measured, "PKG, reference pictures",
        parts: ([
            (.system(size: 16), "S\nt", 38), (.system(size: 34), "S", 40), (.title2, "S", 21), (.title3, "S\nt", 39),
            (.caption, "S", 13),
        ] as [(Font, String, CGFloat)]).map { font, text, height in
            Part(.proposing(nil, nil).on(.macOS, scale: 1), [.height("text", height)]) {
                Text(text).font(font).probe("text")
            }
        })
}
