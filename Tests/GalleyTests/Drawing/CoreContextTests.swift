import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Core Graphics' drawing: pixels where Apple's pages of CGContext say that marks lie, by hand from their coordinates.
@MainActor @Suite("Drawing with Core Graphics")
struct CoreContextTests {
    private func seen(_ draw: (CGContext) -> Void) throws -> Pixels {
        let context = CGContext()
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
        draw(context)
        return try Pixels(in: 40, 40, context.drawing)
    }

    private let red: [UInt8] = [255, 0, 0, 255], blue: [UInt8] = [0, 0, 255, 255], clear: [UInt8] = [0, 0, 0, 0]
    private let square = CGRect(x: 4, y: 4, width: 6, height: 6)

    @Test("What is moved, scaled and turned, until it is set back") func state() throws {
        let moved = try seen { context in
            context.saveGState()
            context.translateBy(x: 20, y: 2)
            context.scaleBy(x: 2, y: 3)
            context.fill(square)
            context.restoreGState()
            context.fill(square)
            context.restoreGState()
        }
        // 20 + 2 · 4 = 28 to 40, 2 + 3 · 4 = 14 to 32; and the square itself.
        #expect(moved[28, 14] == red && moved[39, 31] == red && moved[27, 14] == clear && moved[28, 13] == clear)
        #expect(moved[28, 32] == clear && moved[4, 4] == red && moved[9, 9] == red && moved[10, 9] == clear)
        let turned = try seen { context in
            context.translateBy(x: 30, y: 0)
            context.rotate(by: .pi / 2)
            context.fill(square)
        }
        // A quarter of a turn takes (x, y) to (30 − y, x).
        #expect(turned[20, 4] == red && turned[25, 9] == red && turned[26, 4] == clear && turned[19, 4] == clear)
        let colors = try seen { context in
            context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
            context.setStrokeColor(CGColor(red: 1, green: 1, blue: 0, alpha: 1))
            context.fill(square)
            context.stroke(CGRect(x: 20.5, y: 20.5, width: 10, height: 10))
            context.setAlpha(0.2)
            context.fill(CGRect(x: 30, y: 0, width: 5, height: 5))
        }
        #expect(colors[5, 5] == [0, 255, 0, 255] && colors[20, 25] == [255, 255, 0, 255] && colors[21, 25] == clear)
        #expect(colors[31, 1] == [0, 51, 0, 51])
    }

