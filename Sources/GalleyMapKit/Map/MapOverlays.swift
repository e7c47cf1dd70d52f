import GalleyCoreLocation

/// An area within a distance of a place, drawn as a circle.
@preconcurrency @MainActor
public struct MapCircle: MapContent {
    public typealias Body = Never
    private let center: CLLocationCoordinate2D
    private let radius: CLLocationDistance

    /// Everything within so many meters.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.center = center
        self.radius = radius
    }

    /// The circle of the other kind of map.
    public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }

    public func _add(to drawing: inout _MapDrawing) { drawing.add(.circle(center, radius: radius)) }
}

/// A line through places, drawn as a path that is straight on the map.
@preconcurrency @MainActor
public struct MapPolyline: MapContent {
    public typealias Body = Never

    /// How a line follows the earth: kept, as lines are straight on the map.
    public struct ContourStyle: Hashable, Sendable {
        private let number: Int
        /// Straight on the map.
        public static let straight = Self(number: 0)
        /// The shortest on the earth.
        public static let geodesic = Self(number: 1)
    }

    private let places: [CLLocationCoordinate2D]

    /// A line through places.
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) { places = coordinates }
    /// A line through places of the map.
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) { places = points.map(\.coordinate) }
    /// The line of the other kind of map.
    public init(_ polyline: MKPolyline) { places = polyline.coordinates }
    /// A way.
    public init(_ route: MKRoute) { places = route.polyline.coordinates }

    public func _add(to drawing: inout _MapDrawing) { drawing.add(.line(places)) }
}

/// An area with corners, drawn as a path.
@preconcurrency @MainActor
public struct MapPolygon: MapContent {
    public typealias Body = Never
    private let places: [CLLocationCoordinate2D]

    /// An area with these corners.
    public init(coordinates: [CLLocationCoordinate2D]) { places = coordinates }
    /// An area with these corners.
    public init(points: [MKMapPoint]) { places = points.map(\.coordinate) }
    /// The area of the other kind of map.
    public init(_ polygon: MKPolygon) { places = polygon.coordinates }

    public func _add(to drawing: inout _MapDrawing) { drawing.add(.area(places)) }
}
