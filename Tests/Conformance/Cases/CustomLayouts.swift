import SwiftUI

/// Answers a fixed size and places its subviews as a closure says.
struct Closure: Layout {
    var answer: CGSize
    var place: @Sendable (CGRect, Self.Subviews) -> Void = { _, _ in }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { answer }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        place(bounds, subviews)
    }
}

/// Counts how often it is asked for its size, and for a cache.
struct Counting: Layout {
    final class Count {
        var calls: CGFloat = 0
        var caches: CGFloat = 0
    }

    let count = Count()

    func makeCache(subviews: Subviews) {
        count.caches += 1
        note("caches", count.caches)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        count.calls += 1
        note("calls", count.calls)
        note("proposal", proposal.width ?? .nan, proposal.height ?? .nan)
        return CGSize(width: 20, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// Asks its first subview the same thing five times.
struct AskingFiveTimes: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var size = CGSize.zero
        for _ in 0..<5 { size = subviews[0].sizeThatFits(ProposedViewSize(width: 100, height: 50)) }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 100, height: 50))
    }
}

/// An article's wrap: the spacing after a subview counts when it is asked whether it still fits, and a missing width is
/// endless.
struct ArticleWrap: Layout {
    var spacing: CGFloat
    var runSpacing: CGFloat

    private func plan(_ width: CGFloat, _ subviews: Subviews) -> (origins: [CGPoint], height: CGFloat) {
        var origins: [CGPoint] = []
        var x: CGFloat = 0, y: CGFloat = 0, tallest: CGFloat = 0
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width + spacing > width {
                x = 0
                y += tallest + runSpacing
                tallest = 0
            }
            origins.append(CGPoint(x: x, y: y))
            x += size.width + spacing
            tallest = max(tallest, size.height)
        }
        return (origins, y + tallest)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? .infinity
        return CGSize(width: width, height: plan(width, subviews).height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, origin) in zip(subviews, plan(bounds.width, subviews).origins) {
            subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
        }
    }
}

/// Subviews around a circle of a third of the width, from twelve o'clock clockwise.
struct Dial: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, subview) in subviews.enumerated() {
            let turn = CGAffineTransform(
                rotationAngle: Angle.degrees(360 * Double(index) / Double(subviews.count)).radians)
            let point = CGPoint(x: 0, y: -bounds.width / 3).applying(turn)
            subview.place(
                at: CGPoint(x: bounds.midX + point.x, y: bounds.midY + point.y), anchor: .center, proposal: .unspecified
            )
        }
    }
}

/// Subviews in a row, each as wide as the widest, at their preferred distances.
struct EvenRow: Layout {
    private func largest(_ subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }

    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        subviews.indices.map {
            $0 + 1 < subviews.count
                ? subviews[$0].spacing.distance(to: subviews[$0 + 1].spacing, along: .horizontal) : 0
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let side = largest(subviews)
        return CGSize(width: side.width * CGFloat(subviews.count) + gaps(subviews).reduce(0, +), height: side.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let side = largest(subviews)
        var x = bounds.minX + side.width / 2
        for (subview, gap) in zip(subviews, gaps(subviews)) {
            subview.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: side.width, height: side.height))
            x += side.width + gap
        }
    }
}

/// A value for a layout to read.
struct Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 0
}

/// Says what its first subview has for `Weight`, and is as large as it.
struct WeightReader: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        note("weight", subviews[0][Weight.self])
        return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

/// A text of words of given widths, 20 points a line, so that where it wraps does not depend on a font. A line that is
/// not the last counts its trailing space. Needs one view, which it leaves in the middle.
struct Words: Layout {
    var widths: [CGFloat]
    var space: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let room = proposal.width ?? .infinity
        var widest: CGFloat = 0, line: CGFloat = 0, lines: CGFloat = 1
        for width in widths {
            if line > 0, line + space + width > room {
                widest = max(widest, min(line + space, room))
                lines += 1
                line = min(width, room)
            } else {
                line = min(line > 0 ? line + space + width : width, room)
            }
        }
        return CGSize(width: max(widest, line), height: 20 * lines)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}
