import Foundation
import Testing

@testable import Galley

// semantics.md §25.5. After each id: the source and confidence as given there.

@MainActor @Suite("Spacers and dividers")
struct SpacerAndDividerTests {
    @Test("T-084 V spacer, model") func spacer() {
        let row = HStack {
            box(50, 50)
            Spacer().probe("spacer")
            box(50, 50)
        }.probe("row")
        let found = frames(in: 300, 100, row)
        expect(found["row"], 0, 25, 300, 50)
        expect(found["spacer"], 50, 50, 200, 0)
    }

    @Test("T-085 V+") func minimumLengths() {
        let view = VStack(spacing: 0) {
            HStack(spacing: 0) {
                box(250, 20)
                Spacer(minLength: 20).probe("s1")
                box(100, 20)
            }.probe("overflow")
            HStack(spacing: 0) {
                Spacer().probe("s2")
                box(40, 20).probe("c")
                Spacer().probe("s3")
            }
            Spacer().probe("vspacer")
        }
        let found = frames(in: 300, 100, view)
        expect(found["overflow"], -35, 0, 370, 20)
        expect(found["s1"], 215, 10, 20, 0)
        expect(found["s2"], 0, 30, 130, 0)
        expect(found["c"], 130, 20, 40, 20)
        expect(found["s3"], 170, 30, 130, 0)
        expect(found["vspacer"], 150, 40, 0, 60)
    }

    @Test("T-086 model", arguments: [nil, 0, 100] as [CGFloat?])
    func idealWithSpacer(width: CGFloat?) {
        let row = HStack {
            box(50, 50)
            Spacer()
            box(50, 50)
        }
        expect(size(of: row, width, nil).width, 108)
    }

    @Test("T-087 model") func noMinimum() {
        let row = HStack {
            box(50, 50)
            Spacer(minLength: 0)
            box(50, 50)
        }
        expect(size(of: row, nil, nil).width, 100)
    }

    @Test("T-088 model") func twoSpacers() {
        let row = HStack {
            Spacer().probe("a")
            box(50, 50)
            Spacer().probe("b")
            box(50, 50)
        }
        let found = frames(in: 300, 100, row)
        expect(found["a"]?.width, 100)
        expect(found["b"]?.width, 100)
    }

    @Test("T-089 model") func spacerBesideColor() {
        let row = HStack {
            Spacer().probe("a")
            Color.red.probe("b")
        }
        let found = frames(in: 300, 100, row)
        expect(found["a"]?.width, 8)
        expect(found["b"]?.width, 292)
    }

    @Test("T-090 OSU UITest scenario, I") func betweenThree() {
        let row = HStack {
            box(40, 40)
            Spacer().probe("a")
            box(40, 40)
            Spacer().probe("b")
            box(40, 40)
        }.frame(width: 250)
        let found = frames(in: 300, 100, row)
        expect(found["a"]?.width, 65)
        expect(found["b"]?.width, 65)
    }

    @Test(
        "T-091 OSU UITest scenarios, I",
        arguments: [(50, 50, 180, 80), (30, 100, 200, 140), (80, 0, 160, 0)] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func givenMinimum(side: CGFloat, minimum: CGFloat, width: CGFloat, expected: CGFloat) {
        let row = HStack {
            box(side, side)
            Spacer(minLength: minimum).probe("a")
            box(side, side)
        }.frame(width: width)
        expect(frames(in: 300, 100, row)["a"]?.width, expected)
    }

    @Test("T-092 R/model") func outsideOfStacks() {
        // One static child would be the stack itself; a second one keeps the ZStack.
        expect(size(of: Spacer(), nil, nil), 8, 8)
        expect(size(of: Spacer(), 100, 50), 100, 50)
        expect(size(of: Spacer(), 0, 0), 8, 8)
    }

    @Test("T-093 V+") func dividers() {
        let view = VStack(spacing: 0) {
            box(100, 20)
            Divider().probe("horizontal")
            HStack(spacing: 0) {
                box(20, 60).probe("b")
                Divider().probe("vertical")
                box(20, 60)
            }.probe("row")
        }
        let found = frames(in: 200, 200, platform: .macOS, view)
        expect(found["horizontal"], 0, 20, 200, 1)
        expect(found["vertical"], 99.5, 21, 1, 179)
        expect(found["row"], 79.5, 21, 41, 179)
        expect(found["b"], 79.5, 80.5, 20, 60)
    }

    @Test("T-094 R") func dividerOutsideOfStacks() {
        let view = ZStack {
            Divider().probe("a")
            box(1, 1)
        }
        expect(frames(in: 200, 100, platform: .macOS, view)["a"], 0, 49.5, 200, 1)
        expect(frames(in: 200, 100, platform: .macOS, Divider().probe("a"))["a"], 0, 49.5, 200, 1)
    }

    @Test("T-095 V / R") func thickness() {
        expect(size(of: Divider(), 100, nil, scale: 2).height, 0.5)
        expect(size(of: Divider(), 100, nil, scale: 3).height, 1 / 3.0)
    }
}
