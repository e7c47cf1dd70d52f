import Foundation
import Galley
import GalleyTestSupport
import Testing

@MainActor @Suite("Shadows and blurs")
struct ShadowAndBlurTests {
    private func effects(_ view: some View, _ options: RenderOptions = RenderOptions()) -> [LayerEffect] {
        RenderedView(view, options: options).displayList.effects
    }

    private var box: some View { Color.red.frame(width: 40, height: 20) }

    @Test("Layout does not notice") func layout() {
        #expect(RenderedView(box.shadow(radius: 10, x: 3, y: 90)).size == CGSize(width: 40, height: 20))
        #expect(RenderedView(box.blur(radius: 10)).size == CGSize(width: 40, height: 20))
    }

    @Test("A shadow is black with an alpha of 0.33 by itself") func defaults() {
        let color = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.33)
        #expect(effects(box.shadow(radius: 10)) == [.shadow(LayerShadow(color: color, radius: 10, falloff: .short))])
    }

    @Test("From right to left a shadow falls to the other side") func rightToLeft() {
        let view = box.shadow(color: .black, radius: 1, x: 4, y: 2).environment(\.layoutDirection, .rightToLeft)
        #expect(effects(view) == [.shadow(LayerShadow(color: .black, radius: 1, x: -4, y: 2, falloff: .short))])
    }

    @Test("What cannot be seen needs no layer") func invisible() {
        #expect(effects(box.shadow(color: .clear, radius: 10)) == [])
        for radius in [0, -1, .nan, .infinity] as [CGFloat] { #expect(effects(box.blur(radius: radius)) == []) }
        #expect(
            effects(box.shadow(color: .black, radius: .nan, x: .infinity, y: 1))
                == [.shadow(LayerShadow(color: .black, radius: 0, x: 0, y: 1, falloff: .short))])
    }
}
