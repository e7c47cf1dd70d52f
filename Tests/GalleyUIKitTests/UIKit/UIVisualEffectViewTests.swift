import Galley
import GalleyTestSupport
import GalleyUIKitClasses
import Testing

/// Views that blur what lies behind them.
@MainActor @Suite("UIKit's visual effects")
struct UIVisualEffectViewTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    /// The pixel in the middle of something that lies on orange.
    private func pixel(_ view: some View) throws -> [UInt8] {
        try Pixels(
            in: 20, 20,
            ZStack {
                Color.orange
                view
            })[10, 10]
    }

    private func pixel(_ effect: UIVisualEffect?) throws -> [UInt8] {
        try pixel(Shown(view: UIVisualEffectView(effect: effect)))
    }

    private func pixel(_ material: Material, _ scheme: ColorScheme = .light) throws -> [UInt8] {
        try pixel(Rectangle().fill(material).environment(\.colorScheme, scheme))
    }

    /// Documentation of `UIBlurEffect.Style`: `systemThinMaterial` “adapts to the interface style”, those whose names end in Light or
    /// Dark are light or dark always; SwiftUI's `Material` has the same five thicknesses.
    @Test("A blur is SwiftUI's material of that name") func materials() throws {
        let pairs: [(UIBlurEffect.Style, UIBlurEffect.Style, UIBlurEffect.Style, Material)] = [
            (
                .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark,
                .ultraThinMaterial
            ),
            (.systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .thinMaterial),
            (.systemMaterial, .systemMaterialLight, .systemMaterialDark, .regularMaterial),
            (.systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .thickMaterial),
            (.systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark, .bar),
            (.regular, .light, .dark, .regularMaterial),
        ]
        for (style, light, dark, material) in pairs {
            #expect(try pixel(UIBlurEffect(style: style)) == pixel(material), "\(style)")
            #expect(try pixel(UIBlurEffect(style: light)) == pixel(material), "\(light)")
            #expect(try pixel(UIBlurEffect(style: dark)) == pixel(material, .dark), "\(dark)")
        }
        #expect(try pixel(.thinMaterial) != pixel(.thinMaterial, .dark), "the pixel tells them apart")
    }

    /// Documentation of `UIVisualEffectView.effect`: with nil there is no effect; a vibrancy changes its own content alone.
    @Test("Without a blur what lies behind is seen as it is") func clear() throws {
        let orange = try pixel(EmptyView())
        #expect(try pixel(nil as UIVisualEffect?) == orange)
        #expect(try pixel(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))) == orange)
        #expect(try pixel(UIGlassEffect()) == pixel(.thinMaterial))
    }

    /// Documentation of `contentView`: “add subviews to this view”; it covers the effect.
    @Test("The view for content is as large as the effect") func content() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        view.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
        #expect(view.contentView.superview === view)
    }
}
