import Foundation
import GalleyGeometry

extension Sequence<DrawItem> {
    /// A rectangle that holds all that the items draw; it may be larger. Nil where nothing is drawn.
    package var bounds: CGRect? {
        reduce(nil) { bounds, item in
            guard let own = item.bounds else { return bounds }
            return bounds.map { CGRect(from: $0, and: own) } ?? own
        }
    }
}

extension DrawItem {
    fileprivate var bounds: CGRect? {
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
        case .group(let group):
            return group.bounds
        }
    }
}

extension DrawGroup {
    fileprivate var bounds: CGRect? {
        guard var box = items.bounds else { return nil }
        switch effect {
        case .blur(let blur) where blur.isVisible:
            box = box.insetBy(dx: -3 * blur.radius, dy: -3 * blur.radius)
        case .shadow(let shadow) where shadow.isVisible:
            let shade = box.offsetBy(dx: shadow.x, dy: shadow.y)
                .insetBy(dx: -3 * shadow.radius, dy: -3 * shadow.radius)
            box = CGRect(from: box, and: shade)
        case .projection(let projection):
            let corners = [(box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY)]
                .map { projection.apply(Double($0.0), Double($0.1)) }
            guard corners.allSatisfy({ $0.depth > 1e-3 }) else { return nil }
            let (xs, ys) = (corners.map(\.x), corners.map(\.y))
            box = CGRect(
                x: xs.min() ?? 0, y: ys.min() ?? 0, width: (xs.max() ?? 0) - (xs.min() ?? 0),
                height: (ys.max() ?? 0) - (ys.min() ?? 0))
        default: break
        }
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
    fileprivate init(from a: CGRect, and b: CGRect) {
        let (left, top) = (Swift.min(a.minX, b.minX), Swift.min(a.minY, b.minY))
        self.init(
            x: left, y: top, width: Swift.max(a.maxX, b.maxX) - left, height: Swift.max(a.maxY, b.maxY) - top)
    }
}
