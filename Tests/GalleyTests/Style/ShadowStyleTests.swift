import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

/// Shadows that belong to a style: each thing that it fills has one, and nothing else.
@MainActor
struct ShadowStyleTests {
    private func layers<V: View>(_ view: V) -> [LayerEffect] {
        DrawnText(view).displayList.effects
    }

    private let shadow = LayerEffect.shadow(
        LayerShadow(color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: 1), radius: 2, x: 1, y: 3))
    private let style = AnyShapeStyle(Color.white.shadow(.drop(color: .black, radius: 2, x: 1, y: 3)))

    @Test func whatIsFilledHasTheShadow() {
        #expect(layers(Rectangle().fill(style)) == [shadow])
        #expect(layers(Text("a").foregroundStyle(style)) == [shadow])
        #expect(layers(Image(systemName: "star").foregroundStyle(style)) == [shadow])
        #expect(layers(Text("a") + Text("b").foregroundStyle(style)) == [shadow])
        #expect(layers(Text("a").foregroundStyle(.shadow(.drop(color: .black, radius: 2, x: 1, y: 3)))) == [shadow])
        #expect(layers(Text("a").foregroundStyle(Color.white)) == [])
    }

    @Test func shadowsFadeWithTheirStyle() {
        let faded = LayerShadow(color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.5), radius: 2, x: 1, y: 3)
        #expect(layers(Rectangle().fill(style.opacity(0.5))) == [.shadow(faded)])
        #expect(layers(Rectangle().fill(style.shadow(.drop(radius: 1)))).count == 2)
        #expect(layers(Rectangle().fill(Color.white.shadow(.drop(color: .clear, radius: 1)))) == [])
    }
}
