import GalleyEngine
import SwiftUI

// Sums and distances of spacing preferences that views cannot be made to have: asked of the engine itself.

/// The cases on bare spacing preferences.
@MainActor
let spacingValueCases: [Case] = [
    Case(
        "T-109", "Of two preferences each edge keeps the larger", .inferred, "OSU SpacingTests",
        values: [
            .value("top", 8) { united[.unconditional, .top] ?? .nan },
            .value("left", 10) { united[.unconditional, .left] ?? .nan },
            .value("right", 15) { united[.unconditional, .right] ?? .nan },
        ]),

    Case(
        "T-110", "The distance to a view that wants none", .inferred, "OSU SpacingTests",
        values: [
            .value("left to right", 3) { CGFloat(sides.distance(to: .zero, along: .horizontal)) },
            .value("right to left", 2) { CGFloat(sides.distance(to: .zero, along: .horizontal, isRightToLeft: true)) },
        ]),

    Case(
        "T-111", "Two texts keep the lower one's leading", .inferred, "OSU SpacingTests",
        values: [
            .value("same", 13) { CGFloat(small.distance(to: small, along: .vertical)) },
            .value("larger below", 26) { CGFloat(small.distance(to: large, along: .vertical)) },
            .value("larger above", 23) { CGFloat(large.distance(to: small, along: .vertical)) },
        ]),
]

private var united: Spacing {
    var a = Spacing()
    a[.unconditional, .top] = 5
    a[.unconditional, .left] = 10
    var b = Spacing()
    b[.unconditional, .top] = 8
    b[.unconditional, .left] = 3
    b[.unconditional, .right] = 15
    for edge in SpacingEdge.allCases { a.formUnion(b, edge) }
    return a
}

private var sides: Spacing {
    var spacing = Spacing()
    spacing[.unconditional, .right] = 3
    spacing[.unconditional, .left] = 2
    return spacing
}

private let small = text(2, 3, 5, 13)
private let large = text(7, 11, 17, 23)

private func text(_ ascent: Double, _ descent: Double, _ leading: Double, _ pixel: Double) -> Spacing {
    var spacing = Spacing()
    spacing.textTop = .metrics(
        SpacingTextMetrics(ascent: ascent, descent: descent, leading: leading, pixelLength: pixel))
    spacing.textBottom = spacing.textTop
    return spacing
}
