extension ViewTreeBuilder {
    /// A text's characters, as it is read aloud.
    func string(_ text: Text) -> String {
        text.resolved(in: textContext).map(\.string).joined()
    }
}
