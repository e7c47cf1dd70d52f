import Foundation
import Galley
import GalleyDrawing
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Symbols that show a value, and layers by the styles around (Apple's page of `init(systemName:variableValue:)`: from
/// 0 to 1; any value above 0 lights the first step, 1 lights all; docs/rules.md §14.4).
@MainActor @Suite("Layers that are lit")
struct LitLayerTests {
    private let red = ResolvedColor(red: 1, green: 0, blue: 0), blue = ResolvedColor(red: 0, green: 0, blue: 1)

    private func layers(
        _ name: String, value: Double? = nil, mode: SymbolRenderingMode? = nil, around: SymbolRenderingMode? = nil,
        _ paints: [ResolvedColor]
    ) -> [ResolvedColor] {
        let context = RenderContext(options: RenderOptions())
        var environment = context.environment
        environment.symbolRenderingMode = around
        environment.foreground = paints.isEmpty ? nil : ForegroundLevels(paints: paints.map { .color($0) })
        let builder = ViewTreeBuilder(context: context, environment: environment)
        let request = SymbolRequest(name: name, variableValue: value, renderingMode: mode)
        return builder.symbol(request).layers.compactMap { if case .color(let color) = $0.paint { color } else { nil } }
    }

    @Test("Three waves are lit one after the other, those that are not are a quarter as visible") func waves() {
        func alphas(_ value: Double?) -> [Double] {
            layers("speaker.wave.3", value: value, mode: .monochrome, [red]).map(\.alpha).sorted()
        }
        let values: [Double] = [0, 0.2, 1.0 / 3, 0.34, 2.0 / 3, 0.67, 1, 5, -1, .nan]
        let unlit = values.map { value in alphas(value).count { $0 == 0.25 } }
        #expect(unlit == [3, 2, 2, 1, 1, 0, 0, 0, 3, 3])
        #expect(values.allSatisfy { value in alphas(value).allSatisfy { $0 == 0.25 || $0 == 1 } })
        #expect(values.allSatisfy { alphas($0).count == alphas(1).count } && alphas(1).count >= 4)
        // Without a value it is one fill, and so is a symbol without steps.
        #expect(alphas(nil) == [1] && layers("heart", value: 0, mode: .monochrome, [red]) == [red])
    }

    @Test("Half of what is seen already is a quarter of it less") func faint() {
        var half = red
        half.alpha = 0.5
        let found = layers("speaker.wave.3", value: 0, mode: .monochrome, [half]).map(\.alpha)
        #expect(Set(found) == [0.5, 0.125])
    }

    @Test("Two styles make a palette, one does not; a mode that is said counts, the symbol's own first") func modes() {
        let one = layers("heart.circle", [red]), two = layers("heart.circle", [red, blue])
        #expect(one == [red] && Set(two) == [red, blue])
        #expect(layers("heart.circle", mode: .monochrome, [red, blue]) == [red])
        #expect(layers("heart.circle", around: .monochrome, [red, blue]) == [red])
        #expect(Set(layers("heart.circle", mode: .palette, around: .monochrome, [red, blue])) == [red, blue])
        // Of one style the second level is a half.
        let levels = layers("heart.circle", mode: .hierarchical, [red]).map(\.alpha).sorted()
        #expect(levels == [0.5, 1] && layers("heart.circle", around: .palette, [red]).count == 2)
        // The ground that a sign lies on is a quarter.
        let ground = layers("heart.circle.fill", mode: .hierarchical, [red]).map(\.alpha).sorted()
        #expect(ground == [0.25, 1])
        #expect(layers("", [red]).isEmpty)
    }

    @Test("A setting of the symbol's own counts before what is around") func settings() {
        let context = RenderContext(options: RenderOptions())
        var environment = context.environment
        (environment.font, environment.imageScale) = (.system(size: 20), .large)
        let builder = ViewTreeBuilder(context: context, environment: environment)
        func width(_ setting: SymbolSetting) -> CGFloat {
            builder.symbol(SymbolRequest(name: "square", setting: setting)).size.width
        }
        let large = width(SymbolSetting()), medium = width(SymbolSetting(scale: .medium))
        #expect(large > medium && width(SymbolSetting(scale: .small)) < medium)
        #expect(width(SymbolSetting(font: .system(size: 40), scale: .medium)) > large)
        #expect(width(SymbolSetting(font: .system(size: 20))) == large)
    }
}
