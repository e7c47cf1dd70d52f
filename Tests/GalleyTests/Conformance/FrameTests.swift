import Foundation
import Testing

@testable import Galley
@testable import GalleyEngine

// semantics.md §25.2. After each id: the source and confidence as given there.

@MainActor @Suite("Frames")
struct FrameTests {
    @Test("T-019 V frame-fixed") func topLeading() {
        let view = box(40, 40).probe("inner").frame(width: 120, height: 80, alignment: .topLeading).probe("outer")
        let found = frames(in: 200, 200, view)
        expect(found["outer"], 40, 60, 120, 80)
        expect(found["inner"], 40, 60, 40, 40)
    }

    @Test("T-020 model") func bottomTrailing() {
        let view = box(40, 40).probe("inner").frame(width: 120, height: 80, alignment: .bottomTrailing)
        expect(frames(in: 200, 200, view)["inner"], 120, 100, 40, 40)
    }

    @Test("T-021 model") func overflow() {
        let found = frames(in: 200, 200, box(100, 100).probe("child").frame(width: 40, height: 40).probe("frame"))
        expect(found["frame"], 80, 80, 40, 40)
        expect(found["child"], 50, 50, 100, 100)
    }

    @Test("T-022 model") func overflowTopLeading() {
        let view = box(100, 100).probe("child").frame(width: 40, height: 40, alignment: .topLeading)
        expect(frames(in: 200, 200, view)["child"], 80, 80, 100, 100)
    }

    /// The column of the fixture frame-flex: every row's y depends on the heights of those above it.
    private var flexibleColumn: [String: CGRect] {
        let column = VStack(spacing: 0) {
            box(40, 20).frame(minWidth: 100).probe("T-023")
            box(40, 20).frame(maxWidth: 200).probe("T-024")
            box(40, 20).frame(minWidth: 50, maxWidth: .infinity).probe("T-025")
            box(40, 20).frame(idealWidth: 150).fixedSize().probe("T-026")
            Color.red.frame(maxWidth: 120, maxHeight: 20).probe("T-027")
            box(250, 20).frame(maxWidth: 200).probe("T-028")
        }
        return frames(in: 300, 300, column)
    }

    @Test("T-023 V+ frame-flex") func minimumWidth() { expect(flexibleColumn["T-023"], 100, 90, 100, 20) }

    @Test("T-024 V+ frame-flex") func maximumWidth() { expect(flexibleColumn["T-024"], 50, 110, 200, 20) }

    @Test("T-025 V+ frame-flex") func minimumAndEndlessWidth() { expect(flexibleColumn["T-025"], 0, 130, 300, 20) }

    @Test("T-026 V+ frame-flex") func idealWidth() { expect(flexibleColumn["T-026"], 75, 150, 150, 20) }

    @Test("T-027 V+ frame-flex") func maximumOfColor() { expect(flexibleColumn["T-027"], 90, 170, 120, 20) }

    @Test("T-028 V+ frame-flex") func maximumOfWiderBox() { expect(flexibleColumn["T-028"], 50, 190, 200, 20) }

    @Test(
        "T-029 model",
        arguments: [(nil, 50), (0, 50), (30, 50), (80, 80), (300, 100), (.infinity, 100)] as [(CGFloat?, CGFloat)])
    func colorMinimumAndMaximum(proposal: CGFloat?, expected: CGFloat) {
        expect(size(of: Color.red.frame(minWidth: 50, maxWidth: 100), proposal, 10).width, expected, "the width")
    }

    @Test("T-030 model", arguments: [(nil, 100), (30, 100), (300, 300)] as [(CGFloat?, CGFloat)])
    func colorMinimum(proposal: CGFloat?, expected: CGFloat) {
        expect(size(of: Color.red.frame(minWidth: 100), proposal, 10).width, expected, "the width")
    }

    @Test("T-031 model", arguments: [(nil, 10), (30, 30), (300, 100)] as [(CGFloat?, CGFloat)])
    func colorMaximum(proposal: CGFloat?, expected: CGFloat) {
        expect(size(of: Color.red.frame(maxWidth: 100), proposal, 10).width, expected, "the width")
    }

