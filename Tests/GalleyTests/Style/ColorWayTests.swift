import Foundation
import Galley
import GalleyDrawing
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Colours between two, reckoned by hand with alpha multiplied (docs/rules.md §16.6), what `Color.Resolved` writes, and
/// the last levels of the system's styles (§16.3, §16.4).
@MainActor @Suite("Colours on the way to others")
struct ColorWayTests {
    private let red = ResolvedColor(red: 1, green: 0, blue: 0)
    private let faint = ResolvedColor(red: 0, green: 0, blue: 1, alpha: 0.5)

    private func numbers(_ color: ResolvedColor) -> [Double] {
        [color.red, color.green, color.blue, color.alpha].map { ($0 * 1e6).rounded() / 1e6 }
    }

    // A quarter of the way alpha is 0.875: red has 0.75 of it, blue 0.125.
    @Test("By their components, as much as each is seen") func components() {
        func mixed(_ a: ResolvedColor, _ b: ResolvedColor, _ share: Double) -> [Double] {
            numbers(a.mixed(with: b, by: share, isPerceptual: false))
        }
        #expect(mixed(red, faint, 0.25) == [0.857143, 0, 0.142857, 0.875])
        #expect(mixed(red, faint, 0) == [1, 0, 0, 1] && mixed(red, faint, 1) == [0, 0, 1, 0.5])
        var clear = red
        clear.alpha = 0
        #expect(
            mixed(clear, faint, 0.5) == [0, 0, 1, 0.25] && mixed(clear, clear, 0.5) == [0, 0, 0, 0])
        let grey = ResolvedColor(red: 0.2, green: 0.4, blue: 0.6)
        #expect(mixed(grey, ResolvedColor(red: 1, green: 0, blue: 1), 0.5) == [0.6, 0.2, 0.8, 1])
    }

    @Test("Beyond the ends are the ends") func ends() {
        let first = Color(red: 1, green: 0, blue: 0)
        let last = Color(red: 0, green: 0, blue: 1, opacity: 0.5)
        func mixed(_ share: Double, _ space: Gradient.ColorSpace = .device) -> [Double] {
            numbers(first.mix(with: last, by: share, in: space).resolved(in: EnvironmentValues()))
        }
        #expect([mixed(-1), mixed(.nan), mixed(0)] == Array(repeating: [1, 0, 0, 1], count: 3))
        #expect([mixed(1), mixed(7)] == Array(repeating: [0, 0, 1, 0.5], count: 2))
        #expect(mixed(0.25) == [0.857143, 0, 0.142857, 0.875])
        let seen = numbers(first.mix(with: last, by: 0.5).resolved(in: EnvironmentValues()))
        #expect(seen == mixed(0.5, .perceptual) && seen != mixed(0.5))
        let half = first.opacity(0.5).opacity(0.5)
        #expect(
            [first.opacity(-1), first.opacity(2), first.opacity(.nan), half].map {
                $0.resolved(in: EnvironmentValues()).alpha
            } == [0, 1, 1, 0.25])
    }

    @Test("A gradient in the device's space has sixteen parts from each stop to the next")
    func parts() {
        let context = RenderContext(options: RenderOptions())
        let builder = ViewTreeBuilder(context: context, environment: context.environment)
        let stops = [
            Gradient.Stop(color: Color(red: 1, green: 0, blue: 0), location: 0.25),
            .init(color: Color(red: 0, green: 0, blue: 1), location: 0.5),
            .init(color: Color(red: 0, green: 1, blue: 0), location: 1),
        ]
        let own = Gradient(stops: stops).colorSpace(.device).resolved(builder)
        let steps = (0...16).map { Double($0) / 16 }
        let first: [Double] = steps.map { 0.25 + 0.25 * $0 }
        let second: [Double] = steps.map { 0.5 + 0.5 * $0 }
        #expect(own.map(\.location) == first + second)
        #expect(
            [numbers(own[4].color), numbers(own[25].color)] == [[0.75, 0, 0.25, 1], [0, 0.5, 0.5, 1]])
        #expect(
            Gradient(stops: stops).colorSpace(.perceptual).resolved(builder).map(\.location) == [
                0.25, 0.5, 1,
            ])
        #expect(AnyGradient(Gradient(stops: stops)).resolved(builder).count == 3)
    }

    @Test(
        "A resolved colour is written by two digits each, as four numbers, and moves by 128 times its light"
    )
    func resolved() throws {
        typealias Resolved = Color.Resolved
        let colors = [
            Resolved(red: 15.0 / 255, green: 16.0 / 255, blue: 2, opacity: .nan),
            Resolved(red: 0, green: 1, blue: 0.5),
            Resolved(red: -1, green: 10.0 / 255, blue: 171.0 / 255, opacity: 0.25),
        ]
        #expect(colors.map(\.description) == ["#0F10FF00", "#00FF80FF", "#000AAB40"])
        let data = try JSONEncoder().encode(Resolved(red: 0.25, green: 0.5, blue: 0.75, opacity: 1))
        #expect(try JSONDecoder().decode([Float].self, from: data) == [0.25, 0.5, 0.75, 1])
        let read = try JSONDecoder().decode(Resolved.self, from: Data("[0.25, 0.5, 0.75, 0.125]".utf8))
        #expect([read.red, read.green, read.blue, read.opacity] == [0.25, 0.5, 0.75, 0.125])
        var moved = Resolved(colorSpace: .sRGBLinear, red: 0.25, green: 0.5, blue: 1, opacity: 0.5)
        let parts = moved.animatableData
        let found = [
            parts.first, parts.second.first, parts.second.second.first, parts.second.second.second,
        ]
        #expect(zip(found, [32, 64, 128, 64] as [Float]).allSatisfy { abs($0 - $1) < 0.001 })
        moved.animatableData = AnimatablePair(128, AnimatablePair(0, AnimatablePair(64, 32)))
        #expect(
            moved.red == 1 && moved.green == 0 && abs(moved.linearBlue - 0.5) < 1e-6
                && moved.opacity == 0.25)
    }

    @Test("Levels beyond a style's last are its last") func levels() {
        func color<S: ShapeStyle>(_ style: S) -> [Double] {
            let context = RenderContext(options: RenderOptions())
            let builder = ViewTreeBuilder(context: context, environment: context.environment)
            guard case .color(let color) = S._paint(style, in: builder) else { return [] }
            return [color.red * 255, color.green * 255, color.blue * 255].map { $0.rounded() } + [
                color.alpha
            ]
        }
        #expect(color(FillShapeStyle().quinary) == [116, 116, 128, 0.08])
        #expect(color(BackgroundStyle().quinary) == [255, 255, 255, 1])
        #expect(color(ForegroundStyle().quinary) == [60, 60, 67, 0.05])
        let labels = [-1, 0, 1, 2, 3, 4, 9].map { SystemColor.label(level: $0) }
        #expect(
            labels == [
                .label, .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel,
                .quinaryLabel,
            ])
    }
}
