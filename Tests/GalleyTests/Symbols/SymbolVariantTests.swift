import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleySymbols
@testable import GalleyViews

@MainActor @Suite("Symbol variants and weights")
struct SymbolVariantTests {
    private func picture(_ view: some View) throws -> Data {
        let rendered = RenderedView(view, options: RenderOptions())
        #expect(rendered.diagnostics == [])
        return try rendered.pngData()
    }

    /// Names of SF Symbols put the slash before the shape and the fill last (`mic.slash.circle.fill`).
    @Test(
        "The variant is the symbol of that name",
        arguments: [
            (SymbolVariants.fill, "heart.fill"), (.circle, "heart.circle"), (.circle.fill, "heart.circle.fill"),
            (.fill.circle, "heart.circle.fill"), (.slash, "heart.slash"), (.square, "heart.square"),
            (.slash.fill, "heart.slash.fill"), (.rectangle, "heart.rectangle"), (.none, "heart"),
            (.circle.slash, "heart.slash.circle"), (.square.circle, "heart.circle"),
        ])
    func named(variant: SymbolVariants, name: String) throws {
        let view = Image(systemName: "heart").symbolVariant(variant)
        #expect(try picture(view) == picture(Image(systemName: name)))
    }

    /// Apple: “If you apply the modifier more than once, its effects accumulate”; `none` “doesn’t have any effect” there
    /// and undoes the variant as an environment value (SymbolVariants.none); “A symbol that doesn’t have the specified
    /// variant remains unaffected”, such as `list.bullet` (symbolVariant(_:)).
    @Test("Variants add up, none undoes them in the environment, and symbols without the variant stay") func rules()
        throws
    {
        let heart = Image(systemName: "heart")
        #expect(
            try picture(heart.symbolVariant(.fill).symbolVariant(.circle))
                == picture(Image(systemName: "heart.circle.fill")))
        #expect(
            try picture(heart.symbolVariant(.none).symbolVariant(.fill)) == picture(Image(systemName: "heart.fill")))
        let undone = heart.environment(\.symbolVariants, .none).symbolVariant(.fill)
        #expect(try picture(undone) == picture(heart))
        let list = Image(systemName: "list.bullet")
        #expect(try picture(list.symbolVariant(.fill)) == picture(list))
        #expect(
            try picture(Image(systemName: "heart.fill").symbolVariant(.circle))
                == picture(Image(systemName: "heart.circle.fill")))
        #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.fill.contains(.circle))
        #expect(SymbolVariants.fill.contains(.none))
    }

    private static let weights: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The share of the symbol's box that is filled, over a grid of points.
    private func coverage(_ glyph: SymbolGlyph) -> Double {
        var inside = 0
        for x in 0..<53 {
            for y in 0..<53
            where glyph.path.contains(
                CGPoint(x: Double(x) * 0.3 + 0.09, y: Double(y) * 0.3 + 0.11), eoFill: glyph.usesEvenOdd)
            {
                inside += 1
            }
        }
        return Double(inside) / 2809
    }

    @Test(
        "Each weight is bolder than the last",
        arguments: ["star", "xmark.circle", "gearshape", "folder", "eye.slash"])
    func weights(name: String) throws {
        let covered = try Self.weights.map { weight in
            coverage(try #require(SymbolLibrary.shared.glyph(named: name, weight: SymbolWeight(value: weight.value))))
        }
        for (lighter, bolder) in zip(covered, covered.dropFirst()) {
            #expect(bolder > lighter * 1.02, "\(name) \(covered)")
        }
        // A line of one unit becomes 0.42 and 1.86 units thick.
        #expect(covered[0] < covered[3] * 0.75 && covered[8] > covered[3] * 1.3, "\(name) \(covered)")
    }

    @Test("Names have an outline in the lightest and the boldest weight, not far outside the grid") func allNames() {
        // Every sixth: all of them take a minute in a debug build.
        for name in SymbolCatalog.names.enumerated().filter({ $0.offset.isMultiple(of: 6) }).map(\.element) {
            for weight in [100, 900] {
                let glyph = SymbolLibrary.shared.glyph(named: name, weight: SymbolWeight(value: weight))
                #expect(
                    glyph.map { $0.viewBox.insetBy(dx: -2.6, dy: -2.6).contains($0.ink) } == true, "\(name) \(weight)")
            }
        }
    }

    @Test("The weight is the font's, bold or by style") func fontWeight() throws {
        let star = Image(systemName: "star")
        let bold = try picture(star.font(.system(size: 20, weight: .bold)))
        #expect(try picture(star.font(.system(size: 20)).fontWeight(.bold)) == bold)
        #expect(try picture(star.bold().font(.system(size: 20))) == bold)
        #expect(try picture(star.font(.system(size: 20))) != bold)
    }

    @Test("Names that are nearly right are suggested") func suggestions() {
        func message(_ name: String) -> String {
            RenderedView(Image(systemName: name), options: RenderOptions()).diagnostics.first?.message ?? ""
        }
        #expect(message("hart").contains("no symbol named “hart”") && message("hart").contains("“heart”"))
        #expect(message("bubble.text").contains("“text.bubble”"))
        #expect(message("arrow.left.nad.right").contains("“arrow.left.and.right”"))
        // By meaning, in the variant that was asked for; a bin is not spelled like a pin by mistake.
        #expect(message("bin").contains("“trash”") && !message("bin").contains("“pin”"))
        #expect(message("delete.fill").contains("“trash.fill”"))
        #expect(message("hart.fill").contains("“heart.fill”"))
        #expect(message("settings").contains("“gearshape”"))
        #expect(message("email").contains("“envelope”"))
        #expect(message("user.circle").contains("“person.circle”"))
        #expect(message("shopping-cart").contains("“cart”"))
        #expect(!message("zzzzqqqqwwww").contains("did you mean"))
        #expect(!message(String(repeating: "star.", count: 9000)).contains("did you mean"))
    }
}
