import Foundation
import Galley
import Testing

@testable import GalleyInsight

/// What lint says of views that have too little or too much room, word by word and with numbers worked out by the rules of stacks, and
/// what is no fault, in a window of 300×400 (docs/lint.md).
@MainActor @Suite("Words of lint") struct LintWordTests {
    private func findings(_ view: some View, _ width: CGFloat? = 300, _ height: CGFloat? = 400) -> [LayoutFinding] {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: width, height: height)
        if let width, let height, width.isFinite { options.canvas = CGSize(width: width, height: height) }
        return RenderedView(view, options: options).findings()
    }

    private func messages(_ rule: LayoutFinding.Rule, _ view: some View, _ width: CGFloat? = 300) -> [String] {
        findings(view, width).filter { $0.rule == rule }.map(\.message)
    }

    private func fixes(_ rule: LayoutFinding.Rule, _ view: some View) -> [String?] {
        findings(view).filter { $0.rule == rule }.map(\.fix)
    }

    private func box(_ width: CGFloat, _ height: CGFloat = 20) -> some View {
        Color.red.frame(width: width, height: height)
    }

    // MARK: Nothing left

    @Test("A view for which its stack has nothing left, and what the others took") func empty() {
        let row = HStack(spacing: 10) {
            box(180)
            box(110)
            Color.green.frame(maxWidth: 40, maxHeight: 20)
        }
        // 280 without the gaps, less 290.
        #expect(
            messages(.zeroSize, row) == [
                "Color #3 has a width of 0: of the 300 that HStack was proposed, Color #1 180 and Color #2 110 "
                    + "and gaps of 20 leave nothing."
            ])
        let start = "frame(minWidth:) says how much it needs at least; or less for the views beside it"
        #expect(fixes(.zeroSize, row) == [start])
        let column = VStack(spacing: 0) {
            box(20, 400)
            Color.green.frame(maxHeight: 40)
        }
        #expect(
            messages(.zeroSize, column) == [
                "Color #2 has a height of 0: of the 400 that VStack was proposed, Color #1 400 and gaps of 0 leave nothing."
            ])
        #expect(fixes(.zeroSize, column).first??.hasPrefix("frame(minHeight:) says") == true)
    }

    @Test("What asks for nothing, keeps apart or cannot be seen may be empty") func emptyByDesign() {
        func count(_ view: some View, _ taken: CGFloat = 300) -> Int {
            messages(
                .zeroSize,
                HStack(spacing: 0) {
                    box(taken); view
                }
            ).count
        }
        let counts: [Int] = [
            count(Color.green), count(Color.green, 299), count(Color.green.frame(maxWidth: 0)), count(Spacer()),
            count(Color.clear), count(Color.green.frame(minWidth: 1)),
        ]
        #expect(counts == [1, 0, 0, 0, 0, 0])
    }

    // MARK: Greedy views

    @Test("Views that each take all that they can get") func greedy() {
        let column = VStack(spacing: 8) {
            ScrollView { box(20) }
            ScrollView { box(20) }
        }
        #expect(
            messages(.greedySiblings, column) == [
                "ScrollView #1 196 and ScrollView #2 196 each take all the height that they can get in VStack, "
                    + "so they share it, whatever is in them."
            ])
        #expect(
            fixes(.greedySiblings, column) == [
                "frame(height:) or frame(maxHeight:) on one of them; or one ScrollView around both"
            ])
        let row = HStack(spacing: 0) {
            GeometryReader { _ in box(20) }
            box(60)
            GeometryReader { _ in box(20) }
        }
        #expect(
            messages(.greedySiblings, row) == [
                "GeometryReader #1 120 and GeometryReader #2 120 each take all the width that they can get in HStack, "
                    + "so they share it, whatever is in them."
            ])
        #expect(fixes(.greedySiblings, row).first??.hasPrefix("frame(width:) or frame(maxWidth:) ") == true)
    }

    @Test("One greedy view, or several of which each has a rank of its own, are none") func ranked() {
        func count(_ views: some View, _ width: CGFloat = 300) -> Int {
            messages(.greedySiblings, VStack(spacing: 0) { views }, width).count
        }
        let scroll = ScrollView { box(20) }
        let counts: [Int] = [
            count(scroll),
            count(
                Group {
                    scroll; scroll.layoutPriority(1)
                }),
            count(
                Group {
                    scroll; scroll; scroll.layoutPriority(1)
                }),
            count(
                Group {
                    scroll; Color.red
                }),
            count(
                Group {
                    scroll; scroll.frame(height: 50)
                }),
            count(
                Group {
                    ScrollView(.horizontal) { box(20) }; ScrollView(.horizontal) { box(20) }
                }),
            count(
                Group {
                    scroll; TextEditor(text: .constant("a"))
                }),
        ]
        #expect(counts == [0, 0, 1, 0, 0, 0, 1])
        // Across its stack a scroll view takes what there is, and shares nothing.
        #expect(
            messages(
                .greedySiblings,
                HStack {
                    scroll; scroll
                }
            ).isEmpty)
    }

    // MARK: Texts that are cut

    private let words = "Words that are a good deal longer than their row has room for, whatever is beside them"

    private func width(_ text: some View) -> String {
        LayoutNumber.short(RenderedView(text.lineLimit(1).fixedSize()).size.width)
    }

    @Test("A text beside views that can be smaller: all it needs, or as much as they leave") func shares() {
        let short = Text(verbatim: "A short text"), needs = width(short)
        func row(_ text: some View, @ViewBuilder _ others: () -> some View) -> some View {
            HStack(spacing: 0) {
                text.lineLimit(1)
                others()
            }
        }
        // A third of 150 is too little.
        let two = row(short) {
            Rectangle()
            Rectangle()
        }.frame(width: 150)
        #expect(
            fixes(.textCut, two) == [
                "layoutPriority(1) on the text: it gets its \(needs) of width first, and Rectangle #1 and Rectangle #2 share what is left"
            ])
        let one = row(short) { Rectangle() }.frame(width: 120)
        #expect(
            fixes(.textCut, one) == [
                "layoutPriority(1) on the text: it gets its \(needs) of width first, and Rectangle takes what is left"
            ])
        let long = row(Text(verbatim: words)) { Color.red.frame(minWidth: 60) }.frame(width: 200)
        #expect(
            fixes(.textCut, long) == [
                "layoutPriority(1) gives it 140 of the width before Color; for the rest a higher lineLimit, or minimumScaleFactor(0.8)"
            ])
        // Half of 200 is what it has already, but for a point.
        let even = row(Text(verbatim: words)) { Color.red.frame(minWidth: 99) }.frame(width: 200)
        #expect(fixes(.textCut, even) == ["a higher lineLimit, or minimumScaleFactor(0.8)"])
        let some = row(Text(verbatim: words)) { Color.red.frame(minWidth: 98) }.frame(width: 200)
        #expect(fixes(.textCut, some).first??.hasPrefix("layoutPriority(1) gives it 102 of the width before ") == true)
    }

    @Test("What a text was offered and what it needs") func cuts() {
        let view = Text(verbatim: words).lineLimit(1).frame(width: 90)
        let message = messages(.textCut, view).first ?? ""
        #expect(
            message.contains(": it was offered 90 of the \(width(Text(verbatim: words))) that it needs in one line"))
        #expect(
            message.hasSuffix(", and lineLimit is 1.") && message.hasPrefix("\"\(words.prefix(47))…\" is cut to \""))
        let two = messages(.textCut, Text(verbatim: words).lineLimit(2).frame(width: 90)).first ?? ""
        #expect(two.contains(": it needs ") && two.hasSuffix(" of height at a width of 90, and lineLimit is 2."))
        let low = messages(.textCut, Text(verbatim: words).lineLimit(9).frame(width: 90, height: 45)).first ?? ""
        #expect(low.hasSuffix(" of height at a width of 90, and was offered 45 of height."))
    }

    // MARK: Layouts

    private struct FirstOnly: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(width: 30, height: 30))
        }
    }

    @Test("Views that a layout does not place lie in its middle") func unplaced() {
        let found = findings(
            FirstOnly {
                Color.blue
                box(20, 30)
                box(40, 10)
            }
        ).filter { $0.rule == .unplaced }
        let end = ", which lies in the middle, at "
        #expect(
            found.map(\.message) == [
                "FirstOnly does not place Color #2\(end)(140, 185).",
                "FirstOnly does not place Color #3\(end)(130, 195).",
            ])
        #expect(found.map(\.frame.minX) == [140, 130] && found.map { $0.path.last?.number } == [1, 2])
        #expect(
            found.map(\.path.count) == [2, 2] && found.map { $0.path.map(\.kind).first } == ["FirstOnly", "FirstOnly"])
    }

    // MARK: Targets

    @Test("Which gestures count as targets, and where taps count") func targets() {
        func count(_ view: some View) -> Int { findings(view).count { $0.rule == .tapTarget } }
        let small = box(20, 20), tap = TapGesture()
        let counts: [Int] = [
            count(small.gesture(tap)), count(small.gesture(tap, including: .gesture)),
            count(small.gesture(tap, including: .none)), count(small.gesture(tap, including: .subviews)),
            count(small.gesture(DragGesture())), count(small.gesture(SpatialTapGesture())),
            count(small.gesture(tap.onEnded {})), count(small.onTapGesture(count: 2) {}),
            count(small.rotationEffect(.degrees(10)).onTapGesture {}),
            count(small.onTapGesture {}.rotationEffect(.degrees(10))),
        ]
        #expect(counts == [1, 1, 0, 0, 0, 1, 1, 1, 1, 0])
        // A shape around it that is larger is where it is tapped; one that is smaller changes nothing.
        let shaped: [Int] = [
            count(small.contentShape(Rectangle().inset(by: -12)).onTapGesture {}),
            count(small.contentShape(Rectangle().inset(by: -11)).onTapGesture {}),
            count(box(60, 60).contentShape(Rectangle().inset(by: 20)).onTapGesture {}),
        ]
        #expect(shaped == [0, 1, 0])
    }

    @Test("Targets that lie over each other on purpose, or in each other, are none") func overlaps() {
        func count(_ view: some View) -> Int { findings(view).count { $0.rule == .tapOverlap } }
        let large = box(60, 60).onTapGesture {}
        let counts: [Int] = [
            count(
                HStack(spacing: -20) {
                    large; large
                }),
            count(
                ZStack {
                    large; large
                }),
            count(large.overlay { large }), count(large.background { large }),
            count(
                VStack(spacing: -20) {
                    large; large; large
                }),
            count(
                HStack(spacing: 0) {
                    large; large
                }),
            count(VStack { box(80, 80).overlay { large } }.onTapGesture {}),
        ]
        #expect(counts == [1, 0, 0, 0, 2, 0, 0])
    }
}
