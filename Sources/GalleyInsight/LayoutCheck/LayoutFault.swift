import Foundation
import GalleyLayout
import GalleyViews

/// A way in which a layout breaks what SwiftUI, or the person who reads the screen, expects of it, with the smallest example found.
public struct LayoutFault: Sendable, Equatable {
    /// What is looked for.
    public enum Rule: String, Sendable, CaseIterable {
        /// A size or a place that is no number, negative, or infinite though nothing infinite was proposed.
        case notFinite = "not-finite"
        /// `sizeThatFits` and `placeSubviews` do not come to the same.
        case sizeAndPlacement = "size-and-placement"
        /// More is answered than was proposed, though the layout can do with less.
        case exceedsProposal = "exceeds-proposal"
        /// `bounds.origin` is taken for zero.
        case originIgnored = "origin-ignored"
        /// A row is broken though what follows fits into it.
        case rowBreak = "row-break"
        /// A row continues though what follows does not fit into it.
        case rowOverflow = "row-overflow"
        /// Two children lie over each other, though there is room.
        case overlap
        /// A child lies outside of the layout's own bounds, though there is room.
        case outside
        /// A child is never placed.
        case unplaced
        /// An answer depends on what was asked before, or on children that are gone.
        case staleCache = "stale-cache"
        /// From right to left the layout is not the mirror image of what it is from left to right.
        case notMirrored = "not-mirrored"
        /// The time that it takes grows faster than the number of children.
        case cost
    }

    /// Which rule found it.
    public var rule: Rule
    /// A sentence with numbers.
    public var message: String
    /// The children of the smallest example, in their order: `30×20`, or `flexible, ideally 40×20`.
    public var children: [String]
    /// What the layout was proposed in the example; nil where none belongs to the fault.
    public var proposal: ProposedViewSize?
    /// Where it put the children: points, y down, from the origin of `bounds`; nil for those that it did not place.
    public var frames: [CGRect?]
    /// What would help.
    public var fix: String { rule.fix }
}

extension LayoutFault.Rule {
    fileprivate var fix: String {
        switch self {
        case .notFinite:
            "answer an unspecified proposal with the size of the children: proposal.width ?? .infinity is for sums, not for answers"
        case .sizeAndPlacement: "let both methods call one function that arranges the children, and use its result"
        case .exceedsProposal:
            "give flexible children their share of what is proposed, not all of it, and look along the axis that is filled first"
        case .originIgnored: "begin at bounds.minX and bounds.minY"
        case .rowBreak: "look whether the child fits before the distance after it is added, with > and not >="
        case .rowOverflow: "break before a child that does not fit: row + distance + child > width"
        case .overlap: "go on by the size that the child was placed with"
        case .outside: "place inside of bounds, or answer a size that holds all children"
        case .unplaced: "call place on every subview; SwiftUI puts the others in the middle"
        case .staleCache:
            "keep in the cache what the children are, not what one proposal led to, and make it again in updateCache"
        case .notMirrored: "write the layout from left to right: SwiftUI mirrors it by itself"
        case .cost: "ask each child once and keep its size in the cache"
        }
    }
}

extension LayoutFault {
    /// The fault as a few lines of text: what is wrong, the example, what helps.
    public var text: String {
        var lines = ["\(rule.rawValue): \(message)"]
        if !children.isEmpty, let proposal {
            lines.append(
                "  \(children.count == 1 ? "1 child" : "\(children.count) children"), proposed "
                    + LayoutNumber.short(proposal.width, proposal.height))
            for (index, child) in children.enumerated() {
                let frame = frames.indices.contains(index) ? frames[index] : nil
                lines.append("    [\(index + 1)] \(child) → \(frame.map(Self.text) ?? "not placed")")
            }
        }
        return (lines + ["  \(fix)"]).joined(separator: "\n")
    }

    private static func text(of frame: CGRect) -> String {
        "(\(LayoutNumber.short(frame.minX)), \(LayoutNumber.short(frame.minY))) "
            + LayoutNumber.short(frame.width, frame.height)
    }
}

extension LayoutFault {
    init(_ rule: Rule, _ message: String, _ played: PlayedLayout) {
        self.init(
            rule: rule, message: message, children: played.children.map(\.text), proposal: played.proposal,
            frames: played.frames)
    }
}
