import SwiftUI

extension Area {
    /// Padding, fixed sizes, ratios, positions, offsets and layers.
    static let padding = Area("padding") {
        Case(
            "T-042", "Padding is 16 on every edge by default", .model, "scene measured: SWW layout/padding-default",
            .window(200, 100), .frame("a", 16, 16, 168, 68)
        ) { Color.red.probe("a").padding() }
        Case(
            "T-043", "Paddings add up", .model, "scene measured: SWW layout/padding-edges", .window(200, 100),
            .frame("a", 32, 17, 164, 64)
        ) {
            Color.red.probe("a").padding(.leading, 30).padding(.vertical)
                .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
        Case(
            "T-044", "Padding is kept where less is offered", .model, "semantics_model.py", .offered(20, 20),
            .size(32, 32),
            .answer(nil, nil, is: (42, 42))
        ) { Color.red.padding() }
        Case(
            "T-045", "Negative padding offers more than there is", .model, "semantics_model.py",
            [
                Scene("100", .offered(100, 100), .width("padding", 100), .width("child", 120)) {
                    Color.red.probe("child").padding(-10).probe("padding")
                },
                Scene("nil", .offered(nil, nil), .width("padding", 0), .width("child", 10)) {
                    Color.red.probe("child").padding(-10).probe("padding")
                },
            ])
        Case(
            "T-046", "A fixed width leaves the height to the frame", .measured, "SWW layout/fixed-size",
            .offered(200, 200), .size(10, 30)
        ) { Color.red.fixedSize(horizontal: true, vertical: false).frame(height: 30) }
        Case(
            "T-047", "A wide ratio, fitting and filling", .model, "semantics_model.py; scene: Tokamak's layout tests",
            [
                Scene("fit", .offered(100, 100), .size(100, 100 / 1.5)) {
                    Color.red.aspectRatio(1.5, contentMode: .fit)
                },
                Scene("fill", .offered(100, 100), .size(150, 100)) { Color.red.aspectRatio(1.5, contentMode: .fill) },
            ])
        Case(
            "T-048", "A tall ratio, fitting and filling", .model, "semantics_model.py; scene: Tokamak's layout tests",
            [
                Scene("fit", .offered(100, 100), .size(50, 100)) { Color.red.aspectRatio(0.5, contentMode: .fit) },
                Scene("fill", .offered(100, 100), .size(100, 200)) { Color.red.aspectRatio(0.5, contentMode: .fill) },
            ])
        Case(
            "T-049", "A ratio of one length finds the other", .model, "semantics_model.py", .offered(120, nil),
            .size(120, 60), .answer(nil, 50, is: (100, 50)), .answer(nil, nil, is: (10, 10))
        ) { Color.red.aspectRatio(2, contentMode: .fit) }
        Case(
            "T-050", "Without a ratio the ideal size's counts", .model, "semantics_model.py", .offered(120, 60),
            .size(60, 60)
        ) { Color.red.aspectRatio(contentMode: .fit) }
        Case(
            "T-051", "A position takes all that is offered and centers its child on the point", .measured,
            "SWW; OpenSwiftUI", .offered(200, 90), .frame("positioned", 0, 0, 200, 90),
            .frame("child", -70, -25, 200, 90)
        ) { ZStack { Color.red.probe("child").position(x: 30, y: 20).probe("positioned") } }
        Case(
            "T-052", "A positioned view takes what is left of a row", .measured, "SWW position/basic, analogue",
            .offered(300, 100), .width("positioned", 244)
        ) {
            HStack(spacing: 0) {
                box(56, 20)
                box(10, 10).position(x: 5, y: 5).probe("positioned")
            }
        }
        Case(
            "T-053", "An offset moves what is shown and not the layout", .measured, "SWW", .window(200, 100),
            .frame("layout", 70, 40, 60, 20), .frame("shown", 110, 40, 60, 20)
        ) { box(60, 20).probe("shown").offset(x: 40).probe("layout") }
        Case(
            "T-054", "An overlay in a corner", .model, "semantics_model.py", .window(200, 200),
            .frame("base", 50, 70, 100, 60), .frame("overlay", 130, 70, 20, 20)
        ) { box(100, 60).probe("base").overlay(alignment: .topTrailing) { box(20, 20).probe("overlay") } }
        Case(
            "T-055", "A background may be larger than what it lies behind", .model, "semantics_model.py",
            .window(200, 200), .frame("base", 80, 80, 40, 40), .frame("back", 50, 90, 100, 20)
        ) { box(40, 40).probe("base").background { box(100, 20).probe("back") } }
        Case(
            "T-056", "An overlay is offered the size of what it covers", .measured,
            "SWW paint/background-overlay; semantics_model.py", .window(200, 200), .frame("a", 50, 70, 100, 60)
        ) { box(100, 60).overlay { Color.blue.probe("a") } }
        Case(
            "T-057", "A border adds nothing to the size", .measured, "SWW shape/border", .offered(nil, nil).mac,
            .size(31, 16)
        ) { t13("Hello").border(.red, width: 8) }
        Case(
            "T-058", "Layers keep the size of the first view; a ZStack takes the largest", .inferred, "by the rules",
            [
                Scene("layers", .offered(nil, nil), .size(50, 20)) {
                    box(50, 20).overlay { box(80, 80) }.overlay { box(90, 90) }
                },
                Scene("stack", .offered(nil, nil), .size(90, 90)) {
                    ZStack {
                        box(50, 20)
                        box(80, 80)
                        box(90, 90)
                    }
                },
            ])
    }
}
