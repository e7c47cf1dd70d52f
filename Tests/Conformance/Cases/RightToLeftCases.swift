import SwiftUI

/// The recorded scene: a column of 300 in a window of 320, from right to left.
@MainActor
private func mirrored<V: View>(
    _ id: String, _ name: String, _ expectations: [Expectation], @ViewBuilder view: @escaping @MainActor () -> V
) -> Case {
    Case(id, name, .measured, "SWW layout/rtl", .window(320, 260), expectations) {
        VStack(alignment: .leading, spacing: 10) {
            // A first view of the full width fixes the column at 300, as in the recorded scene.
            Color.clear.frame(height: 1)
            view()
        }.frame(width: 300).environment(\.layoutDirection, .rightToLeft)
    }
}

@MainActor
let rightToLeftCases = Area("Right to left") {
    mirrored("T-127", "A row begins at the right", [.x("a", 270), .x("b", 202), .x("c", 10)]) {
        HStack {
            box(40, 20).probe("a")
            box(60, 20).probe("b")
            Spacer()
            box(30, 20).probe("c")
        }
    }

    mirrored("T-128", "Leading padding is at the right", [.x("padded", 230), .width("padded", 80)]) {
        box(50, 20).padding(.leading, 30).probe("padded")
    }

    mirrored("T-129", "A frame that leads", [.x("framed", 190), .x("inner", 270)]) {
        box(40, 20).probe("inner").frame(width: 120, alignment: .leading).probe("framed")
    }

    mirrored("T-130", "A depth stack at the top leading corner", [.x("back", 210), .x("front", 290)]) {
        ZStack(alignment: .topLeading) {
            box(100, 40).probe("back")
            box(20, 20).probe("front")
        }
    }

    mirrored(
        "T-131", "An island from left to right",
        [.x("island", 242), .width("island", 68), .x("a", 242), .x("b", 280)]
    ) {
        HStack {
            box(30, 20).probe("a")
            box(30, 20).probe("b")
        }.environment(\.layoutDirection, .leftToRight).probe("island")
    }

    mirrored("T-132", "A leading guide counts from the right", [.x("g", 270)]) {
        box(30, 20).alignmentGuide(.leading) { _ in -10 }.probe("g")
    }

    // A spacer keeps no distance but where padding takes its edge's preference away (T-103): the same edge either way.
    Case(
        "T-103-rtl", "Padding takes the preferences of the edges that it is at", .inferred,
        "rules.md §2.7, rules.md §3",
        parts: [LayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
            [
                Part(.proposing(nil, nil), [.size(16, 10)]) {
                    HStack {
                        box(10, 10)
                        Spacer(minLength: 4).padding(.trailing, 2)
                    }
                    .environment(\.layoutDirection, direction)
                },
                Part(.proposing(nil, nil), [.size(24, 10)]) {
                    HStack {
                        box(10, 10)
                        Spacer(minLength: 4).padding(.leading, 2)
                    }
                    .environment(\.layoutDirection, direction)
                },
            ]
        })

    Case(
        "T-133", "A custom layout is mirrored", .measured, "SWW rtl-custom", .window(300, 100),
        [
            .x("60", 190), .x("90", 92), .x("50", 200), .x("70", 122), .x("40", 74), .height("flow", 46),
            .between("second row", "60", "50", 26) { $1.minY - $0.minY },
        ]
    ) {
        Flow(spacing: 8, lineSpacing: 6) {
            ForEach([60, 90, 50, 70, 40] as [CGFloat], id: \.self) { width in box(width, 20).probe("\(Int(width))") }
        }.frame(width: 200).probe("flow").environment(\.layoutDirection, .rightToLeft)
    }

    Case(
        "T-134", "A positive offset moves to the left", .measured, "SWW layout/rtl-offset", .window(100, 40),
        [.x("layout", 40), .ink(0, 10, 20, 20)],
        dispute: Dispute(
            chosen: "an offset is mirrored, as recorded", alternative: "OSU's source is unclear whether it is")
    ) {
        box(20, 20).offset(x: 40).probe("layout").environment(\.layoutDirection, .rightToLeft)
    }
}

/// The flow layout of the recorded scenes: rows `lineSpacing` apart, breaking before an overflow.
struct Flow: Layout {
    var spacing: CGFloat
    var lineSpacing: CGFloat

    private func rows(_ width: CGFloat, _ subviews: Subviews) -> (size: CGSize, origins: [CGPoint]) {
        var origins: [CGPoint] = []
        var x: CGFloat = 0, y: CGFloat = 0, lineHeight: CGFloat = 0, widest: CGFloat = 0
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width {
                x = 0
                y += lineHeight + lineSpacing
                lineHeight = 0
            }
            origins.append(CGPoint(x: x, y: y))
            x += size.width + spacing
            widest = max(widest, x - spacing)
            lineHeight = max(lineHeight, size.height)
        }
        return (CGSize(width: width.isFinite ? width : widest, height: y + lineHeight), origins)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        rows(proposal.width ?? .infinity, subviews).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, origin) in zip(subviews, rows(bounds.width, subviews).origins) {
            subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
        }
    }
}
