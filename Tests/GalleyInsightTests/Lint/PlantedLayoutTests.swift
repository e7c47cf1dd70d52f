import Foundation
import Galley
import Testing

@testable import GalleyInsight

/// Layouts with one slip each, and the numbers that are told of them, worked out with children of 30×20.
@Suite("Slips of layouts in numbers") struct PlantedLayoutTests {
    private func player<L: Layout>(_ layout: L) -> LayoutPlayer<L> { LayoutPlayer(layout: layout) { _ in } }

    /// Rows of boxes 8 apart, which break by one sum for the answer and another for the places.
    private struct Rows: Layout {
        var extra: CGFloat = 0
        var answerBreaksWhatFits = false
        var placesBreakWhatFits = false
        var isColumn = false

        private func places(
            _ sizes: [CGSize], _ length: CGFloat, _ extra: CGFloat, _ breaksWhatFits: Bool
        ) -> (size: CGSize, places: [CGPoint]) {
            var (x, y, widest) = (CGFloat(0), CGFloat(0), CGFloat(0))
            var places: [CGPoint] = []
            for size in sizes {
                let end = x + (isColumn ? size.height : size.width) + extra
                if x > 0, breaksWhatFits ? end >= length : end > length { (x, y) = (0, y + 28) }
                places.append(isColumn ? CGPoint(x: y, y: x) : CGPoint(x: x, y: y))
                x += (isColumn ? size.height : size.width) + 8
                widest = max(widest, x - 8)
            }
            let deepest = y + (isColumn ? 30 : 20)
            return (
                isColumn ? CGSize(width: deepest, height: widest) : CGSize(width: widest, height: deepest), places
            )
        }

        private func length(_ proposal: ProposedViewSize) -> CGFloat {
            (isColumn ? proposal.height : proposal.width) ?? .infinity
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return places(sizes, length(proposal), extra, answerBreaksWhatFits).size
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            let points = places(sizes, length(proposal), 0, placesBreakWhatFits).places
            for (subview, point) in zip(subviews, points) {
                let place = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
                subview.place(at: place, proposal: .unspecified)
            }
        }
    }

    /// Two boxes and what lies between them are 30 + 8 + 30.
    @Test("Sums that differ between an answer and the places") func sums() throws {
        func message(_ layout: Rows) -> String? {
            let player = player(layout)
            return RowBreakCheck.fault(player, LayoutHabits(player))?.message
        }
        let lead = "its answer has both children in one row "
        #expect(message(Rows()) == nil)
        #expect(message(Rows(answerBreaksWhatFits: true, placesBreakWhatFits: true)) == nil)
        #expect(
            message(Rows(extra: 8)) == lead
                + "from 76 on, and placing them has from 68 on; one of the sums has 8 too much")
        let unequal = "; one breaks a row that fits exactly (>=), and the other does not (>)"
        #expect(
            message(Rows(answerBreaksWhatFits: true)) == lead
                + "where more than 68 is proposed, and placing them has from 68 on" + unequal)
        #expect(
            message(Rows(extra: 5, placesBreakWhatFits: true)) == lead
                + "from 73 on, and placing them has where more than 68 is proposed; one of the sums has 5 too much"
                + unequal)
        // Where the rows are columns: 20 + 8 + 20. What is tried begins with a child's width, 30.
        #expect(
            message(Rows(extra: 8, isColumn: true)) == lead
                + "from 56 on, and placing them has from 48 on; one of the sums has 8 too much")
    }

    /// A column or a row that counts a distance behind the last child.
    private struct Trailing: Layout {
        var axis = Axis.horizontal
        var spare: CGFloat = 8

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            let count = CGFloat(subviews.count)
            return axis == .horizontal
                ? CGSize(width: 30 * count + spare, height: 20) : CGSize(width: 30, height: 20 * count + spare)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for (index, subview) in subviews.enumerated() {
                let x = axis == .horizontal ? CGFloat(index) * 30 : 0, y = axis == .vertical ? CGFloat(index) * 20 : 0
                subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: .unspecified)
            }
        }
    }

    @Test("An answer with room behind the last child") func trailing() {
        func message(_ axis: Axis, _ spare: CGFloat) -> String? {
            let player = player(Trailing(axis: axis, spare: spare))
            return SizeCheck.fault(player, LayoutHabits(player))?.message
        }
        #expect(message(.horizontal, 8) == "it answers 38×20, and its children end at 30 from the left")
        #expect(message(.vertical, 8) == "it answers 30×28, and its children end at 20 from the top")
        #expect(message(.horizontal, 0.5) == nil && message(.vertical, 0.5) == nil)
    }

    /// Keeps from its first question what depends on it.
    private struct Keeping: Layout {
        enum What { case size, place, children }
        let what: What

        struct Kept {
            var sizes: [CGSize]
            var first: CGFloat?
        }

        func makeCache(subviews: Subviews) -> Kept { Kept(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }

        func updateCache(_ cache: inout Kept, subviews: Subviews) {
            if what != .children { cache = makeCache(subviews: subviews) }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Kept) -> CGSize {
            let own = what == .children ? cache.sizes.map(\.width).reduce(0, +) : proposal.width ?? 10
            cache.first = cache.first ?? own
            return CGSize(width: what == .size ? cache.first ?? own : own, height: 20)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Kept) {
            let x = what == .place ? (cache.first ?? 0) / 2 : 0
            for subview in subviews {
                subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
            }
        }
    }

    @Test("Caches that hold what one question led to, or former children") func caches() {
        func message(_ what: Keeping.What) -> String? { CacheCheck.fault(player(Keeping(what: what)))?.message }
        #expect(message(.size) == "asked nil×nil before, it answers 10×20 and not 65×20")
        #expect(
            message(.place) == "asked nil×nil before, it answers 65×20 and not 65×20, and places the children otherwise"
        )
        #expect(message(.children) == "after its children were 30×20 it answers 30×20 and not 50×20")
        #expect(CacheCheck.fault(player(HStackLayout(spacing: 3))) == nil)
    }

    @Test("A fault in words: its example, then what helps") func words() {
        func fault(_ count: Int, _ offer: ProposedViewSize?, frames: [CGRect?]) -> String {
            LayoutFault(
                rule: .overlap, message: "m", children: Array(repeating: "c", count: count), proposal: offer,
                frames: frames
            ).text
        }
        let fix = "  go on by the size that the child was placed with"
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(
            fault(0, .zero, frames: []) == "overlap: m\n\(fix)" && fault(1, nil, frames: []) == "overlap: m\n\(fix)")
        #expect(
            fault(1, .zero, frames: [frame]) == "overlap: m\n  1 child, proposed 0×0\n    [1] c → (1, 2) 3×4\n\(fix)")
        #expect(
            fault(2, .unspecified, frames: [nil])
                == "overlap: m\n  2 children, proposed nil×nil\n    [1] c → not placed\n    [2] c → not placed\n\(fix)")
    }
}
