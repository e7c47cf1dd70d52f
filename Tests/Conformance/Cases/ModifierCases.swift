import SwiftUI

@MainActor
let modifierCases = Area("Padding, ratio, layers") {
    Case(
        "T-042", "The default padding", .model, "SWW padding-default, numbers computed", .window(200, 100),
        [.frame("a", 16, 16, 168, 68)]
    ) {
        Color.red.probe("a").padding()
    }

    Case(
        "T-043", "Paddings add up", .model, "SWW padding-edges, numbers computed", .window(200, 100),
        [.frame("a", 32, 17, 164, 64)]
    ) {
        Color.red.probe("a").padding(.leading, 30).padding(.vertical)
            .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    Case(
        "T-044", "Padding in less space than it takes", .model, "model of the rules", .proposing(nil, nil),
        [.answer(20, 20, (32, 32)), .answer(nil, nil, (42, 42))]
    ) {
        Color.red.padding()
    }

    Case(
        "T-045", "Negative padding", .model, "model of the rules",
        parts: [
            Part(.proposing(100, 100), [.width("padding", 100), .width("child", 120)]) { negativelyPadded },
            Part(.proposing(nil, nil), [.width("padding", 0), .width("child", 10)]) { negativelyPadded },
        ])

    Case(
        "T-046", "A fixed width inside a given height", .measured, "SWW layout/fixed-size", .proposing(200, 200),
        [.size(10, 30)]
    ) {
        Color.red.fixedSize(horizontal: true, vertical: false).frame(height: 30)
    }

    Case(
        "T-047", "A wide ratio fitting and filling", .model, "TOK scenario, model of the rules",
        parts: [
            Part(.proposing(100, 100), [.size(100, 100 / 1.5)]) { Color.red.aspectRatio(1.5, contentMode: .fit) },
            Part(.proposing(100, 100), [.size(150, 100)]) { Color.red.aspectRatio(1.5, contentMode: .fill) },
        ])

    Case(
        "T-048", "A tall ratio fitting and filling", .model, "TOK scenario, model of the rules",
        parts: [
            Part(.proposing(100, 100), [.size(50, 100)]) { Color.red.aspectRatio(0.5, contentMode: .fit) },
            Part(.proposing(100, 100), [.size(100, 200)]) { Color.red.aspectRatio(0.5, contentMode: .fill) },
        ])

    Case(
        "T-049", "A ratio of one length or none", .model, "OSU, model of the rules", .proposing(nil, nil),
        [.answer(120, nil, (120, 60)), .answer(nil, 50, (100, 50)), .answer(nil, nil, (10, 10))],
        dispute: Dispute(
            chosen: "with one length unspecified the other decides, as SwiftUI's finite results in scroll views show",
            alternative: "OSU's source fills an unspecified length without end")
    ) {
        Color.red.aspectRatio(2, contentMode: .fit)
    }

    Case(
        "T-050", "A view's own ratio is its ideal size's", .model, "model of the rules", .proposing(120, 60),
        [.size(60, 60)]
    ) {
        Color.red.aspectRatio(contentMode: .fit)
    }

    Case(
        "T-051", "A positioned view takes all and centres its child", .measured, "SWW Position.md; OSU",
        .proposing(200, 90), [.frame("positioned", 0, 0, 200, 90), .frame("child", -70, -25, 200, 90)]
    ) {
        ZStack { Color.red.probe("child").position(x: 30, y: 20).probe("positioned") }
    }

    Case(
        "T-052", "A positioned view takes what is left of a row", .model, "SWW position/basic, an analogue",
        .proposing(300, 100), [.width("positioned", 244)]
    ) {
        HStack(spacing: 0) {
            box(56, 20)
            box(10, 10).position(x: 5, y: 5).probe("positioned")
        }
    }

    Case(
        "T-053", "An offset moves the drawing alone", .measured, "SWW Position.md", .window(200, 100),
        [.frame("outer", 70, 40, 60, 20), .ink(110, 40, 60, 20)]
    ) {
        box(60, 20).offset(x: 40).probe("outer")
    }

    Case(
        "T-054", "An overlay in a corner", .model, "model of the rules", .window(200, 200),
        [.frame("base", 50, 70, 100, 60), .frame("overlay", 130, 70, 20, 20)]
    ) {
        box(100, 60).probe("base").overlay(alignment: .topTrailing) { box(20, 20).probe("overlay") }
    }

    Case(
        "T-055", "A background larger than its view", .model, "model of the rules", .window(200, 200),
        [.frame("base", 80, 80, 40, 40), .frame("back", 50, 90, 100, 20)]
    ) {
        box(40, 40).probe("base").background { box(100, 20).probe("back") }
    }

    Case(
        "T-056", "An overlaid colour takes the view's size", .model, "SWW paint/background-overlay, numbers computed",
        .window(200, 200), [.frame("a", 50, 70, 100, 60)]
    ) {
        box(100, 60).overlay { Color.blue.probe("a") }
    }

    Case(
        "T-057", "A border adds nothing", .measured, "SWW shape/border", .proposing(nil, nil).on(.macOS, scale: 2),
        [.size(31, 16)]
    ) {
        t13("Hello").border(.red, width: 8)
    }

    Case(
        "T-058", "Overlays keep the size, a depth stack grows", .inferred, "worked out from AD",
        parts: [
            Part(.proposing(nil, nil), [.size(50, 20)]) {
                box(50, 20).overlay { box(80, 80) }.overlay { box(90, 90) }
            },
            Part(.proposing(nil, nil), [.size(90, 90)]) {
                ZStack {
                    box(50, 20)
                    box(80, 80)
                    box(90, 90)
                }
            },
        ])
}

@MainActor private var negativelyPadded: some View { Color.red.probe("child").padding(-10).probe("padding") }
