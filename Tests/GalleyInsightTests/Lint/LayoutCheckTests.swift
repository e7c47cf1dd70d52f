import Foundation
import Galley
import GalleyExtraLayouts
import GalleyTestSupport
import Testing

/// Each planted fault is one that people make in their first layouts; the sound rows of boxes that they are planted in is `Row`.
@Suite("Layouts are checked")
struct LayoutCheckTests {
    private func rules(_ layout: some Layout) -> Set<LayoutFault.Rule> {
        Set(LayoutCheck.faults(in: layout).map(\.rule))
    }

    /// A fault is found under its name, in an example of at most four children.
    private func finds(
        _ rule: LayoutFault.Rule, _ slip: Row.Slip, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let faults = LayoutCheck.faults(in: Row(slip: slip))
        let fault = faults.first { $0.rule == rule }
        #expect(fault != nil, "found \(faults.map(\.rule.rawValue))", sourceLocation: sourceLocation)
        #expect(fault?.children.count ?? 0 <= 4, sourceLocation: sourceLocation)
    }

    @Test("A sound layout has no fault")
    func soundLayout() { #expect(LayoutCheck.faults(in: Row(slip: nil)) == []) }

    @Test("The five layouts that Galley brings along have none")
    func ownLayouts() {
        #expect(LayoutCheck.faults(in: FlowLayout()) == [])
        #expect(LayoutCheck.faults(in: FlowLayout(alignment: .trailing, itemSpacing: 8, rowSpacing: 12)) == [])
        #expect(LayoutCheck.faults(in: FlowLayout(alignment: .center, itemSpacing: 3)) == [])
        #expect(LayoutCheck.faults(in: MasonryLayout(columns: 2, spacing: 4)) == [])
        #expect(LayoutCheck.faults(in: MasonryLayout(columns: 3)) == [])
        #expect(LayoutCheck.faults(in: EqualWidthHStack()) == [])
        #expect(LayoutCheck.faults(in: EqualWidthVStack(alignment: .leading, spacing: 0)) == [])
        #expect(LayoutCheck.faults(in: GalleyExtraLayouts.RadialLayout()) == [])
        #expect(LayoutCheck.faults(in: GalleyExtraLayouts.RadialLayout(fraction: 0.8)) == [])
        #expect(LayoutCheck.faults(in: GalleyExtraLayouts.RadialLayout(radius: 100)) == [])
    }

    @Test("SwiftUI's own layouts have none")
    func systemLayouts() {
        #expect(LayoutCheck.faults(in: HStackLayout(spacing: 8)) == [])
        #expect(LayoutCheck.faults(in: VStackLayout(alignment: .leading)) == [])
        #expect(LayoutCheck.faults(in: ZStackLayout()) == [])
        #expect(LayoutCheck.faults(in: AnyLayout(HStackLayout())) == [])
    }

    @Test("A size that is larger than what is placed: the distance after the last child is counted")
    func trailingDistance() { finds(.sizeAndPlacement, .countsTrailingDistance) }

    @Test("A size that is smaller than what is placed: the distances between rows are not counted")
    func missingDistances() { finds(.sizeAndPlacement, .forgetsRowDistance) }

    @Test("An infinite answer to an unspecified width")
    func infiniteAnswer() { finds(.notFinite, .answersInfinity) }

    @Test("No number is answered where there are no children")
    func noNumber() { finds(.notFinite, .dividesByCount) }

    @Test("The origin of bounds is taken for zero")
    func origin() { finds(.originIgnored, .ignoresOrigin) }

    @Test("A row breaks though the child fits: the distance after it is added first")
    func earlyBreak() { finds(.rowBreak, .breaksEarly) }

    @Test("A row goes on though the child does not fit: it is looked for after it was added")
    func lateBreak() { finds(.rowOverflow, .breaksLate) }

    @Test("Children of another height lie over the next row")
    func overlap() { finds(.overlap, .takesFirstHeight) }

    @Test("The last child is forgotten")
    func unplaced() { finds(.unplaced, .forgetsLast) }

    @Test("A cache that holds what one proposal led to")
    func staleCache() { finds(.staleCache, .keepsFirstAnswer) }

    @Test("A cache that is not made again with other children")
    func staleChildren() { finds(.staleCache, .keepsOldChildren) }

    @Test("From right to left the layout turns itself, and is turned once more")
    func mirrored() { finds(.notMirrored, .mirrorsItself) }

    @Test("Every child asks about all that come before it")
    func cost() { #expect(rules(Row(slip: .measuresAll)) == [.cost]) }

    @Test("What is placed outside of bounds though it would fit")
    func outside() { finds(.outside, .shifts) }

    @Test("A child that is larger than the bounds, be it by a point, is not said to lie outside of them")
    func largerChild() { #expect(rules(Hairline()) == []) }

    @Test("A row that is broken where it fits exactly")
    func breaksWhatFits() {
        let late = LayoutCheck.faults(in: Row(slip: .breaksWhatFits)).first { $0.rule == .rowBreak }
        #expect(late?.message.contains("(>=)") == true && late?.message.contains("too much") == false)
    }

    @Test("A fault is told with its example, its numbers and what helps")
    func text() throws {
        let fault = try #require(LayoutCheck.faults(in: Row(slip: .countsTrailingDistance)).first)
        #expect(
            fault.text == """
                size-and-placement: it answers 38×20, and its children end at 30 from the left
                  1 child, proposed nil×nil
                    [1] 30×20 → (0, 0) 30×20
                  let both methods call one function that arranges the children, and use its result
                """)
    }
}

/// Children over one another, whose last point is left to what follows.
private struct Hairline: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: max(0, (sizes.map(\.width).max() ?? 0) - 1), height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
}

/// Boxes in rows, from the leading edge on, 8 apart; sound, or with one slip.
private struct Row: Layout {
    enum Slip {
        case countsTrailingDistance, forgetsRowDistance, answersInfinity, dividesByCount, ignoresOrigin, breaksEarly
        case breaksLate, takesFirstHeight, forgetsLast, keepsFirstAnswer, keepsOldChildren, mirrorsItself, measuresAll
        case shifts, breaksWhatFits
    }

