import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import GalleyTold
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Where shapes are touched, how large they are, in which direction they run, and how they move: what is painted counts.
@MainActor @Suite("Shapes that are touched and moved")
struct ShapeTouchTests {
    private let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    private let red = StylePaint.color(ResolvedColor(red: 1, green: 0, blue: 0))

    private func touched(
        _ layers: [ShapeDrawing.Layer], _ points: [(CGFloat, CGFloat)], path: @escaping (CGRect) -> Path = { Path($0) }
    ) -> [Bool] {
        let drawing = ShapeDrawing(path: path, layers: layers)
        return points.map { drawing.contains(CGPoint(x: $0.0, y: $0.1), in: rect) }
    }

    @Test("A fill by its rule, a line by its width, a border inside, and nothing that is clear") func contains() {
        let points: [(CGFloat, CGFloat)] = [(20, 20), (5, 20), (-1, 20), (1.5, 20), (-3, 20)]
        let line = StrokeStyle(lineWidth: 4),
            clear = StylePaint.color(ResolvedColor(red: 1, green: 0, blue: 0, alpha: 0))
        let ring: (CGRect) -> Path = { rect in
            Path {
                $0.addRect(rect)
                $0.addRect(rect.insetBy(dx: 10, dy: 10))
            }
        }
        let inner: (CGRect) -> Path = { Path($0.insetBy(dx: 2, dy: 2)) }
        let found = [
            touched([.init(paint: red, how: .fill(FillStyle()))], points, path: ring),
            touched([.init(paint: red, how: .fill(FillStyle(eoFill: true)))], points, path: ring),
            touched([.init(paint: red, how: .stroke(line))], points),
            touched([.init(paint: red, how: .border(inner, line))], points),
            touched([.init(paint: clear, how: .fill(FillStyle()))], points),
            touched([.init(paint: clear, how: .fill(FillStyle())), .init(paint: red, how: .stroke(line))], points),
            touched([], points),
        ]
        let wanted: [[Bool]] = [
            [true, true, false, true, false], [false, true, false, true, false], [false, false, true, true, false],
            [false, false, false, true, false], [false, false, false, false, false], [false, false, true, true, false],
            [false, false, false, false, false],
        ]
        #expect(found == wanted)
    }

