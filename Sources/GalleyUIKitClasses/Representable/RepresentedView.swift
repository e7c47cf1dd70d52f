import GalleyGraph
import GalleyLayout
import GalleyViews

/// A view of UIKit's or AppKit's, as what shows it sees it.
@MainActor
package protocol PlatformView: ConstraintKeeper {
    /// Runs where something about the view has changed by itself.
    var onChange: (() -> Void)? { get set }
    /// Gives it a size.
    func layOut(_ size: CGSize)
    /// The view, as it is after that.
    func drawn() -> AnyView
    /// It is shown.
    func cameToWindow()
}

extension UIView: PlatformView {
    package func cameToWindow() { didMoveToWindow() }
}

/// The place of a representable: its view and its coordinator, made once, brought up to date whenever it is built, laid out and drawn.
struct RepresentedView<Represented: AnyObject, Coordinator>: View {
    let parts: RepresentedParts<Represented, Coordinator>
    @State private var kept = Kept<Represented, Coordinator>()
    @State private var changes = 0
    @Environment(\.self) private var environment

    var body: some View {
        let _ = changes
        let place = kept.place(environment, parts.makeCoordinator)
        let represented = kept.represented(parts, place)
        let view = parts.view(represented)
        let _ = prepare(represented, view, place)
        NamedView("\(type(of: represented))") {
            RepresentedLayout(size: { size(for: $0, represented, view, place) }) {
                GeometryReader { proxy in
                    let _ = layOut(represented, view, proxy.size)
                    view.drawn().frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
                }
            }
        }
        .onAppear {
            view.cameToWindow()
            parts.appear?(represented)
        }
        .onDisappear { parts.disappear?(represented) }
    }

    private func prepare(_ represented: Represented, _ view: any PlatformView, _ place: RepresentedPlace<Coordinator>) {
        // Not the view itself: it holds what is kept, and would be held by it.
        let changes = $changes
        view.onChange = { changes.wrappedValue += 1 }
        parts.update(represented, place)
    }

    private func layOut(_ represented: Represented, _ view: any PlatformView, _ size: CGSize) {
        if let layOut = parts.layOut { layOut(represented, size) } else { view.layOut(size) }
    }

    /// What the representable says; else each length that is offered, held to what the content's priorities allow (rules.md §30.1).
    private func size(
        for proposal: ProposedViewSize, _ represented: Represented, _ view: any PlatformView,
        _ place: RepresentedPlace<Coordinator>
    ) -> CGSize {
        if let size = parts.size(proposal, represented, place) { return size }
        let wanted = view.wantedSize()
        return CGSize(
            width: Self.length(proposal.width, wanted.width, view.contentPriority(.horizontal)),
            height: Self.length(proposal.height, wanted.height, view.contentPriority(.vertical)))
    }

    private static func length(
        _ offered: CGFloat?, _ wanted: CGFloat, _ priority: (hugging: Float, resistance: Float)
    ) -> CGFloat {
        guard wanted >= 0 else { return offered ?? 0 }
        guard let offered else { return wanted }
        let high = UILayoutPriority.defaultHigh.rawValue
        let least = priority.resistance >= high ? wanted : 0
        let most = priority.hugging >= high ? wanted : .infinity
        return min(max(offered, least), most)
    }
}

/// What a place keeps of a representable.
@MainActor
private final class Kept<Represented: AnyObject, Coordinator> {
    private var coordinator: Coordinator?
    private var represented: Represented?
    private var dismantle: ((Represented, Coordinator) -> Void)?

    nonisolated init() {}

    func place(
        _ environment: EnvironmentValues, _ makeCoordinator: () -> Coordinator
    ) -> RepresentedPlace<Coordinator> {
        let coordinator = self.coordinator ?? makeCoordinator()
        self.coordinator = coordinator
        return RepresentedPlace(coordinator: coordinator, transaction: Transaction(), environment: environment)
    }

    func represented(
        _ parts: RepresentedParts<Represented, Coordinator>, _ place: RepresentedPlace<Coordinator>
    ) -> Represented {
        let represented = self.represented ?? parts.make(place)
        self.represented = represented
        dismantle = parts.dismantle
        return represented
    }

    isolated deinit {
        if let represented, let coordinator { dismantle?(represented, coordinator) }
    }
}

/// One view, as large as a function says.
private struct RepresentedLayout: Layout {
    let size: @MainActor (ProposedViewSize) -> CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated { size(proposal) }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}
