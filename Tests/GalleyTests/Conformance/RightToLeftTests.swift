import Testing

@testable import Galley

// semantics.md §25.8: 320×260, VStack(.leading, 10).frame(width: 300), from right to left.

@MainActor @Suite("Right to left")
struct RightToLeftTests {
    private func mirrored<V: View>(@ViewBuilder _ content: () -> V) -> [String: CGRect] {
        frames(
            in: 320, 260,
            VStack(alignment: .leading, spacing: 10) { content() }.frame(width: 300)
                .environment(\.layoutDirection, .rightToLeft))
    }

    @Test("T-127 V") func row() {
        let found = mirrored {
            HStack {
                box(40, 20).probe("a")
                box(60, 20).probe("b")
                Spacer()
                box(30, 20).probe("c")
            }
        }
        expect(found["a"]?.minX, 270)
        expect(found["b"]?.minX, 202)
        expect(found["c"]?.minX, 10)
    }

    @Test("T-128, T-129 V") func paddingAndFrame() {
        // A full-width first view fixes the column at 300, as in the recorded scene.
        let found = mirrored {
            Color.clear.frame(height: 1)
            box(50, 20).padding(.leading, 30).probe("padded")
            box(40, 20).probe("inner").frame(width: 120, alignment: .leading).probe("framed")
        }
        expect(found["padded"]?.minX, 230)
        expect(found["padded"]?.width, 80)
        expect(found["framed"]?.minX, 190)
        expect(found["inner"]?.minX, 270)
    }

    @Test("T-130 V") func depth() {
        let found = mirrored {
            Color.clear.frame(height: 1)
            ZStack(alignment: .topLeading) {
                box(100, 40).probe("back")
                box(20, 20).probe("front")
            }
        }
        expect(found["back"]?.minX, 210)
        expect(found["front"]?.minX, 290)
    }

    @Test("T-131 V") func island() {
        let found = mirrored {
            Color.clear.frame(height: 1)
            HStack {
                box(30, 20).probe("a")
                box(30, 20).probe("b")
            }.probe("island").environment(\.layoutDirection, .leftToRight)
        }
        expect(found["island"]?.minX, 242)
        expect(found["island"]?.width, 68)
        expect(found["a"]?.minX, 242)
        expect(found["b"]?.minX, 280)
    }

    @Test("T-132 V") func guide() {
        let found = mirrored {
            Color.clear.frame(height: 1)
            box(30, 20).alignmentGuide(.leading) { _ in -10 }.probe("g")
        }
        expect(found["g"]?.minX, 270)
    }

    @Test("T-133 V") func customLayout() {
        let widths: [CGFloat] = [60, 90, 50, 70, 40]
        let view = MeasuredFlow(spacing: 8, lineSpacing: 6) {
            ForEach(widths, id: \.self) { width in box(width, 20).probe("\(width)") }
        }.frame(width: 200).environment(\.layoutDirection, .rightToLeft)
        let found = frames(in: 300, 100, view)
        for (width, x) in zip(widths, [190, 92, 200, 122, 74] as [CGFloat]) { expect(found["\(width)"]?.minX, x) }
        let rows = Set(found.filter { $0.key != "flow" }.values.map(\.minY))
        #expect(rows.count == 2 && rows.max()! - rows.min()! == 26)
    }

    @Test("T-134 V") func offset() {
        let view = box(20, 20).offset(x: 40).probe("o")
        let found = frames(in: 100, 40, view.environment(\.layoutDirection, .rightToLeft))
        expect(found["o"]?.minX, 40)
        expect(drawnBounds(in: 100, 40, view.environment(\.layoutDirection, .rightToLeft))["o"]?.minX, 0)
    }

    @Test("A position counts from the right (semantics.md §2.7, V)") func position() {
        let found = frames(
            in: 200, 100, box(20, 20).probe("p").position(x: 30, y: 50).environment(\.layoutDirection, .rightToLeft))
        expect(found["p"]?.midX, 170)
    }

    @Test("A horizontal scroll view starts at its right end (semantics.md §2.7, V)") func scrolling() {
        let view = ScrollView(.horizontal) { box(500, 20).probe("content") }
            .environment(\.layoutDirection, .rightToLeft)
        expect(frames(in: 200, 100, view)["content"]?.maxX, 200)
    }
}

/// The flow layout of the recorded scene: rows `lineSpacing` apart, breaking before an overflow.
struct MeasuredFlow: Layout {
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
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
        }
    }
}
