@_exported import GalleyCoreLocation

/// A place on a flat map of the earth, by Mercator's projection; y goes down.
public struct MKMapPoint: Sendable {
    /// From the west end of the map.
    public var x: Double
    /// From the north end of the map.
    public var y: Double

    /// The north-west end of the map.
    public init() { self.init(x: 0, y: 0) }

    /// A place on the map.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// How wide and high the whole map is (`MKMapSizeWorld`).
    static let world = 268_435_456.0

    /// The latitude at which the map is as high as it is wide, and ends.
    private static let lastLatitude = 85.051_128_78

    /// Where a place of the earth is.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = min(max(coordinate.latitude, -Self.lastLatitude), Self.lastLatitude)
        let sine = sin(latitude * .pi / 180)
        x = (coordinate.longitude + 180) / 360 * Self.world
        y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.world
    }

    /// The place of the earth.
    public var coordinate: CLLocationCoordinate2D {
        let north = (0.5 - y / Self.world) * 2 * .pi
        return CLLocationCoordinate2D(
            latitude: 90 - 360 * atan(exp(-north)) / .pi, longitude: x / Self.world * 360 - 180)
    }

    /// The meters to another place along the earth's curve.
    public func distance(to: MKMapPoint) -> CLLocationDistance {
        let (here, there) = (coordinate, to.coordinate)
        return CLLocation(latitude: here.latitude, longitude: here.longitude).distance(
            from: CLLocation(latitude: there.latitude, longitude: there.longitude))
    }
}

/// Where a place of the earth is on the map.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }

/// A width and a height on the map.
public struct MKMapSize: Sendable {
    /// From west to east.
    public var width: Double
    /// From north to south.
    public var height: Double

    /// Nothing.
    public init() { self.init(width: 0, height: 0) }

    /// A width and a height.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The whole map.
    public static let world = MKMapSize(width: MKMapPoint.world, height: MKMapPoint.world)
}

/// A rectangle on the map.
public struct MKMapRect: Sendable {
    /// The north-west corner.
    public var origin: MKMapPoint
    /// Width and height.
    public var size: MKMapSize

    /// An empty rectangle in the north-west.
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

    /// A rectangle by its corner and its size.
    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }

    /// A rectangle by its corner and its size.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The whole map.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    /// No rectangle.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// Whether it is no rectangle.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    /// Whether nothing can lie in it.
    public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }
    /// The west end.
    public var minX: Double { origin.x }
    /// The north end.
    public var minY: Double { origin.y }
    /// The middle from west to east.
    public var midX: Double { origin.x + size.width / 2 }
    /// The middle from north to south.
    public var midY: Double { origin.y + size.height / 2 }
    /// The east end.
    public var maxX: Double { origin.x + size.width }
    /// The south end.
    public var maxY: Double { origin.y + size.height }
    /// From west to east.
    public var width: Double { size.width }
    /// From north to south.
    public var height: Double { size.height }

    /// The smallest rectangle around both.
    public func union(_ rect2: MKMapRect) -> MKMapRect {
        if isNull { return rect2 }
        if rect2.isNull { return self }
        let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
    }

    /// What lies in both; null where that is nothing.
    public func intersection(_ rect2: MKMapRect) -> MKMapRect {
        let (x, y) = (max(minX, rect2.minX), max(minY, rect2.minY))
        let (right, bottom) = (min(maxX, rect2.maxX), min(maxY, rect2.maxY))
        guard !isNull, !rect2.isNull, right >= x, bottom >= y else { return .null }
        return MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
    }

    /// Whether something lies in both.
    public func intersects(_ rect2: MKMapRect) -> Bool { !intersection(rect2).isEmpty }

    /// Whether a place lies in it.
    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    /// Whether all of another lies in it.
    public func contains(_ rect2: MKMapRect) -> Bool {
        !isNull && !rect2.isNull && rect2.minX >= minX && rect2.maxX <= maxX && rect2.minY >= minY && rect2.maxY <= maxY
    }

    /// Smaller by a length at each side.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// Moved.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
}
