import Foundation
import Galley
import GalleyTestSupport
import Testing

// A layout that promises to merge its views' guides is not asked for those that no view gives. It has to be as one that is asked.

/// Views below each other, each at the left.
private struct Asked: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: sizes.reduce(0) { max($0, $1.width) }, height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
            y += subview.sizeThatFits(.unspecified).height
        }
    }
}

/// The same, with the promise.
private struct Promising: Layout {
    static var _mergesGuides: Bool { true }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        Asked().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        Asked().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

@MainActor @Suite("Layouts that merge their views' guides")
struct MergedGuidesTests {
    /// Where a view lies whose guide is that of another, 100 points high, which holds a layout.
    private func place(_ guide: VerticalAlignment, _ view: some View) -> CGFloat? {
        let row = HStack(alignment: guide, spacing: 0) {
            view.probe("a")
            box(10, 100).probe("b")
        }
        let found = frames(in: 300, 300, row)
        guard let a = found["a"], let b = found["b"] else { return nil }
        return b.minY - a.minY
    }

    /// What may lie in a layout: views without a word about guides, with texts, and with guides that they set themselves.
    private var contents: [(name: String, view: AnyView)] {
        [
            ("nothing", AnyView(EmptyView())), ("a box", AnyView(box(30, 20))),
            ("a text", AnyView(Text("Ag").font(.system(size: 40)))),
            ("an edge", AnyView(box(30, 20).alignmentGuide(.top) { _ in 5 })),
            ("a center", AnyView(box(30, 20).alignmentGuide(VerticalAlignment.center) { _ in 2 })),
            ("a baseline", AnyView(box(30, 20).alignmentGuide(.firstTextBaseline) { _ in 4 })),
            ("one's own", AnyView(box(30, 20).alignmentGuide(VerticalAlignment(Mark.self)) { _ in 6 })),
        ]
    }

    @Test("Every guide of every content is where it is without the promise")
    func promise() throws {
        let guides: [VerticalAlignment] = [
            .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, VerticalAlignment(Mark.self),
        ]
        for (first, one) in contents {
            for (second, other) in contents {
                for guide in guides {
                    let asked = try #require(
                        place(
                            guide,
                            Asked {
                                one; other
                            }))
                    let promising = try #require(
                        place(
                            guide,
                            Promising {
                                one; other
                            }))
                    expect(promising, asked, "\(first), \(second), \(guide)")
                }
            }
        }
    }

    @Test("A baseline below another box is the box's height further down, an edge is the layout's own (rules.md §5.4)")
    func numbers() {
        let text = box(30, 20).alignmentGuide(.firstTextBaseline) { _ in 4 }
        // The second box begins at 20: its baseline lies at 24, that of a box of 100 points at its end.
        expect(
            place(
                .firstTextBaseline,
                Promising {
                    box(9, 20); text
                }), 24 - 100)
        // Edges stay inside: the tops of both are alike.
        expect(place(.top, Promising { box(9, 20).alignmentGuide(.top) { _ in 5 } }), 0)
        // What one sets oneself is handed on: 6 against a third of 100.
        let mark = box(30, 20).alignmentGuide(VerticalAlignment(Mark.self)) { _ in 6 }
        expect(place(VerticalAlignment(Mark.self), Promising { mark }), 6 - 100.0 / 3)
    }

    private struct Changing: View {
        @State private var isSet = false

        var body: some View {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Promising { Inner(isSet: $isSet) }
                box(10, 100).probe("b")
            }
        }
    }

    private struct Inner: View {
        @Binding var isSet: Bool

        var body: some View {
            Group {
                if isSet { box(30, 20).alignmentGuide(.firstTextBaseline) { _ in 4 } } else { box(30, 20) }
            }
            .probe("a").contentShape(Rectangle()).onTapGesture { isSet = true }
        }
    }

    @Test("A guide that comes with a change counts")
    func change() throws {
        let host = ViewHost(Changing(), size: CGSize(width: 300, height: 300))
        func ends() throws -> CGFloat {
            let a = try #require(host.frame("a")), b = try #require(host.frame("b"))
            return b.maxY - a.minY
        }
        // A box without a text has its baseline at its end.
        #expect(try ends() == 20)
        let a = try #require(host.frame("a"))
        host.tap(CGPoint(x: a.midX, y: a.midY))
        #expect(try ends() == 4)
    }
}
