import GalleyGraph
import GalleyViews

/// Dots below pages, of which one is bright: white, whatever lies behind them, as iOS has it.
struct PageDots: View {
    @Environment(\.metrics) private var metrics
    @Environment(\.indexHasGround) private var hasGround
    @Environment(\.colorScheme) private var scheme
    let count: Int
    let selected: Int

    var body: some View {
        let bars = metrics.bars
        NamedView("PageControl") {
            HStack(spacing: bars.pagePitch - bars.pageDot) {
                ForEach(0..<count, id: \.self) { index in
                    Circle().fill(Color.white.opacity(index == selected ? 1 : 0.3))
                        .frame(width: bars.pageDot, height: bars.pageDot)
                }
            }
            .padding(.horizontal, bars.pageInset)
            .frame(height: bars.pageControlHeight)
            .background { if hasGround { Capsule(style: .continuous).fill(ground) } }
            .padding(.bottom, 11)
        }
    }

    /// Darker than what lies behind in the light, lighter in the dark. Chosen.
    private var ground: Color { scheme == .dark ? .white.opacity(0.2) : .black.opacity(0.25) }
}
