import Foundation
import GalleyGeometry
import Testing

@Suite("SVG path data")
struct SVGPathTests {
    private func elements(_ data: String) -> [Path.Element] { SVGPathReader.read(data).path.elements }

    private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

    @Test("Lines, absolute and relative, with repeated arguments")
    func lines() {
        #expect(
            elements("M1 2 3 4L5,6h2v-3H0V0z") == [
                .move(to: point(1, 2)), .line(to: point(3, 4)), .line(to: point(5, 6)), .line(to: point(7, 6)),
                .line(to: point(7, 3)),
                .line(to: point(0, 3)), .line(to: point(0, 0)), .closeSubpath,
            ])
        #expect(elements("m1 1 2 0 0 2") == [.move(to: point(1, 1)), .line(to: point(3, 1)), .line(to: point(3, 3))])
    }

    @Test("Numbers without separators")
    func numbers() {
        #expect(
            elements("M.5.5L-1-2 1e1 2E-1+3 4.") == [
                .move(to: point(0.5, 0.5)), .line(to: point(-1, -2)), .line(to: point(10, 0.2)), .line(to: point(3, 4)),
            ])
    }

    @Test("Smooth curves mirror the control point of the curve before, and only of one of their own kind")
    func smoothCurves() {
        #expect(
            elements("M0 0C0 1 1 2 2 2S4 1 4 0") == [
                .move(to: point(0, 0)), .curve(to: point(2, 2), control1: point(0, 1), control2: point(1, 2)),
                .curve(to: point(4, 0), control1: point(3, 2), control2: point(4, 1)),
            ])
        #expect(
            elements("M0 0q1 1 2 0t2 0") == [
                .move(to: point(0, 0)), .quadCurve(to: point(2, 0), control: point(1, 1)),
                .quadCurve(to: point(4, 0), control: point(3, -1)),
            ])
        #expect(
            elements("M0 0L1 0S2 1 3 0").last == .curve(to: point(3, 0), control1: point(1, 0), control2: point(2, 1)))
    }

    @Test("After z the next command starts at the closed subpath's beginning")
    func drawingAfterClose() {
        #expect(
            elements("M1 1h2v2zl0 5") == [
                .move(to: point(1, 1)), .line(to: point(3, 1)), .line(to: point(3, 3)), .closeSubpath,
                .move(to: point(1, 1)),
                .line(to: point(1, 6)),
            ])
    }

    @Test("An arc becomes cubics that pass through the circle's points; flags may be written together")
    func arcs() {
        let quarter = elements("M1 0A1 1 0 010 1")
        #expect(quarter.count == 2)
        guard case .curve(let end, let control1, let control2) = quarter[1] else {
            Issue.record("no cubic")
            return
        }
        let k = 0.5522847498
        #expect(abs(control1.x - 1) < 1e-9 && abs(control1.y - k) < 1e-9)
        #expect(abs(control2.x - k) < 1e-9 && abs(control2.y - 1) < 1e-9)
        #expect(end == point(0, 1))

        let circle = SVGPathReader.read("M16 8A8 8 0 1 1 0 8a8 8 0 0 1 16 0z").path
        let box = circle.boundingRect
        #expect(abs(box.minX) < 1e-6 && abs(box.minY) < 1e-6)
        #expect(abs(box.width - 16) < 1e-6 && abs(box.height - 16) < 1e-6)
        // Radii that cannot reach the end are scaled up; a radius of 0 is a line; no distance draws nothing.
        let scaled = SVGPathReader.read("M0 0A1 1 0 0 1 10 0").path.boundingRect
        #expect(abs(scaled.height - 5) < 1e-6)
        #expect(elements("M0 0A0 1 0 0 1 10 0").last == .line(to: point(10, 0)))
        #expect(elements("M0 0A1 1 0 0 1 0 0") == [.move(to: point(0, 0))])
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
        let result = SVGPathReader.read(data)
        #expect(result.path.elements.count == count)
        #expect(result.isComplete == isComplete)
    }

    @Test("Random bytes are read as finite paths, which stay the same when written and read again")
    func randomData() {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        let letters = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE ,\n\0é")
        for _ in 0..<4000 {
            var text = "M0 0"
            for _ in 0..<24 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text.append(letters[Int((state >> 33) % UInt64(letters.count))])
            }
            let path = SVGPathReader.read(text).path
            let isFinite = path.elements.allSatisfy(\.isFinite)
            #expect(isFinite, "\(text)")
            let written = SVGPathWriter.data(path)
            let again = SVGPathReader.read(written)
            #expect(again.isComplete && SVGPathWriter.data(again.path) == written, "\(text)")
        }
    }

    @Test("Paths are written in relative steps, each command named once and no digit too many")
    func writing() {
        let path = Path { path in
            path.move(to: point(1, 2))
            path.addLine(to: point(3, 2))
            path.addLine(to: point(3, 2.5))
            path.addLine(to: point(2.25, 0))
            path.addLine(to: point(1.25, -1))
            path.addQuadCurve(to: point(2, 0), control: point(1, 1))
            path.addCurve(to: point(0, 0), control1: point(1.0004, 0), control2: point(0, -0.0006))
            path.closeSubpath()
        }
        // Worked out by hand from the steps above.
        let data = "M1 2h2v.5l-.75-2.5-1-1q-.25 2 .75 1c-1 0-2-.001-2 0z"
        #expect(SVGPathWriter.data(path) == data)
        #expect(SVGPathWriter.data(path, decimals: 0) == "M1 2h2v1l-1-3-1-1q0 2 1 1c-1 0-2 0-2 0z")
        let read = SVGPathReader.read(data)
        #expect(read.isComplete && read.path.elements.count == path.elements.count)
        #expect(read.path.elements[5] == .quadCurve(to: point(2, 0), control: point(1, 1)))
        var moved = SVGPathWriter()
        moved.add(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), transform: CGAffineTransform(2, 0, 0, 2, 5, 0))
        #expect(moved.text == "M5 0h2v2h-2z")
    }
}