    // The tip of a pointed join of 30° is as far from the corner as half the width by the sine of 15°: 2 / 0.2588 = 7.7 points.
    @Test("Pointed joins and the corners of square ends are part of a line") func joins() {
        let angle = 15.0 * .pi / 180
        let corner: (CGRect) -> Path = { _ in
            Path {
                $0.move(to: CGPoint(x: -30, y: -30 * tan(angle)))
                $0.addLine(to: .zero)
                $0.addLine(to: CGPoint(x: -30, y: 30 * tan(angle)))
            }
        }
        func at(_ style: StrokeStyle) -> [Bool] {
            touched([.init(paint: red, how: .stroke(style))], [(7, 0), (8.5, 0), (1, 0)], path: corner)
        }
        #expect(at(StrokeStyle(lineWidth: 4, lineJoin: .miter, miterLimit: 10)) == [true, false, true])
        #expect(at(StrokeStyle(lineWidth: 4, lineJoin: .bevel)) == [false, false, false])
        #expect(at(StrokeStyle(lineWidth: 4, lineJoin: .round)) == [false, false, true])
        let line: (CGRect) -> Path = { _ in
            Path {
                $0.move(to: .zero)
                $0.addLine(to: CGPoint(x: 10, y: 10))
            }
        }
        // A square end of 10 reaches 5 √2 = 7.07 straight up from the line's end, and as far to the left.
        let square = StrokeStyle(lineWidth: 10, lineCap: .square, lineJoin: .round)
        #expect(
            touched([.init(paint: red, how: .stroke(square))], [(0, -6.9), (-6.9, 0), (0, -7.3)], path: line)
                == [true, true, false])
    }

    private struct Corner: Shape {
        var behavior: LayoutDirectionBehavior = .mirrors
        func path(in rect: CGRect) -> Path { Path(CGRect(x: rect.minX, y: rect.minY, width: 10, height: 10)) }
        var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }
    }

    @Test("A shape is mirrored in the direction that it says") func mirrored() {
        let rect = CGRect(x: 20, y: 5, width: 40, height: 40)
        func left(_ behavior: LayoutDirectionBehavior) -> [CGFloat] {
            [LayoutDirection.leftToRight, .rightToLeft].map {
                Corner(behavior: behavior).outline(in: $0)(rect).boundingRect.minX
            }
        }
        let found = [left(.mirrors), left(.mirrors(in: .leftToRight)), left(.mirrors(in: .rightToLeft)), left(.fixed)]
        #expect(found == [[20, 50], [50, 20], [20, 50], [20, 20]])
    }

    private struct Sized: Shape {
        let size: CGSize
        func path(in rect: CGRect) -> Path { Path(rect) }
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
    }

    @Test("Lengths that a shape cannot have are nought") func sizes() {
        let sizes: [CGSize] = [
            CGSize(width: 3, height: 4), CGSize(width: -3, height: 4), CGSize(width: 3, height: CGFloat.nan),
            CGSize(width: 0.5, height: 0),
        ]
        let wanted: [CGSize] = [
            CGSize(width: 3, height: 4), CGSize(width: 0, height: 4), CGSize(width: 3, height: 0),
            CGSize(width: 0.5, height: 0),
        ]
        #expect(sizes.map { RenderedView(Sized(size: $0)).size } == wanted)
    }

    private func marks(_ view: some View) -> [DrawItem] {
        RenderedView(view.frame(width: 20, height: 10)).displayList.marks
    }

    @Test("Each paint of a rectangle is drawn, with the edges that are asked for") func rectangles() {
        let (one, two) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        func smooth(_ view: some View) -> [Bool] {
            marks(view).compactMap { if case .fill(_, _, let style) = $0 { style.isAntialiased } else { nil } }
        }
        let found = [
            smooth(Rectangle().fill(one)), smooth(Rectangle().fill(one).fill(two)),
            smooth(Rectangle().fill(one, style: FillStyle(antialiased: false))), smooth(Rectangle()),
            smooth(Rectangle().stroke(one)), smooth(Ellipse().fill(one, style: FillStyle(antialiased: false))),
        ]
        #expect(found == [[true], [true, true], [false], [true], [], [false]])
        // A fill of a stroke is the stroke.
        #expect(marks(Rectangle().stroke(lineWidth: 3)).count == 1)
        let stroke = marks(Ellipse().stroke(lineWidth: 3).fill(one)).compactMap {
            if case .stroke(_, .color(let color), let style) = $0 { [Double(style.lineWidth), color.red] } else { nil }
        }
        #expect(stroke == [[3, 1]])
    }

    private struct Moving: View {
        @State private var isOn = false

        var body: some View {
            RoundedRectangle(cornerRadius: isOn ? 8 : 0)
                .fill(isOn ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 0))
                .stroke(isOn ? Color(red: 1, green: 1, blue: 1) : Color(red: 0, green: 0, blue: 0), lineWidth: 2)
                .frame(width: 40, height: 20)
                .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        }
    }

    // Colours move in linear light, so that a quarter of the way to 1 is 0.25 encoded.
    @Test("A shape's corners and each of its colours move") func moving() {
        let host = liveHost(Moving(), 40, 20), rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        host.tap(CGPoint(x: 20, y: 10))
        host.advance(by: 0.25)
        let part = (ResolvedColor.encoded(0.25) * 1e6).rounded() / 1e6
        var colors: [[Double]] = [], paths: [String] = []
        for mark in host.displayList().marks {
            guard case .fill(let path, .color(let color), _) = mark else {
                guard case .stroke(let path, .color(let color), _) = mark else { continue }
                (colors, paths) = (colors + [numbers(color)], paths + [path.description])
                continue
            }
            (colors, paths) = (colors + [numbers(color)], paths + [path.description])
        }
        #expect(colors == [[part, 0, 0, 1], [part, part, part, 1]])
        let wanted = RoundedRectangle(cornerRadius: 2).path(in: rect).description
        #expect(paths == [wanted, wanted])
    }

    private func numbers(_ color: ResolvedColor) -> [Double] {
        [color.red, color.green, color.blue, color.alpha].map { ($0 * 1e6).rounded() / 1e6 }
    }

    @Test("A ground is touched where it is seen") func grounds() {
        func tapped(_ view: some View) -> Int {
            var count = 0
            let host = liveHost(view.onTapGesture { count += 1 }, 40, 20)
            host.tap(CGPoint(x: 20, y: 10))
            return count
        }
        let fade = LinearGradient(colors: [.clear, .red], startPoint: .top, endPoint: .bottom)
        let found = [
            tapped(Color.red), tapped(Color.clear), tapped(fade), tapped(Circle().fill(.red)),
            tapped(Circle().stroke(.red)),
            tapped(Rectangle().fill(.clear)), tapped(Color.red.opacity(0)),
        ]
        #expect(found == [1, 0, 1, 1, 0, 0, 0])
    }
}
