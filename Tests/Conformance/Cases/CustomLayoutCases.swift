import SwiftUI

@MainActor @ViewBuilder private var threeBoxes: some View {
    box(50, 20).probe("a")
    box(60, 20).probe("b")
    box(70, 20).probe("c")
}

@MainActor @ViewBuilder private var threeAlike: some View {
    box(35.5, 20)
    box(35.5, 20)
    box(35.5, 20)
}

@MainActor
let customLayoutCases = Area("Custom layouts") {
    traitCases

    Case(
        "T-185", "A forgotten subview is centred", .documented, "AD Layout; OSU", .proposing(100, 60),
        [.frame("a", 40, 25, 20, 10), .noted("offered", 100, 60)]
    ) {
        Closure(answer: CGSize(width: 100, height: 60)).callAsFunction {
            Offered("offered").callAsFunction { box(20, 10) }.probe("a")
        }
    }

    Case(
        "T-186", "The last place wins", .documented, "AD LayoutSubview", .proposing(100, 60),
        [.frame("a", 50, 0, 20, 10)]
    ) {
        Closure(answer: CGSize(width: 100, height: 60)) { bounds, subviews in
            subviews[0].place(at: bounds.origin, proposal: .unspecified)
            subviews[0].place(at: CGPoint(x: bounds.minX + 50, y: bounds.minY), proposal: .unspecified)
        }.callAsFunction { box(20, 10).probe("a") }
    }

    Case(
        "T-187", "Twelve views around a dial", .inferred, "an article's code", .proposing(240, 240),
        [
            .frame("0", 110, 30, 20, 20), .frame("3", 190, 110, 20, 20), .frame("6", 110, 190, 20, 20),
            .frame("9", 30, 110, 20, 20),
        ]
    ) {
        Dial { ForEach(0..<12) { box(20, 20).probe("\($0)") } }
    }

    Case(
        "T-188", "A dial passes the height through", .inferred, "an article's code", .proposing(390, 700),
        [.size(of: "a", 240, 700)]
    ) {
        ZStack {
            Dial { box(20, 20) }.frame(width: 240).probe("a")
            box(1, 1)
        }
    }

    Case(
        "T-189", "A wrap in two rows", .inferred, "an article's code", .proposing(150, nil),
        [.size(150, 48), .frame("a", 0, 0, 50, 20), .frame("b", 54, 0, 60, 20), .frame("c", 0, 28, 70, 20)]
    ) {
        ArticleWrap(spacing: 4, runSpacing: 8) { threeBoxes }
    }

    Case(
        "T-190", "A wrap without a width is endless", .inferred, "an article's code", .proposing(150, nil),
        [.answeredWidth(nil, nil, .infinity)]
    ) {
        ArticleWrap(spacing: 4, runSpacing: 8) { threeBoxes }
    }

    Case(
        "T-191", "A row of equal widths", .inferred, "AD sample Composing custom layouts", .proposing(nil, nil),
        [
            .size(286, 30), .of("a", "centre", 45) { $0.midX }, .of("b", "centre", 143) { $0.midX },
            .of("c", "centre", 241) { $0.midX },
        ]
    ) {
        EvenRow {
            box(60, 30).probe("a")
            box(90, 30).probe("b")
            box(75, 30).probe("c")
        }
    }

    Case(
        "T-192", "A flow in a window", .measured, "SWW customlayout/flow", .window(320, 160),
        [.frame("flow", 80, 54, 160, 52)]
    ) {
        Flow(spacing: 8, lineSpacing: 6) {
            box(70, 23)
            box(60, 23)
            box(80, 23)
        }.frame(width: 160).probe("flow")
    }

    Case(
        "T-193", "A row that becomes a column", .measured, "SWW customlayout/any",
        parts: [
            Part(.proposing(nil, nil), [.size(106.5, 20)]) { AnyLayout(HStackLayout(spacing: 0)) { threeAlike } },
            Part(.proposing(nil, nil), [.size(35.5, 60)]) { AnyLayout(VStackLayout(spacing: 0)) { threeAlike } },
        ])

    Case(
        "T-194", "One call for one proposal", .inferred, "OSU", .proposing(300, 300),
        [.noted("calls", 1), .noted("caches", 1), .noted("proposal", 100, 50)]
    ) {
        AskingFiveTimes { Counting { box(1, 1) } }
    }

    Case(
        "T-195", "A container hands its text's baseline on", .inferred, "OSU; AD Layout",
        .proposing(nil, nil).on(.macOS, scale: 2), [.noted("baseline", 12 + 13)]
    ) {
        DimensionReader("baseline") { $0[explicit: .firstTextBaseline] ?? .nan }.callAsFunction {
            Closure(answer: CGSize(width: 60, height: 40)) { bounds, subviews in
                subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.minY + 12), proposal: .unspecified)
            }.callAsFunction { t13() }
        }
    }
}
