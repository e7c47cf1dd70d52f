import SwiftUI

/// Where the corners of a path's outline begin: the ends of its elements on the edges of its box.
private func corners(_ path: Path) -> (top: CGFloat, left: CGFloat, right: CGFloat) {
    let box = path.boundingRect
    var ends: [CGPoint] = []
    path.forEach { element in
        switch element {
        case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): ends.append(to)
        case .closeSubpath: break
        }
    }
    func least(_ numbers: [CGFloat]) -> CGFloat { numbers.min() ?? .nan }
    return (
        least(ends.filter { abs($0.y - box.minY) < 1e-6 }.map { $0.x - box.minX }),
        least(ends.filter { abs($0.x - box.minX) < 1e-6 }.map { $0.y - box.minY }),
        least(ends.filter { abs($0.x - box.maxX) < 1e-6 }.map { $0.y - box.minY })
    )
}

private func uneven(_ leading: CGFloat, _ trailing: CGFloat) -> Path {
    UnevenRoundedRectangle(topLeadingRadius: leading, topTrailingRadius: trailing, style: .circular)
        .path(in: CGRect(x: 0, y: 0, width: 100, height: 300))
}

private let wideCorners = RoundedRectangle(cornerSize: CGSize(width: 60, height: 8), style: .circular)
    .path(in: CGRect(x: 0, y: 0, width: 100, height: 60))

@MainActor
let shapeCases = Area("Shapes and drawing") {
    Case(
        "T-169", "Circles are as wide as tall, others stretch", .measured, "SWW shape/layout", .window(300, 40),
        [.width("a", 40), .width("b", 110), .width("c", 110), .width("d", 40)]
    ) {
        HStack(spacing: 0) {
            Circle().probe("a")
            Ellipse().probe("b")
            Capsule().probe("c")
            Circle().stroke().probe("d")
        }
    }

    Case(
        "T-170", "A circle above a rectangle", .measured, "SWW shape/layout", .proposing(60, 100),
        [.frame("circle", 5, 0, 50, 50), .frame("rectangle", 0, 50, 60, 50)]
    ) {
        VStack(spacing: 0) {
            Circle().probe("circle")
            Rectangle().probe("rectangle")
        }
    }

    Case(
        "T-171", "Shapes with and without widths in a row", .measured, "SWW shape/layout", .window(200, 30),
        [.width("a", 78), .width("b", 40), .width("c", 20), .width("d", 50)]
    ) {
        HStack(spacing: 4) {
            Rectangle().probe("a")
            Rectangle().frame(width: 40).probe("b")
            Capsule().frame(width: 20).probe("c")
            RoundedRectangle(cornerRadius: 4).frame(maxWidth: 50).probe("d")
        }
    }

    Case(
        "T-172", "A trimmed circle is sized as a circle, a moved or scaled one is not", .measured, "SWW Shape.md",
        parts: [
            Part(.proposing(60, 40), [.size(40, 40)]) { Circle().trim(from: 0, to: 0.5).stroke(Color.red) },
            Part(.proposing(60, 40), [.size(60, 40)]) { Circle().scale(0.5) },
            Part(.proposing(60, 40), [.size(60, 40)]) { Circle().offset(x: 5) },
        ])

    Case(
        "T-173", "A corner is no wider than half the smaller side", .measured, "SWW Shape.md",
        values: [
            .value("corner width", 30) { corners(wideCorners).top },
            .value("corner height", 8) { corners(wideCorners).left },
        ])

    Case(
        "T-174", "Uneven corners share an edge", .measured, "SWW Shape.md",
        values: [
            .value("20 beside 90", 20) { corners(uneven(20, 90)).left },
            .value("90 beside 20", 80) { corners(uneven(20, 90)).right },
            .value("50 beside 70", 50) { corners(uneven(50, 70)).left },
            .value("70 beside 50", 50) { corners(uneven(50, 70)).right },
        ])

    Case(
        "T-175", "Corners shrink with an inset", .measured, "SWW Shape.md",
        values: [
            .value("radius", 7) {
                corners(
                    RoundedRectangle(cornerRadius: 12, style: .circular).inset(by: 5)
                        .path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
                ).top
            }
        ])

    Case(
        "T-176", "A stroke reaches beyond the frame", .measured, "SWW Shape.md", .window(100, 100),
        [.frame("circle", 25, 25, 50, 50), .ink(23, 23, 54, 54)]
    ) {
        Circle().stroke(lineWidth: 4).frame(width: 50, height: 50).probe("circle")
    }

    drawingCases
    pixelCases
}
