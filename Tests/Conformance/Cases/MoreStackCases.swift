import SwiftUI

/// The second half of the cases on stacks.
@MainActor @CaseList
var moreStackCases: [Case] {
    Case(
        "T-076", "A row as wide as its boxes", .model, "SWW hstack-ideal, numbers computed", .window(300, 200),
        [.size(of: "row", 76, 30), .size(of: "column", 200, 40)]
    ) {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 6) {
                box(30, 30)
                box(40, 30)
            }.probe("row")
            box(200, 10)
        }.probe("column")
    }

    Case(
        "T-077", "Two colours at their ideal size", .model, "model of the rules", .proposing(nil, nil),
        [.answer(nil, nil, (10, 28)), .answer(100, nil, (100, 28))]
    ) {
        VStack {
            Color.red
            Color.red
        }
    }

    Case(
        "T-078", "A column as wide as its widest view", .model, "model of the rules", .proposing(nil, 100),
        [.size(40, 100)]
    ) {
        VStack {
            box(40, 20)
            Color.red
        }
    }

    Case(
        "T-079", "An empty row is nothing and gives way", .inferred, "OSU",
        parts: [
            Part(.proposing(nil, nil), [nil, 0, 50, .infinity].map { .answer($0, $0, (0, 0)) }) { HStack {} },
            Part(.window(100, 100), [.width("a", 100)]) {
                HStack(spacing: 0) {
                    HStack {}
                    Color.red.probe("a")
                }
            },
        ])

    Case(
        "T-080", "Colours around a box share its rest", .model, "OSU UI test scenario, model of the rules",
        .window(200, 200), [.height("a", 75), .height("b", 75)]
    ) {
        VStack(spacing: 20) {
            Color.red.probe("a")
            box(10, 10)
            Color.red.probe("b")
        }
    }

    // 200 − 2·8 = 184, less the minima 0 and 8 (a gap between two colours).
    Case(
        "T-081", "A priority takes everything but the minima", .inferred, "OSU UI test scenario", .window(200, 100),
        [.width("a", 0), .width("b", 176), .width("c", 8)]
    ) {
        HStack {
            Color.red.probe("a")
            Color.blue.layoutPriority(1).probe("b")
            HStack {
                Color.green
                Color.yellow
            }.probe("c")
        }
    }

    Case(
        "T-082", "A row is centred in its frame", .inferred, "OSU UI test scenario", .window(150, 150),
        [.frame("a", 25, 50, 50, 50), .frame("b", 75, 50, 50, 50)]
    ) {
        HStack(spacing: 0) {
            box(50, 50).probe("a")
            box(50, 50).probe("b")
        }.frame(width: 150, height: 150)
    }

    Case(
        "T-083", "A text between colours is offered a third and wraps", .inferred, "SFG", .proposing(200, 100),
        [
            .noted("text offered", (200 - 16) / 3, 100),
            .of("text", "wraps", 1) { $0.height > 30 ? 1 : 0 },
        ]
    ) {
        HStack {
            Color.purple
            Offered("text offered") { Text("Hello, world") }.probe("text")
            Color.pink
        }
    }
}

/// Notes what a view is offered when it is placed, and is that view otherwise.
struct Offered: Layout {
    let name: String

    init(_ name: String) { self.name = name }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        note(name, proposal.width ?? .nan, proposal.height ?? .nan)
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
}
