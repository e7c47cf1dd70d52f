import Foundation
import GalleyGeometry

extension Sequence<DrawItem> {
    /// A rectangle that holds all that the items draw; it may be larger. Nil where nothing is drawn.
    package var bounds: CGRect? {
        var walk = BoundsWalk()
        self.walk(&walk)
        return walk.boxes[0]
    }
}

private struct BoundsWalk: DrawWalk {
    /// What holds what was drawn so far: of all, and of each group around.
    var boxes: [CGRect?] = [nil]

    mutating func visit(_ mark: DrawItem) -> Bool {
        add(mark.ownBounds)
        return true
    }

    mutating func enter(_ group: DrawGroup) -> DrawStep {
        boxes.append(nil)
        return .inside
    }

    mutating func leave(_ group: DrawGroup) { add(boxes.removeLast().flatMap(group.bounds)) }

    private mutating func add(_ box: CGRect?) {
        guard let box else { return }
        boxes[boxes.count - 1] = boxes[boxes.count - 1].map { CGRect(from: $0, and: box) } ?? box
    }
}

extension DrawItem {
    /// What holds a mark.
    fileprivate var ownBounds: CGRect? {
        switch self {
        case .fill(let path, _, _):
            return path.isDrawable ? path.boundingRect : nil
        case .stroke(let path, _, let style):
            guard path.isDrawable, style.lineWidth > 0, style.lineWidth.isFinite else { return nil }
            let reach = style.lineWidth / 2 * (style.lineJoin == .miter ? Swift.max(style.miterLimit, 1.5) : 1.5)
            return path.boundingRect.insetBy(dx: -reach, dy: -reach)
        case .glyphs(let run, let origin, _, _):
            // A glyph's ink lies within two sizes of its pen's place.
            let places = run.glyphs.map { CGPoint(x: origin.x + $0.x, y: origin.y + $0.y) }
            guard let first = places.first, run.size.isFinite else { return nil }
            let box = places.reduce(CGRect(origin: first, size: .zero)) {
                CGRect(from: $0, and: CGRect(origin: $1, size: .zero))
            }
            return box.insetBy(dx: -2 * run.size, dy: -2 * run.size)
        case .image(_, let rect, _):
            return rect.isDrawable ? rect : nil
        case .group: return nil
        }
    }
}

extension DrawGroup {
    /// What holds the group, in the space around, where a rectangle holds its items.
    fileprivate func bounds(_ items: CGRect) -> CGRect? {
        guard var box = effect.map({ $0.area(around: items) }) ?? items else { return nil }
        if let clip {
            guard clip.path.isDrawable else { return nil }
            let open = clip.path.boundingRect
            let (left, right) = (Swift.max(box.minX, open.minX), Swift.min(box.maxX, open.maxX))
            let (top, bottom) = (Swift.max(box.minY, open.minY), Swift.min(box.maxY, open.maxY))
            guard right > left, bottom > top else { return nil }
            box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
        return box.applying(transform)
    }
}

extension CGRect {
    /// The smallest rectangle that holds two others.
    init(from a: CGRect, and b: CGRect) {
        let (left, top) = (Swift.min(a.minX, b.minX), Swift.min(a.minY, b.minY))
        self.init(
            x: left, y: top, width: Swift.max(a.maxX, b.maxX) - left, height: Swift.max(a.maxY, b.maxY) - top)
    }
}
