import Foundation
import Galley
import GalleyRandom
import GalleyTestSupport
import Testing

/// Asks its view for sizes in a given order, then shows it as large as it is offered.
private struct AskingLayout: Layout {
    let proposals: [ProposedViewSize]
    let answers: Answers

    final class Answers: @unchecked Sendable {
        // Written and read by the one thread that lays out.
        var sizes: [CGSize] = []
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        answers.sizes = proposals.map { subviews[0].sizeThatFits($0) }
        return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for proposal in proposals.reversed() { _ = subviews[0].sizeThatFits(proposal) }
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

/// What there is to inset: of which the width and the height depend on each other, or do not.
private enum Content: CaseIterable {
    case box, color, text, ratio, layout

    @MainActor var view: AnyView {
        switch self {
        case .box: AnyView(Galley.Color.red.frame(width: 50, height: 100))
        case .color: AnyView(Galley.Color.red)
        case .text: AnyView(Text("A text of some words that wraps"))
        case .ratio:
            AnyView(Galley.Color.red.frame(idealWidth: 50, idealHeight: 100).aspectRatio(0.5, contentMode: .fit))
        case .layout:
            AnyView(
                AnyLayout(VStackLayout()) {
                    Text("a"); Galley.Color.red
                })
        }
    }
}

@MainActor @Suite("Measuring changes nothing")
struct MeasuringTests {
    private let lengths: [CGFloat?] = [nil, 0, 40, 75, 160, 300, .infinity]

    private func views(_ content: Content) -> [AnyView] {
        let bar = Color.blue.frame(width: 60, height: 20)
        let scroll = ScrollView { content.view.probe("content") }
        let sideways = ScrollView(.horizontal) { content.view.probe("content") }
        return [
            AnyView(scroll.safeAreaInset(edge: .bottom) { bar }),
            AnyView(scroll.safeAreaInset(edge: .top, spacing: 0) { bar }.safeAreaInset(edge: .bottom) { bar }),
            AnyView(sideways.safeAreaInset(edge: .leading) { bar }.safeAreaPadding(.horizontal, 10)),
            AnyView(content.view.probe("content").safeAreaInset(edge: .trailing) { bar }),
            AnyView(scroll.contentMargins(12).safeAreaPadding(5)),
        ]
    }

    @Test("Whatever was asked before, in whatever order, the same view answers the same and lies the same")
    func order() {
        let all = lengths.flatMap { width in lengths.map { ProposedViewSize(width: width, height: $0) } }
        var generator = SeededGenerator(seed: 1)
        for content in Content.allCases {
            for (number, view) in views(content).enumerated() {
                let plain = frames(in: 200, 150, view)["content"]
                let answers = AskingLayout.Answers()
                _ = frames(in: 200, 150, AskingLayout(proposals: all, answers: answers).callAsFunction { view })
                let inOrder = Dictionary(uniqueKeysWithValues: zip(all.map(\.described), answers.sizes))
                for _ in 0..<3 {
                    let shuffled = all.shuffled(using: &generator)
                    let found = frames(
                        in: 200, 150, AskingLayout(proposals: shuffled, answers: answers).callAsFunction { view })
                    #expect(found["content"] == plain, "\(content), view \(number)")
                    let again = Dictionary(uniqueKeysWithValues: zip(shuffled.map(\.described), answers.sizes))
                    #expect(again == inOrder, "\(content), view \(number)")
                }
                // Each asked of a tree that has answered nothing yet.
                for proposal in all.shuffled(using: &generator).prefix(6) {
                    let alone = size(of: view, proposal.width, proposal.height)
                    #expect(inOrder[proposal.described] == alone, "\(content), view \(number), \(proposal)")
                }
            }
        }
    }

    @Test("An inset over content of one size is the same, whatever the content is made of") func alike() {
        // All 50 by 100 where nothing is proposed.
        let made: [AnyView] = [
            Content.box.view, Content.ratio.view,
            AnyView(Color.red.frame(idealWidth: 50, idealHeight: 100).fixedSize()),
            AnyView(
                AnyLayout(VStackLayout(spacing: 0)) {
                    box(50, 40); box(50, 60)
                }),
        ]
        for edge in [VerticalEdge.top, .bottom] {
            for scrolls in [false, true] {
                let sizes = made.map { content in
                    let inner = scrolls ? AnyView(ScrollView { content }) : content
                    return size(of: inner.safeAreaInset(edge: edge) { box(30, 20) }, nil, nil)
                }
                #expect(sizes.allSatisfy { $0 == CGSize(width: 50, height: 128) }, "\(sizes)")
            }
        }
    }
}

extension ProposedViewSize {
    fileprivate var described: String { "\(width.map { "\($0)" } ?? "nil")×\(height.map { "\($0)" } ?? "nil")" }
}
