import Foundation
import Galley
import GalleyTestSupport
import Testing

/// A container that is a view with content and a layout without any, as SwiftUI-Flow's `HFlow` is.
private struct Chain<Content: View>: View {
    private let layout: Links
    private let content: Content

    init(gap: CGFloat = 0, @ViewBuilder content: () -> Content) {
        layout = Links(gap: gap)
        self.content = content()
    }

    var body: some View { layout { content } }
}

extension Chain: Animatable where Content == EmptyView {
    typealias AnimatableData = EmptyAnimatableData
}

extension Chain: Layout where Content == EmptyView {
    init(gap: CGFloat = 0) { self.init(gap: gap) { EmptyView() } }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    nonisolated func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

/// Views from left to right, a gap before each.
private struct Links: Layout {
    var gap: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: sizes.reduce(0) { $0 + gap + $1.width }, height: sizes.reduce(0) { max($0, $1.height) })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var x = bounds.minX
        for subview in subviews {
            x += gap
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += subview.sizeThatFits(.unspecified).width
        }
    }
}

@MainActor @Suite("Layouts that are called with views")
struct CustomLayoutViewTests {
    private func laidOut(_ view: some View) -> [CGRect?] {
        let found = frames(proposing: nil, nil, view)
        return [found["a"], found["b"]]
    }

    private let expected = [CGRect(x: 5, y: 0, width: 20, height: 10), CGRect(x: 30, y: 0, width: 30, height: 10)]

    /// `Layout.callAsFunction` is disfavored in SwiftUI's interface, so that `Chain { … }` is the view with content.
    @Test("A view that is a layout without content is made with its content") func viewAndLayout() {
        let chain = Chain(gap: 5) {
            box(20, 10).probe("a")
            box(30, 10).probe("b")
        }
        #expect(laidOut(chain) == expected)
    }

    @Test("As a layout it takes part in `AnyLayout`, and can be called") func asLayout() {
        let layout = Chain(gap: 5)
        let views = Group {
            box(20, 10).probe("a")
            box(30, 10).probe("b")
        }
        #expect(laidOut(AnyLayout(layout).callAsFunction { views }) == expected)
        #expect(laidOut(layout.callAsFunction { views }) == expected)
    }
}
