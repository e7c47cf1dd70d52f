import Foundation
import Galley
import GalleyTestSupport
import Testing

@MainActor @Suite("Names that few files use")
struct RareStyleTests {
    private func size(_ view: some View) -> CGSize { RenderedView(view).size }

    @Test("A font that is scaled is so many times as large, its lines as well") func scaledFonts() {
        let text = Text("Hamburgefonts")
        #expect(size(text.font(.system(size: 10).scaled(by: 2))) == size(text.font(.system(size: 20))))
        #expect(size(text.font(.system(size: 20).scaled(by: 0.5).scaled(by: 3))) == size(text.font(.system(size: 30))))
        #expect(
            size(Text("a\nb").font(.body.scaled(by: 2))).height - size(Text("a").font(.body.scaled(by: 2))).height == 44
        )
        #expect(Font.body.scaled(by: 2) != .body && size(text.font(.body.scaled(by: .nan))) == size(text))
    }

    @Test("A style with a shadow has a name") func shadows() throws {
        let style = _ShadowShapeStyle(style: Color.red, shadowStyle: .drop(radius: 2, y: 1))
        func pixels(_ view: some View) throws -> Data { try RenderedView(view.frame(width: 20, height: 20)).pngData() }
        #expect(try pixels(Circle().fill(style)) == pixels(Circle().fill(.red.shadow(.drop(radius: 2, y: 1)))))
    }

    struct Places: View {
        let note: (CGRect, CGRect) -> Void
        var body: some View {
            ScrollView(.vertical) {
                Color.clear.frame(width: 300, height: 40)
                ScrollView(.horizontal) {
                    Color.red.frame(width: 50, height: 20).padding(.leading, 30)
                        .background(
                            GeometryReader { place in
                                let _ = note(
                                    place.frame(in: .scrollView(axis: .vertical)),
                                    place.frame(in: .scrollView(axis: .horizontal)))
                                Color.clear
                            })
                }
            }
        }
    }

    @Test("The space of a scroll view along an axis is that of the nearest one that scrolls so") func scrollViews() {
        var found: (CGRect, CGRect)?
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 300, height: 200)
        _ = RenderedView(Places { found = ($0, $1) }, options: options)
        #expect(found?.0 == CGRect(x: 0, y: 48, width: 80, height: 20))
        #expect(found?.1 == CGRect(x: 0, y: 0, width: 80, height: 20))
    }

    struct Moving: View {
        @State private var isRight = false
        let log: (String) -> Void
        var body: some View {
            Color.red.frame(width: 10, height: 10).offset(x: isRight ? 10 : 0)
                .onTapGesture {
                    withAnimation(.linear(duration: 1).logicallyComplete(after: 0.4)) {
                        isRight.toggle()
                    } completion: {
                        log("done")
                    }
                }
        }
    }

    @Test("An animation counts as over when it says") func logicalEnds() {
        var log: [String] = []
        let host = ViewHost(Moving { log.append($0) }, size: CGSize(width: 20, height: 20))
        host.tap(CGPoint(x: 10, y: 10))
        host.advance(by: 0.3)
        #expect(log.isEmpty)
        host.advance(by: 0.2)
        #expect(log == ["done"])
    }

    @Test("A view that is replaced is blurred, and at rest as it is") func blurReplace() throws {
        func pixels(_ view: some View) throws -> Data { try RenderedView(view.frame(width: 30, height: 30)).pngData() }
        let red = Color.red.frame(width: 10, height: 10)
        #expect(try pixels(red.transition(.blurReplace)) == pixels(red))
        #expect(try pixels(red.transition(.blurReplace(.upUp))) == pixels(red))
        #expect(BlurReplaceTransition.Configuration.upUp != .downUp)
    }
}
