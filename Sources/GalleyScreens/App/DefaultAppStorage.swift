import GalleyGraph
import GalleyViews

extension View {
    /// Says in which store `AppStorage` keeps its values.
    /// - Note: Accepted, does nothing here: values are kept in memory, whichever store it is.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}

extension Scene {
    /// Says in which store `AppStorage` keeps its values.
    /// - Note: Accepted, does nothing here: values are kept in memory, whichever store it is.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
}
