import GalleyGraph

/// A page that a tall sheet has set back: a card on black, 16 points in from the sides, below the clock.
struct PageBehind {
    /// The window.
    let window: CGRect
    /// From the page's place to that of the card.
    let transform: CGAffineTransform

    private static let side: CGFloat = 16
    private static let radius: CGFloat = 10

    init(_ stage: CoverStage) {
        window = CGRect(origin: .zero, size: stage.window)
        let scale = window.width > 2 * Self.side ? (window.width - 2 * Self.side) / window.width : 1
        transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: (window.width - window.width * scale) / 2, ty: stage.insets.top)
    }

    /// The page as it is drawn.
    func items(_ page: [DrawItem]) -> [DrawItem] {
        let card = DrawClip(Path(roundedRect: window, cornerRadius: Self.radius / transform.a, style: .continuous))
        return [
            .fill(Path(window), .color(.black), FillStyle()),
            .group(transform: transform, clip: card, page),
        ]
    }
}
