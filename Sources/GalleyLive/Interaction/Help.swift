import GalleyGraph
import GalleyViews

extension View {
    /// A sentence about the view, shown under the pointer and read by assistive technology.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// A sentence about the view, shown under the pointer and read by assistive technology.
    nonisolated public func help(_ text: Text) -> some View {
        modifier(InteractionModifier(kind: "help", interaction: .help(text)))
    }

    /// A sentence about the view, shown under the pointer and read by assistive technology.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
