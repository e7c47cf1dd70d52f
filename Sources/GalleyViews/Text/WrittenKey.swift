import GalleyGraph

extension Text {
    /// The first key that is looked up for the text; nil where none is.
    nonisolated var writtenKey: String? {
        for segment in segments {
            if case .localized(let text)? = segment.source { return text.key.key }
        }
        return nil
    }
}
