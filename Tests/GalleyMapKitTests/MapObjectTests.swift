import Galley
import GalleyCoreLocation
import GalleyTold
import GalleyUIKitClasses
import Testing

@testable import GalleyMapKit

/// What MapKit's objects keep and answer, as Apple's documentation of each says, and where a map draws them.
@MainActor @Suite("What MapKit's objects keep") struct MapObjectTests {
    private func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    private func numbers(_ place: CLLocationCoordinate2D) -> [Double] { [place.latitude, place.longitude] }

    private let degree = 268_435_456.0 / 360

    @Test("Places on a map and overlays come and go") func lists() {
        let map = MKMapView()
        let pins = (0..<4).map { MKPointAnnotation(coordinate: place(Double($0), 1), title: "\($0)", subtitle: "s") }
        map.addAnnotation(pins[0])
        map.addAnnotations([pins[1], pins[2]])
        map.showAnnotations([pins[2], pins[3]], animated: false)
        #expect(map.annotations.map { $0.title ?? "" } == ["0", "1", "2", "3"] && pins[3].subtitle == "s")
        map.removeAnnotations([pins[0], pins[2]])
        map.removeAnnotation(pins[3])
        #expect(map.annotations.map { $0.title ?? "" } == ["1"])
        map.selectAnnotation(pins[1], animated: false)
        #expect(map.selectedAnnotations.count == 1 && map.selectedAnnotations[0] === pins[1])
        map.deselectAnnotation(pins[0], animated: false)
        #expect(map.selectedAnnotations.count == 1)
        map.deselectAnnotation(pins[1], animated: false)
        #expect(map.selectedAnnotations.isEmpty)
        let circles = (1...3).map { MKCircle(center: place(0, 0), radius: Double($0)) }
        map.addOverlay(circles[0])
        map.addOverlays([circles[1]])
        map.addOverlay(circles[2], level: .aboveLabels)
        #expect(map.overlays.map { ($0 as? MKCircle)?.radius } == [1, 2, 3])
        map.removeOverlay(circles[1])
        #expect(map.overlays.map { ($0 as? MKCircle)?.radius } == [1, 3])
        map.removeOverlays([circles[0], circles[2]])
        #expect(map.overlays.isEmpty && map.dequeueReusableAnnotationView(withIdentifier: "a") == nil)
        let view = map.dequeueReusableAnnotationView(withIdentifier: "a", for: pins[0])
        #expect(view.reuseIdentifier == "a" && view.annotation === pins[0] && map.view(for: pins[0]) == nil)
    }

