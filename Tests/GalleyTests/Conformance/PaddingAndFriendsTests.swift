import Foundation
import Testing

@testable import Galley

// semantics.md §25.3. After each id: the source and confidence as given there.

@MainActor @Suite("Padding, fixed size, aspect ratio, position, offset and layers")
struct PaddingAndFriendsTests {
    @Test("T-042 V padding-default, I numbers") func defaultPadding() {
        expect(frames(in: 200, 100, Color.red.probe("a").padding())["a"], 16, 16, 168, 68)
    }

    @Test("T-043 V padding-edges, I numbers") func edges() {
        let view = Color.red.probe("a").padding(.leading, 30).padding(.vertical)
            .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        expect(frames(in: 200, 100, view)["a"], 32, 17, 164, 64)
    }

    @Test("T-044 model") func smallerThanPadding() {
        expect(size(of: Color.red.padding(), 20, 20), 32, 32)
        expect(size(of: Color.red.padding(), nil, nil), 42, 42)
    }

    @Test("T-045 model") func negative() {
        let found = frames(proposing: 100, 100, Color.red.probe("child").padding(-10).probe("padding"))
        expect(found["padding"]?.width, 100)
        expect(found["child"]?.width, 120)
        let ideal = frames(proposing: nil, nil, Color.red.probe("child").padding(-10).probe("padding"))
        expect(ideal["padding"]?.width, 0)
        expect(ideal["child"]?.width, 10)
    }

    @Test("T-046 V fixed-size") func fixedWidth() {
        expect(size(of: Color.red.fixedSize(horizontal: true, vertical: false).frame(height: 30), 200, 200), 10, 30)
    }

    @Test("T-047 model; TOK") func wideRatio() {
        expect(size(of: Color.red.aspectRatio(1.5, contentMode: .fit), 100, 100), 100, 100 / 1.5)
        expect(size(of: Color.red.aspectRatio(1.5, contentMode: .fill), 100, 100), 150, 100)
    }

    @Test("T-048 model; TOK") func tallRatio() {
        expect(size(of: Color.red.aspectRatio(0.5, contentMode: .fit), 100, 100), 50, 100)
        expect(size(of: Color.red.aspectRatio(0.5, contentMode: .fill), 100, 100), 100, 200)
    }

    @Test("T-049 model/R") func ratioOfOneLength() {
        let view = Color.red.aspectRatio(2, contentMode: .fit)
        expect(size(of: view, 120, nil), 120, 60)
        expect(size(of: view, nil, 50), 100, 50)
        expect(size(of: view, nil, nil), 10, 10)
    }

    @Test("T-050 model") func ownRatio() {
        expect(size(of: Color.red.aspectRatio(contentMode: .fit), 120, 60), 60, 60)
    }

    @Test("T-051 V/R") func position() {
        let view = ZStack { Color.red.probe("child").position(x: 30, y: 20).probe("positioned") }
        let found = frames(proposing: 200, 90, view)
        expect(found["positioned"], 0, 0, 200, 90)
        expect(found["child"], -70, -25, 200, 90)
    }

    @Test("T-052 V position/basic analogue") func positionTakesTheRest() {
        let row = HStack(spacing: 0) {
            box(56, 20)
            box(10, 10).position(x: 5, y: 5).probe("positioned")
        }
        expect(frames(proposing: 300, 100, row)["positioned"]?.width, 244)
    }

    @Test("T-053 V") func offset() {
        let view = box(60, 20).probe("inner").offset(x: 40).probe("outer")
        let found = frames(in: 200, 100, view)
        expect(found["outer"], 70, 40, 60, 20)
        expect(found["inner"], 70, 40, 60, 20)
        expect(drawnBounds(in: 200, 100, view)["inner"], 110, 40, 60, 20)
    }

    @Test("T-054 model") func overlayCorner() {
        let view = box(100, 60).probe("base").overlay(alignment: .topTrailing) { box(20, 20).probe("overlay") }
        let found = frames(in: 200, 200, view)
        expect(found["base"], 50, 70, 100, 60)
        expect(found["overlay"], 130, 70, 20, 20)
    }

    @Test("T-055 model") func backgroundOverflows() {
        let found = frames(in: 200, 200, box(40, 40).probe("base").background { box(100, 20).probe("back") })
        expect(found["base"], 80, 80, 40, 40)
        expect(found["back"], 50, 90, 100, 20)
    }

    @Test("T-056 V/model") func overlayColor() {
        expect(frames(in: 200, 200, box(100, 60).overlay { Color.blue.probe("a") })["a"], 50, 70, 100, 60)
    }

    /// The table's width is that of SF's glyphs; that the border adds nothing is expected by itself.
    @Test("T-057 V shape/border") func border() {
        let text = Text("Hello").font(.system(size: 13))
        let plain = size(of: text, nil, nil, scale: 2, platform: .macOS)
        let bordered = size(of: text.border(.red, width: 8), nil, nil, scale: 2, platform: .macOS)
        #expect(bordered == plain)
        expect(bordered, 31, 16)
    }

    @Test("T-058 I") func layersKeepTheSize() {
        let view = box(50, 20).overlay { box(80, 80) }.overlay { box(90, 90) }
        expect(size(of: view, nil, nil), 50, 20)
        let stack = ZStack {
            box(50, 20)
            box(80, 80)
            box(90, 90)
        }
        expect(size(of: stack, nil, nil), 90, 90)
    }
}
