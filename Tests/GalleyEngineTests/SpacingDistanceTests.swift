import Testing

@testable import GalleyEngine

/// Distances between neighbours, and unions of preferences: rules.md §3.
@Suite("Distances of neighbours") struct SpacingDistanceTests {
    private func spacing(_ values: [(SpacingCategory, SpacingEdge, Double)]) -> Spacing {
        var spacing = Spacing()
        for (category, edge, value) in values { spacing[category, edge] = value }
        return spacing
    }

    private func text(_ ascent: Double, _ leading: Double, pixel: Double = 0.5) -> Spacing {
        var spacing = Spacing()
        let metrics = SpacingTextMetrics(ascent: ascent, descent: 3, leading: leading, pixelLength: pixel)
        (spacing.textTop, spacing.textBottom) = (.metrics(metrics), .metrics(metrics))
        return spacing
    }

    @Test("Of common categories the largest sum counts: §3.5") func categories() {
        let upper = spacing([(.edgeAboveText, .bottom, 3), (.textBaseline, .bottom, 1), (.unconditional, .bottom, 50)])
        let lower = spacing([(.edgeAboveText, .top, 4), (.textBaseline, .top, 9), (.unconditional, .top, 60)])
        #expect(upper.distance(to: lower, along: .vertical) == 10)
        for category in SpacingCategory.allCases where category != .unconditional {
            let (a, b) = (spacing([(category, .bottom, 3)]), spacing([(category, .top, 4)]))
            #expect(a.distance(to: b, along: .vertical) == 7)
        }
        // Only edges that face each other count.
        #expect(lower.distance(to: upper, along: .vertical) == 8)
    }

