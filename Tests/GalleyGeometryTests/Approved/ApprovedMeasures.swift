import Foundation
import GalleyApproved
import GalleyGeometry

/// What is said of paths: boxes, insides, parts; transforms; and SVG's ways to write them.
enum ApprovedMeasures {
    typealias Part = ApprovedText.Part

    private static var paths: [(name: String, path: Path)] {
        ApprovedPaths.all + (1...6).map { ("random \($0)", ApprovedPaths.random($0)) }
    }

    static var parts: [Part] {
        paths.map { name, path in
            Part("box of \(name)") {
                "\(Approved.text(path.boundingRect)), \(path.rectangle.map(Approved.text) ?? "no rectangle")"
            }
        }
            + paths.map { name, path in
                Part("inside of \(name)") {
                    // A line for each row of points, one the even-odd rule leaves out as o.
                    stride(from: 1.0, to: 42, by: 3.25).map { y in
                        stride(from: 0.75, to: 60, by: 2.5).map { x in
                            let point = CGPoint(x: x, y: y)
                            let (winding, evenOdd) = (path.contains(point), path.contains(point, eoFill: true))
                            return winding == evenOdd ? (winding ? "x" : ".") : winding ? "o" : "e"
                        }.joined()
                    }.joined(separator: "\n")
                }
            }
            + paths.map { name, path in
                Part("parts of \(name)") {
                    [
                        (0, 0.3), (0.25, 0.8), (0.4, 0.4), (0.7, 0.2), (-1, 0.5), (0.5, 2), (0, 1), (0.999, 1),
                        (0.1, 0.11), (.nan, 1),
                    ]
                    .map { Approved.text(path.trimmedPath(from: $0.0, to: $0.1)) }.joined(separator: "\n")
                }
            } + edgeParts + transformParts
    }

    /// Points on corners, on sides, beside them and beyond.
    private static var edgeParts: [Part] {
        ["a closed zigzag", "a rectangle", "a star", "an ellipse", "a drop", "a loop", "a quadratic curve to the left"]
            .map { name in
                Part("edges of \(name)") {
                    let path = ApprovedPaths.all.first { $0.name == name }?.path ?? Path()
                    var points: [CGPoint] = [CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1, y: CGFloat.infinity)]
                    for element in path.elements {
                        switch element {
                        case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
                            points += [0, 0.5, -0.5].flatMap { dx in
                                [0, 0.5, -0.5].map { CGPoint(x: end.x + dx, y: end.y + $0) }
                            }
                        case .closeSubpath: break
                        }
                    }
                    return points.map { path.contains($0) ? "x" : "." }.joined() + " "
                        + points.map { path.contains($0, eoFill: true) ? "x" : "." }.joined()
                }
            }
    }

    private static let transforms: [CGAffineTransform] = [
        .identity, CGAffineTransform(translationX: 3, y: -4), CGAffineTransform(scaleX: 2, y: -0.5),
        CGAffineTransform(rotationAngle: 0.7),
        CGAffineTransform(a: 0.8, b: 0.6, c: -0.5, d: 0.9, tx: 3, ty: -2), CGAffineTransform(1, 2, 3, 4, 5, 6),
        CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
        CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 1, ty: 1),
        CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: .infinity, ty: 0),
        CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0),
        CGAffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 0, ty: 0),
    ]

    private static var transformParts: [Part] {
        transforms.enumerated().map { index, t in
            Part("transform \(index)") {
                let boxes = [
                    CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 4, y: 6, width: -3, height: -4), .null,
                    .infinite, .zero,
                ]
                let others = transforms[1..<6].map { t.concatenating($0) }
                let changed = [
                    t.inverted(), t.rotated(by: 0.3), t.scaledBy(x: 2, y: 3), t.translatedBy(x: 5, y: 7),
                ]
                return
                    ((others + changed).map(Approved.text) + boxes.map { Approved.text($0.applying(t)) } + [
                        Approved.numbers(CGPoint(x: 3, y: 5).applying(t).x, CGPoint(x: 3, y: 5).applying(t).y),
                        Approved.numbers(
                            CGSize(width: 3, height: 5).applying(t).width,
                            CGSize(width: 3, height: 5).applying(t).height),
                        "\(t.isIdentity) \(t.isInvertible)", t.debugDescription,
                    ]).joined(separator: "\n")
            }
        }
    }
}
