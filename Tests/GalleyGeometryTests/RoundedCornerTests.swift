import Foundation
import GalleyGeometry
import GalleyRandom
import Testing

/// Rounded rectangles: rules.md §15.2, §15.3 and §15.4.
@Suite("Rounded corners") struct RoundedCornerTests {
    /// The steps around a rectangle, by the rule: a corner begins `reach` radii before its point.
    private func outline(_ rect: CGRect, _ radii: RectangleCornerRadii, _ style: RoundedCornerStyle) -> [Path.Element] {
        struct Corner {
            var at, from, to: CGPoint
            var radius: Double
        }
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        let up = CGPoint(x: 0, y: -1), down = CGPoint(x: 0, y: 1), back = CGPoint(x: -1, y: 0),
            ahead = CGPoint(x: 1, y: 0)
        let corners = [
            Corner(at: CGPoint(x: right, y: bottom), from: up, to: back, radius: radii.bottomTrailing),
            Corner(at: CGPoint(x: left, y: bottom), from: ahead, to: up, radius: radii.bottomLeading),
            Corner(at: CGPoint(x: left, y: top), from: down, to: ahead, radius: radii.topLeading),
            Corner(at: CGPoint(x: right, y: top), from: back, to: down, radius: radii.topTrailing),
        ]
        /// How far the corners of an edge reach, in radii: 1.528665 where there is room, else as far as there is.
        func reach(_ a: Double, _ b: Double, _ edge: Double) -> Double {
            style == .circular ? 1 : min(1.528665, max(1, edge / (a + b)))
        }
        let trailing = reach(radii.topTrailing, radii.bottomTrailing, rect.height)
        let bottomReach = reach(radii.bottomLeading, radii.bottomTrailing, rect.width)
        let leading = reach(radii.topLeading, radii.bottomLeading, rect.height)
        let topReach = reach(radii.topLeading, radii.topTrailing, rect.width)
        let reaches = [(trailing, bottomReach), (bottomReach, leading), (leading, topReach), (topReach, trailing)]
        let upper = top + radii.topTrailing * trailing, lower = bottom - radii.bottomTrailing * trailing
        var current = CGPoint(x: right, y: (upper + lower) / 2)
        var elements: [Path.Element] = [.move(to: current)]
        for (corner, (from, to)) in zip(corners, reaches) {
            func point(_ f: Double, _ t: Double) -> CGPoint {
                corner.at + corner.from * (f * corner.radius) + corner.to * (t * corner.radius)
            }
            let begin = corner.radius > 0 ? point(from, 0) : corner.at
            if !begin.isNear(current, 1e-9) { elements.append(.line(to: begin)) }
            current = corner.radius > 0 ? point(0, to) : corner.at
            guard corner.radius > 0 else { continue }
            if style == .circular {
                let control = 1 - 0.5522847498307936
                elements.append(.curve(to: current, control1: point(control, 0), control2: point(0, control)))
                continue
            }
            /// From 0.96 and 0.82 without any room to 1.08849 and 0.868407 with all of it.
            func outer(_ reach: Double) -> Double { 0.96 + 0.12849 * (reach - 1) / 0.528665 }
            func inner(_ reach: Double) -> Double { 0.82 + 0.048407 * (reach - 1) / 0.528665 }
            elements += [
                .curve(
                    to: point(0.631494, 0.0749114), control1: point(outer(from), 0), control2: point(inner(from), 0)),
                .curve(
                    to: point(0.0749114, 0.631494), control1: point(0.372824, 0.169060),
                    control2: point(0.169060, 0.372824)),
                .curve(to: current, control1: point(0, inner(to)), control2: point(0, outer(to))),
            ]
        }
        return elements + [.closeSubpath]
    }

    private func points(_ element: Path.Element) -> [CGPoint] {
        switch element {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [control, end]
        case .curve(let end, let first, let second): [first, second, end]
        case .closeSubpath: []
        }
    }

