import Foundation
import Galley
import GalleyDrawing
import GalleyTold
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// What a graphics context records, mark by mark: the order of its opacity, filters, clips and blend modes (Apple's page of
/// `GraphicsContext`: of several filters the one that was added last comes first), and lengths in a context that is scaled.
@MainActor @Suite("Marks that a graphics context records")
struct GraphicsMarkTests {
    private func lines(
        isOpaque: Bool = false, filters: [ColorFilter] = [], _ draw: @escaping (inout GraphicsContext) -> Void
    ) -> [String] {
        let context = RenderContext(options: RenderOptions())
        let builder = ViewTreeBuilder(context: context, environment: context.environment)
        let drawing = CanvasDrawing(
            isOpaque: isOpaque, renderer: { context, _ in draw(&context) },
            symbols: CanvasSymbols(EmptyView(), builder),
            environment: context.environment, context: context)
        let items = drawing.items(in: CGRect(x: 0, y: 0, width: 20, height: 20), filters)
        return ToldPicture(DisplayList(size: .zero, items: items)).lines
    }

    private let box = Path(CGRect(x: 0, y: 0, width: 10, height: 20)), black = Color(red: 0, green: 0, blue: 0)
    private let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)
    private let mark = "fill rect 0 0 10 20 #ff0000"

    private func paint(_ context: GraphicsContext) { context.fill(box, with: .color(red)) }

    @Test("A single mark fades by its paint, several as one layer") func opacity() {
        func faded(_ opacity: Double, _ draw: @escaping (inout GraphicsContext) -> Void = { _ in }) -> [String] {
            lines { context in
                context.opacity = opacity
                draw(&context)
                paint(context)
            }
        }
        let seen = [faded(.nan), faded(7), faded(1), faded(0.5), faded(0), faded(-1)]
        #expect(seen == [[mark], [mark], [mark], [mark + "/0.5"], [], []])
        #expect(faded(0.5) { $0.addFilter(.blur(radius: 2)) } == ["blur 2 {", mark + "/0.5", "}"])
        #expect(
            faded(0.5) { $0.addFilter(.shadow(color: black, radius: 2)) } == [
                "opacity 0.5 {", "shadow 2 0 0 short #000000 {", mark, "}", "}",
            ])
        let layer = lines { context in
            context.opacity = 0.5
            context.drawLayer { layer in
                paint(layer)
                layer.stroke(box, with: .color(blue))
            }
        }
        #expect(layer == ["opacity 0.5 {", mark, "line 1 rect 0 0 10 20 #0000ff", "}"])
        let thick = lines { $0.stroke(box, with: .color(blue), lineWidth: 3) }
        #expect(thick == ["line 3 rect 0 0 10 20 #0000ff"])
    }

    @Test("Around a mark are its filters, then its clips, then its blend mode") func order() {
        let found = lines { context in
            context.blendMode = .multiply
            context.clip(to: Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
            context.translateBy(x: 5, y: 6)
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 7, height: 8)))
            context.addFilter(.shadow(color: black, radius: 1))
            context.addFilter(.blur(radius: 2))
            paint(context)
        }
        #expect(
            found == [
                "blend multiply {", "clip rect 1 2 3 4 {", "clip rect 5 6 7 8 {", "shadow 1 0 0 short #000000 {",
                "blur 2 {", "fill rect 5 6 10 20 #ff0000", "}", "}", "}", "}", "}",
            ])
        let plain = lines { context in
            context.blendMode = .normal
            context.addFilter(.blur(radius: 0))
            context.addFilter(.shadow(color: .clear, radius: 3))
            paint(context)
        }
        #expect(plain == [mark])
        let lost = [CGFloat.nan, .infinity].map { number in
            lines { context in
                context.translateBy(x: number, y: 0)
                paint(context)
            }
        }
        #expect(lost == [[], []])
    }

    @Test("Lengths of filters are the context's: in the mean where it is stretched, turned with it") func lengths() {
        let stretched = lines { context in
            context.scaleBy(x: 4, y: 1)
            context.addFilter(.blur(radius: 3))
            paint(context)
        }
        #expect(stretched == ["blur 6 {", "fill rect 0 0 40 20 #ff0000", "}"])
        let turned = lines { context in
            context.translateBy(x: 100, y: 100)
            context.scaleBy(x: 2, y: 2)
            context.rotate(by: .degrees(90))
            context.addFilter(.shadow(color: black, radius: 1, x: 1, y: 2, options: .invertsAlpha))
            context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(red))
        }
        #expect(turned == ["inner shadow 2 -4 2 short #000000 {", "fill rect 98 100 2 2 #ff0000", "}"])
    }

    // Three times the radius and the way is as far as the shadow reaches, and one point more.
    @Test("A shadow alone is its colour where the mark is, moved and blurred") func shades() {
        func shade(_ options: GraphicsContext.ShadowOptions, _ blend: GraphicsContext.BlendMode = .normal) -> [String] {
            lines { context in
                context.addFilter(.shadow(color: blue, radius: 2, x: 3, y: -1, blendMode: blend, options: options))
                paint(context)
            }
        }
        let shadow = [
            "blur 2 {", "mask {", "fill rect 3 -1 10 20 #ff0000", "masks", "fill rect -8 -12 32 42 #0000ff", "}", "}",
        ]
        #expect(shade(.shadowOnly) == shadow)
        #expect(shade(.shadowAbove) == [mark] + shadow)
        #expect(shade([], .screen) == ["blend screen {"] + shadow + ["}", mark])
        #expect(shade([.shadowOnly, .shadowAbove]) == shadow)
        let sharp = lines { context in
            context.addFilter(.shadow(color: blue, radius: 0, x: 0, y: 3, options: .shadowOnly))
            paint(context)
        }
        #expect(sharp == ["mask {", "fill rect 0 3 10 20 #ff0000", "masks", "fill rect -4 -1 18 28 #0000ff", "}"])
    }

    @Test("Colours pass the context's filters first, then those around") func colors() {
        let multiply = GraphicsContext.Filter.colorMultiply(Color(red: 0.5, green: 1, blue: 1))
        let found = lines(filters: [.inversion]) { context in
            context.addFilter(multiply)
            paint(context)
            context.drawLayer { paint($0) }
        }
        // Half of red, inverted.
        let wanted = "fill rect 0 0 10 20 #80ffff"
        #expect(found == [wanted, wanted])
        let shadow = lines(filters: [.inversion]) { context in
            context.addFilter(.shadow(color: red, radius: 1))
            paint(context)
        }
        #expect(shadow == ["shadow 1 0 0 short #00ffff {", "fill rect 0 0 10 20 #00ffff", "}"])
        #expect(lines(isOpaque: true) { _ in } == ["fill rect 0 0 20 20 #000000"])
        #expect(lines(isOpaque: true, filters: [.inversion]) { _ in } == ["fill rect 0 0 20 20 #ffffff"])
    }

    @Test("The rectangle around what clips leave") func bounds() {
        var found: [CGRect] = []
        _ = lines { context in
            found.append(context.clipBoundingRect)
            var empty = context
            empty.clip(to: Path())
            found.append(empty.clipBoundingRect)
            context.translateBy(x: 2, y: 3)
            context.clipToLayer { $0.fill(box, with: .color(red)) }
            found.append(context.clipBoundingRect)
            context.clip(to: Path(CGRect(x: 4, y: 5, width: 30, height: 30)))
            found.append(context.clipBoundingRect)
            context.clipToLayer { _ in }
            found.append(context.clipBoundingRect)
        }
        let wanted: [CGRect] = [
            .zero, CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 4, y: 5, width: 6, height: 15),
        ]
        #expect(found.count == 5 && Array(found[1...3]) == wanted && found[4].isEmpty)
        // Without any clip it has no end.
        #expect(found[0].minX < -1e9 && found[0].maxX > 1e9 && found[0].minY < -1e9 && found[0].maxY > 1e9)
    }

    @Test("A clip to a layer is as opaque as it is said to be") func layers() {
        func clipped(_ opacity: Double) -> [String] {
            lines { context in
                context.clipToLayer(opacity: opacity) { $0.fill(box, with: .color(blue)) }
                paint(context)
            }
        }
        let whole = ["mask {", "fill rect 0 0 10 20 #0000ff", "masks", mark, "}"]
        #expect([clipped(1), clipped(.nan), clipped(3)] == [whole, whole, whole])
        let half = ["mask {", "opacity 0.5 {", "fill rect 0 0 10 20 #0000ff", "}", "masks", mark, "}"]
        let none = ["mask {", "opacity 0 {", "fill rect 0 0 10 20 #0000ff", "}", "masks", mark, "}"]
        #expect([clipped(0.5), clipped(0), clipped(-2)] == [half, none, none])
    }

    @Test("Each blend mode has Core Graphics' number, and draws as it is called") func modes() {
        typealias Mode = GraphicsContext.BlendMode
        let modes: [(Mode, Int32, String)] = [
            (.normal, 0, "normal"), (.multiply, 1, "multiply"), (.screen, 2, "screen"), (.overlay, 3, "overlay"),
            (.darken, 4, "darken"), (.lighten, 5, "lighten"), (.colorDodge, 6, "colorDodge"),
            (.colorBurn, 7, "colorBurn"), (.softLight, 8, "softLight"), (.hardLight, 9, "hardLight"),
            (.difference, 10, "difference"), (.exclusion, 11, "exclusion"), (.hue, 12, "hue"),
            (.saturation, 13, "saturation"), (.color, 14, "color"), (.luminosity, 15, "luminosity"),
            (.sourceAtop, 20, "sourceAtop"), (.destinationOver, 21, "destinationOver"),
            (.destinationOut, 23, "destinationOut"), (.plusDarker, 26, "plusDarker"), (.plusLighter, 27, "plusLighter"),
        ]
        #expect(modes.map(\.0.rawValue) == modes.map(\.1))
        #expect(modes.map { "\($0.0.mode)" } == modes.map(\.2))
        #expect([16, 19, 22, 24, 25, 28, -1].map { Mode(rawValue: $0).mode == .normal }.allSatisfy { $0 })
    }
}
