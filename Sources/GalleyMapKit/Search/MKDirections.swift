import GalleyCoreLocation

/// How someone travels.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// By car.
    public static let automobile = Self(rawValue: 1)
    /// On foot.
    public static let walking = Self(rawValue: 2)
    /// By train or bus.
    public static let transit = Self(rawValue: 4)
    /// In every way.
    public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// The ways between places. None is known here: every question ends with the error that there is none.
open class MKDirections: NSObject, @unchecked Sendable {
    // Unchecked: what is stored never changes.

    /// What is asked for.
    open class Request: NSObject {
        /// From where.
        open var source: MKMapItem?
        /// Where to.
        open var destination: MKMapItem?
        /// How.
        open var transportType = MKDirectionsTransportType.any
        /// Whether several ways are wanted.
        open var requestsAlternateRoutes = false
        /// When it begins.
        open var departureDate: Date?
        /// When it is to end.
        open var arrivalDate: Date?

        /// Nothing yet.
        public override init() {}
    }

    /// The ways.
    open class Response: NSObject {
        /// None.
        public let routes: [MKRoute] = []
    }

    /// How long a way takes.
    open class ETAResponse: NSObject {
        /// Seconds.
        open var expectedTravelTime: TimeInterval { 0 }
        /// Meters.
        open var distance: CLLocationDistance { 0 }
    }

    /// What is told in the end.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void

    /// A question.
    public init(request: Request) {}

    /// Finds no way.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        completionHandler(nil, MKError(.directionsNotFound))
    }
    /// Finds no way.
    open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
    /// Finds no way.
    open func calculateETA() async throws -> ETAResponse { throw MKError(.directionsNotFound) }
    /// Nothing is being asked.
    open func cancel() {}
}

/// A way: there is none here.
open class MKRoute: NSObject, @unchecked Sendable {
    // Unchecked: nothing is stored.

    /// A piece of a way.
    open class Step: NSObject, @unchecked Sendable {
        // Unchecked: nothing is stored.

        /// What is to be done.
        open var instructions: String { "" }
        /// What is to be minded.
        open var notice: String? { nil }
        /// Its line.
        open var polyline: MKPolyline { MKPolyline() }
        /// Meters.
        open var distance: CLLocationDistance { 0 }
        /// How.
        open var transportType: MKDirectionsTransportType { .automobile }
    }

    /// Its name.
    open var name: String { "" }
    /// Its line.
    open var polyline: MKPolyline { MKPolyline() }
    /// Its pieces.
    open var steps: [Step] { [] }
    /// Meters.
    open var distance: CLLocationDistance { 0 }
    /// Seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// How.
    open var transportType: MKDirectionsTransportType { .automobile }
    /// What is to be minded.
    open var advisoryNotices: [String] { [] }
}