    private func compare(_ path: Path, _ wanted: [Path.Element]) {
        // Rounding may leave a line without a length.
        var (found, current) = ([Path.Element](), CGPoint(x: CGFloat.infinity, y: 0))
        for element in path.elements {
            if case .line(let end) = element, end.isNear(current, 1e-9) { continue }
            current = points(element).last ?? current
            found.append(element)
        }
        #expect(found.count == wanted.count, "\(path)")
        for (a, b) in zip(found, wanted) {
            #expect(
                points(a).count == points(b).count && zip(points(a), points(b)).allSatisfy { $0.isNear($1, 1e-9) },
                "\(a) \(b)")
        }
    }

    static let radii: [RectangleCornerRadii] = [
        RectangleCornerRadii(topLeading: 5, bottomLeading: 8, bottomTrailing: 12, topTrailing: 16),
        RectangleCornerRadii(topLeading: 20, bottomLeading: 25, bottomTrailing: 30, topTrailing: 22),
        RectangleCornerRadii(topLeading: 0, bottomLeading: 10, bottomTrailing: 0, topTrailing: 30),
        RectangleCornerRadii(bottomTrailing: 7), RectangleCornerRadii(topLeading: 9, topTrailing: 9),
    ]

    @Test("Corners of any radii", arguments: radii, [RoundedCornerStyle.continuous, .circular])
    func uneven(radii: RectangleCornerRadii, style: RoundedCornerStyle) {
        let rect = CGRect(x: 3, y: -4, width: 90, height: 60)
        compare(Path(roundedRect: rect, cornerRadii: radii, style: style), outline(rect, radii, style))
        let move = CGAffineTransform(a: 0, b: 2, c: -1, d: 0, tx: 5, ty: 6)
        let moved = Path { $0.addRoundedRect(in: rect, cornerRadii: radii, style: style, transform: move) }
        compare(moved, outline(rect, radii, style).map { $0.applying(move) })
    }

    @Test(
        "Each radius has room for half its edges, or what its neighbour leaves: T-173, T-174",
        arguments: 0..<40 as Range<UInt64>)
    func limits(seed: UInt64) {
        var dice = SeededGenerator(seed: seed)
        let size = CGSize(width: dice.number(10...100), height: dice.number(10...100))
        func radius() -> CGFloat { dice.pick([0, 3, dice.number(0...120), dice.number(0...60), -4, .infinity, .nan]) }
        let radii = RectangleCornerRadii(
            topLeading: radius(), bottomLeading: radius(), bottomTrailing: radius(), topTrailing: radius())
        let found = radii.limited(to: size)
        func clean(_ radius: CGFloat) -> Double { radius.isNaN || radius < 0 ? 0 : Double(radius) }
        func most(_ own: CGFloat, across: CGFloat, down: CGFloat) -> CGFloat {
            var room = clean(own)
            for (edge, beside) in [(size.width, clean(across)), (size.height, clean(down))] {
                room = min(room, edge - beside > edge / 2 ? edge - beside : edge / 2)
            }
            return room
        }
        #expect(found.topLeading == most(radii.topLeading, across: radii.topTrailing, down: radii.bottomLeading))
        #expect(found.topTrailing == most(radii.topTrailing, across: radii.topLeading, down: radii.bottomTrailing))
        #expect(found.bottomLeading == most(radii.bottomLeading, across: radii.bottomTrailing, down: radii.topLeading))
        #expect(
            found.bottomTrailing == most(radii.bottomTrailing, across: radii.bottomLeading, down: radii.topTrailing))
    }

    @Test("A radius for all corners is at most half the smaller side; without one there is a rectangle") func even() {
        let rect = CGRect(x: 0, y: 0, width: 80, height: 50)
        func all(_ radius: CGFloat) -> RectangleCornerRadii {
            RectangleCornerRadii(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
        }
        for (radius, used) in [(10, 10), (24, 24), (25, 25), (26, 25), (500, 25)] as [(CGFloat, CGFloat)] {
            for style in [RoundedCornerStyle.circular, .continuous] {
                compare(Path(roundedRect: rect, cornerRadius: radius, style: style), outline(rect, all(used), style))
            }
        }
        for radius in [0, -3, .nan] as [CGFloat] {
            #expect(Path(roundedRect: rect, cornerRadius: radius) == Path(rect))
        }
        for size in [CGSize(width: 0, height: 5), CGSize(width: 5, height: 0)] {
            #expect(Path(roundedRect: rect, cornerSize: size) == Path(rect))
        }
        #expect(Path(roundedRect: .null, cornerRadius: 3).isEmpty)
        #expect(Path(roundedRect: .null, cornerRadii: all(3)).isEmpty)
    }
}
