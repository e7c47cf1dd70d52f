import Foundation
import GalleyDrawing
import GalleyLayout
import Testing

/// Apple's documentation of `CGPath` and `CGMutablePath`.
@Suite("Core Graphics' paths")
struct CGPathTests {
    @Test("A box holds the control points, or the outline only")
    func boxes() {
        let path = CGMutablePath()
        #expect(path.isEmpty && path.currentPoint == .zero && path.boundingBox.isNull)
        path.move(to: CGPoint(x: 0, y: 0))
        path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
        // A quadratic curve reaches half its control point's height.
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 20, height: 5))
        #expect(path.currentPoint == CGPoint(x: 20, y: 0))
    }

    @Test("What a transform points to is applied")
    func transforms() {
        var move = CGAffineTransform(translationX: 5, y: 7)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: &move)
        var rect = CGRect.zero
        #expect(path.isRect(&rect) && rect == CGRect(x: 5, y: 7, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 6, y: 8)) && !path.contains(CGPoint(x: 4, y: 8)))
        #expect(path.copy(using: &move)?.boundingBox == CGRect(x: 10, y: 14, width: 10, height: 10))
        #expect(!CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil).isRect(nil))
    }

    @Test("A path and SwiftUI's are turned into each other, and a copy stays what it was")
    func paths() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        let before = Path(path)
        path.closeSubpath()
        #expect(before.elements.count == 3 && Path(path).elements.count == 4)
        #expect(Path(path).cgPath == path && before.cgPath != path)
        var kinds: [CGPathElementType] = []
        var ends: [CGPoint] = []
        path.applyWithBlock {
            kinds.append($0.pointee.type)
            ends.append($0.pointee.points[0])
        }
        #expect(kinds == [.moveToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
        #expect(ends[2] == CGPoint(x: 0, y: 10))
    }

    @Test("Holes depend on the rule")
    func rules() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addPath(
            CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
            transform: CGAffineTransform(translationX: 10, y: 10))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    }

    @Test func stroke() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 5))
        path.addLine(to: CGPoint(x: 10, y: 5))
        let area = path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(area.boundingBoxOfPath == CGRect(x: 0, y: 3, width: 10, height: 4))
    }

    @Test func colors() {
        let grey = CGColor(gray: 0.25, alpha: 0.5)
        #expect(grey.components == [0.25, 0.5] && grey.numberOfComponents == 2 && grey.alpha == 0.5)
        #expect(grey.copy(alpha: 1)?.components == [0.25, 1])
        let components: [CGFloat] = [1, 0.5, 0, 1]
        #expect(
            CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: components)
                == CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(
            CGColorSpace(name: "none") == nil && CGColorSpace(name: CGColorSpace.displayP3)?.numberOfComponents == 3)
    }
}
