import Foundation
import Galley
import GalleyTestSupport
import Testing

// Where one view is expected a modifier goes around all that its content stands for: SwiftUI makes an implicit column of it
// (OpenSwiftUI's `makeImplicitRoot`, after Apple's binary). Recorded: ferrostar's `testDefaultCurrentRoadViewNil` and `…Blank` (a view
// that is none, in a frame with a ground) and `testExpandedInstructionsView` (padding around a `ForEach` in a scroll view), iOS 18.

@MainActor @Suite("Modifiers around an implicit root") struct ImplicitRootTests {
    private struct Maybe: View {
        let isThere: Bool

        var body: some View {
            if isThere { box(30, 10).probe("there") }
        }
    }

    private struct Frame: ViewModifier {
        func body(content: Content) -> some View { content.padding(10).probe("inside") }
    }

    private struct Two: View {
        @State private var width = 40.0

        var body: some View {
            Group {
                box(width, 20).probe("a")
                box(60, 20).probe("b")
            }
            .padding(5)
        }
    }

    @Test("A frame around a view that is none is there, and has a ground") func nothing() throws {
        let view = Maybe(isThere: false).frame(width: 43, height: 32).background(Color.green)
        let pixels = try Pixels(in: 63, 52, view)
        let ground = try Pixels(in: 63, 52, Color.green.frame(width: 43, height: 32))
        for x in 0..<63 { for y in 0..<52 { #expect(pixels[x, y] == ground[x, y]) } }
        #expect(pixels[11, 11][3] == 255 && pixels[8, 11][3] == 0)
    }

    /// A column of 40×20 and 60×20 with the 8 points of views without text between them, padded by 5: 70×58.
    @Test("Padding around several views goes around their column", arguments: [false, true]) func several(erased: Bool)
    {
        let found = frames(in: 100, 100, erased ? AnyView(Two()) : AnyView(Two().probe("all")))
        expect(found["a"], 30, 26, 40, 20)
        expect(found["b"], 20, 54, 60, 20)
        if !erased { expect(found["all"], 15, 21, 70, 58) }
    }

    @Test("A modifier with a body has all of them as its content") func ownModifier() {
        let found = frames(
            in: 100, 100,
            Group {
                box(40, 20).probe("a"); box(60, 20).probe("b")
            }.modifier(Frame()))
        expect(found["inside"], 10, 16, 80, 68)
        expect(found["a"], 30, 26, 40, 20)
    }

    @Test("In a scroll view it is padding around all rows, in a stack around each") func rows() {
        let rows = ForEach(0..<3) { box(40, 20).probe("\($0)") }.padding(.vertical, 7)
        let scrolled = frames(in: 100, 200, ScrollView { rows })
        expect(scrolled["0"], 30, 7, 40, 20)
        expect(scrolled["1"], 30, 35, 40, 20)
        expect(scrolled["2"], 30, 63, 40, 20)
        let stacked = frames(in: 100, 200, VStack(spacing: 0) { rows })
        expect(stacked["0"], 30, 56, 40, 20)
        expect(stacked["1"], 30, 90, 40, 20)
    }

    @Test("A view with state is built again as it was built at first") func rebuilt() {
        struct Counter: View {
            @State private var count = 1

            var body: some View {
                Group { ForEach(0..<count, id: \.self) { _ in box(40, 20) } }
                    .padding(5).probe("all").onTapGesture { count += 1 }
            }
        }
        let host = ViewHost(Counter(), size: CGSize(width: 100, height: 100))
        host.tap(CGPoint(x: 50, y: 50))
        #expect(host.frame("all") == CGRect(x: 25, y: 21, width: 50, height: 58))
    }
}
