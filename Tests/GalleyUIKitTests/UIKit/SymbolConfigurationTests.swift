import Foundation
import Galley
import GalleyTestSupport
import Testing

@Suite("UIKit's configurations of symbols")
@MainActor
struct SymbolConfigurationTests {
    private func symbol(_ configuration: UIImage.SymbolConfiguration) throws -> UIImage {
        try #require(UIImage(systemName: "heart.fill", withConfiguration: configuration))
    }

    private func size(_ image: Image) -> CGSize { RenderedView(image).size }
    private func size(_ font: Font, _ scale: Image.Scale = .medium) -> CGSize {
        RenderedView(Image(systemName: "heart.fill").font(font).imageScale(scale)).size
    }

    // As large as the same symbol beside text of that font, whatever stands around it.
    @Test func sizes() throws {
        let large = try symbol(.init(pointSize: 40, weight: .bold))
        #expect(large.size == size(.system(size: 40, weight: .bold)))
        #expect(RenderedView(Image(uiImage: large).font(.caption).bold()).size == large.size)
        #expect(try symbol(.init(textStyle: .largeTitle)).size == size(.system(size: 34)))
        #expect(try symbol(.init(scale: .large)).size == size(.system(size: 17), .large))
        #expect(try symbol(.init(font: .systemFont(ofSize: 30), scale: .small)).size == size(.system(size: 30), .small))
        let heavier = large.applyingSymbolConfiguration(.init(scale: .large))
        #expect(heavier?.size == size(.system(size: 40, weight: .bold), .large))
        #expect(UIImage(systemName: "no.symbol.of.this.name", withConfiguration: nil) == nil)
    }

    @Test func colors() throws {
        func pixels(_ view: some View) throws -> Data { try RenderedView(view.frame(width: 40, height: 40)).pngData() }
        let image = try symbol(.init(pointSize: 20)).withTintColor(.red, renderingMode: .alwaysOriginal)
        let plain = Image(systemName: "heart.fill").font(.system(size: 20))
        #expect(try pixels(Image(uiImage: image)) == pixels(plain.foregroundStyle(Color(uiColor: .red))))
        let palette = try #require(
            UIImage(
                systemName: "person.crop.circle.badge.plus",
                withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.red, .blue])))
        let same = Image(systemName: "person.crop.circle.badge.plus").font(.system(size: 17))
        #expect(
            try pixels(Image(uiImage: palette))
                == pixels(
                    same.symbolRenderingMode(.palette).foregroundStyle(Color(uiColor: .red), Color(uiColor: .blue))))
    }

    @Test func aPictureInOneColor() throws {
        let picture = try #require(ImageRenderer(content: Color.red.frame(width: 2, height: 2)).uiImage)
        let blue = picture.withTintColor(UIColor(red: 0, green: 0, blue: 1, alpha: 0.2))
        #expect(blue.size == picture.size)
        let same = Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 0.2).frame(width: 2, height: 2)
        #expect(try RenderedView(Image(uiImage: blue)).pngData() == RenderedView(same).pngData())
    }
}
