import Foundation
import Galley
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Arguments of views and small values that are left out (SwiftUI's and Foundation's interfaces on Apple's platforms),
/// and what is handed on to the options of a picture.
@MainActor @Suite("Arguments of views that are left out")
struct ViewArgumentTests {
    @Test("Canvases, pictures and what is accessible") func views() {
        let canvas = Canvas { _, _ in }
        let symbols = Canvas(renderer: { _, _ in }, symbols: { Color.red })
        #expect([canvas.isOpaque, canvas.rendersAsynchronously] == [false, false])
        #expect([symbols.isOpaque, symbols.rendersAsynchronously] == [false, false])
        let given = Canvas(opaque: true, rendersAsynchronously: true) { _, _ in }
        #expect([given.isOpaque, given.rendersAsynchronously] == [true, true])
        #expect(canvas.colorMode == .nonLinear && symbols.colorMode == .nonLinear)
        let images = [AsyncImage(url: nil).scale, AsyncImage(url: nil, scale: 3).scale]
        #expect(images == [1, 3] && AsyncImage(url: nil) { _ in Color.red }.scale == 1)
        #expect(AsyncImage(url: nil, content: { $0 }, placeholder: { Color.red }).scale == 1)
        #expect(AccessibilityFocusState<Bool>().wrappedValue == false)
        #expect(AccessibilityFocusState<Int?>().wrappedValue == nil)
        #expect(Text.Layout.DrawingOptions.disablesSubpixelQuantization.rawValue == 1)
        let bounds = Text.Layout.TypographicBounds()
        #expect([bounds.width, bounds.ascent, bounds.descent, bounds.leading] == [0, 0, 0, 0])
        #expect(bounds.origin == .zero && bounds.rect == .zero)
    }

    @Test("A function of Metal's is told where it would be run") func shaders() {
        let shader = ShaderLibrary.default.ripple(.float(1), .float2(2, 3))
        #expect(shader.dithersColor == false && shader.arguments == [.float(1), .float2(CGPoint(x: 2, y: 3))])
        #expect(Shader.Argument.float2(CGSize(width: 2, height: 3)) == .float2(CGVector(dx: 2, dy: 3)))
        #expect(Shader.Argument.float3(1, 2, 3) != .float4(1, 2, 3, 0) && shader.function.name == "ripple")
        func told(_ view: some View) -> Int { RenderedView(view).diagnostics.count { $0.message.contains("ripple") } }
        let box = Color.red.frame(width: 2, height: 2), none = CGSize.zero
        let counts = [
            told(box.colorEffect(shader)), told(box.colorEffect(shader, isEnabled: false)),
            told(box.distortionEffect(shader, maxSampleOffset: none)),
            told(box.distortionEffect(shader, maxSampleOffset: none, isEnabled: false)),
            told(box.layerEffect(shader, maxSampleOffset: none)),
            told(box.layerEffect(shader, maxSampleOffset: none, isEnabled: false)), told(Circle().fill(shader)),
            told(Circle().fill(.red)),
        ]
        #expect(counts == [1, 0, 1, 0, 1, 0, 1, 0])
    }

    // 1.1 and 0.9 are Galley's: Apple documents none.
    @Test("Symbols that are left larger or smaller, one effect upon the other") func symbols() {
        func scale<V: View>(_ change: (AnyView) -> V) -> CGFloat {
            (values(change).symbolScale * 1000).rounded() / 1000
        }
        let found = [
            scale { $0 }, scale { $0.symbolEffect(.scale) }, scale { $0.symbolEffect(.scale.up) },
            scale { $0.symbolEffect(.scale.down) }, scale { $0.symbolEffect(.scale.down, isActive: false) },
            scale { $0.symbolEffect(.scale.up.byLayer).symbolEffect(.scale.down.wholeSymbol) },
            scale { $0.symbolEffect(.scale.up, isActive: true).symbolEffect(.scale.up) },
        ]
        #expect(found == [1, 1.1, 1.1, 0.9, 1, 0.99, 1.21])
        #expect(values { $0 }.imageScale == .medium && values { $0.imageScale(.large) }.imageScale == .large)
        #expect(values { $0 }.symbolRenderingMode == nil)
        #expect(values { $0.symbolRenderingMode(.palette) }.symbolRenderingMode?.kind == .palette)
    }

    @Test("A renderer hands on what it was told, and says nothing otherwise") func renderers() {
        let renderer = ImageRenderer(content: Color.red)
        #expect(renderer.scale == 1 && renderer.isOpaque == false && renderer.printsDiagnostics)
        #expect(renderer.proposedSize == .unspecified && renderer.colorMode == .nonLinear)
        #expect(renderer.assetFolders.isEmpty && renderer.symbolFolders.isEmpty && renderer.diagnostics.isEmpty)
        let (first, second) = (URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b"))
        renderer.proposedSize = ProposedViewSize(width: 3, height: nil)
        (renderer.assetFolders, renderer.symbolFolders) = ([first], [second])
        (renderer.colorMode, renderer.scale, renderer.isOpaque) = (.linear, 3, true)
        let options = renderer.options
        #expect(options.proposal == ProposedViewSize(width: 3, height: nil) && options.colorMode == .linear)
        #expect(options.assetFolders == [first] && options.symbolFolders == [second])
        #expect(options.file.scale == 3 && options.file.isOpaque && options.scale == 3 && options.isOpaque)
        var file = renderer.file
        (file.scale, file.isOpaque, file.quality) = (2, false, 50)
        renderer.file = file
        #expect(renderer.scale == 2 && renderer.isOpaque == false && renderer.quality == 50)
    }

    @Test("Formatters of measurements have Foundation's bits, and lengths of names") func measurements() {
        typealias Options = MeasurementFormatter.UnitOptions
        #expect([Options.providedUnit, .naturalScale, .temperatureWithoutUnit].map(\.rawValue) == [1, 2, 4])
        let formatter = MeasurementFormatter()
        #expect(formatter.unitOptions == [] && formatter.unitStyle == .medium)
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberFormatter.locale = formatter.locale
        formatter.unitOptions = .providedUnit
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        let styles: [Formatter.UnitStyle] = [.short, .medium, .long]
        let found = styles.map { style in
            formatter.unitStyle = style
            return formatter.string(from: way)
        }
        #expect(found == ["5km", "5 km", "5 kilometers"])
        let one = PreferredUnits.unit(for: UnitLength.miles, of: 1, usage: "road", Locale(identifier: "en_US"))
        #expect(one?.symbol == "mi")
    }
}
