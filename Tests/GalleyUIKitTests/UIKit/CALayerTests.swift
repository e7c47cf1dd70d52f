import Galley
import GalleyTestSupport
import GalleyUIKitClasses
import Testing

/// The layers in a layer, and its shadow.
@MainActor @Suite("Layers of Core Animation")
struct CALayerTests {
    /// A layer with three in it, a to c.
    private func layers() -> (around: CALayer, inside: [CALayer]) {
        let around = CALayer()
        let inside = ["a", "b", "c"].map { name in
            let layer = CALayer()
            layer.name = name
            around.addSublayer(layer)
            return layer
        }
        return (around, inside)
    }

    private func names(_ layer: CALayer) -> String { (layer.sublayers ?? []).map { $0.name ?? "?" }.joined() }

    /// Documentation of `insertSublayer(_:below:)` and `insertSublayer(_:above:)`: behind, or in front of, “a different sublayer that
    /// already belongs to the receiver”. The layer that is put there may be a sibling itself.
    @Test("A layer goes right behind or in front of another") func siblings() {
        var (around, inside) = layers()
        around.insertSublayer(inside[0], below: inside[2])
        #expect(names(around) == "bac")
        (around, inside) = layers()
        around.insertSublayer(inside[0], above: inside[1])
        #expect(names(around) == "bac")
        (around, inside) = layers()
        around.insertSublayer(inside[2], below: inside[1])
        #expect(names(around) == "acb")
        (around, inside) = layers()
        around.insertSublayer(inside[2], above: inside[0])
        #expect(names(around) == "acb")
        // Whoever is no sibling says nothing about the place.
        around.insertSublayer(inside[0], above: CALayer())
        #expect(names(around) == "cba")
        around.insertSublayer(inside[0], below: nil)
        #expect(names(around) == "acb")
        around.insertSublayer(inside[0], at: 9)
        #expect(names(around) == "cba")
    }

    @Test("A layer takes another's place") func replacing() {
        let (around, inside) = layers()
        around.replaceSublayer(inside[2], with: inside[0])
        #expect(names(around) == "ba")
        #expect(inside[2].superlayer == nil && inside[0].superlayer === around)
        around.replaceSublayer(inside[1], with: inside[1])
        around.replaceSublayer(CALayer(), with: CALayer())
        #expect(names(around) == "ba")
        inside[1].removeFromSuperlayer()
        #expect(names(around) == "a" && inside[1].superlayer == nil)
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private func shadows(_ change: (CALayer) -> Void) -> [LayerShadow] {
        let view = UIView()
        view.backgroundColor = .blue
        change(view.layer)
        return RenderedView(Shown(view: view).frame(width: 20, height: 20)).displayList.effects.compactMap { effect in
            if case .shadow(let shadow) = effect { shadow } else { nil }
        }
    }

    /// `shadowRadius` is the deviation of the blur, as SwiftUI's radius is (rules.md §17.1). Documentation of `CALayer`: by itself a
    /// shadow is black, falls 3 points up, is 3 points wide, and does not show, since its opacity is 0.
    @Test("A shadow is as wide as its layer says") func shadow() {
        #expect(shadows { _ in } == [])
        let black = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.5)
        #expect(
            shadows { $0.shadowOpacity = 0.5 } == [LayerShadow(color: black, radius: 3, x: 0, y: -3, falloff: .short)])
        let wide = shadows {
            $0.shadowOpacity = 0.5
            $0.shadowRadius = 8
            $0.shadowOffset = CGSize(width: 2, height: 4)
        }
        #expect(wide == [LayerShadow(color: black, radius: 8, x: 2, y: 4, falloff: .short)])
    }
}
