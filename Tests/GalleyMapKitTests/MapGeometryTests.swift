import Foundation
import GalleyCoreLocation
import GalleyMapKit
import Testing

/// Places, distances and the flat map, against published numbers.
@Suite("Places on maps")
struct MapGeometryTests {
    /// `MKMapSizeWorld` is 268,435,456 wide (MapKit's documentation: 2^28); the numbers are those of the textbook's formula
    /// y = W/2 − W/2π · arsinh(tan φ), which the code writes otherwise.
    @Test(
        "A place lies where Mercator's projection has it",
        arguments: [
            (37.3349, -122.00902, 43_241_208.778, 104_169_776.187),
            (-33.8568, 151.2153, 246_972_028.027, 161_075_261.481),
            (0, 0, 134_217_728, 134_217_728), (60, 10, 141_674_268.444, 77_953_560.017),
        ])
    func mercator(latitude: Double, longitude: Double, x: Double, y: Double) {
        let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        #expect(abs(point.x - x) < 0.01 && abs(point.y - y) < 0.01, "\(point)")
        let back = point.coordinate
        #expect(abs(back.latitude - latitude) < 1e-9 && abs(back.longitude - longitude) < 1e-9, "\(back)")
    }

    /// The map is square: it ends at 85.05°, the latitude of equal height and width.
    @Test("The poles are at the map's ends") func poles() {
        #expect(abs(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0)).y) < 1)
        #expect(abs(MKMapPoint(CLLocationCoordinate2D(latitude: -90, longitude: 0)).y - 268_435_456) < 1)
    }

    /// Great-circle distances by the earth's mean radius: a degree of a meridian is 111.195 km; the well-known example of the haversine
    /// formula (36.12, −86.67 to 33.94, −118.40) is 2,886,444.44 m at a radius of 6,371 km.
    @Test("Distances follow the earth") func distances() {
        let start = CLLocation(latitude: 0, longitude: 0)
        #expect(abs(start.distance(from: CLLocation(latitude: 1, longitude: 0)) - 111_195) < 1)
        let nashville = CLLocation(latitude: 36.12, longitude: -86.67)
        let distance = nashville.distance(from: CLLocation(latitude: 33.94, longitude: -118.40))
        #expect(abs(distance - 2_886_444.44 * 6_371_008.8 / 6_371_000) < 2, "\(distance)")
    }

    /// Documentation of `init(center:latitudinalMeters:longitudinalMeters:)`: the span is that of the meters there, and a degree of
    /// longitude gets narrower with the latitude: at 60° half as wide.
    @Test("A region of meters is wider in degrees farther north") func meters() {
        let place = CLLocationCoordinate2D(latitude: 60, longitude: 25)
        let region = MKCoordinateRegion(center: place, latitudinalMeters: 11_132, longitudinalMeters: 11_132)
        #expect(abs(region.span.latitudeDelta - 0.1) < 0.001)
        #expect(abs(region.span.longitudeDelta - 0.2) < 0.001)
    }

    /// Documentation of `MKMapRect.null`: the union with it is the other rectangle, the intersection of what is apart is null.
    @Test("Rectangles of the map") func rectangles() {
        let rect = MKMapRect(x: 10, y: 20, width: 30, height: 40)
        let union = MKMapRect.null.union(rect).union(MKMapRect(x: 0, y: 70, width: 5, height: 10))
        #expect((union.minX, union.minY, union.maxX, union.maxY) == (0, 20, 40, 80))
        #expect(rect.intersection(MKMapRect(x: 100, y: 100, width: 1, height: 1)).isNull)
        #expect(rect.contains(MKMapPoint(x: 40, y: 60)) && !rect.contains(MKMapPoint(x: 41, y: 60)))
    }

    /// Documentation of `CLLocationCoordinate2DIsValid(_:)`: invalid beyond 90 and 180 degrees.
    @Test("Places beyond the ends are none") func validity() {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90, longitude: -180)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90.1, longitude: 0)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    /// Nothing is known here: no answer is made up (Core Location's documentation of each).
    @Test("No place is made up") func unknown() async {
        let manager = CLLocationManager()
        #expect(manager.location == nil && manager.authorizationStatus == .notDetermined)
        await #expect(throws: CLError(.geocodeFoundNoResult)) { try await CLGeocoder().geocodeAddressString("Oslo") }
        await #expect(throws: MKError(.placemarkNotFound)) {
            try await MKLocalSearch(request: .init(naturalLanguageQuery: "Oslo")).start()
        }
    }
}
