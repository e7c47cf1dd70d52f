import SwiftUI

// Derived from the rules: every number is computed by the model of the rules, and nobody measured it.

@MainActor
let derivedFrames = Area("Derived: frames") {
    Case(
        "D-001", "A colour with least width 60", .model, "model of the rules", .proposing(nil, nil),
        [
            .answer(nil, nil, (60, 10)), .answer(0, 0, (60, 0)), .answer(30, 30, (60, 30)), .answer(80, 80, (80, 80)),
            .answer(300, 300, (300, 300)),
        ]
    ) {
        Color.red.frame(minWidth: 60)
    }

    Case(
        "D-002", "A colour with greatest width 60", .model, "model of the rules", .proposing(nil, nil),
        [
            .answer(nil, nil, (10, 10)), .answer(0, 0, (0, 0)), .answer(30, 30, (30, 30)), .answer(80, 80, (60, 80)),
            .answer(300, 300, (60, 300)),
        ]
    ) {
        Color.red.frame(maxWidth: 60)
    }

    Case(
        "D-003", "A colour with ideal width 60", .model, "model of the rules", .proposing(nil, nil),
        [
            .answer(nil, nil, (60, 10)), .answer(0, 0, (0, 0)), .answer(30, 30, (30, 30)), .answer(80, 80, (80, 80)),
            .answer(300, 300, (300, 300)),
        ]
    ) {
        Color.red.frame(idealWidth: 60)
    }

    Case(
        "D-004", "A colour with least width 20, greatest width 60", .model, "model of the rules", .proposing(nil, nil),
        [
            .answer(nil, nil, (20, 10)), .answer(0, 0, (20, 0)), .answer(30, 30, (30, 30)), .answer(80, 80, (60, 80)),
            .answer(300, 300, (60, 300)),
        ]
    ) {
        Color.red.frame(minWidth: 20, maxWidth: 60)
    }

    Case(
        "D-005", "A colour with least width 20, ideal width 50, greatest width 60", .model, "model of the rules",
        .proposing(nil, nil),
        [
            .answer(nil, nil, (50, 10)), .answer(0, 0, (20, 0)), .answer(30, 30, (30, 30)), .answer(80, 80, (60, 80)),
            .answer(300, 300, (60, 300)),
        ]
    ) {
        Color.red.frame(minWidth: 20, idealWidth: 50, maxWidth: 60)
    }

    Case(
        "D-006", "A colour with ideal width 30, greatest width ∞", .model, "model of the rules", .proposing(nil, nil),
        [
            .answer(nil, nil, (30, 10)), .answer(0, 0, (0, 0)), .answer(30, 30, (30, 30)), .answer(80, 80, (80, 80)),
            .answer(300, 300, (300, 300)),
        ]
    ) {
        Color.red.frame(idealWidth: 30, maxWidth: .infinity)
    }

    Case(
        "D-007", "A colour with least width 0, greatest width ∞", .model, "model of the rules", .proposing(nil, nil),
        [
            .answer(nil, nil, (10, 10)), .answer(0, 0, (0, 0)), .answer(30, 30, (30, 30)), .answer(80, 80, (80, 80)),
            .answer(300, 300, (300, 300)),
        ]
    ) {
        Color.red.frame(minWidth: 0, maxWidth: .infinity)
    }

    Case(
        "D-008", "A colour with least height 60, greatest width 50", .model, "model of the rules", .proposing(nil, nil),
        [
            .answer(nil, nil, (10, 60)), .answer(0, 0, (0, 60)), .answer(30, 30, (30, 60)), .answer(80, 80, (50, 80)),
            .answer(300, 300, (50, 300)),
        ]
    ) {
        Color.red.frame(maxWidth: 50, minHeight: 60)
    }

    Case(
        "D-009", "A box of 40 × 20 with least width 60", .model, "model of the rules", .proposing(nil, nil),
        [
            .answer(nil, nil, (60, 20)), .answer(0, 0, (60, 20)), .answer(30, 30, (60, 20)), .answer(80, 80, (60, 20)),
            .answer(300, 300, (60, 20)),
        ]
    ) {
        Color.red.frame(width: 40, height: 20).frame(minWidth: 60)
    }

    Case(
        "D-010", "A box of 40 × 20 with greatest width 60", .model, "model of the rules", .proposing(nil, nil),
        [
            .answer(nil, nil, (40, 20)), .answer(0, 0, (40, 20)), .answer(30, 30, (40, 20)), .answer(80, 80, (60, 20)),
            .answer(300, 300, (60, 20)),
        ]
    ) {
        Color.red.frame(width: 40, height: 20).frame(maxWidth: 60)
    }

    Case(
        "D-011", "A box of 40 × 20 with ideal width 60", .model, "model of the rules", .proposing(nil, nil),
        [
            .answer(nil, nil, (60, 20)), .answer(0, 0, (40, 20)), .answer(30, 30, (40, 20)), .answer(80, 80, (40, 20)),
            .answer(300, 300, (40, 20)),
        ]
    ) {
        Color.red.frame(width: 40, height: 20).frame(idealWidth: 60)
    }

    Case(
        "D-012", "A box of 40 × 20 with least width 20, greatest width 60", .model, "model of the rules",
        .proposing(nil, nil),
        [
            .answer(nil, nil, (40, 20)), .answer(0, 0, (20, 20)), .answer(30, 30, (30, 20)), .answer(80, 80, (60, 20)),
            .answer(300, 300, (60, 20)),
        ]
    ) {
        Color.red.frame(width: 40, height: 20).frame(minWidth: 20, maxWidth: 60)
    }

    Case(
        "D-013", "A box of 40 × 20 with least width 20, ideal width 50, greatest width 60", .model,
        "model of the rules", .proposing(nil, nil),
        [
            .answer(nil, nil, (50, 20)), .answer(0, 0, (20, 20)), .answer(30, 30, (30, 20)), .answer(80, 80, (60, 20)),
            .answer(300, 300, (60, 20)),
        ]
    ) {
        Color.red.frame(width: 40, height: 20).frame(minWidth: 20, idealWidth: 50, maxWidth: 60)
    }

    Case(
        "D-014", "A box of 40 × 20 with ideal width 30, greatest width ∞", .model, "model of the rules",
        .proposing(nil, nil),
        [
            .answer(nil, nil, (30, 20)), .answer(0, 0, (40, 20)), .answer(30, 30, (40, 20)), .answer(80, 80, (80, 20)),
            .answer(300, 300, (300, 20)),
        ]
    ) {
        Color.red.frame(width: 40, height: 20).frame(idealWidth: 30, maxWidth: .infinity)
    }

    Case(
        "D-015", "A box of 40 × 20 with least width 0, greatest width ∞", .model, "model of the rules",
        .proposing(nil, nil),
        [
            .answer(nil, nil, (40, 20)), .answer(0, 0, (0, 20)), .answer(30, 30, (30, 20)), .answer(80, 80, (80, 20)),
            .answer(300, 300, (300, 20)),
        ]
    ) {
        Color.red.frame(width: 40, height: 20).frame(minWidth: 0, maxWidth: .infinity)
    }

    Case(
        "D-016", "A box of 40 × 20 with least height 60, greatest width 50", .model, "model of the rules",
        .proposing(nil, nil),
        [
            .answer(nil, nil, (40, 60)), .answer(0, 0, (40, 60)), .answer(30, 30, (40, 60)), .answer(80, 80, (50, 60)),
            .answer(300, 300, (50, 60)),
        ]
    ) {
        Color.red.frame(width: 40, height: 20).frame(maxWidth: 50, minHeight: 60)
    }

    Case(
        "D-017", "A circle with least width 60", .model, "model of the rules", .proposing(nil, nil),
        [
            .answer(nil, nil, (60, 10)), .answer(0, 0, (60, 0)), .answer(30, 30, (60, 30)), .answer(80, 80, (80, 80)),
            .answer(300, 300, (300, 300)),
        ]
    ) {
        Circle().frame(minWidth: 60)
    }

    Case(
        "D-018", "A circle with greatest width 60", .model, "model of the rules", .proposing(nil, nil),
        [
            .answer(nil, nil, (10, 10)), .answer(0, 0, (0, 0)), .answer(30, 30, (30, 30)), .answer(80, 80, (60, 60)),
            .answer(300, 300, (60, 60)),
        ]
    ) {
        Circle().frame(maxWidth: 60)
    }

    Case(
        "D-019", "A circle with ideal width 60", .model, "model of the rules", .proposing(nil, nil),
        [
            .answer(nil, nil, (60, 10)), .answer(0, 0, (0, 0)), .answer(30, 30, (30, 30)), .answer(80, 80, (80, 80)),
            .answer(300, 300, (300, 300)),
        ],
        disagreement:
            "A circle offered one length takes it both ways, as in swift-cross-ui; the model takes 10 for the other."
    ) {
        Circle().frame(idealWidth: 60)
    }

    Case(
        "D-020", "A circle with least width 20, greatest width 60", .model, "model of the rules", .proposing(nil, nil),
        [
            .answer(nil, nil, (20, 10)), .answer(0, 0, (20, 0)), .answer(30, 30, (30, 30)), .answer(80, 80, (60, 60)),
            .answer(300, 300, (60, 60)),
        ]
    ) {
        Circle().frame(minWidth: 20, maxWidth: 60)
    }

    Case(
        "D-021", "A circle with least width 20, ideal width 50, greatest width 60", .model, "model of the rules",
        .proposing(nil, nil),
        [
            .answer(nil, nil, (50, 10)), .answer(0, 0, (20, 0)), .answer(30, 30, (30, 30)), .answer(80, 80, (60, 60)),
            .answer(300, 300, (60, 60)),
        ],
        disagreement:
            "A circle offered one length takes it both ways, as in swift-cross-ui; the model takes 10 for the other."
    ) {
        Circle().frame(minWidth: 20, idealWidth: 50, maxWidth: 60)
    }

    Case(
        "D-022", "A circle with ideal width 30, greatest width ∞", .model, "model of the rules", .proposing(nil, nil),
        [
            .answer(nil, nil, (30, 10)), .answer(0, 0, (0, 0)), .answer(30, 30, (30, 30)), .answer(80, 80, (80, 80)),
            .answer(300, 300, (300, 300)),
        ],
        disagreement:
            "A circle offered one length takes it both ways, as in swift-cross-ui; the model takes 10 for the other."
    ) {
        Circle().frame(idealWidth: 30, maxWidth: .infinity)
    }

    Case(
        "D-023", "A circle with least width 0, greatest width ∞", .model, "model of the rules", .proposing(nil, nil),
        [
            .answer(nil, nil, (10, 10)), .answer(0, 0, (0, 0)), .answer(30, 30, (30, 30)), .answer(80, 80, (80, 80)),
            .answer(300, 300, (300, 300)),
        ]
    ) {
        Circle().frame(minWidth: 0, maxWidth: .infinity)
    }

    Case(
        "D-024", "A circle with least height 60, greatest width 50", .model, "model of the rules", .proposing(nil, nil),
        [
            .answer(nil, nil, (10, 60)), .answer(0, 0, (0, 60)), .answer(30, 30, (30, 60)), .answer(80, 80, (50, 60)),
            .answer(300, 300, (50, 60)),
        ]
    ) {
        Circle().frame(maxWidth: 50, minHeight: 60)
    }

    Case(
        "D-025", "A box larger than its frame hangs over, topLeading", .model, "model of the rules", .window(200, 200),
        [.frame("f", 75, 80, 50, 40), .frame("a", 75, 80, 90, 70)]
    ) {
        Color.red.frame(width: 90, height: 70).probe("a").frame(width: 50, height: 40, alignment: .topLeading).probe(
            "f")
    }

    Case(
        "D-026", "A box larger than its frame hangs over, top", .model, "model of the rules", .window(200, 200),
        [.frame("f", 75, 80, 50, 40), .frame("a", 55, 80, 90, 70)]
    ) {
        Color.red.frame(width: 90, height: 70).probe("a").frame(width: 50, height: 40, alignment: .top).probe("f")
    }

    Case(
        "D-027", "A box larger than its frame hangs over, topTrailing", .model, "model of the rules", .window(200, 200),
        [.frame("f", 75, 80, 50, 40), .frame("a", 35, 80, 90, 70)]
    ) {
        Color.red.frame(width: 90, height: 70).probe("a").frame(width: 50, height: 40, alignment: .topTrailing).probe(
            "f")
    }

    Case(
        "D-028", "A box larger than its frame hangs over, leading", .model, "model of the rules", .window(200, 200),
        [.frame("f", 75, 80, 50, 40), .frame("a", 75, 65, 90, 70)]
    ) {
        Color.red.frame(width: 90, height: 70).probe("a").frame(width: 50, height: 40, alignment: .leading).probe("f")
    }

    Case(
        "D-029", "A box larger than its frame hangs over, trailing", .model, "model of the rules", .window(200, 200),
        [.frame("f", 75, 80, 50, 40), .frame("a", 35, 65, 90, 70)]
    ) {
        Color.red.frame(width: 90, height: 70).probe("a").frame(width: 50, height: 40, alignment: .trailing).probe("f")
    }

    Case(
        "D-030", "A box larger than its frame hangs over, bottomLeading", .model, "model of the rules",
        .window(200, 200),
        [.frame("f", 75, 80, 50, 40), .frame("a", 75, 50, 90, 70)]
    ) {
        Color.red.frame(width: 90, height: 70).probe("a").frame(width: 50, height: 40, alignment: .bottomLeading).probe(
            "f")
    }

    Case(
        "D-031", "A box larger than its frame hangs over, bottom", .model, "model of the rules", .window(200, 200),
        [.frame("f", 75, 80, 50, 40), .frame("a", 55, 50, 90, 70)]
    ) {
        Color.red.frame(width: 90, height: 70).probe("a").frame(width: 50, height: 40, alignment: .bottom).probe("f")
    }

    Case(
        "D-032", "A box larger than its frame hangs over, bottomTrailing", .model, "model of the rules",
        .window(200, 200),
        [.frame("f", 75, 80, 50, 40), .frame("a", 35, 50, 90, 70)]
    ) {
        Color.red.frame(width: 90, height: 70).probe("a").frame(width: 50, height: 40, alignment: .bottomTrailing)
            .probe("f")
    }

    Case(
        "D-033", "A box larger than its frame hangs over, center", .model, "model of the rules", .window(200, 200),
        [.frame("f", 75, 80, 50, 40), .frame("a", 55, 65, 90, 70)]
    ) {
        Color.red.frame(width: 90, height: 70).probe("a").frame(width: 50, height: 40, alignment: .center).probe("f")
    }

    Case(
        "D-034", "A flexible frame fills the window, its box topLeading", .model, "model of the rules",
        .window(120, 90),
        [.frame("f", 0, 0, 120, 90), .frame("a", 0, 0, 30, 20)]
    ) {
        Color.red.frame(width: 30, height: 20).probe("a").frame(
            maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading
        ).probe("f")
    }

    Case(
        "D-035", "A flexible frame fills the window, its box bottomTrailing", .model, "model of the rules",
        .window(120, 90),
        [.frame("f", 0, 0, 120, 90), .frame("a", 90, 70, 30, 20)]
    ) {
        Color.red.frame(width: 30, height: 20).probe("a").frame(
            maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing
        ).probe("f")
    }

    Case(
        "D-036", "A frame around a frame: the inner one answers, the outer one places", .model, "model of the rules",
        .window(200, 120),
        [.frame("o", 50, 35, 100, 50), .frame("i", 110, 35, 40, 50), .frame("c", 110, 35, 40, 50)]
    ) {
        Color.red.probe("c").frame(width: 40).probe("i").frame(width: 100, height: 50, alignment: .trailing).probe("o")
    }

    Case(
        "D-037", "An ideal width counts only where nothing is offered", .model, "model of the rules", .window(200, 50),
        [.frame("f", 65, 0, 70, 50), .frame("c", 65, 0, 70, 50)]
    ) {
        Color.red.probe("c").frame(idealWidth: 70, maxWidth: .infinity).fixedSize(horizontal: true, vertical: false)
            .probe("f")
    }

}