    let slip: Slip?
    let distance: CGFloat = 8

    struct Kept {
        var sizes: [CGSize]
        var first: CGSize?
    }

    func makeCache(subviews: Subviews) -> Kept { Kept(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }

    func updateCache(_ cache: inout Kept, subviews: Subviews) {
        if slip != .keepsOldChildren { cache = makeCache(subviews: subviews) }
    }

    private func arrange(_ sizes: [CGSize], _ width: CGFloat, isAnswer: Bool = false) -> (
        size: CGSize, places: [CGPoint]
    ) {
        var (x, y, height, widest) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        var places: [CGPoint] = []
        for size in sizes {
            let end =
                switch slip {
                case .breaksWhatFits: x + size.width + (isAnswer ? 0.25 : 0)
                case .breaksEarly: x + size.width + distance
                case .breaksLate: x
                default: x + size.width
                }
            if x > 0, end > width {
                (x, y) = (0, y + height + distance)
                height = 0
            }
            places.append(CGPoint(x: x, y: y))
            widest = max(widest, x + size.width)
            x += size.width + distance
            height = slip == .takesFirstHeight && height > 0 ? height : max(height, size.height)
        }
        if slip == .breaksLate { widest = min(widest, width) }
        return (CGSize(width: widest, height: y + height), places)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Kept) -> CGSize {
        let width = proposal.width ?? .infinity
        if slip == .keepsFirstAnswer, let first = cache.first { return first }
        if slip == .dividesByCount, subviews.isEmpty {
            return CGSize(width: CGFloat(0) / CGFloat(subviews.count), height: 0)
        }
        if slip == .measuresAll {
            for subview in subviews { for other in subviews where other == subview { _ = other.priority } }
        }
        var size = arrange(cache.sizes, width, isAnswer: true).size
        switch slip {
        case .countsTrailingDistance: size.width += distance
        case .forgetsRowDistance: size.height -= size.height > 40 ? distance : 0
        case .answersInfinity: size.width = width
        default: break
        }
        cache.first = size
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Kept) {
        let places = arrange(cache.sizes, proposal.width ?? .infinity).places
        var origin = slip == .ignoresOrigin ? .zero : bounds.origin
        if slip == .shifts { origin.x += 5 }
        for (index, subview) in subviews.enumerated() where index < places.count {
            if slip == .forgetsLast, index > 0, index == subviews.count - 1 { break }
            var point = CGPoint(x: origin.x + places[index].x, y: origin.y + places[index].y)
            if slip == .mirrorsItself, subviews.layoutDirection == .rightToLeft {
                point.x = bounds.maxX - places[index].x - cache.sizes[index].width
            }
            subview.place(at: point, proposal: .unspecified)
        }
    }
}
