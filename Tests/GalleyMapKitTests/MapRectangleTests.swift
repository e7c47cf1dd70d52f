import Galley
import GalleyCoreLocation
import Testing

@testable import GalleyMapKit

/// Arithmetic of MapKit's rectangles, regions, cameras and frames: every answer is worked out from the documentation's words.
@MainActor @Suite("Rectangles, regions and cameras of maps") struct MapRectangleTests {
    private func numbers(_ rect: MKMapRect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height] }

    private let rect = MKMapRect(x: 10, y: 20, width: 30, height: 40)

    @Test("Edges, moves and insets") func edges() {
        #expect([rect.midX, rect.midY, rect.maxX, rect.maxY] == [25, 40, 40, 60])
        #expect(numbers(rect.insetBy(dx: 3, dy: -5)) == [13, 15, 24, 50])
        #expect(numbers(rect.offsetBy(dx: 3, dy: -5)) == [13, 15, 30, 40])
        #expect(numbers(MKMapRect()) == [0, 0, 0, 0] && numbers(.world) == [0, 0, 268_435_456, 268_435_456])
        #expect(!rect.isNull && !rect.isEmpty && MKMapRect.null.isNull && MKMapRect.null.isEmpty && MKMapRect().isEmpty)
        #expect(
            MKMapRect(x: 0, y: 0, width: 0, height: 3).isEmpty && MKMapRect(x: 0, y: 0, width: 3, height: 0).isEmpty)
        #expect(!MKMapRect(x: 0, y: 0, width: 0.5, height: 0.5).isEmpty)
        #expect(MKMapRect(x: .infinity, y: 0, width: 1, height: 1).isNull)
        #expect(MKMapRect(x: 0, y: .infinity, width: 1, height: 1).isNull)
        let (point, size) = (MKMapPoint(), MKMapSize())
        #expect([point.x, point.y, size.width, size.height] == [0, 0, 0, 0])
    }

    @Test("Unions and intersections") func sets() {
        let other = MKMapRect(x: 25, y: 5, width: 60, height: 30)
        #expect(numbers(rect.union(other)) == [10, 5, 75, 55] && numbers(other.union(rect)) == [10, 5, 75, 55])
        #expect(numbers(rect.intersection(other)) == [25, 20, 15, 15] && rect.intersects(other))
        #expect(numbers(rect.union(.null)) == numbers(rect) && numbers(MKMapRect.null.union(rect)) == numbers(rect))
        #expect(rect.intersection(.null).isNull && MKMapRect.null.intersection(rect).isNull)
        // What touches has an edge in common, which is empty, and is not apart.
        let beside = MKMapRect(x: 40, y: 20, width: 5, height: 40)
        let below = MKMapRect(x: 10, y: 60, width: 30, height: 5)
        #expect(numbers(rect.intersection(beside)) == [40, 20, 0, 40] && !rect.intersects(beside))
        #expect(numbers(rect.intersection(below)) == [10, 60, 30, 0] && !rect.intersects(below))
        #expect(rect.intersection(MKMapRect(x: 41, y: 20, width: 1, height: 1)).isNull)
        #expect(rect.intersection(MKMapRect(x: 10, y: 61, width: 1, height: 1)).isNull)
    }

    @Test("What lies inside, to the edges") func inside() {
        for (x, y, isIn) in [
            (10.0, 20.0, true), (40, 60, true), (9, 30, false), (41, 30, false), (20, 19, false), (20, 61, false),
        ] { #expect(rect.contains(MKMapPoint(x: x, y: y)) == isIn, "\(x) \(y)") }
        #expect(!MKMapRect.null.contains(MKMapPoint(x: .infinity, y: .infinity)))
        #expect(rect.contains(rect) && !rect.contains(.null) && !MKMapRect.null.contains(MKMapRect.null))
        for (x, y, width, height) in [(9.0, 20.0, 5.0, 5.0), (10, 19, 5, 5), (10, 20, 31, 5), (10, 20, 5, 41)] {
            #expect(!rect.contains(MKMapRect(x: x, y: y, width: width, height: height)), "\(x) \(y)")
        }
    }

    /// On the equator a point of the map is 40,075,017 m ÷ 2^28 long: a degree of either direction is 2^28 ÷ 360 points to five digits.
    @Test("Points, regions and meters") func regions() {
        let degree = 268_435_456.0 / 360
        let middle = MKMapPoint(x: 134_217_728, y: 134_217_728)
        let east = MKMapPoint(x: middle.x + degree, y: middle.y)
        // The mean radius of the earth, 6,371,008.8 m, times π ÷ 180.
        #expect(abs(middle.distance(to: east) - 111_195.08) < 0.1 && middle.distance(to: middle) == 0)
        let region = MKCoordinateRegion(MKMapRect(x: middle.x, y: middle.y, width: degree * 2, height: degree / 100))
        #expect(abs(region.center.longitude - 1) < 1e-9 && abs(region.center.latitude + 0.005) < 1e-6)
        #expect(abs(region.span.longitudeDelta - 2) < 1e-9 && abs(region.span.latitudeDelta - 0.01) < 1e-6)
        let same = MKCoordinateRegionForMapRect(MKMapRect(x: middle.x, y: middle.y, width: degree, height: degree))
        #expect(abs(same.center.longitude - 0.5) < 1e-9)
        let span = MKCoordinateSpanMake(3, 4)
        #expect([span.latitudeDelta, span.longitudeDelta] == [3, 4])
        let none = MKCoordinateRegion()
        #expect(
            [none.center.latitude, none.center.longitude, none.span.latitudeDelta, none.span.longitudeDelta] == [
                0, 0, 0, 0,
            ])
        // 6,378,137 m · π ÷ 180 is a degree of the equator of WGS 84: 111,319.49 m.
        let meters = MKCoordinateRegion(
            center: none.center, latitudinalMeters: 111_319.49, longitudinalMeters: 222_638.98)
        #expect(abs(meters.span.latitudeDelta - 1) < 1e-6 && abs(meters.span.longitudeDelta - 2) < 1e-6)
        let all = MKCoordinateRegion(center: none.center, latitudinalMeters: 1e9, longitudinalMeters: 1e9)
        #expect(all.span.latitudeDelta == 180 && all.span.longitudeDelta == 360)
        let pole = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 90, longitude: 0), latitudinalMeters: 1, longitudinalMeters: 1)
        #expect(pole.span.longitudeDelta == 1 / 111_319.490_793_273_57 / 1e-6)
        let place = MKMapPointForCoordinate(CLLocationCoordinate2D(latitude: 0, longitude: -180))
        #expect(place.x == 0 && abs(place.y - middle.y) < 1e-6)
    }

    @Test("A region's rectangle") func rectOfRegion() {
        let degree = 268_435_456.0 / 360
        func rect(_ latitude: Double, _ longitude: Double, _ tall: Double, _ wide: Double) -> MKMapRect {
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
                span: MKCoordinateSpan(latitudeDelta: tall, longitudeDelta: wide)
            ).rect
        }
        let small = rect(0, 10, 0.01, 4)
        #expect(abs(small.minX - (134_217_728 + 8 * degree)) < 0.01 && abs(small.width - 4 * degree) < 0.01)
        #expect(abs(small.midY - 134_217_728) < 0.01 && abs(small.height - degree / 100) < 0.01)
        let whole = rect(0, 0, 400, 360)
        #expect(numbers(whole).map { $0.rounded() } == [0, 0, 268_435_456, 268_435_456])
        let camera = MapCamera(centerCoordinate: CLLocationCoordinate2D(), distance: 111_319.49)
        #expect(abs(camera.rect.width - degree) < 0.1 && abs(camera.rect.height - degree) < 10)
    }

    @Test("Cameras are equal in all that they have") func cameras() {
        let place = CLLocationCoordinate2D(latitude: 1, longitude: 2)
        let camera = MapCamera(centerCoordinate: place, distance: 3)
        #expect(camera == MapCamera(centerCoordinate: place, distance: 3, heading: 0, pitch: 0))
        let changes: [(inout MapCamera) -> Void] = [
            { $0.centerCoordinate.latitude = 9 }, { $0.centerCoordinate.longitude = 9 }, { $0.distance = 9 },
            { $0.heading = 9 }, { $0.pitch = 9 },
        ]
        for (index, change) in changes.enumerated() {
            var other = camera
            change(&other)
            #expect(other != camera, "\(index)")
        }
    }

    /// Documentation of `MapCameraPosition`: what each kind has, and nothing else.
    @Test("Positions say what they are") func positions() {
        let place = CLLocationCoordinate2D(latitude: 1, longitude: 2)
        let item = MKMapItem(placemark: MKPlacemark(coordinate: place))
        let region = MKCoordinateRegion(center: place, span: MKCoordinateSpan(latitudeDelta: 3, longitudeDelta: 4))
        let camera = MapCamera(centerCoordinate: place, distance: 5)
        let all: [MapCameraPosition] = [
            .automatic, .region(region), .rect(rect), .camera(camera), .item(item),
            .item(item, allowsAutomaticPitch: false),
            .userLocation(fallback: .automatic), .userLocation(followsHeading: true, fallback: .camera(camera)),
        ]
        let told = all.map { one -> String in
            let has = [
                one.region != nil, one.rect != nil, one.camera != nil, one.item != nil, one.allowsAutomaticPitch,
            ]
            let follows = [one.followsUserLocation, one.followsUserHeading, one.positionedByUser]
            return (has + follows + [one.fallbackPosition != nil]).map { $0 ? "x" : "-" }.joined()
        }
        #expect(
            told == [
                "---------", "x--------", "-x-------", "--x------", "---xx----", "---x-----", "-----x--x", "--x--xx-x",
            ])
        #expect(all[7].fallbackPosition == .camera(camera) && all[6].fallbackPosition == .automatic)
        for (index, one) in all.enumerated() {
            for (other, two) in all.enumerated() {
                // The two of one item are one place.
                let isSame = index == other || [index, other].sorted() == [4, 5]
                #expect((one == two) == isSame, "\(index) \(other)")
            }
        }
        #expect(MapCameraPosition.rect(rect) != .rect(rect.offsetBy(dx: 0, dy: 1)))
        #expect(MapCameraUpdateFrequency.continuous != .onEnd)
        #expect(MapPolyline.ContourStyle.straight != .geodesic)
    }

    @Test("A frame shows what is wanted, in the view's shape") func frames() {
        let size = CGSize(width: 200, height: 100)
        // 20,000 points by 5,000 (8,000 are the least): 100 a point of the view, so that the height is 10,000.
        let frame = MapFrame(MKMapRect(x: 1000, y: 2000, width: 20_000, height: 5000), in: size)
        #expect(numbers(frame.shown) == [1000, -500, 20_000, 10_000])
        let place = MKMapPoint(x: 6000, y: 2500).coordinate
        let point = frame.point(place)
        #expect(abs(point.x - 50) < 1e-6 && abs(point.y - 30) < 1e-6)
        let back = frame.coordinate(at: CGPoint(x: 50, y: 30))
        #expect(abs(back.latitude - place.latitude) < 1e-9 && abs(back.longitude - place.longitude) < 1e-9)
        // 20,000 points in height: 200 a point.
        let tall = MapFrame(MKMapRect(x: 0, y: 0, width: 100, height: 20_000), in: size)
        #expect(numbers(tall.shown) == [50 - 20_000, 0, 40_000, 20_000])
        #expect(numbers(MapFrame(.null, in: CGSize(width: 10, height: 10)).shown) == numbers(.world))
        let none = MapFrame(MKMapRect(x: 0, y: 0, width: 8000, height: 8000), in: .zero)
        #expect(numbers(none.shown) == [0, 0, 8000, 8000])
        // A single point of the view is enough to be counted as one: 20,000 of the map in it, and so in each of the other way.
        let narrow = MapFrame(
            MKMapRect(x: 0, y: 0, width: 20_000, height: 8000), in: CGSize(width: 1, height: 4))
        #expect(numbers(narrow.shown) == [0, 4000 - 40_000, 20_000, 80_000])
        let flat = MapFrame(MKMapRect(x: 0, y: 0, width: 8000, height: 20_000), in: CGSize(width: 4, height: 1))
        #expect(numbers(flat.shown) == [4000 - 40_000, 0, 80_000, 20_000])
        let corner = none.coordinate(at: .zero)
        #expect(abs(corner.longitude + 180) < 1e-9)
        // 100 map points a point of the view; 1113.1949 m of the equator are a hundredth of a degree: 7456.54 of them.
        let equator = MapFrame(MKMapRect(x: 134_217_728, y: 134_217_728, width: 20_000, height: 10_000), in: size)
        #expect(abs(equator.length(1113.1949, at: CLLocationCoordinate2D()) - 74.5654) < 0.001)
        #expect(abs(equator.region.span.longitudeDelta - 20_000 / 268_435_456 * 360) < 1e-9)
    }
}
