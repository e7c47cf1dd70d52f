import Galley
import GalleyTestSupport
import Testing

/// What of an effect moves under an animation, and what jumps (rules.md §21.4). SwiftUI's public interface says which effects have
/// data that moves: `_ShadowEffect._Resolved` (colour, radius, offset), `_BrightnessEffect`, `_ContrastEffect`, `_SaturationEffect`,
/// `_GrayscaleEffect` and `_HueRotationEffect` (their amounts), `_ClipEffect` (its shape's data); `_ColorInvertEffect` and
/// `_BlendModeEffect` have none.
@MainActor @Suite("Effects on their way")
struct EffectMotionTests {
    private struct Changing<Changed: View>: View {
        let change: (Color, Bool) -> Changed
        @State private var isOn = false

        var body: some View {
            change(Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6), isOn).frame(width: 40, height: 40)
                .contentShape(Rectangle())
                .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
    }

    /// What is drawn when half of a second's animation is over.
    private func half<V: View>(_ change: @escaping (Color, Bool) -> V) -> [DrawItem] {
        let host = ViewHost(Changing(change: change), size: CGSize(width: 40, height: 40))
        host.tap(CGPoint(x: 20, y: 20))
        host.advance(by: 0.5)
        return host.displayList().items
    }

    private func first<Value>(_ items: [DrawItem], _ find: (DrawItem) -> Value?) -> Value? {
        for item in items {
            if let value = find(item) { return value }
            if case .group(let group) = item, let value = first(group.items, find) { return value }
        }
        return nil
    }

    private func color(_ items: [DrawItem]) throws -> ResolvedColor {
        try #require(
            first(items) { item in
                if case .fill(_, .color(let color), _) = item { return color }
                return nil
            })
    }

    @Test("A shadow's radius and offset are half of the way") func shadow() throws {
        let items = half { color, isOn in
            color.shadow(color: .black, radius: isOn ? 10 : 2, x: isOn ? 8 : 0, y: isOn ? 0 : 6)
        }
        let shadow = try #require(
            first(items) { item -> LayerShadow? in
                if case .group(let group) = item, case .shadow(let shadow)? = group.effect { return shadow }
                return nil
            })
        #expect(abs(shadow.radius - 6) < 1e-9)
        #expect(abs(shadow.x - 4) < 1e-9 && abs(shadow.y - 3) < 1e-9)
    }

    @Test("A brightness is half of the way; so are a contrast, a saturation and a hue's turn") func amounts() throws {
        #expect(try abs(color(half { $0.brightness($1 ? 0.2 : 0) }).red - 0.3) < 1e-9)
        // (0.2 − 0.5) · 0.5 + 0.5.
        #expect(try abs(color(half { $0.contrast($1 ? 0 : 1) }).red - 0.35) < 1e-9)
        // The grey of the colour is 0.2126 · 0.2 + 0.7152 · 0.4 + 0.0722 · 0.6 = 0.37192.
        #expect(try abs(color(half { $0.saturation($1 ? 0 : 1) }).red - (0.37192 + 0.2) / 2) < 1e-9)
        #expect(try abs(color(half { $0.grayscale($1 ? 1 : 0) }).red - (0.37192 + 0.2) / 2) < 1e-9)
        let turned = try color(half { $0.hueRotation(.degrees($1 ? 90 : 0)) })
        let known = try color(half { color, _ in color.hueRotation(.degrees(45)) })
        #expect(abs(turned.red - known.red) < 1e-9 && abs(turned.blue - known.blue) < 1e-9)
    }

    @Test("A clip's shape is half of the way by its own data") func clip() throws {
        let items = half { $0.clipShape(RoundedRectangle(cornerRadius: $1 ? 20 : 0, style: .circular)) }
        let clip = try #require(
            first(items) { item -> DrawClip? in
                if case .group(let group) = item { return group.clip }
                return nil
            })
        // The corner's circle lies around (10, 10), 10 away: 9.9 and 10.2 from it.
        #expect(clip.path.contains(CGPoint(x: 3, y: 3)) && !clip.path.contains(CGPoint(x: 2.8, y: 2.8)))
    }

    @Test("Between two blend modes there is nothing: they jump") func blendMode() throws {
        let items = half { $0.blendMode($1 ? .multiply : .screen) }
        let mode = try #require(
            first(items) { item -> BlendMode? in
                if case .group(let group) = item, case .blend(let mode)? = group.effect { return mode }
                return nil
            })
        #expect(mode == .multiply)
    }
}
