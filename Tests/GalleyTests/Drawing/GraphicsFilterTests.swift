import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Filters, shadings and resolved views of graphics contexts: arguments left out by SwiftUI's interface, and places by hand.
@MainActor @Suite("Filters and shadings of graphics contexts")
struct GraphicsFilterTests {
    private typealias Filter = GraphicsContext.Filter

    private func isSame(_ a: Filter, _ b: Filter) -> Bool { "\(a.storage)" == "\(b.storage)" }

    @Test("Arguments of filters that are left out, and numbers that are none") func filters() {
        let grey = Color(.sRGBLinear, white: 0, opacity: 0.33)
        #expect(
            isSame(
                .shadow(radius: 3), .shadow(color: grey, radius: 3, x: 0, y: 0, blendMode: .normal, options: [])))
        #expect(
            !isSame(.shadow(radius: 3), .shadow(radius: 3, x: 1))
                && !isSame(.shadow(radius: 3), .shadow(radius: 3, y: 1)))
        #expect(
            isSame(.blur(radius: 2), .blur(radius: 2, options: []))
                && !isSame(.blur(radius: 2), .blur(radius: 2, options: .opaque)))
        #expect(isSame(.alphaThreshold(min: 0.5), .alphaThreshold(min: 0.5, max: 1, color: .black)))
        #expect(isSame(.alphaThreshold(min: -1, max: 2), .alphaThreshold(min: 0, max: 1)))
        #expect(isSame(.alphaThreshold(min: .nan, max: .nan), .alphaThreshold(min: 0, max: 0)))
        func filter(_ filter: Filter) -> String {
            if case .color(let color) = filter.storage { text(color) } else { "" }
        }
        func text(_ filter: ColorFilter) -> String {
            "\(filter.apply(to: ResolvedColor(red: 0.2, green: 0.5, blue: 0.7, alpha: 1)))"
        }
        #expect(filter(.hueRotation(.radians(2))) == text(.hueRotation(radians: 2)))
        #expect(filter(.hueRotation(.radians(.nan))) == text(.hueRotation(radians: 0)))
        #expect(filter(.saturation(2)) == text(.saturation(2)) && filter(.saturation(.nan)) == text(.saturation(1)))
        #expect(filter(.brightness(0.2)) == text(.brightness(0.2)) && filter(.brightness(.nan)) == text(.brightness(0)))
        #expect(filter(.contrast(2)) == text(.contrast(2)) && filter(.contrast(.nan)) == text(.contrast(1)))
        #expect(filter(.grayscale(0.2)) == text(.saturation(0.8)) && filter(.grayscale(.nan)) == text(.saturation(1)))
        #expect(filter(.grayscale(-1)) == text(.saturation(1)) && filter(.grayscale(2)) == text(.saturation(0)))
        typealias Shadow = GraphicsContext.ShadowOptions
        #expect([Shadow.shadowAbove, .shadowOnly, .invertsAlpha, .disablesGroup].map(\.rawValue) == [1, 2, 4, 8])
        #expect(GraphicsContext.BlurOptions.opaque.rawValue == 1)
    }

    private func paint(_ shading: GraphicsContext.Shading) -> Paint {
        let context = RenderContext(options: RenderOptions())
        let paint = shading.paint(ViewTreeBuilder(context: context, environment: context.environment))
        return paint.resolved(in: shading.box ?? CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test("Arguments of shadings that are left out") func shadings() {
        let gradient = Gradient(colors: [.red, .blue]), center = CGPoint(x: 3, y: 4)
        #expect(
            paint(.color(red: 0.1, green: 0.2, blue: 0.3))
                == paint(.color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1)))
        #expect(paint(.color(white: 0.4)) == paint(.color(.sRGB, white: 0.4, opacity: 1)))
        #expect(paint(.color(white: 0.4)) != paint(.color(.sRGBLinear, white: 0.4)))
        #expect(
            paint(.conicGradient(gradient, center: center))
                == paint(.conicGradient(gradient, center: center, angle: .zero)))
        // A turn from the angle on, about a point of the canvas.
        let turn = StylePaint.angular(
            gradientStops(gradient), UnitPoint(x: 3, y: 4), .radians(1), .radians(1 + 2 * .pi))
        #expect(
            paint(.conicGradient(gradient, center: center, angle: .radians(1)))
                == turn.resolved(in: CGRect(x: 0, y: 0, width: 1, height: 1)))
        let round = StylePaint.radial(gradientStops(gradient), UnitPoint(x: 3, y: 4), 5, 6)
        #expect(
            paint(.radialGradient(gradient, center: center, startRadius: 5, endRadius: 6))
                == round.resolved(in: CGRect(x: 0, y: 0, width: 1, height: 1)))
        #expect(
            paint(.palette([.color(.red), .color(.blue)])) == paint(.color(.red))
                && paint(.palette([])) == paint(.foreground))
        let image = Image(systemName: "star")
        let (tiled, whole) = (
            GraphicsContext.Shading.tiledImage(image),
            GraphicsContext.Shading.tiledImage(
                image, origin: .zero, sourceRect: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 1)
        )
        #expect(tiled.origin == .zero && whole.origin == .zero && tiled.box == nil)
    }

    private func gradientStops(_ gradient: Gradient) -> [GradientStop] {
        let context = RenderContext(options: RenderOptions())
        return gradient.resolved(ViewTreeBuilder(context: context, environment: context.environment))
    }

    @Test("Images and symbols lie around their anchor, or fill a rectangle") func places() {
        func drawn(_ draw: @escaping (GraphicsContext) -> Void) -> CGRect? {
            let view = Canvas { context, _ in
                draw(context)
            } symbols: {
                Color.red.frame(width: 20, height: 30).tag(1)
            }
            return drawnBounds(in: 100, 100, view.accessibilityIdentifier("canvas"))["canvas"]
        }
        let image = Image(size: CGSize(width: 20, height: 30)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 30)), with: .color(.red))
        }
        let (point, rect) = (CGPoint(x: 50, y: 60), CGRect(x: 10, y: 20, width: 40, height: 50))
        let middle = CGRect(x: 40, y: 45, width: 20, height: 30), corner = CGRect(x: 30, y: 30, width: 20, height: 30)
        #expect(drawn { $0.draw(image, at: point) } == middle)
        #expect(drawn { $0.draw(image, at: point, anchor: .bottomTrailing) } == corner)
        #expect(drawn { $0.draw($0.resolve(image), at: point) } == middle)
        #expect(drawn { $0.draw($0.resolve(image), at: point, anchor: .bottomTrailing) } == corner)
        #expect(drawn { $0.draw(image, in: rect) } == rect && drawn { $0.draw($0.resolve(image), in: rect) } == rect)
        #expect(drawn { context in context.resolveSymbol(id: 1).map { context.draw($0, at: point) } } == middle)
        // A symbol is offered the rectangle: one of a fixed size lies in its corner.
        #expect(
            drawn { context in context.resolveSymbol(id: 1).map { context.draw($0, in: rect) } }
                == CGRect(x: 10, y: 20, width: 20, height: 30))
    }

    @Test("Texts have baselines") func baselines() {
        var found: [CGFloat] = []
        let font = Font.system(size: 20)
        let view = Canvas { context, _ in
            let text = context.resolve(Text("Two\nlines").font(font))
            let size = CGSize(width: 200, height: 200)
            found = [text.firstBaseline(in: size), text.lastBaseline(in: size), text.measure(in: size).height]
        }
        _ = RenderedView(view.frame(width: 10, height: 10)).displayList
        let one = RenderedView(Text("Two").font(font)).size.height
        #expect(found.count == 3 && found[0] < one && found[0] > one / 2)
        #expect(abs(found[1] - found[0] - (found[2] - one)) < 1 && found[1] > one)
    }
}
