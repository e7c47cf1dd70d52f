import Foundation
import GalleyLayout
import GalleyViews

/// What a layout is asked.
struct LayoutExample {
    let children: [LayoutCheckChild]
    let proposal: ProposedViewSize

    /// `2 children (30×20, 50×20), proposed 100×nil`.
    var text: String {
        let count = children.count == 1 ? "1 child" : "\(children.count) children"
        let kinds = children.count > 4 ? "each \(children[0].text)" : children.map(\.text).joined(separator: ", ")
        return count + (children.isEmpty ? "" : " (\(kinds))") + ", proposed "
            + LayoutNumber.short(proposal.width, proposal.height)
    }
}

/// What a layout made of children and a proposal.
struct PlayedLayout {
    let children: [LayoutCheckChild]
    let proposal: ProposedViewSize
    /// Its own answer, as it is.
    let size: CGSize
    /// Where it put the children, from the origin of its bounds.
    let frames: [CGRect?]

    var placed: [CGRect] { frames.compactMap { $0 } }
    var isFinite: Bool { size.width.isFinite && size.height.isFinite && placed.allSatisfy(\.isFinite) }

    /// How far from the start its children reach along an axis.
    func end(_ axis: Axis) -> CGFloat { placed.map { $0.end(axis) }.max() ?? 0 }
    func start(_ axis: Axis) -> CGFloat { placed.map { $0.start(axis) }.min() ?? 0 }

    /// How many different starts its children have along an axis: the rows of a layout of rows, along the vertical one.
    func lines(_ axis: Axis) -> Int { Set(placed.map { ($0.start(axis) * 16).rounded() }).count }

    /// Two children that lie over each other.
    var overlap: (Int, Int)? {
        for first in frames.indices {
            for second in frames.indices where second > first {
                guard let a = frames[first], let b = frames[second] else { continue }
                let common = a.intersection(b)
                if !common.isNull, common.width > 0.5, common.height > 0.5 { return (first, second) }
            }
        }
        return nil
    }

    /// Whether both are the same as far as numbers go.
    func isSame(as other: PlayedLayout) -> Bool { size.isNear(other.size) && isPlaced(as: other) }

    func isPlaced(as other: PlayedLayout) -> Bool {
        frames.count == other.frames.count
            && zip(frames, other.frames).allSatisfy { a, b in
                guard let a, let b else { return a == nil && b == nil }
                return a.origin.x.isNear(b.origin.x) && a.origin.y.isNear(b.origin.y) && a.size.isNear(b.size)
            }
    }
}

/// Plays a layout with children and proposals.
struct LayoutPlayer<L: Layout> {
    let layout: L
    /// Is told what comes next.
    let note: (LayoutExample) -> Void

    func play(
        _ children: [LayoutCheckChild], _ proposal: ProposedViewSize, origin: CGPoint = .zero,
        direction: LayoutDirection = .leftToRight
    ) -> PlayedLayout {
        let probe = probe(children, direction)
        var cache = probe.makeCache()
        return play(probe, children, proposal, &cache, origin: origin)
    }

    func probe(_ children: [LayoutCheckChild], _ direction: LayoutDirection = .leftToRight) -> LayoutProbe<L> {
        LayoutProbe(
            layout, children: children.map { child in .init(baseline: child.baseline) { child.size($0) } },
            direction: direction)
    }

    func play(
        _ probe: LayoutProbe<L>, _ children: [LayoutCheckChild], _ proposal: ProposedViewSize, _ cache: inout L.Cache,
        origin: CGPoint = .zero
    ) -> PlayedLayout {
        note(LayoutExample(children: children, proposal: proposal))
        let size = probe.size(proposal, &cache)
        // As the engine takes it: a length that is none counts as zero.
        let bounds = CGRect(
            origin: origin,
            size: CGSize(width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0))
        let frames = probe.frames(in: bounds, proposal, &cache).map { frame in
            frame?.offsetBy(dx: -origin.x, dy: -origin.y)
        }
        return PlayedLayout(children: children, proposal: proposal, size: size, frames: frames)
    }
}

extension CGFloat {
    /// Whether both are the same, but for what sums lose.
    func isNear(_ other: CGFloat) -> Bool { self == other || (self - other).magnitude < 0.01 || (isNaN && other.isNaN) }
}

extension CGSize {
    func isNear(_ other: CGSize) -> Bool { width.isNear(other.width) && height.isNear(other.height) }

    func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGRect {
    var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }

    func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }
    func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }
}

extension ProposedViewSize {
    func length(_ axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

    /// More room than four children take.
    static let ample = ProposedViewSize(width: 1000, height: 1000)

    /// A length along an axis, and nothing along the other.
    static func only(_ length: CGFloat, _ axis: Axis) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
    }
}
