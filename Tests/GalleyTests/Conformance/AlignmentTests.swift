import Foundation
import Testing

@testable import Galley

// semantics.md §25.7. After each id: the source and confidence as given there.

private enum Marker: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

extension HorizontalAlignment {
    fileprivate static let marker = HorizontalAlignment(Marker.self)
}

/// Hands the dimensions of its only view to a closure while it is measured.
struct DimensionReader: Layout {
    let read: (ViewDimensions) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first.map { read($0.dimensions(in: proposal)) }
        return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

@MainActor @Suite("Alignment")
struct AlignmentTests {
    @Test("T-115 V+") func leadingGuides() {
        let view = VStack(alignment: .leading, spacing: 4) {
            box(100, 20).alignmentGuide(.leading) { $0[.trailing] }.probe("a")
            box(50, 20).probe("b")
            box(30, 20).alignmentGuide(.leading) { $0.width / 2 }.probe("c")
        }.probe("stack")
        let found = frames(in: 300, 200, view)
        expect(found["stack"], 75, 66, 150, 68)
        expect(found["a"]?.minX, 75)
        expect(found["b"]?.minX, 175)
        expect(found["c"]?.minX, 160)
    }

    @Test("T-116 model") func centerGuide() {
        let view = VStack(alignment: .center, spacing: 0) {
            box(100, 20).probe("a")
            box(40, 20).alignmentGuide(HorizontalAlignment.center) { $0.width / 2 + 20 }.probe("b")
        }
        let found = frames(in: 300, 100, view)
        expect(found["a"]?.minX, 100)
        expect(found["b"]?.minX, 110)
    }

    @Test("T-117 V vstack-alignment") func columnAlignments() {
        func offset(_ alignment: HorizontalAlignment) -> CGFloat {
            let found = frames(
                in: 300, 200,
                VStack(alignment: alignment, spacing: 4) {
                    box(100, 20).probe("a")
                    box(50, 20).probe("b")
                })
            return (found["b"]?.minX ?? .nan) - (found["a"]?.minX ?? .nan)
        }
        expect(offset(.leading), 0)
        expect(offset(.trailing), 50)
    }

    @Test("T-118 V hstack-alignment") func rowAlignments() {
        func offset(_ alignment: VerticalAlignment) -> CGFloat {
            let found = frames(
                in: 300, 200,
                HStack(alignment: alignment, spacing: 4) {
                    box(20, 60).probe("a")
                    box(20, 30).probe("b")
                })
            return (found["b"]?.minY ?? .nan) - (found["a"]?.minY ?? .nan)
        }
        expect(offset(.top), 0)
        expect(offset(.bottom), 30)
    }

    /// The figures for the recorded baseline of 13, to which macOS metrics round (semantics.md T-159).
    @Test("T-119 model") func baselines() {
        let view = HStack(alignment: .firstTextBaseline) {
            Text("One").font(.system(size: 13)).probe("text")
            box(20, 30).probe("box")
        }.probe("row")
        let found = frames(in: 200, 100, scale: 2, platform: .macOS, view)
        expect(found["row"]?.height, 33)
        expect(found["box"]?.minY, 33.5)
        expect(found["text"]?.minY, 50.5)
    }

    private func read<V: View>(_ view: V, _ value: @escaping (ViewDimensions) -> CGFloat?) -> CGFloat? {
        var result: CGFloat?
        _ = frames(
            proposing: nil, nil, scale: 2, platform: .macOS,
            DimensionReader { result = value($0) }.callAsFunction { view })
        return result
    }

    @Test("T-120 R") func meanOfCustomGuides() {
        let view = ZStack(alignment: .topLeading) {
            box(20, 20).alignmentGuide(.marker) { _ in 1 }
            box(20, 20)
            box(20, 20).alignmentGuide(.marker) { _ in 3 }
            box(20, 20)
            box(20, 20).alignmentGuide(.marker) { _ in 5 }
        }
        expect(read(view) { $0[explicit: .marker] }, 3)
        expect(read(box(20, 20)) { $0[.marker] }, 20)
        #expect(read(box(20, 20)) { $0[explicit: .marker] } == nil)
    }

    private var twoTexts: some View {
        VStack {
            Text("One").font(.system(size: 13))
            Text("Two").font(.system(size: 13))
        }
    }

    @Test("T-121 D") func firstBaseline() { expect(read(twoTexts) { $0[.firstTextBaseline] }, 13) }

    @Test("T-122 D") func lastBaseline() { expect(read(twoTexts) { $0[.lastTextBaseline] }, 29) }

    @Test("T-123 V zstack, model") func bottomTrailing() {
        let view = ZStack(alignment: .bottomTrailing) {
            box(100, 100).probe("a")
            box(30, 30).probe("b")
        }
        let found = frames(in: 200, 200, view)
        expect(found["a"], 50, 50, 100, 100)
        expect(found["b"], 120, 120, 30, 30)
    }

    @Test("T-124 V zstack-fill") func colorFills() {
        let view = ZStack(alignment: .topLeading) {
            Color.red.probe("a")
            box(30, 30).probe("b")
        }
        let found = frames(in: 200, 200, view)
        expect(found["a"], 0, 0, 200, 200)
        expect(found["b"], 0, 0, 30, 30)
    }

    @Test("T-125 R") func highestPriorityOnly() {
        let view = ZStack {
            box(50, 50).layoutPriority(1).probe("a")
            box(100, 100).probe("b")
        }.probe("stack")
        let found = frames(proposing: nil, nil, view)
        expect(found["stack"], 0, 0, 50, 50)
        expect(found["a"], 0, 0, 50, 50)
        expect(found["b"], -25, -25, 100, 100)
    }

    @Test("T-126 V") func label() {
        func found(_ side: CGFloat) -> [String: CGRect] {
            let label = Label {
                Text("Title").font(.system(size: 13)).probe("title")
            } icon: {
                box(side, side).probe("icon")
            }
            return frames(
                proposing: nil, nil, scale: 2, platform: .macOS, label.font(.system(size: 13)).probe("label"))
        }
        let large = found(24)
        expect(large["label"]?.height, 24)
        expect(large["label"]?.width, 24 + 8 + (large["title"]?.width ?? 0))
        let small = found(12)
        #expect(abs((small["icon"]?.minY ?? 0) - (small["title"]?.minY ?? 0) - 2.42) < 5e-3)
    }
}
