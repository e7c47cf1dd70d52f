import GalleyGraph
import GalleyLive
import GalleyViews

/// A sheet over a darkened window.
struct SheetCard: View {
    @Environment(\.metrics) private var metrics
    @Environment(\.colorScheme) private var scheme
    @Environment(\.textPlatform) private var platform
    let content: ElementView
    let settings: PresentationSettings
    let stage: CoverStage
    /// Whether there is more room than a sheet needs.
    let isWide: Bool
    /// Whether a person can drag it.
    let isLive: Bool
    /// How it moves where it is let go; nil where it is there at once.
    let motion: Animation?
    let environment: EnvironmentValues
    /// The height that a person has given it, where the program does not keep that itself.
    @State private var chosen: PresentationDetent?
    /// How far a finger has moved it down.
    @State private var way: CGFloat = 0

    var body: some View {
        NamedView("Sheet") {
            ZStack(alignment: isWide ? .center : .bottom) {
                Dimming(amount: platform == .macOS ? 0 : metrics.covers.dimming)
                    .leaving(outsideTap).passing(.fading)
                Group {
                    if isWide {
                        centered
                    } else if isLive {
                        risen.offset(y: max(way - (height - least), 0)).systemDrag(drag)
                    } else {
                        risen
                    }
                }
                .passing(.rising(isWide ? stage.window.height : height + metrics.covers.sheetInset))
            }
            .frame(width: stage.window.width, height: stage.window.height)
        }
    }

    /// What a touch of what lies around the sheet does.
    private var outsideTap: (@MainActor () -> Void)? {
        if settings.isDismissDisabled { return nil }
        let dismiss = environment.dismiss
        return { dismiss() }
    }

    /// A card in the middle.
    private var centered: some View {
        let size = wideSize
        return
            HandedIn(content)
            .frame(
                minWidth: size == nil ? nil : 0, maxWidth: size?.width, minHeight: size == nil ? nil : 0,
                maxHeight: size?.height
            )
            .frame(width: size?.width, height: size?.height)
            .background { ground }
            .clipShape(RoundedRectangle(cornerRadius: settings.cornerRadius ?? wideRadius, style: .continuous))
            .shadow(color: .black.opacity(0.15), radius: 20, y: 8)
    }

    private var wideRadius: CGFloat { platform == .macOS || !metrics.bars.isGlass ? 10 : 38 }

    /// The size of a card in the middle; nil is its content's. Forms are 540 by 620, pages 704 wide.
    private var wideSize: CGSize? {
        let margin: CGFloat = 24
        let room = CGSize(
            width: max(stage.window.width - 2 * margin, 0),
            height: max(stage.window.height - stage.insets.top - stage.insets.bottom - 2 * margin, 0))
        switch settings.sizing ?? .automatic {
        case .fitted: return nil
        case .page: return CGSize(width: min(704, room.width), height: room.height)
        case .automatic where platform == .macOS: return nil
        case .automatic, .form: return CGSize(width: min(540, room.width), height: min(620, room.height))
        }
    }

    /// A card that has risen from the screen's end.
    private var risen: some View {
        let inset = isFloating ? metrics.covers.sheetInset : 0
        let bottom = max(stage.insets.bottom - inset, 0)
        let shape = SheetShape(radius: radius, lowerRadius: isFloating ? radius : 0)
        return
            HandedIn(content)
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .safeAreaInset(edge: .bottom, spacing: 0) {
                if bottom > 0 { Color.clear.frame(height: bottom) }
            }
            .background { ground }
            .overlay(alignment: .top) { if hasHandle { handle } }
            .frame(height: isLive ? min(max(height - way, least), greatest) : height)
            .clipShape(shape)
            .background { if isFloating, settings.background == nil { GlassGround(shape: shape, isThick: true) } }
            .padding(.horizontal, inset)
            .padding(.bottom, inset)
    }

