import Foundation
import Galley
import Testing

@testable import GalleyInsight

/// Turns, gaps, columns and rows where there are many or one of them, with numbers worked out by the rules of stacks and grids (rules.md §5
/// and §7): gaps off first, the least flexible next, an equal share for it.
@MainActor @Suite("Stories of containers") struct ContainerStoryTests {
    private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

    // MARK: Stacks

    @Test("Spacers come last, whatever has no priority of its own before them") func spacers() {
        let row = HStack(spacing: 0) {
            box(50, 10)
            Spacer(minLength: 0)
            Spacer(minLength: 0)
        }
        #expect(
            told("HStack", row) == [
                "HStack was proposed 200.", "No gaps: all 200 is for 3 children.",
                "Views of lower priority need nothing at least, so nothing is kept back for them.",
                "Color has priority 0: offered 200, took 50.",
                "Spacer #1 comes last, least flexible of 2 (∞): offered 75, took 75.",
                "75 left for Spacer #2: offered 75, took 75.",
                "50 + 75 + 75 make 200, all that was proposed.",
                "Their vertical centers meet at 5; Color is the tallest (10).",
            ])
        let one = HStack(spacing: 0) {
            box(50, 10)
            Spacer(minLength: 30)
        }
        #expect(
            told("HStack", one).dropFirst(2) == [
                "30 is kept back, the least that views of lower priority take: 30 for Spacer.",
                "Color has priority 0: offered 170, took 50.", "150 left for Spacer: offered 150, took 150.",
                "50 + 150 make 200, all that was proposed.",
                "Their vertical centers meet at 5; Color is the tallest (10).",
            ])
    }

    @Test("Three that go alike are one sentence, two are two") func alike() {
        func row(_ count: Int) -> some View {
            HStack(spacing: 0) {
                box(50, 100)
                ForEach(0..<count, id: \.self) { _ in Color.blue }
            }
        }
        #expect(
            told("HStack", row(3)).dropFirst(2) == [
                "Color #1 is least flexible (0): offered 50, took 50.",
                "150 left is for 3: Color #2 to Color #4 took 50 each.",
                "50 + 50 + 50 + 50 make 200, all that was proposed.",
            ])
        #expect(
            told("HStack", row(2)).dropFirst(2) == [
                "Color #1 is least flexible (0): offered 66.67, took 50.",
                "150 left for 2: Color #2 is next (∞), offered 75, took 75.",
                "75 left for Color #3: offered 75, took 75.", "50 + 75 + 75 make 200, all that was proposed.",
            ])
    }

    @Test("Of more than eight gaps that differ the first eight are told") func gaps() {
        func row(_ count: Int) -> some View {
            HStack {
                Color.red
                Spacer()
                ForEach(0..<count, id: \.self) { _ in Color.blue }
            }
        }
        // A spacer has no gaps beside it; between colours there are eight points.
        #expect(
            told("HStack", row(7))[1]
                == "Gaps of 0, 0, 8, 8, 8, 8, 8 and 8, 48 together, leave 152 for 9 children.")
        #expect(
            told("HStack", row(8))[1]
                == "Gaps of 0, 0, 8, 8, 8, 8, 8, 8 …, 56 together, leave 144 for 10 children.")
        #expect(
            told("HStack", HStack(spacing: 3) { ForEach(0..<2) { _ in box(9, 9) } })[1].hasPrefix(
                "A gap of 3 leaves 197 "))
        let many = HStack(spacing: 1) { ForEach(0..<12, id: \.self) { _ in box(9, 9) } }
        #expect(told("HStack", many)[1] == "11 gaps of 1 leave 189 for 12 children.")
    }

    @Test("Six of those for whom something is kept back are named, and six whose guides differ") func sixes() {
        let kept = HStack(spacing: 0) {
            Color.blue.layoutPriority(2)
            ForEach(0..<7, id: \.self) { _ in Color.red.frame(minWidth: 10) }
        }
        let names = (0..<6).map { "10 for Color #\($0 + 2)" }
        #expect(
            told("HStack", kept)[2]
                == "70 is kept back, the least that views of lower priority take: "
                + "\(names.dropLast().joined(separator: ", ")) and \(names[5])."
        )
        #expect(told("HStack", kept)[3] == "Color #1 has priority 2: offered 130, took 130.")
        let guided = HStack(alignment: .top, spacing: 0) {
            ForEach(0..<7, id: \.self) { place in
                box(10, 20).alignmentGuide(.top) { _ in CGFloat(place + 1) }
            }
        }
        let meeting = told("HStack", guided).last ?? ""
        #expect(meeting.hasPrefix("Their tops meet at 7: ") && meeting.contains(" has it at 6 of 20. "))
        #expect(!meeting.contains("has it at 7 of"))
        #expect(meeting.hasSuffix("7 before it and 19 after it make the height 26."))
    }

    @Test("Endless room: what is left is endless, and no rest is told") func endless() {
        let row = HStack(spacing: 0) {
            box(50, 10)
            box(20, 10)
        }
        #expect(
            told("HStack", row, .infinity) == [
                "HStack was proposed ∞.", "No gaps: all ∞ is for 2 children.",
                "Color #1 is least flexible (0): offered ∞, took 50.", "∞ left for Color #2: offered ∞, took 20.",
                "50 + 20 make 70.",
            ])
        let column = VStack(spacing: 4) {
            box(50, 10)
            box(30, 20)
        }
        #expect(
            told("VStack", column, 200, nil) == [
                "VStack was proposed no height: each child takes its ideal.", "10 + 20 and gaps of 4 make 34.",
                "Their horizontal centers meet at 25; Color #1 is the widest (50).",
            ])
    }

    // MARK: Grids

    private func row(_ count: Int) -> some View {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow { ForEach(0..<count, id: \.self) { box(CGFloat(5 + $0), 20) } }
        }
    }

    @Test("One column, ten and eleven of them") func columns() {
        #expect(
            told("Grid", row(1)) == [
                "Its only column is offered 200.", "Column 1: offered 200, its longest cell took 5.",
                "Its only row is offered 100.", "Row 1: offered 100, its longest cell took 20.",
            ])
        let ten = told("Grid", row(10)), eleven = told("Grid", row(11))
        // Of 200 a tenth and an eleventh.
        #expect(ten[0] == "10 columns share 200 less gaps of 0: 200." && ten.count == 1 + 10 + 2)
        #expect(ten[1] == "Column 1 is least flexible (0): offered 20, its longest cell took 5.")
        // 5 to 13 are 81: 119 are left for the last.
        #expect(ten[10] == "Column 10 (flexibility 0): offered 119, its longest cell took 14.")
        #expect(eleven[1] == "Column 1 is least flexible (0): offered 18.18, its longest cell took 5.")
        #expect(eleven[9] == "The other 3 columns take what is left in the same way." && eleven.count == 1 + 9 + 2)
        #expect(eleven[8].hasPrefix("Column 8 (flexibility 0): offered "))
    }

    @Test("Columns to which no width is proposed are as long as what is in them: twelve are told") func ideal() {
        let start = "No width was proposed: each column is as long as its longest cell wants to be: "
        func list(_ numbers: ClosedRange<Int>) -> String {
            numbers.dropLast().map { "\($0)" }.joined(separator: ", ") + " and \(numbers.upperBound)."
        }
        #expect(told("Grid", row(12), nil).first == start + list(5...16))
        #expect(told("Grid", row(13), nil).first == start + list(5...16))
        #expect(told("Grid", row(2), nil).first == start + "5 and 6.")
        #expect(
            told("Grid", row(1), 200, nil).last
                == "No height was proposed: each row is as long as its longest cell wants to be: 20.")
    }

    @Test("Rows that meet on a baseline, and cells over several columns") func cells() {
        let baselines = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow { box(10, 10) }
            GridRow(alignment: .firstTextBaseline) {
                box(10, 20).alignmentGuide(.firstTextBaseline) { _ in 12 }
                box(10, 30).alignmentGuide(.firstTextBaseline) { _ in 5 }
            }
        }
        // 12 and 5 lie above the line, 8 and 25 below it.
        #expect(
            told("Grid", baselines).last == "Row 2 meets on baselines: 12 above and 25 below make it 37 tall.")
        let spanning = Grid(horizontalSpacing: 4, verticalSpacing: 0) {
            GridRow {
                box(50, 10)
                box(40, 10)
            }
            GridRow { box(110, 10).gridCellColumns(2) }
        }
        // 50 + 4 + 40 are 16 too few for two.
        #expect(
            told("Grid", spanning).contains { $0.hasSuffix(" spans columns and wants 110: each of them grows by 8.") })
        #expect(told("Grid", spanning)[0] == "2 columns share 200 less gaps of 4: 196.")
        #expect(explained(spanning).size.width == 110)
    }

    // MARK: Sums

    private func origin(_ kind: String, _ view: some View, axis: Axis = .horizontal) -> String {
        let explanation = explained(view)
        guard let node = explanation.nodes.first(where: { $0.kind == kind && $0.isShown }) else { return "none" }
        return explanation.origin(of: node, along: axis)
    }

    @Test("Sums of more than twelve parts are put together by their names") func sums() {
        func row(_ count: Int) -> some View { HStack(spacing: 1) { ForEach(0..<count, id: \.self) { _ in box(5, 9) } } }
        // Seven and six gaps are thirteen parts; six, five gaps and a padding are twelve.
        #expect(origin("HStack", row(7)) == "41 = frame(width:) 35 + 6 (gap)")
        let five = Array(repeating: " + 1 (gap) + 5 (frame(width:))", count: 5).joined()
        #expect(origin("padding", row(6).padding(.leading, 2)) == "37 = frame(width:) 5\(five) + 2 (padding)")
        #expect(origin("padding", row(6).padding(.horizontal, 2)) == "39 = frame(width:) 30 + 5 (gap) + 4 (padding)")
    }

    @Test("Gaps of nought are no parts; what others of a higher priority took is") func parts() {
        let row = HStack(spacing: 0) {
            box(30, 9)
            Rectangle()
            box(20, 9).layoutPriority(1)
        }
        #expect(origin("Rectangle", row) == "150 = proposed 200 − 20 − 30 (Color)")
        let column = VStack(spacing: 6) {
            box(30, 9)
            Rectangle()
        }
        #expect(origin("Rectangle", column, axis: .vertical) == "85 = proposed 100 − 6 (gap) − 9 (Color)")
        #expect(origin("Rectangle", column) == "200 = proposed 200")
        #expect(
            origin("VStack", column) == "200 = proposed 200"
                && origin("VStack", column, axis: .vertical) == "100 = proposed 100")
    }

    @Test("Views beyond a limit of four thousand points are not asked") func curves() {
        func count(_ width: CGFloat, _ axis: Axis) -> Int {
            var options = RenderOptions()
            options.proposal = ProposedViewSize(width: width, height: 20)
            let rendered = RenderedView(Color.red, options: options)
            let explanation = rendered.explanation()
            return rendered.responseCurve(of: explanation.root, in: explanation, along: axis).points.count
        }
        // All whole numbers from nought on, nothing and infinity.
        #expect(count(3000, .horizontal) == 4003 && count(1999, .horizontal) == 3998 + 3)
        #expect(count(3000, .vertical) == 203 && count(101, .horizontal) == 205)
    }
}
