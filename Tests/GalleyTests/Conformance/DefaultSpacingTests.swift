import Foundation
import Testing

@testable import Galley

// semantics.md §25.6. After each id: the source and confidence as given there. T13 is one line of 13-point text with
// macOS metrics at two pixels to the point; widths are those of our own glyphs, so only heights and places are compared.

@MainActor @Suite("Default spacing")
struct DefaultSpacingTests {
    private func t13(_ text: String = "One") -> some View { Text(text).font(.system(size: 13)) }

    private func gap(
        _ view: some View, _ first: String = "a", _ second: String = "b", height: CGFloat? = nil
    ) -> CGFloat? {
        let found = frames(proposing: nil, height, scale: 2, platform: .macOS, view)
        guard let a = found[first], let b = found[second] else { return nil }
        return b.minY - a.maxY
    }

    @Test("T-096 V") func row() {
        let found = frames(
            in: 300, 100,
            HStack {
                box(50, 50).probe("a")
                box(50, 50).probe("b")
                box(50, 50).probe("c")
            })
        expect(found["a"], 67, 25, 50, 50)
        expect(found["b"], 125, 25, 50, 50)
        expect(found["c"], 183, 25, 50, 50)
    }

    @Test("T-097 V") func column() {
        let found = frames(
            in: 100, 300,
            VStack {
                box(50, 50).probe("a")
                box(50, 50).probe("b")
            })
        expect(found["a"]?.minY, 96)
        expect(found["b"]?.minY, 154)
    }

    @Test("T-098 V+") func textsAndABox() {
        let column = VStack {
            t13("One").probe("one")
            t13("Two").probe("two")
            box(50, 10).probe("box")
            t13("Three").probe("three")
        }.probe("stack")
        let found = frames(in: 200, 200, scale: 2, platform: .macOS, column)
        expect(found["one"]?.minY, 64.553466796875)
        expect(found["two"]?.minY, 80.553466796875)
        expect(found["box"]?.minY, 104.704345703125)
        expect(found["three"]?.minY, 119.446533203125)
        expect(found["stack"]?.height, 70.89306640625)
        expect(found["one"]?.height, 16)
    }

    @Test("T-099 model") func nestedColumn() {
        let column = VStack {
            VStack {
                t13()
                t13("Two")
            }.probe("a")
            box(20, 20).probe("b")
        }
        expect(gap(column), 8.15087890625)
    }

    @Test("T-100 V+") func textText() {
        let column = VStack {
            t13().probe("a")
            t13().probe("b")
        }
        expect(gap(column), 0)
    }

    @Test("T-101 V+") func textAndBox() {
        let below = VStack {
            box(20, 20).probe("a")
            t13().probe("b")
        }
        expect(gap(below), 4.7421875)
        let above = VStack {
            t13().probe("a")
            box(20, 20).probe("b")
        }
        expect(gap(above), 8.15087890625)
    }

    @Test("T-102 V") func textsInARow() {
        let row = HStack {
            t13("One").probe("a")
            t13("Two").probe("b")
            box(20, 20).probe("c")
        }
        let found = frames(proposing: nil, nil, scale: 2, platform: .macOS, row)
        expect((found["b"]?.minX ?? 0) - (found["a"]?.maxX ?? 0), 8)
        expect((found["c"]?.minX ?? 0) - (found["b"]?.maxX ?? 0), 8)
    }

    @Test("T-103 model") func paddingResets() {
        let column = VStack {
            t13().padding(4).probe("a")
            box(20, 20).probe("b")
        }
        expect(gap(column), 8)
    }

    @Test("T-104 model") func heightResets() {
        let column = VStack {
            t13().frame(height: 30).probe("a")
            t13().probe("b")
        }
        expect(gap(column), 4.7421875)
    }

    @Test("T-105 model") func widthKeeps() {
        let column = VStack {
            t13().frame(width: 60).probe("a")
            t13().probe("b")
        }
        expect(gap(column), 0)
    }

    @Test("T-106 model") func spacerBetweenTexts() {
        let column = VStack {
            t13().probe("a")
            Spacer().probe("spacer")
            t13().probe("b")
        }
        let found = frames(proposing: nil, 100, scale: 2, platform: .macOS, column)
        expect(found["spacer"]?.height, 68)
        expect((found["spacer"]?.minY ?? 0) - (found["a"]?.maxY ?? 0), 0)
        expect((found["b"]?.minY ?? 0) - (found["spacer"]?.maxY ?? 0), 0)
    }

    @Test("T-107 model") func rowOfTextAndBox() {
        let column = VStack {
            HStack {
                t13()
                box(20, 16)
            }.probe("a")
            box(20, 20).probe("b")
        }
        expect(gap(column), 8.15087890625)
    }

    /// semantics.md §13.3, columns text→text, view→text and text→view at three pixels to the point.
    @Test("T-112 I") func iOSBody() {
        let column = VStack {
            Text("a").probe("a")
            Text("b").probe("b")
            box(9, 9).probe("c")
            Text("d").probe("d")
        }
        let found = frames(proposing: nil, nil, scale: 3, column)
        expect((found["b"]?.minY ?? 0) - (found["a"]?.maxY ?? 0), 2)
        let below = (found["c"]?.minY ?? 0) - (found["b"]?.maxY ?? 0)
        let above = (found["d"]?.minY ?? 0) - (found["c"]?.maxY ?? 0)
        #expect(abs(below - 10.642) < 6e-4)
        #expect(abs(above - 6.434) < 6e-4)
    }

    @Test("T-114 V") func imageBesideText() {
        let row = HStack {
            Image("photo").probe("a")
            Text("b").probe("b")
        }
        let found = frames(proposing: nil, nil, scale: 2, row)
        expect((found["b"]?.minX ?? 0) - (found["a"]?.maxX ?? 0), 8)
    }
}
