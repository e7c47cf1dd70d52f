import Galley
import Testing

/// Masks whose content has a clip, an effect, or lies beside text, in pixels and in SVG (rules.md §10.4: a mask counts by the alpha of all
/// that it draws).
@MainActor @Suite("Masks of marks") struct MaskedMarkTests {
    @Test("A mask counts with its clip, and with its opacity") func clips() throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let clipped = try Pixels(in: 40, 40, red.mask { Rectangle().clipShape(Circle()) })
        #expect(clipped[20, 20] == [255, 0, 0, 255] && clipped[1, 1][3] == 0 && clipped[38, 38][3] == 0)
        let faint = try Pixels(in: 40, 40, red.mask { Rectangle().opacity(0.5) })
        #expect((126...129).contains(faint[20, 20][3]))
        let plain = try Pixels(in: 40, 40, red.mask { Circle().offset(x: 10) })
        #expect(plain[35, 20][3] == 255 && plain[5, 20][3] == 0)
    }

    @Test("Text before a mask is no part of it in SVG") func text() throws {
        let view = Canvas { context, size in
            context.draw(Text("before"), at: CGPoint(x: 40, y: 10))
            context.clipToLayer { mask in
                mask.fill(
                    Path(CGRect(x: 0, y: 20, width: 80, height: 40)),
                    with: .linearGradient(
                        Gradient(colors: [.black, .clear]), startPoint: .zero, endPoint: CGPoint(x: 0, y: 60)))
            }
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }.frame(width: 80, height: 60)
        let svg = String(decoding: try RenderedView(view).svgData(), as: UTF8.self)
        let text = try #require(svg.range(of: "before"))
        let outside = svg.replacing(/(?s)<mask.*?<\/mask>/, with: "")
        #expect(svg.contains("<mask") && outside.contains("before"), "\(svg[text.lowerBound...].prefix(80))")
    }
}
