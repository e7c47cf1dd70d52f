import Galley
import GalleyTestSupport
import GalleyUIKit
import Testing

@testable import GalleyUIKitClasses

/// What a representable's view is offered and told (rules.md §30.1; Apple's pages of `UIViewRepresentable` and its context).
@MainActor @Suite("What representables are offered") struct RepresentableOfferTests {
    private final class Sized: UIView {
        var content = CGSize(width: 80, height: 20)
        var windows = 0
        override var intrinsicContentSize: CGSize { content }
        override func didMoveToWindow() { windows += 1 }
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        var made: (Context) -> Void = { _ in }
        var updated: (Context) -> Void = { _ in }
        func makeUIView(context: Context) -> UIView {
            made(context)
            return view
        }
        func updateUIView(_ uiView: UIView, context: Context) { updated(context) }
    }

    private func size(_ view: UIView, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: width, height: height)
        return RenderedView(Shown(view: view), options: options).size
    }

    @Test("Nothing offered, nothing wanted, and nothing that resists") func nothing() {
        let view = Sized()
        view.content = CGSize(width: -1, height: -1)
        #expect(size(view, nil, nil) == .zero && size(view, 30, 0) == CGSize(width: 30, height: 0))
        view.content = .zero
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(.defaultHigh, for: axis)
        }
        #expect(size(view, 40, 50) == .zero)
        view.content = CGSize(width: 80, height: 20)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentCompressionResistancePriority(.defaultLow, for: axis)
        }
        #expect(size(view, 0, 0) == .zero && size(view, 100, 100) == CGSize(width: 80, height: 20))
        view.setContentHuggingPriority(UILayoutPriority(749), for: .horizontal)
        #expect(size(view, 100, 0.5) == CGSize(width: 100, height: 0.5))
    }

    @Test("A view hears that it came into a window, once for its place") func windows() {
        let view = Sized()
        let host = ViewHost(Shown(view: view), size: CGSize(width: 100, height: 100))
        _ = host.displayList()
        #expect(view.windows == 1)
        let own = UIView()
        own.cameToWindow()
        #expect(own.window == nil)
    }

    /// Documentation of `animate(changes:completion:)`: changes are made with the animation, and the completion runs when it ends.
    @Test("Changes that a context moves are made, and ended") func changes() {
        var log: [String] = []
        let shown = Shown(
            view: UIView(),
            made: { context in
                context.animate {
                    log.append("changed")
                } completion: {
                    log.append("ended \(context.environment.layoutDirection == .rightToLeft)")
                }
            })
        _ = RenderedView(shown.environment(\.layoutDirection, .rightToLeft))
        #expect(log == ["changed", "ended true"])
    }

    @Test("A hosted view has no ground of its own in a cell, and one elsewhere") func hosting() {
        let cell = UIHostingConfiguration { Color.red.frame(width: 7, height: 9) }
        let view = cell.background { Color.blue }.makeContentView()
        #expect(view.backgroundColor == nil && view.intrinsicContentSize == CGSize(width: 7, height: 9))
        let controller = UIHostingController(rootView: Color.red.frame(width: 7, height: 9))
        #expect(controller.view.backgroundColor == .systemBackground)
        controller.rootView = Color.red.frame(width: 17, height: 19)
        #expect(controller.view.intrinsicContentSize == CGSize(width: 17, height: 19))
        let fits = controller.sizeThatFits(in: CGSize(width: 1, height: 1))
        #expect(fits == CGSize(width: 17, height: 19))
    }
}
