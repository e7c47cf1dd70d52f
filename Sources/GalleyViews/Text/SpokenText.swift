import GalleyGraph

extension ViewTreeBuilder {
    /// A text's characters, as it is read aloud.
    package func string(_ text: Text) -> String {
        text.resolved(in: textContext).map(\.string).joined()
    }
}
