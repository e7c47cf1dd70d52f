import GalleyGraph

/// The paints that a builder was last asked for; neighbours often have the same.
@MainActor
final class StyleMemory {
    fileprivate var fill: (color: ResolvedColor, content: FillContent)?
    /// The foreground where it was last asked for; text after text has the same.
    var foreground: (environment: EnvironmentValues, paint: StylePaint)?
}

extension ViewTreeBuilder {
    var styles: StyleMemory {
        // Nothing else is put there.
        if let styleMemory { return unsafeDowncast(styleMemory, to: StyleMemory.self) }
        let made = StyleMemory()
        styleMemory = made
        return made
    }

    /// The content of an even colour; one serves all neighbours of the same.
    func fill(_ color: ResolvedColor) -> FillContent {
        let styles = styles
        if let latest = styles.fill, latest.color == color { return latest.content }
        let content = FillContent(.color(color))
        styles.fill = (color, content)
        return content
    }
}