    @Test("A map view shows the part that is set, and converts its points") func parts() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let rect = MKMapRect(x: 134_217_728, y: 134_217_728 - degree, width: degree * 2, height: degree)
        for set in [
            { map.visibleMapRect = rect }, { map.setVisibleMapRect(rect, animated: false) },
            { map.setVisibleMapRect(rect, edgePadding: .zero, animated: true) },
        ] {
            map.setRegion(MKCoordinateRegion(), animated: false)
            set()
            #expect(abs(map.centerCoordinate.longitude - 1) < 1e-9 && abs(map.centerCoordinate.latitude - 0.5) < 0.001)
            #expect(abs(map.region.span.longitudeDelta - 2) < 1e-9 && abs(map.region.span.latitudeDelta - 1) < 0.001)
        }
        #expect(abs(map.visibleMapRect.width - 2 * degree) < 1)
        // Two degrees of longitude on 200 points: 100 a degree.
        let point = map.convert(place(0.5, 1.25), toPointTo: nil)
        #expect(abs(point.x - 125) < 0.001 && abs(point.y - 50) < 0.1)
        let back = map.convert(CGPoint(x: 125, y: 50), toCoordinateFrom: nil)
        #expect(abs(back.longitude - 1.25) < 1e-6 && abs(back.latitude - 0.5) < 0.001)
        let child = UIView(frame: CGRect(x: 25, y: 10, width: 10, height: 10))
        map.addSubview(child)
        let inChild = map.convert(place(0.5, 1.25), toPointTo: child)
        #expect(abs(inChild.x - 100) < 0.001 && abs(inChild.y - 40) < 0.1)
        let fromChild = map.convert(CGPoint(x: 100, y: 40), toCoordinateFrom: child)
        #expect(abs(fromChild.longitude - 1.25) < 1e-6)
        map.setCenter(place(3, 4), animated: true)
        #expect(numbers(map.region.center) == [3, 4] && abs(map.region.span.longitudeDelta - 2) < 1e-9)
        map.setUserTrackingMode(.follow, animated: true)
        #expect(map.userTrackingMode == .follow && numbers(map.regionThatFits(map.region).center) == [3, 4])
        #expect(MKMapView().frame == .zero && MKMapView().region.span.latitudeDelta > 0)
    }

    @Test("Lines, areas and circles lie within a rectangle") func shapes() {
        let places = [place(0, 1), place(0, 3), place(2, 2)]
        let (line, area) = (
            MKPolyline(coordinates: places, count: 3), MKPolygon(coordinates: places, count: 2)
        )
        #expect(line.pointCount == 3 && area.pointCount == 2)
        let rect = line.boundingMapRect
        #expect(abs(rect.minX - (134_217_728 + degree)) < 0.01 && abs(rect.width - 2 * degree) < 0.01)
        #expect(abs(rect.maxY - 134_217_728) < 0.01 && abs(rect.minY - MKMapPoint(places[2]).y) < 0.01)
        #expect(abs(line.coordinate.longitude - 2) < 1e-9 && abs(line.coordinate.latitude - 1) < 0.001)
        var copied = [place(9, 9), place(9, 9), place(9, 9)]
        line.getCoordinates(&copied, range: NSRange(location: 1, length: 2))
        #expect(copied.map(numbers) == [[0, 3], [2, 2], [9, 9]])
        // What is beyond the end is left as it was.
        line.getCoordinates(&copied, range: NSRange(location: 2, length: 3))
        #expect(copied.map(numbers) == [[2, 2], [2, 2], [9, 9]])
        let circle = MKCircle(center: place(0, 1), radius: 111_319.49)
        // A degree to each side.
        #expect(abs(circle.boundingMapRect.width - 2 * degree) < 1 && numbers(circle.coordinate) == [0, 1])
        #expect(abs(circle.boundingMapRect.midX - (134_217_728 + degree)) < 1)
        let none = MKPolyline(coordinates: [], count: 0)
        #expect(none.pointCount == 0 && numbers(none.coordinate) == [0, 0] && none.boundingMapRect.isNull)
        #expect(MKRoute().polyline.pointCount == 0 && MKRoute.Step().polyline.pointCount == 0)
        #expect(numbers(MKShape().coordinate) == [0, 0] && numbers(MKUserLocation().coordinate) == [0, 0])
        #expect(
            MKPolylineRenderer(polyline: line).overlay === line && MKCircleRenderer(circle: circle).overlay === circle)
        let drawn = MKPolygonRenderer(polygon: area)
        #expect(drawn.overlay === area && drawn.alpha == 1 && drawn.lineWidth == 0 && drawn.lineDashPattern == nil)
    }

    @Test("Routes, places and tiles") func answers() async throws {
        let route = MKRoute()
        #expect(route.distance == 0 && route.expectedTravelTime == 0 && route.transportType == .automobile)
        #expect(route.name.isEmpty && route.steps.isEmpty && route.advisoryNotices.isEmpty)
        #expect(MKRoute.Step().distance == 0 && MKRoute.Step().instructions.isEmpty && MKRoute.Step().notice == nil)
        #expect(MKDirections.ETAResponse().distance == 0 && MKDirections.ETAResponse().expectedTravelTime == 0)
        var heard: [String] = []
        MKDirections(request: .init()).calculate {
            heard.append("\($0 == nil) \(($1 as? MKError)?.code == .directionsNotFound)")
        }
        MKLocalSearch(request: .init()).start {
            heard.append("\($0 == nil) \(($1 as? MKError)?.code == .placemarkNotFound)")
        }
        #expect(heard == ["true true", "true true"] && !MKLocalSearch(request: .init()).isSearching)
        await #expect(throws: MKError(.directionsNotFound)) { try await MKDirections(request: .init()).calculateETA() }
        #expect(!MKLocalSearchCompleter().isSearching && !MKDirections.Request().requestsAlternateRoutes)
        #expect(MKDirectionsTransportType.any.rawValue == 0x0FFF_FFFF)
        #expect(
            MKLocalSearch.ResultType.address.rawValue == 1 && MKLocalSearchCompleter.ResultType.address.rawValue == 1)
        let item = MKMapItem(location: CLLocation(latitude: 5, longitude: 6), address: nil)
        #expect(numbers(item.placemark.coordinate) == [5, 6] && !item.isCurrentLocation && !item.openInMaps())
        #expect(numbers(MKMapItem.forCurrentLocation().place) == [0, 0])
        #expect(MKAddress(fullAddress: "", shortAddress: nil) == nil)
        let address = try #require(MKAddress(fullAddress: "full", shortAddress: "short"))
        #expect(address.fullAddress == "full" && address.shortAddress == "short")
        let tiles = MKTileOverlay(urlTemplate: "https://example.org/{scale}/{z}/{x}/{y}")
        let path = MKTileOverlayPath(x: 1, y: 2, z: 3, contentScaleFactor: 2)
        #expect(tiles.url(forTilePath: path).absoluteString == "https://example.org/2/3/1/2")
        #expect(tiles.url(forTilePath: MKTileOverlayPath()).absoluteString == "https://example.org/1/0/0/0")
        #expect(numbers(tiles.coordinate) == [0, 0] && MKTileOverlay().urlTemplate == nil)
        let region = CLCircularRegion(center: place(0, 0), radius: 111_195.1, identifier: "a")
        // A degree is 111,195.08 m of the mean radius.
        #expect(region.contains(place(1, 0)) && region.contains(place(0, -1)) && !region.contains(place(1.001, 0)))
        #expect(region.notifyOnEntry && region.notifyOnExit && region.identifier == "a")
        let annotation = MKAnnotationView(annotation: nil, reuseIdentifier: nil)
        #expect(annotation.isEnabled && !annotation.isSelected && !annotation.isDraggable && !annotation.canShowCallout)
        #expect(!MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil).animatesWhenAdded)
    }

    /// What content puts on a map, and the rectangle around it, from which an automatic position is worked out.
    @Test("Content adds places, forms and looks") func drawing() {
        var drawing = _MapDrawing()
        let content = MapContentBuilder.buildBlock(
            Marker("A", coordinate: place(0, 1)),
            Annotation("B", coordinate: place(0, 3), anchor: .bottom) { Color.red },
            MapPolyline(points: [MKMapPoint(place(2, 2)), MKMapPoint(place(0, 2))]).stroke(.red, lineWidth: 7),
            MapPolygon(coordinates: [place(0, 0), place(1, 1)]).foregroundStyle(.blue).stroke(lineWidth: 5),
            MapCircle(center: place(0, 5), radius: 111_319.49), UserAnnotation(), EmptyMapContent())
        content._add(to: &drawing)
        #expect(drawing.pins.map { numbers($0.coordinate) } == [[0, 1], [0, 3]])
        #expect(drawing.pins.map(\.anchor) == [.center, .bottom] && drawing.overlays.count == 3)
        #expect(drawing.overlays.map(\.look.strokeStyle.lineWidth) == [7, 5, 1])
        #expect(drawing.overlays.map { $0.look.stroke != nil } == [true, false, false])
        #expect(drawing.overlays.map { $0.look.fill != nil } == [false, true, false])
        #expect(drawing.look.strokeStyle.lineWidth == 1 && drawing.look.showsTitles && drawing.look.tint == nil)
        // From the area's corner at 0° to the circle's eastern end at 6°, and from the line's end at 2° to the circle's southern end.
        #expect(abs(drawing.rect.minX - 134_217_728) < 0.01 && abs(drawing.rect.width - 6 * degree) < 1)
        #expect(abs(drawing.rect.minY - MKMapPoint(place(2, 2)).y) < 0.01)
        #expect(abs(drawing.rect.maxY - MKMapPoint(place(-1, 5)).y) < 10)
        // What is nearer to the content counts.
        var inner = _MapDrawing()
        MapCircle(center: place(0, 0), radius: 1).stroke(.red, style: StrokeStyle(lineWidth: 2)).strokeStyle(
            style: StrokeStyle(lineWidth: 9)
        ).tint(.green).annotationTitles(.hidden)._add(to: &inner)
        #expect(inner.overlays[0].look.strokeStyle.lineWidth == 2 && inner.overlays[0].look.tint == .green)
        #expect(!inner.overlays[0].look.showsTitles && inner.look.showsTitles && inner.look.tint == nil)
        MapCircle(center: place(0, 0), radius: 1).tint(
            .linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
        )
        ._add(to: &inner)
        #expect(inner.overlays[1].look.tint == nil)
        let position = MapCameraPosition.automatic
        let around = position.rect(around: MKMapRect(x: 80, y: 160, width: 80, height: 160))
        // A tenth of what is shown at each side: an eighth of what is in it.
        #expect([around.minX, around.minY, around.width, around.height] == [70, 140, 100, 200])
        #expect(position.rect(around: .null).width == 268_435_456)
        let item = MapCameraPosition.item(MKMapItem(placemark: MKPlacemark(coordinate: place(0, 0)))).rect(
            around: .null)
        #expect(abs(item.width - 1000 / 111_319.49 * degree) < 0.01)
    }
}
