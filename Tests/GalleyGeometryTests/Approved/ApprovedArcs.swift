import Foundation
import GalleyApproved
import GalleyGeometry

/// Rectangles, ellipses, arcs and rounded corners as steps.
enum ApprovedArcs {
    typealias Part = ApprovedText.Part

    private static let turn = CGAffineTransform(a: 0.8, b: 0.6, c: -0.5, d: 0.9, tx: 3, ty: -2)
    private static let start = CGPoint(x: 10, y: 10)

    private static func lines(_ paths: [Path]) -> String { paths.map(Approved.text).joined(separator: "\n") }

    /// A path that stands somewhere, and one that does not.
    private static func both(_ change: (inout Path) -> Void) -> [Path] {
        [
            Path(change),
            Path {
                $0.move(to: start); change(&$0)
            },
        ]
    }

    private static let boxes = [
        CGRect(x: 5, y: 7, width: 40, height: 22), CGRect(x: 45, y: 29, width: -40, height: -22), .null, .zero,
        CGRect(x: 5, y: 7, width: 0, height: 22), CGRect(x: 5, y: 7, width: 40, height: 0),
        CGRect(x: -3, y: -9, width: 20, height: 60),
    ]

    static var parts: [Part] { boxParts + arcParts + cornerParts + roundedParts + ellipticalParts }

    private static var boxParts: [Part] {
        [
            Part("rectangles") {
                lines(boxes.flatMap { box in [.identity, turn].map { t in Path { $0.addRect(box, transform: t) } } })
            },
            Part("ellipses") {
                lines(
                    boxes.flatMap { box in [.identity, turn].map { t in Path { $0.addEllipse(in: box, transform: t) } }
                    })
            },
            Part("several rectangles") {
                lines([Path { $0.addRects(boxes, transform: turn) }, Path { $0.addRects([]) }])
            },
            Part("lines") {
                lines(
                    (0...3).map { count in
                        Path { $0.addLines((0..<count).map { CGPoint(x: 3 * $0 + 1, y: 20 - $0 * $0) }) }
                    })
            },
            Part("paths in paths") {
                lines(
                    both { $0.addPath(ApprovedPaths.random(3), transform: turn) } + [
                        ApprovedPaths.random(4).applying(turn), ApprovedPaths.random(5).offsetBy(dx: 3, dy: -4),
                    ])
            },
        ]
    }

    private static let angles: [(Double, Double)] = [
        (0, 90), (0, 360), (0, 0), (30, 400), (90, 0), (200, -100), (-90, 270), (0, -90), (0, 720), (0, 1000),
        (10, -800),
        (350, 10), (10, 350), (45, 225), (180, 180.5), (0, 0.001), (-720, 0),
    ]

    private static var arcParts: [Part] {
        angles.map { from, to in
            Part("arc from \(from) to \(to)") {
                let arcs = [false, true].flatMap { clockwise in
                    both {
                        $0.addArc(
                            center: CGPoint(x: 30, y: 20), radius: 15, startAngle: .degrees(from),
                            endAngle: .degrees(to), clockwise: clockwise)
                    }
                }
                let relative = both {
                    $0.addRelativeArc(
                        center: CGPoint(x: 30, y: 20), radius: 12, startAngle: .degrees(from), delta: .degrees(to),
                        transform: turn)
                }
                return lines(arcs + relative)
            }
        } + [
            Part("odd arcs") {
                lines(
                    [0, -5, .nan, .infinity].flatMap { radius in
                        both {
                            $0.addArc(
                                center: start, radius: radius, startAngle: .degrees(10), endAngle: .degrees(80),
                                clockwise: false)
                            $0.addRelativeArc(
                                center: start, radius: radius, startAngle: .degrees(10), delta: .degrees(-80))
                        }
                    }
                        + [Double.nan, .infinity].flatMap { angle in
                            both {
                                $0.addArc(
                                    center: start, radius: 4, startAngle: .radians(angle), endAngle: .degrees(80),
                                    clockwise: true)
                                $0.addRelativeArc(
                                    center: start, radius: 4, startAngle: .degrees(10), delta: .radians(angle))
                            }
                        })
            }
        ]
    }

