import Foundation

/// A floor of a building.
open class CLFloor: NSObject, @unchecked Sendable {
    // Unchecked: what is stored never changes.

    /// Floors above the ground floor.
    public let level: Int

    init(level: Int) { self.level = level }
}

/// A place with what else was measured there.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: what is stored never changes.

    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Meters above the sea.
    public let altitude: CLLocationDistance
    /// How exact the place is, in meters; negative without a place.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How exact the altitude is, in meters; negative without an altitude.
    public let verticalAccuracy: CLLocationAccuracy
    /// Degrees clockwise from north; negative where it is not known.
    public let course: CLLocationDirection
    /// Meters a second; negative where it is not known.
    public let speed: CLLocationSpeed
    /// When it was measured.
    public let timestamp: Date
    /// The floor of a building; none here.
    open var floor: CLFloor? { nil }

    /// Where the degrees meet: the place of nothing that was measured.
    public convenience override init() { self.init(latitude: 0, longitude: 0) }

    /// A place by its degrees.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// A place with its altitude.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: -1, speed: -1, timestamp: timestamp)
    }

    /// A place on the way.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = hAccuracy
        self.verticalAccuracy = vAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
    }

    /// Itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The earth's mean radius, in meters (IUGG).
    private static let earthRadius = 6_371_008.8

    /// The meters to another place along the earth's curve, as if it were a sphere; heights do not count.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let (here, there) = (coordinate, location.coordinate)
        let latitude = (there.latitude - here.latitude) * .pi / 180
        let longitude = (there.longitude - here.longitude) * .pi / 180
        let half =
            sin(latitude / 2) * sin(latitude / 2)
            + cos(here.latitude * .pi / 180) * cos(there.latitude * .pi / 180) * sin(longitude / 2) * sin(longitude / 2)
        return 2 * Self.earthRadius * asin(min(half.squareRoot(), 1))
    }
}

/// A direction that a device points in.
open class CLHeading: NSObject, @unchecked Sendable {
    // Unchecked: nothing is stored.

    /// Degrees from magnetic north: 0.
    open var magneticHeading: CLLocationDirection { 0 }
    /// Degrees from north: unknown, −1.
    open var trueHeading: CLLocationDirection { -1 }
    /// How exact that is: unknown, −1.
    open var headingAccuracy: CLLocationDirection { -1 }
    /// When it was measured.
    open var timestamp: Date { Date(timeIntervalSince1970: 0) }
}
