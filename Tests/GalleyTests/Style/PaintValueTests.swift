import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Paints that styles make: arguments left out by SwiftUI's interface, places in a shape's rectangle (rules.md §16.6), shares of levels
/// (§16.4), and the numbers of materials and glass (§16.7).
@MainActor @Suite("Paints of styles")
struct PaintValueTests {
    private func paint<S: ShapeStyle>(_ style: S, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> StylePaint
    {
        let context = RenderContext(options: RenderOptions())
        var environment = context.environment
        change(&environment)
        return S._paint(style, in: ViewTreeBuilder(context: context, environment: environment))
    }

    private let colors = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1, opacity: 0.5)]
    private var gradient: Gradient { Gradient(colors: colors) }
    private let rect = CGRect(x: 10, y: 20, width: 200, height: 100)

    private func isSame<A: ShapeStyle, B: ShapeStyle>(_ a: A, _ b: B) -> Bool {
        paint(a).resolved(in: rect) == paint(b).resolved(in: rect)
    }

    @Test("Gradients with less said are those with the usual numbers") func omitted() {
        let stops = [Gradient.Stop(color: colors[0], location: 0), .init(color: colors[1], location: 1)]
        let turn = AngularGradient(gradient: gradient, center: .center, startAngle: .zero, endAngle: .degrees(360))
        #expect(isSame(AngularGradient(gradient: gradient, center: .center, angle: .zero), turn))
        #expect(isSame(AngularGradient(colors: colors, center: .center), turn))
        #expect(isSame(AngularGradient(stops: stops, center: .center), turn))
        #expect(isSame(.conicGradient(gradient, center: .center), turn))
        #expect(isSame(.conicGradient(colors: colors, center: .center), turn))
        #expect(isSame(.conicGradient(stops: stops, center: .center), turn))
        let flat = AngularGradient(gradient: gradient, center: .center, startAngle: .zero, endAngle: .zero)
        #expect(isSame(AngularGradient(gradient: gradient, center: .center, endAngle: .zero), flat))
        let half = EllipticalGradient(
            gradient: gradient, center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)
        #expect(
            isSame(EllipticalGradient(gradient: gradient), half) && isSame(EllipticalGradient(colors: colors), half))
        #expect(isSame(EllipticalGradient(stops: stops), half) && isSame(.ellipticalGradient(gradient), half))
        #expect(isSame(.ellipticalGradient(colors: colors), half) && isSame(.ellipticalGradient(stops: stops), half))
        let any = AnyGradient(gradient)
        #expect(isSame(.ellipticalGradient(any), half))
        #expect(
            isSame(.conicGradient(any), turn)
                && isSame(.angularGradient(any, startAngle: .zero, endAngle: .degrees(360)), turn))
        let circle = RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 30)
        #expect(isSame(.radialGradient(any, endRadius: 30), circle))
        #expect(!isSame(.radialGradient(any, startRadius: 1, endRadius: 30), circle))
        let down = LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
        #expect(isSame(gradient, down) && isSame(any, down))
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0] && Gradient(colors: []).stops.isEmpty)
        let mesh = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: colors + colors)
        let whole = MeshGradient(
            width: 2, height: 2, locations: .points([[0, 0], [1, 0], [0, 1], [1, 1]]), colors: .colors(colors + colors),
            background: .clear, smoothsColors: true, colorSpace: .device)
        #expect(mesh == whole)
        #expect(
            ShadowStyle.drop(radius: 3)
                == .drop(color: Color(.sRGBLinear, white: 0, opacity: 0.33), radius: 3, x: 0, y: 0))
        #expect(
            ShadowStyle.inner(radius: 3)
                == .inner(color: Color(.sRGBLinear, white: 0, opacity: 0.55), radius: 3, x: 0, y: 0))
    }

    @Test("Unit points lie in the shape's rectangle, radii of an ellipse are shares of its width") func places() {
        let ends = [
            GradientStop(color: ResolvedColor(red: 1, green: 0, blue: 0), location: 0),
            GradientStop(color: ResolvedColor(red: 0, green: 0, blue: 1, alpha: 0.5), location: 1),
        ]
        let line = LinearGradient(gradient: gradient, startPoint: UnitPoint(x: 0.25, y: 0.5), endPoint: .bottomTrailing)
        #expect(
            paint(line).resolved(in: rect)
                == .linearGradient(ends, start: CGPoint(x: 60, y: 70), end: CGPoint(x: 210, y: 120)))
        let circle = RadialGradient(gradient: gradient, center: .topTrailing, startRadius: 4, endRadius: 9)
        #expect(
            paint(circle).resolved(in: rect)
                == .radialGradient(ends, center: CGPoint(x: 210, y: 20), startRadius: 4, endRadius: 9))
        let ellipse = EllipticalGradient(
            gradient: gradient, center: .bottom, startRadiusFraction: 0.25, endRadiusFraction: 0.75)
        #expect(
            paint(ellipse).resolved(in: rect)
                == .radialGradient(
                    ends, center: CGPoint(x: 110, y: 120), startRadius: 50, endRadius: 150, heightPerWidth: 0.5))
        let angles = AngularGradient(
            gradient: gradient, center: .leading, startAngle: .radians(1), endAngle: .radians(2))
        #expect(
            paint(angles).resolved(in: rect)
                == .angularGradient(ends, center: CGPoint(x: 10, y: 70), startAngle: 1, endAngle: 2))
        // A part of a paint is a part of each of its colours.
        let faded = ends.map { GradientStop(color: $0.color.multiplyingAlpha(0.5), location: $0.location) }
        #expect(faded.map(\.color.alpha) == [0.5, 0.25])
        for (style, expected) in [
            (
                AnyShapeStyle(line),
                Paint.linearGradient(faded, start: CGPoint(x: 60, y: 70), end: CGPoint(x: 210, y: 120))
            ),
            (
                AnyShapeStyle(circle),
                .radialGradient(faded, center: CGPoint(x: 210, y: 20), startRadius: 4, endRadius: 9)
            ),
            (
                AnyShapeStyle(angles),
                .angularGradient(faded, center: CGPoint(x: 10, y: 70), startAngle: 1, endAngle: 2)
            ),
        ] {
            #expect(paint(style.opacity(0.5)).resolved(in: rect) == expected)
        }
    }

    private func color<S: ShapeStyle>(
        _ style: S, _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> [Double] {
        guard case .color(let color) = paint(style, change) else { return [] }
        return [color.red * 255, color.green * 255, color.blue * 255].map { $0.rounded() } + [color.alpha]
    }

    @Test("Levels of a colour, of the foreground, of grounds and of fills") func levels() {
        let red = Color(red: 1, green: 0, blue: 0)
        #expect(color(red.secondary) == [255, 0, 0, 0.5] && color(red.tertiary) == [255, 0, 0, 0.25])
        #expect(color(red.quaternary) == [255, 0, 0, 0.18] && color(red.quinary) == [255, 0, 0, 0.05])
        #expect(color(.primary) == [0, 0, 0, 1] && color(.secondary) == [60, 60, 67, 0.6])
        #expect(color(.tertiary) == [60, 60, 67, 0.3] && color(.quaternary) == [60, 60, 67, 0.18])
        #expect(color(.quinary) == [60, 60, 67, 0.05] && color(ForegroundStyle().secondary) == [60, 60, 67, 0.6])
        #expect(color(.fill) == [120, 120, 128, 0.2] && color(FillShapeStyle().secondary) == [120, 120, 128, 0.16])
        #expect(color(FillShapeStyle().tertiary) == [118, 118, 128, 0.12])
        #expect(color(FillShapeStyle().quaternary) == [116, 116, 128, 0.08])
        #expect(color(.background) == [255, 255, 255, 1] && color(BackgroundStyle().secondary) == [242, 242, 247, 1])
        #expect(color(BackgroundStyle().tertiary) == [255, 255, 255, 1])
        let dark: (inout EnvironmentValues) -> Void = { $0.colorScheme = .dark }
        #expect(
            color(.background, dark) == [0, 0, 0, 1] && color(BackgroundStyle().secondary, dark) == [28, 28, 30, 1])
        #expect(color(BackgroundStyle().tertiary, dark) == [44, 44, 46, 1])
        let raised: (inout EnvironmentValues) -> Void = { ($0.colorScheme, $0.isElevated) = (.dark, true) }
        #expect(color(.background, raised) == [28, 28, 30, 1])
        #expect(color(BackgroundStyle().secondary, raised) == [44, 44, 46, 1])
        #expect(color(BackgroundStyle().tertiary, raised) == [58, 58, 60, 1])
        #expect(color(.separator) == [60, 60, 67, 0.29] && color(.placeholder) == [60, 60, 67, 0.3])
        #expect(color(.link) == [0, 122, 255, 1] && color(.windowBackground) == [255, 255, 255, 1])
        #expect(color(.tint) == [0, 136, 255, 1] && color(.selection) == [0, 136, 255, 1])
    }

    private func backdrop<S: ShapeStyle>(_ style: S, isDark: Bool = false) -> LayerBackdrop? {
        guard case .material(let backdrop, 1) = paint(style, { $0.colorScheme = isDark ? .dark : .light }) else {
            return nil
        }
        return backdrop
    }

    @Test("Materials") func materials() {
        let shares: [(Material, Double, Double)] = [
            (.ultraThin, 0.5, 0.55), (.thin, 0.65, 0.7), (.regular, 0.8, 0.82), (.thick, 0.88, 0.9),
            (.ultraThick, 0.94, 0.95), (.bar, 0.94, 0.94),
        ]
        for (material, light, dark) in shares {
            for (isDark, level, share) in [(false, 247.0, light), (true, 37.0, dark)] {
                let found = backdrop(material, isDark: isDark)
                #expect(found?.radius == 29.5 && found?.saturation == 1.8 && found?.documentColor == nil)
                #expect(
                    found?.tint == ResolvedColor(red: level / 255, green: level / 255, blue: level / 255, alpha: share))
            }
        }
        guard case .material(_, let opacity) = paint(Material.thin.opacity(0.25)) else {
            Issue.record("a part of a material is a material")
            return
        }
        #expect(opacity == 0.25)
    }

    @Test("Glass") func glass() throws {
        func look(_ glass: Glass, isDark: Bool = false) throws -> [Double] {
            let found = try #require(backdrop(GlassStyle(glass: glass), isDark: isDark))
            #expect(
                found.documentColor == nil && found.tint.red == found.tint.green && found.tint.red == found.tint.blue)
            return [
                found.saturation, found.radius, (found.tint.red * 255).rounded(), (found.tint.alpha * 255).rounded(),
            ]
        }
        #expect(try look(.regular) == [5.77, 2.25, 253, 222] && look(.regular, isDark: true) == [2.85, 2.25, 26, 190])
        #expect(try look(.thick) == [5.77, 12, 253, 222] && look(.thick, isDark: true) == [3.11, 12, 72, 203])
        #expect(try look(.clear) == [1.4, 6, 255, 38] && look(.clear, isDark: true) == [1.4, 6, 41, 38])
        let tinted = try #require(backdrop(GlassStyle(glass: .regular.tint(Color(red: 1, green: 0.5, blue: 0)))))
        #expect(tinted.saturation == 1.4 && tinted.radius == 2.25)
        #expect(tinted.tint == ResolvedColor(red: 1, green: 0.5, blue: 0, alpha: 0.8))
        // In documents one colour: glass over white in the light, over black in the dark, a little clear.
        for (glass, isDark, level, alpha) in [
            (Glass.regular, false, 253, 0.9), (.regular, true, 19, 0.92), (.thick, false, 253, 1),
            (.thick, true, 57, 1),
        ] {
            let color = try #require(
                backdrop(GlassStyle(glass: glass, isPictured: false), isDark: isDark)?.documentColor)
            #expect(Int((color.red * 255).rounded()) == level && color.alpha == alpha && color.green == color.red)
        }
    }
}
