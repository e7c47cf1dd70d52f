import Foundation
import GalleyLayout
import GalleyViews

/// A row is broken at the same length where the layout answers and where it places.
enum RowBreakCheck {
    static func fault<L>(_ player: LayoutPlayer<L>, _ habits: LayoutHabits) -> LayoutFault? {
        guard habits.followsChildren, let axis = habits.rowAxis else { return nil }
        let children = Array(repeating: LayoutCheckChild.usual, count: 2)
        func played(_ length: CGFloat) -> PlayedLayout { player.play(children, .only(length, axis)) }
        let row = played(Limit.most).size.length(axis.other)
        guard
            let answered = Limit({ played($0).size.length(axis.other) > row + 0.5 }),
            let placed = Limit({ played($0).lines(axis.other) > 1 }), answered != placed
        else { return nil }
        var message = "its answer has both children in one row \(answered.text), and placing them has \(placed.text)"
        if answered.length != placed.length {
            message +=
                "; one of the sums has \(LayoutNumber.short((answered.length - placed.length).magnitude)) too much"
        }
        if answered.breaksWhatFits != placed.breaksWhatFits {
            message += "; one breaks a row that fits exactly (>=), and the other does not (>)"
        }
        return LayoutFault(.rowBreak, message, played(answered.length))
    }

    /// Up to which length a row is broken. All children and distances are whole numbers, and so is what they add up to.
    private struct Limit: Equatable {
        static let most: CGFloat = 1000

        /// What the row's sum comes to.
        let length: CGFloat
        /// Whether the row is broken, too, where just that length is proposed.
        let breaksWhatFits: Bool

        var text: String {
            (breaksWhatFits ? "where more than " : "from ") + LayoutNumber.short(length)
                + (breaksWhatFits ? " is proposed" : " on")
        }

        /// Nil where a row is broken by no length, or by each.
        init?(_ isBroken: (CGFloat) -> Bool) {
            var (broken, whole) = (LayoutCheckChild.usual.ideal.width, Self.most)
            guard isBroken(broken), !isBroken(whole) else { return nil }
            while whole - broken > 1 {
                let middle = ((broken + whole) / 2).rounded(.down)
                if isBroken(middle) { broken = middle } else { whole = middle }
            }
            // With > it is the sum that is whole first; with >= the sum is the last that is broken.
            breaksWhatFits = !isBroken(broken + 0.5)
            length = breaksWhatFits ? broken : whole
        }
    }
}
