import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Apple's documentation of `UIBezierPath`; that corners are continuous and that the height of `cornerRadii` does not count is
/// what measurements say (Stack Overflow 75592757 and 76933879).
@Suite("UIKit's paths")
@MainActor
struct UIBezierPathTests {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

    @Test("Some corners are rounded, the others are not")
    func corners() {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 3))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 59)))
        #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 59)))
        #expect(Path(path.cgPath).boundingRect == rect)
        let all = UIBezierPath(
            roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 10, height: 10))
        #expect(
            Path(all.cgPath).boundingRect == Path(UIBezierPath(roundedRect: rect, cornerRadius: 10).cgPath).boundingRect
        )
        #expect(!all.contains(CGPoint(x: 99, y: 1)))
    }

    @Test("An arc that is clockwise is so on screen")
    func arcs() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        // From the right to below, by way of the right below.
        let box = Path(path.cgPath).boundingRect
        #expect(abs(box.minX) < 1e-9 && abs(box.maxY - 10) < 1e-9 && abs(box.width - 10) < 1e-9)
        let other = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(Path(other.cgPath).boundingRect.minX + 10) < 1e-9)
    }

    @Test("Steps are SwiftUI's")
    func steps() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 15, y: 5))
        path.addCurve(to: .zero, controlPoint1: CGPoint(x: 5, y: 10), controlPoint2: CGPoint(x: 0, y: 5))
        path.close()
        path.append(UIBezierPath(rect: rect))
        path.apply(CGAffineTransform(translationX: 1, y: 0))
        let same = Path {
            $0.move(to: CGPoint(x: 1, y: 0))
            $0.addLine(to: CGPoint(x: 11, y: 0))
            $0.addQuadCurve(to: CGPoint(x: 11, y: 10), control: CGPoint(x: 16, y: 5))
            $0.addCurve(to: CGPoint(x: 1, y: 0), control1: CGPoint(x: 6, y: 10), control2: CGPoint(x: 1, y: 5))
            $0.closeSubpath()
            $0.addRect(CGRect(x: 1, y: 0, width: 100, height: 60))
        }
        #expect(Path(path.cgPath) == same)
        path.removeAllPoints()
        #expect(path.isEmpty)
    }
}
