import GalleyGraph
import GalleyLive
import GalleyViews

/// A bubble beside what it points to, as large as its content.
struct PopoverCard: View {
    @Environment(\.metrics) private var metrics
    @Environment(\.dismiss) private var dismiss
    let content: ElementView
    let settings: PresentationSettings
    let stage: CoverStage
    let anchor: CGRect
    /// The edge of the anchor at which the arrow lies; nil is the system's choice.
    let edge: Edge?

    private static let arrow = CGSize(width: 26, height: 12)

    var body: some View {
        NamedView("Popover") {
            ZStack(alignment: .topLeading) {
                Dimming(amount: metrics.covers.dimming / 4)
                    .leaving(outsideTap)
                PopoverPlacement(stage: stage, anchor: anchor, edge: edge, arrow: Self.arrow) {
                    card
                    ForEach(Edge.allCases, id: \.self) { edge in
                        if metrics.bars.isGlass {
                            GlassPart(shape: PopoverArrow(edge: edge))
                        } else {
                            PopoverArrow(edge: edge).fill(.background)
                        }
                    }
                }
            }
            .frame(width: stage.window.width, height: stage.window.height)
        }
    }

    /// What a touch of what lies around the bubble does.
    private var outsideTap: (@MainActor () -> Void)? {
        if settings.isDismissDisabled { return nil }
        return { dismiss() }
    }

    private var card: some View {
        let shape = RoundedRectangle(
            cornerRadius: settings.cornerRadius ?? metrics.covers.popoverRadius, style: .continuous)
        return
            HandedIn(content)
            .background { if let background = settings.background { background.clipShape(shape) } }
            .clipShape(shape)
            .background {
                if metrics.bars.isGlass {
                    GlassGround(shape: shape, isThick: true)
                } else {
                    shape.fill(.background).shadow(color: .black.opacity(0.2), radius: 20, y: 4)
                }
            }
    }
}

/// The arrow of a bubble that lies on this side of what it points to.
private nonisolated struct PopoverArrow: Shape {
    let edge: Edge

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let corners: [CGPoint] =
            switch edge {
            case .top:
                [
                    CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                    CGPoint(x: rect.midX, y: rect.maxY),
                ]
            case .bottom:
                [
                    CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
                    CGPoint(x: rect.midX, y: rect.minY),
                ]
            case .leading:
                [
                    CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
                    CGPoint(x: rect.maxX, y: rect.midY),
                ]
            case .trailing:
                [
                    CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
                    CGPoint(x: rect.minX, y: rect.midY),
                ]
            }
        path.addLines(corners)
        path.closeSubpath()
        return path
    }
}

/// Puts a bubble on the side of its anchor that is asked for, or where it fits, inside of the window.
private struct PopoverPlacement: Layout {
    let stage: CoverStage
    let anchor: CGRect
    let edge: Edge?
    let arrow: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let margin: CGFloat = 10
        let window = stage.window
        var size = subviews[0].sizeThatFits(.unspecified)
        size.width = min(size.width, window.width - 2 * margin)
        size.height = min(size.height, window.height - 2 * margin)
        let side = side(size, margin)
        var place = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
        switch side {
        case .top: place.y = anchor.minY - arrow.height - size.height
        case .bottom: place.y = anchor.maxY + arrow.height
        case .leading: place.x = anchor.minX - arrow.height - size.width
        case .trailing: place.x = anchor.maxX + arrow.height
        }
        place.x = stage.clamped(place.x, size.width, within: window.width, margin: margin)
        place.y = stage.clamped(place.y, size.height, within: window.height, margin: margin)
        subviews[0].place(
            at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: ProposedViewSize(size))
        for (edge, view) in zip(Edge.allCases, subviews.dropFirst()) {
            let frame = edge == side ? arrow(side, beside: CGRect(origin: place, size: size)) : .zero
            view.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    /// The side of the anchor: the one that is asked for, or the opposite one where there is no room.
    private func side(_ size: CGSize, _ margin: CGFloat) -> Edge {
        let fitsAbove = anchor.minY - arrow.height - size.height >= margin
        let fitsBelow = anchor.maxY + arrow.height + size.height <= stage.window.height - margin
        switch edge ?? .top {
        case .top: return fitsAbove || !fitsBelow ? .top : .bottom
        case .bottom: return fitsBelow || !fitsAbove ? .bottom : .top
        case .leading: return .leading
        case .trailing: return .trailing
        }
    }

    /// Where the arrow lies between the bubble and its anchor.
    private func arrow(_ side: Edge, beside card: CGRect) -> CGRect {
        let inset: CGFloat = 20
        let across = arrow.width / 2
        let x = min(max(anchor.midX, card.minX + inset + across), card.maxX - inset - across)
        let y = min(max(anchor.midY, card.minY + inset + across), card.maxY - inset - across)
        switch side {
        case .top: return CGRect(x: x - across, y: card.maxY, width: arrow.width, height: arrow.height)
        case .bottom:
            return CGRect(x: x - across, y: card.minY - arrow.height, width: arrow.width, height: arrow.height)
        case .leading: return CGRect(x: card.maxX, y: y - across, width: arrow.height, height: arrow.width)
        case .trailing:
            return CGRect(x: card.minX - arrow.height, y: y - across, width: arrow.height, height: arrow.width)
        }
    }
}
