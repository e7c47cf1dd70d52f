import Galley

private final class Box { var values = EnvironmentValues() }

private struct Reader: View {
    let box: Box
    @Environment(\.self) private var values
    var body: some View {
        let _ = box.values = values
        Color.clear
    }
}

/// The environment of a view that a modifier, or several, are around.
@MainActor func values<V: View>(_ change: (AnyView) -> V) -> EnvironmentValues {
    let box = Box()
    _ = RenderedView(change(AnyView(Reader(box: box)))).size
    return box.values
}
