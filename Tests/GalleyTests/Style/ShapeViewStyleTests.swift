import Galley
import GalleyTestSupport
import Testing

/// The defaults of Apple's documentation of `ShapeView`: `fill` and `strokeBorder` are in the foreground style, `stroke` has none.
@MainActor @Suite("Further paints of a shape")
struct ShapeViewStyleTests {
    private func colors(_ view: some View) -> [ResolvedColor] {
        let red = Color(.sRGB, red: 1, green: 0, blue: 0)
        return RenderedView(view.foregroundStyle(red).frame(width: 20, height: 20)).displayList.marks.compactMap {
            switch $0 {
            case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): color
            default: nil
            }
        }
    }

    @Test("A shape whose type is not known is painted as one whose type is") func unknownTypes() {
        let red = Color(.sRGB, red: 1, green: 0, blue: 0)
        for shape: any Shape in [Circle(), Rectangle()] as [any Shape] {
            let filled = shape.fill(red)
            let traced = shape.stroke(red, lineWidth: 2)
            let styled = shape.stroke(red, style: StrokeStyle(lineWidth: 2))
            #expect(colors(AnyView(filled)).count == 1)
            #expect(colors(AnyView(traced)) == colors(AnyView(filled)))
            #expect(colors(AnyView(styled)).count == 1)
        }
    }

    @Test("Over a fill a border without a style is in the foreground style") func borders() {
        let blue = ResolvedColor(red: 0, green: 0, blue: 1)
        let red = ResolvedColor(red: 1, green: 0, blue: 0)
        let filled = RoundedRectangle(cornerRadius: 4).fill(Color(.sRGB, red: 0, green: 0, blue: 1))
        #expect(colors(filled.strokeBorder(lineWidth: 2)) == [blue, red])
        #expect(colors(filled.strokeBorder()) == [blue, red])
        #expect(colors(filled.strokeBorder(style: StrokeStyle(lineWidth: 2))) == [blue, red])
        #expect(colors(filled.fill()) == [blue, red])
    }
}
