import GalleyCoreLocation

/// Where a map is looked at from.
public struct MapCamera: Equatable, Sendable {
    /// The place in the middle.
    public var centerCoordinate: CLLocationCoordinate2D
    /// How far away the camera is, in meters.
    public var distance: Double
    /// Which way it looks, in degrees from north: kept.
    public var heading: Double
    /// How far it is tilted, in degrees: kept.
    public var pitch: Double

    /// A camera over a place.
    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }

    public static func == (a: Self, b: Self) -> Bool {
        a.centerCoordinate.latitude == b.centerCoordinate.latitude
            && a.centerCoordinate.longitude == b.centerCoordinate.longitude && a.distance == b.distance
            && a.heading == b.heading && a.pitch == b.pitch
    }

    /// What is seen straight down, as high as the camera is away: our own choice, as Apple tells no angle.
    var rect: MKMapRect {
        MKCoordinateRegion(
            center: centerCoordinate, latitudinalMeters: distance, longitudinalMeters: distance
        ).rect
    }
}

/// What of the earth a map shows.
public struct MapCameraPosition: Equatable, Sendable {
    enum Kind: Sendable {
        case automatic
        case region(MKCoordinateRegion)
        case rect(MKMapRect)
        case camera(MapCamera)
        case item(MKMapItem, allowsAutomaticPitch: Bool)
    }

    let kind: Kind
    private var follows = (location: false, heading: false)

    private init(_ kind: Kind) { self.kind = kind }

    /// All of the map's content.
    public static let automatic = MapCameraPosition(.automatic)
    /// A part of the earth.
    public static func region(_ region: MKCoordinateRegion) -> Self { Self(.region(region)) }
    /// A rectangle of the map.
    public static func rect(_ rect: MKMapRect) -> Self { Self(.rect(rect)) }
    /// What a camera sees.
    public static func camera(_ camera: MapCamera) -> Self { Self(.camera(camera)) }
    /// Around a place.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self {
        Self(.item(item, allowsAutomaticPitch: allowsAutomaticPitch))
    }
    /// Around the person, whose place is not known here: what is given for that.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> Self {
        var position = fallback
        position.follows = (true, followsHeading)
        return position
    }

    /// The part of the earth that is asked for.
    public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
    /// The rectangle of the map that is asked for.
    public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
    /// The camera that is asked for.
    public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
    /// The place that is asked for.
    public var item: MKMapItem? { if case .item(let item, _) = kind { item } else { nil } }
    /// What is shown while the person's place is not known.
    public var fallbackPosition: MapCameraPosition? { follows.location ? MapCameraPosition(kind) : nil }
    /// Whether the camera may be tilted.
    public var allowsAutomaticPitch: Bool { if case .item(_, let allows) = kind { allows } else { false } }
    /// Whether the person is followed.
    public var followsUserLocation: Bool { follows.location }
    /// Whether the person's heading is followed.
    public var followsUserHeading: Bool { follows.heading }
    /// No one moves a map here.
    public var positionedByUser: Bool { false }

    public static func == (a: Self, b: Self) -> Bool {
        guard a.follows == b.follows else { return false }
        switch (a.kind, b.kind) {
        case (.automatic, .automatic): return true
        case (.camera(let one), .camera(let other)): return one == other
        case (.item(let one, _), .item(let other, _)): return one === other
        case (.region(let one), .region(let other)): return one.rect.isSame(other.rect)
        case (.rect(let one), .rect(let other)): return one.isSame(other)
        default: return false
        }
    }

    /// The rectangle that is shown of a map with this content.
    func rect(around content: MKMapRect) -> MKMapRect {
        switch kind {
        // A tenth is left free at each side, so that markers are not cut.
        case .automatic: content.isNull ? .world : content.insetBy(dx: -content.width / 8, dy: -content.height / 8)
        case .region(let region): region.rect
        case .rect(let rect): rect
        case .camera(let camera): camera.rect
        case .item(let item, _): MapCamera(centerCoordinate: item.place, distance: 1000).rect
        }
    }
}

extension MKMapRect {
    fileprivate func isSame(_ other: MKMapRect) -> Bool {
        (minX, minY, width, height) == (other.minX, other.minY, other.width, other.height)
    }
}

/// How far a map's camera may move: kept.
public struct MapCameraBounds: Sendable {
    /// Within a part of the earth, and so far away.
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {}
    /// Within a rectangle of the map, and so far away.
    public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    /// So far away.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// What a map shows when its camera has moved.
public struct MapCameraUpdateContext: Sendable {
    /// The camera.
    public let camera: MapCamera
    /// The part of the earth.
    public let region: MKCoordinateRegion
    /// The rectangle of the map.
    public let rect: MKMapRect
}

/// How often a camera's moves are told.
public struct MapCameraUpdateFrequency: Equatable, Sendable {
    private let number: Int
    /// While it moves.
    public static let continuous = Self(number: 0)
    /// Once it has moved.
    public static let onEnd = Self(number: 1)
}

/// How people may move a map. No one moves it here.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// To the sides.
    public static let pan = Self(rawValue: 1)
    /// Nearer and farther.
    public static let zoom = Self(rawValue: 2)
    /// Tilted.
    public static let pitch = Self(rawValue: 4)
    /// Turned.
    public static let rotate = Self(rawValue: 8)
    /// In every way.
    public static let all: Self = [.pan, .zoom, .pitch, .rotate]
}

/// Whether a map follows the person. It does not here.
public enum MapUserTrackingMode: Sendable {
    case none, follow
}
