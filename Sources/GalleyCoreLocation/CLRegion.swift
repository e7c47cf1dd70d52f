import Foundation

/// A part of the earth that would be watched.
open class CLRegion: NSObject {
    /// Its name.
    public let identifier: String
    /// Whether coming would be told: kept.
    open var notifyOnEntry = true
    /// Whether leaving would be told: kept.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }
}

/// Everything within a distance of a place.
open class CLCircularRegion: CLRegion {
    /// The place.
    public let center: CLLocationCoordinate2D
    /// The distance, in meters.
    public let radius: CLLocationDistance

    /// Everything within a distance of a place.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Whether a place lies in it.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let here = CLLocation(latitude: center.latitude, longitude: center.longitude)
        return here.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
    }
}