    /// Arcs between two tangents, from (10, 10).
    private static var cornerParts: [Part] {
        let corners: [(CGPoint, CGPoint)] = [
            (CGPoint(x: 40, y: 10), CGPoint(x: 40, y: 40)), (CGPoint(x: 40, y: 10), CGPoint(x: 40, y: -20)),
            (CGPoint(x: 40, y: 10), CGPoint(x: 12, y: 30)), (CGPoint(x: 40, y: 10), CGPoint(x: 90, y: 12)),
            (CGPoint(x: 40, y: 10), CGPoint(x: 70, y: 10)), (CGPoint(x: 40, y: 10), CGPoint(x: 20, y: 10)),
            (start, CGPoint(x: 20, y: 30)), (CGPoint(x: 20, y: 30), CGPoint(x: 20, y: 30)),
            (CGPoint(x: -5, y: 21), CGPoint(x: 17, y: 38)), (CGPoint(x: 10.5, y: 10.25), CGPoint(x: 10, y: 11)),
            // Nearly a line: the sine of the angle between the sides is 1e-8, and 1e-10.
            (CGPoint(x: 11, y: 10), CGPoint(x: 12, y: 10 + 1e-8)),
            (CGPoint(x: 11, y: 10), CGPoint(x: 12, y: 10 + 1e-10)),
        ]
        return corners.enumerated().map { index, corner in
            Part("corner \(index)") {
                lines(
                    [0, 0.5, 4, 11, 60, -3].flatMap { radius in
                        both { $0.addArc(tangent1End: corner.0, tangent2End: corner.1, radius: radius) }
                    })
            }
        }
    }

    private static var roundedParts: [Part] {
        let sizes = [CGSize(width: 40, height: 24), CGSize(width: 24, height: 40), CGSize(width: 20, height: 20)]
        let radii: [RectangleCornerRadii] = [
            RectangleCornerRadii(),
            RectangleCornerRadii(topLeading: 4, bottomLeading: 8, bottomTrailing: 2, topTrailing: 6),
            RectangleCornerRadii(topLeading: 30, bottomLeading: 10, bottomTrailing: 20, topTrailing: 5),
            RectangleCornerRadii(topLeading: 12), RectangleCornerRadii(bottomLeading: 12),
            RectangleCornerRadii(bottomTrailing: 12),
            RectangleCornerRadii(topTrailing: 12), RectangleCornerRadii(topLeading: 9, topTrailing: 14),
            RectangleCornerRadii(topLeading: -4, bottomLeading: .nan, bottomTrailing: .infinity, topTrailing: 3),
            RectangleCornerRadii(topLeading: 10, bottomLeading: 10, bottomTrailing: 10, topTrailing: 10),
            RectangleCornerRadii(topLeading: 7, bottomLeading: 7, bottomTrailing: 7, topTrailing: 7),
        ]
        let corners = [
            CGSize.zero, CGSize(width: 4, height: 4), CGSize(width: 8, height: 3), CGSize(width: 3, height: 9),
            CGSize(width: 50, height: 6), CGSize(width: 12, height: 12), CGSize(width: 9, height: 9),
            CGSize(width: 0, height: 7),
            CGSize(width: -3, height: 7), CGSize(width: CGFloat.nan, height: 5),
        ]
        let styles: [(String, RoundedCornerStyle)] = [("circular", .circular), ("continuous", .continuous)]
        return styles.flatMap { name, style in
            sizes.flatMap { size in
                let box = CGRect(origin: CGPoint(x: 5, y: 7), size: size)
                return [
                    Part("\(name) corners of a kind, \(Int(size.width))") {
                        lines(corners.map { Path(roundedRect: box, cornerSize: $0, style: style) })
                    },
                    Part("\(name) corners of their own, \(Int(size.width))") {
                        lines(radii.map { Path(roundedRect: box, cornerRadii: $0, style: style) })
                    },
                ]
            } + [
                Part("odd boxes with \(name) corners") {
                    lines(
                        boxes.flatMap { box in
                            [
                                Path {
                                    $0.addRoundedRect(
                                        in: box, cornerSize: CGSize(width: 5, height: 4), style: style, transform: turn)
                                },
                                Path {
                                    $0.addRoundedRect(in: box, cornerRadii: radii[1], style: style, transform: turn)
                                },
                            ]
                        })
                }
            ]
        }
    }

    private static var ellipticalParts: [Part] {
        let radii = [(20.0, 10.0), (3, 2), (12, 30), (0, 4), (4, 0), (-20, 10)]
        let ends = [CGPoint(x: 30, y: 18), CGPoint(x: 2, y: 40), CGPoint(x: 10, y: -9), start, CGPoint(x: 11, y: 9)]
        return radii.map { rx, ry in
            Part("elliptical arcs \(rx), \(ry)") {
                lines(
                    ends.flatMap { end in
                        [0.0, 30, -75].flatMap { rotation in
                            [(false, false), (false, true), (true, false), (true, true)].map { large, clockwise in
                                Path {
                                    $0.move(to: start)
                                    $0.addEllipticalArc(
                                        to: end, radii: CGSize(width: rx, height: ry), rotation: .degrees(rotation),
                                        isLarge: large, isClockwise: clockwise)
                                }
                            }
                        }
                    })
            }
        } + [
            Part("an elliptical arc from nowhere") {
                lines([Path { $0.addEllipticalArc(to: start, radii: CGSize(width: 3, height: 4)) }])
            }
        ]
    }
}
