import GalleyCoreLocation

/// How much of the earth a map shows, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// Degrees from north to south.
    public var latitudeDelta: CLLocationDegrees
    /// Degrees from west to east.
    public var longitudeDelta: CLLocationDegrees

    /// Nothing.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    /// So many degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// The part of the earth that a map shows.
public struct MKCoordinateRegion: Sendable {
    /// The middle.
    public var center: CLLocationCoordinate2D
    /// How much around it.
    public var span: MKCoordinateSpan

    /// Nothing around 0°, 0°.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// So many degrees around a place.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// The meters of a degree of the equator.
    static let metersOfDegree = 6_378_137 * Double.pi / 180

    /// So many meters around a place.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let narrowing = max(cos(centerCoordinate.latitude * .pi / 180), 1e-6)
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: min(latitudinalMeters / Self.metersOfDegree, 180),
                longitudeDelta: min(longitudinalMeters / Self.metersOfDegree / narrowing, 360)))
    }

    /// The part of the earth that a rectangle of the map shows.
    public init(_ rect: MKMapRect) {
        let first = rect.origin.coordinate
        let last = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
    }

    /// The rectangle of the map that shows it.
    var rect: MKMapRect {
        let (north, south) = (center.latitude + span.latitudeDelta / 2, center.latitude - span.latitudeDelta / 2)
        let (west, east) = (center.longitude - span.longitudeDelta / 2, center.longitude + span.longitudeDelta / 2)
        let first = MKMapPoint(CLLocationCoordinate2D(latitude: min(north, 90), longitude: west))
        let last = MKMapPoint(CLLocationCoordinate2D(latitude: max(south, -90), longitude: east))
        return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }
}

/// So many degrees.
public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// The part of the earth that a rectangle of the map shows.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
