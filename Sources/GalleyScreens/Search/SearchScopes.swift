import GalleyControls
import GalleyGraph
import GalleyLive
import GalleyViews

/// Where one can search, and which of it is chosen.
struct SearchScopes {
    var labels: [ElementView]
    var selected: Int?
    var activation: SearchScopeActivation
    /// Chooses one by its number.
    var choose: @MainActor (Int) -> Void

    /// Whether they are shown during a search with a field. On iOS that is by itself so from the first letter on.
    func areShown(with field: SearchField, on platform: TextPlatform) -> Bool {
        guard field.isPresented else { return false }
        return field.hasText || activation.isImmediate(on: platform)
    }
}

/// The scopes of a search, as a row of segments.
struct SearchScopeBar: View {
    @Environment(\.metrics) private var metrics
    @Environment(\.colorScheme) private var scheme
    let scopes: SearchScopes

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<scopes.labels.count, id: \.self) { index in
                scopes.labels[index]
                    .font(
                        .system(size: metrics.segmentedTextSize, weight: scopes.selected == index ? .semibold : .medium)
                    )
                    .lineLimit(1)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background { if scopes.selected == index { lens } }
                    .liveTap { scopes.choose(index) }
                    .chosenPart(scopes.selected == index)
            }
        }
        .padding(metrics.segmentedInset)
        .frame(height: metrics.segmentedHeight)
        .background(
            SystemColors.tertiaryFill, in: RoundedRectangle(cornerRadius: metrics.segmentedRadius, style: .continuous)
        )
        .padding(.horizontal, metrics.bars.edge)
    }

    private var lens: some View {
        RoundedRectangle(cornerRadius: metrics.segmentedLensRadius, style: .continuous)
            .fill(SegmentedOptions.lens(scheme)).shadow(color: .black.opacity(0.12), radius: 4, y: 3)
    }
}

/// What is suggested during a search, in the place of the content.
struct SearchSuggestions: View {
    let suggestions: [ElementView]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(suggestions.indices, id: \.self) { index in
                suggestions[index].padding(.horizontal, 16).frame(minHeight: 44)
                Divider().padding(.leading, 16)
            }
            Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .background { Rectangle().fill(.background) }
    }
}
