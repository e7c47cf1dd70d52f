import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Masks, blend modes and groups of views.
@MainActor @Suite("Compositing")
struct CompositingTests {
    private let ground = Color(red: 102 / 255, green: 204 / 255, blue: 128 / 255)
    private let source = Color(red: 51 / 255, green: 102 / 255, blue: 178 / 255)

    private func list(_ view: some View) -> DisplayList { RenderedView(view).displayList }

    @Test("A mask is offered the view's size and does not change the layout") func layout() throws {
        let view = Color.red.frame(width: 40, height: 20).mask(alignment: .topLeading) {
            Rectangle().frame(width: 90, height: 5)
        }
        #expect(RenderedView(view).size == CGSize(width: 40, height: 20))
        let pixels = try Pixels(in: 60, 40, view)
        // The view lies at (10, 10).
        #expect(pixels[12, 12] == [255, 56, 60, 255] && pixels[48, 14] == [255, 56, 60, 255])
        #expect(pixels[12, 15][3] == 0)
    }

    @Test("A mask lies in the middle by default, in both forms") func center() throws {
        let box = Color.black.frame(width: 40, height: 40)
        for pixels in [
            try Pixels(in: 40, 40, box.mask(Circle().frame(width: 20, height: 20))),
            try Pixels(in: 40, 40, box.mask { Circle().frame(width: 20, height: 20) }),
        ] {
            #expect(pixels[20, 20][3] == 255 && pixels[20, 11][3] == 255)
            #expect(pixels[20, 8][3] == 0 && pixels[11, 11][3] == 0)
        }
    }

    @Test("A mask of one opaque shape is a clip; others are layers") func clips() {
        let box = Color.red.frame(width: 40, height: 40)
        let shape = list(box.mask(Circle()))
        #expect(shape.effects == [] && shape.groups.contains { $0.clip != nil })
        let faded = list(box.mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)))
        #expect(faded.effects.count == 1)
        #expect(list(box.mask { Text("A") }).effects.count == 1)
    }

    @Test("Nothing is seen through a mask that draws nothing") func empty() {
        #expect(list(Color.red.frame(width: 4, height: 4).mask { EmptyView() }).marks.isEmpty)
        #expect(list(Color.red.frame(width: 4, height: 4).mask { Color.red.hidden() }).marks.isEmpty)
    }

    @Test("A fading mask leaves half of the alpha in its middle") func gradient() throws {
        let view = Color.black.frame(width: 100, height: 10).mask(
            LinearGradient(colors: [.black, .black.opacity(0)], startPoint: .leading, endPoint: .trailing))
        let pixels = try Pixels(in: 100, 10, view)
        #expect(abs(Int(pixels[50, 5][3]) - 127) <= 2)
        #expect(pixels[1, 5][3] > 250 && pixels[98, 5][3] < 5)
    }

    @Test("A blend mode meets what lies below, up to a compositing group") func blending() throws {
        let blended = source.blendMode(.multiply)
        #expect(
            try Pixels(
                in: 10, 10,
                ZStack {
                    ground; blended
                })[5, 5] == [20, 82, 89, 255])
        #expect(
            try Pixels(
                in: 10, 10,
                ZStack {
                    ground; ZStack { blended }.compositingGroup()
                })[5, 5]
                == [51, 102, 178, 255])
        #expect(
            try Pixels(
                in: 10, 10,
                ZStack {
                    ground; ZStack { blended }.drawingGroup()
                })[5, 5] == [51, 102, 178, 255])
    }

    @Test("What blends nothing needs no layer") func plain() {
        #expect(list(Color.red.blendMode(.normal).compositingGroup().drawingGroup()).effects == [])
        #expect(list(Color.red.blendMode(.screen).compositingGroup()).effects == [.isolation, .blend(.screen)])
    }

    @Test("Luminance becomes alpha before what is around filters it") func luminance() {
        let white = Color.white.frame(width: 4, height: 4).luminanceToAlpha()
        #expect(list(white).effects == [.luminanceToAlpha(.black)])
        #expect(list(white.colorInvert()).effects == [.luminanceToAlpha(.white)])
    }

    @Test("A hole is cut with destinationOut") func hole() throws {
        let view = ZStack {
            Color.black
            Circle().frame(width: 10, height: 10).blendMode(.destinationOut)
        }.compositingGroup().background(Color.red)
        let pixels = try Pixels(in: 40, 40, view)
        #expect(pixels[5, 5] == [0, 0, 0, 255] && pixels[20, 20] == [255, 56, 60, 255])
    }
}
