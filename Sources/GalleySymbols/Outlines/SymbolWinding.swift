import Foundation
import GalleyGeometry

/// Contour directions. Icons come with either fill rule and with contours in any direction; before two of them are laid
/// into one path (a badge, an enclosing circle, a cut-out) they must agree on one convention.
extension Path {
    /// The same picture for the non-zero rule, with outer contours clockwise on screen and holes counter-clockwise, so
    /// that every filled point has the winding number 1 where contours do not overlap.
    ///
    /// Each contour is judged by the two sides of one of its points: the filled side has to be on the right.
    func normalisedForNonZero(evenOdd: Bool) -> Path {
        let contours = contours
        let polygons = contours.map { $0.flattened() }
        var result = Path()
        for (index, contour) in contours.enumerated() {
            guard let (left, right) = Self.sides(of: polygons[index]) else { continue }
            let fillsLeft = Self.isFilled(left, polygons, evenOdd)
            let fillsRight = Self.isFilled(right, polygons, evenOdd)
            let isRight =
                if fillsLeft != fillsRight { fillsRight } else { Self.signedArea(polygons[index]) >= 0 }
            result.addPath(isRight ? contour : contour.reversed)
        }
        return result
    }

    /// Positive for a contour that runs clockwise on screen (y down).
    static func signedArea(_ polygon: [CGPoint]) -> Double {
        var sum = 0.0
        for (index, point) in polygon.enumerated() {
            let next = polygon[(index + 1) % polygon.count]
            sum += point.x * next.y - next.x * point.y
        }
        return sum / 2
    }

    /// Two points close to the middle of the polygon's longest edge, on its left and right in drawing direction.
    private static func sides(of polygon: [CGPoint]) -> (left: CGPoint, right: CGPoint)? {
        var best = 0.0
        var result: (CGPoint, CGPoint)?
        for (index, point) in polygon.enumerated() {
            let next = polygon[(index + 1) % polygon.count]
            let (dx, dy) = (next.x - point.x, next.y - point.y)
            let length = (dx * dx + dy * dy).squareRoot()
            guard length > best else { continue }
            best = length
            let reach = 0.02 / length
            let middle = CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2)
            result = (
                CGPoint(x: middle.x + dy * reach, y: middle.y - dx * reach),
                CGPoint(x: middle.x - dy * reach, y: middle.y + dx * reach)
            )
        }
        return result
    }

    private static func isFilled(_ point: CGPoint, _ polygons: [[CGPoint]], _ evenOdd: Bool) -> Bool {
        var winding = 0
        var crossings = 0
        for polygon in polygons {
            for (index, from) in polygon.enumerated() {
                let to = polygon[(index + 1) % polygon.count]
                guard (from.y <= point.y) != (to.y <= point.y) else { continue }
                let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
                guard x > point.x else { continue }
                crossings += 1
                winding += to.y > from.y ? 1 : -1
            }
        }
        return evenOdd ? crossings % 2 == 1 : winding != 0
    }
}
