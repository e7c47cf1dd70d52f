import GalleyCoreLocation

/// Which part of the flat map a view shows, and where its places lie there.
struct MapFrame {
    private let rect: MKMapRect
    private let size: CGSize

    /// The least part of the map that is shown around one place: about a kilometer at the equator.
    private static let least = 8000.0

    /// All of a rectangle, and as much beside it as the view has room for.
    init(_ rect: MKMapRect, in size: CGSize) {
        let wanted = rect.isNull ? MKMapRect.world : rect
        let (width, height) = (max(wanted.width, Self.least), max(wanted.height, Self.least))
        let scale = max(width / max(size.width, 1), height / max(size.height, 1))
        let (wide, high) = (scale * max(size.width, 1), scale * max(size.height, 1))
        self.rect = MKMapRect(x: wanted.midX - wide / 2, y: wanted.midY - high / 2, width: wide, height: high)
        self.size = size
    }

    /// Where a place lies, in points.
    func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
        let place = MKMapPoint(coordinate)
        return CGPoint(
            x: (place.x - rect.minX) / rect.width * size.width, y: (place.y - rect.minY) / rect.height * size.height)
    }

    /// The place at a point.
    func coordinate(at point: CGPoint) -> CLLocationCoordinate2D {
        MKMapPoint(
            x: rect.minX + point.x / max(size.width, 1) * rect.width,
            y: rect.minY + point.y / max(size.height, 1) * rect.height
        ).coordinate
    }

    /// The points of a length in meters at a place.
    func length(_ meters: CLLocationDistance, at coordinate: CLLocationCoordinate2D) -> CGFloat {
        let region = MKCoordinateRegion(center: coordinate, latitudinalMeters: 0, longitudinalMeters: meters)
        return region.rect.width / rect.width * size.width
    }

    /// What is shown, in degrees.
    var region: MKCoordinateRegion { MKCoordinateRegion(rect) }

    /// What is shown, on the map.
    var shown: MKMapRect { rect }
}
