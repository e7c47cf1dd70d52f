import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// What of a drawing is kept: nothing where its place or its opacity is none, and clips with or without smooth edges
/// (SwiftUI's interface of `clipped`, `cornerRadius` and `clipShape`).
@MainActor @Suite("Marks that have a place")
struct ContextPlaceTests {
    private func marks(_ draw: @escaping (inout GraphicsContext) -> Void) -> [DrawItem] {
        let canvas = Canvas { context, _ in draw(&context) }
        return RenderedView(canvas.frame(width: 20, height: 20)).displayList.marks
    }

    private let box = Path(CGRect(x: 2, y: 3, width: 5, height: 6))

    @Test("A transform that is not finite in any number draws nothing") func transforms() {
        for index in 0..<6 {
            for number in [CGFloat.nan, .infinity, -.infinity] {
                var numbers: [CGFloat] = [1, 0, 0, 1, 0, 0]
                numbers[index] = number
                let transform = CGAffineTransform(
                    a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
                let found = marks {
                    $0.transform = transform
                    $0.fill(box, with: .color(.black))
                }
                #expect(found.isEmpty, "\(index) \(number)")
            }
        }
        #expect(marks { $0.fill(box, with: .color(.black)) }.count == 1)
    }

    @Test("Nothing is drawn at an opacity of none; one that is no number is all") func opacities() {
        func alpha(_ opacity: Double) -> [Double] {
            let found = marks {
                $0.opacity = opacity
                $0.fill(box, with: .color(Color(red: 1, green: 0, blue: 0)))
            }
            return found.compactMap { if case .fill(_, .color(let color), _) = $0 { color.alpha } else { nil } }
        }
        let numbers: [Double] = [0, -1, 0.001, 0.25, 1, 7, .nan]
        #expect(numbers.map(alpha) == [[], [], [0.001], [0.25], [1], [1], [1]])
        let line = marks {
            $0.opacity = 0.5
            $0.stroke(box, with: .color(.black), lineWidth: 3)
        }
        guard case .stroke(_, .color(let color), let style) = line.first else {
            Issue.record("a line is a line")
            return
        }
        #expect(color.alpha == 0.5 && style.lineWidth == 3 && line.count == 1)
        #expect(marks { $0.stroke(box, with: .color(.black)) }.count == 1 && marks { _ in }.isEmpty)
    }

    private func clips(_ view: some View) -> [DrawClip] {
        RenderedView(view).displayList.groups.compactMap(\.clip)
    }

    @Test("The edges of a frame are cut sharp, those of corners and shapes smooth, unless said otherwise") func edges()
    {
        let red = Color.red.frame(width: 20, height: 10)
        let found = [
            clips(red.clipped()), clips(red.clipped(antialiased: true)), clips(red.cornerRadius(4)),
            clips(red.cornerRadius(4, antialiased: false)), clips(red.clipShape(Circle())),
            clips(red.clipShape(Circle(), style: FillStyle(antialiased: false))),
        ]
        #expect(found.map(\.count) == [1, 1, 1, 1, 1, 1])
        #expect(found.map { $0.first?.style.isAntialiased } == [false, true, true, false, true, false])
        #expect(found.map { $0.first?.style.isEOFilled } == Array(repeating: false, count: 6))
        #expect(clips(red.clipShape(Circle(), style: FillStyle(eoFill: true))).first?.style.isEOFilled == true)
        // A corner of 4 points is a part of a circle.
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        let round = Path(roundedRect: rect, cornerRadius: 4, style: .circular)
        #expect(found[2].first?.path.description == round.description && found[0].first?.path == Path(rect))
    }

    @Test("Clips of a context are in its space, the first around the others") func contexts() {
        let picture = Canvas { context, _ in
            context.translateBy(x: 1, y: 2)
            context.clip(to: box, style: FillStyle(eoFill: true))
            context.scaleBy(x: 2, y: 3)
            context.clip(to: box)
            context.fill(box, with: .color(.black))
        }
        let found = clips(picture.frame(width: 40, height: 40))
        #expect(
            found.map(\.path.boundingRect) == [
                CGRect(x: 3, y: 5, width: 5, height: 6), CGRect(x: 5, y: 11, width: 10, height: 18),
            ])
        #expect(found.map(\.style.isEOFilled) == [true, false])
    }
}
