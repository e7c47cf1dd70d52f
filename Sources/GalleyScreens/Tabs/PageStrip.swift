import GalleyGraph
import GalleyLive
import GalleyViews

/// Pages beside each other, of which one is seen; a finger moves them to a side.
struct PageStrip: View {
    let count: Int
    let index: Int
    let page: (Int) -> ElementView
    let choose: (Int) -> Void
    /// How far the pages lie from where they rest, in pages; a finger that goes forward makes it positive.
    @State private var shift: CGFloat = 0
    /// Whether pages beside the chosen one may be seen.
    @State private var isMoving = false
    /// How often a finger has begun: the end of a movement that was caught again is none.
    @State private var movement = 0
    @Environment(\.layoutDirection) private var direction

    /// From this speed on a finger turns the page that has not gone half of the way, in points a second.
    private static let flick: CGFloat = 200
    private static let turning = Animation.smooth(duration: 0.35)

    var body: some View {
        PageStripLayout(position: CGFloat(index) + shift) {
            ForEach(isMoving ? max(index - 1, 0)..<min(index + 2, count) : index..<index + 1, id: \.self) { number in
                page(number).layoutValue(key: StripNumber.self, value: number)
            }
        }
        // Pages at rest may reach into unsafe areas.
        .clipShape(Rectangle().inset(by: isMoving ? 0 : -10_000))
        .modifier(InteractionModifier(kind: "TabView", interaction: .swipe(target)))
    }

    private var target: SwipeTarget {
        let sign: CGFloat = direction == .rightToLeft ? 1 : -1
        return SwipeTarget(
            isChosen: false, delete: nil,
            move: { way, width in
                if !isMoving { isMoving = true }
                guard width > 0 else { return }
                // Nothing lies beyond the first and the last page.
                shift = min(max(sign * way / width, index == 0 ? 0 : -1), index == count - 1 ? 0 : 1)
            },
            end: { _, velocity in end(sign * velocity) })
    }

    private func end(_ velocity: CGFloat) {
        let turn = abs(velocity) >= Self.flick ? (velocity > 0 ? 1 : -1) : Int(shift.rounded())
        let next = min(max(index + turn, 0), count - 1)
        movement += 1
        let current = movement
        if next != index {
            // The pages stay where they are, beside another one.
            shift += CGFloat(index - next)
            choose(next)
        }
        withAnimation(Self.turning) {
            shift = 0
        } completion: {
            if movement == current { isMoving = false }
        }
    }
}

private struct StripNumber: LayoutValueKey { static let defaultValue = 0 }

/// Lays pages beside each other, each as large as all of the room; `position` is the one at the start of it, also between two.
nonisolated private struct PageStripLayout: Layout {
    var position: CGFloat

    var animatableData: CGFloat {
        get { position }
        set { position = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            let shift = (CGFloat(subview[StripNumber.self]) - position) * bounds.width
            subview.place(
                at: CGPoint(x: bounds.midX + shift, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(bounds.size))
        }
    }
}
