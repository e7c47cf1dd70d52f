import SwiftUI

extension Area {
    /// Spacers and dividers.
    static let spacers = Area("spacers") {
        Case(
            "T-084", "A spacer takes what is left and has no height", .model, "scene measured: SWW layout/spacer",
            .window(300, 100), .frame("row", 0, 25, 300, 50), .frame("spacer", 50, 50, 200, 0)
        ) {
            HStack {
                box(50, 50)
                Spacer().probe("spacer")
                box(50, 50)
            }.probe("row")
        }
        Case(
            "T-085", "Spacers in rows and a column, one with a least length that overflows", .measured,
            "SWW layout/spacer-min-length", .window(300, 100), .frame("overflow", -35, 0, 370, 20),
            .frame("s1", 215, 10, 20, 0), .frame("s2", 0, 30, 130, 0), .frame("c", 130, 20, 40, 20),
            .frame("s3", 170, 30, 130, 0), .frame("vspacer", 150, 40, 0, 60)
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
            "T-086", "A spacer is 8 long at least", .model, "semantics_model.py", .offered(nil, nil),
            .answer(nil, nil, width: 108), .answer(0, nil, width: 108), .answer(100, nil, width: 108)
        ) {
            HStack {
                box(50, 50)
                Spacer()
                box(50, 50)
            }
        }
        Case(
            "T-087", "A spacer without a least length", .model, "semantics_model.py", .offered(nil, nil),
            .answer(nil, nil, width: 100)
        ) {
            HStack {
                box(50, 50)
                Spacer(minLength: 0)
                box(50, 50)
            }
        }
        Case(
            "T-088", "Two spacers share", .model, "semantics_model.py", .window(300, 100), .width("a", 100),
            .width("b", 100)
        ) {
            HStack {
                Spacer().probe("a")
                box(50, 50)
                Spacer().probe("b")
                box(50, 50)
            }
        }
        Case(
            "T-089", "A spacer beside a colour gets its least length", .model, "semantics_model.py", .window(300, 100),
            .widths("a b", 8, 292)
        ) {
            HStack {
                Spacer().probe("a")
                Color.red.probe("b")
            }
        }
        Case(
            "T-090", "Spacers between three boxes", .inferred, "scene: OpenSwiftUI's UI tests", .window(300, 100),
            .width("a", 65), .width("b", 65)
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
            "T-091", "Given least lengths, kept and exceeded", .inferred, "scenes: OpenSwiftUI's UI tests",
            [spaced(50, 50, 180, 80), spaced(30, 100, 200, 140), spaced(80, 0, 160, 0)])
        Case(
            "T-092", "A spacer outside of stacks grows both ways", .model, "OpenSwiftUI; semantics_model.py",
            .offered(nil, nil), .size(8, 8), .answer(100, 50, is: (100, 50)), .answer(0, 0, is: (8, 8))
        ) { Spacer() }
        Case(
            "T-093", "Dividers lie across their stack", .measured, "SWW layout/divider", .window(200, 200).mac,
            .frame("horizontal", 0, 20, 200, 1), .frame("vertical", 99.5, 21, 1, 179), .frame("row", 79.5, 21, 41, 179),
            .frame("b", 79.5, 80.5, 20, 60)
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
            "T-094", "Outside of stacks a divider is horizontal", .inferred, "OpenSwiftUI",
            [
                Scene("in a ZStack", .window(200, 100).mac, .frame("a", 0, 49.5, 200, 1)) {
                    ZStack {
                        Divider().probe("a")
                        box(1, 1)
                    }
                },
                Scene("alone", .window(200, 100).mac, .frame("a", 0, 49.5, 200, 1)) { Divider().probe("a") },
            ])
        Case(
            "T-095", "A divider on iOS is a pixel thick, 1 point at accessibility text sizes", .measured,
            "SWW; OpenSwiftUI",
            [
                Scene("2 pixels", .offered(100, nil).scale(2), .size(100, 0.5)) { Divider() },
                Scene("3 pixels", .offered(100, nil).scale(3), .size(100, 1 / 3.0)) { Divider() },
            ])
    }

    private static func spaced(_ side: CGFloat, _ minimum: CGFloat, _ width: CGFloat, _ expected: CGFloat) -> Scene {
        Scene("\(number(side)), least \(number(minimum)), \(number(width))", .window(300, 100), .width("a", expected)) {
            HStack {
                box(side, side)
                Spacer(minLength: minimum).probe("a")
                box(side, side)
            }.frame(width: width)
        }
    }
}
