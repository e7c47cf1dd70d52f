import Foundation

/// What is known of a place: here that alone, and no address.
open class CLPlacemark: NSObject {
    /// The place.
    open var location: CLLocation?
    /// The part of the earth that is meant.
    open var region: CLRegion? { nil }
    /// The time zone there.
    open var timeZone: TimeZone? { nil }
    /// Its name.
    open var name: String? { nil }
    /// The street.
    open var thoroughfare: String? { nil }
    /// The number in the street.
    open var subThoroughfare: String? { nil }
    /// The town.
    open var locality: String? { nil }
    /// The part of the town.
    open var subLocality: String? { nil }
    /// The state.
    open var administrativeArea: String? { nil }
    /// The part of the state.
    open var subAdministrativeArea: String? { nil }
    /// The code of the post.
    open var postalCode: String? { nil }
    /// The country's code.
    open var isoCountryCode: String? { nil }
    /// The country.
    open var country: String? { nil }
    /// The lake or river.
    open var inlandWater: String? { nil }
    /// The ocean.
    open var ocean: String? { nil }
    /// What is worth seeing there.
    open var areasOfInterest: [String]? { nil }

    /// What is known of the same place.
    public init(placemark: CLPlacemark) { location = placemark.location }

    package init(location: CLLocation?) { self.location = location }
}

/// What is told of a place or a name.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// The places of names, and the names of places: none is known here, and every question gets the error of no result.
open class CLGeocoder: NSObject, @unchecked Sendable {
    // Unchecked: nothing is stored.

    /// Nothing is being asked.
    open var isGeocoding: Bool { false }

    /// What is at a place.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        completionHandler(nil, CLError(.geocodeFoundNoResult))
    }

    /// What is at a place.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.geocodeFoundNoResult)
    }

    /// What is at a place, in a language.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        completionHandler(nil, CLError(.geocodeFoundNoResult))
    }

    /// What is at a place, in a language.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        throw CLError(.geocodeFoundNoResult)
    }

    /// Where an address is.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        completionHandler(nil, CLError(.geocodeFoundNoResult))
    }

    /// Where an address is.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.geocodeFoundNoResult)
    }

    /// Nothing is being asked.
    open func cancelGeocode() {}
}
