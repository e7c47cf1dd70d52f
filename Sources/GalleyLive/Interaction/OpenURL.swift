import GalleyGraph

extension View {
    /// Runs an action when the app is opened with a URL. Nothing opens a picture.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(InteractionModifier(kind: "onOpenURL", interaction: .url(action)))
    }
}