    @ViewBuilder private var ground: some View {
        if let background = settings.background {
            background
        } else if !isFloating {
            Rectangle().fill(.background)
        }
    }

    private var handle: some View {
        Capsule().fill(Color(.system(.tertiaryLabel)))
            .frame(width: metrics.covers.handle.width, height: metrics.covers.handle.height)
            .padding(.top, metrics.covers.handleTop)
    }

    private var hasHandle: Bool {
        switch settings.dragIndicator ?? .automatic {
        case .visible: true
        case .hidden: false
        case .automatic: (settings.detents?.count ?? 0) > 1
        }
    }

    /// The height that the sheet has most.
    private var most: CGFloat {
        let top = stage.insets.top > 0 ? stage.insets.top + 10 : environment.metrics.covers.sheetTop
        return max(stage.window.height - top, 0)
    }

    /// Whether the page behind is set back as a card: behind a phone's sheet at its tallest, up to iOS 18 (rules.md §18.10).
    var setsPageBack: Bool {
        environment.look == .iOS18 && environment.textPlatform != .macOS && !isWide && height >= most
    }

    private func height(of detent: PresentationDetent) -> CGFloat? {
        detent.height(in: stage.window.height, most: most, bottom: stage.insets.bottom, environment)
    }

    private var height: CGFloat {
        if let selection = settings.selection ?? chosen, let height = height(of: selection) { return height }
        return least
    }

    private var detents: Set<PresentationDetent> { settings.detents ?? [.large] }
    private var least: CGFloat { detents.compactMap(height).min() ?? most }
    private var greatest: CGFloat { detents.compactMap(height).max() ?? most }

    /// A finger moves the sheet to its next height, or away (rules.md §18.11).
    private var drag: some Gesture {
        DragGesture(coordinateSpace: .global)
            .onChanged { way = $0.translation.height }
            .onEnded { drag in
                let end = height - drag.predictedEndTranslation.height
                if !settings.isDismissDisabled, end < least / 2 {
                    way = 0
                    return environment.dismiss()
                }
                let nearest = detents.compactMap { detent in height(of: detent).map { (detent, $0) } }
                    .min { (abs($0.1 - end), $0.1) < (abs($1.1 - end), $1.1) }
                withAnimation(motion) {
                    way = 0
                    guard let nearest else { return }
                    if let select = settings.select { select(nearest.0) } else { chosen = nearest.0 }
                }
            }
    }

    /// Whether the sheet lies inside the screen, which it does on glass where it is not as high as it can be.
    private var isFloating: Bool { metrics.bars.isGlass && !isWide && height < most }

    private var radius: CGFloat {
        if let radius = settings.cornerRadius { return radius }
        if let radius = metrics.covers.sheetRadius { return radius }
        let display = DeviceWindow.cornerRadius(of: stage.window)
        return isFloating ? max(display - metrics.covers.sheetInset, 0) : min(display, 38)
    }
}

/// A rectangle whose upper corners may be rounder than its lower ones.
private nonisolated struct SheetShape: InsettableShape {
    let radius: CGFloat
    let lowerRadius: CGFloat
    private var inset: CGFloat = 0

    init(radius: CGFloat, lowerRadius: CGFloat) {
        self.radius = radius
        self.lowerRadius = lowerRadius
    }

    func path(in rect: CGRect) -> Path {
        UnevenRoundedRectangle(
            topLeadingRadius: max(radius - inset, 0), bottomLeadingRadius: max(lowerRadius - inset, 0),
            bottomTrailingRadius: max(lowerRadius - inset, 0), topTrailingRadius: max(radius - inset, 0),
            style: .continuous
        ).path(in: rect.insetBy(dx: inset, dy: inset))
    }

    func inset(by amount: CGFloat) -> SheetShape {
        var shape = self
        shape.inset += amount
        return shape
    }
}

/// What makes a window darker that something lies over.
struct Dimming: View {
    let amount: Double

    var body: some View { Color.black.opacity(amount) }
}
