import GalleyGraph
import GalleyLive
import GalleyViews

/// A row or header of a list with a chevron at its end, which folds away what belongs to it.
struct FoldingRow<Label: View>: View {
    let isExpanded: Binding<Bool>
    let label: Label

    var body: some View {
        HStack(spacing: 8) {
            label
            Spacer(minLength: 0)
            FoldingChevron(isExpanded: isExpanded.wrappedValue).foregroundStyle(.tint)
        }
        .contentShape(Rectangle())
        .onTapGesture { isExpanded.wrappedValue.toggle() }
    }
}

/// Points forward, and down where what belongs to it is shown.
struct FoldingChevron: View {
    let isExpanded: Bool

    var body: some View {
        Image(systemName: "chevron.forward")
            .role(.decoration)
            .font(.system(size: 14, weight: .semibold))
            .rotationEffect(.degrees(isExpanded ? 90 : 0))
    }
}