    @Test("T-032 model", arguments: [(nil, 50), (30, 30), (300, 300)] as [(CGFloat?, CGFloat)])
    func colorIdeal(proposal: CGFloat?, expected: CGFloat) {
        expect(size(of: Color.red.frame(idealWidth: 50), proposal, 10).width, expected, "the width")
    }

    @Test("T-033 model", arguments: [(nil, 40), (30, 40), (300, 300)] as [(CGFloat?, CGFloat)])
    func boxMaxInfinity(proposal: CGFloat?, expected: CGFloat) {
        expect(size(of: box(40, 20).frame(maxWidth: .infinity), proposal, nil).width, expected, "the width")
    }

    @Test("T-034 model") func boxMinZeroMaxInfinity() {
        let found = frames(
            proposing: 30, nil, box(40, 20).probe("child").frame(minWidth: 0, maxWidth: .infinity).probe("frame"))
        expect(found["frame"], 0, 0, 30, 20)
        expect(found["child"], -5, 0, 40, 20)
    }

    @Test("T-035 model") func boxMinimum() { expect(size(of: box(40, 20).frame(minWidth: 20), 30, nil).width, 30) }

    @Test("T-036 model", arguments: [nil, 30, 300] as [CGFloat?])
    func boxMaximum(proposal: CGFloat?) { expect(size(of: box(40, 20).frame(maxWidth: 20), proposal, nil).width, 20) }

    @Test("T-037 R OSU FrameLayoutTests") func sanitising() {
        #expect(FrameLimits(minimum: -10).minimum == 0)
        #expect(FrameLimits(minimum: 20, ideal: 10).ideal == 20)
        #expect(FrameLimits(ideal: 30, maximum: 20).maximum == 30)
        // The same through views, so that the limits are known to be used.
        expect(size(of: Color.red.frame(minWidth: -10), 0, 10), 0, 10)
        expect(size(of: Color.red.frame(minWidth: 20, idealWidth: 10), nil, 10), 20, 10)
        expect(size(of: Color.red.frame(idealWidth: 30, maxWidth: 20), 300, 10), 30, 10)
    }

    @Test("T-038 V") func fixedAroundFlexible() {
        expect(size(of: Color.red.frame(maxWidth: .infinity).frame(width: 200, height: 200), 0, 0), 200, 200)
    }

    @Test("T-039 TOK scenario, model") func givenLengths() {
        func frame(_ view: some View) -> CGRect? { frames(in: 500, 500, view.probe("a"))["a"] }
        expect(frame(Rectangle().frame(width: 200, height: 100)), 150, 200, 200, 100)
        expect(frame(Rectangle().frame(width: 200)), 150, 0, 200, 500)
        expect(frame(Rectangle().frame(height: 200)), 0, 150, 500, 200)
    }

    @Test("T-040 TOK scenario, model") func maxima() {
        let view = Rectangle().frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100).probe("a")
        expect(frames(in: 500, 500, view)["a"], 150, 200, 200, 100)
    }

    @Test("T-041 TOK scenario, I") func nineAlignments() {
        let rows: [(Alignment, CGFloat, CGFloat)] = [
            (.topLeading, 0, 0), (.top, 200, 0), (.topTrailing, 400, 0), (.leading, 0, 200), (.center, 200, 200),
            (.trailing, 400, 200), (.bottomLeading, 0, 400), (.bottom, 200, 400), (.bottomTrailing, 400, 400),
        ]
        for (alignment, x, y) in rows {
            let view = box(100, 100).probe("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            expect(frames(in: 500, 500, view)["a"], x, y, 100, 100)
        }
    }

    @Test("Lengths that no frame can have are ignored (R, §8.1)", arguments: [-5, CGFloat.nan, .infinity])
    func unusable(length: CGFloat) { expect(size(of: Color.red.frame(width: length, height: 20), 70, 70), 70, 20) }
}
