import GalleyCoreLocation
import GalleyGraph
import GalleyViews

/// A map's button that shows the person. Shown nowhere: the person's place is not known here.
nonisolated public struct MapUserLocationButton: View {
    /// The button of the map around.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing.
    @MainActor public var body: some View { EmptyView() }
}

/// A map's compass. Shown nowhere: a map looks north.
nonisolated public struct MapCompass: View {
    /// The compass of the map around.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing.
    @MainActor public var body: some View { EmptyView() }
}

/// A map's scale. Shown nowhere: it is there while people zoom.
nonisolated public struct MapScaleView: View {
    /// The scale of the map around.
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    /// Nothing.
    @MainActor public var body: some View { EmptyView() }
}

/// A map's switch between flat and tilted. Shown nowhere.
nonisolated public struct MapPitchToggle: View {
    /// The switch of the map around.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing.
    @MainActor public var body: some View { EmptyView() }
}

/// A map's slider of the tilt. Shown nowhere.
nonisolated public struct MapPitchSlider: View {
    /// The slider of the map around.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing.
    @MainActor public var body: some View { EmptyView() }
}

/// A map's buttons of zooming. Shown nowhere.
nonisolated public struct MapZoomStepper: View {
    /// The buttons of the map around.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing.
    @MainActor public var body: some View { EmptyView() }
}
