import SwiftUI

// Derived from the rules: every number is computed by the model of the rules, and nobody measured it.

@MainActor
let derivedSpacers = Area("Derived: spacers") {
    Case(
        "D-169", "Spacers before a box in 200", .model, "model of the rules", .window(200, 60),
        [.frame("s", 0, 20, 200, 20), .frame("a", 0, 30, 160, 0), .frame("b", 160, 20, 40, 20)]
    ) {
        HStack {
            Spacer().probe("a")
            Color.red.frame(width: 40, height: 20).probe("b")
        }.probe("s")
    }

    Case(
        "D-170", "Spacers before a box in a column", .model, "model of the rules", .window(60, 200),
        [.frame("s", 10, 0, 40, 200), .frame("a", 30, 0, 0, 180), .frame("b", 10, 180, 40, 20)]
    ) {
        VStack {
            Spacer().probe("a")
            Color.red.frame(width: 40, height: 20).probe("b")
        }.probe("s")
    }

    Case(
        "D-171", "Spacers before a box in 90", .model, "model of the rules", .window(90, 60),
        [.frame("s", 0, 20, 90, 20), .frame("a", 0, 30, 50, 0), .frame("b", 50, 20, 40, 20)]
    ) {
        HStack {
            Spacer().probe("a")
            Color.red.frame(width: 40, height: 20).probe("b")
        }.probe("s")
    }

    Case(
        "D-172", "Spacers after a box in 200", .model, "model of the rules", .window(200, 60),
        [.frame("s", 0, 20, 200, 20), .frame("a", 0, 20, 40, 20), .frame("b", 40, 30, 160, 0)]
    ) {
        HStack {
            Color.red.frame(width: 40, height: 20).probe("a")
            Spacer().probe("b")
        }.probe("s")
    }

    Case(
        "D-173", "Spacers after a box in a column", .model, "model of the rules", .window(60, 200),
        [.frame("s", 10, 0, 40, 200), .frame("a", 10, 0, 40, 20), .frame("b", 30, 20, 0, 180)]
    ) {
        VStack {
            Color.red.frame(width: 40, height: 20).probe("a")
            Spacer().probe("b")
        }.probe("s")
    }

    Case(
        "D-174", "Spacers after a box in 90", .model, "model of the rules", .window(90, 60),
        [.frame("s", 0, 20, 90, 20), .frame("a", 0, 20, 40, 20), .frame("b", 40, 30, 50, 0)]
    ) {
        HStack {
            Color.red.frame(width: 40, height: 20).probe("a")
            Spacer().probe("b")
        }.probe("s")
    }

    Case(
        "D-175", "Spacers between boxes in 200", .model, "model of the rules", .window(200, 60),
        [
            .frame("s", 0, 20, 200, 20), .frame("a", 0, 20, 40, 20), .frame("b", 40, 30, 120, 0),
            .frame("c", 160, 20, 40, 20),
        ]
    ) {
        HStack {
            Color.red.frame(width: 40, height: 20).probe("a")
            Spacer().probe("b")
            Color.red.frame(width: 40, height: 20).probe("c")
        }.probe("s")
    }

    Case(
        "D-176", "Spacers between boxes in a column", .model, "model of the rules", .window(60, 200),
        [
            .frame("s", 10, 0, 40, 200), .frame("a", 10, 0, 40, 20), .frame("b", 30, 20, 0, 160),
            .frame("c", 10, 180, 40, 20),
        ]
    ) {
        VStack {
            Color.red.frame(width: 40, height: 20).probe("a")
            Spacer().probe("b")
            Color.red.frame(width: 40, height: 20).probe("c")
        }.probe("s")
    }

    Case(
        "D-177", "Spacers between boxes in 90", .model, "model of the rules", .window(90, 60),
        [
            .frame("s", 0, 20, 90, 20), .frame("a", 0, 20, 40, 20), .frame("b", 40, 30, 10, 0),
            .frame("c", 50, 20, 40, 20),
        ]
    ) {
        HStack {
            Color.red.frame(width: 40, height: 20).probe("a")
            Spacer().probe("b")
            Color.red.frame(width: 40, height: 20).probe("c")
        }.probe("s")
    }

    Case(
        "D-178", "Spacers around a box in 200", .model, "model of the rules", .window(200, 60),
        [
            .frame("s", 0, 20, 200, 20), .frame("a", 0, 30, 80, 0), .frame("b", 80, 20, 40, 20),
            .frame("c", 120, 30, 80, 0),
        ]
    ) {
        HStack {
            Spacer().probe("a")
            Color.red.frame(width: 40, height: 20).probe("b")
            Spacer().probe("c")
        }.probe("s")
    }

    Case(
        "D-179", "Spacers around a box in a column", .model, "model of the rules", .window(60, 200),
        [
            .frame("s", 10, 0, 40, 200), .frame("a", 30, 0, 0, 90), .frame("b", 10, 90, 40, 20),
            .frame("c", 30, 110, 0, 90),
        ]
    ) {
        VStack {
            Spacer().probe("a")
            Color.red.frame(width: 40, height: 20).probe("b")
            Spacer().probe("c")
        }.probe("s")
    }

    Case(
        "D-180", "Spacers around a box in 90", .model, "model of the rules", .window(90, 60),
        [
            .frame("s", 0, 20, 90, 20), .frame("a", 0, 30, 25, 0), .frame("b", 25, 20, 40, 20),
            .frame("c", 65, 30, 25, 0),
        ]
    ) {
        HStack {
            Spacer().probe("a")
            Color.red.frame(width: 40, height: 20).probe("b")
            Spacer().probe("c")
        }.probe("s")
    }

    Case(
        "D-181", "Spacers beside a colour in 200", .model, "model of the rules", .window(200, 60),
        [
            .frame("s", 0, 0, 200, 60), .frame("a", 0, 20, 40, 20), .frame("b", 40, 30, 8, 0),
            .frame("c", 48, 0, 152, 60),
        ]
    ) {
        HStack {
            Color.red.frame(width: 40, height: 20).probe("a")
            Spacer().probe("b")
            Color.red.probe("c")
        }.probe("s")
    }

    Case(
        "D-182", "Spacers beside a colour in a column", .model, "model of the rules", .window(60, 200),
        [
            .frame("s", 0, 0, 60, 200), .frame("a", 10, 0, 40, 20), .frame("b", 30, 20, 0, 8),
            .frame("c", 0, 28, 60, 172),
        ]
    ) {
        VStack {
            Color.red.frame(width: 40, height: 20).probe("a")
            Spacer().probe("b")
            Color.red.probe("c")
        }.probe("s")
    }

    Case(
        "D-183", "Spacers beside a colour in 90", .model, "model of the rules", .window(90, 60),
        [.frame("s", 0, 0, 90, 60), .frame("a", 0, 20, 40, 20), .frame("b", 40, 30, 8, 0), .frame("c", 48, 0, 42, 60)]
    ) {
        HStack {
            Color.red.frame(width: 40, height: 20).probe("a")
            Spacer().probe("b")
            Color.red.probe("c")
        }.probe("s")
    }

    Case(
        "D-184", "Spacers twice between boxes in 200", .model, "model of the rules", .window(200, 60),
        [
            .frame("s", 0, 20, 200, 20), .frame("a", 0, 20, 40, 20), .frame("b", 40, 30, 60, 0),
            .frame("c", 100, 30, 60, 0), .frame("d", 160, 20, 40, 20),
        ]
    ) {
        HStack {
            Color.red.frame(width: 40, height: 20).probe("a")
            Spacer().probe("b")
            Spacer().probe("c")
            Color.red.frame(width: 40, height: 20).probe("d")
        }.probe("s")
    }

    Case(
        "D-185", "Spacers twice between boxes in a column", .model, "model of the rules", .window(60, 200),
        [
            .frame("s", 10, 0, 40, 200), .frame("a", 10, 0, 40, 20), .frame("b", 30, 20, 0, 80),
            .frame("c", 30, 100, 0, 80), .frame("d", 10, 180, 40, 20),
        ]
    ) {
        VStack {
            Color.red.frame(width: 40, height: 20).probe("a")
            Spacer().probe("b")
            Spacer().probe("c")
            Color.red.frame(width: 40, height: 20).probe("d")
        }.probe("s")
    }

    Case(
        "D-186", "Spacers twice between boxes in 90", .model, "model of the rules", .window(90, 60),
        [
            .frame("s", -3, 20, 96, 20), .frame("a", -3, 20, 40, 20), .frame("b", 37, 30, 8, 0),
            .frame("c", 45, 30, 8, 0), .frame("d", 53, 20, 40, 20),
        ]
    ) {
        HStack {
            Color.red.frame(width: 40, height: 20).probe("a")
            Spacer().probe("b")
            Spacer().probe("c")
            Color.red.frame(width: 40, height: 20).probe("d")
        }.probe("s")
    }

    Case(
        "D-187", "Spacers with a least length before a box in 200", .model, "model of the rules", .window(200, 60),
        [
            .frame("s", 0, 20, 200, 20), .frame("a", 0, 30, 80, 0), .frame("b", 80, 20, 40, 20),
            .frame("c", 120, 30, 80, 0),
        ]
    ) {
        HStack {
            Spacer(minLength: 20).probe("a")
            Color.red.frame(width: 40, height: 20).probe("b")
            Spacer().probe("c")
        }.probe("s")
    }

    Case(
        "D-188", "Spacers with a least length before a box in a column", .model, "model of the rules", .window(60, 200),
        [
            .frame("s", 10, 0, 40, 200), .frame("a", 30, 0, 0, 90), .frame("b", 10, 90, 40, 20),
            .frame("c", 30, 110, 0, 90),
        ]
    ) {
        VStack {
            Spacer(minLength: 20).probe("a")
            Color.red.frame(width: 40, height: 20).probe("b")
            Spacer().probe("c")
        }.probe("s")
    }

    Case(
        "D-189", "Spacers with a least length before a box in 90", .model, "model of the rules", .window(90, 60),
        [
            .frame("s", 0, 20, 90, 20), .frame("a", 0, 30, 25, 0), .frame("b", 25, 20, 40, 20),
            .frame("c", 65, 30, 25, 0),
        ]
    ) {
        HStack {
            Spacer(minLength: 20).probe("a")
            Color.red.frame(width: 40, height: 20).probe("b")
            Spacer().probe("c")
        }.probe("s")
    }

    Case(
        "D-190", "Spacers of unequal least lengths in 200", .model, "model of the rules", .window(200, 60),
        [
            .frame("s", 0, 20, 200, 20), .frame("a", 0, 20, 40, 20), .frame("b", 40, 30, 30, 0),
            .frame("c", 70, 20, 40, 20), .frame("d", 110, 30, 50, 0), .frame("e", 160, 20, 40, 20),
        ]
    ) {
        HStack {
            Color.red.frame(width: 40, height: 20).probe("a")
            Spacer(minLength: 0).probe("b")
            Color.red.frame(width: 40, height: 20).probe("c")
            Spacer(minLength: 50).probe("d")
            Color.red.frame(width: 40, height: 20).probe("e")
        }.probe("s")
    }

    Case(
        "D-191", "Spacers of unequal least lengths in a column", .model, "model of the rules", .window(60, 200),
        [
            .frame("s", 10, 0, 40, 200), .frame("a", 10, 0, 40, 20), .frame("b", 30, 20, 0, 70),
            .frame("c", 10, 90, 40, 20), .frame("d", 30, 110, 0, 70), .frame("e", 10, 180, 40, 20),
        ]
    ) {
        VStack {
            Color.red.frame(width: 40, height: 20).probe("a")
            Spacer(minLength: 0).probe("b")
            Color.red.frame(width: 40, height: 20).probe("c")
            Spacer(minLength: 50).probe("d")
            Color.red.frame(width: 40, height: 20).probe("e")
        }.probe("s")
    }

    Case(
        "D-192", "Spacers of unequal least lengths in 90", .model, "model of the rules", .window(90, 60),
        [
            .frame("s", -40, 20, 170, 20), .frame("a", -40, 20, 40, 20), .frame("b", 0, 30, 0, 0),
            .frame("c", 0, 20, 40, 20), .frame("d", 40, 30, 50, 0), .frame("e", 90, 20, 40, 20),
        ]
    ) {
        HStack {
            Color.red.frame(width: 40, height: 20).probe("a")
            Spacer(minLength: 0).probe("b")
            Color.red.frame(width: 40, height: 20).probe("c")
            Spacer(minLength: 50).probe("d")
            Color.red.frame(width: 40, height: 20).probe("e")
        }.probe("s")
    }

}
