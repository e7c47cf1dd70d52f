import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

/// Core Graphics' paths and colours: each step is the one of `Path`, transformed where that is asked for (Apple's pages of CGPath,
/// CGMutablePath and CGColor).
@Suite("Paths and colours of Core Graphics")
struct CorePathTests {
    private let move = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 7)
    private let rect = CGRect(x: 1, y: 2, width: 30, height: 20)

    private func made(_ add: (CGMutablePath) -> Void) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 4, y: 4))
        add(path)
        return path
    }

    private func drawn(_ transform: CGAffineTransform = .identity, _ add: (inout Path) -> Void) -> CGPath {
        var part = Path()
        add(&part)
        var path = Path()
        path.move(to: CGPoint(x: 4, y: 4))
        path.addPath(part, transform: transform)
        return path.cgPath
    }

    @Test("Shapes") func shapes() {
        #expect(made { $0.addEllipse(in: rect) } == drawn { $0.addEllipse(in: rect) })
        #expect(made { $0.addEllipse(in: rect, transform: move) } == drawn(move) { $0.addEllipse(in: rect) })
        let corner = CGSize(width: 4, height: 3)
        #expect(
            made { $0.addRoundedRect(in: rect, cornerWidth: 4, cornerHeight: 3) }
                == drawn { $0.addRoundedRect(in: rect, cornerSize: corner, style: .circular) })
        #expect(
            made { $0.addRoundedRect(in: rect, cornerWidth: 4, cornerHeight: 3, transform: move) }
                == drawn(move) { $0.addRoundedRect(in: rect, cornerSize: corner, style: .circular) })
        #expect(made { $0.addRects([rect, rect]) } == drawn { $0.addRects([rect, rect]) })
        #expect(made { $0.addRect(rect, transform: move) } == drawn(move) { $0.addRect(rect) })
    }

    @Test("Arcs") func arcs() {
        let center = CGPoint(x: 10, y: 20)
        func whole(_ transform: CGAffineTransform, _ clockwise: Bool) -> CGPath {
            made {
                $0.addArc(
                    center: center, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise,
                    transform: transform)
            }
        }
        func own(_ transform: CGAffineTransform, _ clockwise: Bool) -> CGPath {
            var path = Path()
            path.move(to: CGPoint(x: 4, y: 4))
            path.addArc(
                center: center, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise,
                transform: transform)
            return path.cgPath
        }
        for clockwise in [false, true] {
            #expect(whole(.identity, clockwise) == own(.identity, clockwise))
            #expect(whole(move, clockwise) == own(move, clockwise))
        }
        // A quarter from the right to below, around (10, 20): it begins with a line and ends at (10, 25).
        let quarter = whole(.identity, false)
        #expect(abs(quarter.currentPoint.x - 10) < 1e-9 && abs(quarter.currentPoint.y - 25) < 1e-9)
        #expect(made { $0.addRelativeArc(center: center, radius: 5, startAngle: 0, delta: .pi / 2) } == quarter)
        let bigger = made {
            $0.addRelativeArc(center: center, radius: 5, startAngle: 0, delta: .pi / 2, transform: move)
        }
        #expect(bigger == whole(move, false))
        // From (4, 4) to a corner at (24, 4) and down: the circle of 5 points touches at (19, 4) and (24, 9).
        let first = CGPoint(x: 24, y: 4), second = CGPoint(x: 24, y: 40)
        let tangent = made { $0.addArc(tangent1End: first, tangent2End: second, radius: 5) }
        #expect(abs(tangent.currentPoint.x - 24) < 1e-9 && abs(tangent.currentPoint.y - 9) < 1e-9)
        #expect(abs(tangent.boundingBoxOfPath.minX - 4) < 1e-9)
        let shifted = made {
            $0.addArc(
                tangent1End: first, tangent2End: second, radius: 5, transform: CGAffineTransform(translationX: 0, y: 0))
        }
        #expect(shifted == tangent)
    }

    @Test("Lines of two paths, and the even-odd rule") func algebra() {
        func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
            CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
        }
        let (wide, left) = (rectangle(0, 10, 40, 10), rectangle(-5, 0, 25, 60))
        #expect(wide.lineIntersection(left).boundingBoxOfPath == CGRect(x: 0, y: 10, width: 20, height: 10))
        #expect(wide.lineSubtracting(left).boundingBoxOfPath == CGRect(x: 20, y: 10, width: 20, height: 10))
        let ring = CGMutablePath()
        ring.addRects([CGRect(x: 0, y: 0, width: 60, height: 60), CGRect(x: 20, y: 20, width: 20, height: 20)])
        let (middle, point) = (rectangle(28, 28, 4, 4), CGPoint(x: 30, y: 30))
        #expect(ring.normalized().contains(point) && !ring.normalized(using: .evenOdd).contains(point))
        #expect(!middle.lineIntersection(ring).isEmpty && middle.lineIntersection(ring, using: .evenOdd).isEmpty)
        #expect(middle.lineSubtracting(ring).isEmpty && !middle.lineSubtracting(ring, using: .evenOdd).isEmpty)
        #expect(middle.intersects(ring) && !middle.intersects(ring, using: .evenOdd))
        #expect(middle.subtracting(ring).isEmpty && !middle.subtracting(ring, using: .evenOdd).isEmpty)
        #expect(!middle.intersection(ring).isEmpty && middle.intersection(ring, using: .evenOdd).isEmpty)
        #expect(ring.union(left).contains(point) && !ring.union(left, using: .evenOdd).contains(point))
        #expect(!middle.symmetricDifference(ring).contains(point))
        #expect(middle.symmetricDifference(ring, using: .evenOdd).contains(point))
        #expect(ring.contains(point) && !ring.contains(point, using: .evenOdd))
        let away = CGAffineTransform(translationX: 100, y: 0)
        #expect(!ring.contains(point, transform: away) && ring.contains(CGPoint(x: 130, y: 30), transform: away))
        let copy = ring.mutableCopy()
        copy?.addLine(to: CGPoint(x: 99, y: 0))
        #expect(copy?.boundingBox == CGRect(x: 0, y: 0, width: 99, height: 60))
        #expect(CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 5), transform: nil).boundingBox.maxY == 7)
        #expect(CGMutablePath().boundingBox.isNull && CGMutablePath().currentPoint == .zero && CGMutablePath().isEmpty)
        #expect(copy?.boundingBox.maxX == 99 && ring.boundingBox.maxX == 60)
        #expect(Set([ring as CGPath, ring.copy() ?? ring, middle]).count == 2)
    }

    @Test("Colours are their space and their numbers") func colors() {
        let grey = CGColor(genericGrayGamma2_2Gray: 0.25, alpha: 0.5)
        #expect(grey.components == [0.25, 0.5] && grey.colorSpace?.numberOfComponents == 1 && grey.alpha == 0.5)
        #expect(grey.colorSpace == CGColorSpaceCreateDeviceGray() && grey.copy() == grey)
        #expect(Set([grey, CGColor(gray: 0.25, alpha: 0.5), CGColor(gray: 0.5, alpha: 0.5)]).count == 2)
        #expect(Set([CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray()]).count == 2)
        #expect(CGColorSpaceCreateDeviceRGB().numberOfComponents == 3 && CGColorSpace(name: "x") == nil)
        #expect(CGColor.black.components == [0, 1] && CGColor.white.components == [1, 1])
        #expect(CGColor.clear.components == [0, 0])
        let own = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.1, 0.2, 0.3, 0.4])
        #expect(own?.components == [0.1, 0.2, 0.3, 0.4] && own?.numberOfComponents == 4)
        #expect(own == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
        #expect(own?.copy(alpha: 0.9) == CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.9))
        #expect(CGColor(gray: 1, alpha: 1) != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    }
}
