import Foundation
import Galley
import GalleyDrawing
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// What controls of one colour take of a tint that is any style: its colour, or the first of several (rules.md §16.8).
@MainActor @Suite("The colours of tints")
struct TintPaintTests {
    private let red = ResolvedColor(red: 1, green: 0, blue: 0),
        blue = ResolvedColor(red: 0, green: 0, blue: 1)
    private var stops: [GradientStop] {
        [GradientStop(color: red, location: 0.25), GradientStop(color: blue, location: 0.75)]
    }

    private func paint<S: ShapeStyle>(_ style: S) -> StylePaint {
        let context = RenderContext(options: RenderOptions())
        return S._paint(style, in: ViewTreeBuilder(context: context, environment: context.environment))
    }

    @Test("Of a gradient it is the first, of a shadowed style the style's own, of a picture none")
    func first() throws {
        let shadow = LayerShadow(color: blue, radius: 2, x: 1, y: 1)
        let gradients: [StylePaint] = [
            .linear(stops, .top, .bottom), .radial(stops, .center, 0, 5),
            .elliptical(stops, .center, 0, 0.5),
            .angular(stops, .center, .zero, .degrees(90)),
        ]
        #expect(gradients.map(\.firstColor) == [red, red, red, red])
        #expect(StylePaint.linear([], .top, .bottom).firstColor == nil)
        let shadowed: [StylePaint] = [
            .shadowed(.color(red), shadow), .innerShadowed(gradients[1], shadow),
        ]
        #expect(shadowed.map(\.firstColor) == [red, red] && StylePaint.color(blue).firstColor == blue)
        let pixel = try #require(
            RasterImage(pixelWidth: 1, pixelHeight: 1, premultipliedBGRA: [1, 2, 3, 255]))
        #expect(StylePaint.image(pixel, CGSize(width: 1, height: 1)).firstColor == nil)
        let backdrop = LayerBackdrop(radius: 3, saturation: 1, tint: blue)
        #expect(StylePaint.material(backdrop, opacity: 1).firstColor == blue)
        let mesh = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
            colors: [.init(red: 1, green: 0, blue: 0), .black, .black, .black], smoothsColors: false)
        #expect(paint(mesh).firstColor == red)
    }

    @Test("A gauge that shows a gradient along its scale gets its stops, from shadowed ones as well")
    func gradients() {
        func stops(_ paint: StylePaint?) -> [String]? {
            var environment = EnvironmentValues()
            environment.tintPaint = paint
            return environment.tintGradient?.stops.map {
                let color = $0.color.resolved(in: environment)
                return "\(color.red) \(color.blue) at \($0.location)"
            }
        }
        let wanted = ["1.0 0.0 at 0.25", "0.0 1.0 at 0.75"]
        let shadow = LayerShadow(color: blue, radius: 2, x: 1, y: 1)
        let line = StylePaint.linear(self.stops, .leading, .trailing)
        #expect(stops(line) == wanted && stops(.shadowed(line, shadow)) == wanted)
        #expect(stops(.innerShadowed(.radial(self.stops, .center, 1, 2), shadow)) == wanted)
        #expect(
            stops(.color(red)) == nil && stops(nil) == nil && stops(.shadowed(.color(red), shadow)) == nil
        )
    }

    private struct Reader: View {
        final class Box {
            var tint: Color?
            var paint: StylePaint?
            func note(_ values: EnvironmentValues) { (tint, paint) = (values.tintColor, values.tintPaint) }
        }
        let box: Box
        @Environment(\.self) private var values
        var body: some View {
            let _ = box.note(values)
            Color.clear
        }
    }

    @Test("A tint that is no colour is told; one that is a colour is not") func told() {
        func set(_ change: (Reader) -> AnyView) -> (color: ResolvedColor?, hasPaint: Bool, notes: Int) {
            let box = Reader.Box()
            let picture = RenderedView(change(Reader(box: box)))
            let color = box.tint?.resolved(in: EnvironmentValues())
            return (
                color, box.paint != nil,
                picture.diagnostics.count { $0.message.hasPrefix("A tint that is no") }
            )
        }
        let gradient = LinearGradient(
            colors: [.init(red: 1, green: 0, blue: 0), .black], startPoint: .top, endPoint: .bottom)
        let blueColor = Color(red: 0, green: 0, blue: 1)
        let found = [
            set { AnyView($0.tint(gradient)) }, set { AnyView($0.tint(AnyShapeStyle(blueColor))) },
            set { AnyView($0.tint(blueColor)) },
            set { AnyView($0.tint(nil as AnyShapeStyle?).tint(gradient)) },
            set { AnyView($0.tint(blueColor).tint(gradient)) },
        ]
        #expect(found.map(\.color) == [red, blue, blue, nil, blue])
        #expect(found.map(\.hasPaint) == [true, true, false, false, false])
        #expect(found.map(\.notes) == [1, 0, 0, 1, 1])
    }
}
