import SwiftUI

@MainActor
let spacerCases = Area("Spacers and dividers") {
    Case(
        "T-084", "A spacer has no height in a row", .model, "SWW spacer, model of the rules", .window(300, 100),
        [.frame("row", 0, 25, 300, 50), .frame("spacer", 50, 50, 200, 0)]
    ) {
        HStack {
            box(50, 50)
            Spacer().probe("spacer")
            box(50, 50)
        }.probe("row")
    }

    Case(
        "T-085", "Least lengths of spacers", .measured, "SWW spacer-min-length", .window(300, 100),
        [
            .frame("overflow", -35, 0, 370, 20), .frame("s1", 215, 10, 20, 0), .frame("s2", 0, 30, 130, 0),
            .frame("c", 130, 20, 40, 20), .frame("s3", 170, 30, 130, 0), .frame("vspacer", 150, 40, 0, 60),
        ]
    ) {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                box(250, 20)
                Spacer(minLength: 20).probe("s1")
                box(100, 20)
            }.probe("overflow")
            HStack(spacing: 0) {
                Spacer().probe("s2")
                box(40, 20).probe("c")
                Spacer().probe("s3")
            }
            Spacer().probe("vspacer")
        }
    }

    Case(
        "T-086", "A row with a spacer, without enough space", .model, "model of the rules", .window(100, 60),
        [nil, 0, 100].map { .answeredWidth($0, nil, 108) } + [.x("row", -4)]
    ) {
        HStack {
            box(50, 50)
            Spacer()
            box(50, 50)
        }.probe("row")
    }

    Case(
        "T-087", "A spacer that may vanish", .model, "model of the rules", .proposing(nil, nil),
        [.answeredWidth(nil, nil, 100)]
    ) {
        HStack {
            box(50, 50)
            Spacer(minLength: 0)
            box(50, 50)
        }
    }

    Case(
        "T-088", "Two spacers share", .model, "model of the rules", .window(300, 100),
        [.width("a", 100), .width("b", 100)]
    ) {
        HStack {
            Spacer().probe("a")
            box(50, 50)
            Spacer().probe("b")
            box(50, 50)
        }
    }

    Case(
        "T-089", "A spacer gives way to a colour", .model, "model of the rules", .window(300, 100),
        [.width("a", 8), .width("b", 292)]
    ) {
        HStack {
            Spacer().probe("a")
            Color.red.probe("b")
        }
    }

    Case(
        "T-090", "Spacers between three boxes", .inferred, "OSU UI test scenario", .window(300, 100),
        [.width("a", 65), .width("b", 65)]
    ) {
        HStack {
            box(40, 40)
            Spacer().probe("a")
            box(40, 40)
            Spacer().probe("b")
            box(40, 40)
        }.frame(width: 250)
    }

    Case(
        "T-091", "Spacers with given least lengths", .inferred, "OSU UI test scenarios",
        parts: ([(50, 50, 180, 80), (30, 100, 200, 140), (80, 0, 160, 0)] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
            .map { side, minimum, width, expected in
                Part(.window(300, 100), [.width("a", expected)]) {
                    HStack {
                        box(side, side)
                        Spacer(minLength: minimum).probe("a")
                        box(side, side)
                    }.frame(width: width)
                }
            })

    Case(
        "T-092", "A spacer outside of stacks", .inferred, "OSU, model of the rules", .proposing(nil, nil),
        [.answer(nil, nil, (8, 8)), .answer(100, 50, (100, 50)), .answer(0, 0, (8, 8))]
    ) {
        ZStack { Spacer() }
    }

    Case(
        "T-093", "Dividers across a column and a row", .measured, "SWW divider", .window(200, 200).on(.macOS, scale: 1),
        [
            .frame("horizontal", 0, 20, 200, 1), .frame("vertical", 99.5, 21, 1, 179), .frame("row", 79.5, 21, 41, 179),
            .frame("b", 79.5, 80.5, 20, 60),
        ]
    ) {
        VStack(spacing: 0) {
            box(100, 20)
            Divider().probe("horizontal")
            HStack(spacing: 0) {
                box(20, 60).probe("b")
                Divider().probe("vertical")
                box(20, 60)
            }.probe("row")
        }
    }

    Case(
        "T-094", "A divider outside of stacks lies", .inferred, "OSU",
        parts: [
            Part(.window(200, 100).on(.macOS, scale: 1), [.frame("a", 0, 49.5, 200, 1)]) {
                ZStack {
                    Divider().probe("a")
                    box(1, 1)
                }
            },
            Part(.window(200, 100).on(.macOS, scale: 1), [.frame("a", 0, 49.5, 200, 1)]) { Divider().probe("a") },
        ])

    Case(
        "T-095", "A divider on iOS is a pixel thick at two to the point", .measured, "SWW iOS.md",
        .proposing(100, nil).scale(2), [.size(100, 0.5)]
    ) {
        Divider()
    }

    Case(
        "T-095-3x", "A divider on iOS is a pixel thick at three to the point", .inferred, "OSU",
        .proposing(100, nil).scale(3), [.size(100, 1 / 3.0)]
    ) {
        Divider()
    }

    Case(
        "T-095-AX1", "A divider on iOS is a point thick at accessibility sizes", .inferred, "OSU",
        .proposing(100, nil).scale(3), [.size(100, 1)]
    ) {
        Divider().dynamicTypeSize(.accessibility1)
    }
}