    @Test("Lines: width, ends, corners and dashes") func lines() throws {
        func line(_ context: CGContext) {
            context.beginPath()
            context.move(to: CGPoint(x: 10, y: 10))
            context.addLine(to: CGPoint(x: 30, y: 10))
            context.strokePath()
        }
        func corner(_ context: CGContext) {
            context.move(to: CGPoint(x: 10, y: 20))
            context.addLines(between: [CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20), CGPoint(x: 30, y: 40)])
            context.strokePath()
        }
        let plain = try seen { context in
            context.setLineWidth(4)
            line(context)
            corner(context)
        }
        #expect(plain[10, 8] == blue && plain[29, 11] == blue && plain[10, 7] == clear && plain[10, 12] == clear)
        #expect(plain[9, 10] == clear && plain[30, 10] == clear && plain[31, 18] == blue)
        let square = try seen { context in
            context.setLineWidth(4)
            context.setLineCap(.square)
            line(context)
            context.setLineJoin(.bevel)
            corner(context)
        }
        #expect(square[8, 8] == blue && square[31, 8] == blue && square[7, 8] == clear && square[31, 18] == clear)
        let limited = try seen { context in
            context.setLineWidth(4)
            context.setMiterLimit(1)
            corner(context)
            context.beginPath()
            context.setLineDash(phase: 2, lengths: [4, 6])
            line(context)
        }
        // From 10 on: two points of the first dash are over; then 6 of gap, 4 of dash.
        #expect(
            limited[31, 18] == clear && limited[11, 9] == blue && limited[12, 9] == clear && limited[17, 9] == clear)
        #expect(limited[18, 9] == blue && limited[21, 9] == blue && limited[22, 9] == clear)
        let twice = try seen { context in
            context.setLineWidth(4)
            line(context)
            context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.strokePath()
        }
        #expect(twice[20, 10] == blue)
    }

    @Test("Paths are those of Path") func paths() throws {
        func same(_ draw: (CGContext) -> Void, _ own: (inout Path) -> Void) {
            let context = CGContext()
            draw(context)
            context.fillPath()
            var path = Path()
            own(&path)
            let made = RenderedView(context.drawing.frame(width: 40, height: 40)).displayList.items
            let canvas = Canvas { context, _ in context.fill(path, with: .color(.black)) }
            let wanted = RenderedView(canvas.frame(width: 40, height: 40)).displayList.items
            #expect("\(fills(made))" == "\(fills(wanted))" && !fills(made).isEmpty)
        }
        let (a, b, c, d) = (CGPoint(x: 2, y: 3), CGPoint(x: 20, y: 5), CGPoint(x: 30, y: 30), CGPoint(x: 4, y: 25))
        same {
            $0.move(to: a)
            $0.addCurve(to: b, control1: c, control2: d)
            $0.addQuadCurve(to: d, control: c)
            $0.closePath()
            $0.addLine(to: c)
        } _: {
            $0.move(to: a)
            $0.addCurve(to: b, control1: c, control2: d)
            $0.addQuadCurve(to: d, control: c)
            $0.closeSubpath()
            $0.addLine(to: c)
        }
        for clockwise in [true, false] {
            same {
                $0.addArc(center: b, radius: 7, startAngle: 0.5, endAngle: 2, clockwise: clockwise)
            } _: {
                $0.addArc(center: b, radius: 7, startAngle: .radians(0.5), endAngle: .radians(2), clockwise: clockwise)
            }
        }
        same {
            $0.addRect(square)
            $0.beginPath()
            $0.addEllipse(in: CGRect(x: 1, y: 2, width: 9, height: 5))
            $0.addPath(CGPath(rect: square, transform: nil))
        } _: {
            $0.addEllipse(in: CGRect(x: 1, y: 2, width: 9, height: 5))
            $0.addRect(square)
        }
    }

    private func fills(_ items: [DrawItem]) -> [Path] {
        items.flatMap { item -> [Path] in
            switch item {
            case .fill(let path, _, _): [path]
            case .group(let group): fills(group.items)
            default: []
            }
        }
    }

    @Test("Ways of drawing a path, and what clips leave") func modes() throws {
        func ring(_ context: CGContext) {
            context.addRect(CGRect(x: 4, y: 4, width: 32, height: 32))
            context.addRect(CGRect(x: 14, y: 14, width: 12, height: 12))
        }
        let modes: [(CGPathDrawingMode, [[UInt8]])] = [
            (.fill, [red, red, red]), (.eoFill, [red, red, clear]), (.stroke, [blue, clear, clear]),
            (.fillStroke, [blue, red, red]), (.eoFillStroke, [blue, red, clear]),
        ]
        for (mode, colors) in modes {
            let found = try seen { context in
                context.setLineWidth(2)
                ring(context)
                context.drawPath(using: mode)
                context.drawPath(using: mode)
            }
            #expect([found[4, 20], found[8, 20], found[20, 20]] == colors, "\(mode)")
        }
        let hole = try seen { context in
            ring(context)
            context.fillPath(using: .evenOdd)
        }
        #expect(hole[20, 20] == clear && hole[8, 8] == red)
        let cut = try seen { context in
            ring(context)
            context.clip(using: .evenOdd)
            context.clip(to: CGRect(x: 0, y: 0, width: 40, height: 30))
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        #expect(cut[8, 8] == red && cut[20, 20] == clear && cut[2, 2] == clear && cut[20, 29] == red)
        #expect(cut[20, 30] == clear)
        let whole = try seen { context in
            context.translateBy(x: 10, y: 0)
            context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.clip()
            context.translateBy(x: -10, y: 0)
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        #expect(whole[10, 5] == red && whole[19, 5] == red && whole[9, 5] == clear && whole[20, 5] == clear)
        let round = try seen { context in
            context.setLineWidth(2)
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
            context.strokeEllipse(in: CGRect(x: 20, y: 20, width: 18, height: 18))
        }
        #expect(round[10, 10] == red && round[0, 0] == clear && round[28, 20] == blue && round[28, 28] == clear)
    }

    @Test("Shadows and pictures") func shadows() throws {
        let shadow = try seen { context in
            context.setShadow(offset: CGSize(width: 20, height: 3), blur: 0, color: CGColor(gray: 1, alpha: 1))
            context.fill(square)
            context.setShadow(offset: CGSize(width: 0, height: 20), blur: 0)
            context.fill(square)
        }
        #expect(
            shadow[24, 7] == [255, 255, 255, 255] && shadow[24, 6] == clear && shadow[24, 12] == [255, 255, 255, 255])
        // Black, a third as strong.
        #expect(shadow[4, 24] == [0, 0, 0, 85] && shadow[5, 5] == red)
        let soft = try seen { context in
            context.setShadow(offset: CGSize(width: 15, height: 0), blur: 6, color: CGColor(gray: 0, alpha: 1))
            context.fill(square)
        }
        let red = Color(red: 1, green: 0, blue: 0), box = square
        let wanted = try Pixels(
            in: 40, 40,
            Canvas { context, _ in
                context.addFilter(.shadow(color: Color(white: 0), radius: 3, x: 15, y: 0))
                context.fill(Path(box), with: .color(red))
            })
        for x in 14..<30 { #expect(soft[x, 7] == wanted[x, 7], "\(x)") }
        #expect(soft[18, 7][3] > 0 && soft[18, 7][3] < 255)
        let context = CGContext()
        #expect(context.drawing == nil)
        context.fill(square)
        #expect(context.takeDrawing() != nil && context.takeDrawing() == nil)
    }
}
