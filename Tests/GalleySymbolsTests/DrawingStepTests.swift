import Foundation
import GalleyGeometry
import Testing

@testable import GalleySymbols

/// Drawings of symbols by their steps: areas and bounds by hand, of lines one unit wide with round ends where no pen is named.
@Suite("Steps of symbols' drawings")
struct DrawingStepTests {
    private func area(_ path: Path) -> Double {
        path.contours.reduce(0) { $0 + Path.signedArea($1.flattened(tolerance: 0.0001)) }
    }

    private func area(_ steps: Substring) -> Double { area(SymbolDrawings.draw(steps)) }

    private func isNear(_ a: Double, _ b: Double, _ most: Double = 0.01) -> Bool { abs(a - b) < most }

    private func has(_ steps: Substring, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
        guard let ink = SymbolDrawings.draw(steps).inkBounds else { return false }
        return isNear(ink.minX, x) && isNear(ink.minY, y) && isNear(ink.width, width) && isNear(ink.height, height)
    }

    private func points(_ values: Double...) -> [CGPoint] {
        stride(from: 0, to: values.count, by: 2).map { CGPoint(x: values[$0], y: values[$0 + 1]) }
    }

    /// What a square corner has more than a round one of radius 1.
    private let corners = 4 - Double.pi

    @Test("Shapes, rings and holes") func shapes() {
        #expect(
            isNear(area("rect 1 2 6 4"), 24) && isNear(area("rect 1 2 6 4 1"), 24 - corners)
                && has("rect 1 2 6 4 1", 1, 2, 6, 4))
        #expect(isNear(area("frame 1 1 14 14 1"), 196 - corners - 144) && has("frame 1 1 14 14 1", 1, 1, 14, 14))
        // Inside, the radius is one less.
        #expect(isNear(area("frame 0 0 16 12 3"), 192 - 9 * corners - (140 - 4 * corners)))
        #expect(isNear(area("disc 8 7 3"), 9 * .pi) && has("disc 8 7 3", 5, 4, 6, 6))
        #expect(isNear(area("ring 8 7 3"), 5 * .pi) && has("ring 8 7 3", 5, 4, 6, 6))
        #expect(
            isNear(area("oval 8 7 4 2"), 8 * .pi) && has("oval 8 7 4 2", 4, 5, 8, 4)
                && has("oval 8 7 4 2 90", 6, 3, 4, 8))
        #expect(isNear(area("poly 0 0 4 0 4 4"), 8) && isNear(area("path M0 0V4H4V0Z"), 16))
        #expect(isNear(area("rect 0 0 8 8; hole rect 2 2 4 4"), 48) && isNear(area("hole disc 8 8 1"), -.pi))
        for nothing: Substring in ["", ";", "rect 1 2 6", "nothing 1 2 3", "dashframe 0 0 16 16 2 3", "pen 3", "hole"] {
            #expect(SymbolDrawings.draw(nothing).isEmpty, "\(nothing)")
        }
    }

    @Test("Lines, pens and bends") func lines() {
        #expect(isNear(area("line 2 8 14 8"), 12 + .pi / 4) && has("line 2 8 14 8", 1.5, 7.5, 13, 1))
        #expect(isNear(area("pen 2; line 2 8 14 8"), 24 + .pi) && has("pen 2; line 2 8 14 8", 1, 7, 14, 2))
        let corner = points(0, 0, 8, 0, 8, 8)
        #expect(SymbolDrawings.draw("line 0 0 8 0 8 8") == .stroke(corner, width: 1))
        #expect(SymbolDrawings.draw("bend 2; line 0 0 8 0 8 8") == .stroke(Path.bent(corner, radius: 2), width: 1))
        let wave = points(0, 0, 4, 2, 8, 0)
        #expect(SymbolDrawings.draw("pen 1.5; curve 0 0 4 2 8 0") == .stroke(Path.smooth(wave), width: 1.5))
        #expect(SymbolDrawings.draw("arc 8 7 4 0 90") == .stroke(Path.arcPoints(8, 7, 4, from: 0, to: 90), width: 1))
        #expect(isNear(area("arc 8 7 4 0 90"), 2 * .pi + .pi / 4, 0.02))
        #expect(SymbolDrawings.draw("arrow 3 2 8 14 8") == .arrow(points(2, 8, 14, 8), head: 3, width: 1))
        #expect(
            SymbolDrawings.draw("biarrow 3 2 8 14 8") == .arrow(points(2, 8, 14, 8), head: 3, width: 1, isDouble: true))
        #expect(
            SymbolDrawings.draw("bend 2; arrow 3 0 0 8 0 8 8")
                == .arrow(Path.bent(corner, radius: 2), head: 3, width: 1))
    }

    @Test("Dashes of rings and frames") func dashes() {
        let ring = SymbolDrawings.draw("dashring 8 7 4 8")
        // Each of 45° · 0.56, the first one in the middle of the trailing side.
        let length = 4 * 25.2 * Double.pi / 180
        #expect(ring.contours.count == 8 && isNear(area(ring), 8 * (length + .pi / 4), 0.05))
        let first = ring.contours[0].inkBounds ?? .zero
        #expect(isNear(first.maxX, 12.5) && isNear(first.midY, 7) && SymbolDrawings.draw("dashring 8 7 4 0").isEmpty)
        let frame = SymbolDrawings.draw("dashframe 0 0 16 16 2 3 2")
        // Corners of a quarter; sides of 12 in 7 and in 5 parts, of which a dash has 0.6.
        let (short, long) = (12 * 0.6 / 7, 12 * 0.6 / 5)
        let end = Double.pi / 4
        let wanted = 4 * (.pi + end) + 6 * (short + end) + 4 * (long + end)
        #expect(frame.contours.count == 14 && isNear(area(frame), wanted, 0.05))
        #expect(has("dashframe 0 0 16 16 2 3 2", -0.5, -0.5, 17, 17))
        let boxes = frame.contours.compactMap(\.inkBounds)
        func starts(_ boxes: [CGRect], _ start: KeyPath<CGRect, CGFloat>) -> [Double] {
            boxes.map { Double($0[keyPath: start]) }
        }
        let (above, below) = (Array(boxes[4..<7]), Array(boxes[7..<10]))
        let (left, right) = (Array(boxes[10..<12]), Array(boxes[12..<14]))
        let places: [Double] = [2 + 12 * 1.2 / 7 - 0.5, 2 + 12 * 3.2 / 7 - 0.5, 2 + 12 * 5.2 / 7 - 0.5]
        let lower: [Double] = [2 + 12 * 1.2 / 5 - 0.5, 2 + 12 * 3.2 / 5 - 0.5]
        func areNear(_ a: [Double], _ b: [Double]) -> Bool {
            a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 0.01 }
        }
        #expect(areNear(starts(above, \.minX), places) && areNear(starts(above, \.midY), [0, 0, 0]))
        #expect(areNear(starts(below, \.minX), places) && areNear(starts(below, \.midY), [16, 16, 16]))
        #expect(areNear(starts(left, \.minY), lower) && areNear(starts(left, \.midX), [0, 0]))
        #expect(areNear(starts(right, \.minY), lower) && areNear(starts(right, \.midX), [16, 16]))
    }
}
