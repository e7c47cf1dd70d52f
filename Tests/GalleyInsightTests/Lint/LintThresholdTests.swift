import Foundation
import Galley
import Testing

@testable import GalleyInsight

/// From where on something is a finding, and the numbers that are told of it: views with lengths that are given, in a window of 300×400.
@MainActor @Suite("Thresholds of lint") struct LintThresholdTests {
    private func messages(_ view: some View, isWindow: Bool = true) -> [String] {
        findings(view, isWindow: isWindow).map { "\($0.rule.rawValue): \($0.message)" }
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

    @Test("Content beyond the window by more than half a point") func canvas() {
        func told(_ width: CGFloat, _ height: CGFloat, isWindow: Bool = true) -> [String] {
            messages(box(width, height), isWindow: isWindow)
        }
        let lead = "canvas-overflow: Color reaches "
        let seen: [[String]] = [
            told(301, 10), told(301.5, 10), told(10, 401), told(10, 402), told(300.5, 10, isWindow: false),
            told(300.75, 10, isWindow: false), told(10, 400.75, isWindow: false),
        ]
        // In a window it lies in the middle, so that half of it sticks out on each side.
        let wanted: [[String]] = [
            [], [lead + "1.5 beyond the width of 300: it is 301.5, and was offered 300."], [],
            [lead + "2 beyond the height of 400: it is 402, and was offered 400."], [],
            [lead + "0.75 beyond the width of 300: it is 300.75, and was offered 300."],
            [lead + "0.75 beyond the height of 400: it is 400.75, and was offered 400."],
        ]
        #expect(seen == wanted)
        let fixes: [String?] = [findings(box(310, 10))[0].fix, findings(box(10, 410))[0].fix]
        #expect(
            fixes == [
                "frame(maxWidth: 310) in place of frame(width: 310), or a ScrollView(.horizontal) around it",
                "frame(maxHeight: 410) in place of frame(height: 410), or a ScrollView around it",
            ])
        #expect(findings(box(500, 500), nil, nil).isEmpty && messages(ScrollView(.horizontal) { box(500, 10) }).isEmpty)
        #expect(
            messages(box(301.5, 10).offset(x: 0.5)).isEmpty
                && messages(Color.clear.frame(width: 500, height: 1)).isEmpty)
    }

    @Test("What a row or a column that is too long is made of: up to eight lengths") func sums() {
        func row(_ count: Int) -> String? {
            messages(HStack(spacing: 1) { ForEach(0..<count, id: \.self) { _ in box(40, 10) } }).first
        }
        let eight = "40 + 40 + 40 + 40 + 40 + 40 + 40 + 40"
        #expect(row(7) == nil)
        #expect(
            row(8)
                == "canvas-overflow: HStack reaches 27 beyond the width of 300: it is 327, and was offered 300. \(eight) and gaps of 7 make that."
        )
        #expect(
            row(9)
                == "canvas-overflow: HStack reaches 68 beyond the width of 300: it is 368, and was offered 300. \(eight) + … and gaps of 8 make that."
        )
        let column = VStack(spacing: 0) { ForEach(0..<3, id: \.self) { _ in box(10, 150) } }
        let found = findings(column)
        #expect(found.map(\.fix) == ["a ScrollView around it"])
        #expect(found.first?.message.hasSuffix("150 + 150 + 150 and gaps of 0 make that.") == true)
    }

    @Test("Text that sticks out of its frame by more than a point") func frames() {
        func told(_ width: CGFloat, _ height: CGFloat) -> [String] {
            messages(Text(verbatim: "Hi").frame(width: width, height: height).frame(width: 60, height: 50))
        }
        let lead = "overflow: frame on Text \"Hi\" is "
        let seen: [[String]] = [told(61, 51), told(61.5, 50), told(60, 52)]
        let wanted: [[String]] = [
            [], [lead + "1.5 wider than the frame around it: 61.5 in 60."],
            [lead + "2 taller than the frame around it: 52 in 50."],
        ]
        #expect(seen == wanted)
        // Without a text nobody reads it.
        #expect(messages(box(80, 80).frame(width: 60, height: 50)).isEmpty)
    }

    @Test("Targets below 44 points, and such as lie over each other by more than 4") func taps() {
        func target(_ width: CGFloat, _ height: CGFloat) -> some View { box(width, height).onTapGesture {} }
        func sizes(_ width: CGFloat, _ height: CGFloat) -> [String] { messages(target(width, height)) }
        #expect(sizes(44, 44).isEmpty && sizes(43.99, 50).isEmpty && sizes(0, 50).isEmpty)
        #expect(sizes(43.5, 50) == ["tap-target: Color is 43.5×50, and a finger needs 44×44."])
        #expect(sizes(50, 30) == ["tap-target: Color is 50×30, and a finger needs 44×44."])
        func overlap(_ spacing: CGFloat, vertical: Bool) -> [String] {
            let layout =
                vertical ? AnyLayout(VStackLayout(spacing: spacing)) : AnyLayout(HStackLayout(spacing: spacing))
            return messages(
                layout {
                    target(60, 60)
                    target(60, 60)
                })
        }
        #expect(overlap(-4, vertical: false).isEmpty && overlap(-4, vertical: true).isEmpty)
        let end = ": the one in front gets the taps there."
        #expect(overlap(-5, vertical: false) == ["tap-overlap: Color and Color lie over each other by 5×60" + end])
        #expect(overlap(-5, vertical: true) == ["tap-overlap: Color and Color lie over each other by 60×5" + end])
        let names = findings(
            Button {
            } label: {
                Text(verbatim: "A name that is longer than it").font(.system(size: 8))
            }
        ).filter { $0.rule == .tapTarget }.map(\.message)
        #expect(names.count == 1 && names[0].hasPrefix("Button \"A name that is longer t…\" is "))
        func count(_ view: some View) -> Int {
            findings(view).count { $0.rule == .tapTarget || $0.rule == .tapOverlap }
        }
        let small = Button {
        } label: {
            box(20, 20)
        }
        let counts: [Int] = [
            count(small), count(small.disabled(true)), count(List { small }),
            count(Button("Styled") {}.buttonStyle(.bordered)),
        ]
        #expect(counts == [1, 0, 0, 0])
    }

    /// “Use this modifier to control whether users can interact with this view” (SwiftUI's documentation of `disabled(_:)`): what is
    /// outside of it is not concerned.
    @Test("A gesture of a disabled view gets no taps, and needs no room for them") func disabledTaps() {
        func count(_ view: some View) -> Int {
            findings(view).count { $0.rule == .tapTarget || $0.rule == .tapOverlap }
        }
        let small = box(20, 20).onTapGesture {}, large = box(60, 60).onTapGesture {}
        let pair = HStack(spacing: -5) {
            large
            large
        }
        let counts: [Int] = [
            count(small), count(small.disabled(true)), count(small.disabled(false)),
            count(box(20, 20).disabled(true).onTapGesture {}), count(VStack { small }.disabled(true)),
            count(pair), count(pair.disabled(true)),
        ]
        #expect(counts == [1, 0, 1, 1, 0, 1, 0])
    }

    @Test("Views that a layout puts beyond its edges by more than a point") func misplaced() {
        struct Moved: Layout {
            let x, y, side: CGFloat
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                CGSize(width: side, height: side)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
                for view in subviews {
                    view.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: .unspecified)
                }
            }
        }
        func told(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 40) -> [String] {
            messages(Moved(x: x, y: y, side: side) { box(40, 40) })
        }
        let lead = "placed-outside: Moved places views ", end = ": it is 40×40, and they reach over 40×40."
        let seen: [[String]] = [told(1, -1), told(-2, 0), told(2, 0), told(0, -3), told(0, 3), told(0, 0, 38.5)]
        let wanted: [[String]] = [
            [], [lead + "2 beyond its left edge" + end], [lead + "2 beyond its right edge" + end],
            [lead + "3 beyond its top edge" + end], [lead + "3 beyond its bottom edge" + end],
            [
                lead
                    + "1.5 beyond its right edge and 1.5 beyond its bottom edge: it is 38.5×38.5, and they reach over 40×40."
            ],
        ]
        #expect(seen == wanted)
        // Far away is on purpose: nothing of it lies over the layout, or a point beside it.
        #expect(told(42, 0).isEmpty && told(0, 42).isEmpty && !told(40, 0).isEmpty)
    }

    @Test("Lengths of 10, along each axis") func fallbacks() {
        let plain = findings(Color.red, nil, nil).map(\.message), tall = findings(Color.red, 300, nil).map(\.message)
        #expect(plain.first == "Color is 10 wide: it has no ideal width of its own.")
        #expect(tall == ["Color is 10 tall: it has no ideal height of its own."])
        #expect(findings(Color.red.frame(idealWidth: 20, idealHeight: 20), nil, nil).isEmpty)
        let across = findings(
            ScrollView(.horizontal) {
                HStack {
                    box(20, 20); Color.red
                }
            })
        #expect(
            across.map(\.message) == [
                "Color #2 is 10 wide: what scrolls is proposed no width, and it has no ideal width of its own."
            ])
    }

    @Test("Contrast by size and weight of letters, told once for texts of the same colours") func contrast() {
        func gray(_ level: Double) -> Color { Color(.sRGB, white: level / 255, opacity: 1) }
        func count(_ size: CGFloat, _ weight: Font.Weight, _ level: Double) -> Int {
            findings(Text(verbatim: "Words").font(.system(size: size, weight: weight)).foregroundStyle(gray(level)))
                .count
        }
        // #777777 on white is 4.48 : 1, #969696 2.96 : 1 and #949494 3.03 : 1.
        let seen: [Int] = [
            count(17, .regular, 0x77), count(18, .regular, 0x77), count(17, .semibold, 0x77), count(17, .bold, 0x77),
            count(18, .regular, 0x96), count(18, .regular, 0x94), count(17, .regular, 0x76),
        ]
        #expect(seen == [1, 0, 1, 0, 1, 0, 0])
        let texts = VStack {
            ForEach(0..<3, id: \.self) { Text(verbatim: "Words \($0)").foregroundStyle(gray(0x80)) }
            Text(verbatim: "Other words").foregroundStyle(gray(0x99))
        }
        let found = findings(texts).map { String($0.message.prefix { $0 != ";" }) }
        #expect(
            found == [
                "Text \"Words 0\" has a contrast of 3.95 : 1 (#808080 on #FFFFFF), and 2 more texts in these colours",
                "Text \"Other words\" has a contrast of 2.85 : 1 (#999999 on #FFFFFF)",
            ])
    }

    @Test("A picture that is drawn by code is something to see, as a colour is, and what is clear is not")
    func drawnPicture() {
        func isTold(_ view: some View) -> Bool { findings(view).contains { $0.rule == .canvasOverflow } }
        let picture = Image(size: CGSize(width: 350, height: 20)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 350, height: 20)), with: .color(.red))
        }
        let seen: [Bool] = [isTold(picture), isTold(box(350, 20)), isTold(Color.clear.frame(width: 350, height: 20))]
        #expect(seen == [true, true, false])
    }
}
