import Foundation
import GalleyGeometry
import Testing

@testable import GalleySymbols

/// Forms of SVG that icons are written in (SVG 2: basic shapes, painting, coordinate systems): bounds and areas by hand.
@Suite("Forms of SVG icons") struct SVGIconFormTests {
    private func icon(_ body: String, _ attributes: String = "viewBox='0 0 16 16'") -> SVGIconReader.Icon? {
        SVGIconReader.read("<svg \(attributes)>\(body)</svg>")
    }

    /// Left, top, width, height and area, to a hundredth.
    private func told(_ body: String, _ attributes: String = "viewBox='0 0 16 16'") -> [Double] {
        guard let outline = icon(body, attributes)?.outline, let ink = outline.inkBounds else { return [] }
        let area = outline.contours.reduce(0) { $0 + Path.signedArea($1.flattened(tolerance: 0.0005)) }
        return [ink.minX, ink.minY, ink.width, ink.height, abs(area)].map { ($0 * 100).rounded() / 100 }
    }

    private func isNear(_ seen: [[Double]], _ wanted: [[Double]]) -> Bool {
        seen.count == wanted.count
            && zip(seen, wanted).allSatisfy { one, other in
                one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= 0.021 }
            }
    }

    @Test("Shapes and their lengths") func shapes() {
        let seen: [[Double]] = [
            told("<ellipse cx='8' cy='7' rx='4' ry='2'/>"), told("<circle cx='8px' cy='7px' r='3px'/>"),
            told("<rect x='1' y='2' width='6' height='4'/>"), told("<rect x='1' y='2' width='6' height='4' ry='2'/>"),
            told("<polygon points='1 1,5 1 5,4'/>"), told("<polyline points='1,1 5,1 5,4'/>"),
            told("<line x1='1' y1='1' x2='5' y2='5'/>"),
            told("<rect width='0' height='4'/>"), told("<circle r='1e10' cx='8' cy='8'/>"), told("<text>a</text>"),
        ]
        let wanted: [[Double]] = [
            [4, 5, 8, 4, 8 * .pi], [5, 4, 6, 6, 9 * .pi], [1, 2, 6, 4, 24], [1, 2, 6, 4, 8 + 4 * .pi], [1, 1, 4, 3, 6],
            [1, 1, 4, 3, 6],
            [], [], [], [],
        ]
        #expect(isNear(seen, wanted), "\(seen)")
    }

    @Test("Lines with ends and joins") func strokes() {
        func line(_ attributes: String, _ path: String = "M2 8H14") -> [Double] {
            told("<path fill='none' stroke='black' \(attributes) d='\(path)'/>")
        }
        let (angle, round) = ("M2 2H10V10", 32 - (1 - Double.pi / 4))
        let seen: [[Double]] = [
            line(""), line("stroke-width='2'"), line("stroke-width='2' stroke-linecap='round'"),
            line("stroke-width='2' stroke-linecap='square'"), line("stroke-width='2' stroke-linecap='butt'"),
            line("stroke-width='0'"),
            line("stroke-width='2'", angle), line("stroke-width='2' stroke-linejoin='bevel'", angle),
            line("stroke-width='2' stroke-linejoin='round'", angle),
            line("stroke-width='2' stroke-linejoin='miter'", angle),
        ]
        let wanted: [[Double]] = [
            [2, 7.5, 12, 1, 12], [2, 7, 12, 2, 24], [1, 7, 14, 2, 24 + .pi], [1, 7, 14, 2, 28], [2, 7, 12, 2, 24], [],
            [2, 1, 9, 9, 32],
            [2, 1, 9, 9, 31.5], [2, 1, 9, 9, round], [2, 1, 9, 9, 32],
        ]
        #expect(isNear(seen, wanted), "\(seen)")
        // Joins that are said around hold inside, unless something else is said there.
        let group = "<g fill='none' stroke='red' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>"
        let inner: [[Double]] = [
            told("\(group)<path d='M2 8H14'/></g>"), told("\(group)<path stroke-linecap='butt' d='M2 8H14'/></g>"),
            told("\(group)<path stroke='none' d='M2 8H14'/></g>"),
            told("\(group)<path stroke-linejoin='miter' stroke-linecap='butt' d='\(angle)'/></g>"),
            told("<path d='M2 8H14' fill='none'/>", "viewBox='0 0 16 16' stroke='black' stroke-width='2'"),
            told("<line x1='2' y1='8' x2='14' y2='8' stroke='black' stroke-width='4'/>"),
        ]
        #expect(
            isNear(
                inner,
                [
                    [1, 7, 14, 2, 24 + .pi], [2, 7, 12, 2, 24], [], [2, 1, 9, 9, 32], [2, 7, 12, 2, 24],
                    [2, 6, 12, 4, 48],
                ]), "\(inner)")
        // Filled and with a line: both.
        #expect(
            isNear(
                [told("<rect x='4' y='4' width='8' height='8' stroke='black' stroke-width='2'/>")].map {
                    Array($0.prefix(4))
                }, [[3, 3, 10, 10]]))
    }

    @Test("Transforms one after the other, each in the coordinates of those before") func transforms() {
        func box(_ transform: String) -> [Double] {
            Array(told("<rect x='1' y='2' width='4' height='2' transform='\(transform)'/>").prefix(4))
        }
        let seen: [[Double]] = [
            box("translate(3)"), box("translate(3 4)"), box("translate(3,4)"), box("scale(2)"), box("scale(2 3)"),
            box("rotate(90)"),
            box("rotate(90 8 8)"), box("matrix(1 0 0 2 3 4)"), box("translate(1 1) scale(2)"),
            box("scale(2) translate(1 1)"),
            box("skewX(30)"), box("translate(1"), box("rotate(1 2)"),
        ]
        let wanted: [[Double]] = [
            [4, 2, 4, 2], [4, 6, 4, 2], [4, 6, 4, 2], [2, 4, 8, 4], [2, 6, 8, 6], [-4, 1, 2, 4], [12, 1, 2, 4],
            [4, 8, 4, 4], [3, 5, 8, 4],
            [4, 6, 8, 4], [1, 2, 4, 2], [2, 2, 4, 2], [1, 2, 4, 2],
        ]
        #expect(isNear(seen, wanted), "\(seen)")
    }

    @Test("What is defined for use elsewhere is not drawn, what stands behind it is") func definitions() {
        let (hidden, shown) = ("<rect width='16' height='16'/>", "<rect x='1' y='2' width='3' height='4'/>")
        for name in ["defs", "clipPath", "mask", "symbol", "pattern", "marker"] {
            #expect(told("<\(name)>\(hidden)<g>\(hidden)</g></\(name)>\(shown)") == [1, 2, 3, 4, 12], "\(name)")
            #expect(told("<\(name)/>\(shown)") == [1, 2, 3, 4, 12], "\(name)")
        }
        #expect(
            told("<g>\(shown)</g></g></g>") == [1, 2, 3, 4, 12]
                && told("<g transform='translate(1 1)'/>\(shown)") == [1, 2, 3, 4, 12])
    }

    @Test("The box of an icon: what the viewBox says, or its width and height") func boxes() {
        func box(_ attributes: String) -> [CGFloat] {
            icon("<path d='M0 0h1v1z'/>", attributes).map {
                [$0.viewBox.minX, $0.viewBox.minY, $0.viewBox.width, $0.viewBox.height]
            } ?? []
        }
        let seen: [[CGFloat]] = [
            box("viewBox='1 2 30 40'"), box("viewBox='1,2 30,40'"), box("width='24px' height='12'"),
            box("viewBox='1 2 3' width='5' height='6'"),
            box("width='24'"), box("viewBox='0 0 -1 4'"), box("viewBox='0 0 4 0'"),
        ]
        #expect(seen == [[1, 2, 30, 40], [1, 2, 30, 40], [0, 0, 24, 12], [0, 0, 5, 6], [], [], []])
        // Brought to sixteen units along the longer side.
        let wide = SVGIconReader.Icon(
            outline: .rectangle(10, 20, 32, 8), viewBox: CGRect(x: 10, y: 20, width: 32, height: 8), usesEvenOdd: false)
        #expect(wide.normalised.inkBounds == CGRect(x: 0, y: 0, width: 16, height: 4))
    }

    @Test("Why a file is no icon") func faults() {
        let seen = ["<p/>", "<svg>", "<svg width='3'/>", "<svg viewBox='0 0 1 1'/>"].map(SVGIconReader.fault)
        #expect(
            seen == [
                "is no SVG picture", "has neither a viewBox nor a width and height",
                "has neither a viewBox nor a width and height",
                "draws nothing that could be a symbol",
            ])
        let path = "<svg viewBox='0 0 16 16'><path d='M0 0h1v1z'/>"
        let end = "</svg>"
        func padded(_ length: Int) -> String {
            path + String(repeating: " ", count: length - path.utf8.count - end.utf8.count) + end
        }
        #expect(SVGIconReader.read(padded(1 << 20)) != nil && SVGIconReader.read(padded((1 << 20) + 1)) == nil)
    }

    // MARK: Areas

    private func area(_ path: Path?) -> Double? {
        path.map { path in path.contours.reduce(0) { $0 + Path.signedArea($1.flattened()) } }
    }

    private func square(_ x: Double, _ y: Double, _ width: Double = 4, _ height: Double = 4) -> [CGPoint] {
        Path.rectangle(x, y, width, height).flattened()
    }

    @Test("Areas that lie in one, in both or in either of two outlines") func regions() {
        let (a, b) = ([square(0, 0)], [square(2, 2)])
        let seen: [Double?] = [
            area(SymbolRegions.outline(a, b) { $0 != 0 || $1 != 0 }),
            area(SymbolRegions.outline(a, b) { $0 != 0 && $1 != 0 }),
            area(SymbolRegions.outline(a, b) { $0 != 0 && $1 == 0 }),
            area(SymbolRegions.outline(a, b) { ($0 != 0) != ($1 != 0) }),
            area(SymbolRegions.outline(a + b) { first, _ in first == 2 }),
            area(SymbolRegions.outline(a + b) { first, _ in first > 0 }),
            area(SymbolRegions.outline([square(0, 0).reversed()]) { first, _ in first < 0 }),
            area(SymbolRegions.outline([square(0, 0).reversed()]) { first, _ in first > 0 }),
        ]
        #expect(seen == [28, 4, 12, 24, 4, 28, 16, 0])
        // A hole, and a part that only touches.
        let hole = SymbolRegions.outline([square(0, 0, 8, 8)], [square(2, 2)]) { $0 != 0 && $1 == 0 }
        #expect(hole?.contours.count == 2 && area(hole) == 48)
    }

    @Test("Edges that run along each other; straight corners are left out") func touching() {
        func corners(_ other: [CGPoint]) -> [Int]? {
            SymbolRegions.outline([square(0, 0), other]) { first, _ in first > 0 }.map { path in
                path.contours.map { $0.elements.count - 1 }
            }
        }
        #expect(corners(square(4, 0)) == [4] && corners(square(4, 1, 2, 2)) == [8] && corners(square(0, 0)) == [4])
        #expect(
            corners(square(4, -1, 2, 6)) == [8] && corners(square(1, 1, 2, 2)) == [4] && corners(square(2, 0)) == [4])
        #expect(corners(square(9, 0))?.count == 2 && corners(square(4, 4))?.reduce(0, +) == 8)
    }

    @Test("What is too much or too far is given up") func limits() {
        let many = (0..<1001).map { square(Double($0) * 5, 0) }
        #expect(SymbolRegions.outline(many) { first, _ in first > 0 } == nil)
        #expect(SymbolRegions.outline([square(1e6, 0)]) { first, _ in first > 0 } == nil)
    }
}
