import GalleyCoreLocation

/// What stands at a place of a map.
public protocol MKAnnotation: NSObjectProtocol {
    /// The place.
    var coordinate: CLLocationCoordinate2D { get }
    /// Its first line.
    var title: String? { get }
    /// Its second line.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// None.
    public var title: String? { nil }
    /// None.
    public var subtitle: String? { nil }
}

/// What lies on a map.
public protocol MKOverlay: MKAnnotation {
    /// The rectangle of the map that it takes.
    var boundingMapRect: MKMapRect { get }
}

/// Whether areas lie over roads or labels.
public enum MKOverlayLevel: Int, Sendable {
    case aboveRoads, aboveLabels
}

/// What stands on a map, with lines of its own.
open class MKShape: NSObject, MKAnnotation {
    /// The place.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// Its first line.
    open var title: String?
    /// Its second line.
    open var subtitle: String?

    /// Nothing yet.
    public override init() {}
}

/// A place with a title.
open class MKPointAnnotation: MKShape {
    private var place = CLLocationCoordinate2D()
    /// The place.
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set { place = newValue }
    }

    /// A place of 0°, 0°.
    public override init() {}
    /// A place.
    public convenience init(__coordinate coordinate: CLLocationCoordinate2D) {
        self.init()
        place = coordinate
    }
    /// A place.
    public convenience init(coordinate: CLLocationCoordinate2D) { self.init(__coordinate: coordinate) }
    /// A place with lines.
    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(__coordinate: coordinate)
        self.title = title
        self.subtitle = subtitle
    }
}

/// Where the person is: not known here.
open class MKUserLocation: NSObject, MKAnnotation {
    /// 0°, 0°.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// Not known.
    open var location: CLLocation? { nil }
    /// Not known.
    open var heading: CLHeading? { nil }
    /// Nothing is updated.
    open var isUpdating: Bool { false }
    /// Its first line.
    open var title: String?
    /// Its second line.
    open var subtitle: String?
}

/// Places in a row.
open class MKMultiPoint: MKShape, MKOverlay {
    let coordinates: [CLLocationCoordinate2D]

    init(places: [CLLocationCoordinate2D]) { coordinates = places }

    /// How many there are.
    open var pointCount: Int { coordinates.count }
    /// The middle of the rectangle around them.
    open override var coordinate: CLLocationCoordinate2D {
        let rect = boundingMapRect
        return rect.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    }
    /// The rectangle around them.
    open var boundingMapRect: MKMapRect {
        coordinates.reduce(into: MKMapRect.null) {
            $0 = $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize()))
        }
    }

    /// Some of the places.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for offset in 0..<range.length where coordinates.indices.contains(range.location + offset) {
            coords[offset] = coordinates[range.location + offset]
        }
    }
}

/// A line on a map.
open class MKPolyline: MKMultiPoint {
    /// A line through places.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(places: Array(UnsafeBufferPointer(start: coords, count: count)))
    }

    convenience init() { self.init(places: []) }
}

/// An area on a map.
open class MKPolygon: MKMultiPoint {
    /// An area with these corners.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(places: Array(UnsafeBufferPointer(start: coords, count: count)))
    }
}

/// Everything within a distance of a place.
open class MKCircle: MKShape, MKOverlay {
    private let center: CLLocationCoordinate2D
    /// Meters.
    public let radius: CLLocationDistance
    /// The middle.
    open override var coordinate: CLLocationCoordinate2D { center }
    /// The rectangle around it.
    open var boundingMapRect: MKMapRect {
        MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius).rect
    }

    /// Everything within so many meters.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        center = coord
        self.radius = radius
    }
}
