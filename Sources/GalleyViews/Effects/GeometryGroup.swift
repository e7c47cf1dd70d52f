import GalleyGraph

extension View {
    /// Lets the view's place change as a whole while what is around it moves. It lies in the same place at rest.
    /// - Note: Accepted, does nothing here: what moves with its parent moves by its own animation.
    nonisolated public func geometryGroup() -> some View { accepted("geometryGroup") }
}
