import Foundation
import Galley
import GalleyTestSupport

/// Layouts as people write them, sound where no slip is given.
enum Usual {
    /// Columns of equal width; each child goes to the shortest.
    struct Masonry: Layout {
        enum Slip { case countsLastSpacing, replacesUnspecified, placesAtOtherWidth }
        var slip: Slip?
        var columns = 2
        var spacing: CGFloat = 6

        private func columnWidth(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
            let gaps = spacing * CGFloat(columns - 1)
            if slip == .replacesUnspecified {
                return (proposal.replacingUnspecifiedDimensions().width - gaps) / CGFloat(columns)
            }
            let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
            guard let width = proposal.width, width.isFinite else { return ideal }
            return max((width - gaps) / CGFloat(columns), ideal)
        }

        private func frames(_ width: CGFloat, _ subviews: Subviews) -> (frames: [CGRect], heights: [CGFloat]) {
            var heights = [CGFloat](repeating: 0, count: columns)
            let frames = subviews.map { subview in
                let column = heights.indices.min { heights[$0] < heights[$1] }!
                let size = subview.sizeThatFits(.init(width: width, height: nil))
                defer { heights[column] += size.height + spacing }
                return CGRect(
                    x: CGFloat(column) * (width + spacing), y: heights[column], width: width, height: size.height)
            }
            return (frames, heights)
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            guard !subviews.isEmpty else { return .zero }
            let width = columnWidth(proposal, subviews)
            let heights = frames(width, subviews).heights
            let last = slip == .countsLastSpacing ? 0 : spacing
            return CGSize(
                width: width * CGFloat(columns) + spacing * CGFloat(columns - 1),
                height: max(0, (heights.max() ?? 0) - last))
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            guard !subviews.isEmpty else { return }
            let width = slip == .placesAtOtherWidth ? bounds.width / CGFloat(columns) : columnWidth(proposal, subviews)
            for (frame, subview) in zip(frames(width, subviews).frames, subviews) {
                subview.place(
                    at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .init(frame.size))
            }
        }
    }

    /// Children on a circle.
    struct Radial: Layout {
        enum Slip { case centreOfSize, radiusOfBounds, dividesByOneLess, answersIdealOfOne, startsAtCorner }
        var slip: Slip?

        private func most(_ subviews: Subviews) -> CGSize {
            subviews.reduce(CGSize.zero) {
                let size = $1.sizeThatFits(.unspecified)
                return CGSize(width: max($0.width, size.width), height: max($0.height, size.height))
            }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            if slip == .radiusOfBounds || slip == .centreOfSize { return proposal.replacingUnspecifiedDimensions() }
            let most = most(subviews)
            if slip == .answersIdealOfOne { return most }
            let radius = CGFloat(subviews.count) * max(most.width, most.height) / 2
            return CGSize(width: 2 * radius + most.width, height: 2 * radius + most.height)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let most = most(subviews)
            let radius =
                switch slip {
                case .radiusOfBounds: min(bounds.width, bounds.height) / 2
                case .centreOfSize: min(bounds.width, bounds.height) / 3
                case .answersIdealOfOne: CGFloat(subviews.count) * max(most.width, most.height) / 2
                default: min(bounds.width - most.width, bounds.height - most.height) / 2
                }
            let count = slip == .dividesByOneLess ? subviews.count - 1 : subviews.count
            for (index, subview) in subviews.enumerated() {
                let angle = 2 * Double.pi / Double(count) * Double(index)
                let centre =
                    slip == .centreOfSize
                    ? CGPoint(x: bounds.width / 2, y: bounds.height / 2) : CGPoint(x: bounds.midX, y: bounds.midY)
                let point = CGPoint(x: centre.x + radius * cos(angle), y: centre.y + radius * sin(angle))
                subview.place(
                    at: point, anchor: slip == .startsAtCorner ? .topLeading : .center, proposal: .unspecified)
            }
        }
    }

    /// All as wide as the widest.
    struct EqualWidths: Layout {
        enum Slip { case forgetsSpacing, centreForEdge, widestOfProposal, stretches }
        var slip: Slip?

        private func widest(_ subviews: Subviews, _ proposal: ProposedViewSize) -> CGSize {
            subviews.reduce(CGSize.zero) {
                let size = $1.sizeThatFits(slip == .widestOfProposal ? proposal : .unspecified)
                return CGSize(width: max($0.width, size.width), height: max($0.height, size.height))
            }
        }
        private func spacing(_ subviews: Subviews) -> [CGFloat] {
            subviews.indices.map { index in
                index + 1 < subviews.count
                    ? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal) : 0
            }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let size = widest(subviews, proposal)
            let gaps = slip == .forgetsSpacing ? 0 : spacing(subviews).reduce(0, +)
            return CGSize(width: size.width * CGFloat(subviews.count) + gaps, height: size.height)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let size = widest(subviews, proposal)
            var x = bounds.minX + (slip == .centreForEdge ? 0 : size.width / 2)
            for (subview, gap) in zip(subviews, spacing(subviews)) {
                let width = slip == .stretches ? bounds.width : size.width
                subview.place(
                    at: CGPoint(x: x, y: bounds.midY), anchor: .center,
                    proposal: .init(width: width, height: size.height))
                x += size.width + gap
            }
        }
    }

    /// As many columns as there is room for.
    struct AdaptiveGrid: Layout {
        enum Slip { case lastRowLost }
        var slip: Slip?

        private func grid(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (columns: Int, cell: CGSize) {
            let cell = subviews.reduce(CGSize.zero) {
                let size = $1.sizeThatFits(.unspecified)
                return CGSize(width: max($0.width, size.width), height: max($0.height, size.height))
            }
            let count = max(subviews.count, 1)
            guard let width = proposal.width, width.isFinite else { return (count, cell) }
            return (max(1, min(Int(width / max(cell.width, 1)), count)), cell)
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let (columns, cell) = grid(proposal, subviews)
            let rows = slip == .lastRowLost ? subviews.count / columns : (subviews.count + columns - 1) / columns
            return CGSize(
                width: CGFloat(min(columns, subviews.count)) * cell.width, height: CGFloat(rows) * cell.height)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let (columns, cell) = grid(proposal, subviews)
            for (index, subview) in subviews.enumerated() {
                let (x, y) = (CGFloat(index % columns) * cell.width, CGFloat(index / columns) * cell.height)
                subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: .init(cell))
            }
        }
    }

    /// Cards of which each covers a part of the one before.
    struct Overlapping: Layout {
        var by: CGFloat = 12
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            let width = sizes.map(\.width).reduce(0, +) - by * CGFloat(max(0, subviews.count - 1))
            return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var x = bounds.minX
            for subview in subviews {
                subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                x += subview.sizeThatFits(.unspecified).width - by
            }
        }
    }
}
