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

    @Test("T-023…T-028 V+ frame-flex") func flexible() {
        let column = VStack(spacing: 0) {
            box(40, 20).frame(minWidth: 100).probe("min")
            box(40, 20).frame(maxWidth: 200).probe("max")
            box(40, 20).frame(minWidth: 50, maxWidth: .infinity).probe("fill")
            box(40, 20).frame(idealWidth: 150).fixedSize().probe("ideal")
            Color.red.frame(maxWidth: 120, maxHeight: 20).probe("clamp")
            box(250, 20).frame(maxWidth: 200).probe("overflow")
        }
        let found = frames(in: 300, 300, column)
        expect(found["min"], 100, 90, 100, 20)
        expect(found["max"], 50, 110, 200, 20)
        expect(found["fill"], 0, 130, 300, 20)
        expect(found["ideal"], 75, 150, 150, 20)
        expect(found["clamp"], 90, 170, 120, 20)
        expect(found["overflow"], 50, 190, 200, 20)
    }

    nonisolated private static let limits: [(String, CGFloat?, CGFloat?, CGFloat?, [(CGFloat?, CGFloat)])] = [
        ("T-029", 50, nil, 100, [(nil, 50), (0, 50), (30, 50), (80, 80), (300, 100), (.infinity, 100)]),
        ("T-030", 100, nil, nil, [(nil, 100), (30, 100), (300, 300)]),
        ("T-031", nil, nil, 100, [(nil, 10), (30, 30), (300, 100)]),
        ("T-032", nil, 50, nil, [(nil, 50), (30, 30), (300, 300)]),
    ]

    @Test("T-029…T-032 model", arguments: 0..<limits.count)
    func colorLimits(row: Int) {
        let (_, minimum, ideal, maximum, cases) = Self.limits[row]
        for (proposal, expected) in cases {
            let view = Color.red.frame(minWidth: minimum, idealWidth: ideal, maxWidth: maximum)
            expect(
                size(of: view, proposal, 10).width, expected, "\(Self.limits[row].0) at \(String(describing: proposal))"
            )
        }
    }

    @Test("T-033 model") func boxMaxInfinity() {
        for (proposal, expected) in [(nil, 40), (30, 40), (300, 300)] as [(CGFloat?, CGFloat)] {
            expect(size(of: box(40, 20).frame(maxWidth: .infinity), proposal, nil).width, expected)
        }
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

    @Test("T-037 R") func sanitising() {
        #expect(FrameLimits(minimum: -10).minimum == 0)
        #expect(FrameLimits(minimum: 20, ideal: 10).ideal == 20)
        #expect(FrameLimits(ideal: 30, maximum: 20).maximum == 30)
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
