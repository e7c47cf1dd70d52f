import GalleyCoreLocation

/// What is known of a place: here what the program knows.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    /// The place.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
    /// The country's code.
    open var countryCode: String? { isoCountryCode }
    /// Its name.
    open var title: String? { name }
    /// Nothing.
    open var subtitle: String? { nil }

    /// A place without an address.
    public init(coordinate: CLLocationCoordinate2D) {
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }

    /// A place with an address: kept as the place.
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }

    /// A place that Core Location knows.
    public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }
}

/// A kind of place: a name.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An airport.
    public static let airport = Self(rawValue: "MKPOICategoryAirport")
    /// A cash machine.
    public static let atm = Self(rawValue: "MKPOICategoryATM")
    /// A bakery.
    public static let bakery = Self(rawValue: "MKPOICategoryBakery")
    /// A bank.
    public static let bank = Self(rawValue: "MKPOICategoryBank")
    /// A beach.
    public static let beach = Self(rawValue: "MKPOICategoryBeach")
    /// A cafe.
    public static let cafe = Self(rawValue: "MKPOICategoryCafe")
    /// A charger of cars.
    public static let evCharger = Self(rawValue: "MKPOICategoryEVCharger")
    /// A fitness center.
    public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
    /// A food market.
    public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
    /// A gas station.
    public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
    /// A hospital.
    public static let hospital = Self(rawValue: "MKPOICategoryHospital")
    /// A hotel.
    public static let hotel = Self(rawValue: "MKPOICategoryHotel")
    /// A library.
    public static let library = Self(rawValue: "MKPOICategoryLibrary")
    /// A museum.
    public static let museum = Self(rawValue: "MKPOICategoryMuseum")
    /// A place for the night.
    public static let nightlife = Self(rawValue: "MKPOICategoryNightlife")
    /// A park.
    public static let park = Self(rawValue: "MKPOICategoryPark")
    /// A place for cars.
    public static let parking = Self(rawValue: "MKPOICategoryParking")
    /// A pharmacy.
    public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
    /// A stop of trains or buses.
    public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
    /// A restaurant.
    public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
    /// A school.
    public static let school = Self(rawValue: "MKPOICategorySchool")
    /// A store.
    public static let store = Self(rawValue: "MKPOICategoryStore")
    /// A theater.
    public static let theater = Self(rawValue: "MKPOICategoryTheater")
    /// A university.
    public static let university = Self(rawValue: "MKPOICategoryUniversity")
}

/// Which kinds of places are meant: kept.
open class MKPointOfInterestFilter: NSObject {
    /// All kinds.
    public class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
    /// No kind.
    public class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }

    /// These kinds.
    public init(including categories: [MKPointOfInterestCategory]) {}
    /// Other kinds.
    public init(excluding categories: [MKPointOfInterestCategory]) {}
}

/// A place with a name. What it is asked to open is not opened.
open class MKMapItem: NSObject, @unchecked Sendable {
    // Unchecked: as UIKit's values, it is touched by one thread at a time.

    /// The place.
    public let placemark: MKPlacemark
    /// Its name.
    open var name: String?
    /// Its telephone number.
    open var phoneNumber: String?
    /// Its page.
    open var url: URL?
    /// Its time zone.
    open var timeZone: TimeZone?
    /// What it is.
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    /// Whether it is where the person is.
    open var isCurrentLocation: Bool { false }
    var place: CLLocationCoordinate2D { placemark.coordinate }

    /// A place.
    public init(placemark: MKPlacemark) { self.placemark = placemark }

    /// A place, with its address: kept as the place.
    public convenience init(location: CLLocation, address: MKAddress?) {
        self.init(placemark: MKPlacemark(coordinate: location.coordinate))
    }

    /// Where the person is: not known here, and 0°, 0°.
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    }

    /// Not opened.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    /// Not opened.
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// An address, as it is written.
open class MKAddress: NSObject, @unchecked Sendable {
    // Unchecked: what is stored never changes.

    /// All of it.
    public let fullAddress: String
    /// Its beginning.
    public let shortAddress: String?

    /// An address; nil where it is empty.
    public init?(fullAddress: String, shortAddress: String?) {
        guard !fullAddress.isEmpty else { return nil }
        self.fullAddress = fullAddress
        self.shortAddress = shortAddress
    }
}

/// The key of a way's kind.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By train or bus.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// As the person likes.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// The key of a map's middle.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
/// The key of how much is shown.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
