import Foundation
import Galley
import Testing

@testable import GalleyInsight

/// What reaches out of a window of 300×400, why, and what is advised; and what reaches out of it on purpose (docs/lint.md).
@MainActor @Suite("Views that reach out of the window") struct LintReachTests {
    private func fixes(_ view: some View) -> [String?] { findings(view).map(\.fix) }
    private func messages(_ view: some View) -> [String] { findings(view).map(\.message) }
    private func count(_ view: some View, isWindow: Bool = true) -> Int { findings(view, isWindow: isWindow).count }

    private func box(_ width: CGFloat, _ height: CGFloat = 20) -> some View {
        Color.red.frame(width: width, height: height)
    }

    // MARK: Why

    @Test("Views that are offered nothing take their ideal") func fixedSizes() {
        let wide = Color.red.frame(idealWidth: 500).frame(height: 20)
        #expect(
            fixes(wide.fixedSize()) == ["no fixedSize() along the width: then it takes the width that it is offered"])
        #expect(
            fixes(wide.fixedSize(horizontal: true, vertical: false)) == [
                "no fixedSize() along the width: then it takes the width that it is offered"
            ])
        #expect(fixes(wide.fixedSize(horizontal: false, vertical: true)) == [])
        let tall = Color.red.frame(idealHeight: 500).frame(width: 20)
        #expect(
            fixes(tall.fixedSize()) == ["no fixedSize() along the height: then it takes the height that it is offered"])
        let text = Text(verbatim: String(repeating: "long ", count: 30)).fixedSize()
        #expect(
            fixes(text).first??.hasPrefix(
                "fixedSize(horizontal: false, vertical: true) in place of fixedSize(), or none: ")
                == true)
        let column = Text(verbatim: String(repeating: "line\n", count: 40)).fixedSize()
        #expect(fixes(column) == ["no fixedSize() along the height: then it takes the height that it is offered"])
    }

    @Test("Lengths that the source asks for, also further in; limits that are none, and sums") func lengths() {
        #expect(
            fixes(HStack(spacing: 0) { VStack { box(320) } }) == [
                "frame(maxWidth: 320) in place of frame(width: 320), or a ScrollView(.horizontal) around it"
            ])
        let own = "ViewThatFits with a narrower arrangement, or a ScrollView(.horizontal)"
        #expect(fixes(Color.red.frame(minWidth: 320).frame(height: 20)) == [own])
        #expect(fixes(Color.red.frame(minHeight: 420).frame(width: 20)) == ["a ScrollView around it"])
        let row = HStack(spacing: 10) {
            box(200)
            box(150)
        }
        #expect(fixes(row) == [own])
        #expect(
            messages(row) == [
                "HStack reaches 60 beyond the width of 300: it is 360, and was offered 300. 200 + 150 and gaps of 10 make that."
            ])
    }

    @Test("Views that keep their shape and cover what they are offered") func shapes() {
        let filling = Color.red.aspectRatio(2, contentMode: .fill)
        #expect(fixes(filling).first??.hasPrefix("Color.clear.overlay { … }.clipped() around what fills: ") == true)
        #expect(
            fixes(
                ZStack {
                    filling; box(9)
                }
            ).first??.hasPrefix(".background { … } or .overlay { … } for what fills, ") == true)
        #expect(count(Color.red.aspectRatio(2, contentMode: .fit)) == 0)
        // 400 × 2 are 800, 500 more than there is.
        #expect(
            messages(filling) == ["Color reaches 500 beyond the width of 300: it is 800, and was offered 300."])
    }

    @Test("A frame around text that needs more is told by the frame") func frames() {
        let row = HStack(spacing: 0) {
            Text(verbatim: "Hi").frame(width: 40)
            Text(verbatim: "Ho").frame(width: 40)
        }.frame(width: 60)
        #expect(messages(row) == ["HStack is 20 wider than the frame around it: 80 in 60."])
        #expect(
            fixes(row) == ["frame(minWidth:) in place of frame(width:), so that the frame grows with what is in it"])
        let column = VStack(spacing: 0) {
            Text(verbatim: "Hi").frame(height: 40)
            Text(verbatim: "Ho").frame(height: 40)
        }.frame(height: 50)
        #expect(messages(column) == ["VStack is 30 taller than the frame around it: 80 in 50."])
        #expect(
            fixes(column) == [
                "frame(minHeight:) in place of frame(height:), so that the frame grows with what is in it"
            ])
        let fixed = Text(verbatim: "Hi").frame(width: 80).frame(width: 60)
        #expect(
            fixes(fixed) == ["frame(maxWidth: 80) in place of frame(width: 80), or a ScrollView(.horizontal) around it"]
        )
        #expect(count(Text(verbatim: "Hi").frame(width: 80).frame(width: 0)) == 0)
    }

    // MARK: What is no fault

    @Test("What scrolls, lies over others, is moved or cannot be seen may be longer") func innocent() {
        let wide = box(500)
        let counts: [Int] = [
            count(wide), count(ScrollView(.horizontal) { wide }), count(box(10).overlay { wide }),
            count(box(10).background { wide }), count(wide.hidden()), count(wide.opacity(0)), count(wide.opacity(0.1)),
            count(Color.clear.frame(width: 500, height: 20)), count(wide.rotationEffect(.degrees(20))),
            count(wide.offset(x: 3)), count(wide.frame(width: 100).clipped()),
        ]
        #expect(counts == [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
        // Along the way that it does not scroll it is as long as anywhere.
        #expect(count(ScrollView(.vertical) { wide }) == 1)
        #expect(
            count(ScrollView(.vertical) { box(10, 900) }) == 0 && count(ScrollView(.horizontal) { box(10, 900) }) == 1)
        // The first view of a layer is in its place.
        #expect(count(wide.overlay { box(10) }) == 1 && count(wide.background { box(10) }) == 1)
    }

    @Test("Without a window only what was offered counts, and what begins before it does not") func windows() {
        #expect(count(box(301), isWindow: false) == 1 && count(box(300.5), isWindow: false) == 0)
        // In the middle of a window half of it reaches out on each side.
        #expect(count(box(301.5)) == 1 && count(box(301)) == 0)
        #expect(findings(box(900, 900), nil, nil).isEmpty)
        let found = findings(box(900, 900), 300, nil)
        #expect(found.map(\.message) == ["Color reaches 600 beyond the width of 300: it is 900, and was offered 300."])
        let both = findings(box(310, 420))
        // One view is told once, along the first way in which it is too long.
        #expect(both.map(\.message) == ["Color reaches 10 beyond the width of 300: it is 310, and was offered 300."])
    }

    @Test("Findings lie in the order of the views, those of one by their rules' names") func order() {
        let view = VStack(spacing: 0) {
            box(20, 20).onTapGesture {}
            box(310, 20)
            Text(verbatim: "A text that is too long for it").lineLimit(1).frame(width: 40)
        }
        #expect(findings(view).map(\.rule) == [.tapTarget, .canvasOverflow, .textCut])
        // The gesture lies around the frame.
        #expect(findings(box(310, 20).onTapGesture {}).map(\.rule) == [.tapTarget, .canvasOverflow])
        let found = findings(HStack { box(20, 20).onTapGesture {} })
        #expect(found.map(\.severity) == [.warning] && found.first?.frame.size == CGSize(width: 20, height: 20))
        #expect(found.first?.path.map(\.kind).first == "HStack")
    }
}
