import Foundation

/// Whether a program may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How exactly a program may know it.
public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy, reducedAccuracy
}

/// What someone does who is followed.
public enum CLActivityType: Int, Sendable {
    case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// How a device is held.
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Why a place cannot be told.
public struct CLError: Error, CustomNSError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        case locationUnknown = 0, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure,
            regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult,
            geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation,
            deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure,
            promptDeclined, historicalLocationError

        /// Whether an error is of a kind.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
    }

    /// The kind of this one.
    public let code: Code

    /// An error of a kind.
    public init(_ code: Code) { self.code = code }

    /// `kCLErrorDomain`.
    public static var errorDomain: String { kCLErrorDomain }
    /// The kind's number.
    public var errorCode: Int { code.rawValue }

    /// The place is not known.
    public static var locationUnknown: Code { .locationUnknown }
    /// The program may not know it.
    public static var denied: Code { .denied }
    /// There is no network.
    public static var network: Code { .network }
    /// Nothing of that name was found.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// The question was taken back.
    public static var geocodeCanceled: Code { .geocodeCanceled }
}

/// The domain of Core Location's errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// Who is told where the device is. No one is told anything here.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// The device has moved.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// The device has turned.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// The device has come into a region.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// The device has left a region.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// The place is not known.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// The person has decided.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// The person has decided.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Whether the device may ask to be turned around.
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
}

extension CLLocationManagerDelegate {
    /// Nothing is done.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Nothing is done.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    /// Nothing is done.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    /// Nothing is done.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    /// Nothing is done.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Nothing is done.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    /// Nothing is done.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// It may not.
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
}

/// Where the device is: that is not known here, and the person has not been asked. What is set is kept, what is started does nothing.
open class CLLocationManager: NSObject {
    /// Who would be told.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// How exact places would have to be: kept.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// How far the device would have to move: kept.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// How far it would have to turn: kept.
    open var headingFilter: CLLocationDegrees = 1
    /// How it would be held: kept.
    open var headingOrientation = CLDeviceOrientation.portrait
    /// What someone would do: kept.
    open var activityType = CLActivityType.other
    /// Whether it would rest by itself: kept.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether it would continue in the background: kept.
    open var allowsBackgroundLocationUpdates = false
    /// Whether that would be shown: kept.
    open var showsBackgroundLocationIndicator = false

    /// No one has been asked.
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    /// As exact as can be.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    /// Not known.
    open var location: CLLocation? { nil }
    /// Not known.
    open var heading: CLHeading? { nil }
    /// None.
    open var monitoredRegions: Set<CLRegion> { [] }
    /// The longest distance.
    open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

    /// No one has been asked.
    open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
    /// Places would be told.
    open class func locationServicesEnabled() -> Bool { true }
    /// Directions would not.
    open class func headingAvailable() -> Bool { false }
    /// Regions are not watched.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    /// Great moves are not told.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

    /// No one is asked.
    open func requestWhenInUseAuthorization() {}
    /// No one is asked.
    open func requestAlwaysAuthorization() {}
    /// No one is asked.
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {}
    /// Nothing comes.
    open func startUpdatingLocation() {}
    /// Nothing came.
    open func stopUpdatingLocation() {}
    /// Nothing comes.
    open func requestLocation() {}
    /// Nothing comes.
    open func startUpdatingHeading() {}
    /// Nothing came.
    open func stopUpdatingHeading() {}
    /// Nothing comes.
    open func startMonitoring(for region: CLRegion) {}
    /// Nothing came.
    open func stopMonitoring(for region: CLRegion) {}
    /// Nothing comes.
    open func startMonitoringSignificantLocationChanges() {}
    /// Nothing came.
    open func stopMonitoringSignificantLocationChanges() {}
}

/// A place that was told, as a sequence tells it.
public struct CLLocationUpdate: Sendable {
    /// The place.
    public let location: CLLocation?
    /// Whether the device stands still.
    public var isStationary: Bool { false }
    /// Whether the device stands still.
    public var stationary: Bool { false }
    /// Whether no place can be told for now: none ever can.
    public var locationUnavailable: Bool { location == nil }
    /// Whether the program may not know it.
    public var authorizationDenied: Bool { false }
    /// Whether no program may know it.
    public var authorizationDeniedGlobally: Bool { false }
    /// Whether someone else forbids it.
    public var authorizationRestricted: Bool { false }
    /// Whether someone is asked for now.
    public var authorizationRequestInProgress: Bool { false }
    /// Whether the program has to be in use for it.
    public var insufficientlyInUse: Bool { false }
    /// Whether only an area is given, and no exact place.
    public var accuracyLimited: Bool { false }
    /// Whether a session has to be held for it.
    public var serviceSessionRequired: Bool { false }

    /// What someone does.
    public enum LiveConfiguration: Int, Sendable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
    }

    /// Places as they come: there are none, and the sequence ends.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate

        /// Hands out nothing.
        public struct Iterator: AsyncIteratorProtocol {
            /// No place.
            public mutating func next() async throws -> CLLocationUpdate? { nil }
        }

        /// Hands out nothing.
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    /// Places as they come.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }
}
