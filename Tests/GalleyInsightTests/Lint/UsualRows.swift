import Foundation
import Galley

/// Layouts of rows as people write them, sound where no slip is given.
extension Usual {
    /// Columns that are filled from the top.
    struct VerticalFlow: Layout {
        enum Slip { case looksAtWidth, breaksAtEqual, forgetsLastColumn, keepsWidthOfFirst, ignoresMinX }
        var slip: Slip?
        var spacing: CGFloat = 4

        private func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (CGSize, [CGPoint]) {
            let most = (slip == .looksAtWidth ? proposal.width : proposal.height) ?? .infinity
            var x: CGFloat = 0, y: CGFloat = 0, column: CGFloat = 0, tallest: CGFloat = 0
            var points: [CGPoint] = []
            for subview in subviews {
                let size = subview.sizeThatFits(.unspecified)
                let end = y + size.height
                if y > 0, slip == .breaksAtEqual ? end >= most : end > most {
                    x += column + spacing
                    (y, column) = (0, 0)
                }
                points.append(CGPoint(x: x, y: y))
                column = slip == .keepsWidthOfFirst && column > 0 ? column : max(column, size.width)
                tallest = max(tallest, y + size.height)
                y += size.height + spacing
            }
            return (
                CGSize(width: slip == .forgetsLastColumn && x > 0 ? x - spacing : x + column, height: tallest), points
            )
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            arrange(proposal, subviews).0
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let points = arrange(proposal, subviews).1
            for (point, subview) in zip(points, subviews) {
                subview.place(
                    at: CGPoint(x: (slip == .ignoresMinX ? 0 : bounds.minX) + point.x, y: bounds.minY + point.y),
                    proposal: .unspecified)
            }
        }
    }

    /// A flow that keeps its arrangement.
    struct CachedFlow: Layout {
        enum Slip { case equalToNothing, onceForAll, sizeOnly, bySubviewCount }
        var slip: Slip?
        struct Cache {
            var width: CGFloat?; var isFilled = false; var points: [CGPoint] = []; var size = CGSize.zero; var count = 0
        }
        func makeCache(subviews: Subviews) -> Cache { Cache() }
        func updateCache(_ cache: inout Cache, subviews: Subviews) {
            if slip == .bySubviewCount, cache.count == subviews.count { return }
            cache = Cache()
        }
        private func fill(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) {
            switch slip {
            case .equalToNothing: if cache.width == proposal.width { return }
            case .onceForAll: if cache.isFilled { return }
            default: if cache.isFilled, cache.width == proposal.width { return }
            }
            var x: CGFloat = 0, y: CGFloat = 0, row: CGFloat = 0
            cache = Cache(width: proposal.width, isFilled: true, count: subviews.count)
            for subview in subviews {
                let size = subview.sizeThatFits(.unspecified)
                if x > 0, x + size.width > proposal.width ?? .infinity { (x, y, row) = (0, y + row + 8, 0) }
                cache.points.append(CGPoint(x: x, y: y))
                row = max(row, size.height)
                cache.size = CGSize(width: max(cache.size.width, x + size.width), height: y + row)
                x += size.width + 8
            }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
            fill(proposal, subviews, &cache)
            return cache.size
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
            fill(slip == .sizeOnly ? .unspecified : proposal, subviews, &cache)
            for (point, subview) in zip(cache.points, subviews) {
                subview.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
            }
        }
    }

    /// A row in which the children's guides lie on one line.
    struct GuidedRow: Layout {
        enum Slip { case tallestForHeight, lineOfFirst, noLine }
        var slip: Slip?
        var alignment = VerticalAlignment.center
        private func line(_ subviews: Subviews) -> (above: CGFloat, below: CGFloat) {
            subviews.reduce((0, 0)) {
                let size = $1.dimensions(in: .unspecified)
                return (max($0.0, size[alignment]), max($0.1, size.height - size[alignment]))
            }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            let (above, below) = line(subviews)
            return CGSize(
                width: sizes.map(\.width).reduce(0, +),
                height: slip == .tallestForHeight ? sizes.map(\.height).max() ?? 0 : above + below)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            guard let first = subviews.first else { return }
            let above = slip == .lineOfFirst ? first.dimensions(in: .unspecified)[alignment] : line(subviews).above
            var x = bounds.minX
            for subview in subviews {
                let size = subview.dimensions(in: .unspecified)
                let y = bounds.minY + above - size[alignment] * (slip == .noLine ? 2 : 1)
                subview.place(at: CGPoint(x: x, y: y), proposal: .init(width: size.width, height: size.height))
                x += size.width
            }
        }
    }

