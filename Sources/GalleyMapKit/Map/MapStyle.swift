import GalleyGraph
import GalleyLayout
import GalleyViews

/// What a map looks like: kept, as the ground is plain.
public struct MapStyle: Sendable {
    /// Whether mountains are high.
    public struct Elevation: Hashable, Sendable {
        private let number: Int
        /// As the map likes.
        public static let automatic = Self(number: 0)
        /// Flat.
        public static let flat = Self(number: 1)
        /// High.
        public static let realistic = Self(number: 2)
    }

    /// How loud the colours are.
    public struct StandardEmphasis: Hashable, Sendable {
        private let number: Int
        /// As the map likes.
        public static let automatic = Self(number: 0)
        /// Quiet.
        public static let muted = Self(number: 1)
    }

    /// Roads and names.
    public static let standard = MapStyle()
    /// Photographs from above.
    public static let imagery = MapStyle()
    /// Photographs with roads and names.
    public static let hybrid = MapStyle()
    /// Roads and names.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
    /// Photographs from above.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
    /// Photographs with roads and names.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
}

/// The kinds of places that a map names: kept, as it names none.
public struct PointOfInterestCategories: Sendable {
    /// All kinds.
    public static let all = Self()
    /// No kind.
    public static let excludingAll = Self()
    /// These kinds.
    public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
    /// Other kinds.
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
}

extension View {
    /// What the maps in it look like.
    ///
    /// - Note: Accepted, does nothing here: maps are grey, without streets and photographs.
    nonisolated public func mapStyle(_ style: MapStyle) -> some View { accepted("mapStyle") }
    /// Controls on the maps in it.
    ///
    /// - Note: Accepted, does nothing here: maps show no controls.
    nonisolated public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
        accepted("mapControls")
    }
    /// Whether controls are shown.
    ///
    /// - Note: Accepted, does nothing here: maps show no controls.
    nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View {
        accepted("mapControlVisibility")
    }
    /// Which controls belong to which map.
    ///
    /// - Note: Accepted, does nothing here: maps show no controls.
    nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { accepted("mapScope") }
    /// Which of the map's own places cannot be chosen.
    ///
    /// - Note: Accepted, does nothing here: maps have no places of their own.
    nonisolated public func mapFeatureSelectionDisabled(
        _ disabled: @escaping (MapFeature) -> Bool
    ) -> some View { accepted("mapFeatureSelectionDisabled") }
    /// Called where a map's camera moves.
    ///
    /// - Note: Accepted, does nothing here: the camera of a map stays where it is.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { accepted("onMapCameraChange") }
    /// Called where a map's camera moves.
    ///
    /// - Note: Accepted, does nothing here: the camera of a map stays where it is.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { accepted("onMapCameraChange") }
}

/// One of the map's own places. There is none here.
public struct MapFeature: Hashable, Sendable {
    /// Kinds of such places.
    public enum FeatureKind: Hashable, Sendable {
        case pointOfInterest, physicalFeature, territory
    }

    /// Its kind.
    public let kind: FeatureKind?
    /// Its name.
    public let title: String?
    /// What it is.
    public let pointOfInterestCategory: MKPointOfInterestCategory?
    /// Where it is.
    public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// Hands out a proxy of the map in it. It knows no map: what is asked for is nil.
nonisolated public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content

    /// Views that ask a map.
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

    /// The views.
    @MainActor public var body: some View { content(MapProxy()) }
}

/// Answers for a map: nil here.
public struct MapProxy: Sendable {
    /// Not known.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
    /// Not known.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        nil
    }
    /// A camera over a part of the earth.
    public func camera(framing region: MKCoordinateRegion) -> MapCamera {
        MapCamera(
            centerCoordinate: region.center, distance: region.span.latitudeDelta * MKCoordinateRegion.metersOfDegree)
    }
}