    @Test("Without a common category the unconditional ones count, then 8: §3.5") func unconditional() {
        func distance(_ above: Double?, _ below: Double?) -> Double {
            var (upper, lower) = (spacing([(.edgeAboveText, .bottom, 3)]), spacing([(.edgeBelowText, .top, 3)]))
            upper[.unconditional, .bottom] = above
            lower[.unconditional, .top] = below
            return upper.distance(to: lower, along: .vertical)
        }
        #expect(
            distance(5, 9) == 9 && distance(9, 5) == 9 && distance(5, nil) == 5 && distance(nil, 0) == 0
                && distance(nil, nil) == 8)
        #expect(
            Spacing.plain.distance(to: .plain, along: .vertical) == 8
                && Spacing().distance(to: Spacing(), along: .horizontal) == 8)
        #expect(
            Spacing.zero.distance(to: .plain, along: .vertical) == 0
                && Spacing.plain.distance(to: .zero, along: .horizontal) == 0)
    }

    @Test("Left and right are exchanged in rows from right to left") func directions() {
        let a = spacing([(.unconditional, .right, 1), (.unconditional, .left, 2)])
        let b = spacing([(.unconditional, .right, 4), (.unconditional, .left, 3)])
        #expect(
            a.distance(to: b, along: .horizontal) == 3
                && a.distance(to: b, along: .horizontal, isRightToLeft: true) == 4)
        #expect(b.distance(to: a, along: .horizontal) == 4 && a.distance(to: b, along: .vertical) == 8)
    }

    @Test("Texts keep the lower one's leading, rounded up to the upper one's pixel: §3.5") func texts() {
        #expect(text(10, 9).distance(to: text(10, 1.2), along: .vertical) == 1.5)
        #expect(text(10, 9, pixel: 1).distance(to: text(10, 1.2, pixel: 0.5), along: .vertical) == 2)
        #expect(text(10, 9).distance(to: text(10, 1.2), along: .horizontal) == 8)
        // A distance counts instead of metrics; two distances are added.
        var symbol = Spacing()
        (symbol.textTop, symbol.textBottom) = (.distance(2), .distance(5))
        #expect(
            symbol.distance(to: text(10, 1), along: .vertical) == 5
                && text(10, 1).distance(to: symbol, along: .vertical) == 2)
        #expect(symbol.distance(to: symbol, along: .vertical) == 7)
        // The largest of all categories, texts among them.
        var margin = text(10, 1)
        margin[.edgeBelowText, .bottom] = 6
        var below = text(10, 3)
        #expect(margin.distance(to: below, along: .vertical) == 3)
        below[.edgeBelowText, .top] = 1
        #expect(margin.distance(to: below, along: .vertical) == 7)
    }

    @Test("A plain view's preferences: §3.2") func plain() {
        for edge in SpacingEdge.allCases {
            let own: [SpacingEdge: SpacingCategory] = [
                .top: .edgeBelowText, .bottom: .edgeAboveText, .left: .edgeRightText, .right: .edgeLeftText,
            ]
            for category in SpacingCategory.allCases {
                #expect(Spacing.plain[category, edge] == (own[edge] == category ? 0 : nil))
                #expect(Spacing.zero[category, edge] == (category == .unconditional ? 0 : nil))
                #expect(Spacing()[category, edge] == nil)
            }
        }
        // Edges go back to it, and forget all.
        var changed = text(10, 1)
        for edge in SpacingEdge.allCases { changed[.unconditional, edge] = 5 }
        changed.reset(.top)
        #expect(
            changed.textTop == nil && changed.textBottom != nil && changed[.edgeBelowText, .top] == 0
                && changed[.unconditional, .top] == nil)
        changed.clear(.bottom)
        #expect(
            changed.textBottom == nil && changed[.unconditional, .bottom] == nil
                && changed[.edgeAboveText, .bottom] == nil)
        #expect(changed != .plain && changed[.unconditional, .left] == 5)
        changed.reset(.bottom)
        changed.reset(.left)
        changed.reset(.right)
        #expect(changed == .plain && !changed.isPlain && Spacing.plain.isPlain)
        // Equal ones are one in a tree, however they were made.
        let tree = LayoutTree()
        #expect(tree.intern(changed) == 0 && tree.intern(.plain) == 0 && tree.intern(.zero) == 1)
        let other = tree.intern(.sample(3))
        #expect(other == 2 && tree.intern(.sample(4)) == 3 && tree.intern(.sample(3)) == 2)
    }

    @Test("A change to one value leaves the others that shared its table") func sharing() {
        let first = spacing([(.unconditional, .top, 1)])
        var second = first
        second[.unconditional, .top] = 2
        #expect(first[.unconditional, .top] == 1 && second[.unconditional, .top] == 2 && first != second)
        var third = Spacing.plain
        third[.unconditional, .left] = 4
        #expect(Spacing.plain[.unconditional, .left] == nil && third[.edgeRightText, .left] == 0)
        third[.unconditional, .left] = nil
        #expect(third == .plain)
    }

    @Test("Unions take the larger distance, and the taller line's metrics: §3.6") func unions() {
        var union = spacing([(.unconditional, .top, 3), (.edgeAboveText, .top, 1), (.unconditional, .left, 2)])
        union.formUnion(
            spacing([(.unconditional, .top, 2), (.edgeBelowText, .top, 5), (.unconditional, .right, 7)]), .top)
        #expect(
            union[.unconditional, .top] == 3 && union[.edgeBelowText, .top] == 5 && union[.edgeAboveText, .top] == 1)
        #expect(union[.unconditional, .right] == nil && union[.unconditional, .left] == 2)
        union.formUnion(
            spacing([(.unconditional, .top, 9), (.unconditional, .right, 7), (.unconditional, .bottom, 1)]))
        #expect(
            union[.unconditional, .top] == 9 && union[.unconditional, .right] == 7
                && union[.unconditional, .bottom] == 1)
        // Ascent, descent and leading together.
        let (tall, short) = (text(10, 2), text(8, 3.5))
        for (a, b) in [(tall, short), (short, tall)] {
            var both = a
            both.formUnion(b, .top)
            #expect(both.textTop == tall.textTop && both.textBottom == a.textBottom)
            both.formUnion(b, .bottom)
            #expect(both.textBottom == tall.textBottom)
        }
        var symbol = Spacing(), larger = Spacing()
        (symbol.textTop, larger.textTop) = (.distance(2), .distance(3))
        for (a, b, wanted) in [
            (symbol, larger, larger), (larger, symbol, larger), (symbol, tall, tall), (tall, symbol, tall),
            (Spacing(), symbol, symbol),
        ] {
            var both = a
            both.formUnion(b, .top)
            #expect(both.textTop == wanted.textTop)
        }
    }
}
