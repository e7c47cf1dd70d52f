import SwiftUI

// Derived from the rules: every number is computed by the model of the rules, and nobody measured it.

@MainActor
let derivedModifiers = Area("Derived: modifiers") {
    Case(
        "D-038", "Padding of (10, 0, 0, 0)", .model, "model of the rules", .window(100, 60),
        [
            .frame("p", 0, 0, 100, 60), .frame("c", 0, 10, 100, 50), .answer(nil, nil, (10, 20)),
            .answer(0, 0, (0, 10)), .answer(10, 10, (10, 10)),
        ]
    ) {
        Color.red.probe("c").padding(EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)).probe("p")
    }

    Case(
        "D-039", "Padding of (10, 0, 0, 0) around a box", .model, "model of the rules", .window(100, 60),
        [
            .frame("p", 35, 15, 30, 30), .frame("c", 35, 25, 30, 20), .answer(nil, nil, (30, 30)),
            .answer(0, 0, (30, 30)),
        ]
    ) {
        Color.red.frame(width: 30, height: 20).probe("c").padding(
            EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)
        ).probe("p")
    }

    Case(
        "D-040", "Padding of (0, 10, 0, 20)", .model, "model of the rules", .window(100, 60),
        [
            .frame("p", 0, 0, 100, 60), .frame("c", 10, 0, 70, 60), .answer(nil, nil, (40, 10)), .answer(0, 0, (30, 0)),
            .answer(10, 10, (30, 10)),
        ]
    ) {
        Color.red.probe("c").padding(EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20)).probe("p")
    }

    Case(
        "D-041", "Padding of (0, 10, 0, 20) around a box", .model, "model of the rules", .window(100, 60),
        [
            .frame("p", 20, 20, 60, 20), .frame("c", 30, 20, 30, 20), .answer(nil, nil, (60, 20)),
            .answer(0, 0, (60, 20)),
        ]
    ) {
        Color.red.frame(width: 30, height: 20).probe("c").padding(
            EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20)
        ).probe("p")
    }

    Case(
        "D-042", "Padding of (5, 6, 7, 8)", .model, "model of the rules", .window(100, 60),
        [
            .frame("p", 0, 0, 100, 60), .frame("c", 6, 5, 86, 48), .answer(nil, nil, (24, 22)), .answer(0, 0, (14, 12)),
            .answer(10, 10, (14, 12)),
        ]
    ) {
        Color.red.probe("c").padding(EdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)).probe("p")
    }

    Case(
        "D-043", "Padding of (5, 6, 7, 8) around a box", .model, "model of the rules", .window(100, 60),
        [
            .frame("p", 28, 14, 44, 32), .frame("c", 34, 19, 30, 20), .answer(nil, nil, (44, 32)),
            .answer(0, 0, (44, 32)),
        ]
    ) {
        Color.red.frame(width: 30, height: 20).probe("c").padding(
            EdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
        ).probe("p")
    }

    Case(
        "D-044", "Padding of (-5, -5, -5, -5)", .model, "model of the rules", .window(100, 60),
        [
            .frame("p", 0, 0, 100, 60), .frame("c", -5, -5, 110, 70), .answer(nil, nil, (0, 0)), .answer(0, 0, (0, 0)),
            .answer(10, 10, (10, 10)),
        ]
    ) {
        Color.red.probe("c").padding(EdgeInsets(top: -5, leading: -5, bottom: -5, trailing: -5)).probe("p")
    }

    Case(
        "D-045", "Padding of (-5, -5, -5, -5) around a box", .model, "model of the rules", .window(100, 60),
        [
            .frame("p", 40, 25, 20, 10), .frame("c", 35, 20, 30, 20), .answer(nil, nil, (20, 10)),
            .answer(0, 0, (20, 10)),
        ]
    ) {
        Color.red.frame(width: 30, height: 20).probe("c").padding(
            EdgeInsets(top: -5, leading: -5, bottom: -5, trailing: -5)
        ).probe("p")
    }

    Case(
        "D-046", "Padding of (-20, 0, -20, 0)", .model, "model of the rules", .window(100, 60),
        [
            .frame("p", 0, 0, 100, 60), .frame("c", 0, -20, 100, 100), .answer(nil, nil, (10, 0)),
            .answer(0, 0, (0, 0)), .answer(10, 10, (10, 10)),
        ]
    ) {
        Color.red.probe("c").padding(EdgeInsets(top: -20, leading: 0, bottom: -20, trailing: 0)).probe("p")
    }

    Case(
        "D-047", "Padding of (-20, 0, -20, 0) around a box", .model, "model of the rules", .window(100, 60),
        [.frame("p", 35, 30, 30, 0), .frame("c", 35, 10, 30, 20), .answer(nil, nil, (30, 0)), .answer(0, 0, (30, 0))]
    ) {
        Color.red.frame(width: 30, height: 20).probe("c").padding(
            EdgeInsets(top: -20, leading: 0, bottom: -20, trailing: 0)
        ).probe("p")
    }

    Case(
        "D-048", "Padding inside padding adds up", .model, "model of the rules", .window(200, 100),
        [.frame("p", 0, 0, 200, 100), .frame("c", 22, 11, 134, 56)]
    ) {
        Color.red.probe("c").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).padding(
            EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        ).probe("p")
    }

    Case(
        "D-049", "Padding takes from the offer before a frame sees it", .model, "model of the rules", .window(200, 60),
        [.frame("p", 67, 0, 66, 60), .frame("c", 75, 8, 50, 44)]
    ) {
        Color.red.probe("c").frame(maxWidth: 50).padding(EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)).probe(
            "p")
    }

    Case(
        "D-050", "fixedSize(True, True) of a frame with ideal lengths", .model, "model of the rules", .window(100, 80),
        [.frame("f", 32.5, 27.5, 35, 25), .frame("c", 32.5, 27.5, 35, 25)]
    ) {
        Color.red.probe("c").frame(idealWidth: 35, idealHeight: 25).fixedSize(horizontal: true, vertical: true).probe(
            "f")
    }

    Case(
        "D-051", "fixedSize(True, False) of a frame with ideal lengths", .model, "model of the rules", .window(100, 80),
        [.frame("f", 32.5, 0, 35, 80), .frame("c", 32.5, 0, 35, 80)]
    ) {
        Color.red.probe("c").frame(idealWidth: 35, idealHeight: 25).fixedSize(horizontal: true, vertical: false).probe(
            "f")
    }

    Case(
        "D-052", "fixedSize(False, True) of a frame with ideal lengths", .model, "model of the rules", .window(100, 80),
        [.frame("f", 0, 27.5, 100, 25), .frame("c", 0, 27.5, 100, 25)]
    ) {
        Color.red.probe("c").frame(idealWidth: 35, idealHeight: 25).fixedSize(horizontal: false, vertical: true).probe(
            "f")
    }

    Case(
        "D-053", "A colour at the ratio 0.5, fit", .model, "model of the rules", .window(120, 80),
        [
            .frame("a", 40, 0, 40, 80), .frame("c", 40, 0, 40, 80), .answer(nil, nil, (10, 10)),
            .answer(50, 200, (50, 100)), .answer(200, 50, (25, 50)), .answer(60, nil, (60, 120)),
            .answer(nil, 60, (30, 60)),
        ]
    ) {
        Color.red.probe("c").aspectRatio(0.5, contentMode: .fit).probe("a")
    }

    Case(
        "D-054", "A box ignores the ratio 0.5, fit", .model, "model of the rules", .window(120, 80),
        [.frame("a", 45, 30, 30, 20), .frame("c", 45, 30, 30, 20)]
    ) {
        Color.red.frame(width: 30, height: 20).probe("c").aspectRatio(0.5, contentMode: .fit).probe("a")
    }

    Case(
        "D-055", "A colour at the ratio 0.5, fill", .model, "model of the rules", .window(120, 80),
        [
            .frame("a", 0, -80, 120, 240), .frame("c", 0, -80, 120, 240), .answer(nil, nil, (10, 10)),
            .answer(50, 200, (100, 200)), .answer(200, 50, (200, 400)),
        ]
    ) {
        Color.red.probe("c").aspectRatio(0.5, contentMode: .fill).probe("a")
    }

    Case(
        "D-056", "A box ignores the ratio 0.5, fill", .model, "model of the rules", .window(120, 80),
        [.frame("a", 45, 30, 30, 20), .frame("c", 45, 30, 30, 20)]
    ) {
        Color.red.frame(width: 30, height: 20).probe("c").aspectRatio(0.5, contentMode: .fill).probe("a")
    }

    Case(
        "D-057", "A colour at the ratio 1, fit", .model, "model of the rules", .window(120, 80),
        [
            .frame("a", 20, 0, 80, 80), .frame("c", 20, 0, 80, 80), .answer(nil, nil, (10, 10)),
            .answer(50, 200, (50, 50)), .answer(200, 50, (50, 50)), .answer(60, nil, (60, 60)),
            .answer(nil, 60, (60, 60)),
        ]
    ) {
        Color.red.probe("c").aspectRatio(1, contentMode: .fit).probe("a")
    }

    Case(
        "D-058", "A box ignores the ratio 1, fit", .model, "model of the rules", .window(120, 80),
        [.frame("a", 45, 30, 30, 20), .frame("c", 45, 30, 30, 20)]
    ) {
        Color.red.frame(width: 30, height: 20).probe("c").aspectRatio(1, contentMode: .fit).probe("a")
    }

    Case(
        "D-059", "A colour at the ratio 1, fill", .model, "model of the rules", .window(120, 80),
        [
            .frame("a", 0, -20, 120, 120), .frame("c", 0, -20, 120, 120), .answer(nil, nil, (10, 10)),
            .answer(50, 200, (200, 200)), .answer(200, 50, (200, 200)),
        ]
    ) {
        Color.red.probe("c").aspectRatio(1, contentMode: .fill).probe("a")
    }

    Case(
        "D-060", "A box ignores the ratio 1, fill", .model, "model of the rules", .window(120, 80),
        [.frame("a", 45, 30, 30, 20), .frame("c", 45, 30, 30, 20)]
    ) {
        Color.red.frame(width: 30, height: 20).probe("c").aspectRatio(1, contentMode: .fill).probe("a")
    }

    Case(
        "D-061", "A colour at the ratio 2.5, fit", .model, "model of the rules", .window(120, 80),
        [
            .frame("a", 0, 16, 120, 48), .frame("c", 0, 16, 120, 48), .answer(nil, nil, (10, 10)),
            .answer(50, 200, (50, 20)), .answer(200, 50, (125, 50)), .answer(60, nil, (60, 24)),
            .answer(nil, 60, (150, 60)),
        ]
    ) {
        Color.red.probe("c").aspectRatio(2.5, contentMode: .fit).probe("a")
    }

    Case(
        "D-062", "A box ignores the ratio 2.5, fit", .model, "model of the rules", .window(120, 80),
        [.frame("a", 45, 30, 30, 20), .frame("c", 45, 30, 30, 20)]
    ) {
        Color.red.frame(width: 30, height: 20).probe("c").aspectRatio(2.5, contentMode: .fit).probe("a")
    }

    Case(
        "D-063", "A colour at the ratio 2.5, fill", .model, "model of the rules", .window(120, 80),
        [
            .frame("a", -40, 0, 200, 80), .frame("c", -40, 0, 200, 80), .answer(nil, nil, (10, 10)),
            .answer(50, 200, (500, 200)), .answer(200, 50, (200, 80)),
        ]
    ) {
        Color.red.probe("c").aspectRatio(2.5, contentMode: .fill).probe("a")
    }

    Case(
        "D-064", "A box ignores the ratio 2.5, fill", .model, "model of the rules", .window(120, 80),
        [.frame("a", 45, 30, 30, 20), .frame("c", 45, 30, 30, 20)]
    ) {
        Color.red.frame(width: 30, height: 20).probe("c").aspectRatio(2.5, contentMode: .fill).probe("a")
    }

    Case(
        "D-065", "A ratio within a flexible frame", .model, "model of the rules", .window(120, 80),
        [.frame("f", 0, 20, 120, 40), .frame("a", 20, 20, 80, 40), .frame("c", 20, 20, 80, 40)]
    ) {
        Color.red.probe("c").aspectRatio(2, contentMode: .fit).probe("a").frame(maxWidth: .infinity, maxHeight: 40)
            .probe("f")
    }

}
