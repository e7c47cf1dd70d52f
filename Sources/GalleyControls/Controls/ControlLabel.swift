import GalleyGraph
import GalleyViews

/// A control's label. Of two texts the second one says more about the first, and stands below it, smaller and in the secondary
/// style; how far below is chosen.
struct ControlLabel<Label: View>: View {
    let label: Label

    var body: some View {
        if let texts = label as? TupleView<(Text, Text)> {
            Parts(
                VStack(alignment: .leading, spacing: 2) {
                    HandedIn(texts.value.0)
                    HandedIn(texts.value.1).font(.subheadline).secondaryForeground()
                })
        } else {
            label
        }
    }
}
