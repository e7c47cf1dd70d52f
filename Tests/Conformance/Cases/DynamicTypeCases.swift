import SwiftUI

/// A box as wide as a scaled length.
private struct ScaledBox: View {
    @ScaledMetric private var length: CGFloat

    init(_ length: CGFloat) { _length = ScaledMetric(wrappedValue: length) }

    var body: some View { Color.red.frame(width: length, height: 1) }
}

/// What follows the text size on iOS (rules.md §13.3).
@MainActor
let dynamicTypeCases = Area("Dynamic Type") {
    Case(
        "DT-001", "A scaled length follows the distance of body's baselines, rounded to the pixel", .measured,
        "swift-markdown-ui's pictures at Medium (15.5 of 16, 16 of 17 @2x); UIFontMetrics: jaredsinclair.com, 16.33 of 17 @3x",
        parts: [
            Part(.proposing(nil, nil).scale(2), [.size(15.5, 1)]) { ScaledBox(16).dynamicTypeSize(.medium) },
            Part(.proposing(nil, nil).scale(2), [.size(16, 1)]) { ScaledBox(17).dynamicTypeSize(.medium) },
            Part(.proposing(nil, nil).scale(3), [.size(49 / 3.0, 1)]) { ScaledBox(17).dynamicTypeSize(.medium) },
        ])

    Case(
        "DT-002", "Two lines are a line and the Guidelines' distance of baselines tall", .documented,
        "AD Human Interface Guidelines, Typography: body 16 / 21 at Medium, 28 / 34 at AX1; home-assistant's snapshots",
        parts: [
            Part(.proposing(nil, nil).scale(3), [.of("text", "height", 121 / 3.0) { $0.height }]) {
                Text(verbatim: "a\nb").dynamicTypeSize(.medium).probe("text")
            },
            Part(.proposing(nil, nil).scale(3), [.of("text", "height", 203 / 3.0) { $0.height }]) {
                Text(verbatim: "a\nb").dynamicTypeSize(.accessibility1).probe("text")
            },
        ])
}