    /// Rows that are filled to both edges.
    struct Justified: Layout {
        enum Slip { case dividesByGaps, placesWithProposal }
        var slip: Slip?
        private func rows(_ width: CGFloat, _ subviews: Subviews) -> [[(LayoutSubview, CGSize)]] {
            var rows: [[(LayoutSubview, CGSize)]] = [[]]
            var x: CGFloat = 0
            for subview in subviews {
                let size = subview.sizeThatFits(.unspecified)
                if !rows[rows.count - 1].isEmpty, x + size.width > width { rows.append([]); x = 0 }
                rows[rows.count - 1].append((subview, size))
                x += size.width + 8
            }
            return rows
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let rows = rows(proposal.width ?? .infinity, subviews)
            let widths = rows.map { $0.map(\.1.width).reduce(0, +) + 8 * CGFloat(max($0.count - 1, 0)) }
            let heights = rows.map { $0.map(\.1.height).max() ?? 0 }
            let widest = widths.max() ?? 0
            let width = rows.count > 1 ? max(widest, proposal.width ?? widest) : widest
            return CGSize(width: width, height: heights.reduce(0, +) + 8 * CGFloat(rows.count - 1))
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let rows = rows(proposal.width ?? .infinity, subviews)
            var y = bounds.minY
            for (index, row) in rows.enumerated() {
                let used = row.map(\.1.width).reduce(0, +)
                let isLast = index == rows.count - 1
                var gap: CGFloat = 8
                if slip == .dividesByGaps {
                    gap = (bounds.width - used) / CGFloat(row.count - 1)
                } else if row.count > 1, !isLast {
                    gap = (bounds.width - used) / CGFloat(row.count - 1)
                }
                var x = slip == .dividesByGaps ? bounds.maxX - used - gap * CGFloat(row.count - 1) : bounds.minX
                for (subview, size) in row {
                    subview.place(
                        at: CGPoint(x: x, y: y), proposal: slip == .placesWithProposal ? proposal : .init(size))
                    x += size.width + gap
                }
                y += (row.map(\.1.height).max() ?? 0) + 8
            }
        }
    }

    /// Rows in the middle of all the width there is.
    struct CentredRows: Layout {
        private func rows(_ width: CGFloat, _ subviews: Subviews) -> [(
            width: CGFloat, height: CGFloat, items: [(Int, CGSize)]
        )] {
            var rows: [(width: CGFloat, height: CGFloat, items: [(Int, CGSize)])] = []
            for (index, subview) in subviews.enumerated() {
                let size = subview.sizeThatFits(.unspecified)
                if let row = rows.last, row.width + 8 + size.width <= width {
                    rows[rows.count - 1].width += 8 + size.width
                    rows[rows.count - 1].height = max(row.height, size.height)
                    rows[rows.count - 1].items.append((index, size))
                } else {
                    rows.append((size.width, size.height, [(index, size)]))
                }
            }
            return rows
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let rows = rows(proposal.width ?? .infinity, subviews)
            let widest = rows.map(\.width).max() ?? 0
            let width = proposal.width.map { $0.isFinite ? max($0, widest) : widest } ?? widest
            return CGSize(width: width, height: rows.map(\.height).reduce(0, +) + 8 * CGFloat(max(rows.count - 1, 0)))
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var y = bounds.minY
            for row in rows(proposal.width ?? .infinity, subviews) {
                var x = bounds.midX - row.width / 2
                for (index, size) in row.items {
                    subviews[index].place(at: CGPoint(x: x, y: y), proposal: .init(size))
                    x += size.width + 8
                }
                y += row.height + 8
            }
        }
    }
}
