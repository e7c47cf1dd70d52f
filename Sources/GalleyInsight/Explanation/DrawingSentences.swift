import Foundation
import GalleyEngine
import GalleyGraph

extension ToldNode {
    /// What an effect does to where the view is drawn: its place in the layout stays (rules.md §9.5, §17.5).
    func sentencesOf(_ drawing: ExplainedDrawing) -> [String] {
        let box = CGRect(origin: .zero, size: drawing.size).applying(drawing.transform)
        let change = move(drawing) ?? turn(drawing) ?? scale(drawing) ?? "in a box of \(Wording.size(box.size))"
        return ["It is drawn \(change); its place in the layout stays, so the views around it do not follow."]
    }

    /// `30 to the right and 10 up`.
    private func move(_ drawing: ExplainedDrawing) -> String? {
        let transform = drawing.transform
        guard transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 else { return nil }
        let parts = [
            (transform.tx, transform.tx > 0 ? "to the right" : "to the left"),
            (transform.ty, transform.ty > 0 ? "down" : "up"),
        ].filter { $0.0 != 0 }.map { "\(Wording.number(abs($0.0))) \($0.1)" }
        return Wording.list(parts)
    }

    /// `turned by 45°`.
    private func turn(_ drawing: ExplainedDrawing) -> String? {
        let transform = drawing.transform
        guard areClose(transform.a, transform.d), areClose(transform.b, -transform.c),
            areClose(transform.a * transform.a + transform.b * transform.b, 1)
        else { return nil }
        return "turned by \(Wording.number(Angle(radians: transform.turnedBy).degrees))°"
    }

    /// `at 2 times its size`.
    private func scale(_ drawing: ExplainedDrawing) -> String? {
        let transform = drawing.transform
        guard transform.b == 0, transform.c == 0 else { return nil }
        return areClose(transform.a, transform.d)
            ? "at \(Wording.number(transform.a)) times its size"
            : "at \(Wording.number(transform.a)) times its width and \(Wording.number(transform.d)) times its height"
    }

    private func areClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }
}

extension CGAffineTransform {
    /// The angle of a rotation, in radians, clockwise.
    fileprivate var turnedBy: Double { Double(atan2(b, a)) }
}
