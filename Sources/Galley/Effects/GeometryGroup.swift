extension View {
    /// Lets the view's place change as a whole while what is around it moves. It lies in the same place at rest.
    nonisolated public func geometryGroup() -> some View { self }
}
