import Galley
import GalleyTestSupport
import Testing

@MainActor @Suite("Symbol effects")
struct SymbolEffectTests {
    @Test("A picture shows a symbol at rest: what an effect returns to") func rest() throws {
        func picture(_ view: some View) throws -> Data { try RenderedView(view, options: RenderOptions()).pngData() }
        let bell = Image(systemName: "bell")
        let plain = try picture(bell)
        #expect(try picture(bell.symbolEffect(.bounce, value: 3)) == plain)
        #expect(try picture(bell.symbolEffect(.bounce.up.byLayer, options: .speed(2).repeat(3), value: true)) == plain)
        #expect(try picture(bell.symbolEffect(.pulse)) == plain)
        #expect(try picture(bell.symbolEffect(.variableColor.iterative.reversing, isActive: true)) == plain)
        #expect(
            try picture(bell.symbolEffect(.drawOn.byLayer).symbolEffect(.drawOff.reversed, isActive: false)) == plain)
        #expect(try picture(bell.transition(.symbolEffect(.drawOn.individually)).invalidatableContent()) == plain)
        #expect(try picture(bell.symbolEffect(.wiggle, options: .repeating).symbolEffectsRemoved()) == plain)
    }
}
