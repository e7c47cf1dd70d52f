import Foundation
import Galley
import Testing

@testable import GalleyInsight

/// What is told of stacks, grids, scroll views and of where a length comes from, with numbers worked out by the rules of stacks (gaps off
/// first, the least flexible view next, an equal share for it).
@MainActor @Suite("Sentences of containers") struct ContainerSentenceTests {
    private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

    @Test("A row: who is asked first, what is left, what all make") func row() {
        let view = HStack(spacing: 10) {
            Color.red.frame(width: 50)
            Color.blue
            Color.green.frame(maxWidth: 20)
        }
        #expect(
            told("HStack", view) == [
                "HStack was proposed 200.", "Two gaps of 10 leave 180 for 3 children.",
                "Color #1 is least flexible (0): offered 60, took 50.",
                "130 left for 2: Color #3 is next (20), offered 65, took 20.",
                "110 left for Color #2: offered 110, took 110.",
                "50 + 110 + 20 and gaps of 20 make 200, all that was proposed.",
            ])
        #expect(
            told("HStack", HStack(spacing: 0) { ForEach(0..<4) { _ in Color.red } }) == [
                "HStack was proposed 200.", "No gaps: all 200 is for 4 children.",
                "200 is for 4: Color #1 to Color #4 took 50 each.",
                "50 + 50 + 50 + 50 make 200, all that was proposed.",
            ])
        let pair = HStack(spacing: 10) {
            box(150, 100)
            box(60, 100)
        }
        #expect(
            told("HStack", pair) == [
                "HStack was proposed 200.", "A gap of 10 leaves 190 for 2 children.",
                "Color #1 is least flexible (0): offered 95, took 150.", "40 left for Color #2: offered 40, took 60.",
                "150 + 60 and gaps of 10 make 220, 20 more than was proposed.",
            ])
        #expect(
            told("HStack", pair, nil, nil) == [
                "HStack was proposed no width: each child takes its ideal.", "150 + 60 and gaps of 10 make 220.",
            ])
    }

    @Test("Gaps of their own, many children, and what is kept back") func gaps() {
        let spaced = HStack {
            Color.red
            Spacer()
            Color.blue
            Color.green
        }
        #expect(told("HStack", spaced)[1] == "Gaps of 0, 0 and 8, 8 together, leave 192 for 4 children.")
        let seven = told("HStack", HStack(spacing: 1) { ForEach(0..<7) { _ in box(10, 100) } })
        #expect(
            seven == [
                "HStack was proposed 200.", "Six gaps of 1 leave 194 for 7 children.",
                "194 is for 7: Color #1 to Color #7 took 10 each.",
                "7 children and gaps of 6 make 76, 124 less than was proposed.",
            ])
        let ranked = HStack(spacing: 0) {
            Color.red.frame(minWidth: 30)
            Color.blue.layoutPriority(1)
        }
        #expect(
            told("HStack", ranked) == [
                "HStack was proposed 200.", "No gaps: all 200 is for 2 children.",
                "30 is kept back, the least that views of lower priority take: 30 for Color #1.",
                "Color #2 has priority 1: offered 170, took 170.", "30 left for Color #1: offered 30, took 30.",
                "30 + 170 make 200, all that was proposed.",
            ])
        let greedy = HStack(spacing: 0) {
            Color.red
            Color.blue.layoutPriority(1)
        }
        #expect(
            told("HStack", greedy)[2]
                == "Views of lower priority need nothing at least, so nothing is kept back for them.")
    }

    @Test("Where the views of a stack meet, and who is the longest across") func meeting() {
        let top = HStack(alignment: .top, spacing: 0) {
            box(20, 30)
            box(20, 50)
        }
        #expect(told("HStack", top).last == "Their tops meet at 0; Color #2 is the tallest (50).")
        let trailing = VStack(alignment: .trailing, spacing: 0) {
            box(50, 20)
            box(20, 20)
        }
        #expect(told("VStack", trailing).last == "Their trailing edges meet at 50; Color #1 is the widest (50).")
        let guided = HStack(spacing: 0) {
            box(20, 30)
            box(20, 50).alignmentGuide(VerticalAlignment.center) { _ in 10 }
        }
        // 15 of the one and 10 of the other lie before the line, 15 and 40 after it.
        #expect(
            told("HStack", guided).last
                == "Their vertical centers meet at 15: alignmentGuide on Color has it at 10 of 50. 15 before it and 40 after it make the height 55."
                || told("HStack", guided).last
                    == "Their vertical centers meet at 15: Color #2 has it at 10 of 50. 15 before it and 40 after it make the height 55."
        )
    }

    private enum Fifth: AlignmentID {
        static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.height / 5 }
    }

    @Test("A guide of the program's own is called by its name") func ownGuide() {
        let row = HStack(alignment: VerticalAlignment(Fifth.self), spacing: 0) {
            box(20, 30)
            box(20, 50)
        }
        // A fifth of 30 and of 50 lies before the line, 24 and 40 after it.
        #expect(
            told("HStack", row).last
                == "Their Fifth guides meet at 10: Color #1 has it at 6 of 30 and Color #2 has it at 10 of 50. "
                + "10 before it and 40 after it make the height 50.")
    }

    @Test("Stacks in depth: who makes them wide and who tall") func depth() {
        let cross = ZStack {
            box(50, 10)
            box(20, 40)
        }
        let offered = "Each view is then offered that size."
        let ranked = ZStack {
            box(50, 10)
            box(20, 40).layoutPriority(1)
        }
        let seen: [[String]] = [
            told("ZStack", cross), told("ZStack", cross, 30, 100), told("ZStack", cross, 30, 20),
            told("ZStack", ranked), told("ZStack", ZStack {}), told("HStack", HStack {}), told("VStack", VStack {}),
            told("Grid", Grid {}),
        ]
        let empty = ["It is empty, and takes no room."]
        let sentence = "It is as wide as Color #1 (50) and as tall as Color #2 (40)"
        let wanted: [[String]] = [
            [sentence + ".", offered], [sentence + ", 20 wider than proposed.", offered],
            [sentence + ", 20 wider and 20 taller than proposed.", offered],
            [
                "Only the views of the highest priority count for its size: 1 view of lower priority does not.",
                "It is as large as its largest view, Color #2: 20×40.", offered,
            ], empty, empty, empty, empty,
        ]
        #expect(seen == wanted)
        let nothing = [explained(HStack {}), explained(VStack {}), explained(Grid {})]
        #expect(nothing.map(\.size) == [.zero, .zero, .zero])
        let three = ZStack {
            box(50, 10)
            box(60, 10)
            box(20, 40).layoutPriority(1)
        }
        #expect(
            told("ZStack", three).first
                == "Only the views of the highest priority count for its size: 2 views of lower priority do not.")
    }

    @Test("The view that fits: what the others lack") func fitting() {
        let two = ViewThatFits {
            box(300, 150)
            box(100, 50)
        }
        #expect(
            told("ViewThatFits", two) == [
                "Color #1 would be 300×150, 100 wider than the 200 proposed and 50 taller than the 100 proposed.",
                "Color #2 would be 100×50: it fits, and is shown.",
            ])
        let wide = ViewThatFits(in: .horizontal) { box(300, 20) }
        #expect(
            told("ViewThatFits", wide) == [
                "Color would be 300×20, 100 wider than the 200 proposed; it is shown all the same, as the last."
            ])
    }

    @Test("Grids: what columns and rows share") func grids() {
        let grid = Grid(horizontalSpacing: 10, verticalSpacing: 6) {
            GridRow {
                box(50, 20)
                Color.blue.frame(height: 30)
            }
            GridRow {
                box(40, 10)
                Color.blue.frame(height: 10)
            }
        }
        let sentences = told("Grid", grid)
        #expect(
            sentences.prefix(3) == [
                "2 columns share 200 less gaps of 10: 190.",
                "Column 1 is least flexible (0): offered 95, its longest cell took 50.",
                "Column 2 (flexibility ∞): offered 140, its longest cell took 140.",
            ])
    }

    @Test("What scrolls is proposed nothing along its way") func scrolling() {
        let sentences = told("ScrollView", ScrollView { box(50, 300) })
        #expect(sentences.first == "It scrolls: its content is proposed no height, and took 50×300.")
        #expect(
            sentences.contains(
                "The content is 200 longer than the height of 100 that it takes; 0 of it lies before what is shown."))
        let both = told("ScrollView", ScrollView([.horizontal, .vertical]) { box(50, 300) })
        #expect(both.first == "It scrolls: its content is proposed no width and height, and took 50×300.")
        #expect(told("ScrollView", ScrollView([]) { box(50, 30) }).first == "It does not scroll.")
    }

    @Test("Where lengths come from") func origins() {
        func origin(_ kind: String, _ axis: Axis, _ view: some View) -> String {
            let explanation = explained(view)
            guard let node = explanation.nodes.last(where: { $0.kind == kind && $0.isShown }) else { return "none" }
            return explanation.origin(of: node, along: axis)
        }
        let row = HStack(spacing: 4) {
            Color.red.frame(width: 20)
            Rectangle()
        }
        let sums = HStack(spacing: 4) {
            Color.red.frame(width: 20)
            Color.red.frame(width: 30)
        }
        let shares = HStack(spacing: 10) {
            Rectangle()
            Rectangle()
            Color.red
        }
        let seen: [String] = [
            origin("Rectangle", .horizontal, Rectangle()),
            origin("Rectangle", .horizontal, Rectangle().padding(.leading, 5)),
            origin("Rectangle", .vertical, Rectangle().padding(.leading, 5)), origin("Rectangle", .horizontal, row),
            origin("HStack", .horizontal, sums), origin("frame", .horizontal, Rectangle().frame(minWidth: 250)),
            origin("frame", .vertical, Rectangle().frame(maxHeight: 30)),
            origin("frame", .vertical, Rectangle().frame(height: 30)),
        ]
        let wanted: [String] = [
            "200 = proposed 200", "195 = proposed 200 − 5 (padding)", "100 = proposed 100",
            "176 = proposed 200 − 4 (gap) − 20 (Color)", "54 = frame(width:) 20 + 4 (gap) + 30 (frame(width:))",
            "250 = minWidth 250", "30 = maxHeight 30", "30 = frame(height:) 30",
        ]
        #expect(seen == wanted)
        let explanation = explained(shares)
        let first = explanation.nodes.first { $0.kind == "Rectangle" }
        #expect(
            first.map { explanation.origin(of: $0, along: .horizontal) }
                == "60 = an equal share for 3 of 180 in HStack, 60")
    }
}
