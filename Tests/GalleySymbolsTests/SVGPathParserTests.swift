import Foundation
import Testing

@testable import GalleySymbols

@Suite("SVG path data")
struct SVGPathParserTests {
    private func elements(_ data: String) -> [SymbolOutline.Element] { SVGPathParser.parse(data).outline.elements }

    private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

    @Test("Lines, absolute and relative, with repeated arguments")
    func lines() {
        #expect(
            elements("M1 2 3 4L5,6h2v-3H0V0z") == [
                .move(point(1, 2)), .line(point(3, 4)), .line(point(5, 6)), .line(point(7, 6)), .line(point(7, 3)),
                .line(point(0, 3)), .line(point(0, 0)), .close,
            ])
        #expect(elements("m1 1 2 0 0 2") == [.move(point(1, 1)), .line(point(3, 1)), .line(point(3, 3))])
    }

    @Test("Numbers without separators")
    func numbers() {
        #expect(
            elements("M.5.5L-1-2 1e1 2E-1+3 4.") == [
                .move(point(0.5, 0.5)), .line(point(-1, -2)), .line(point(10, 0.2)), .line(point(3, 4)),
            ])
    }

    @Test("Smooth curves mirror the control point of the curve before, and only of one of their own kind")
    func smoothCurves() {
        #expect(
            elements("M0 0C0 1 1 2 2 2S4 1 4 0") == [
                .move(point(0, 0)), .cubic(control1: point(0, 1), control2: point(1, 2), end: point(2, 2)),
                .cubic(control1: point(3, 2), control2: point(4, 1), end: point(4, 0)),
            ])
        #expect(
            elements("M0 0q1 1 2 0t2 0") == [
                .move(point(0, 0)), .quad(control: point(1, 1), end: point(2, 0)),
                .quad(control: point(3, -1), end: point(4, 0)),
            ])
        #expect(
            elements("M0 0L1 0S2 1 3 0").last == .cubic(control1: point(1, 0), control2: point(2, 1), end: point(3, 0)))
    }

    @Test("After z the next command starts at the closed subpath's beginning")
    func drawingAfterClose() {
        #expect(
            elements("M1 1h2v2zl0 5") == [
                .move(point(1, 1)), .line(point(3, 1)), .line(point(3, 3)), .close, .move(point(1, 1)),
                .line(point(1, 6)),
            ])
    }

    @Test("An arc becomes cubics that pass through the circle's points; flags may be written together")
    func arcs() throws {
        let quarter = elements("M1 0A1 1 0 010 1")
        #expect(quarter.count == 2)
        guard case .cubic(let control1, let control2, let end) = quarter[1] else {
            Issue.record("no cubic")
            return
        }
        let k = 0.5522847498
        #expect(abs(control1.x - 1) < 1e-9 && abs(control1.y - k) < 1e-9)
        #expect(abs(control2.x - k) < 1e-9 && abs(control2.y - 1) < 1e-9)
        #expect(end == point(0, 1))

        let circle = SVGPathParser.parse("M16 8A8 8 0 1 1 0 8a8 8 0 0 1 16 0z").outline
        let box = try #require(circle.inkBounds)
        #expect(abs(box.minX) < 1e-6 && abs(box.minY) < 1e-6)
        #expect(abs(box.width - 16) < 1e-6 && abs(box.height - 16) < 1e-6)
        // Radii that cannot reach the end are scaled up; a radius of 0 is a line; no distance draws nothing.
        let scaled = try #require(SVGPathParser.parse("M0 0A1 1 0 0 1 10 0").outline.inkBounds)
        #expect(abs(scaled.height - 5) < 1e-6)
        #expect(elements("M0 0A0 1 0 0 1 10 0").last == .line(point(10, 0)))
        #expect(elements("M0 0A1 1 0 0 1 0 0") == [.move(point(0, 0))])
    }

    @Test(
        "Faulty data yields what precedes the fault",
        arguments: [
            ("", 0, true), ("   ", 0, true), ("L1 1", 0, false), ("M", 0, false), ("M1", 0, false),
            ("M1 1L2", 1, false),
            ("M1 1 L2 2 X", 2, false), ("M1 1 é", 1, false), ("M1e999 0", 0, false), ("M0 0 A1 1 0 2 0 1 1", 1, false),
            ("M1 1L--1 2", 1, false), ("z", 0, false), ("M0 0.", 1, true), ("M.", 0, false),
        ])
    func faults(data: String, count: Int, isComplete: Bool) {
        let result = SVGPathParser.parse(data)
        #expect(result.outline.elements.count == count)
        #expect(result.isComplete == isComplete)
    }

    @Test("Random bytes never trap")
    func randomData() {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        let letters = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE ,\n\0é")
        for _ in 0..<4000 {
            var text = "M0 0"
            for _ in 0..<24 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text.append(letters[Int((state >> 33) % UInt64(letters.count))])
            }
            let outline = SVGPathParser.parse(text).outline
            _ = outline.inkBounds
            _ = outline.normalisedForNonZero(evenOdd: true)
        }
    }
}
